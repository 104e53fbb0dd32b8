"""The book opens by itself: every page of a campaign of Arkham Horror is shown, waits, and takes its own choice."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import seance
from seance.engine import Ask
from seance.engine.game import Game
from tests.e2e.browser import GOES_ON, WAITS_OR_MOVED_ON, Person
from tests.e2e.evenings import liked

pytestmark = pytest.mark.needs("chromium", "npm")
PROLOGUE, TURNED = ("scenario", "first-agenda", "first-act"), ("act-advances", "act", "agenda-advances", "agenda")
PAGES = (*PROLOGUE, *TURNED, "scenario-ends", "campaign-ends")
SHOP = "spend-experience"
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


# ---- an end that is chosen -------------------------------------------------------------------------------------------

NOTES = {"burn-it-down": "house-burned", "keep-the-house": "house-standing"}


def bold(game: Game[Any], ask: Ask[object]) -> str:
    """Fights whatever is there, looks for clues where they are, waits in the Hallway with enough of them."""
    keys, s = [option.key for option in ask.options], game.state
    fights = [key for key in keys if key.startswith(("fight", "advance"))]
    if ask.prompt != "your-action" or fights:
        return next(iter(fights), liked(keys, ("play-as", *VERBS)))
    who = s.investigators[0]
    enough = s.act.key != "trapped" and who.clues >= s.per_investigator(s.act.card.clues)
    there = [key for key in keys if key.startswith("move:")]
    if enough:
        return "move:hallway" if "move:hallway" in there else "end-turn"
    if s.here(who).clues:
        return liked(keys, ("investigate", "end-turn"))
    new = [key for key in there if s.location(key[5:]).clues or not s.location(key[5:]).revealed]
    return next((key for key in [*new, *there] if key != "move:parlor"), "end-turn")


@cache
def before_the_end() -> bytes:
    """The Ghoul Priest is beaten: shall the house burn?"""
    for seed in range(60):
        game = seance.new("arkham", 1, seed, people=1, difficulty="easy")
        while game.ask is not None and game.ask.prompt != SHOP:
            if game.ask.prompt == "defending-the-home":
                return game.export()
            group = game.ask.group
            game.answer([one.key for one in group.options[: group.most]] if group else bold(game, game.ask), 0)
    raise AssertionError("nobody has beaten the Ghoul Priest")


@pytest.mark.parametrize("end", NOTES)
def test_an_end_is_chosen_read_and_written_down(person: Callable[..., Person], tmp_path: Path, end: str) -> None:
    ada = person(pace="wait")
    file = tmp_path / "end.json"
    file.write_bytes(before_the_end())
    ada.open_file(file)
    ada.until_asked()
    assert set(ada.offered()) == set(NOTES)
    for key in NOTES:  # what it brings is told before it is chosen
        assert "experience" in ada.page.inner_text(f'.ask [data-option="{key}"]')
    seen: list[str] = []
    while ada.prompt != SHOP:
        before = ada.ask
        ada.click_option(liked(ada.offered(), (end, "no", "done")))
        seen += pages(ada, before)
    assert "scenario-ends" in seen
    assert NOTES[end] in ada.view()["notes"]
    earned = ada.view()["investigators"][0]["experience"]
    assert earned > 0
    assert str(earned) in ada.page.inner_text(".ask h2")
    ada.page.click("[data-book]")
    assert str(earned) in ada.page.inner_text("[data-investigator] .facts")
    assert ada.wrong() == []
