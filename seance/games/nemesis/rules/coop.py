"""Full cooperation: what the Emergency Room can do for the dead."""

from __future__ import annotations

from seance.engine import cites

from .board import ROOM_KEYS
from .pieces import Crew, HeavyObject
from .state import Ship
from .weaknesses import objects_at
from .wounds import dress, heal_light


@cites("NEM-REV-01", "NEM-REV-02", "NEM-REV-04")
def revive_the_dead(s: Ship) -> None:
    """At the start of a round every corpse of a player in a working Emergency Room without Intruder gets up."""
    room = s.room_of("emergency-room")
    if not room or s.malfunction[room] or s.intruders_in(room):
        return
    for corpse in objects_at(s, room):
        if corpse.of:
            take_corpse(s, room, corpse)
            revive(s, s.who(corpse.of), room)


def take_corpse(s: Ship, room: int, corpse: HeavyObject) -> None:
    """It lies in the room, or somebody there carries it."""
    for who in s.crew_in(room):
        if corpse in who.hands:
            who.hands.remove(corpse)
            return
    s.take_object(room, corpse)


@cites("NEM-REV-03", "NEM-REV-05")
def revive(s: Ship, who: Crew, room: int) -> None:
    """With Items and cards as they were at death; Contamination and Larva stay too."""
    who.fate, who.room = "", room
    s.log("revived", crew=who.key, room=ROOM_KEYS[room])
    heal_light(s, who, who.light)
    for wound in who.wounds:
        if not wound.dressed:
            dress(s, who, wound)
