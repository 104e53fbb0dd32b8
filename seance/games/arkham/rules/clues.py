"""Clues: discovered, spent, placed back; as one's own and as a group."""

from __future__ import annotations

from seance.engine import Flow, Option, choose_some, cites

from .modifiers import forbidden
from .pieces import Investigator, Location
from .registers import Can, always
from .state import Table
from .under_way import Moment
from .windows import afterwards, unless_replaced


@cites("AHC-CLU-05", "AHC-CLU-08", "AHC-EFF-04")
def discover_clues(s: Table, who: Investigator, n: int, location: Location | None = None) -> Flow[None]:
    """Up to n clues from a location (the own one, if none is named)."""
    place = s.here(who) if location is None else location
    n = min(n, place.clues)
    if n <= 0 or forbidden(s, "discover-clues", who, place.key):
        return
    on = Moment("would-discover-clues", who, (who.key, place.key))
    on.location, on.n = place, n
    yield from unless_replaced(s, on, lambda: take_clues(s, who, place, on.n))


@cites("AHC-CLU-06", "AHC-ELM-02")
def take_clues(s: Table, who: Investigator, place: Location, n: int) -> Flow[None]:
    """As many as are still there: what came in between may have taken some."""
    n = min(n, place.clues)
    if who.gone or n <= 0:
        return
    place.clues -= n
    who.clues += n
    s.log("clues-discovered", who=who.key, n=n, location=place.key)
    on = Moment("after-clues-discovered", who, (who.key,))
    on.location, on.n = place, n
    yield from afterwards(s, on)


def gain_clues(s: Table, who: Investigator, n: int) -> None:
    """From the token pool."""
    who.clues += n
    s.log("clues-gained", who=who.key, n=n)


def place_clues(s: Table, location: Location, n: int) -> None:
    """From the token pool onto a location."""
    if n > 0:
        location.clues += n
        s.log("clues-placed", location=location.key, n=n)


def drop_clues(s: Table, who: Investigator, n: int) -> int:
    """Place up to n of the own clues on the own location. How many it was."""
    n = min(n, who.clues)
    if n > 0:
        who.clues -= n
        s.log("clues-dropped", who=who.key, n=n, location=who.location)
        s.here(who).clues += n
    return n


def can_spend_clues(s: Table, who: Investigator, n: int) -> bool:
    return who.clues >= n and not forbidden(s, "spend-clues", who)


def lose_clues(s: Table, who: Investigator, n: int) -> None:
    """To the token pool."""
    who.clues -= n
    s.log("clues-spent", who=who.key, n=n)


def spenders(s: Table, can: Can = always) -> list[Investigator]:
    """Who may contribute clues now."""
    return [who for who in s.in_order() if who.clues and can(s, who) and not forbidden(s, "spend-clues", who)]


@cites("AHC-CST-10", "AHC-ACT-06")
def can_group_spend(s: Table, n: int, can: Can = always) -> bool:
    if sum([who.clues for who in s.investigators]) < n:
        return False
    return sum([who.clues for who in spenders(s, can)]) >= n


@cites("AHC-CST-10", "AHC-ACT-06")
def spend_as_group(s: Table, n: int, can: Can = always) -> Flow[None]:
    """The group spends n clues; who gives how many is asked only if there is a choice."""
    options = [Option(who, "spend", (who.key,)) for who in spenders(s, can) for _ in range(who.clues)]
    for who in (yield from choose_some(s.lead, "spend-clues", options, n, n, (str(n),))):
        who.clues -= 1
    s.log("group-spends", n=n)
