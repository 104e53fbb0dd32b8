"""Contamination cards: gained unread, and only a scan decides what they are."""

from __future__ import annotations

from seance.engine import cites

from .pieces import Crew
from .printed import CLEAN, CONTAMINATION, INFECTED, Card
from .state import Ship

BY_KEY = {card.key: card for card in (INFECTED, CLEAN)}


def is_contamination(card: Card) -> bool:
    return not card.pays


@cites("NEM-CONT-01", "NEM-COMP-34", "NEM-CREW-24")
def contaminate(s: Ship, who: Crew) -> None:
    """A card from the deck, unread, onto the player's discards."""
    if who.fate or s.contamination == 0:
        return
    s.contamination -= 1
    who.deck.discard.append(CONTAMINATION)
    s.log("contaminated", crew=who.key)


@cites("NEM-CONT-04", "NEM-SCAN-02")
def scan(s: Ship, card: Card) -> Card:
    """What the card turns out to be: chance decides, unless it was scanned before."""
    if card is not CONTAMINATION:
        return card
    found = s.dice.roll("scan", ["infected"] * s.infected + ["clean"] * s.clean)
    if found == "infected":
        s.infected -= 1
    else:
        s.clean -= 1
    return BY_KEY[found]


@cites("NEM-SCAN-06", "NEM-SCAN-09")
def scan_hand(s: Ship, who: Crew) -> bool:
    """Scan all Contamination cards in hand; clean ones leave the game, infected ones stay. Was any infected?"""
    scanned = [scan(s, card) for card in who.hand if is_contamination(card)]
    infected = [card for card in scanned if card is INFECTED]
    who.hand[:] = [*who.payable(), *infected]
    s.log("scanned", crew=who.key, n=len(scanned), infected=len(infected))
    return bool(infected)


@cites("NEM-SUR-01", "NEM-SUR-02", "NEM-SCAN-04", "NEM-SCAN-09")
def cleanse(s: Ship, who: Crew) -> None:
    """Scan all Contamination cards, in hand, deck and discards: infected ones leave the game, and so does the Larva."""
    n = infected = 0
    for place in (who.hand, who.deck.rest, who.deck.discard):
        scanned = [scan(s, card) if is_contamination(card) else card for card in place]
        n += sum([is_contamination(card) for card in scanned])
        infected += scanned.count(INFECTED)
        place[:] = [card for card in scanned if card is not INFECTED]
    s.log("scanned", crew=who.key, n=n, infected=infected)
    if who.larva:
        who.larva = False
        s.log("larva-removed", crew=who.key)
