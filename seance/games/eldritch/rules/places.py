"""The board by the keys of its spaces: what is adjacent, what is near, and by which way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from seance.engine import cites
from seance.games.eldritch.content import content

from .printed import CITY, SPACES

TRAIN: Final = "train"
SHIP: Final = "ship"
UNCHARTED: Final = "uncharted"
PATH_KINDS: Final = (TRAIN, SHIP, UNCHARTED)
PATHS: Final = {
    (row.texts("ends")[0], row.texts("ends")[1]): row.text("kind") for row in content("board").tables("paths")
}  # (one end, the other): the kind


@cites("EH-SPACE-03")
def adjacent(space: str, *kinds: str) -> tuple[str, ...]:
    """The spaces at the other end of a path of one of these kinds, in the order of the board."""
    joined = {there for ends, kind in PATHS.items() if space in ends and kind in kinds for there in ends} - {space}
    return tuple([there for there in SPACES if there in joined])


NEAR: Final = {space: adjacent(space, *PATH_KINDS) for space in SPACES}  # the adjacent spaces of each
BY_TRAIN: Final = {space: adjacent(space, TRAIN) for space in SPACES}
BY_SHIP: Final = {space: adjacent(space, SHIP) for space in SPACES}
BY_TICKET: Final = {"train-ticket": BY_TRAIN, "ship-ticket": BY_SHIP}


def of_kind(kind: str) -> list[str]:
    return [space.key for space in SPACES.values() if space.kind == kind]


CITIES: Final = tuple(of_kind(CITY))


def distances_from(space: str) -> dict[str, int]:
    """How many paths lie between this space and each."""
    far = {space: 0}
    row = [space]
    for here in row:
        for there in NEAR[here]:
            if there not in far:
                far[there] = far[here] + 1
                row.append(there)
    return far


DISTANCES: Final = {space: distances_from(space) for space in SPACES}


def distance(one: str, other: str) -> int:
    return DISTANCES[one][other]


def nearest(space: str, among: Iterable[str]) -> list[str]:
    """Those with the fewest paths between, each once; this space itself if it is one of them."""
    far = DISTANCES[space]
    found = list(dict.fromkeys(among))
    least = min([far[each] for each in found], default=0)
    return [each for each in found if far[each] == least]


def toward(space: str, goals: Iterable[str]) -> list[str]:
    """The adjacent spaces that are one step nearer to one of the nearest goals; none if this is one already."""
    ends = nearest(space, goals)
    if not ends or space in ends:
        return []
    far = distance(space, ends[0])
    return [near for near in NEAR[space] if any(distance(near, end) < far for end in ends)]
