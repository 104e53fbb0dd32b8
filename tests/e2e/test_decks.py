"""Decks and the campaign book: a deck is built, mended, kept and played; what was told can be read again."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import seance
from seance.bots import RANDOM
from seance.engine import Game, State
from seance.server.bots import whole
from tests.e2e.browser import Person
from tests.e2e.test_screens import READ

pytestmark = pytest.mark.needs("chromium", "npm")
SECOND = "the-midnight-masks"
SHORT = 100  # answers
LIST = "Wendy Adams\n2x Lucky!\n1x Switchblade\n1x Machete\n1x Knive"


def on_the_bench(ada: Person, investigator: str) -> None:
    """A new deck that begins as the starter deck."""
    ada.go("/decks")
    ada.page.click(f'[data-owner="{investigator}"] [data-begin=starter]')
    ada.page.wait_for_selector("[data-legal=true]", state="attached")


def faults(ada: Person) -> list[str]:
    found: list[str] = ada.page.eval_on_selector_all("[data-fault]", "all => all.map((each) => each.dataset.fault)")
    return found


@cache
def second_scenario() -> Game[State]:
    """A campaign whose first scenario was soon over, when the first seat acts."""
    for seed in range(100):
        game = seance.new("arkham", 2, seed, people=1)
        while game.result is None and len(game.journal) < SHORT:
            ask = game.asks[0]
            if game.rules.chapter(game.state) == SECOND and (ask.seat, ask.prompt) == (0, "your-action"):
                return game
            keys = whole(game, ask.seat, RANDOM)
            game.answer(keys if ask.group is not None else keys[0], seat=ask.seat)
    raise AssertionError("no campaign comes to its second scenario")


def opened(ada: Person, game: Game[State], file: Path) -> None:
    file.write_bytes(game.export())
    ada.open_file(file)
    ada.until_asked()


def test_an_illegal_deck_says_why_and_a_mended_one_is_played_in_two_clicks(person: Callable[..., Person]) -> None:
    ada = person()
    on_the_bench(ada, "roland-banks")
    ada.page.fill("[data-deck-name]", "The long night")
    ada.page.click('[data-row="knife"] [data-take]')
    ada.page.wait_for_selector("[data-fault=deck-size]")
    wrong = ada.page.locator("[data-fault=deck-size]")
    assert (wrong.locator("a").inner_text(), "29" in wrong.inner_text()) == ("AHC-DBK-02", True)
    assert wrong.locator("a").get_attribute("href") == "/rules/arkham/AHC-DBK-02"
    assert ada.page.get_attribute("[data-duty=size]", "data-held") == "false"
    assert ada.page.locator("[data-play-deck]").count() == 0
    ada.page.uncheck("[data-fitting]")
    ada.page.fill("[data-search]", "switchblade")
    refused = ada.page.locator('[data-card="switchblade"]')
    assert (refused.locator(".cite").inner_text(), refused.locator("[data-add]").count()) == ("AHC-CLS-03", 0)
    ada.page.fill("[data-search]", "knife")
    ada.page.click('[data-card="knife"] [data-add]')
    ada.page.wait_for_selector("[data-legal=true]")
    ada.page.click('[data-card="knife"] [data-add]')  # a third one says why not, and stays out
    assert "AHC-DBK-04" in ada.page.inner_text('[data-card="knife"] .why')
    assert ada.page.get_attribute("[data-size]", "data-size") == "30"
    ada.page.click("[data-play-deck]")
    ada.page.wait_for_selector("[data-deck-of='1']")
    assert "The long night" in ada.page.inner_text("[data-deck-of='1'] option:checked")
    ada.page.click("form footer button")
    ada.until_asked()
    roland = ada.view()["investigators"][0]
    assert (roland["key"], roland["owned"].count("knife"), len(roland["owned"])) == ("roland-banks", 2, 33)


def test_a_list_is_read_line_by_line_and_what_is_wrong_with_it_is_mended(person: Callable[..., Person]) -> None:
    ada = person()
    ada.go("/decks")
    ada.page.click("[data-import]")
    ada.page.fill("[data-import-text]", LIST)
    ada.page.click("[data-read]")
    assert "Knife" in ada.page.inner_text("[data-unread]")
    ada.page.click("[data-take-anyway]")
    ada.page.wait_for_selector("[data-faults]")
    assert faults(ada) == ["deck-size", "deck-class", "deck-collection"]
    ada.page.click('[data-row="machete"] [data-take]')
    ada.page.wait_for_selector("[data-fault=deck-class]", state="detached")
    ada.page.click("[data-export]")
    text = ada.page.input_value("[data-export-text]")
    assert text.splitlines() == ["# Wendy Adams", "Wendy Adams", "", "1x Switchblade", "", "2x Lucky!"]


def test_a_deck_is_still_there_later_and_speaks_the_readers_language(person: Callable[..., Person]) -> None:
    ada = person(language="zh-CN")
    on_the_bench(ada, "daisy-walker")
    ada.page.fill("[data-deck-name]", "图书馆")
    ada.go("/decks")
    ada.page.wait_for_selector("[data-deck]")
    assert ada.page.locator("[data-deck] h3").all_inner_texts() == ["图书馆"]
    ada.page.click("[data-deck] h3 a")
    ada.page.wait_for_selector("[data-legal=true]")
    ada.page.locator("[data-row] [data-take]").first.click()
    ada.page.wait_for_selector("[data-fault=deck-size]")
    assert "牌库" in ada.page.inner_text("[data-fault=deck-size]")
    ada.page.reload()
    ada.page.wait_for_selector("[data-fault=deck-size]")
    ada.go("/decks")
    ada.page.click("[data-delete]")
    ada.page.wait_for_selector("[data-deck]", state="detached")


def test_the_campaign_book_tells_what_was_read_and_written_down(person: Callable[..., Person], tmp_path: Path) -> None:
    ada = person()
    seen: dict[str, Any] = msgspec.to_builtins(second_scenario().view(0))
    opened(ada, second_scenario(), tmp_path / "campaign.json")
    ada.page.click("[data-book]")
    chapters = ada.page.locator("[data-chapter]")
    chapters.first.wait_for()
    keys = [each.get_attribute("data-chapter") for each in chapters.all()]
    assert keys == ["the-gathering", SECOND]
    assert len(chapters.first.locator("> .told").all()) == 2  # how it began, and how it ended
    assert ada.page.locator("[data-notes] > li").count() >= len(seen["notes"]) > 0
    assert ada.page.locator("[data-bag] li").count() == len(set(seen["bag"]))
    first = ada.page.locator("[data-investigator]").first
    first.locator("summary").click()
    assert first.locator("details li").count() == len(set(seen["investigators"][0]["owned"]))
    ada.go()
    ada.page.wait_for_selector("[data-loaded=true]")
    assert "The Midnight Masks" in ada.page.inner_text("[data-facts]")


@READ
def test_neither_the_builder_nor_the_book_shuts_anybody_out(
    person: Callable[..., Person], width: int, language: str, tmp_path: Path
) -> None:
    ada = person(width=width, language=language)
    wrong = {}
    ada.go("/decks")
    ada.page.wait_for_selector("[data-owner]")
    wrong["decks"] = ada.wrong()
    on_the_bench(ada, "agnes-baker")
    if width < 768:
        for pane in ada.page.locator("[data-pane-button]").all():
            pane.click()
            wrong[pane.inner_text()] = ada.wrong()
        ada.page.click("[data-pane-button=cards]")
    ada.page.uncheck("[data-fitting]")
    wrong["builder"] = ada.wrong()
    ada.page.locator("[data-card] .paper").first.click()
    wrong["card"] = ada.wrong("dialog[open]")
    ada.page.keyboard.press("Escape")
    for opener in ("[data-import]", "[data-export]"):
        ada.page.click(opener)
        wrong[opener] = ada.wrong("dialog[open]")
        ada.page.keyboard.press("Escape")
        ada.page.wait_for_selector("dialog[open]", state="detached")
    opened(ada, second_scenario(), tmp_path / "campaign.json")
    ada.page.click("[data-book]")
    ada.page.wait_for_selector("[data-chapter]")
    wrong["book"] = ada.wrong("dialog[open]")
    assert {place: found for place, found in wrong.items() if found} == {}


def test_the_bench_asks_for_its_cards_once(person: Callable[..., Person]) -> None:
    ada = person()
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url.partition("/api")[2]))
    on_the_bench(ada, "roland-banks")
    assert len([path for path in asked if path.startswith("/games/arkham/cards")]) == 1
