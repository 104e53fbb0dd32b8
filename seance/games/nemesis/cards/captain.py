"""The Captain's own Action cards: Reload, Order, Motivation."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Bar, Flow, Need, Option, Target, choose_some, cites
from seance.games.nemesis.rules.belongings import load_weapon
from seance.games.nemesis.rules.board import ROOM_KEYS
from seance.games.nemesis.rules.hand import draw_cards
from seance.games.nemesis.rules.movement import enter
from seance.games.nemesis.rules.pieces import Crew, Gear
from seance.games.nemesis.rules.registers import ShipNeed, card_action, nothing
from seance.games.nemesis.rules.state import Ship
from seance.games.nemesis.rules.ways import choose_way, open_ways

# ---- Reload ----------------------------------------------------------------------------------------------------


def six_shooter(who: Crew) -> Gear | None:
    return next((gear for gear in who.gear if gear.item.key == "6-shooter"), None)


def has_room_for_ammo(s: Ship, who: Crew) -> bool:
    gear = six_shooter(who)
    return gear is not None and gear.ammo < gear.capacity


TO_RELOAD: ShipNeed = Need("NEM-HEAVY-06", "nothing-to-reload", has_room_for_ammo)


def reload(s: Ship, who: Crew, _: None) -> None:
    gear = six_shooter(who)
    assert gear is not None
    load_weapon(s, who, gear, 1)


card_action("reload", reload, nothing, (TO_RELOAD,))

# ---- Order -----------------------------------------------------------------------------------------------------

DOORS_SHUT = Bar("NEM-MOVE-02", "no-way-out", "open-door")
FIGHTS = Bar("NEM-BAS-04", "other-in-combat")


def in_earshot(s: Ship, who: Crew) -> list[Crew]:
    """Those in the room; with the Intercom also those in rooms with a working computer."""
    near = s.crew_in(who.room)
    if who.has("intercom"):
        near += [one for one in s.in_rooms() if one.room != who.room and s.computer(one.room)]
    return near


def to_order(s: Ship, who: Crew) -> Sequence[Target[int]]:
    return [((one.key,), one.seat) for one in in_earshot(s, who)]


def cannot_be_ordered(s: Ship, who: Crew, seat: int) -> Bar | None:
    if s.in_combat(s.crew[seat]):
        return FIGHTS
    return None if open_ways(s, s.crew[seat].room) else DOORS_SHUT


@cites("NEM-MOVE-07")
def order(s: Ship, who: Crew, seat: int) -> Flow[None]:
    """The one who is moved need not agree, but explores and rolls for noise."""
    other = s.crew[seat]
    corridor, room = yield from choose_way(s, who, other, other.room)
    s.log("ordered", crew=who.key, to=other.key, room=ROOM_KEYS[room])
    yield from enter(s, other, room, corridor)


card_action("order", order, to_order, bars=cannot_be_ordered, verb="play-on")

# ---- Motivation ------------------------------------------------------------------------------------------------


def motivation(s: Ship, who: Crew, _: None) -> Flow[None]:
    """Everybody in the room; of those whom only the Intercom reaches, whom the Captain likes."""
    near = s.crew_in(who.room)
    far = [Option(one, "motivate", (one.key,)) for one in in_earshot(s, who) if one not in near]
    chosen = yield from choose_some(who.seat, "motivate-whom", far, 0, len(far))
    for one in s.in_order():
        if one in near or one in chosen:
            draw_cards(s, one, 1)


card_action("motivation", motivation, nothing)
