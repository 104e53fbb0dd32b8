"""Games of bots by the dozen, and what came of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from typing import NamedTuple

import seance
from seance.bots import new_bot, seat_bots

from .fuzz import Table
from .outcomes import Outcome, outcome_of


class Match(NamedTuple):
    """One game: who plays it where."""

    game: str
    table: Table
    bots: Sequence[str]  # one per seat, or one for all
    seed: int


def played(match: Match) -> Outcome:
    """Play it to the end. The same match comes out the same."""
    table = match.table
    game = seance.new(match.game, table.seats, match.seed, **table.options)
    names = match.bots if len(match.bots) > 1 else [match.bots[0]] * table.seats
    seat_bots(game, {seat: new_bot(name, match.game, match.seed * 16 + seat) for seat, name in enumerate(names)})
    return outcome_of(game)


def simulate(matches: Sequence[Match], jobs: int = 1) -> Iterator[Outcome]:
    """What came of these games, in their order."""
    if jobs == 1:
        yield from map(played, matches)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(played, matches)
