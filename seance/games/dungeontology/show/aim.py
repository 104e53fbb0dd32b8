"""What a seat wants now, and how far it is."""

from __future__ import annotations

from seance.engine.wire import Aim
from seance.games.dungeontology.rules.clan import cube_points
from seance.games.dungeontology.rules.printed import STARS_FOR_THESIS
from seance.games.dungeontology.rules.state import Expedition


def aim(s: Expedition, seat: int) -> Aim | None:
    """Whose thesis is in has only to wait."""
    who = s.scholars[seat]
    if who.card is None or who.finished:
        return None
    points = {"points": cube_points(who)}
    if s.maximum_alert:
        return Aim("flee", points)
    if who.stars < STARS_FOR_THESIS:
        return Aim("stars", points | {"stars": who.stars, "need": STARS_FOR_THESIS})
    return Aim("thesis", points)
