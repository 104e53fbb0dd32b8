"""The book opens by itself: every page of a campaign of Arkham Horror is shown, waits, and takes its own choice."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import seance
from seance.engine import Ask
from tests.e2e.browser import GOES_ON, WAITS_OR_MOVED_ON, Person
from tests.e2e.evenings import liked

pytestmark = pytest.mark.needs("chromium", "npm")
PROLOGUE, TURNED = ("scenario", "first-agenda", "first-act"), ("act-advances", "act", "agenda-advances", "agenda")
PAGES = (*PROLOGUE, *TURNED, "scenario-ends", "campaign-ends")
MOST = 40  # answers until it comes
VERBS = ("advance", "investigate", "end-turn", "pass", "done", "keep", "go-on", "all-discard", "no")


def chosen(ask: Ask[object]) -> list[str]:
    """What leads on: clues, the next act, the end of the turn."""
    if ask.group is None:
        return [liked([option.key for option in ask.options], VERBS)]
    return [option.key for option in ask.group.options[: ask.group.least]]


@cache
def chapters() -> dict[str, bytes]:
    """Of a campaign that somebody plays alone, the table before each kind of page."""
    game, heard = seance.new("arkham", 1, 7, people=1), 0
    found: dict[str, bytes] = {}
    while game.ask is not None and len(found) < len(PAGES):
        before, keys = game.fork(keep=True), chosen(game.ask)
        game.answer(keys if game.ask.group is not None else keys[0], 0)
        news = game.events(heard, 0)
        heard += len(news)
        for event in [told.event for told in news if told.event in PAGES]:
            found.setdefault(event, before.export())
    return found


def pages(one: Person, before: str) -> list[str]:
    """Reads on from an answer, and says which pages were open."""
    seen: list[str] = []
    while True:
        one.page.wait_for_function(WAITS_OR_MOVED_ON, arg=before)
        book = one.page.locator("[data-page]")
        if book.count():
            assert one.page.inner_text("[data-page] .prose").strip()
            seen.append(str(book.first.get_attribute("data-page")))
            if one.page.locator("[data-page-option]").count():
                one.page.locator("[data-page-option]").first.click()
        if one.page.locator(GOES_ON).count() == 0:
            return seen
        one.read()


def test_somebody_alone_comes_to_every_page() -> None:
    assert set(chapters()) == set(PAGES)


@pytest.mark.parametrize("event", PAGES)
def test_the_page_opens_waits_and_takes_its_choice(person: Callable[..., Person], tmp_path: Path, event: str) -> None:
    ada = person(pace="wait")
    file = tmp_path / "chapter.json"
    file.write_bytes(chapters()[event])
    ada.open_file(file)
    ada.until_asked()
    seen: list[str] = []
    for _ in range(MOST):  # what comes out of the bag is another token now
        if event in seen:
            break
        before, asked = ada.ask, ada.asked()
        if ada.is_group:
            for key in ada.some()[: asked.get("min", 1)]:
                ada.click_option(key)
            ada.page.click(".ask [data-done]")
        else:
            ada.click_option(liked([option["key"] for option in asked["options"]], VERBS))
        seen += pages(ada, before)
    assert event in seen
    assert ada.wrong() == []
