"""Intruder Weaknesses: discovered by analysing an object, in force for everybody from then on."""

from __future__ import annotations

from seance.engine import cites

from .combat import injure
from .intruders import retreat
from .pieces import HeavyObject
from .printed import WEAKNESS_SLOTS
from .state import Intruder, Ship


def objects_at(s: Ship, room: int) -> list[HeavyObject]:
    """What lies or is carried in a room."""
    carried = [held for who in s.crew_in(room) for held in who.hands if isinstance(held, HeavyObject)]
    return [*s.objects.get(room, ()), *carried]


def undiscovered(s: Ship, room: int) -> list[str]:
    """The Weakness slots that could be discovered with what is in a room, each once."""
    slots = dict.fromkeys([thing.slot for thing in objects_at(s, room)])
    if s.eggs_in(room):
        slots["intruder-egg"] = None
    return [slot for slot in slots if s.weaknesses[WEAKNESS_SLOTS.index(slot)] is None]


@cites("NEM-FCS-02")
def drive_off(s: Ship, intruder: Intruder) -> None:
    """Foam makes an Intruder retreat; one that is susceptible to it, and still there, is injured too."""
    retreat(s, intruder)
    if s.weak("susceptibility-to-phosphates") and intruder in s.intruders:
        injure(s, intruder, 1)


@cites("NEM-WEAK-01", "NEM-WEAK-02", "NEM-WEAK-03", "NEM-WEAK-04", "NEM-SETUP-24")
def discover(s: Ship, slot: str) -> None:
    """Which card lies there face down is decided now."""
    found = s.dice.take("weaknesses", s.weaknesses_left)
    s.weaknesses[WEAKNESS_SLOTS.index(slot)] = found
    s.log("weakness-discovered", weakness=found.key, thing=slot)
