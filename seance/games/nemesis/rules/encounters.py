"""Encounters: an Intruder out of the bag, and a Surprise Attack on whoever holds too few cards."""

from __future__ import annotations

from seance.engine import Flow, cites

from .board import ROOM_KEYS
from .intruders import attack, into_bag, place
from .pieces import Crew
from .printed import Token
from .reactions import keeps_nerve
from .registers import step
from .state import Intruder, Ship


@cites("NEM-ENC-01", "NEM-ENC-03", "NEM-ENC-04", "NEM-ENC-05", "NEM-ENC-06", "NEM-ENC-07", "NEM-ENC-11", "NEM-DOOR-18",
       "NEM-KEY-04", "NEM-BLANK-06")  # fmt: skip
def encounter(s: Ship, who: Crew) -> Flow[None]:
    """An Intruder comes out of the walls at one character."""
    for corridor in s.board.connected[who.room]:
        s.noise[corridor] = False
    if not s.bag:
        return
    token = s.dice.take("bag", s.bag)
    s.log("encounter", crew=who.key, kind=token.kind, number=token.number,
          procedure=s.shown("draw", token.kind, (token.kind, token.number)))  # fmt: skip
    if token.kind == "blank":
        blank_token(s, who.room, token)
        return
    first, depth = not s.met, len(s.stack)
    intruder = appear(s, token, who.room)
    if intruder is None:
        return
    if first:  # the comparison waits until everybody has chosen an objective
        s.beneath(depth, surprise_now(who, token.number, intruder.key))
    else:
        yield from surprise(s, who, intruder, token.number)


@step("encounter")
def encounter_now(s: Ship, who: Crew) -> Flow[None]:
    """One of several characters who have an Encounter."""
    if who.room:
        yield from encounter(s, who)


def appear(s: Ship, token: Token, room: int) -> Intruder | None:
    """The model of a drawn token. The token is set aside; without a model it goes back into the bag."""
    intruder = place(s, token.kind, room)
    (s.bag if intruder is None else s.supply).append(token)
    return intruder


@cites("NEM-BLANK-01", "NEM-BLANK-02", "NEM-BLANK-03", "NEM-BLANK-04", "NEM-BLANK-05")
def blank_token(s: Ship, room: int, token: Token) -> None:
    """Noise everywhere and nothing else; a bag that holds only the Blank gets an Adult."""
    noise_everywhere(s, room)
    if not s.bag:
        into_bag(s, "adult")
    s.bag.append(token)


@cites("NEM-NOISE-07", "NEM-NOISE-08", "NEM-EXPL-11")
def noise_everywhere(s: Ship, room: int) -> None:
    """A marker in every corridor around the room that has none, Technical Corridors included."""
    quiet = [corridor for corridor in s.board.connected[room] if not s.noise[corridor]]
    for corridor in quiet:
        s.noise[corridor] = True
    if quiet:
        s.log("noise-everywhere", room=ROOM_KEYS[room])


@step("surprise")
def surprise_now(s: Ship, who: Crew, number: int, attacker: str) -> Flow[None]:
    intruder = s.intruder(attacker)
    if intruder is not None and not who.fate:
        yield from surprise(s, who, intruder, number)


@cites("NEM-ENC-08", "NEM-ENC-09", "NEM-ENC-10", "NEM-SURP-01", "NEM-IATK-01", "NEM-IATK-05", "NEM-CONT-02")
def surprise(s: Ship, who: Crew, intruder: Intruder, number: int) -> Flow[None]:
    """A hand smaller than the number on the token, Contamination cards counted: a Surprise Attack."""
    if s.weak("reaction-to-danger"):
        number = max(number - 1, 1)
    if len(who.hand) >= number:
        return
    s.log("surprise-attack", crew=who.key, intruder=intruder.key, number=number, cards=len(who.hand))
    if not (yield from keeps_nerve(s, who, intruder)):
        yield from attack(s, intruder, who)
