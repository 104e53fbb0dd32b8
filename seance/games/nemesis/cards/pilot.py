"""The Pilot's own Action cards: Ship Knowledge, Piloting, Old Friend."""

from __future__ import annotations

from seance.engine import Flow, Need, Option, choose, cites
from seance.games.nemesis.rules.board import ROOM_KEYS
from seance.games.nemesis.rules.engines import look_at_coordinates
from seance.games.nemesis.rules.exploration import look_at_room
from seance.games.nemesis.rules.pieces import Crew
from seance.games.nemesis.rules.printed import ROOM_TILES
from seance.games.nemesis.rules.registers import COMPUTER, WORKING, ShipNeed, card_action, nothing
from seance.games.nemesis.rules.state import Ship
from seance.games.nemesis.rules.targets import doors_around, turn_door, unexplored_rooms

from .shared import ROOM_OF_USE, use_room

UNEXPLORED: ShipNeed = Need("NEM-MOVE-03", "all-explored", lambda s, who: "" in s.tiles[1:])
AT_CONTROLS: ShipNeed = Need(
    "NEM-PC-01",
    "no-controls-here",
    lambda s, who: s.computer(who.room) or (who.room == s.board.cockpit and not s.malfunction[who.room]),
)
NO_COMPUTER: ShipNeed = Need("NEM-PC-01", "computer-here", lambda s, who: not ROOM_TILES[s.tiles[who.room]].computer)


def study_plans(s: Ship, who: Crew, _: None) -> Flow[None]:
    """An unexplored tile, but not its Exploration token."""
    rooms = [Option(room, "look-at", (ROOM_KEYS[room],)) for _, room in unexplored_rooms(s, who)]
    look_at_room(s, who, (yield from choose(who.seat, "look-at-which-room", rooms)), token=False)


@cites("NEM-COCK-02")
def check_course(s: Ship, who: Crew, _: None) -> None:
    look_at_coordinates(s, who)


card_action("ship-knowledge", turn_door, doors_around, verb="play-door")
card_action("ship-knowledge", study_plans, nothing, (UNEXPLORED,), verb="play-look")
card_action("piloting", use_room, nothing, (AT_CONTROLS, ROOM_OF_USE), verb="play-room")
card_action("piloting", check_course, nothing, (COMPUTER,), verb="play-coordinates")
card_action("old-friend", use_room, nothing, (WORKING, NO_COMPUTER, ROOM_OF_USE))
