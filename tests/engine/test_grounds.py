"""The rules that a question rests on betray nothing that its seat does not know."""

from __future__ import annotations

from random import Random

import pytest

import seance
from seance.engine.grounds import grounds
from seance.engine.ledger import rules


@pytest.mark.parametrize("name", seance.games())
def test_they_are_in_the_ledger_and_the_same_in_every_imagined_world(name: str) -> None:
    game, chance = seance.new(name, 3, 2), Random(2)
    n = without = 0
    while (ask := game.ask) is not None:
        found = grounds(game)
        without += not found
        assert all(rule in rules(name) for rule in found)
        if n % 7 == 0 and (world := game.determinize(ask.seat, n, keep=True)) is not None:
            assert grounds(world) == found
        n += 1
        game.play(chance.randrange(len(ask.options)))
    assert n > 20 * without
    assert grounds(game) == ()


def test_the_innermost_rule_that_cites_any_is_named() -> None:
    game = seance.new("parlour", 2, 5)
    assert grounds(game) == ("PAR-PLANCHETTE-01",)
    assert grounds(game.fork(keep=True)) == ("PAR-PLANCHETTE-01",)
