"""Every screen: readable by all, nothing sideways, small enough."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest

from tests.e2e.browser import ROOT, Person

pytestmark = pytest.mark.needs("chromium", "npm")
PAGE = ROOT / "seance/server/page"
PLACES = [
    "/",
    "/new/nemesis",
    "/new/parlour",
    "/rules",
    "/rules/parlour",
    "/rules/parlour/PAR-TURN-01",
    "/settings",
    "/about",
    "/nowhere",
]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("width", "language"), [(1440, "en-US"), (360, "zh-TW")])
def test_no_screen_shuts_anybody_out(person: Callable[..., Person], theme: str, width: int, language: str) -> None:
    ada = person(width=width, language=language, theme=theme)
    wrong = {}
    for place in PLACES:
        ada.go(place)
        ada.page.wait_for_selector("h1")
        ada.page.wait_for_load_state("networkidle")
        wrong[place] = [*ada.violations(), *(["scrolls sideways"] if ada.scrolls_sideways() else [])]
    for game in ("parlour", "nemesis"):
        ada.play_now(game)
        wrong[game] = [*ada.violations(), *(["scrolls sideways"] if ada.scrolls_sideways() else [])]
    assert {place: found for place, found in wrong.items() if found} == {}


def test_the_first_load_is_small() -> None:
    """Script and style of the frame, without what belongs to one game, as they go over the wire."""
    frame = (PAGE / "index.html").read_text("utf-8")
    scripts = [file for file in (PAGE / "assets").glob("*.js") if file.name in frame]
    assert scripts
    assert sum(len(gzip.compress(file.read_bytes())) for file in scripts) <= 300_000
    assert sum(len(gzip.compress(file.read_bytes())) for file in (PAGE / "assets").glob("*.css")) <= 25_000
    assert all(outside not in frame for outside in ("http://", "https://"))
