"""Targets that many actions share. None of them depends on anything but numbers and keys."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Flow, Target

from .board import ROOM_KEYS, ROOMS
from .doors import close_door, open_door
from .pieces import Crew
from .state import DESTROYED, OPEN, Ship


def doors_around(s: Ship, who: Crew) -> Sequence[Target[int]]:
    """Corridors of the room whose door can be opened or closed."""
    keys = s.board.corridor_keys
    return [((keys[c],), c) for c, _ in s.board.neighbours[who.room] if s.doors[c] != DESTROYED]


def turn_door(s: Ship, who: Crew, corridor: int) -> Flow[None]:
    """An open door closes, a closed one opens."""
    if s.doors[corridor] == OPEN:
        yield from close_door(s, corridor, who.seat)
    else:
        open_door(s, corridor)


def unexplored_rooms(s: Ship, who: Crew) -> Sequence[Target[int]]:
    return [((ROOM_KEYS[room],), room) for room in ROOMS if not s.tiles[room]]


def companions(s: Ship, who: Crew) -> Sequence[Target[int]]:
    """The seats of the others in the room."""
    return [((one.key,), one.seat) for one in s.crew_in(who.room) if one is not who]


def intruders_here(s: Ship, who: Crew) -> Sequence[Target[str]]:
    return [((one.key,), one.key) for one in s.intruders_in(who.room)]


def wounds_to_dress(s: Ship, who: Crew) -> Sequence[Target[str]]:
    return [((one.key,), one.key) for one in who.wounds if not one.dressed]


def wounds_to_heal(s: Ship, who: Crew) -> Sequence[Target[str]]:
    return [((one.key,), one.key) for one in who.wounds if one.dressed]


def energy_weapons(s: Ship, who: Crew) -> Sequence[Target[str]]:
    """Energy weapons in hand that are not full."""
    return [
        ((gear.key,), gear.key)
        for gear in who.gear
        if gear.item.weapon is not None and gear.item.weapon.kind == "energy" and gear.ammo < gear.capacity
    ]
