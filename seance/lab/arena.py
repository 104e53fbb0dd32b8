"""Two line-ups, the same seeds: who does better, and how sure is that?

Where a table wins or loses together each line-up plays every seed on its own. Rivals share a table, and change seats
for a second game of the same seed. Either way a seed gives one difference, and the interval is that of their mean.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import NamedTuple, TypedDict

import seance
from seance.bots.intervals import half_width

from .fuzz import Seating
from .outcomes import rivals
from .simulate import Engine, Match, Played, by_seat, simulate


class Side(TypedDict):
    score: float
    wins: float


class Duel(TypedDict):
    """Of the scores; `low` and `high` are a 95% interval of the mean difference."""

    game: str
    games: int  # seeds
    a: Side
    b: Side
    difference: float
    low: float
    high: float


class Lead(NamedTuple):
    """By how much the first line-up is ahead of the other in the mean, with the 95% interval."""

    mean: float
    low: float
    high: float


class Share(NamedTuple):
    """What one line-up had of one seed."""

    score: float
    wins: float


class Arena:
    """Give it what was played, two games for each seed, in order."""

    def __init__(self, game: str, table: Seating, a: Sequence[str], b: Sequence[str], seeds: range) -> None:
        self.game = game
        self.a, self.b = by_seat(a, table.seats), by_seat(b, table.seats)
        self.rivals = table.seats > 1 and rivals(seance.new(game, table.seats, 0, **table.options))
        lineups = (mixed(self.a, self.b), mixed(self.b, self.a)) if self.rivals else (self.a, self.b)
        self.matches = [Match(game, table, bots, seed) for seed in seeds for bots in lineups]
        self.shares: list[tuple[Share, Share]] = []

    def play(self, jobs: int = 1, engine: Engine = "local") -> Iterator[Duel]:
        """How it stands after every seed."""
        games = simulate(self.matches, jobs, engine)
        for first, second in zip(games, games, strict=True):
            self.shares.append(self.divided(first, second))
            yield self.duel()

    def divided(self, first: Played, second: Played) -> tuple[Share, Share]:
        if not self.rivals:
            everybody = range(len(first.scores))
            return share([(first, everybody)]), share([(second, everybody)])
        even, odd = range(0, len(first.scores), 2), range(1, len(first.scores), 2)
        return share([(first, even), (second, odd)]), share([(first, odd), (second, even)])

    def duel(self) -> Duel:
        lead = lead_of([a.score - b.score for a, b in self.shares])
        sides = [
            Side(score=round(fmean([one.score for one in own]), 4), wins=round(fmean([one.wins for one in own]), 4))
            for own in zip(*self.shares, strict=True)
        ]
        return Duel(
            game=self.game, games=len(self.shares), a=sides[0], b=sides[1], difference=round(lead.mean, 4),
            low=round(lead.low, 4), high=round(lead.high, 4),
        )  # fmt: skip

    def lead_in_victories(self) -> Lead:
        return lead_of([a.wins - b.wins for a, b in self.shares])


def lead_of(differences: list[float]) -> Lead:
    mean, half = fmean(differences), half_width(differences)
    return Lead(mean, mean - half, mean + half)


def mixed(even: Sequence[str], odd: Sequence[str]) -> list[str]:
    """Every second seat is the other line-up's."""
    return [odd[seat] if seat % 2 else even[seat] for seat in range(len(even))]


def share(seats: Sequence[tuple[Played, range]]) -> Share:
    scores = [played.scores[seat] for played, mine in seats for seat in mine]
    wins = [played.outcome[seat]["won"] for played, mine in seats for seat in mine]
    return Share(fmean(scores), fmean(wins))
