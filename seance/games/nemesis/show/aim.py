"""What a seat wants now, and how far it is."""

from __future__ import annotations

from seance.engine.wire import Aim
from seance.games.nemesis.rules.objectives import unmet
from seance.games.nemesis.rules.state import Ship


def aim(s: Ship, seat: int) -> Aim | None:
    """Whoever sleeps, has left or is dead can do no more for it."""
    who = s.crew[seat]
    if who.fate or not who.key or not who.objectives:
        return None
    if len(who.objectives) > 1:
        return Aim("keep-one", {"objectives": [one.key for one in who.objectives], "time": s.time})
    objective = who.objectives[0]
    missing = unmet(s, who, objective)
    if missing:
        return Aim("missing", {"objective": objective.key, "missing": missing, "time": s.time})
    return Aim("live", {"objective": objective.key, "time": s.time})
