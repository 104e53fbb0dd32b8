"""Doors: open ones have no token, closed ones stand, destroyed ones lie flat."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Flow, Option, choose, cites

from .printed import DOORS
from .state import CLOSED, DESTROYED, OPEN, Ship


@cites("NEM-DOOR-01", "NEM-DOOR-02", "NEM-DOOR-04", "NEM-DOOR-05", "NEM-DOOR-13", "NEM-DOOR-17", "NEM-COMP-17")
def close_door(s: Ship, corridor: int, seat: int, keep: tuple[int, ...] = (), torch: bool = False) -> Flow[None]:
    """Put a Door token there; with none left `seat` takes a standing one from elsewhere, but none of `keep`.

    Only the Plasma Torch (`torch`) closes a destroyed door.
    """
    if s.doors[corridor] == CLOSED or (s.doors[corridor] == DESTROYED and not torch):
        return
    if s.doors[corridor] == OPEN and sum([door != OPEN for door in s.doors]) == DOORS:
        keys = s.board.corridor_keys
        standing = [c for c, door in enumerate(s.doors) if door == CLOSED and c not in keep]
        if not standing:
            return
        taken = yield from choose(
            seat, "which-door-token", [Option(c, "take-door", (keys[c],)) for c in standing], (keys[corridor],)
        )
        open_door(s, taken)
    s.doors[corridor] = CLOSED
    s.log("door-closed", corridor=s.board.corridor_keys[corridor])


@cites("NEM-AIR-02", "NEM-CMD-01", "NEM-DOOR-17")
def close_doors(s: Ship, corridors: list[int], seat: int) -> Flow[None]:
    """One after another; with too few tokens `seat` chooses the order, and none of these is taken for another."""
    keys = s.board.corridor_keys
    left = [corridor for corridor in corridors if s.doors[corridor] == OPEN]
    while left:
        corridor = left[0]
        if sum([door == OPEN for door in s.doors]) - len(s.doors) + DOORS < len(left):
            options = [Option(each, "close-door", (keys[each],)) for each in left]
            corridor = yield from choose(seat, "which-door-next", options)
        left.remove(corridor)
        yield from close_door(s, corridor, seat, keep=tuple(corridors))


@cites("NEM-DOOR-15")
def open_door(s: Ship, corridor: int) -> None:
    if s.doors[corridor] == CLOSED:
        s.doors[corridor] = OPEN
        s.log("door-opened", corridor=s.board.corridor_keys[corridor])
        stop_airlock(s, corridor)


@cites("NEM-DOOR-11")
def destroy_door(s: Ship, corridor: int, intruders: Sequence[str] = ()) -> None:
    """By Intruders, whom it has held up, or by what somebody does."""
    if s.doors[corridor] != DESTROYED:
        s.doors[corridor] = DESTROYED
        where = s.board.corridor_keys[corridor]
        s.log("door-destroyed", corridor=where, intruders=list(intruders), n=len(intruders))
        stop_airlock(s, corridor)


@cites("NEM-AIR-04")
def stop_airlock(s: Ship, corridor: int) -> None:
    """The Airlock Procedure needs all doors of its room closed."""
    if s.airlock and corridor in s.board.connected[s.airlock]:
        s.airlock = 0
        s.log("airlock-stopped")
