"""What a seat wants now, and how far it is."""

from __future__ import annotations

from seance.engine.wire import Aim
from seance.games.dungeontology.rules.clan import clan_points, clans_for, cube_points, would_succeed
from seance.games.dungeontology.rules.printed import STARS_FOR_THESIS
from seance.games.dungeontology.rules.state import Expedition
from seance.games.dungeontology.rules.values import change


def aim(s: Expedition, seat: int) -> Aim | None:
    """Whose thesis is in has only to wait."""
    who = s.scholars[seat]
    if who.card is None or who.finished:
        return None
    clans = clans_for(s, who)
    targets = [clan.target + change(who, "thesis-target") for clan in clans]
    known = len(clans) == 1
    worth = cube_points(who) + (clan_points(who, clans[0]) if known else 0)
    points = {"points": worth, "least": 0 if known else min(targets), "most": max(targets)}
    if s.maximum_alert:
        return Aim("flee", points)
    if who.stars < STARS_FOR_THESIS:
        return Aim("stars", points | {"stars": who.stars, "need": STARS_FOR_THESIS})
    accepting = sum([would_succeed(who, clan) for clan in clans])
    if accepting == len(clans):
        return Aim("thesis", points)
    return Aim("thesis-maybe" if accepting else "more-cubes", points | {"yes": accepting, "of": len(clans)})
