"""The Action cards that several characters share."""

from __future__ import annotations

from seance.engine import Bar, Flow, Need, cites
from seance.games.nemesis.rules.actions import free_room_action, room_choices
from seance.games.nemesis.rules.contamination import is_contamination, scan_hand
from seance.games.nemesis.rules.doors import destroy_door
from seance.games.nemesis.rules.engines import AT_ENGINE, repair_or_break_engine
from seance.games.nemesis.rules.fire import break_down, repair
from seance.games.nemesis.rules.intruders import implant, place
from seance.games.nemesis.rules.pieces import Crew
from seance.games.nemesis.rules.printed import ROOM_TILES
from seance.games.nemesis.rules.registers import COMPUTER, ShipNeed, card_action, nothing
from seance.games.nemesis.rules.searching import ITEMS_LEFT, SEARCHABLE, search_room
from seance.games.nemesis.rules.state import CLOSED, Ship
from seance.games.nemesis.rules.targets import doors_around, turn_door
from seance.games.nemesis.rules.wounds import die

# ---- Search ----------------------------------------------------------------------------------------------------


@cites("NEM-SEARCH-02", "NEM-SEARCH-07")
def search(s: Ship, who: Crew, _: None) -> Flow[None]:
    yield from search_room(s, who)


card_action("search", search, nothing, (SEARCHABLE, ITEMS_LEFT))

# ---- Rest ------------------------------------------------------------------------------------------------------

CONTAMINATED: ShipNeed = Need(
    "NEM-SCAN-01", "no-contamination-in-hand", lambda s, who: any(is_contamination(card) for card in who.hand)
)


@cites("NEM-SCAN-01", "NEM-SCAN-03")
def rest(s: Ship, who: Crew, _: None) -> None:
    scan_and_suffer(s, who)


@cites("NEM-SCAN-05", "NEM-SCAN-07", "NEM-SCAN-08", "NEM-CAN-03", "NEM-SHW-05")
def scan_and_suffer(s: Ship, who: Crew) -> None:
    """Infection found: a Larva, however many cards; for one who had a Larva before it is death, and a Creeper."""
    if not scan_hand(s, who):
        return
    if who.larva:
        room = who.room
        place(s, "creeper", room)
        die(s, who)
    else:
        implant(s, who)


card_action("rest", rest, nothing, (CONTAMINATED,))

# ---- Demolition ------------------------------------------------------------------------------------------------

CAN_BREAK: ShipNeed = Need(
    "NEM-MALF-04", "room-cannot-malfunction", lambda s, who: ROOM_TILES[s.tiles[who.room]].can_malfunction
)
STANDS = Bar("NEM-DOOR-15", "door-open")
NOT_BROKEN: ShipNeed = Need("NEM-MALF-07", "malfunction-here-already", lambda s, who: not s.malfunction[who.room])


def nothing_to_destroy(s: Ship, who: Crew, corridor: int) -> Bar | None:
    """An open door has no token."""
    return None if s.doors[corridor] == CLOSED else STANDS


@cites("NEM-DOOR-11", "NEM-ACARD-03")
def demolish_door(s: Ship, who: Crew, corridor: int) -> None:
    destroy_door(s, corridor)


@cites("NEM-MALF-05", "NEM-ACARD-03")
def demolish_room(s: Ship, who: Crew, _: None) -> None:
    break_down(s, who.room)


card_action("demolition", demolish_door, doors_around, bars=nothing_to_destroy, verb="play-destroy")
card_action("demolition", demolish_room, nothing, (CAN_BREAK, NOT_BROKEN), verb="play-break")

# ---- the three repair cards ------------------------------------------------------------------------------------

BROKEN: ShipNeed = Need("NEM-MALF-03", "no-malfunction-here", lambda s, who: s.malfunction[who.room])


@cites("NEM-MALF-03", "NEM-ACARD-03")
def repair_room(s: Ship, who: Crew, _: None) -> None:
    repair(s, who.room)


@cites("NEM-ENG-02", "NEM-ENG-05", "NEM-ACARD-03")
def work_on_engine(s: Ship, who: Crew, _: None) -> None:
    repair_or_break_engine(s, who)


def repair_card(card: str) -> None:
    """Repair the room, or repair or break the engine in it."""
    card_action(card, repair_room, nothing, (BROKEN,), verb="play-repair")
    card_action(card, work_on_engine, nothing, (AT_ENGINE,), verb="play-engine")


for _card in ("basic-repairs", "repairs", "quick-repairs"):
    repair_card(_card)

# ---- Computer Skills -------------------------------------------------------------------------------------------

ROOM_OF_USE: ShipNeed = Need("NEM-AROOM-01", "room-action-useless", lambda s, who: bool(room_choices(s, who, who.room)))


@cites("NEM-RACT-01")
def use_room(s: Ship, who: Crew, _: None) -> Flow[None]:
    """The action of the room at no cost beside that of the card."""
    yield from free_room_action(s, who, who.room)


card_action("computer-skills", turn_door, doors_around, verb="play-door")
card_action("computer-skills", use_room, nothing, (COMPUTER, ROOM_OF_USE), verb="play-room")
