"""The levels that people choose from: what each of them is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import seance
from seance.bots import Bot, levels, new_bot, searches
from seance.bots.base import choice_of
from seance.bots.novice import Novice
from seance.engine import Game, State

GAME = "dungeontology"


def tables(most: int) -> Iterator[Game[State]]:
    """A game in which everybody answers by chance, as it goes on."""
    here, luck = seance.new(GAME, 2, 4), Random(4)
    while (ask := here.ask) is not None and most:
        most -= 1
        yield here
        here.answer(luck.randrange(len(ask.options)), ask.seat)


def thought(bot: Bot, here: Game[State]) -> object:
    ask = here.ask
    assert ask is not None
    return choice_of(bot, here, ask)


def test_the_usual_level_comes_first_and_a_game_without_a_mind_has_none() -> None:
    assert levels(GAME) == ["companion", "novice", "expert", "random"]
    assert levels("parlour") == ["random"]


@pytest.mark.parametrize(("level", "bot", "most"), [("companion", "planner", 60), ("expert", "search:40", 12)])
def test_a_level_thinks_as_the_bot_that_it_is(level: str, bot: str, most: int) -> None:
    for here in tables(most):
        assert thought(new_bot(level, GAME, 3), here) == thought(new_bot(bot, GAME, 3), here)


def test_a_novice_takes_the_best_or_now_and_then_the_second_best() -> None:
    novice, taken = new_bot("novice", GAME, 3), []
    assert isinstance(novice, Novice)
    for here in tables(150):
        thought(novice, here)
        means = [one.mean for one in novice.tried]
        if len(means) > 1:
            taken.append(means[0] < means[1])
    assert 0.2 < sum(taken) / len(taken) < 0.5


def test_only_who_searches_is_slow() -> None:
    assert [name for name in ("novice", "companion", "expert", "search:9", "planner", "random") if searches(name)] == [
        "expert",
        "search:9",
    ]
