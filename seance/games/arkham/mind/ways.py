"""Ways through the town: how far it is, and the shortest tour through several places."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from functools import lru_cache

from seance.games.arkham.show.view import ArkhamView, InvestigatorView

from .weights import W

THICKET = "arkham-woods-01151"  # who leaves it is often held back

Ways = Mapping[int, Mapping[str, int]]  # by seat, to each location
Roads = tuple[tuple[str, tuple[str, ...], bool], ...]  # locations, where each leads, and whether it holds one back


class Town:
    """All ways, as long as no location comes or goes; what was asked once is known."""

    __slots__ = ("away", "roads", "tours")

    def __init__(self, roads: Roads) -> None:
        self.roads = roads
        self.away: dict[str, dict[str, int]] = {}
        self.tours: dict[tuple[str, frozenset[str]], int] = {}

    def from_(self, start: str) -> dict[str, int]:
        """The steps to every location that can be reached."""
        if start not in self.away:
            self.away[start] = self.steps(start)
        return self.away[start]

    def steps(self, start: str) -> dict[str, int]:
        ways = {key: (there, held) for key, there, held in self.roads}
        found, queue = {start: 0}, deque([start])
        while queue:
            here = queue.popleft()
            onward, held = ways.get(here, ((), False))
            for there in onward:
                if there not in found:
                    found[there] = found[here] + 1 + held
                    queue.append(there)
        return found

    def tour(self, start: str, places: frozenset[str]) -> int:
        """The steps of the shortest way that comes to all of these places."""
        if not places:
            return 0
        key = (start, places)
        if key not in self.tours:
            away = self.from_(start)
            self.tours[key] = min([away.get(one, W.far) + self.tour(one, places - {one}) for one in places])
        return self.tours[key]


@lru_cache(maxsize=64)
def town(roads: Roads) -> Town:
    return Town(roads)


def town_of(view: ArkhamView) -> Town:
    return town(tuple([(place.key, tuple(place.connected), place.card == THICKET) for place in view.locations]))


def ways_of(view: ArkhamView, people: Sequence[InvestigatorView]) -> Ways:
    known = town_of(view)
    return {who.seat: known.from_(who.location) for who in people}
