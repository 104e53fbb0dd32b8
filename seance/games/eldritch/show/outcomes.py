"""What a finished game has come to for each seat: for statistics."""

from __future__ import annotations

from collections.abc import Mapping

from seance.engine.face import Outcomes
from seance.games.eldritch.rules.state import World


def outcomes(s: World) -> list[Mapping[str, bool]]:
    """By seat: all win together; whoever has an investigator in play at the end has survived."""
    won = s.result is not None and s.result.startswith("won")
    return [{"won": won, "survived": not who.gone} for who in s.investigators]


def scores(s: World) -> list[float]:
    """By seat: a victory is 1; short of it, each of the three Mysteries that was solved is a quarter."""
    won = s.result is not None and s.result.startswith("won")
    return [1.0 if won else min(len(s.solved), 3) / 4] * s.seats


def course(s: World) -> tuple[int, Mapping[str, float]]:
    return s.round, {"doom": s.doom, "gates": len(s.gates), "mysteries": len(s.solved)}


def rivals(s: World) -> bool:
    return False


OUTCOMES = Outcomes(outcomes, scores, course, rivals)
