"""The hand of Action cards: drawing, paying, discarding."""

from __future__ import annotations

from seance.engine import Flow, Note, Option, choose_some, cites

from .pieces import Crew
from .printed import ACTION_CARDS, CLEAN, CONTAMINATION, INFECTED, Card
from .state import Ship

EVERY_CARD: tuple[Card, ...] = (*ACTION_CARDS.values(), CONTAMINATION, INFECTED, CLEAN)
PAY = {card: Option(card, "pay", (card.key,)) for card in EVERY_CARD}
DISCARD = {card: Option(card, "discard", (card.key,)) for card in EVERY_CARD}


@cites("NEM-PP-02")
def draw_cards(s: Ship, who: Crew, n: int) -> None:
    """From the own deck, made again from the discards when it is empty. Only the player sees them: it ends the step."""
    s.dice.look()
    drawn: list[Card] = []
    again = n > len(who.deck.rest) and bool(who.deck.discard)
    for _ in range(n):
        card = who.deck.draw(s.dice)
        if card is None:
            break
        drawn.append(card)
    who.hand += drawn
    keys = [card.key for card in drawn]
    if again:
        s.log("reshuffled", crew=who.key)
    s.log("drew", audience=(who.seat,), secret={"cards": keys}, crew=who.key, n=len(drawn))


@cites("NEM-COST-02", "NEM-DISC-02")
def discard(s: Ship, who: Crew, cards: list[Card]) -> None:
    """Face up onto the own discard pile: everybody sees them."""
    for card in cards:
        who.hand.remove(card)
        who.deck.discard.append(card)
    if cards:
        s.log("discarded", crew=who.key, cards=[card.key for card in cards])


@cites("NEM-ACARD-01", "NEM-DISC-02")
def play_card(s: Ship, who: Crew, card: Card) -> None:
    """Face up from the hand, for what it says, and onto the discard pile."""
    who.hand.remove(card)
    who.deck.discard.append(card)
    s.log("plays", crew=who.key, card=card.key)


@cites("NEM-COST-01", "NEM-COST-03")
def pay(s: Ship, who: Crew, cost: int, deed: tuple[str, ...]) -> Flow[list[Card]]:
    """As many Action cards as the cost says, chosen as one answer. Contamination cards are none."""
    if cost == 0:
        return []
    options = [PAY[card] for card in who.hand if card.pays]
    notes = (Note("pays-for", (str(cost), str(len(options))), deed),)
    paid = yield from choose_some(who.seat, "pay-with", options, cost, cost, secret=True, notes=notes)
    discard(s, who, paid)
    return paid


def choose_discards(
    s: Ship, who: Crew, least: int, most: int, source: str, only_actions: bool = True
) -> Flow[int]:  # fmt: skip
    """Discard from `least` to `most` cards because of `source`; how many it was."""
    cards = who.payable() if only_actions else who.hand
    gone = yield from choose_some(
        who.seat, "discard-cards", [DISCARD[card] for card in cards], least, most, (source,), secret=True
    )
    discard(s, who, gone)
    return len(gone)


@cites("NEM-SUR-05", "NEM-SUR-06")
def shuffle_all(who: Crew) -> None:
    """Hand and discards go into the deck; the hand stays empty until the next round."""
    who.deck.rest += who.hand + who.deck.discard
    who.deck.shuffle()
    who.hand, who.deck.discard = [], []
