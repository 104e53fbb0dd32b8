"""Noise rolls, noise in corridors, and Danger."""

from __future__ import annotations

from seance.engine import Flow, cites

from .board import ROOM_KEYS
from .encounters import encounter, noise_everywhere
from .intruders import go_together, idle_around
from .pieces import Crew
from .printed import NOISE_DIE
from .reactions import rolls_again
from .registers import step
from .state import Ship


@cites("NEM-NOISE-01", "NEM-NOISE-02", "NEM-NOISE-03", "NEM-NOISE-05", "NEM-NOISE-09", "NEM-NOISE-10", "NEM-COMP-06")
def noise_roll(s: Ship, who: Crew) -> Flow[None]:
    """One throw of the noise die. What shall follow the roll is said before it: an Encounter is a step."""
    face = s.dice.roll("noise", NOISE_DIE)
    s.log("noise-rolled", crew=who.key, face=face, procedure=s.shown("roll", face, ("noise-die", face)))
    if who.hands and (yield from rolls_again(s, who, face)):
        face = s.dice.roll("noise", NOISE_DIE)
        s.log("noise-rolled", crew=who.key, face=face, procedure=s.shown("roll", face, ("noise-die", face)))
    if face == "silence" and who.slimed:
        s.log("slime-heard", crew=who.key)
        danger(s, who.room)
    elif face == "danger":
        danger(s, who.room)
    elif face != "silence":
        yield from add_noise(s, who, s.board.exits[who.room][int(face)])


@step("noise-roll")
@cites("NEM-EP-16", "NEM-NOISE-11")
def roll_for_noise(s: Ship, who: Crew) -> Flow[None]:
    """One of several players who roll: each, even in the same room, but nobody in combat."""
    if who.room and not s.in_combat(who):
        yield from noise_roll(s, who)


@cites("NEM-PP-05", "NEM-NOISE-11")
def all_roll(s: Ship, players: list[Crew]) -> None:
    """These players roll for noise one after another, each in a step of its own."""
    s.then(*[roll_for_noise(who) for who in players])


@cites("NEM-NOISE-04", "NEM-NOISE-12", "NEM-NOISE-13", "NEM-NTOK-01", "NEM-NTOK-02", "NEM-TECH-02", "NEM-TECH-09",
       "NEM-SIDEB-02", "NEM-SIDEB-03", "NEM-DOOR-03")  # fmt: skip
def add_noise(s: Ship, who: Crew, corridor: int) -> Flow[None]:
    """A marker in a corridor, or an Encounter if one is there already."""
    if s.noise[corridor]:
        yield from encounter(s, who)
    else:
        s.noise[corridor] = True
        s.log("noise-placed", corridor=s.board.corridor_keys[corridor])


@cites("NEM-NOISE-05", "NEM-NOISE-06", "NEM-NOISE-07", "NEM-NOISE-08", "NEM-EXPL-09", "NEM-EXPL-10", "NEM-EXPL-11",
       "NEM-DOOR-09")  # fmt: skip
def danger(s: Ship, room: int) -> None:
    """Intruders next door that are not in combat come, or break the door that stops them; if none reacts, noise."""
    s.log("danger", room=ROOM_KEYS[room])
    reacting = idle_around(s, room)
    go_together(s, reacting)
    if not reacting:
        noise_everywhere(s, room)
