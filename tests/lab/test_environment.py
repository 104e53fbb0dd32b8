"""Every game is a PettingZoo environment, by PettingZoo's own tests."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import seance
from seance.lab.environment import SeanceEnv, encoded


def env_of(game: str) -> SeanceEnv:
    return SeanceEnv(game)


ADVICE = "ignore:Observation:UserWarning:pettingzoo"  # it would rather have no dictionaries; a mask needs one


@pytest.mark.filterwarnings(ADVICE)
@pytest.mark.parametrize("game", seance.games())
def test_pettingzoos_own_test_of_the_interface(game: str) -> None:
    api_test(env_of(game), num_cycles=150)


@pytest.mark.parametrize("game", seance.games())
def test_the_same_seed_is_the_same_game(game: str) -> None:
    seed_test(lambda: env_of(game), num_cycles=40)


def test_a_whole_game_ends_with_the_scores_as_rewards() -> None:
    env = SeanceEnv("parlour", 2)
    env.reset(seed=3)
    stream, total = np.random.default_rng(3), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        total[agent] += reward
        mask = observation["action_mask"]
        env.step(None if over or cut else int(stream.choice(np.flatnonzero(mask))))
    assert env.table.result
    assert list(total.values()) == [float(env.table.state.winner == seat) for seat in range(2)]  # type: ignore[attr-defined]


def test_the_mask_has_a_place_for_every_option_and_features_tell_them_apart() -> None:
    env = SeanceEnv("nemesis", 2)
    env.reset(seed=1)
    for _ in range(30):
        seen = env.observe(env.agent_selection)
        ask = env.table.ask
        assert ask is not None
        assert seen["action_mask"].sum() == len(ask.options)
        rows = {tuple(row) for row in seen["options"][: len(ask.options)]}
        assert len(rows) > len(ask.options) / 2
        env.step(0)


def test_what_another_seat_holds_is_not_in_what_is_observed() -> None:
    """A world that differs only in what the seat cannot know looks the same to it."""
    env = SeanceEnv("nemesis", 3, {"mode": "semi-coop"})
    env.reset(seed=5)
    for n in range(40):
        env.step(n % int(env.observe(env.agent_selection)["action_mask"].sum()))
    twin = env.table.determinize(0, 9, keep=True)
    assert twin is not None
    assert (encoded(twin.view(0), 512) == encoded(env.table.view(0), 512)).all()
