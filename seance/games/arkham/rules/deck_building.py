"""Deck building: what the deck of an investigator may and must hold, and why another deck is refused.

A fault is an error that names the card and the rule; a deck without faults is legal. Every player builds from a
collection of their own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter
from typing import Final, Literal, TypeAlias

from seance.engine import BadInput
from seance.engine.ledger import cites

from .printed import BASIC, BASIC_WEAKNESSES, EARNED, PERSONAS, PLAYER_CARDS, STARTER_DECKS, Persona, PlayerCard

Collection: TypeAlias = Literal["one-core", "two-cores", "revised"]
Mode: TypeAlias = Literal["campaign", "standalone"]

COPIES_BY_TITLE: Final = 2
COPIES_OF_EXCEPTIONAL: Final = 1
EXPERIENCE_PER_WEAKNESS: Final = 10  # of a standalone deck
TOO_MUCH_EXPERIENCE: Final = 50  # for a standalone deck
EXCEPTIONAL, PERMANENT = "exceptional", "permanent"
ENOUGH: Final = {  # what is told before the fault is made
    "deck-too-many-copies": "deck-enough-copies",
    "deck-collection": "deck-no-copy-left",
    "deck-weaknesses": "deck-enough-weaknesses",
}


class DeckList:
    """The cards of an investigator’s deck as definitions, sorted by key. It never changes: buying makes another."""

    __slots__ = ("cards", "investigator")

    def __init__(self, investigator: str, cards: Iterable[PlayerCard]) -> None:
        self.investigator = investigator
        self.cards = tuple(sorted(cards, key=card_key))

    @property
    def persona(self) -> Persona:
        return PERSONAS[self.investigator]

    def with_(self, *cards: PlayerCard) -> DeckList:
        return DeckList(self.investigator, (*self.cards, *cards))

    def without(self, card: PlayerCard) -> DeckList:
        """Without one copy of this card."""
        left = list(self.cards)
        left.remove(card)
        return DeckList(self.investigator, left)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DeckList) and (self.investigator, self.cards) == (other.investigator, other.cards)

    def __hash__(self) -> int:
        return hash((self.investigator, self.cards))

    def __repr__(self) -> str:
        return f"<{self.investigator}: {dict(Counter([card.key for card in self.cards]))}>"


DECK_LIST_FIELDS = ("investigator", "cards")


card_key: Callable[[PlayerCard], str] = attrgetter("key")


def title_of(card: PlayerCard) -> str:
    """Cards with the same title are copies of each other, whatever their level."""
    return card.title


@cites("AHC-AST-06", "AHC-AST-07")
def is_earned(card: PlayerCard) -> bool:
    """Is it a story asset, which only a scenario can give?"""
    return card.key in EARNED


@cites("AHC-KEY-03")
def is_exceptional(card: PlayerCard) -> bool:
    return EXCEPTIONAL in card.keywords


@cites("AHC-KEY-03")
def is_permanent(card: PlayerCard) -> bool:
    return PERMANENT in card.keywords


@cites("AHC-EXC-02", "AHC-XP-06")
def experience_of(card: PlayerCard) -> int:
    """What a card is worth in experience: its level, twice if it is exceptional."""
    level = card.level or 0
    return level * 2 if is_exceptional(card) else level


@cites("AHC-DBK-03", "AHC-PRM-02")
def counts_toward_size(card: PlayerCard) -> bool:
    return not (card.weakness or card.only or is_earned(card) or is_permanent(card))


@cites("AHC-DBK-05", "AHC-CLS-02", "AHC-CLS-03", "AHC-CLS-04", "AHC-PRM-03", "AHC-XP-07")
def is_available(persona: Persona, card: PlayerCard) -> bool:
    """Do the options on the back of the investigator card allow it?"""
    if is_earned(card):
        return False
    if card.only:
        return card.only == persona.key
    if card.weakness:
        return True
    return card.faction in persona.options and card.level is not None and card.level <= persona.options[card.faction]


def copies_in(collection: Collection, card: PlayerCard) -> int:
    match collection:
        case "one-core":
            return card.copies
        case "two-cores":
            return card.copies * 2
        case "revised":
            return card.revised


@cites("AHC-DBK-04", "AHC-EXC-03", "AHC-CPY-01")
def most_copies(card: PlayerCard) -> int:
    """How many cards of this title a deck may hold."""
    return COPIES_OF_EXCEPTIONAL if is_exceptional(card) else min(card.limit, COPIES_BY_TITLE)


def experience_in(deck: DeckList) -> int:
    return sum([experience_of(card) for card in deck.cards])


def basic_weaknesses_in(deck: DeckList) -> list[PlayerCard]:
    return [card for card in deck.cards if card.weakness == BASIC]


@cites("AHC-STA-03", "AHC-STA-04", "AHC-STA-05", "AHC-STA-06", "AHC-STA-07", "AHC-STA-08")
def weaknesses_for(deck: DeckList, mode: Mode) -> int:
    """How many random basic weaknesses the deck has when it is finished."""
    more = experience_in(deck) // EXPERIENCE_PER_WEAKNESS if mode == "standalone" else 0
    return deck.persona.weaknesses + more


@cites("AHC-DBK-09")
def weaknesses_to_draw(deck: DeckList, mode: Mode) -> int:
    """How many are still missing: a list may name those that were drawn when it was built."""
    return weaknesses_for(deck, mode) - len(basic_weaknesses_in(deck))


@cites("AHC-WEA-10")
def weakness_pool(collection: Collection, deck: DeckList, trait: str = "") -> list[PlayerCard]:
    """The basic weaknesses of the collection, one entry a copy, that are not in the deck already."""
    taken = Counter(basic_weaknesses_in(deck))
    pool: list[PlayerCard] = []
    for card in BASIC_WEAKNESSES.values():
        if not trait or trait in card.traits:
            pool += [card] * (copies_in(collection, card) - taken[card])
    return pool


def duties(deck: DeckList, collection: Collection, mode: Mode) -> list[tuple[str, str, list[BadInput]]]:
    """Every rule of deck building, by name and id, with what the deck does against it."""
    return [
        ("size", "AHC-DBK-02", list(size_faults(deck))),
        ("copies", "AHC-DBK-04", list(title_faults(deck))),
        ("classes", "AHC-DBK-05", list(option_faults(deck))),
        ("experience", "AHC-STA-09" if mode == "standalone" else "AHC-DBK-06", list(level_faults(deck, mode))),
        ("required", "AHC-DBK-08", list(requirement_faults(deck))),
        ("weakness", "AHC-DBK-09", list(weakness_faults(deck, mode))),
        ("collection", "AHC-COL-01", list(collection_faults(deck, collection))),
    ]


def faults(deck: DeckList, collection: Collection, mode: Mode) -> list[BadInput]:
    """Everything that is wrong with a new deck, in the order of the rules."""
    return [fault for _, _, found in duties(deck, collection, mode) for fault in found]


def bar_to_add(deck: DeckList, card: PlayerCard, collection: Collection, mode: Mode) -> BadInput | None:
    """What would be wrong with one more copy of this card, however large the deck is."""
    more = deck.with_(card)
    copies = {card_key(one) for one in more.cards if title_of(one) == title_of(card)}
    for fault in faults(more, collection, mode):
        if fault.details.get("card") in copies:
            return BadInput(ENOUGH.get(fault.reason, fault.reason), **fault.details | {"card": card.key})
    return None


@cites("AHC-DBK-02")
def size_faults(deck: DeckList) -> Iterator[BadInput]:
    size = len([card for card in deck.cards if counts_toward_size(card)])
    if size != deck.persona.deck_size:
        yield BadInput("deck-size", rule="AHC-DBK-02", who=deck.investigator, n=size, size=deck.persona.deck_size)


def title_faults(deck: DeckList) -> Iterator[BadInput]:
    titles = Counter([title_of(card) for card in deck.cards])
    for card in one_of_each(deck.cards, title_of):
        n, most = titles[title_of(card)], most_copies(card)
        if n > most:
            rule = "AHC-EXC-03" if is_exceptional(card) else "AHC-DBK-04"
            yield BadInput("deck-too-many-copies", rule=rule, card=card.key, n=n, most=most)


def option_faults(deck: DeckList) -> Iterator[BadInput]:
    persona = deck.persona
    for card in one_of_each(deck.cards, card_key):
        if is_available(persona, card):
            continue
        if is_earned(card):
            yield BadInput("deck-story-asset", rule="AHC-AST-07", card=card.key)
        elif card.only:
            yield BadInput("deck-of-another", rule="AHC-DBK-05", card=card.key, who=persona.key, owner=card.only)
        else:
            faction, most = f"class-{card.faction}", persona.options.get(card.faction)
            if most is None:
                yield BadInput("deck-class", rule="AHC-CLS-03", card=card.key, who=persona.key, faction=faction)
            else:
                told = {"card": card.key, "who": persona.key, "faction": faction, "most": most}
                yield BadInput("deck-level", rule="AHC-CLS-04", **told)


@cites("AHC-DBK-06", "AHC-DBK-07", "AHC-STA-02", "AHC-STA-09")
def level_faults(deck: DeckList, mode: Mode) -> Iterator[BadInput]:
    worth = experience_in(deck)
    if mode == "standalone":
        if worth >= TOO_MUCH_EXPERIENCE:
            yield BadInput("deck-experience", rule="AHC-STA-09", who=deck.investigator, n=worth)
        return
    if worth <= deck.persona.experience:
        return
    for card in one_of_each(deck.cards, card_key):
        if experience_of(card):
            yield BadInput("deck-not-earned", rule="AHC-DBK-06", card=card.key, who=deck.investigator)


@cites("AHC-DBK-08")
def requirement_faults(deck: DeckList) -> Iterator[BadInput]:
    for key in deck.persona.requires:
        if PLAYER_CARDS[key] not in deck.cards:
            yield BadInput("deck-required", rule="AHC-DBK-08", card=key, who=deck.investigator)


def weakness_faults(deck: DeckList, mode: Mode) -> Iterator[BadInput]:
    """More basic weaknesses than the deck should have are not a choice that a player has."""
    wanted, named = weaknesses_for(deck, mode), basic_weaknesses_in(deck)
    if len(named) > wanted:
        yield BadInput("deck-weaknesses", rule="AHC-DBK-09", card=named[-1].key, n=len(named), most=wanted)


def collection_faults(deck: DeckList, collection: Collection) -> Iterator[BadInput]:
    copies = Counter(deck.cards)
    for card in one_of_each(deck.cards, card_key):
        if copies[card] > copies_in(collection, card):
            owned = copies_in(collection, card)
            yield BadInput("deck-collection", rule="AHC-COL-01", card=card.key, n=copies[card], most=owned)


def one_of_each(cards: Iterable[PlayerCard], what: Callable[[PlayerCard], str]) -> list[PlayerCard]:
    """One card for each key, or for each title."""
    return list({what(card): card for card in cards}.values())


def with_required_cards(deck: DeckList) -> DeckList:
    """The signature cards are no choice: a list that leaves them out means them."""
    return deck.with_(*[PLAYER_CARDS[key] for key in deck.persona.requires if PLAYER_CARDS[key] not in deck.cards])


def starter_deck(investigator: str) -> DeckList:
    """A deck to begin with; its random basic weakness is still to be drawn."""
    copies = STARTER_DECKS[investigator]
    return with_required_cards(
        DeckList(investigator, [PLAYER_CARDS[key] for key, n in copies.items() for _ in range(n)])
    )
