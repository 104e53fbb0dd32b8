"""Every screen: readable by all, nothing sideways, small enough."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.browser import ROOT, Person
from tests.e2e.evenings import EVENINGS, Evening, last_question

pytestmark = pytest.mark.needs("chromium", "npm")
PAGE = ROOT / "seance/server/page"
PLACES = {  # and what is there when it is there
    "/": "[data-loaded=true]",
    **{f"/new/{each.game}": "form" for each in EVENINGS},
    "/decks": "[data-owner]",
    "/rules": ".games a",
    "/rules/parlour": "article",
    "/rules/parlour/PAR-TURN-01": "article",
    "/settings": ".form",
    "/about": "h1",
    "/nowhere": "h1",
}
READERS = [(1440, "zh-CN"), (390, "en-US")]
READ = pytest.mark.parametrize(("width", "language"), READERS)
NODES = 900  # that a board may have, so that a phone can draw it


@pytest.mark.parametrize(("width", "language"), [*READERS, (1440, "en-US"), (390, "zh-TW")])
def test_no_screen_of_the_lobby_shuts_anybody_out(person: Callable[..., Person], width: int, language: str) -> None:
    ada, ben = [person(width=width, language=language) for _ in range(2)]
    wrong = {}
    for place, there in PLACES.items():
        ada.go(place)
        ada.page.wait_for_selector(there)
        wrong[place] = ada.wrong()
    link = ada.open_table("parlour")
    wrong["waiting room"] = ada.wrong()
    ben.page.goto(link)
    ben.page.wait_for_selector("form")
    wrong["invitation"] = ben.wrong()
    ada.go()
    ada.page.wait_for_selector("[data-loaded=true]")
    wrong["home with a table"] = ada.wrong()
    assert {place: found for place, found in wrong.items() if found} == {}


@READ
def test_no_screen_of_a_table_shuts_anybody_out(
    person: Callable[..., Person], evening: Evening, width: int, language: str, tmp_path: Path
) -> None:
    ada = person(width=width, language=language)
    wrong = {}
    ada.play_now(evening.game)
    ada.play_until(evening.action, *evening.quiet)
    wrong["table"] = ada.wrong()
    for opener in [*ada.page.locator(".tools button:not([data-undo-button], [data-hint-button])").all(),
                   ada.page.locator(".brand"), ada.page.locator("[data-why-not]")]:  # fmt: skip
        if opener.is_visible():
            wrong |= in_dialog(ada, opener.get_attribute("aria-label") or opener.inner_text(), opener.click)
    card = ada.page.locator(".hand .card").first
    wrong |= in_dialog(ada, "card", lambda: card.click(button="right"))
    for tab in ada.page.locator("nav.panes button, .tabs [role=tab]").all():
        if tab.is_visible():
            tab.click()
            wrong[tab.inner_text()] = ada.wrong(".rail, .sheet-box, nav.panes")
    file = tmp_path / "nearly.json"
    file.write_bytes(last_question(evening))
    ada.open_file(file)
    ada.until_asked()
    ada.answer(*evening.quiet)
    wrong["end"] = ada.wrong()
    over = ada.page.url
    ada.page.goto(f"{over}/report")
    ada.page.wait_for_selector("polyline", state="attached")
    wrong["report"] = ada.wrong()
    ada.page.goto(f"{over}/replay")
    ada.page.wait_for_selector("[data-at]")
    wrong["replay"] = ada.wrong()
    assert {place: found for place, found in wrong.items() if found} == {}


def in_dialog(ada: Person, name: str, opens: Callable[[], None]) -> dict[str, list[str]]:
    """What is wrong with a dialog; whatever opens none has nothing wrong."""
    opens()
    if ada.page.locator("dialog[open]").count() == 0:
        opens()
        return {}
    wrong = ada.wrong("dialog[open]")
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector("dialog[open]", state="detached")
    return {name: wrong}


def test_the_first_impression_is_dark_unless_the_machine_asks_for_contrast(person: Callable[..., Person]) -> None:
    ada, ben = person(), person()
    ada.page.emulate_media(color_scheme="light")
    ada.go()
    ada.page.wait_for_selector("html[data-theme=dark]")
    ben.page.emulate_media(contrast="more")
    ben.go()
    ben.page.wait_for_selector("html[data-theme=contrast]")


def test_the_page_wears_the_colours_that_the_machine_asks_for_where_that_is_chosen(
    person: Callable[..., Person],
) -> None:
    ada = person()
    ada.go("/settings")
    ada.page.select_option("[data-setting=theme]", "system")
    ada.page.wait_for_selector("html[data-theme=dark]")
    ada.page.emulate_media(color_scheme="light")
    ada.page.wait_for_selector("html[data-theme=light]")
    ada.page.emulate_media(contrast="more")
    ada.page.wait_for_selector("html[data-theme=contrast]")


def test_a_board_is_light_enough_for_a_phone(person: Callable[..., Person], evening: Evening) -> None:
    ada = person(width=390)
    ada.play_now(evening.game)
    ada.play_until(evening.action, *evening.quiet)
    assert ada.page.evaluate("document.querySelectorAll('[data-board] *').length") <= NODES


def test_the_first_load_is_small() -> None:
    """Script and style of the frame, without what belongs to one game, as they go over the wire."""
    frame = (PAGE / "index.html").read_text("utf-8")
    scripts = [file for file in (PAGE / "assets").glob("*.js") if file.name in frame]
    assert scripts
    assert sum(len(gzip.compress(file.read_bytes())) for file in scripts) <= 300_000
    styles: dict[str, int] = {}  # of all boards only the largest: nobody looks at two at once
    for file in (PAGE / "assets").glob("*.css"):
        part = file.name.partition("-")[0].removeprefix("Plain")
        styles[part] = max(styles.get(part, 0), len(gzip.compress(file.read_bytes())))
    builder = styles.pop("DeckBuilder") + styles["Sheet"]  # nobody builds decks at a table,
    away = ("Ending", "Join", "NewTable", "Learn", "LearnGame", "Puzzles", "Report", "Rules", "Situation", "Sheet")
    # nor opens tables, learns, builds positions, looks back
    pages = max([styles.pop(part) for part in (*away, "Verdict")])
    assert max(sum(styles.values()), styles["index"] + max(builder, pages)) <= 25_000
    assert all(outside not in frame for outside in ("http://", "https://"))


def test_a_board_and_its_icons_are_small() -> None:
    """What a game brings before its board is drawn; the icons of its cards come after that, and as many again."""
    weight = {file.name: len(gzip.compress(file.read_bytes())) for file in (PAGE / "assets").glob("*.js")}
    largest = {
        part: max(size for name, size in weight.items() if name.startswith(f"{part}-"))
        for part in ("Board", "face", "icons", "cardIcons")
    }
    assert largest["icons"] <= 40_000
    assert largest["cardIcons"] <= 40_000
    assert largest["Board"] + largest["face"] + largest["icons"] <= 120_000
