"""What lies on the table, piece by piece: investigators, cards in play, enemies, locations, lasting effects."""

from __future__ import annotations

from typing import TypeAlias

from seance.engine import Deck, cites

from .printed import ASSET, EMPTY_SEAT, EncounterCard, EnemyCard, LocationCard, Persona, PlayerCard, Printed, StoryAsset

NOBODY = -1  # the seat of what belongs to no investigator: an encounter card's owner, an unengaged enemy's prey

IN_PLAY_FIELDS = (
    "card", "clues", "damage", "doom", "exhausted", "horror", "location", "number", "owner", "resources", "uses",
)  # fmt: skip


class InPlay:
    """A card in play that is no enemy and no location: an asset, a treachery, an attachment, a weakness.

    It lies in somebody's play area (`who.assets`) or threat area (`who.threats`), or at a location (`s.at_locations`,
    then `location` says where): attached to it, or a story asset that nobody controls.
    """

    __slots__ = IN_PLAY_FIELDS

    def __init__(self, card: Printed, number: int, owner: int = NOBODY, uses: int = 0, location: str = "") -> None:
        self.card = card
        self.number = number
        self.owner = owner  # a seat; NOBODY: the scenario
        self.location = location
        self.exhausted = False
        self.damage = 0
        self.horror = 0
        self.uses = uses
        self.clues = 0
        self.doom = 0
        self.resources = 0

    @property
    def key(self) -> str:
        return f"{self.card.key}-{self.number}"

    @property
    def is_asset(self) -> bool:
        return self.card.kind == ASSET

    @property
    @cites("AHC-HLT-03", "AHC-HLT-04")
    def health(self) -> int:
        """0: it has none, which is not a health of 0, and it cannot gain any."""
        return self.card.health if isinstance(self.card, (PlayerCard, StoryAsset)) else 0

    @property
    @cites("AHC-SAN-05")
    def sanity(self) -> int:
        return self.card.sanity if isinstance(self.card, (PlayerCard, StoryAsset)) else 0

    @property
    def slots(self) -> tuple[str, ...]:
        return self.card.slots if isinstance(self.card, (PlayerCard, StoryAsset)) else ()

    def copy(self) -> InPlay:
        new = InPlay(self.card, self.number, self.owner, self.uses, self.location)
        new.exhausted = self.exhausted
        new.damage = self.damage
        new.horror = self.horror
        new.clues = self.clues
        new.doom = self.doom
        new.resources = self.resources
        return new


ENEMY_FIELDS = ("card", "clues", "damage", "doom", "engaged", "exhausted", "location", "number", "owner")


class Enemy:
    """An enemy in play: unengaged at a location, or in the threat area of the investigator it is engaged with."""

    __slots__ = ENEMY_FIELDS

    def __init__(self, card: EnemyCard | PlayerCard, number: int, location: str, owner: int = NOBODY) -> None:
        self.card = card
        self.number = number
        self.location = location
        self.owner = owner  # the bearer's seat, if it is a weakness
        self.engaged = NOBODY
        self.exhausted = False
        self.damage = 0
        self.doom = 0
        self.clues = 0

    @property
    def key(self) -> str:
        return f"{self.card.key}-{self.number}"

    @property
    def traits(self) -> tuple[str, ...]:
        return self.card.traits

    def copy(self) -> Enemy:
        new = Enemy(self.card, self.number, self.location, self.owner)
        new.engaged = self.engaged
        new.exhausted = self.exhausted
        new.damage = self.damage
        new.doom = self.doom
        new.clues = self.clues
        return new


LOCATION_FIELDS = ("card", "chosen", "clues", "doom", "key", "resources", "revealed")


class Location:
    """A location in play. If it was not `chosen` yet which of several cards it is, that is decided when it is revealed:

    until then `card` is any of them, and only its unrevealed side counts.
    """

    __slots__ = LOCATION_FIELDS

    def __init__(self, key: str, card: LocationCard, chosen: bool = True) -> None:
        self.key = key
        self.card = card
        self.chosen = chosen
        self.revealed = False
        self.clues = 0
        self.doom = 0
        self.resources = 0

    @property
    def face(self) -> str:
        """The side that is up, as registers call it: "parlor" or "parlor-unrevealed"."""
        return self.card.key if self.revealed else f"{self.card.title}-unrevealed"

    @property
    def title(self) -> str:
        return self.card.title

    @property
    def traits(self) -> tuple[str, ...]:
        return self.card.traits

    @property
    def symbol(self) -> str:
        return self.card.symbol if self.revealed else self.card.hidden_symbol

    @property
    def connects(self) -> tuple[str, ...]:
        return self.card.connects if self.revealed else self.card.hidden_connects

    def copy(self) -> Location:
        new = Location(self.key, self.card, self.chosen)
        new.revealed = self.revealed
        new.clues = self.clues
        new.doom = self.doom
        new.resources = self.resources
        return new


