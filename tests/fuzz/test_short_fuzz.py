"""A short fuzz of every game: all modes, all kinds of players; `make fuzz` plays ten thousand games."""

from __future__ import annotations

import pytest

import seance
from seance.lab.fuzz import Guide, plan_of, play

SOME = (*range(2, 24), *range(60, 78))  # of planners, directed and random


@pytest.mark.parametrize("seed", SOME)
@pytest.mark.parametrize("game", seance.games())
def test_nothing_breaks_and_every_game_ends(game: str, seed: int) -> None:
    guide = Guide(game)
    played = play(plan_of(game, seed, guide), guide)
    assert not played.failure, played.failure
    assert played.result
