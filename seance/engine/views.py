"""Parts of views that are the same in every game: decks as a seat knows them, and what is still to be done."""

from __future__ import annotations

from typing import Protocol, TypeVar

from msgspec import Struct, field

from .deck import Deck
from .record import Record


class Keyed(Protocol):
    @property
    def key(self) -> str: ...


C = TypeVar("C", bound=Keyed)


class KnownCards(Struct, omit_defaults=True, kw_only=True):
    """Cards of a deck whose place this seat knows: how deep (from below if negative), and whether in this order."""

    depth: int
    cards: list[str]
    ordered: bool


class DeckView(Struct, omit_defaults=True, kw_only=True):
    key: str
    left: int = 0
    discard: list[str] = field(default_factory=list)
    known: list[KnownCards] = field(default_factory=list)


class PendingView(Struct, omit_defaults=True, kw_only=True):
    """What is being resolved, or still to be."""

    what: str
    seat: int = -1
    on: list[str] = field(default_factory=list)


def known_cards(deck: Deck[C], eye: int) -> list[KnownCards]:
    return [
        KnownCards(depth=depth, cards=[card.key for card in cards], ordered=ordered)
        for depth, cards, ordered in deck.known_to(eye)
    ]


def view_deck(deck: Deck[C], eye: int) -> DeckView:
    discard = [card.key for card in deck.discard]
    return DeckView(key=deck.name, left=len(deck), discard=discard, known=known_cards(deck, eye))


def view_pending(records: list[Record]) -> list[PendingView]:
    return [PendingView(what=record.what, seat=record.seat, on=list(record.on)) for record in records]
