"""The actions of the basic rooms, those with "1" on the back. The Evacuation Sections have a chapter of their own."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Bar, Flow, Need, Option, Target, choose, cites
from seance.games.nemesis.rules.basic_actions import passes
from seance.games.nemesis.rules.belongings import fit_hands, load_weapon
from seance.games.nemesis.rules.board import ROOM_KEYS, ROOMS
from seance.games.nemesis.rules.combat import take_egg
from seance.games.nemesis.rules.contamination import cleanse
from seance.games.nemesis.rules.fire import put_out
from seance.games.nemesis.rules.hand import shuffle_all
from seance.games.nemesis.rules.intruders import largest_first
from seance.games.nemesis.rules.noise import roll_for_noise
from seance.games.nemesis.rules.pieces import Crew, Gear, HeavyObject
from seance.games.nemesis.rules.registers import ShipNeed, nothing, room_action
from seance.games.nemesis.rules.searching import COLOURS, find_items
from seance.games.nemesis.rules.state import Ship
from seance.games.nemesis.rules.targets import wounds_to_dress, wounds_to_heal
from seance.games.nemesis.rules.tracks import can_stop_destruct, start_destruct, stop_destruct
from seance.games.nemesis.rules.weaknesses import discover, drive_off, objects_at, undiscovered
from seance.games.nemesis.rules.wounds import dress, heal_light, heal_serious, light_wound

# ---- Armory ----------------------------------------------------------------------------------------------------

AMMO = 2
ARMED: ShipNeed = Need("NEM-ARM-01", "no-weapon-in-hand", lambda s, who: bool(weapons(who)))
NOT_CLASSIC = Bar("NEM-ARM-02", "classic-weapon")
NOT_FULL = Bar("NEM-ARM-03", "weapon-full")


def weapons(who: Crew) -> list[Gear]:
    return [gear for gear in who.gear if gear.item.weapon is not None]


def weapons_in_hand(s: Ship, who: Crew) -> Sequence[Target[str]]:
    return [((gear.key,), gear.key) for gear in weapons(who)]


def weapon_of(who: Crew, key: str) -> Gear:
    return next(gear for gear in who.gear if gear.key == key)


def not_loadable(s: Ship, who: Crew, key: str) -> Bar | None:
    gear = weapon_of(who, key)
    if gear.item.weapon is None or gear.item.weapon.kind != "energy":
        return NOT_CLASSIC
    return NOT_FULL if gear.ammo == gear.capacity else None


@cites("NEM-ARM-01", "NEM-ARM-02", "NEM-ARM-03")
def load_at_armory(s: Ship, who: Crew, key: str) -> None:
    load_weapon(s, who, weapon_of(who, key), AMMO)


room_action("armory", load_at_armory, weapons_in_hand, (ARMED,), not_loadable, verb="act-on")

# ---- Comms Room ------------------------------------------------------------------------------------------------

UNSENT: ShipNeed = Need("NEM-COM-01", "signal-sent-already", lambda s, who: not who.signal)


@cites("NEM-COM-01", "NEM-COM-02", "NEM-OBJ-03")
def send_signal(s: Ship, who: Crew, _: None) -> None:
    who.signal = True
    s.log("signal-sent", crew=who.key)


room_action("comms-room", send_signal, nothing, (UNSENT,))

# ---- Emergency Room --------------------------------------------------------------------------------------------

TO_DRESS: ShipNeed = Need("NEM-EMR-01", "no-wound-to-dress", lambda s, who: bool(wounds_to_dress(s, who)))
TO_HEAL: ShipNeed = Need("NEM-HEAL-05", "no-dressed-wound", lambda s, who: bool(wounds_to_heal(s, who)), "dress-wound")
HURT: ShipNeed = Need("NEM-EMR-01", "no-light-wounds", lambda s, who: who.light > 0)


@cites("NEM-EMR-01", "NEM-HEAL-01", "NEM-HEAL-02")
def dress_all(s: Ship, who: Crew, _: None) -> None:
    for wound in who.wounds:
        if not wound.dressed:
            dress(s, who, wound)


@cites("NEM-EMR-01", "NEM-HEAL-05")
def heal_one(s: Ship, who: Crew, key: str) -> None:
    heal_serious(s, who, next(wound for wound in who.wounds if wound.key == key))


@cites("NEM-EMR-01", "NEM-HEAL-04")
def heal_all_light(s: Ship, who: Crew, _: None) -> None:
    heal_light(s, who, who.light)


room_action("emergency-room", dress_all, nothing, (TO_DRESS,), verb="act-dress-all")
room_action("emergency-room", heal_one, wounds_to_heal, (TO_HEAL,), verb="act-heal")
room_action("emergency-room", heal_all_light, nothing, (HURT,), verb="act-heal-light")

# ---- Fire Control System ---------------------------------------------------------------------------------------


@cites("NEM-FCS-01", "NEM-FCS-02", "NEM-FCS-03")
def fight_fire(s: Ship, who: Crew, _: None) -> Flow[None]:
    """Any room, even one where nothing burns: its fire goes out, each Intruder there flees by its own Event card."""
    options = [Option(room, "douse", (ROOM_KEYS[room],)) for room in ROOMS]
    room = yield from choose(who.seat, "which-room-to-douse", options)
    put_out(s, room)
    for intruder in largest_first(s.intruders_in(room)):
        drive_off(s, intruder)


room_action("fire-control-system", fight_fire, nothing)

# ---- Generator -------------------------------------------------------------------------------------------------

NOT_RUNNING: ShipNeed = Need("NEM-GEN-01", "destruct-runs", lambda s, who: s.destruct is None)
ALL_AWAKE: ShipNeed = Need("NEM-GEN-04", "somebody-hibernates", lambda s, who: not s.hibernating())
RUNNING: ShipNeed = Need("NEM-GEN-02", "destruct-does-not-run", lambda s, who: s.destruct is not None)
STOPPABLE: ShipNeed = Need("NEM-KEY-12", "destruct-unstoppable", lambda s, who: can_stop_destruct(s))


@cites("NEM-GEN-01", "NEM-GEN-04")
def start_sequence(s: Ship, who: Crew, _: None) -> None:
    start_destruct(s)


@cites("NEM-GEN-02", "NEM-KEY-12")
def stop_sequence(s: Ship, who: Crew, _: None) -> None:
    stop_destruct(s)


room_action("generator", start_sequence, nothing, (NOT_RUNNING, ALL_AWAKE), verb="act-start")
room_action("generator", stop_sequence, nothing, (RUNNING, STOPPABLE), verb="act-stop")

# ---- Laboratory ------------------------------------------------------------------------------------------------

OBJECT_THERE: ShipNeed = Need("NEM-LAB-01", "nothing-to-analyse", lambda s, who: bool(objects_at(s, laboratory(s))))
NEWS: ShipNeed = Need("NEM-WEAK-03", "weakness-known", lambda s, who: bool(undiscovered(s, laboratory(s))))


def laboratory(s: Ship) -> int:
    """Somebody may use it from afar: what counts is what is in it."""
    return s.room_of("laboratory")


def findings(s: Ship, who: Crew) -> Sequence[Target[str]]:
    return [((slot,), slot) for slot in undiscovered(s, laboratory(s))]


@cites("NEM-LAB-01", "NEM-LAB-02", "NEM-WEAK-02")
def analyse(s: Ship, who: Crew, slot: str) -> None:
    discover(s, slot)


room_action("laboratory", analyse, findings, (OBJECT_THERE, NEWS), verb="act-on")

# ---- Nest ------------------------------------------------------------------------------------------------------

EGGS_LEFT: ShipNeed = Need("NEM-NEST-01", "no-eggs-in-the-nest", lambda s, who: s.eggs > 0)


@cites("NEM-NEST-01", "NEM-NEST-02", "NEM-NEST-04", "NEM-NEST-05")
def take_egg_along(s: Ship, who: Crew, _: None) -> None:
    """Hands that are full drop something first; then the noise roll."""
    s.then(roll_for_noise(who))
    take_egg(s)
    egg = HeavyObject("intruder-egg", s.number("intruder-egg"))
    who.hands.append(egg)
    s.log("picked-up", crew=who.key, thing=egg.key)
    fit_hands(s, who)


room_action("nest", take_egg_along, nothing, (EGGS_LEFT,))

# ---- Storage ---------------------------------------------------------------------------------------------------


def item_colours(s: Ship, who: Crew) -> Sequence[Target[str]]:
    return COLOUR_TARGETS


COLOUR_TARGETS: list[Target[str]] = [((colour,), colour) for colour in COLOURS]


@cites("NEM-STO-01")
def search_storage(s: Ship, who: Crew, colour: str) -> None:
    """The item counter of the room plays no part."""
    find_items(s, who, colour)


room_action("storage", search_storage, item_colours, verb="act-on")

# ---- Surgery ---------------------------------------------------------------------------------------------------


@cites("NEM-SUR-01", "NEM-SUR-02", "NEM-SUR-03", "NEM-SUR-04", "NEM-SUR-05", "NEM-SUR-06", "NEM-SCAN-04")
def operate(s: Ship, who: Crew, _: None) -> None:
    """Whoever survives the wound has passed, and holds no cards until the next round."""
    cleanse(s, who)
    shuffle_all(who)
    light_wound(s, who)
    if not who.fate:
        passes(s, who)


room_action("surgery", operate, nothing)
