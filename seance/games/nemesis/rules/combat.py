"""Shooting, fighting hand to hand, and what Injuries do to Intruders."""

from __future__ import annotations

from seance.engine import Flow, Option, choose, cites

from .board import ROOM_KEYS
from .contamination import contaminate
from .fire import set_fire
from .intruders import largest_first, retreat
from .noise import noise_roll
from .pieces import Crew, Gear, HeavyObject
from .printed import CARCASSES, COMBAT_DIE, KINDS, ON_INJURY, Weapon
from .state import Intruder, Ship
from .wounds import serious_wound

HITS = {"miss": (), "creeper": ("larva", "creeper"), "adult": ("larva", "creeper", "adult")}


@cites("NEM-SHOOT-04", "NEM-MELEE-04")
def combat_roll(s: Ship, who: Crew) -> str:
    face = s.dice.roll("combat", COMBAT_DIE)
    s.log("combat-rolled", crew=who.key, face=face, procedure=s.shown("roll", face, ("combat-die", face)))
    return face


@cites("NEM-SHOOT-05", "NEM-SHOOT-06", "NEM-SHOOT-07", "NEM-SHOOT-08", "NEM-SHOOT-09")
def hits_for(s: Ship, face: str, kind: str) -> int:
    """The Injuries that a face deals to a target of this kind."""
    face = face_against(s, face, kind)
    if face in HITS:
        return int(kind in HITS[face])
    return 2 if face == "hit-2" else 1


@cites("NEM-WEAK-04")
def face_against(s: Ship, face: str, kind: str) -> str:
    """Whoever knows the Vital Places of Adults hits them with what would be a miss."""
    return "hit-1" if face == "miss" and kind == "adult" and s.weak("vital-places") else face


@cites("NEM-SHOOT-10")
def weapon_hits(s: Ship, weapon: Weapon, face: str, kind: str, besides: int = 0) -> int:
    """The same with what is printed on the weapon; `besides`: Injuries that are dealt hit or miss (Full Auto)."""
    face = face_against(s, face, kind)
    injuries = besides
    if face != "miss":
        injuries += max(hits_for(s, weapon.counts_as.get(face, face), kind), weapon.at_least)
        injuries += weapon.bonus.get(face, 0)
    if injuries:
        injuries += weapon.more
        injuries += weapon.kind == "energy" and s.weak("vulnerability-to-energy")
    return injuries


@cites("NEM-SHOOT-02", "NEM-BAS-19")
def shoot(s: Ship, who: Crew, target: Intruder, gear: Gear, aimed: bool = False, besides: int = 0) -> Flow[None]:
    """One shot at an Intruder. `aimed`: the die may be rolled again; `besides`: Injuries dealt hit or miss."""
    s.log("shoots", crew=who.key, intruder=target.key, weapon=gear.key)
    room = who.room
    face, injuries = yield from fire_weapon(s, who, gear, target.kind, target.key, aimed, besides)
    if injuries and gear.item.key == "flamethrower":
        injuries += s.weak("vulnerability-to-fire")
    if injuries != hits_for(s, face, target.kind):
        s.log("makes-injuries", by="full-auto" if besides else gear.key, n=injuries)  # not what the die says
    injure(s, target, injuries)
    set_alight(s, room, gear, face)


@cites("NEM-SHOOT-03", "NEM-SHOOT-10")
def fire_weapon(
    s: Ship, who: Crew, gear: Gear, kind: str, about: str, aimed: bool = False, besides: int = 0
) -> Flow[tuple[str, int]]:  # fmt: skip
    """One ammo, one roll: the face and its Injuries. A Prototype Rifle may spend one ammo more on a hit for 2."""
    weapon = gear.item.weapon
    assert weapon is not None
    gear.ammo = max(gear.ammo - 1, 0)
    face = yield from weapon_roll(s, who, weapon, aimed, about)
    injuries = weapon_hits(s, weapon, face, kind, besides)
    if gear.item.key == "prototype-rifle" and face == "hit-2" and gear.ammo:
        options = [Option(False, "pass"), Option(True, "spend-ammo", (gear.key,))]
        if (yield from choose(who.seat, "one-more-injury", options, (about,))):
            gear.ammo -= 1
            injuries += 1
    return face, injuries


def set_alight(s: Ship, room: int, gear: Gear, face: str) -> None:
    """A hit for 2 of a Flamethrower sets the room on fire."""
    if gear.item.key == "flamethrower" and face == "hit-2":
        set_fire(s, room)


def weapon_roll(s: Ship, who: Crew, weapon: Weapon, aimed: bool, target: str) -> Flow[str]:
    face = combat_roll(s, who)
    for _ in range(weapon.reroll + aimed):
        options = [Option(False, "keep-roll"), Option(True, "roll-again")]
        again = yield from choose(who.seat, "roll-combat-again", options, (face, target))
        if not again:
            break
        face = combat_roll(s, who)
    return face


@cites("NEM-MELEE-02", "NEM-MELEE-03", "NEM-MELEE-05", "NEM-MELEE-06", "NEM-MELEE-07", "NEM-MELEE-08", "NEM-MELEE-09",
       "NEM-BAS-20")  # fmt: skip
def melee(s: Ship, who: Crew, target: Intruder) -> None:
    """A Contamination card first; then one Injury at most, or a Serious Wound for the attacker."""
    s.log("melee", crew=who.key, intruder=target.key)
    contaminate(s, who)
    if hits_for(s, combat_roll(s, who), target.kind):
        injure(s, target, 1)
    else:
        s.log("melee-missed", crew=who.key, intruder=target.key)
        serious_wound(s, who)


