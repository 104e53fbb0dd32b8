"""One seat of a table, in plain text, as a Gymnasium environment; bots sit on the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsFloat

import gymnasium
from gymnasium import spaces

import seance
from seance.bots import RANDOM, Bot, new_bot, seat_bots, stream_seed
from seance.engine import Game, State

from .observation import Budget
from .outcomes import scores_of
from .text import LONGEST, PATIENCE, TextTable, forced_answer


class TextEnv(gymnasium.Env[str, str]):
    """One seat of a table as a Gymnasium environment; the reward is the game's score, at its end.

    An answer that is none costs nothing and is told; after the third in a row the first option is taken.
    """

    def __init__(
        self, game: str, seats: int | None = None, seat: int = 0, bots: str = RANDOM, language: str = "en",
        budget: Budget = "full", options: Mapping[str, Any] | None = None,
    ) -> None:  # fmt: skip
        self.name, self.seats, self.seat, self.bots = game, seats, seat, bots
        self.language, self.budget, self.options = language, budget, dict(options or {})
        self.observation_space = spaces.Text(LONGEST)
        self.action_space = spaces.Text(LONGEST)

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[str, dict[str, Any]]:
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(1 << 31)) if seed is None else seed
        self.table = TextTable(
            seance.new(self.name, self.seats, chosen, **self.options), self.language, self.budget
        )  # fmt: skip
        self.others = bots_beside(self.table.game, self.seat, self.bots)
        self.wrong = 0
        seat_bots(self.table.game, self.others)
        return self.table.observe(self.seat), {}

    def step(self, action: str) -> tuple[str, SupportsFloat, bool, bool, dict[str, Any]]:
        feedback = self.table.answer(self.seat, action)
        self.wrong = 0 if feedback.legal else self.wrong + 1
        if self.wrong >= PATIENCE:
            feedback, self.wrong = forced_answer(self.table, self.seat), 0
        seat_bots(self.table.game, self.others)
        over = self.table.game.result is not None
        reward = scores_of(self.table.game)[self.seat] if over else 0.0
        seen = self.table.observe(self.seat)
        told = seen if feedback.legal else f"{feedback.text}\n\n{seen}"
        return told, reward, over, False, {"legal": feedback.legal, "feedback": feedback.text}


def bots_beside(game: Game[State], seat: int, bots: str) -> dict[int, Bot]:
    others = [each for each in range(game.seats) if each != seat]
    return {each: new_bot(bots, game.rules.name, stream_seed(game, each)) for each in others}
