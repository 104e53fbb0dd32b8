"""The Intruder Attack cards, by name."""

from __future__ import annotations

from seance.engine import Flow, cites
from seance.games.nemesis.rules.contamination import contaminate
from seance.games.nemesis.rules.encounters import appear, blank_token
from seance.games.nemesis.rules.exploration import slime
from seance.games.nemesis.rules.intruders import attack, place
from seance.games.nemesis.rules.pieces import Crew
from seance.games.nemesis.rules.reactions import keeps_nerve
from seance.games.nemesis.rules.registers import attack_card
from seance.games.nemesis.rules.state import Intruder, Ship
from seance.games.nemesis.rules.wounds import light_wound, maul

DEADLY_FOR_BITE, DEADLY_FOR_TAIL = 2, 1


@attack_card("scratch")
def scratch(s: Ship, by: Intruder, target: Crew) -> None:
    light_wound(s, target)
    contaminate(s, target)


@attack_card("claw-attack")
def claw_attack(s: Ship, by: Intruder, target: Crew) -> None:
    light_wound(s, target)
    light_wound(s, target)
    contaminate(s, target)


@attack_card("bite")
def bite(s: Ship, by: Intruder, target: Crew) -> None:
    if by.kind == "adult" and s.weak("way-of-fighting") and target.serious < DEADLY_FOR_BITE:
        light_wound(s, target)
    else:
        maul(s, target, DEADLY_FOR_BITE)


@attack_card("tail-attack")
def tail_attack(s: Ship, by: Intruder, target: Crew) -> None:
    maul(s, target, DEADLY_FOR_TAIL)


@attack_card("frenzy", on_all=True)
def frenzy(s: Ship, by: Intruder, target: Crew) -> None:
    maul(s, target, DEADLY_FOR_BITE)


@attack_card("slime-attack")
@cites("NEM-SLIME-02")
def slime_attack(s: Ship, by: Intruder, target: Crew) -> None:
    slime(s, target)
    contaminate(s, target)


@attack_card("summoning")
def summoning(s: Ship, by: Intruder, target: Crew) -> None:
    """The newcomer makes no attack now, not even a surprise."""
    if not s.bag:
        return
    token = s.dice.take("bag", s.bag)
    s.log("summoned", kind=token.kind)
    if token.kind == "blank":
        blank_token(s, by.room, token)
    else:
        appear(s, token, by.room)


@attack_card("transformation")
def transformation(s: Ship, by: Intruder, target: Crew) -> Flow[None]:
    """The Creeper becomes a Breeder, if there is one left, which surprises a player without cards."""
    s.intruders.remove(by)
    breeder = place(s, "breeder", by.room, if_available=True)
    if breeder is None:
        s.intruders.append(by)
        return
    s.log("transformed", intruder=by.key, into=breeder.key)
    if not target.hand:
        s.log("surprise-attack", crew=target.key, intruder=breeder.key, number=1, cards=0)
        if not (yield from keeps_nerve(s, target, breeder)):
            yield from attack(s, breeder, target)
