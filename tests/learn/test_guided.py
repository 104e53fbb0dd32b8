"""Every first game ends: for whoever follows the coach, and for whoever does anything. Nothing it says is wrong."""

from __future__ import annotations

import pytest

import seance
from seance.bots import RANDOM, new_bot
from seance.bots.base import choice_of
from seance.engine import Game, State
from seance.learn import Guided, Moment, Said, guided, moment_of
from tests.learn.players import Deed, Listener, by_chance, first_game, others, play

GUIDED = [game for game in seance.games() if guided(game) is not None]
MOST = 400


def wanted(game: str) -> Guided:
    found = guided(game)
    assert found is not None
    return found


def is_over(table: Game[State], first: Guided) -> bool:
    return table.result is not None or any(map(moment_of(table, first.seat).holds, first.ends))


def follow(game: str, seat: int) -> Deed:
    """Does what is ringed; where nothing is, what a planner would do."""
    bot = new_bot("planner", game, 3)

    def deed(table: Game[State], moment: Moment, said: Said | None) -> None:
        ask = table.ask_of(seat)
        assert ask is not None
        if said is not None and said.ring and ask.group is None:
            table.answer(said.ring[0], seat)
        else:
            table.answer(choice_of(bot, table, ask), seat)

    return deed


def played(game: str, deed: Deed, bot: str, skips: bool = False) -> tuple[Game[State], Listener]:
    first = wanted(game)
    table, listener = first_game(game, skips)
    play(listener, others(table, first.seat, bot, None), deed, lambda: not is_over(table, first), MOST)
    return table, listener


@pytest.mark.parametrize("game", GUIDED)
def test_whoever_follows_the_coach_meets_what_the_list_promises(game: str) -> None:
    first = wanted(game)
    table, listener = played(game, follow(game, first.seat), first.bot)
    assert is_over(table, first)
    assert len(set(first.notes) & set(listener.seen)) >= 0.6 * len(first.notes)


@pytest.mark.parametrize("game", GUIDED)
def test_whoever_does_anything_comes_to_an_end_too(game: str) -> None:
    first = wanted(game)
    for seed in range(10):
        table, listener = played(game, by_chance(seed, first.seat), RANDOM)
        assert is_over(table, first) or table.ask_of(first.seat) is None
        assert len(listener.seen) >= 3


@pytest.mark.parametrize("game", GUIDED)
def test_whoever_skips_every_note_comes_to_an_end_and_hears_none_twice(game: str) -> None:
    first = wanted(game)
    for seed in range(3):
        table, listener = played(game, by_chance(seed, first.seat), RANDOM, skips=True)
        assert is_over(table, first) or table.ask_of(first.seat) is None
        assert len(listener.seen) == len(set(listener.seen)) >= 3
