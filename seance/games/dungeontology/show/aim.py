"""What a seat wants now, and how far it is."""

from __future__ import annotations

from seance.engine.wire import Aim
from seance.games.dungeontology.rules.clan import clan_points, cube_points
from seance.games.dungeontology.rules.pieces import Scholar
from seance.games.dungeontology.rules.printed import STARS_FOR_THESIS
from seance.games.dungeontology.rules.state import Expedition
from seance.games.dungeontology.rules.values import change


def aim(s: Expedition, seat: int) -> Aim | None:
    """Whose thesis is in has only to wait."""
    who = s.scholars[seat]
    if who.card is None or who.finished:
        return None
    least, most = asked_for(s, who)
    worth = cube_points(who) + (clan_points(who, s.clan) if who.seat in s.clan_seen else 0)
    points = {"points": worth, "least": 0 if least == most else least, "most": most}
    if s.maximum_alert:
        return Aim("flee", points)
    if who.stars < STARS_FOR_THESIS:
        return Aim("stars", points | {"stars": who.stars, "need": STARS_FOR_THESIS})
    return Aim("thesis" if worth >= least else "more-cubes", points)


def asked_for(s: Expedition, who: Scholar) -> tuple[int, int]:
    """The lowest and the highest target that the clan card can have, for all that this scholar knows."""
    clans = [s.clan] if who.seat in s.clan_seen else s.clans
    targets = [clan.target + change(who, "thesis-target") for clan in clans]
    return min(targets), max(targets)
