"""What a finished game has come to for each seat: for statistics."""

from __future__ import annotations

from collections.abc import Mapping

from .printed import ActCard
from .table import Table

ACTS_OF_A_SCENARIO = 3


def is_won(s: Table) -> bool:
    return s.result is not None and s.result.startswith(("won", "survived"))


def outcomes(s: Table) -> list[Mapping[str, bool]]:
    """By seat: all win together; whoever was neither defeated nor killed has survived."""
    return [{"won": is_won(s), "survived": not (who.defeated or who.killed)} for who in s.investigators]


def scores(s: Table) -> list[float]:
    """By seat: a victory is 1; short of it, how far the last scenario came, act by act."""
    acts = s.act.card.stage - 1 if s.act is not None and isinstance(s.act.card, ActCard) else 0
    return [1.0 if is_won(s) else min(acts, ACTS_OF_A_SCENARIO) / (ACTS_OF_A_SCENARIO + 1)] * s.seats


def course(s: Table) -> tuple[int, Mapping[str, float]]:
    clues = sum([who.clues for who in s.investigators])
    return s.round, {"doom": s.doom(), "clues": clues, "enemies": len(s.enemies), "victory": len(s.victory)}


def rivals(s: Table) -> bool:
    return False
