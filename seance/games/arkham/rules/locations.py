"""Locations: connections, distances, revealing; who is where."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import cites

from .clues import place_clues
from .index import index
from .pieces import Location
from .printed import LocationCard
from .registers import CONNECTIONS
from .state import Table
from .telling import tell


@cites("AHC-LOC-04", "AHC-LOC-05")
def put_location(s: Table, card: LocationCard, key: str = "", chosen: bool = True) -> Location:
    """A location enters play unrevealed. Not `chosen`: which card it is, is decided when it is revealed."""
    location = Location(key or card.key, card, chosen)
    s.locations.append(location)
    s.changed()
    return location


def announce(s: Table, entered: Sequence[Location]) -> None:
    """What was put into play together is told together."""
    if len(entered) == 1:
        s.log("location-enters", location=entered[0].key)
    elif entered:
        s.log("locations-enter", locations=[location.key for location in entered])


@cites("AHC-CLU-02", "AHC-CLU-04", "AHC-LOC-06", "AHC-PIN-01")
def reveal(s: Table, location: Location) -> None:
    """Turned over, with its clues."""
    if location.revealed:
        return
    if not location.chosen:
        location.card = s.dice.take("locations", s.unseen[location.title])
        location.chosen = True
    location.revealed = True
    s.changed()
    s.log("revealed", location=location.key, card=location.card.key)
    tell(s, location.card.key)
    place_clues(s, location, s.per_investigator(location.card.clues))


@cites("AHC-MOV-03")
def is_connected(s: Table, here: Location, there: Location) -> bool:
    if here is there:
        return False
    if there.symbol in here.connects:
        return True
    for one, other in ((here, there), (there, here)):
        if one.face in CONNECTIONS and CONNECTIONS[one.face](s, one, other):
            return True
    return False


def connected(s: Table, key: str) -> list[Location]:
    """The locations that are connected with this one."""
    ways = (s.index or index(s)).ways
    found = ways.get(key)
    if found is None:
        here = s.location(key)
        found = ways[key] = [there for there in s.locations if is_connected(s, here, there)]
    return found


def distances(s: Table, start: str) -> dict[str, int]:
    """How many connections away each location is; what cannot be reached is not there."""
    found = {start: 0}
    edge = [start]
    while edge:
        further: list[str] = []
        for key in edge:
            for there in connected(s, key):
                if there.key not in found:
                    found[there.key] = found[key] + 1
                    further.append(there.key)
        edge = further
    return found


@cites("AHC-NEA-01", "AHC-NEA-02")
def nearest(s: Table, start: str, among: Sequence[str]) -> list[str]:
    """Those of the locations that are reached by the fewest connections."""
    away = distances(s, start)
    reachable = [key for key in among if key in away]
    least = min([away[key] for key in reachable], default=None)
    return [key for key in dict.fromkeys(reachable) if away[key] == least]


def towards(s: Table, start: str, goal: str) -> list[str]:
    """The next locations on the shortest ways to the goal."""
    away = distances(s, start)
    if goal not in away or goal == start:
        return []
    return [there.key for there in connected(s, start) if distances(s, there.key).get(goal, -2) == away[goal] - 1]
