"""Which way somebody goes who is moved by a card: chosen after the card is played."""

from __future__ import annotations

from seance.engine import Flow, Need, Option, choose, cites

from .basic_actions import TWIN_WAYS, WAYS, Way
from .board import BOARDS
from .pieces import Crew
from .registers import ShipNeed
from .state import CLOSED, Ship

GO: dict[str, list[list[Option[Way]]]] = {
    side: [
        [Option(way, "go", on) for on, way in WAYS[side][room]]
        + [Option(way, "go-by", on) for on, way in TWIN_WAYS[side][room]]
        for room in range(len(WAYS[side]))
    ]
    for side in BOARDS
}


@cites("NEM-MOVE-01", "NEM-MOVE-02")
def open_ways(s: Ship, room: int) -> list[Option[Way]]:
    """To the neighbouring rooms, except through closed doors."""
    return [option for option in GO[s.board.side][room] if s.doors[option.value[0]] != CLOSED]


WAY_OUT: ShipNeed = Need("NEM-MOVE-02", "no-way-out", lambda s, who: bool(open_ways(s, who.room)), "open-door")


def choose_way(s: Ship, who: Crew, mover: Crew, room: int) -> Flow[Way]:
    return (yield from choose(who.seat, "to-which-room", open_ways(s, room), (mover.key,)))
