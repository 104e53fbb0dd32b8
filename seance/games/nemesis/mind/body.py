"""What a body can still take: wounds, slime, a Larva, and what the last check may find."""

from __future__ import annotations

from math import comb

from seance.games.nemesis.rules.printed import CLEAN_CARDS, INFECTED_CARDS
from seance.games.nemesis.rules.victory import LAST_DRAW
from seance.games.nemesis.show.view import CrewView, NemesisView

from .weights import W

OWN_CARDS = 10
UNINFECTED = CLEAN_CARDS / (CLEAN_CARDS + INFECTED_CARDS)


def uninfected(me: CrewView) -> float:
    """The chance to pass the last check with so many Contamination cards, known or not."""
    n = me.cards + me.deck + len(me.discard) - OWN_CARDS
    if n <= 0:
        return 1.0
    clear = comb(OWN_CARDS, LAST_DRAW) / comb(OWN_CARDS + n, LAST_DRAW)
    if me.larva or "infected" in me.hand or "infected" in me.discard:
        return clear
    unknown: float = UNINFECTED**n
    return unknown + (1 - unknown) * clear


def health(me: CrewView) -> float:
    serious = min(len(me.wounds), 3)
    open_wounds = sum([not wound.dressed for wound in me.wounds])
    whole = W.health[serious] - W.light_wound[serious] * me.light
    return whole - W.open_wound * open_wounds - bleeding(me) - W.larva * me.larva - W.slime * me.slimed


def bleeding(who: CrewView) -> float:
    """What it costs that a wound bleeds."""
    serious = min(len(who.wounds), 3)
    return W.bleeding[serious] * any(one.wound == "bleeding" and not one.dressed for one in who.wounds)


def vigour(view: NemesisView, who: CrewView) -> float:
    """How much can be expected of somebody else, as all can see: wounds, and Intruders in the room."""
    harm = sum([W.harm[one.kind] for one in view.intruders if one.room == who.room])
    return (W.health[min(len(who.wounds), 3)] - bleeding(who)) * max(1 - harm, W.least_vigour)
