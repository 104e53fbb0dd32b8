"""The randomise deck: shuffled for every question, drawn from until a card can be applied."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TypeAlias

from seance.engine import cites

from .pieces import Scholar
from .printed import RANDOMISE, Randomise
from .state import Expedition

Sign: TypeAlias = Callable[[Randomise], str]

DIRECTION: Sign = attrgetter("direction")
COLOUR: Sign = attrgetter("colour")
CUBE: Sign = attrgetter("cube")
CALLED = {DIRECTION: "direction", COLOUR: "colour", CUBE: "cube"}


@cites("DUN-RAND-01", "DUN-RAND-02", "DUN-RAND-03")
def randomise(s: Expedition, sign: Sign, applies: Callable[[Randomise], bool]) -> Randomise | None:
    """The first card whose sign can be applied; None if there is none."""
    deck = list(RANDOMISE)
    if not any(applies(card) for card in deck):
        return None
    while True:
        card = s.dice.take("randomise", deck)
        applied = applies(card)
        whose = [who.key for who in s.scholars if sign is COLOUR and who.colour == card.colour]
        s.log("randomised", card=card.key, shows=sign(card), applies=applied, sign=CALLED[sign], whose=whose)
        if applied:
            return card


@cites("DUN-RAND-07", "DUN-START-05")
def random_cube(s: Expedition, who: Scholar) -> str:
    """A type of which the scholar owns a cube; "" if there is none."""
    card = randomise(s, CUBE, lambda card: who.cubes[card.cube] > 0)
    return "" if card is None else card.cube
