"""What a seat wants now, and how far it is."""

from __future__ import annotations

from seance.engine.wire import Aim
from seance.games.parlour.rules.printed import EVENING
from seance.games.parlour.rules.state import Parlour


def aim(s: Parlour, seat: int) -> Aim | None:
    who = s.sitters[seat]
    if who.gone:
        return None
    return Aim("points", {"have": s.score(who), "goal": s.evening.goal, "hours": EVENING.midnight - s.hour})
