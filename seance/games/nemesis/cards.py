"""The Action cards that several characters share."""

from __future__ import annotations

from seance.engine import Flow, Need, cites

from .contamination import is_contamination, scan_hand
from .deeds import ShipNeed, card_action, nothing
from .intruders import implant, place
from .searching import ITEMS_LEFT, SEARCHABLE, search_room
from .ship import Crew, Ship
from .wounds import die

# ---- Search ----------------------------------------------------------------------------------------------------


@cites("NEM-SEARCH-02")
def search(s: Ship, who: Crew, _: None) -> Flow[None]:
    yield from search_room(s, who)


card_action("search", search, nothing, (SEARCHABLE, ITEMS_LEFT))

# ---- Rest ------------------------------------------------------------------------------------------------------

CONTAMINATED: ShipNeed = Need(
    "NEM-SCAN-01", "no-contamination-in-hand", lambda s, who: any(is_contamination(card) for card in who.hand)
)


@cites("NEM-SCAN-03")
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
