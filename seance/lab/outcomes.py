"""What a game has come to, as far as it says: by seat, in points, and on the way; and rates of it.

The seats of one table share their luck. So an interval counts games, not seats: it may be too wide, never too narrow.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import TypeAlias

from seance.bots.intervals import Rate, rate
from seance.engine import Game, State
from seance.engine.face import face

Outcome: TypeAlias = Sequence[Mapping[str, bool]]  # by seat, what has come true and what has not
Course: TypeAlias = dict[int, Mapping[str, float]]  # by round, how the tracks stand


def outcome_of(game: Game[State]) -> Outcome:
    return face(game.rules.name).outcomes.outcomes(game.state)


def scores_of(game: Game[State]) -> Sequence[float]:
    return face(game.rules.name).outcomes.scores(game.state)


def course_of(game: Game[State]) -> Course:
    return dict([face(game.rules.name).outcomes.course(game.state)])


def rivals(game: Game[State]) -> bool:
    return face(game.rules.name).outcomes.rivals(game.state)


def may_be_told(game: Game[State]) -> bool:
    """Partners think aloud, rivals keep to themselves what they think; and what is asked in secret stays secret."""
    return game.poll is not None and not game.poll.secret and not rivals(game)


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
