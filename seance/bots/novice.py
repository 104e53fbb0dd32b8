"""The novice: sees what a planner sees, and often takes the second best of it."""

from __future__ import annotations

from seance.engine import Ask, View

from .base import Imagine
from .planner import Planner

SLIPS = 0.35  # how often


class Novice(Planner):
    """The same seed thinks the same."""

    def choose(self, view: View, ask: Ask[object], imagine: Imagine) -> int:
        best = super().choose(view, ask, imagine)
        if len(self.tried) > 1 and self.stream.random() < SLIPS:
            self.tried[0], self.tried[1] = self.tried[1], self.tried[0]
            return self.tried[0].option
        return best
