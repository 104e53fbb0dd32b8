"""A menu is made when somebody looks at it, and a fork takes that of its original."""

from __future__ import annotations

import pytest

import seance
from seance.engine import Ask, Menu, Option, State
from seance.engine.ask import answer_to
from seance.engine.game import Game

SEATS = {"arkham": 1, "dungeontology": 2, "eldritch": 2, "nemesis": 2}
MENUS = ("your-action", "your-movement")


def menu(table: str, made: list[str], shared: bool = False) -> Menu[str]:
    """In two helpings, each of which is noted."""
    found = [Option(f"{table} {verb}", verb, shared=shared) for verb in ("rest", "wait")]
    made.append(table)
    yield found
    made.append(table)
    yield [*found, Option(f"{table} leave", "leave", shared=shared)]


def short_menu(table: str) -> Menu[str]:
    """All of it at once."""
    yield [Option(f"{table} {verb}", verb) for verb in ("rest", "wait")]


def asked(offered: Menu[str]) -> Ask[str]:
    ask = Ask(0, "your-action", next(offered))
    ask.rest = offered
    return ask


def test_the_rest_of_a_menu_is_made_for_who_looks() -> None:
    made: list[str] = []
    ask = asked(menu("ours", made))
    assert made == ["ours"]
    assert ask.keys == ["rest", "wait", "leave"]
    assert ask.keys == ["rest", "wait", "leave"]
    assert made == ["ours", "ours"]


def test_an_answer_that_nobody_looked_for_makes_the_menu() -> None:
    assert answer_to(asked(menu("ours", [])), 2) == "ours leave"


def test_what_is_shared_is_taken_from_the_other_table_and_nothing_is_made() -> None:
    made: list[str] = []
    original, fork = asked(menu("theirs", [], shared=True)), asked(menu("ours", made, shared=True))
    original.look()
    fork.borrow(original)
    assert fork.keys == ["rest", "wait", "leave"]
    assert answer_to(fork, 2) == "theirs leave"
    assert made == ["ours"]


@pytest.mark.parametrize("place", [0, 1, 2])
def test_what_belongs_to_one_table_is_made_for_the_other(place: int) -> None:
    original, fork = asked(menu("theirs", [])), asked(menu("ours", []))
    original.look()
    fork.borrow(original)
    assert answer_to(fork, place) == f"ours {original.keys[place]}"


def test_so_it_is_where_the_menu_came_at_once() -> None:
    original, fork = asked(short_menu("theirs")), asked(short_menu("ours"))
    original.look()
    fork.borrow(original)
    assert answer_to(fork, 1) == "ours wait"


def test_a_menu_that_nobody_has_seen_is_not_lent() -> None:
    original, fork = asked(menu("theirs", [])), asked(menu("ours", []))
    fork.borrow(original)
    assert fork.option_at(2).value == "ours leave"
    original.borrow(fork)
    assert original.option_at(0).value == "theirs rest"


def heard(game: Game[State]) -> list[object]:
    return [(told.event, told.args) for told in game.events(seat=seance.ALL)]


@pytest.mark.parametrize("name", SEATS)
def test_every_option_of_a_fork_does_what_it_does_at_the_table(name: str) -> None:
    """At the first long menu: in a fork, in a fork of a fork, and in the game that was saved and loaded."""
    game = seance.new(name, SEATS[name], seed=5)
    while (ask := game.ask) is not None and ask.prompt not in MENUS:
        game.play(0)
    assert ask is not None
    for key in ask.keys:
        fork, again, loaded = game.fork(keep=True), game.fork(keep=True).fork(keep=True), seance.load(game.save())
        for one in (fork, again, loaded):
            one.answer(key, ask.seat)
        assert heard(fork) == heard(again) == heard(loaded)
        assert fork.save() == again.save() == loaded.save()
