"""What lies on the table, piece by piece: investigators and their cards, monsters, Clues, the fallen, cards in play."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter

from seance.engine import cites

from .printed import SKILLS, Back, Clue, Gate, MonsterKind, Mystery, Mythos, Possession, Sheet

TRAIN, SHIP = "train-ticket", "ship-ticket"


Seats = tuple[int, ...]


OWNED_FIELDS = ("back", "card", "number", "seen")


class Owned:
    """A card in front of an investigator. `back`: which one it has, once somebody has `seen` it."""

    __slots__ = OWNED_FIELDS

    def __init__(self, card: Possession, number: int = 0, back: Back | None = None, seen: Seats = ()) -> None:
        self.card = card
        self.number = number  # Assets and Artifacts have no copies, so no number
        self.back = back
        self.seen = seen

    @property
    def key(self) -> str:
        return f"{self.card.key}-{self.number}" if self.number else self.card.key

    @property
    def family(self) -> str:
        """ "asset", "artifact", "spell" or "condition" """
        return self.card.family

    def copy(self) -> Owned:
        """What has no number has no back either: it never changes, so that tables share it."""
        return self if not self.number else Owned(self.card, self.number, self.back, self.seen)


PLACES = {name: place for place, name in enumerate(SKILLS)}  # of the Improvement tokens
NAME = attrgetter("card.key")  # of an owned card, without its number
KEY = attrgetter("key")

INVESTIGATOR_FIELDS = (
    "acted", "cards", "clues", "delayed", "eliminated", "gone", "health", "improved", "key", "sanity", "seat", "sheet",
    "ships", "space", "trains", "used",
)  # fmt: skip


class Investigator:
    """A player and their investigator. `space` is "" for whoever is not on the board."""

    __slots__ = INVESTIGATOR_FIELDS

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.key = f"player-{seat + 1}"  # until an investigator is chosen
        self.sheet: Sheet | None = None
        self.space = ""
        self.health = 0
        self.sanity = 0
        self.improved = [0] * len(SKILLS)
        self.clues: list[Clue] = []
        self.trains = 0
        self.ships = 0
        self.cards: list[Owned] = []
        self.delayed = False
        self.acted: list[str] = []  # what was done as an action in this round
        self.used: list[str] = []  # what may be used once in a round, and was
        self.gone = False  # defeated or devoured: what is left of an effect does not happen to them
        self.eliminated = False  # for good

    def copy(self) -> Investigator:
        new = Investigator.__new__(Investigator)
        new.seat = self.seat
        new.key = self.key
        new.sheet = self.sheet
        new.space = self.space
        new.health = self.health
        new.sanity = self.sanity
        new.improved = self.improved[:]
        new.clues = self.clues[:]
        new.trains = self.trains
        new.ships = self.ships
        new.cards = [card.copy() for card in self.cards]
        new.delayed = self.delayed
        new.acted = self.acted[:]
        new.used = self.used[:]
        new.gone = self.gone
        new.eliminated = self.eliminated
        return new

    @property
    def max_health(self) -> int:
        return 0 if self.sheet is None else self.sheet.health

    @property
    def max_sanity(self) -> int:
        return 0 if self.sheet is None else self.sheet.sanity

    @cites("EH-IMPR-03")
    def skill(self, name: str) -> int:
        """The printed value and its Improvement token."""
        assert self.sheet is not None
        return self.sheet.skills[name] + self.improved[PLACES[name]]

    def improvement(self, name: str) -> int:
        return self.improved[PLACES[name]]

    def possessions(self, trait: str = "") -> list[Owned]:
        """Assets, Artifacts and Spells: Conditions are no possessions."""
        return [one for one in self.cards if one.card.family != "condition" and (not trait or trait in one.card.traits)]

    def has(self, name: str) -> bool:
        return name in [one.card.key for one in self.cards]

    def card(self, key: str) -> Owned | None:
        for one in self.cards:
            if one.key == key:
                return one
        return None


MONSTER_FIELDS = ("key", "kind", "lost", "space")


class Monster:
    """A monster on the board (or, with no space, one that ambushes somebody)."""

    __slots__ = MONSTER_FIELDS

    def __init__(self, key: str, kind: MonsterKind, space: str, lost: int = 0) -> None:
        self.key = key
        self.kind = kind
        self.space = space
        self.lost = lost

    def copy(self) -> Monster:
        return Monster(self.key, self.kind, self.space, self.lost)

    @property
    def epic(self) -> bool:
        return self.kind.epic


@dataclass(slots=True)
class Lying:
    """A Clue on the board. It may have been moved from the space that it shows. Never changed, only replaced."""

    token: Clue
    space: str

    @property
    def key(self) -> str:
        return self.token.key


@dataclass(slots=True)
class Fallen:
    """A defeated investigator, laid down on a city with what they had."""

    sheet: Sheet
    space: str
    mark: str  # "health" or "sanity": which encounter is on the back of the sheet
    cards: list[Owned]
    clues: list[Clue]
    trains: int
    ships: int

    @property
    def key(self) -> str:
        return self.sheet.key

    def copy(self) -> Fallen:
        cards = [card.copy() for card in self.cards]
        return Fallen(self.sheet, self.space, self.mark, cards, self.clues[:], self.trains, self.ships)


@dataclass(slots=True)
class InPlay:
    """The current Mystery, or an Ongoing Mythos card, with what lies on it."""

    card: Mystery | Mythos
    space: str = ""  # of its Rumor token or of the Mystery token
    eldritch: int = 0
    health: int = 0  # Health tokens
    clues: tuple[Clue, ...] = ()
    gates: tuple[Gate, ...] = ()
    monsters: tuple[MonsterKind, ...] = ()
    beaten: bool = False  # its Epic Monster has been defeated

    @property
    def key(self) -> str:
        return self.card.key

    def copy(self) -> InPlay:
        return InPlay(
            self.card, self.space, self.eldritch, self.health, self.clues, self.gates, self.monsters, self.beaten
        )  # fmt: skip
