"""What is thrown: Grenades and Molotov Cocktails, at Intruders and at Eggs."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Bar, Flow, Need, Target, cites
from seance.games.nemesis.rules.board import ROOM_KEYS, ROOM_NUMBERS
from seance.games.nemesis.rules.combat import destroy_eggs, injure
from seance.games.nemesis.rules.fire import set_fire
from seance.games.nemesis.rules.intruders import largest_first
from seance.games.nemesis.rules.noise import noise_roll
from seance.games.nemesis.rules.pieces import Crew
from seance.games.nemesis.rules.registers import ShipNeed, item_action
from seance.games.nemesis.rules.state import CLOSED, Intruder, Ship
from seance.games.nemesis.rules.wounds import serious_wound

GRENADE_EGGS, MOLOTOV_EGGS = 2, 1

NO_DOOR_BETWEEN = Bar("NEM-DOOR-07", "door-closed", "open-door")
EGGS_IN_PEACE = Bar("NEM-EGG-01", "in-combat", "leave-combat")


def near(s: Ship, who: Crew) -> list[int]:
    """The own room and its neighbours."""
    return list(dict.fromkeys([who.room, *[room for _, room in s.board.neighbours[who.room]]]))


def only_eggs(s: Ship, room: int) -> bool:
    return s.eggs_in(room) > 0 and not s.intruders_in(room)


@cites("NEM-DOOR-07", "NEM-EGG-01")
def out_of_reach(s: Ship, who: Crew, room: int) -> Bar | None:
    """Nothing is thrown through a closed door, and nothing at Eggs alone in combat."""
    ways = [corridor for corridor, other in s.board.neighbours[who.room] if other == room]
    if ways and all(s.doors[corridor] == CLOSED for corridor in ways):
        return NO_DOOR_BETWEEN
    return EGGS_IN_PEACE if s.in_combat(who) and only_eggs(s, room) else None


@cites("NEM-PVP-02")
def blast(s: Ship, intruders: list[Intruder], room: int, first: Intruder | None = None, injuries: int = 1) -> None:
    """Every Intruder there suffers Injuries, the first one 1 more, and every character there a Serious Wound."""
    s.log("explodes", room=ROOM_KEYS[room])
    for intruder in intruders:
        injure(s, intruder, injuries + (intruder is first))
    for who in [one for one in s.in_order() if one.room == room]:
        serious_wound(s, who)


@cites("NEM-EGG-07")
def noise_after_eggs(s: Ship, who: Crew, attempt: bool) -> Flow[None]:
    """A throw at Eggs is an attempt to destroy them; one at Intruders who are there too is not."""
    if attempt and who.room:
        yield from noise_roll(s, who)


# ---- Grenade ---------------------------------------------------------------------------------------------------


@cites("NEM-EGG-05")
def grenade_targets(s: Ship, who: Crew) -> Sequence[Target[str]]:
    """An Intruder, or a room with nothing but Eggs as if one were there."""
    rooms = near(s, who)
    aims = [one.key for one in s.intruders if one.room in rooms]
    aims += [ROOM_KEYS[room] for room in rooms if only_eggs(s, room)]
    return [((aim,), aim) for aim in aims]


def grenade_blocked(s: Ship, who: Crew, aim: str) -> Bar | None:
    intruder = s.intruder(aim)
    return out_of_reach(s, who, ROOM_NUMBERS[aim] if intruder is None else intruder.room)


@cites("NEM-EGG-05", "NEM-PVP-02")
def throw_grenade(s: Ship, who: Crew, aim: str) -> Flow[None]:
    target = s.intruder(aim)
    room = ROOM_NUMBERS[aim] if target is None else target.room
    others = [one for one in largest_first(s.intruders_in(room)) if one is not target]
    blast(s, others if target is None else [target, *others], room, first=target)
    destroy_eggs(s, room, GRENADE_EGGS)
    yield from noise_after_eggs(s, who, attempt=target is None)


TARGET_NEAR: ShipNeed = Need("NEM-AITEM-01", "nothing-to-throw-at", lambda s, who: bool(grenade_targets(s, who)))

item_action("grenade", throw_grenade, grenade_targets, (TARGET_NEAR,), grenade_blocked, verb="use-on")

# ---- Molotov Cocktail ------------------------------------------------------------------------------------------


@cites("NEM-EGG-06")
def molotov_targets(s: Ship, who: Crew) -> Sequence[Target[int]]:
    """The own room, or a neighbour with an Intruder or Eggs."""
    rooms = [room for room in near(s, who) if room == who.room or s.intruders_in(room) or s.eggs_in(room)]
    return [((ROOM_KEYS[room],), room) for room in rooms]


@cites("NEM-EGG-06", "NEM-PVP-02")
def throw_molotov(s: Ship, who: Crew, room: int) -> Flow[None]:
    attempt = only_eggs(s, room)
    set_fire(s, room)
    blast(s, largest_first(s.intruders_in(room)), room, injuries=1 + s.weak("vulnerability-to-fire"))
    destroy_eggs(s, room, MOLOTOV_EGGS)
    yield from noise_after_eggs(s, who, attempt)


item_action("molotov-cocktail", throw_molotov, molotov_targets, bars=out_of_reach, verb="use-on")
