"""Cards that come and go: drawing, laying down, showing."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Flow, Note, Option, Preview, choose_some, cites

from .printed import Card
from .state import Parlour, Sitter


@cites("PAR-HAND-01", "PAR-HAND-02")
def draw_card(s: Parlour, who: Sitter) -> None:
    """Unseen by others, except by those who knew what lay on top. It must be the last thing of its step."""
    knew = tuple([seat for seat in s.deck.knowers() if seat != who.seat])
    card = s.deck.draw(s.dice, secret=True)
    if card is not None:
        s.dice.look()
        who.hand.append(card)
        who.known.learn(knew, card, who.seat)
        s.log("drew", audience=(who.seat, *knew), secret={"card": card.key}, sitter=who.key)


def lay_down(who: Sitter, card: Card) -> None:
    """A card leaves a hand in sight of all."""
    who.hand.remove(card)
    who.known.gone(card)


@cites("PAR-HAND-03")
def discard(s: Parlour, who: Sitter, cards: Sequence[Card]) -> None:
    for card in cards:
        lay_down(who, card)
        s.deck.discard.append(card)
    if cards:
        s.log("discarded", sitter=who.key, cards=keys(cards))


@cites("PAR-HAND-04")
def discard_to_limit(s: Parlour, who: Sitter) -> Flow[None]:
    too_many = len(who.hand) - who.limit
    if too_many > 0:
        options = [Option(card, "discard", (card.key,)) for card in who.hand]
        notes = (Note("hand-limit", (str(who.limit), str(len(who.hand)))),)
        cards = yield from choose_some(
            who.seat, "discard-to-limit", options, too_many, too_many, secret=True, notes=notes
        )
        discard(s, who, cards)


def worth(option: Option[object]) -> Preview | None:
    """What a card is worth where it pays."""
    card = option.value
    return Preview(notes=(Note("power", (str(card.power),)),)) if isinstance(card, Card) else None


def keys(cards: Sequence[Card]) -> list[str]:
    return [card.key for card in cards]
