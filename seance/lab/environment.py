"""Every game as a PettingZoo environment: agents take turns at whatever is asked of their seat.

An action is the position of an option in the open ask; the mask says which positions there are. Words (verbs, entity
keys, fields of the view) become numbers by hashing, so that any game fits without a table of its words, and the same
word is the same feature in all games and versions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

import seance
from seance.bots.base import keys_only
from seance.engine import Game, State, View

from .outcomes import scores_of

SEEDS = 1 << 31
Observation = dict[str, NDArray[Any]]


class SeanceEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One table. Rewards are the scores of the game (0 to 1 by seat), given once at its end."""

    def __init__(
        self, game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, actions: int = 256,
        view_features: int = 512, option_features: int = 64,
    ) -> None:  # fmt: skip
        super().__init__()
        self.metadata = {"name": f"seance_{game}_v0", "is_parallelizable": False, "render_modes": []}
        self.render_mode = None
        self.game_name, self.options = game, dict(options or {})
        self.actions, self.view_features, self.option_features = actions, view_features, option_features
        self.seats = seance.new(game, seats, 0, **self.options).seats
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.stream = np.random.default_rng()
        shape: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-np.inf, np.inf, (view_features,), np.float32),
            "options": spaces.Box(-np.inf, np.inf, (actions, option_features), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(shape) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        if seed is not None:
            self.stream = np.random.default_rng(seed)
        chosen = int(self.stream.integers(SEEDS))
        self.table: Game[State] = seance.new(self.game_name, self.seats, chosen, **self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.asked()

    def asked(self) -> str:
        ask = self.table.ask
        return self.agents[0] if ask is None else self.possible_agents[ask.seat]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        ask = self.table.ask_of(seat)
        mask = np.zeros(self.actions, np.int8)
        features = np.zeros((self.actions, self.option_features), np.float32)
        if ask is not None:
            mask[: len(ask.options)] = 1
            for place, option in enumerate(keys_only(ask.options)[: self.actions]):
                for word in (ask.prompt, f"{ask.prompt} {option.verb}", *option.on):
                    put(features[place], word, 1.0)
        return {
            "observation": encoded(self.table.view(seat), self.view_features),
            "options": features,
            "action_mask": mask,
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        ask = self.table.ask
        assert ask is not None
        assert action is not None
        self.table.answer(int(action), ask.seat, ask.number)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.table.ask is None:
            self.rewards = dict(zip(self.possible_agents, map(float, scores_of(self.table)), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.asked()
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing is drawn: the page and the terminal show tables."""

    def close(self) -> None:
        """Nothing is kept open."""


# ---- words to numbers -------------------------------------------------------------------------------------------


def encoded(view: View, size: int) -> NDArray[np.float32]:
    """What a seat sees as numbers: every field of the view at the place of its path."""
    vector = np.zeros(size, np.float32)
    for path, value in leaves(msgspec.to_builtins(view), ""):
        put(vector, path, value)
    return vector


def leaves(value: object, path: str) -> Iterator[tuple[str, float]]:
    """Numbers as they are (in logarithms, so that none outweighs the rest), words and truths as having them or not."""
    match value:
        case bool():
            if value:
                yield path, 1.0
        case int() | float():
            yield path, float(np.sign(value) * np.log1p(abs(value)))
        case str():
            if value:
                yield f"{path}={value}", 1.0
        case dict():
            for key, one in value.items():
                yield from leaves(one, f"{path}.{key}")
        case list() | tuple():
            for place, one in enumerate(value):
                yield from leaves(one, f"{path}.{place}" if isinstance(one, dict) else path)


def put(vector: NDArray[np.float32], word: str, value: float) -> None:
    place, sign = spot(word, len(vector))
    vector[place] += sign * value


@lru_cache(maxsize=1 << 18)
def spot(word: str, size: int) -> tuple[int, int]:
    """Its place, and a sign by which words that meet there cancel out rather than add up."""
    number = crc32(word.encode())
    return number % size, 1 if number & (1 << 31) else -1
