"""What a finished game has come to for each seat: for statistics."""

from __future__ import annotations

from collections.abc import Mapping

from .printed import ActCard
from .table import Table

MOST_ACTS = 3  # of a scenario


def outcomes(s: Table) -> list[Mapping[str, bool]]:
    """By seat: all win together; whoever was neither defeated nor killed has survived."""
    won = is_won(s)
    return [{"won": won, "survived": not who.defeated and not who.killed} for who in s.investigators]


def is_won(s: Table) -> bool:
    return s.result is not None and s.result.startswith("won")


def scores(s: Table) -> list[float]:
    """By seat: a victory is 1, to survive a campaign a half; short of that, how far the last scenario came."""
    survived = s.result is not None and s.result.startswith("survived")
    acts = s.act.card.stage - 1 if s.act is not None and isinstance(s.act.card, ActCard) else 0
    return [1.0 if is_won(s) else 0.5 if survived else min(acts, MOST_ACTS) / (2 * MOST_ACTS + 2)] * s.seats


def course(s: Table) -> tuple[int, Mapping[str, float]]:
    clues = sum([who.clues for who in s.investigators])
    return s.round, {"doom": s.doom(), "clues": clues, "enemies": len(s.enemies)}


def rivals(s: Table) -> bool:
    return False
