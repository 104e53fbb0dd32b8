"""Light and Serious Wounds, and death."""

from __future__ import annotations

from seance.engine import cites

from .belongings import drop_held, fit_hands, take_away
from .board import ROOM_KEYS
from .pieces import Crew, HeavyObject, SeriousWound
from .pods import leave_pod, open_all_pods
from .state import Ship
from .taking_over import take_over

MOST_SERIOUS = 3
LIGHT_FOR_SERIOUS = 3


@cites("NEM-WND-01", "NEM-WND-02", "NEM-WND-03", "NEM-WND-04", "NEM-WND-06")
def light_wound(s: Ship, who: Crew) -> None:
    """The third makes a Serious Wound of them; with three of those any more is death."""
    if who.fate:
        return
    if len(who.wounds) == MOST_SERIOUS:
        die_of_wounds(s, who)
        return
    who.light += 1
    s.log("light-wound", crew=who.key, n=who.light)
    if who.light == LIGHT_FOR_SERIOUS:
        who.light = 0
        serious_wound(s, who)


@cites("NEM-WND-04", "NEM-WND-06")
def wounds_kill(who: Crew, light: int) -> bool:
    """Would so many Light Wounds kill?"""
    return light > light_before_death(who)


def light_before_death(who: Crew) -> int:
    """How many Light Wounds are borne, if nothing else comes: the next one kills."""
    return (MOST_SERIOUS - len(who.wounds)) * LIGHT_FOR_SERIOUS - who.light


@cites("NEM-WND-05", "NEM-WND-06", "NEM-DISC-01")
def serious_wound(s: Ship, who: Crew) -> None:
    """A card from the deck, in force from now on."""
    if who.fate:
        return
    if len(who.wounds) == MOST_SERIOUS:
        die_of_wounds(s, who)
        return
    card = s.wounds.draw(s.dice)
    assert card is not None
    who.wounds.append(SeriousWound(card, max([one.number for one in who.wounds], default=0) + 1, False))
    s.log("serious-wound", crew=who.key, wound=card.key)
    fit_hands(s, who)


def maul(s: Ship, who: Crew, deadly: int) -> None:
    """Death for whoever has `deadly` Serious Wounds already, one more for the others."""
    if len(who.wounds) >= deadly:
        die_of_wounds(s, who)
    else:
        serious_wound(s, who)


def die_of_wounds(s: Ship, who: Crew) -> None:
    if not who.fate:
        s.log("fatal-wound", crew=who.key, n=len(who.wounds))
        die(s, who)


def heal_light(s: Ship, who: Crew, n: int) -> None:
    healed = min(n, who.light)
    who.light -= healed
    s.log("healed-light", crew=who.key, n=healed)


@cites("NEM-HEAL-02", "NEM-HEAL-03", "NEM-WND-10")
def dress(s: Ship, who: Crew, wound: SeriousWound) -> None:
    """Turned face down it has no effect, but still counts."""
    wound.dressed = True
    s.log("dressed", crew=who.key, wound=wound.card.key)


@cites("NEM-HEAL-05", "NEM-DISC-01")
def heal_serious(s: Ship, who: Crew, wound: SeriousWound) -> None:
    """Only of a dressed wound; its card is discarded."""
    assert wound.dressed
    who.wounds.remove(wound)
    s.wounds.discard.append(wound.card)
    s.log("healed-serious", crew=who.key, wound=wound.card.key)


@cites("NEM-WND-07", "NEM-WND-08", "NEM-WND-09", "NEM-ESC-07", "NEM-REV-05", "NEM-INTR-02")
def die(s: Ship, who: Crew) -> None:
    """The model leaves the map, a corpse lies in the room with everything heavy that was carried.

    Of one who dies in a pod it lies in the Evacuation Section. Items leave the game, except in full cooperation,
    where they wait for a revival.
    """
    if who.fate:
        return
    if who.pod:
        leave_pod(s, who)
    room = who.room
    for held in [held for held in who.hands if isinstance(held, HeavyObject)]:
        drop_held(s, who, held)
    s.log("died", crew=who.key, room=ROOM_KEYS[room])
    s.lay(room, HeavyObject("character-corpse", s.number("character-corpse"), who.key))
    if s.mode != "coop":
        take_away(s, who)
    who.fate, who.room = "dead", 0
    if not s.bereaved:
        s.bereaved = True
        if s.intruder_player:
            s.then(take_over())
        open_all_pods(s)
