"""Games of bots by the dozen, and what came of them: rates with 95% intervals.

The seats of one table share their luck. So an interval counts games, not seats: it may be too wide, never too narrow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from math import sqrt
from multiprocessing import get_context
from statistics import fmean
from typing import NamedTuple

import seance
from seance.bots import new_bot, seat_bots
from seance.engine import State

from .fuzz import Table

Outcome = Sequence[Mapping[str, bool]]  # by seat, what has come true and what has not
Z = 1.959964  # of a 95% interval


class Match(NamedTuple):
    """One game: who plays it where."""

    game: str
    table: Table
    bots: Sequence[str]  # one per seat, or one for all
    seed: int


class Rate(NamedTuple):
    share: float
    low: float
    high: float
    games: int


def played(match: Match) -> Outcome:
    """Play it to the end. The same match comes out the same."""
    table = match.table
    game = seance.new(match.game, table.seats, match.seed, **table.options)
    names = match.bots if len(match.bots) > 1 else [match.bots[0]] * table.seats
    seat_bots(game, {seat: new_bot(name, match.game, match.seed * 16 + seat) for seat, name in enumerate(names)})
    outcomes: Callable[[State], Outcome] = import_module(f"seance.games.{match.game}.outcomes").outcomes
    return outcomes(game.state)


def simulate(matches: Sequence[Match], jobs: int = 1) -> Iterator[Outcome]:
    """What came of these games, in their order."""
    if jobs == 1:
        yield from map(played, matches)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(played, matches)


def rates(found: Sequence[Outcome]) -> dict[str, Rate]:
    """Of every word that games have said about seats: the mean of the seats of a game is one observation."""
    shares: dict[str, list[float]] = {}
    for outcome in found:
        for word in dict.fromkeys(word for seat in outcome for word in seat):
            shares.setdefault(word, []).append(fmean([seat[word] for seat in outcome if word in seat]))
    return {word: rate(fmean(some), len(some)) for word, some in shares.items()}


def rate(share: float, games: int) -> Rate:
    """With Wilson's interval."""
    centre = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return Rate(share, max((centre - spread) / whole, 0.0), min((centre + spread) / whole, 1.0), games)
