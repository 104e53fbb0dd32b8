"""The Expedition deck: everybody sees the space on the back of its top card."""

from __future__ import annotations

from seance.engine import cites

from .printed import EncounterCard
from .state import World

EXPEDITION = "expedition"


@cites("EH-SETUP9-07", "EH-COMPLEX-09")
def next_expedition(s: World) -> None:
    """The token goes where the back of the top card says; with no card left at all it leaves the board."""
    deck = s.encounters[EXPEDITION]
    if not deck.rest:
        deck.rest, deck.discard = deck.discard, []
    s.expedition = s.dice.roll("expedition-space", [card.space for card in deck.rest]) if deck.rest else ""
    s.log("expedition", space=s.expedition) if s.expedition else s.log("no-expedition")


def draw_expedition(s: World) -> EncounterCard:
    """The top card is one of those with this space on the back."""
    deck = s.encounters[EXPEDITION]
    card = s.dice.roll(EXPEDITION, [card for card in deck.rest if card.space == s.expedition])
    deck.rest.remove(card)
    return card


def end_expeditions(s: World, space: str) -> None:
    """Every card of this space goes back to the box; then the deck is shuffled."""
    deck = s.encounters[EXPEDITION]
    for pile in (deck.rest, deck.discard):
        s.box += [card for card in pile if card.space == space]
        pile[:] = [card for card in pile if card.space != space]
    s.log("expedition-lost", space=space)
    next_expedition(s)
