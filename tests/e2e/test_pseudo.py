"""Words that are longer by two fifths, or that have no spaces, are neither cut off nor push anything off the screen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route

from tests.e2e.browser import Person

pytestmark = pytest.mark.needs("chromium", "npm")
PLACES = ["/", "/new/nemesis", "/rules/parlour", "/settings", "/about"]
WORD = 11
MESSAGE = re.compile(r"^([a-z][\w-]* =)(?: )([^{}\n]+)$", re.MULTILINE)

# whatever holds a text of its own and hides what does not fit, without saying so by three dots
CUT_OFF = """() => [...document.querySelectorAll("body *")].filter(each => {
    const own = [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    if (!own || each.closest(".sr, svg, option, dialog:not([open])") || each.clientWidth === 0) return false;
    const style = getComputedStyle(each);
    if (style.visibility === "hidden" || style.textOverflow === "ellipsis") return false;
    if (style.webkitLineClamp !== "none") return false;
    const hides = style.overflowX !== "visible" && style.overflowX !== "auto" && style.overflowX !== "scroll";
    return (hides && each.scrollWidth > each.clientWidth + 1) || each.getBoundingClientRect().right > innerWidth + 1
        && !each.closest("[data-board], .strip, .hand, .rail, .scroll, .tname");
}).map(each => each.tagName + " " + each.className + ": " + each.textContent.trim().slice(0, 60))
    .concat(document.documentElement.scrollWidth > innerWidth + 1 ? ["the page scrolls sideways"] : [])"""


def longer(text: str) -> str:
    """Every plain message longer by two fifths, in words as long as German ones; what has parts stays as it is."""
    return MESSAGE.sub(lambda found: f"{found[1]} {found[2]} {more(len(found[2]) * 2 // 5)}", text)


def more(length: int) -> str:
    words = ["ô" * WORD] * (length // WORD) + ["ô" * max(length % WORD, 1)]
    return " ".join(words)


def lengthen(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=longer(answer.text()))


def test_messages_grow_by_two_fifths() -> None:
    assert longer("page-undo = Undo\npage-n = { $n } cards\n") == "page-undo = Undo ô\npage-n = { $n } cards\n"


@pytest.mark.parametrize(("width", "language"), [(1440, "en-US"), (360, "en-US"), (360, "zh-CN")])
def test_long_words_find_room(person: Callable[..., Person], width: int, language: str) -> None:
    ada = person(width=width, language=language)
    if language == "en-US":
        ada.page.route("**/api/texts/en/*", lengthen)
    wrong = {}
    for place in PLACES:
        ada.go(place)
        ada.page.wait_for_selector("h1")
        ada.page.wait_for_load_state("networkidle")
        wrong[place] = ada.page.evaluate(CUT_OFF)
    for game in ("parlour", "nemesis"):
        ada.play_now(game)
        wrong[game] = ada.page.evaluate(CUT_OFF)
    assert {place: found for place, found in wrong.items() if found} == {}
