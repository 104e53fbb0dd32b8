"""What a finished game has come to, by seat, as far as the game has a module `outcomes`; and rates of it.

The seats of one table share their luck. So an interval counts games, not seats: it may be too wide, never too narrow.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from seance.engine import Game, State

Outcome = Sequence[Mapping[str, bool]]  # by seat, what has come true and what has not
Z = 1.959964  # of a 95% interval


class Rate(NamedTuple):
    share: float
    low: float
    high: float
    games: int


def outcome_of(game: Game[State]) -> Outcome:
    name = f"seance.games.{game.rules.name}.outcomes"
    if not find_spec(name):
        return []
    outcomes: Callable[[State], Outcome] = import_module(name).outcomes
    return outcomes(game.state)


class Shares:
    """Of every word that games have said about seats: the mean of the seats of a game is one observation."""

    def __init__(self, kept: Mapping[str, tuple[float, int]] | None = None) -> None:
        self.sums: dict[str, tuple[float, int]] = {word: (total, n) for word, (total, n) in (kept or {}).items()}

    def add(self, outcome: Outcome) -> None:
        for word in dict.fromkeys(word for seat in outcome for word in seat):
            self.put(word, fmean([seat[word] for seat in outcome if word in seat]), 1)

    def join(self, other: Shares) -> None:
        for word, (total, n) in other.sums.items():
            self.put(word, total, n)

    def put(self, word: str, share: float, games: int) -> None:
        total, n = self.sums.get(word, (0.0, 0))
        self.sums[word] = total + share, n + games

    def rates(self) -> dict[str, Rate]:
        return {word: rate(total / n, n) for word, (total, n) in self.sums.items()}


def rate(share: float, games: int) -> Rate:
    """With Wilson's interval."""
    centre = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return Rate(share, max((centre - spread) / whole, 0.0), min((centre + spread) / whole, 1.0), games)