CURRENT_FIELDS = ("card", "clues", "doom")


class Current:
    """The current act or agenda."""

    __slots__ = CURRENT_FIELDS

    def __init__(self, card: EncounterCard) -> None:
        self.card = card
        self.clues = 0
        self.doom = 0

    @property
    def key(self) -> str:
        return self.card.key

    def copy(self) -> Current:
        new = Current(self.card)
        new.clues = self.clues
        new.doom = self.doom
        return new


INVESTIGATOR_FIELDS = (
    "acted", "assets", "clues", "damage", "deck", "defeated", "earned", "gained", "gone", "hand", "horror", "killed",
    "location", "mental", "owned", "paid", "performed", "persona", "physical", "resigned", "resources", "seat",
    "spent", "threats", "xp",
)  # fmt: skip


class Investigator:
    """A player's investigator: the card, the areas around it and the deck. `gone`: eliminated from the scenario."""

    __slots__ = INVESTIGATOR_FIELDS

    def __init__(self, seat: int, persona: Persona) -> None:
        self.seat = seat
        self.persona = persona
        self.location = ""
        self.hand: list[PlayerCard] = []
        self.deck: Deck[PlayerCard] = Deck(f"deck-{persona.key}", [])
        self.owned: list[PlayerCard] = []  # the deck as it was built, for the whole campaign
        self.assets: list[InPlay] = []  # the play area
        self.threats: list[InPlay] = []  # the threat area, but for engaged enemies
        self.resources = 0
        self.clues = 0
        self.damage = 0
        self.horror = 0
        self.spent = 0  # actions taken in this turn
        self.gained = 0  # additional actions of this turn; below 0: lost ones
        self.performed: list[str] = []  # the verbs of this round's actions
        self.acted = False  # the turn of this round is over or under way
        self.gone = False
        self.resigned = False
        self.defeated = False
        self.killed = ""  # "killed" or "insane", for good
        self.physical = 0  # trauma
        self.mental = 0
        self.xp = 0  # unspent experience
        self.paid = 0  # experience that bought cards
        self.earned = 0  # experience that cards add to (or take from) what this scenario brings

    @property
    def key(self) -> str:
        return self.persona.key

    @property
    def nobody(self) -> bool:
        """Has nobody taken this seat yet?"""
        return self.persona is EMPTY_SEAT

    @property
    def traits(self) -> tuple[str, ...]:
        return self.persona.traits

    def copy(self) -> Investigator:
        new = Investigator.__new__(Investigator)
        new.seat = self.seat
        new.persona = self.persona
        new.location = self.location
        new.hand = self.hand[:]
        new.deck = self.deck.copy()
        new.owned = self.owned[:]
        new.assets = [card.copy() for card in self.assets]
        new.threats = [card.copy() for card in self.threats] if self.threats else []
        new.resources = self.resources
        new.clues = self.clues
        new.damage = self.damage
        new.horror = self.horror
        new.spent = self.spent
        new.gained = self.gained
        new.performed = self.performed[:]
        new.acted = self.acted
        new.gone = self.gone
        new.resigned = self.resigned
        new.defeated = self.defeated
        new.killed = self.killed
        new.physical = self.physical
        new.mental = self.mental
        new.xp = self.xp
        new.paid = self.paid
        new.earned = self.earned
        return new


LASTING_FIELDS = ("n", "on", "until", "what")


class Lasting:
    """A lasting effect: a stat of `on` that is changed by n, or a word that cards ask for. Never changed."""

    __slots__ = LASTING_FIELDS

    def __init__(self, what: str, until: str, on: str = "", n: int = 0) -> None:
        self.what = what
        self.until = until  # "test", "turn", "phase", "round"
        self.on = on
        self.n = n


Thing: TypeAlias = "Investigator | InPlay | Enemy | Location | Current"  # what abilities stand on
