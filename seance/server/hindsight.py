"""When the game is over there are no secrets: why a bot has answered so, thought again at the table as it was then.

A bot's stream belongs to the table and the moment, so it thinks the same again, with the numbers that it used. Where it
comes to another answer (another bot sat there, or it had seconds and not playouts to think) nothing is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import seance
from seance.bots.advice import Thought
from seance.engine import PUBLIC, Game, State
from seance.engine.history import deed_at

from .autoplay import QUICK
from .bots import in_time, weighed


class Explained(NamedTuple):
    """Who gave the answer, and why, if a bot has thought about it."""

    seat: int
    thought: Thought | None = None


def explain(save: bytes, eye: int, n: int, who: int, bots: Sequence[str], seconds: float) -> Explained | None:
    """In a process of its own; None if it takes too long."""
    game = seance.load(save, strict=False)
    return in_time(seconds, lambda: explained(game, eye, n, who, bots))


def explained(game: Game[State], eye: int, n: int, who: int, bots: Sequence[str]) -> Explained:
    """The answer from which the n-th event came that these eyes have seen; it tells of `who`."""
    deed = deed_at(game, eye, n, who)
    if deed is None:
        return Explained(PUBLIC)
    then, entry = deed
    seat, name = entry.seat, bots[entry.seat]
    if name in QUICK:
        return Explained(seat)
    again = weighed(then, seat, name)
    return Explained(seat, again.thought if again.keys == list(entry.keys) else None)
