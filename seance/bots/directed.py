"""A bot that is told where to go: it takes what leads there, and leaves the rest to another bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from seance.engine import Ask, View

from .base import Bot, Choice, Imagine

EAGER = 0.85  # how often it takes what it likes best
Likes: TypeAlias = Callable[[View, Ask[object]], Sequence[float]]  # how far each option leads there; below 0: away


class DirectedBot:
    def __init__(self, likes: Likes, otherwise: Bot, seed: int) -> None:
        self.likes = likes
        self.otherwise = otherwise
        self.stream = Random(seed)

    def choose(self, view: View, ask: Ask[object], imagine: Imagine) -> Choice:
        likes = self.likes(view, ask)
        best = max(likes)
        if self.stream.random() > EAGER or best == min(likes):
            return self.otherwise.choose(view, ask, imagine)
        if best <= 0:
            choice = self.otherwise.choose(view, ask, imagine)
            if not isinstance(choice, int) or likes[choice] == best:
                return choice
        return self.stream.choice([place for place, liked in enumerate(likes) if liked == best])
