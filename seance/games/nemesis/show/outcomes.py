"""What a finished game has come to for each seat: for statistics."""

from __future__ import annotations

from collections.abc import Mapping

from seance.engine.face import Outcomes
from seance.games.nemesis.rules.objectives import unmet
from seance.games.nemesis.rules.state import Ship


def outcomes(s: Ship) -> list[Mapping[str, bool]]:
    """By seat. A dead player who led the Intruders has hunted well or not; all others may have survived."""
    found: list[Mapping[str, bool]] = []
    for who in s.crew:
        won = "won" in s.verdicts[who.seat]
        if who.seat == s.hunter:
            found.append({"survived": False, "won": won, "hunt": "hunt-succeeded" in s.verdicts[who.seat]})
        elif s.mode == "coop":
            done = any(not unmet(s, one, objective) for one in s.crew for objective in who.objectives)
            found.append({"survived": who.fate != "dead", "won": won, "objective": done})
        else:
            found.append({"survived": who.fate != "dead", "won": won})
    return found


def scores(s: Ship) -> list[float]:
    """By seat: a victory is 1, to have survived half of it; in full cooperation so is the share of objectives."""
    found = outcomes(s)
    if s.mode == "coop":
        done = sum([one["objective"] for one in found]) / len(found)
        return [1.0 if one["won"] else done / 2 for one in found]
    return [1.0 if one["won"] else one["survived"] / 2 for one in found]


def course(s: Ship) -> tuple[int, Mapping[str, float]]:
    return s.round, {
        "time": s.time,
        "intruders": len(s.intruders),
        "alive": sum([who.fate != "dead" for who in s.crew]),
    }


def rivals(s: Ship) -> bool:
    return s.mode == "semi-coop"


OUTCOMES = Outcomes(outcomes, scores, course, rivals)
