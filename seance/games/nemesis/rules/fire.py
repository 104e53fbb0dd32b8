"""Fire and Malfunction markers: eight of each, and a ninth is the end of the ship."""

from __future__ import annotations

from seance.engine import cites

from .board import ROOM_KEYS
from .printed import FIRE_MARKERS, MALFUNCTION_MARKERS, ROOM_TILES
from .state import CLOSED, Ship
from .victory import ship_is_lost


@cites("NEM-FIRE-04", "NEM-END-05", "NEM-COMP-16", "NEM-SHW-03")
def set_fire(s: Ship, room: int) -> None:
    if s.fire[room]:
        return
    if sum(s.fire) == FIRE_MARKERS:
        s.log("no-fire-marker-left", room=ROOM_KEYS[room])
        ship_is_lost(s)
    s.fire[room] = True
    s.log("fire", room=ROOM_KEYS[room])


@cites("NEM-DISC-03")
def put_out(s: Ship, room: int) -> None:
    if s.fire[room]:
        s.fire[room] = False
        s.log("fire-out", room=ROOM_KEYS[room])


@cites("NEM-MALF-04", "NEM-MALF-05", "NEM-MALF-07", "NEM-END-06", "NEM-COMP-18")
def break_down(s: Ship, room: int) -> None:
    """A Malfunction marker, except in the Nest and in the Room Covered with Slime."""
    tile = s.tiles[room]
    if s.malfunction[room] or (tile and not ROOM_TILES[tile].can_malfunction):
        return
    if sum(s.malfunction) == MALFUNCTION_MARKERS:
        s.log("no-malfunction-marker-left", room=ROOM_KEYS[room])
        ship_is_lost(s)
    s.malfunction[room] = True
    s.log("malfunction", room=ROOM_KEYS[room])


@cites("NEM-MALF-03", "NEM-DISC-03")
def repair(s: Ship, room: int) -> None:
    if s.malfunction[room]:
        s.malfunction[room] = False
        s.log("repaired", room=ROOM_KEYS[room])


@cites("NEM-FIRE-05")
def spread_fire(s: Ship, burning: list[int]) -> None:
    """From these rooms into every room around them; closed doors and Technical Corridors stop it."""
    for room in burning:
        for corridor, neighbour in s.board.neighbours[room]:
            if s.doors[corridor] != CLOSED:
                set_fire(s, neighbour)
