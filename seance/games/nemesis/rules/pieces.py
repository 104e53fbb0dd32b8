"""A player and their character: cards, wounds, and what is carried."""

from __future__ import annotations

from dataclasses import dataclass

from seance.engine import Deck, Memory, cites

from .printed import Card, Character, Item, Objective, QuestItem, Wound

HAND_SLOTS = 2


@dataclass(slots=True)
class HeavyObject:
    """A Corpse, Carcass or Egg. Never changed: copies of the state share it."""

    kind: str
    number: int  # 0: there is only one
    of: str = ""  # whose corpse it is

    @property
    def key(self) -> str:
        return f"{self.kind}-{self.number}" if self.number else self.kind

    @property
    @cites("NEM-CREW-27")
    def slot(self) -> str:
        """The Weakness slot to which it belongs; the blue corpse is an ordinary one."""
        return "character-corpse" if self.kind == "blue-character-corpse" else self.kind

    def copy(self) -> HeavyObject:
        return self


BLUE_CORPSE = HeavyObject("blue-character-corpse", 0)


@dataclass(slots=True)
class Gear:
    """A heavy Item in a hand slot, with what is attached to it."""

    item: Item
    number: int
    ammo: int
    attached: tuple[Item, ...]
    tied: str  # the key of the Item that duct tape ties it to

    @property
    def key(self) -> str:
        return self.item.key if self.item.copies == 1 else f"{self.item.key}-{self.number}"

    @property
    def capacity(self) -> int:
        weapon = self.item.weapon
        more = {"extended-magazine": 2, "autoloader": 1}
        return 0 if weapon is None else weapon.ammo + sum([more.get(item.key, 0) for item in self.attached])

    def copy(self) -> Gear:
        return Gear(self.item, self.number, self.ammo, self.attached, self.tied)


Held = Gear | HeavyObject


@dataclass(slots=True)
class SeriousWound:
    """A Serious Wound card by a character board; a dressed one lies face down."""

    card: Wound
    number: int
    dressed: bool

    @property
    def key(self) -> str:
        return f"{self.card.key}-{self.number}"

    def copy(self) -> SeriousWound:
        return SeriousWound(self.card, self.number, self.dressed)


CREW_FIELDS = (
    "character", "deck", "fate", "hand", "hands", "items", "key", "known", "larva", "light", "number", "objectives",
    "passed", "pod", "quests", "rejected", "room", "seat", "seen", "signal", "slimed", "wounds",
)  # fmt: skip


class Crew:
    """A player and their character. `room` is 0 for whoever stands in no room: in a pod, asleep, dead or gone."""

    __slots__ = CREW_FIELDS

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number  # the player number
        self.key = f"player-{number}"  # until a character is chosen
        self.character: Character | None = None
        self.room = 0
        self.pod = 0  # waits in the Escape Pod of this number
        self.fate = ""  # "dead", "hibernating" or "escaped" once out of play
        self.passed = False
        self.hand: list[Card] = []
        self.deck: Deck[Card] = Deck("", [])
        self.objectives: list[Objective] = []
        self.rejected: list[Objective] = []
        self.seen: Memory[Objective] = Memory()  # what others know of the objectives
        self.light = 0
        self.wounds: list[SeriousWound] = []
        self.slimed = False
        self.larva = False
        self.signal = False
        self.hands: list[Held] = []  # all can see them
        self.items: list[Item] = []  # their backs are public, what they are is not
        self.known: Memory[Item] = Memory()  # what others know of the items
        self.quests: list[QuestItem] = []  # Quest Items that are not activated yet

    def copy(self) -> Crew:
        new = Crew.__new__(Crew)
        new.seat = self.seat
        new.number = self.number
        new.key = self.key
        new.character = self.character
        new.room = self.room
        new.pod = self.pod
        new.fate = self.fate
        new.passed = self.passed
        new.hand = self.hand[:]
        new.deck = self.deck.copy()
        new.objectives = self.objectives[:]
        new.rejected = self.rejected[:]
        new.seen = self.seen.copy()
        new.light = self.light
        new.wounds = [wound.copy() for wound in self.wounds]
        new.slimed = self.slimed
        new.larva = self.larva
        new.signal = self.signal
        new.hands = [held.copy() for held in self.hands]
        new.items = self.items[:]
        new.known = self.known.copy()
        new.quests = self.quests[:]
        return new

    @property
    def serious(self) -> int:
        return len(self.wounds)

    @property
    def gear(self) -> list[Gear]:
        return [held for held in self.hands if isinstance(held, Gear)]

    @property
    def all_items(self) -> list[Item]:
        """In the Inventory and in the hand slots."""
        return [*self.items, *[gear.item for gear in self.gear]]

    @property
    def slots_used(self) -> int:
        return len(self.hands) - sum([1 for gear in self.gear if gear.tied]) // 2

    @property
    def slots(self) -> int:
        return 1 if self.suffers("arm") else HAND_SLOTS

    def payable(self) -> list[Card]:
        return [card for card in self.hand if card.pays]

    def action_cards(self) -> int:
        return sum([card.pays for card in self.hand])

    @cites("NEM-WND-10", "NEM-HEAL-02")
    def suffers(self, wound: str) -> bool:
        """Two cards of a kind are no worse than one; a dressed one has no effect."""
        return wound in [one.card.key for one in self.wounds if not one.dressed]

    def has(self, item: str) -> bool:
        """Carries this Item, in the Inventory or in a hand slot."""
        return any(one.key == item for one in self.items) or any(gear.item.key == item for gear in self.gear)
