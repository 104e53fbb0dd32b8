"""Red Items: of the military. Energy Charges are in `items`, Grenades in `thrown`, keys in `keys`."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Bar, Flow, Need, Target, cites
from seance.games.nemesis.rules.basic_actions import Way, behind_door, twin_ways, ways, weapon_of
from seance.games.nemesis.rules.belongings import load_weapon
from seance.games.nemesis.rules.board import ROOM_KEYS
from seance.games.nemesis.rules.hand import choose_discards
from seance.games.nemesis.rules.intruders import choose_order, go_together, way_between
from seance.games.nemesis.rules.movement import enter
from seance.games.nemesis.rules.pieces import Crew, Gear
from seance.games.nemesis.rules.printed import Item
from seance.games.nemesis.rules.registers import ShipNeed, item_action, nothing, step
from seance.games.nemesis.rules.round import event_attack
from seance.games.nemesis.rules.state import Intruder, Ship

from .rooms_additional import UNEXPLORED, monitor

# ---- Smoke Grenade ---------------------------------------------------------------------------------------------


@cites("NEM-MOVE-05")
def escape_in_smoke(s: Ship, who: Crew, way: Way) -> Flow[None]:
    """The others in the room discard an Action card each; then a move that no Intruder attacks for."""
    for other in [one for one in s.in_order() if one.room == who.room and one is not who]:
        yield from choose_discards(s, other, 1, 1, "smoke-grenade")
    yield from enter(s, who, way[1], way[0])


item_action("smoke-grenade", escape_in_smoke, ways, bars=behind_door, verb="use-on")
item_action("smoke-grenade", escape_in_smoke, twin_ways, bars=behind_door, verb="use-by")

# ---- Recon Drone -----------------------------------------------------------------------------------------------

item_action("recon-drone", monitor, nothing, (UNEXPLORED,))

# ---- Decoy -----------------------------------------------------------------------------------------------------

SOMEBODY_TO_LURE = Bar("NEM-AITEM-01", "nothing-to-lure")


def rooms_next_door(s: Ship, who: Crew) -> Sequence[Target[int]]:
    rooms = dict.fromkeys([room for _, room in s.board.neighbours[who.room]])
    return [((ROOM_KEYS[room],), room) for room in rooms]


def around(s: Ship, room: int) -> list[tuple[int, list[Intruder]]]:
    """The Intruders of each neighbouring room, by its number, and the corridor by which they would come."""
    rooms = sorted({neighbour for _, neighbour in s.board.neighbours[room]})
    found = [(way_between(s, room, other), s.intruders_in(other)) for other in rooms]
    return [(corridor, intruders) for corridor, intruders in found if intruders]


def nothing_near(s: Ship, who: Crew, room: int) -> Bar | None:
    return None if around(s, room) else SOMEBODY_TO_LURE


@cites("NEM-IATK-01")
def lure(s: Ship, who: Crew, room: int) -> Flow[None]:
    """All Intruders around the room go there; those in combat attack once before they leave."""
    attackers: list[Intruder] = []
    for _, intruders in around(s, room):
        if s.fighting(intruders[0]):
            attackers += yield from choose_order(s, intruders)
    s.then(*[event_attack(intruder.key) for intruder in attackers], come_to_decoy(room))


@step("lured")
@cites("NEM-DOOR-08", "NEM-IMOV-01")
def come_to_decoy(s: Ship, room: int) -> None:
    """Whatever is around the room now; a closed door stops it as always."""
    go_together(s, around(s, room))


item_action("decoy", lure, rooms_next_door, bars=nothing_near, verb="use-on")

# ---- Extended Magazine -----------------------------------------------------------------------------------------

MAGAZINE = 2

ENERGY_WEAPON: ShipNeed = Need("NEM-HEAVY-07", "no-energy-weapon", lambda s, who: bool(energy_weapons_held(s, who)))


def energy_weapons_held(s: Ship, who: Crew) -> Sequence[Target[str]]:
    return [
        ((gear.key,), gear.key)
        for gear in who.gear
        if gear.item.weapon is not None and gear.item.weapon.kind == "energy"
    ]


@cites("NEM-HEAVY-07")
def attach(s: Ship, who: Crew, item: Item, gear: Gear) -> None:
    """From now on the two are one card."""
    who.items.remove(item)
    who.known.gone(item)
    gear.attached = (*gear.attached, item)
    s.log("attached", crew=who.key, item=item.key, weapon=gear.key)


@cites("NEM-HEAVY-06", "NEM-HEAVY-07")
def extend_magazine(s: Ship, who: Crew, key: str) -> None:
    gear = weapon_of(who, key)
    attach(s, who, next(item for item in who.items if item.key == "extended-magazine"), gear)
    load_weapon(s, who, gear, MAGAZINE)


item_action("extended-magazine", extend_magazine, energy_weapons_held, (ENERGY_WEAPON,), verb="use-on")
