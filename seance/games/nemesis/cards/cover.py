"""Suppressive Fire and Covering Fire: out of the room under fire, and no Intruder attacks for it.

The player of the card says who goes where. Another player who is named must agree; who does not can not be named
again, and the player of the card may then still choose somebody else, or nobody.
"""

from __future__ import annotations

from seance.engine import Flow, Option, choose, cites
from seance.games.nemesis.rules.basic_actions import LOADED, loaded
from seance.games.nemesis.rules.board import ROOM_KEYS
from seance.games.nemesis.rules.movement import enter
from seance.games.nemesis.rules.pieces import Crew
from seance.games.nemesis.rules.registers import card_action, nothing
from seance.games.nemesis.rules.state import Ship
from seance.games.nemesis.rules.ways import WAY_OUT, choose_way

Movers = tuple[Crew, ...]


def spend_shot(s: Ship, who: Crew) -> Flow[None]:
    options = [Option(gear, "fire-with", (gear.key,)) for gear in loaded(who)]
    gear = yield from choose(who.seat, "fire-with-which", options)
    gear.ammo -= 1
    s.log("covering-fire", crew=who.key, weapon=gear.key)


def plans(s: Ship, who: Crew, refused: list[Crew], both: bool) -> list[Option[Movers]]:
    others = [one for one in s.crew_in(who.room) if one is not who and one not in refused]
    options: list[Option[Movers]] = [Option((who,), "cover", (who.key,))]
    options += [Option((one,), "cover", (one.key,)) for one in others]
    if both:
        options += [Option((who, one), "cover-both", (one.key,)) for one in others]
    if refused:
        options.append(Option((), "cover-nobody"))
    return options


@cites("NEM-MOVE-07", "NEM-ESC-08")
def under_fire(s: Ship, who: Crew, both: bool) -> Flow[None]:
    """Those who move do so together: one explores and rolls for noise."""
    yield from spend_shot(s, who)
    refused: list[Crew] = []
    while movers := (yield from choose(who.seat, "cover-whom", plans(s, who, refused, both))):
        other = movers[-1]
        corridor, room = yield from choose_way(s, who, other, who.room)
        if other is who or (yield from agrees(s, other, who, room)):
            yield from enter(s, movers[0], room, corridor, beside=movers[1:])
            return
        refused.append(other)


def agrees(s: Ship, one: Crew, who: Crew, room: int) -> Flow[bool]:
    options = [Option(True, "accept"), Option(False, "refuse")]
    agreed = yield from choose(one.seat, "agree-to-move", options, (who.key, ROOM_KEYS[room]))
    s.log("agreed-to-move" if agreed else "refused-to-move", crew=one.key, room=ROOM_KEYS[room])
    return agreed


def suppressive_fire(s: Ship, who: Crew, _: None) -> Flow[None]:
    yield from under_fire(s, who, both=False)


def covering_fire(s: Ship, who: Crew, _: None) -> Flow[None]:
    yield from under_fire(s, who, both=True)


card_action("suppressive-fire", suppressive_fire, nothing, (LOADED, WAY_OUT))
card_action("covering-fire", covering_fire, nothing, (LOADED, WAY_OUT))
