"""The bot that takes anything: every option is as likely as any other."""

from __future__ import annotations

from random import Random

from seance.engine import Ask, View

from .base import Imagine


class RandomBot:
    """Its stream is its own, so that it never moves the dice of the game; the same seed plays the same."""

    def __init__(self, seed: int) -> None:
        self.stream = Random(seed)

    def choose(self, view: View, ask: Ask[object], imagine: Imagine) -> int:
        return self.pick(ask)

    def pick(self, ask: Ask[object]) -> int:
        return self.stream.randrange(len(ask.options))
