"""What a game with decks of one's own gives to those who build them: whose decks, of which cards, and what is wrong.

Nothing here is a sentence: faults are reasons with arguments, things are keys, and whoever shows them has the words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct, field

from .errors import BadInput
from .rules import Options


class Owner(Struct, omit_defaults=True, kw_only=True):
    """Somebody whose deck can be built."""

    key: str
    faction: str
    numbers: dict[str, int]  # what is printed on the card, by name
    size: int  # of the deck
    factions: dict[str, int]  # from which cards may come: up to which level
    requires: list[str]  # cards that belong to every deck
    weaknesses: int = 0  # drawn at random when the deck is finished
    starter: dict[str, int] = field(default_factory=dict)  # a deck to begin with


class PoolCard(Struct, omit_defaults=True, kw_only=True):
    """A card to build with, as printed."""

    key: str
    title: str  # cards of one title are copies of each other, whatever their level
    kind: str
    faction: str
    copies: dict[str, int]  # in each collection that somebody may own
    level: int | None = None
    worth: int = 0  # in experience
    cost: int | None = None  # None: it is not played
    icons: dict[str, int] = field(default_factory=dict)
    traits: list[str] = field(default_factory=list)
    slots: list[str] = field(default_factory=list)
    only: str = ""  # who may have it
    weakness: str = ""


class Pool(Struct, kw_only=True):
    """Everything that decks are built from."""

    owners: list[Owner]
    cards: list[PoolCard]


class Duty(Struct, kw_only=True):
    """A rule of deck building, and whether a deck obeys it."""

    key: str
    rule: str
    held: bool


class Verdict:
    """What the rules say about a deck list. Without an owner nobody can say more than what could not be read."""

    __slots__ = ("aside", "bars", "cards", "duties", "faults", "missing", "owner", "size", "text", "title", "worth")

    def __init__(self, title: str, faults: Sequence[BadInput]) -> None:
        self.title = title
        self.faults = faults
        self.owner = ""
        self.cards: Mapping[str, int] = {}
        self.aside: Sequence[str] = ()  # of a side deck
        self.size = 0  # how many cards count
        self.worth = 0  # in experience
        self.missing = 0  # weaknesses that the game will draw
        self.duties: Sequence[Duty] = ()
        self.bars: Mapping[str, BadInput] = {}  # why one more copy of a card may not go in
        self.text = ""  # the list as it can be given to somebody else, or back


class Workshop(Protocol):
    """Where decks are built. `options` are those of the table that a deck is for."""

    def pool(self) -> Pool: ...

    def judge(self, text: str, options: Options, language: str) -> Verdict: ...
