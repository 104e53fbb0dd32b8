"""The randomise deck: shuffled for every question, drawn from until a card can be applied."""

from __future__ import annotations

from collections.abc import Callable

from seance.engine import cites

from .pieces import Scholar
from .printed import RANDOMISE, Randomise
from .state import Expedition


@cites("DUN-RAND-01", "DUN-RAND-02", "DUN-RAND-03")
def randomise(s: Expedition, applies: Callable[[Randomise], bool]) -> Randomise | None:
    """The first card that can be applied; None if there is none."""
    deck = list(RANDOMISE)
    if not any(applies(card) for card in deck):
        return None
    while True:
        card = s.dice.take("randomise", deck)
        s.log("randomised", card=card.key)
        if applies(card):
            return card


@cites("DUN-RAND-07", "DUN-START-05")
def random_cube(s: Expedition, who: Scholar) -> str:
    """A type of which the scholar owns a cube; "" if there is none."""
    card = randomise(s, lambda card: who.cubes[card.cube] > 0)
    return "" if card is None else card.cube
