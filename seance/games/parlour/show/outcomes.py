"""What an evening has come to for each seat: for statistics."""

from __future__ import annotations

from collections.abc import Mapping

from seance.engine.face import Outcomes
from seance.games.parlour.rules.state import Parlour


def outcomes(s: Parlour) -> list[Mapping[str, bool]]:
    return [{"won": who.seat == s.winner, "fled": who.gone} for who in s.sitters]


def scores(s: Parlour) -> list[float]:
    """By seat: there is a winner or there is none."""
    return [1.0 if who.seat == s.winner else 0.0 for who in s.sitters]


def course(s: Parlour) -> tuple[int, Mapping[str, float]]:
    return s.round, {"hour": s.hour, "faith": max([who.faith for who in s.sitters])}


def rivals(s: Parlour) -> bool:
    return True


OUTCOMES = Outcomes(outcomes, scores, course, rivals)
