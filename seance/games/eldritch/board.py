"""The board as numbers: a space is its place in the row of all spaces, and every way between two is looked up here."""

from __future__ import annotations

from typing import Final

from seance.engine import cites

from .content import content
from .printed import CITY, SEA, SPACE_KINDS, SPACES, WILDERNESS

SPACE_KEYS: Final = tuple(SPACES)
SPACE_NUMBERS: Final = {key: number for number, key in enumerate(SPACE_KEYS)}
KINDS: Final = tuple([space.kind for space in SPACES.values()])  # [space]
OF_KIND: Final = {kind: tuple([space for space in range(len(KINDS)) if KINDS[space] == kind]) for kind in SPACE_KINDS}
CITIES: Final = OF_KIND[CITY]
WILDERNESSES: Final = OF_KIND[WILDERNESS]
SEAS: Final = OF_KIND[SEA]

TRAIN: Final = "train"
SHIP: Final = "ship"
UNCHARTED: Final = "uncharted"
PATH_KINDS: Final = (TRAIN, SHIP, UNCHARTED)
PATHS: Final = {
    (SPACE_NUMBERS[row.texts("ends")[0]], SPACE_NUMBERS[row.texts("ends")[1]]): row.text("kind")
    for row in content("board").tables("paths")
}  # (one end, the other): the kind


@cites("EH-SPACE-03")
def paths_from(space: int) -> tuple[tuple[int, str], ...]:
    """The adjacent spaces, each with the kind of the path to it."""
    ways = [(one + other - space, kind) for (one, other), kind in PATHS.items() if space in (one, other)]
    return tuple(sorted(ways))


def distances_from(space: int) -> tuple[int, ...]:
    """How many paths lie between this space and each."""
    far = {space: 0}
    row = [space]
    for here in row:
        for there in ADJACENT[here]:
            if there not in far:
                far[there] = far[here] + 1
                row.append(there)
    return tuple([far[there] for there in range(len(SPACE_KEYS))])


WAYS: Final = tuple([paths_from(space) for space in range(len(SPACE_KEYS))])  # [space]: (adjacent space, kind of path)
ADJACENT: Final = tuple([tuple([there for there, _ in ways]) for ways in WAYS])  # [space]
TRAINS: Final = tuple([tuple([there for there, kind in ways if kind == TRAIN]) for ways in WAYS])  # [space]: by train
SHIPS: Final = tuple([tuple([there for there, kind in ways if kind == SHIP]) for ways in WAYS])  # [space]: by ship
DISTANCES: Final = tuple([distances_from(space) for space in range(len(SPACE_KEYS))])  # [space][space]


def nearest(space: int, among: tuple[int, ...]) -> tuple[int, ...]:
    """Those with the fewest paths between, this space itself included if it is one of them."""
    least = min([DISTANCES[space][each] for each in among], default=0)
    return tuple([each for each in among if DISTANCES[space][each] == least])
