"""Experience: which cards an investigator may buy between scenarios, and what they cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

from seance.engine import Bar, Need, cites

from .deck_building import (
    Collection,
    DeckList,
    copies_in,
    counts_toward_size,
    experience_of,
    is_available,
    is_permanent,
    most_copies,
    title_of,
)  # fmt: skip
from .printed import PERSONAS, PLAYER_CARDS, PlayerCard

CHEAPEST: Final = 1


class Buyer:
    """An investigator between scenarios: the deck, the unspent experience, the collection to buy from."""

    __slots__ = ("collection", "copies", "deck", "experience", "titles")

    def __init__(self, deck: DeckList, experience: int, collection: Collection) -> None:
        self.have(deck)
        self.experience = experience
        self.collection = collection

    def have(self, deck: DeckList) -> None:
        self.deck = deck
        self.copies = Counter(deck.cards)
        self.titles = Counter([card.title for card in deck.cards])


BuyerNeed: TypeAlias = "Need[Buyer, PlayerCard]"


@cites("AHC-XP-10", "AHC-XP-11", "AHC-EXC-02")
def price(card: PlayerCard, instead_of: PlayerCard | None = None) -> int:
    """The level, or the difference of levels if a lower version of the same title makes room; at least 1."""
    paid = experience_of(instead_of) if instead_of is not None and is_upgrade(instead_of, card) else 0
    return max(experience_of(card) - paid, CHEAPEST)


def is_upgrade(old: PlayerCard, new: PlayerCard) -> bool:
    return title_of(old) == title_of(new) and experience_of(old) < experience_of(new)


@cites("AHC-XP-08", "AHC-XP-09")
def removable(deck: DeckList) -> list[PlayerCard]:
    """What may make room for a bought card: no weakness, no required card, nothing that does not count."""
    return list(dict.fromkeys([card for card in deck.cards if card in ROOM]))


def of_title(deck: DeckList, card: PlayerCard) -> int:
    return [title_of(each) for each in deck.cards].count(title_of(card))


def can_pay(buyer: Buyer, card: PlayerCard) -> bool:
    return price(card) <= buyer.experience


def has_room_for_title(buyer: Buyer, card: PlayerCard) -> bool:
    return buyer.titles.get(card.title, 0) < most_copies(card)


def owns_another(buyer: Buyer, card: PlayerCard) -> bool:
    return buyer.copies.get(card, 0) < copies_in(buyer.collection, card)


AVAILABLE: BuyerNeed = Need("AHC-XP-07", "card-not-for-you", lambda b, card: is_available(b.deck.persona, card))
COPY_LEFT: BuyerNeed = Need("AHC-DBK-04", "enough-copies", has_room_for_title, "remove-a-copy")
OWNED: BuyerNeed = Need("AHC-COL-01", "no-copy-in-collection", owns_another)
AFFORDABLE: BuyerNeed = Need("AHC-XP-05", "too-little-experience", can_pay)
NEEDS: Final = (AVAILABLE, COPY_LEFT, OWNED, AFFORDABLE)


FOR_SALE: Final = tuple([card for card in PLAYER_CARDS.values() if card.level is not None])
HIGHER: Final = {card: tuple([one for one in FOR_SALE if is_upgrade(card, one)]) for card in PLAYER_CARDS.values()}
ROOM: Final = frozenset([card for card in PLAYER_CARDS.values() if counts_toward_size(card)])


def for_sale() -> Sequence[PlayerCard]:
    """Everything with a level; signature cards and weaknesses have none."""
    return FOR_SALE


@cache
def within_reach(investigator: str, experience: int) -> Sequence[PlayerCard]:
    """What this investigator may have, and is not too dear: printed on the cards, so that it is found out once."""
    return [card for card in FOR_SALE if is_available(PERSONAS[investigator], card) and price(card) <= experience]


def bar_to_buy(buyer: Buyer, card: PlayerCard) -> Bar | None:
    """Why this card cannot be bought as a new one."""
    for need in NEEDS:
        if not need.holds(buyer, card):
            return need
    return None


def can_be_bought(buyer: Buyer) -> list[PlayerCard]:
    """Everything that nothing bars: what is out of reach anyway is not looked at."""
    offered = within_reach(buyer.deck.investigator, buyer.experience)
    return [card for card in offered if bar_to_buy(buyer, card) is None]


def bar_to_upgrade(buyer: Buyer, old: PlayerCard, new: PlayerCard) -> Bar | None:
    """Why this version cannot take the place of a lower one."""
    if not AVAILABLE.holds(buyer, new):
        return AVAILABLE
    if not OWNED.holds(buyer, new):
        return OWNED
    return AFFORDABLE if price(new, old) > buyer.experience else None


def upgrades(deck: DeckList) -> list[tuple[PlayerCard, PlayerCard]]:
    """(lower version in the deck, higher version of it)."""
    return [(old, new) for old in removable(deck) for new in HIGHER[old]]


@cites("AHC-XP-05", "AHC-XP-08", "AHC-XP-12")
def buy(buyer: Buyer, card: PlayerCard, removed: PlayerCard | None) -> None:
    """One copy is bought and paid for, and another card makes room for it unless the new one is permanent."""
    assert (removed is None) == is_permanent(card)
    buyer.experience -= price(card, removed)
    deck = buyer.deck if removed is None else buyer.deck.without(removed)
    buyer.have(deck.with_(card))
