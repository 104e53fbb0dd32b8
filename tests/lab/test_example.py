"""The example in `examples/` learns: what it has learnt wins more often than chance."""

from __future__ import annotations

from examples.train_policy import at_random, compare, train
from seance.lab.environment import SeanceEnv


def test_a_small_policy_learns_to_beat_random() -> None:
    env = SeanceEnv("parlour", 2, actions=128, view_features=8, option_features=256)
    policy = train(env, 400)
    chance, learnt = [compare(env, one, 200, first=1_000_000) for one in (at_random(1), policy)]
    assert learnt.low > chance.share
