"""What a worth means in victories: how often planners won from positions that they judged so.

A worth runs from 0 to 1, but it is a judgement, no frequency. `scripts.calibrate` plays games of planners and keeps for
each kind of table a ladder: up to which worth, what share of games was won, of how many. Where planners do not win
clearly more often than chance there is no ladder to trust: then options are ranked, and no chance is told.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from .intervals import Rate, rate

FOLDER = Path(__file__).parent / "chances"


class Rung(msgspec.Struct, frozen=True, array_like=True):
    """Up to this worth: the share of games that were won, of so many."""

    worth: float
    share: float
    games: int


class Record(msgspec.Struct, frozen=True, array_like=True):
    """Of one kind of bot: the mean share of seats that won, of so many games."""

    won: float
    games: int

    @property
    def rate(self) -> Rate:
        return rate(self.won, self.games)


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of table."""

    seats: list[int]
    options: dict[str, str | int | bool]
    seeds: tuple[int, int]  # the first and the last that were played
    planner: Record
    random: Record  # at a table of its kind; where all are rivals, alone among planners
    ladder: list[Rung]  # the lowest first

    @property
    def trusted(self) -> bool:
        """Do planners clearly win more often than chance?"""
        return bool(self.ladder) and self.planner.rate.low > self.random.rate.high

    def rung(self, worth: float) -> Rate:
        found = next((rung for rung in self.ladder if worth <= rung.worth), self.ladder[-1])
        return rate(found.share, found.games)

    def chance(self, worth: float, low: float, high: float) -> Rate:
        """To win from a position of this worth, known to lie between `low` and `high`."""
        here = self.rung(worth)
        return Rate(here.share, min(self.rung(low).low, here.low), max(self.rung(high).high, here.high), here.games)


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tables: list[Measured] = []


@cache
def tables(game: str) -> list[Measured]:
    file = FOLDER / f"{game}.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Tables).tables if file.exists() else []


def measured(game: str, seats: int, options: Mapping[str, str | int | bool]) -> Measured | None:
    """The kind of table that this one is, if it was measured and its planners are to be trusted."""
    for one in tables(game):
        if seats in one.seats and one.options.items() <= options.items():
            return one if one.trusted else None
    return None