# ---- Injuries --------------------------------------------------------------------------------------------------


@cites("NEM-DMG-01", "NEM-DMG-02", "NEM-DMG-03", "NEM-DMG-10")
def injure(s: Ship, target: Intruder, injuries: int) -> None:
    """Injury markers, then the check whether they are enough."""
    if not injuries:
        s.log("unharmed", intruder=target.key)
        return
    target.injuries += injuries
    s.log("injured", intruder=target.key, n=injuries)
    if target.kind == "larva":
        kill(s, target)
    else:
        check_injuries(s, target)


@cites("NEM-DMG-05", "NEM-DMG-06", "NEM-DMG-08", "NEM-DMG-09", "NEM-RETR-01", "NEM-RETR-05", "NEM-IATK-12")
def check_injuries(s: Ship, target: Intruder) -> None:
    """Attack cards are drawn for their Blood alone; a retreat arrow in place of a number saves the Intruder."""
    cards = []
    for _ in range(KINDS[target.kind].attack_cards):
        card = s.attacks.draw(s.dice)
        assert card is not None
        s.attacks.discard.append(card)
        cards.append(card)
    arrow = any(card.retreat for card in cards)
    needed = sum([card.blood for card in cards]) - s.weak("brink-of-extinction")
    parts = [(card.key, 0 if card.retreat else card.blood) for card in cards]
    s.log("injuries-checked", intruder=target.key, injuries=target.injuries, cards=[card.key for card in cards],
          needed=0 if arrow else needed, part=ON_INJURY,
          procedure=s.shown("draw", "retreat" if arrow else needed, *parts))  # fmt: skip
    if arrow:
        retreat(s, target)
    elif needed <= target.injuries:
        kill(s, target)


@cites("NEM-DMG-07", "NEM-DMG-11", "NEM-COMP-26", "NEM-SETUP-29")
def kill(s: Ship, target: Intruder) -> None:
    """A Carcass takes its place, while there are tokens; a Larva leaves none. Its token stays in the pool."""
    s.intruders.remove(target)
    s.log("killed", intruder=target.key, room=ROOM_KEYS[target.room])
    if target.kind == "queen":
        s.queen_killed = True
    if KINDS[target.kind].carcass and carcasses(s) < CARCASSES:
        s.lay(target.room, HeavyObject("intruder-carcass", s.number("intruder-carcass")))


def carcasses(s: Ship) -> int:
    lying = [thing for things in s.objects.values() for thing in things]
    carried = [held for who in s.crew for held in who.hands if isinstance(held, HeavyObject)]
    return sum([thing.kind == "intruder-carcass" for thing in (*lying, *carried)])


# ---- Eggs ------------------------------------------------------------------------------------------------------


@cites("NEM-EGG-01", "NEM-EGG-02", "NEM-EGG-03", "NEM-EGG-07", "NEM-DMG-04")
def shoot_eggs(s: Ship, who: Crew, gear: Gear) -> Flow[None]:
    s.log("shoots-eggs", crew=who.key, weapon=gear.key)
    face, hits = yield from fire_weapon(s, who, gear, "larva", "intruder-egg")
    destroy_eggs(s, who.room, hits)
    set_alight(s, who.room, gear, face)
    yield from noise_roll(s, who)


@cites("NEM-EGG-02", "NEM-EGG-04", "NEM-EGG-07")
def melee_eggs(s: Ship, who: Crew) -> Flow[None]:
    """Neither Contamination nor wound, hit or miss."""
    s.log("melee-eggs", crew=who.key)
    if hits_for(s, combat_roll(s, who), "larva"):
        destroy_eggs(s, who.room, 1)
    yield from noise_roll(s, who)


@cites("NEM-NEST-03", "NEM-NEST-04", "NEM-EGG-03")
def destroy_eggs(s: Ship, room: int, n: int) -> None:
    """Eggs in the room that nobody carries; those that lie there before those in the Nest."""
    destroyed = 0
    for thing in s.objects.get(room, ()):
        if thing.kind == "intruder-egg" and destroyed < n:
            s.take_object(room, thing)
            destroyed += 1
    of_nest = min(s.eggs, n - destroyed) if s.tiles[room] == "nest" else 0
    if destroyed or of_nest:
        s.log("eggs-destroyed", room=ROOM_KEYS[room], n=destroyed + of_nest)
    for _ in range(of_nest):
        take_egg(s)


@cites("NEM-NEST-04", "NEM-NEST-06")
def take_egg(s: Ship) -> None:
    """One Egg less on the Intruder board; without any the Nest is destroyed for good."""
    s.eggs -= 1
    if s.eggs == 0 and not s.nest_destroyed:
        s.nest_destroyed = True
        s.log("nest-destroyed")


@cites("NEM-EP-04", "NEM-NEST-07")
def fire_damage(s: Ship) -> None:
    """Every Intruder in a burning room suffers 1 Injury, once wherever it retreats to, and one Egg there is lost."""
    burning = [room for room, fire in enumerate(s.fire) if fire]
    for intruder in [one for room in burning for one in largest_first(s.intruders_in(room))]:
        s.log("intruder-burnt", intruder=intruder.key)
        injure(s, intruder, 1 + s.weak("vulnerability-to-fire"))
    for room in burning:
        destroy_eggs(s, room, 1)
