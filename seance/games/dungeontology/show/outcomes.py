"""What a finished game has come to for each seat: for statistics."""

from __future__ import annotations

from collections.abc import Mapping

from seance.engine.face import Outcomes
from seance.games.dungeontology.rules.state import Expedition


def outcomes(s: Expedition) -> list[Mapping[str, bool]]:
    """By seat: one wins; who has handed in a thesis that was accepted."""
    return [{"won": who.seat == s.winner, "thesis": who.thesis > 0} for who in s.scholars]


def scores(s: Expedition) -> list[float]:
    return [1.0 if who.seat == s.winner else 0.0 for who in s.scholars]


def course(s: Expedition) -> tuple[int, Mapping[str, float]]:
    return s.round, {"theses": s.theses, "areas": len(s.areas), "maximum-alert": float(s.maximum_alert)}


def rivals(s: Expedition) -> bool:
    return True


OUTCOMES = Outcomes(outcomes, scores, course, rivals)
