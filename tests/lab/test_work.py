"""CI watches work, not clocks: so many Python functions are called for an answer or a fork, and no more."""

from __future__ import annotations

import pytest

from seance.engine.built import is_compiled
from seance.lab.positions import POSITIONS, Position, name_of
from seance.lab.work import work, work_of_forks

GAMES = 6
MOST = {"nemesis": 97, "eldritch": 97, "dungeontology": 112, "arkham": 245, "the-gathering": 234}
MOST_OF_A_FORK = {"nemesis": 161, "eldritch": 225, "dungeontology": 180, "arkham": 430, "the-gathering": 440}


@pytest.mark.skipif(is_compiled(), reason="compiled functions are not counted")
@pytest.mark.parametrize("position", POSITIONS, ids=name_of)
def test_an_answer_takes_no_more_calls_than_it_did(position: Position) -> None:
    found = work(position, GAMES)
    assert 0 < found.functions <= MOST[name_of(position)]
    assert found.functions < found.calls


@pytest.mark.skipif(is_compiled(), reason="compiled functions are not counted")
@pytest.mark.parametrize("position", POSITIONS, ids=name_of)
def test_a_fork_takes_no_more_calls_than_it_did(position: Position) -> None:
    assert 0 < work_of_forks(position, GAMES).functions <= MOST_OF_A_FORK[name_of(position)]


def test_the_same_games_take_the_same_work() -> None:
    assert work(Position("parlour"), 2) == work(Position("parlour"), 2)
