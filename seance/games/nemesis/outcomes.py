"""What a finished game has come to for each seat: for statistics."""

from __future__ import annotations

from collections.abc import Mapping

from .objectives import unmet
from .ship import Ship


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
