"""Positions that nobody would think of, and forty answers in each."""

from __future__ import annotations

from random import Random

import pytest

import seance
from seance.games.arkham.check.chaos import check_rest, position
from seance.testing import scene

ANSWERS, BUNDLES, BUNDLE = 40, 10, 8


@pytest.mark.parametrize("bundle", range(BUNDLES))
def test_whatever_is_answered_everything_stays_in_order(bundle: int) -> None:
    for seed in range(bundle * BUNDLE, (bundle + 1) * BUNDLE):
        play_on(seed)


def play_on(seed: int) -> None:
    t, chance = position(seed), Random(seed)
    game = t.begin()
    for n in range(ANSWERS):
        if game.ask is None:
            return
        ask = chance.choice(game.asks)
        game.answer(chance.choice([option.key for option in ask.options]), ask.seat)
        t.rules.invariants(game.state)
        s = game.state
        assert not [one for one in game.asks if s.investigators[one.seat].gone and one.seat != s.lead]
        if [one.prompt for one in game.asks] == ["your-action"]:
            check_rest(s)
        if n % 10 == 0:
            game.view(0)
            game.refusals(0)
            assert seance.load(game.save()).save() == game.save()


def test_an_enemy_that_stands_idly_by_is_noticed() -> None:
    t = scene("arkham").investigator("roland-banks").enemy("ghoul-minion", at="hallway")
    with pytest.raises(AssertionError, match="stands idly by"):
        check_rest(t.s)
    t.foe("ghoul-minion-1").exhausted = True
    check_rest(t.s)
    assert t.asked() == "0 your-action"
