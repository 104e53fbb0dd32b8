"""The clan card: the target of a thesis and what each cube is worth to this clan. Few have seen it."""

from __future__ import annotations

from seance.engine import cites, with_seat

from .pieces import Scholar
from .printed import COLUMNS, Clan
from .state import Expedition
from .values import change


@cites("DUN-KNOW-02", "DUN-KNOW-03", "DUN-THESIS-04", "DUN-THESIS-09")
def look_at_clan(s: Expedition, who: Scholar) -> None:
    """Unseen by others; then it lies face down again. It must be the last thing of its step."""
    s.clan_seen = with_seat(s.clan_seen, who.seat)
    s.dice.look()
    s.log("clan-seen", audience=(who.seat,), secret={"clan": s.clan.key}, who=who.key)


@cites("DUN-OVER-05", "DUN-SCHOLAR-18", "DUN-SCHOLAR-19", "DUN-SCHOLAR-20", "DUN-SCHOLAR-21", "DUN-SCHOLAR-22",
       "DUN-SCORE-01")  # fmt: skip
def cube_points(who: Scholar) -> int:
    """A column scores the number above its topmost cube."""
    return sum([COLUMNS[cube].ladder[n] for cube, n in who.cubes.items()])


@cites("DUN-CLAN-03", "DUN-SCORE-02")
def clan_points(who: Scholar, clan: Clan) -> int:
    return sum([clan.modifiers[cube] * n for cube, n in who.cubes.items()])


@cites("DUN-THESIS-05", "DUN-THESIS-06", "DUN-THESIS-07", "DUN-CLAN-02")
def would_succeed(who: Scholar, clan: Clan) -> bool:
    """Only cubes count, corrected by the clan card."""
    return thesis_worth(who, clan) >= thesis_target(who, clan)


def thesis_worth(who: Scholar, clan: Clan) -> int:
    return cube_points(who) + clan_points(who, clan)


def thesis_target(who: Scholar, clan: Clan) -> int:
    return clan.target + change(who, "thesis-target")


def clans_for(s: Expedition, who: Scholar) -> list[Clan]:
    """Which the clan card can be, for all that this scholar knows."""
    return [s.clan] if who.seat in s.clan_seen else s.clans


@cites("DUN-THESIS-14")
def most_valuable(who: Scholar, clan: Clan) -> list[str]:
    """The cubes of the highest single value after the clan's modifiers."""
    worth = {cube: COLUMNS[cube].value + clan.modifiers[cube] for cube in who.columns}
    return [cube for cube in worth if worth[cube] == max(worth.values())]
