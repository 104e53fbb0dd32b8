"""The Scientist's own Action cards: Intranet, Access Denied, Threat Assessment."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Bar, Flow, Need, Option, Target, choose, cites
from seance.games.nemesis.rules.actions import free_room_action, room_choices
from seance.games.nemesis.rules.board import ROOM_KEYS, ROOMS
from seance.games.nemesis.rules.fire import break_down
from seance.games.nemesis.rules.pieces import Crew
from seance.games.nemesis.rules.registers import COMPUTER, ShipNeed, card_action, nothing, step
from seance.games.nemesis.rules.state import Ship

from .shared import ROOM_OF_USE, use_room

CONNECTED: ShipNeed = Need(
    "NEM-PC-01", "no-computer-here", lambda s, who: s.computer(who.room) or who.has("holographic-computer")
)
USELESS = Bar("NEM-AROOM-01", "room-action-useless")


@cites("NEM-MALF-08")
def computers(s: Ship, who: Crew) -> Sequence[Target[int]]:
    """Explored rooms with a working computer."""
    return [((ROOM_KEYS[room],), room) for room in ROOMS if s.computer(room)]


# ---- Intranet --------------------------------------------------------------------------------------------------


def useless_now(s: Ship, who: Crew, room: int) -> Bar | None:
    return None if room_choices(s, who, room) else USELESS


@cites("NEM-RACT-01")
def intranet(s: Ship, who: Crew, room: int) -> Flow[None]:
    """The action of another room, from here."""
    yield from free_room_action(s, who, room)


card_action("intranet", intranet, computers, (CONNECTED,), useless_now, verb="play-on")

# ---- Access Denied ---------------------------------------------------------------------------------------------


def deny_access(s: Ship, who: Crew, room: int) -> None:
    break_down(s, room)


card_action("access-denied", use_room, nothing, (COMPUTER, ROOM_OF_USE), verb="play-room")
card_action("access-denied", deny_access, computers, (COMPUTER,), verb="play-break-down")

# ---- Threat Assessment -----------------------------------------------------------------------------------------


@cites("NEM-EP-11")
def assess_threat(s: Ship, who: Crew, _: None) -> None:
    """The next Event card is looked at; what becomes of it is the next step."""
    if not len(s.events):
        s.events.rest, s.events.discard = s.events.discard, []
    seen = s.events.look(s.dice, who.seat, 1)[0]
    s.log("event-foreseen", audience=(who.seat,), secret={"card": seen.key}, crew=who.key)
    s.then(place_event(who))


@step("event-foreseen")
def place_event(s: Ship, who: Crew) -> Flow[None]:
    """Everybody sees where the card goes, but not which it is."""
    top = s.events.top[-1]
    key = (top.cards[0].key,)
    options = [Option(False, "leave-event", key), Option(True, "bury-event", key)]
    buried = yield from choose(who.seat, "event-foreseen", options)
    if buried:
        s.events.top.pop()
        s.events.under(top.cards[0], top.seats)
    s.log("event-buried" if buried else "event-left", crew=who.key)


card_action("threat-assessment", assess_threat, nothing, (CONNECTED,))
