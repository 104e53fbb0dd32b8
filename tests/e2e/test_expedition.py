"""The book opens by itself: every kind of page of an expedition of Dungeontology is shown and waits for its reader."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import pytest

import seance
from seance.engine import Ask, Game, State
from tests.e2e.browser import GOES_ON, WAITS_OR_MOVED_ON, Person

pytestmark = pytest.mark.needs("chromium", "npm")
PAGES = ("boss-discovered", "omega", "maximum-alert", "thesis-failed", "won")
VERBS = ("submit", "study", "explore", "move", "go-on", "end-movement", "end-turn", "pass", "done")
MOST_SEEDS = 60
MOST = 40  # answers until it comes

Answer = tuple[int, list[str]]


def chosen(ask: Ask[object], luck: Random) -> list[str]:
    """What fills the dungeon and the notebook, now and then anything else."""
    if ask.group is not None:
        return [option.key for option in ask.group.options[: max(ask.group.least, min(ask.group.most, 2))]]
    keys = [option.key for option in ask.options]
    wanted = [key for verb in VERBS for key in keys if key.partition(":")[0] == verb and luck.random() < 0.7]
    return [wanted[0] if wanted else luck.choice(keys)]


def give(game: Game[State], seat: int, keys: list[str]) -> list[str]:
    """Gives an answer, and says to which pages it has led."""
    ask, heard = game.ask, len(game.sink.events)
    assert ask is not None
    game.answer(keys if ask.group is not None else keys[0], seat)
    return [event.name for event in game.sink.events[heard:] if event.name in PAGES]


@cache
def chapters() -> dict[str, tuple[bytes, list[str]]]:
    """Of each kind of page the table before it, and the answer of the first seat that leads to it."""
    found: dict[str, tuple[bytes, list[str]]] = {}
    for seed in range(MOST_SEEDS):
        game, luck = seance.new("dungeontology", 2, seed, people=1), Random(seed)
        given: list[Answer] = []
        due: dict[str, int] = {}  # how many answers lie before a page that is not found yet
        told: set[str] = set()  # a page opens once
        while game.ask is not None:
            given.append((game.ask.seat, chosen(game.ask, luck)))
            for page in give(game, *given[-1]):
                if given[-1][0] == 0 and page not in found and page not in told:
                    due[page] = len(given) - 1
                told.add(page)
        for page, n in due.items():
            found[page] = (kept(seed, given[:n]), given[n][1])
        if len(found) == len(PAGES):
            break
    return found


def kept(seed: int, given: list[Answer]) -> bytes:
    """The file of a table at which these answers were given."""
    game = seance.new("dungeontology", 2, seed, people=1)
    for seat, keys in given:
        give(game, seat, keys)
    return game.export()


def test_somebody_comes_to_every_page() -> None:
    assert set(chapters()) == set(PAGES)


@pytest.mark.parametrize("page", PAGES)
def test_the_page_opens_and_waits(person: Callable[..., Person], tmp_path: Path, page: str) -> None:
    ada = person(pace="wait")
    table, keys = chapters()[page]
    file = tmp_path / "chapter.json"
    file.write_bytes(table)
    ada.open_file(file)
    ada.until_asked()
    seen = answered(ada, keys)
    for _ in range(MOST):  # what comes out of the bag is another student now
        if page in seen:
            break
        asked = ada.asked()
        options = [option["key"] for option in asked["options"]]
        seen += answered(ada, [key for key in keys if key in options] or options[: max(1, asked.get("min", 1))])
    assert page in seen
    assert ada.wrong() == []


def answered(one: Person, keys: list[str]) -> list[str]:
    """Answers, reads on, and says which pages were open."""
    before, is_group, seen = one.ask, one.is_group, list[str]()
    for key in keys:
        one.click_option(key)
    if is_group:
        one.page.click(".ask [data-done]")
    while True:
        one.page.wait_for_function(WAITS_OR_MOVED_ON, arg=before)
        book = one.page.locator("[data-page]")
        if book.count():
            assert one.page.inner_text("[data-page] .prose").strip()
            seen.append(str(book.first.get_attribute("data-page")))
        if one.page.locator(GOES_ON).count() == 0:
            return seen
        one.read()
