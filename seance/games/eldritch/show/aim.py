"""What a seat wants now, how far it is, and which way leads there."""

from __future__ import annotations

from seance.engine.wire import Aim
from seance.games.eldritch.rules.doom import GREEN
from seance.games.eldritch.rules.mysteries import gathered, goal, is_solved
from seance.games.eldritch.rules.pieces import InPlay
from seance.games.eldritch.rules.places import distance, nearest, toward
from seance.games.eldritch.rules.printed import OMENS, Mystery
from seance.games.eldritch.rules.state import World

from .dangers import COSTLY, DEADLY, NONE, danger


def aim(s: World, seat: int) -> Aim | None:
    """The current Mystery: how far it is, what brings it on, and the way to where that is done."""
    threat = threatened(s, seat) | fatal_omen(s)
    me = s.investigators[seat] if 0 <= seat < len(s.investigators) else None
    if me is not None and me.gone:
        return None if me.eliminated else Aim("newcomer", threat)
    here = "" if me is None else me.space
    if s.final:
        epic = [one.space for one in s.monsters if one.kind.key == f"epic-{s.ancient_one.key}"]
        way = way_to(s, here, epic or [gate.space for gate in s.gates]) if here else {}
        if epic and way and way["by"] == way["space"]:
            way["past"] = NONE  # that it is there is what the line says
        final: dict[str, str | int] = {
            "ancient_one": s.ancient_one.key,
            "how": "beat-it" if epic else "at-gate",
            **threat,
        }
        return Aim("final-at" if way else "final", final | way)
    mystery = s.mystery
    if mystery is None or not isinstance(mystery.card, Mystery):
        return None
    known: dict[str, str | int] = {"card": mystery.key, **threat}
    if is_solved(s, mystery):
        return Aim("done", known)
    way = way_to(s, here, spaces_of(s, mystery, mystery.card)) if here else {}
    if mystery.card.counts == "epic":
        return Aim("epic-at" if way else "epic", known | way)
    known |= {"have": gathered(s, mystery, mystery.card), "goal": goal(s, mystery.card)}
    known |= {"what": mystery.card.counts, "how": f"by-{mystery.key}"}
    return Aim("mystery-at" if way else "mystery", known | way)


def spaces_of(s: World, mystery: InPlay, card: Mystery) -> list[str]:
    """Where it is worked on: its token, its Epic Monster, Eldritch tokens on the board."""
    epic = [one.space for one in s.monsters if one.kind.key == card.epic]
    tokens = s.eldritch if card.counts == "eldritch" else []
    return [*([mystery.space] if mystery.space else []), *epic, *tokens]


def way_to(s: World, here: str, spaces: list[str]) -> dict[str, str | int]:
    """The nearest of them, how far it is, the next space on the way past the fewest Monsters, and who waits there."""
    if not spaces:
        return {}
    there = nearest(here, spaces)[0]
    by = min(toward(here, [there]), key=lambda way: met(s, way, there), default=there)
    past = [one.key for one in s.monsters_on(by)] if by != here else []
    return {"space": there, "far": distance(here, there), "by": by, "past": past[0] if past else NONE}


def met(s: World, here: str, there: str) -> int:
    """Monsters on the shortest way that has the fewest, from here on."""
    return len(s.monsters_on(here)) + min([met(s, way, there) for way in toward(here, [there])], default=0)


def threatened(s: World, seat: int) -> dict[str, str | int]:
    """The Rumor that loses the game, or brings Doom to 0: the one that is nearest to it; else one that defeats me."""
    health = s.investigators[seat].health if 0 <= seat < len(s.investigators) else 0
    deadly = [card for card in s.ongoing if card.key in DEADLY] or [
        card for card in s.ongoing if 0 < health <= COSTLY.get(card.key, 0)
    ]
    if not deadly:
        return {"danger": NONE}
    card = min(deadly, key=lambda one: one.eldritch)
    there = len(s.monsters_on(card.space)) if card.space else 0
    return {"rumor": card.key, **danger(card.key, card.eldritch, card.health, there)}


def fatal_omen(s: World) -> dict[str, str | int]:
    """The next colour of the Omen, if it brings Doom to 0 as the board is now."""
    colour = OMENS[(s.omen + 1) % len(OMENS)]
    fatal = not s.awake and omen_costs(s, colour) >= s.doom
    return {"omen": f"omen-{colour}" if fatal else NONE}


def omen_costs(s: World, colour: str) -> int:
    """How much Doom it costs when the Omen comes to this colour."""
    return sum([gate.omen == colour for gate in s.gates]) + (s.omen_eldritch if colour == GREEN else 0)
