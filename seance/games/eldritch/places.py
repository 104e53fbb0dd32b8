"""The board by the keys of its spaces: what is adjacent, what is near, and by which way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .board import ADJACENT, DISTANCES, SHIPS, SPACE_KEYS, SPACE_NUMBERS, TRAINS
from .printed import SPACES, Space


def by_key(rows: tuple[tuple[int, ...], ...]) -> dict[str, tuple[str, ...]]:
    return {key: tuple([SPACE_KEYS[n] for n in rows[place]]) for place, key in enumerate(SPACE_KEYS)}


NEAR: Final = by_key(ADJACENT)  # the adjacent spaces of each
BY_TRAIN: Final = by_key(TRAINS)
BY_SHIP: Final = by_key(SHIPS)
BY_TICKET: Final = {"train-ticket": BY_TRAIN, "ship-ticket": BY_SHIP}
CITIES: Final = tuple([space.key for space in SPACES.values() if space.kind == "city"])


def distance(one: str, other: str) -> int:
    return DISTANCES[SPACE_NUMBERS[one]][SPACE_NUMBERS[other]]


def nearest(space: str, among: Iterable[str]) -> list[str]:
    """Those with the fewest paths between, each once; this space itself if it is one of them."""
    far = DISTANCES[SPACE_NUMBERS[space]]
    found = list(dict.fromkeys(among))
    least = min([far[SPACE_NUMBERS[each]] for each in found], default=0)
    return [each for each in found if far[SPACE_NUMBERS[each]] == least]


def toward(space: str, goals: Iterable[str]) -> list[str]:
    """The adjacent spaces that are one step nearer to one of the nearest goals; none if this is one already."""
    ends = nearest(space, goals)
    if not ends or space in ends:
        return []
    far = distance(space, ends[0])
    return [near for near in NEAR[space] if any(distance(near, end) < far for end in ends)]


def of_kind(kind: str) -> list[str]:
    return [space.key for space in SPACES.values() if space.kind == kind]


def space_of(key: str) -> Space:
    return SPACES[key]
