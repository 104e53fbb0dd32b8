"""CI watches work, not clocks: so many Python functions are called for an answer of random play, and no more."""

from __future__ import annotations

import pytest

from seance.engine.built import is_compiled
from seance.lab.positions import POSITIONS, Position, name_of
from seance.lab.work import work

GAMES = 6
MOST = {"nemesis": 97, "eldritch": 105, "dungeontology": 113, "arkham": 267, "the-gathering": 261}


@pytest.mark.skipif(is_compiled(), reason="compiled functions are not counted")
@pytest.mark.parametrize("position", POSITIONS, ids=name_of)
def test_an_answer_takes_no_more_calls_than_it_did(position: Position) -> None:
    found = work(position, GAMES)
    assert 0 < found.functions <= MOST[name_of(position)]
    assert found.functions < found.calls


def test_the_same_games_take_the_same_work() -> None:
    assert work(Position("parlour"), 2) == work(Position("parlour"), 2)
