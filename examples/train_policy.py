"""A small policy learns to play from nothing but wins and losses, and beats random: `python -m examples.train_policy`.

It gives every option a worth, the sum of the weights of its features, and takes options the more often the higher
they are (softmax). After a game the weights move towards what the winner did and away from what the loser did
(REINFORCE, with the mean reward as the baseline). Seat 0 learns, the others play at random.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from seance.bots.intervals import Rate, rate
from seance.lab.environment import Observation, SeanceEnv

RATE = 0.1  # how far a game moves the weights
LEARNER = "seat_0"

Policy = Callable[[Observation], int]
Vector = NDArray[np.float64]


class Softmax:
    """A linear policy over the features of options."""

    def __init__(self, features: int, seed: int) -> None:
        self.weights: Vector = np.zeros(features)
        self.stream = np.random.default_rng(seed)
        self.steps: list[Vector] = []  # of this game: which way the weights make what was done more likely
        self.usual = 0.0

    def __call__(self, seen: Observation) -> int:
        options = seen["options"][seen["action_mask"] == 1].astype(np.float64)
        worth = options @ self.weights
        chances = np.exp(worth - worth.max())
        chances /= chances.sum()
        chosen = int(self.stream.choice(len(chances), p=chances))
        self.steps.append(options[chosen] - chances @ options)
        return chosen

    def learn(self, reward: float) -> None:
        if self.steps:
            self.weights += RATE * (reward - self.usual) * np.sum(self.steps, axis=0) / np.sqrt(len(self.steps))
        self.usual += 0.02 * (reward - self.usual)
        self.steps.clear()


def at_random(seed: int) -> Policy:
    stream = np.random.default_rng(seed)
    return lambda seen: int(stream.integers(seen["action_mask"].sum()))


def play(env: SeanceEnv, learner: Policy, others: Policy, seed: int) -> float:
    """A whole game: the learner's reward."""
    env.reset(seed=seed)
    reward = 0.0
    for agent in env.agent_iter():
        seen, gained, over, cut, _ = env.last()
        reward += gained if agent == LEARNER else 0.0
        env.step(None if over or cut else (learner if agent == LEARNER else others)(seen))
    return reward


def train(env: SeanceEnv, games: int, seed: int = 0) -> Softmax:
    policy = Softmax(env.option_features, seed)
    for n in range(games):
        policy.learn(play(env, policy, at_random(n), n))
    return policy


def compare(env: SeanceEnv, policy: Policy, games: int, first: int) -> Rate:
    """How often it wins in games that it has not learnt from."""
    won = sum([play(env, policy, at_random(seed), seed) == 1 for seed in range(first, first + games)])
    return rate(won / games, games)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m examples.train_policy", description=__doc__)
    parser.add_argument("game", nargs="?", default="parlour")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--test", type=int, default=300)
    wanted = parser.parse_args()
    env = SeanceEnv(wanted.game, wanted.seats, actions=128, view_features=8, option_features=256)
    policy = train(env, wanted.games)
    for name, one in (("random", at_random(1)), ("trained", policy)):
        found = compare(env, one, wanted.test, first=1_000_000)
        print(f"{name}: won {found.share:.1%} [{found.low:.1%}, {found.high:.1%}] of {found.games} games")


if __name__ == "__main__":
    main()
