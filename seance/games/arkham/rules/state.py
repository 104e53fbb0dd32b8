"""The table: investigators, locations, enemies, act and agenda, decks, the chaos bag, and what is still to be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seance.engine import RECORD_FIELDS, STACK_FIELDS, Codec, Deck, Dice, Procedure, Record, StackState, cites

from .pieces import (
    CURRENT_FIELDS,
    ENEMY_FIELDS,
    IN_PLAY_FIELDS,
    INVESTIGATOR_FIELDS,
    LASTING_FIELDS,
    LOCATION_FIELDS,
    NOBODY,
    Current,
    Enemy,
    InPlay,
    Investigator,
    Lasting,
    Location,
    Thing,
)  # fmt: skip
from .printed import (
    DEFINITIONS,
    EMPTY_SEAT,
    PERSONAS,
    ActCard,
    AgendaCard,
    EncounterCard,
    LocationCard,
    Persona,
    PlayerCard,
    Printed,
)
from .under_way import Drawn, Hurt, Moment, Test

if TYPE_CHECKING:
    from .index import Index

TABLE_FIELDS = (
    "act", "acts", "agenda", "agendas", "at_locations", "bag", "born", "brought", "collection", "cultists",
    "difficulty", "encounters", "enemies", "investigators", "lasting", "lead", "locations", "log_notes", "mode",
    "names_noted", "queue", "removed", "resolution", "retired", "round", "scenario", "set_aside",
    "starters", "turn", "unseen", "used", "victory",
)  # fmt: skip


class Table(StackState):
    __slots__ = (
        *TABLE_FIELDS, "drawing", "falling", "hurting", "index", "limbo", "moment", "peril", "subject",
        "target", "tests", "unresolved", "waiting", "x",
    )  # fmt: skip

    def __init__(self, seats: int, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.mode = "campaign"  # or "standalone"
        self.difficulty = "standard"
        self.collection = "one-core"
        self.scenario = ""
        self.log_notes: list[str] = []  # the campaign log: what has been written down
        self.names_noted: dict[str, list[str]] = {}  # its lists: "cultists-interrogated", "cultists-who-got-away"

        self.retired: list[Investigator] = []  # whose seats others have taken; never changed
        self.investigators: list[Investigator] = []  # by seat, once they are chosen
        self.lead = 0  # the seat of the lead investigator
        self.starters = seats  # how many investigators started the scenario

        self.locations: list[Location] = []
        self.enemies: list[Enemy] = []
        self.at_locations: list[InPlay] = []  # attachments of locations, and story assets that nobody controls
        self.act: Current | None = None
        self.agenda: Current | None = None
        self.acts: list[ActCard] = []  # those that come after the current one
        self.agendas: list[AgendaCard] = []
        self.encounters: Deck[EncounterCard] = Deck("encounters", [])
        self.cultists: Deck[EncounterCard] = Deck("cultists", [])
        self.set_aside: list[EncounterCard] = []
        self.unseen: dict[str, list[LocationCard]] = {}  # by title: what an unrevealed location may turn out to be
        self.victory: list[EncounterCard] = []  # the victory display
        self.removed: list[Printed] = []  # from the game
        self.bag: list[str] = []  # chaos tokens
        self.born: dict[str, int] = {}  # how many of each card have had a number

        self.brought: dict[int, tuple[Persona, tuple[PlayerCard, ...]]] = {}  # by seat: decks that players bring along
        self.phase = "set-up-investigators"  # the next step of the framework
        self.round = 0
        self.turn = NOBODY  # the seat of the active investigator
        self.queue: list[int] = []  # seats that still go through the present step
        self.used: dict[str, list[str]] = {}  # period: limited abilities that were used in it
        self.lasting: list[Lasting] = []
        self.resolution = ""  # reached: "r1", "r2" …, or "none"

        self.index: Index | None = None  # which cards answer which points: made when needed, never copied
        self.tests: list[Test] = []  # under way; all of these are empty at every mark
        self.moment: Moment | None = None
        self.subject: Thing | None = None  # "this card" of the text being resolved
        self.target: str = ""  # the entity that was chosen together with an action
        self.hurting: Hurt | None = None
        self.falling: list[Enemy] = []  # being defeated
        self.unresolved = False  # what stands before "then" came to nothing
        self.x = 0  # of the card being played
        self.waiting: list[Moment] | None = None  # what has happened in an effect that is not done yet
        self.drawing: list[Drawn] = []
        self.limbo: list[tuple[int, Printed]] = []  # cards being played or searched: owner, card
        self.peril = NOBODY  # the seat that resolves a peril card alone

    def clone(self) -> Table:
        new = Table.__new__(Table)
        new.seats = self.seats
        new.dice = self.dice.copy()
        new.result = self.result
        new.step = self.step
        new.sink = None
        new.mode = self.mode
        new.difficulty = self.difficulty
        new.collection = self.collection
        new.scenario = self.scenario
        new.log_notes = self.log_notes[:]
        new.names_noted = {name: names[:] for name, names in self.names_noted.items()}
        new.retired = self.retired[:]
        new.investigators = [who.copy() for who in self.investigators]
        new.lead = self.lead
        new.starters = self.starters
        new.locations = [location.copy() for location in self.locations]
        new.enemies = [enemy.copy() for enemy in self.enemies]
        new.at_locations = [card.copy() for card in self.at_locations]
        new.act = None if self.act is None else self.act.copy()
        new.agenda = None if self.agenda is None else self.agenda.copy()
        new.acts = self.acts[:]
        new.agendas = self.agendas[:]
        new.encounters = self.encounters.copy()
        new.cultists = self.cultists.copy()
        new.set_aside = self.set_aside[:]
        new.unseen = {title: cards[:] for title, cards in self.unseen.items()} if self.unseen else {}
        new.victory = self.victory[:]
        new.removed = self.removed[:]
        new.bag = self.bag[:]
        new.born = self.born.copy()
        new.brought = self.brought
        new.phase = self.phase
        new.round = self.round
        new.turn = self.turn
        new.queue = self.queue[:]
        new.stack = self.stack[:]
        new.used = {period: names[:] for period, names in self.used.items()} if self.used else {}
        new.lasting = self.lasting[:]
        new.resolution = self.resolution
        new.index = None
        new.tests = []
        new.moment = None
        new.subject = None
        new.target = ""
        new.hurting = None
        new.falling = []
        new.waiting = None
        new.unresolved = False
        new.x = 0
        new.drawing = []
        new.limbo = []
        new.peril = NOBODY
        new.serving = None
        return new

    # ---- questions about the table ---------------------------------------------------------------------------

    @property
    def test(self) -> Test | None:
        """The skill test under way."""
        return self.tests[-1] if self.tests else None

    @property
    def phase_name(self) -> str:
        """The phase that is under way: "mythos", "investigation", "enemy", "upkeep" (or "set" during set-up)."""
        return self.step.partition("-")[0]

    @property
    def hard(self) -> bool:
        """Is the Hard/Expert side of the scenario reference card used?"""
        return self.difficulty in ("hard", "expert")

    @cites("AHC-PLO-01", "AHC-PLO-02", "AHC-ELM-02")
    def in_order(self) -> list[Investigator]:
        """Everybody who is still in the scenario, from the lead investigator clockwise."""
        if len(self.investigators) == 1:
            return [] if self.investigators[0].gone else self.investigators[:]
        return [who for who in self.investigators[self.lead :] + self.investigators[: self.lead] if not who.gone]

    @property
    def leader(self) -> Investigator:
        return self.investigators[self.lead]

    @property
    def active(self) -> Investigator | None:
        """Whose turn it is."""
        return self.investigators[self.turn] if self.turn >= 0 else None

    def who(self, key: str) -> Investigator:
        return next(who for who in self.investigators if who.key == key)

    def at(self, location: str) -> list[Investigator]:
        """The investigators there, in player order."""
        if self.seats == 1:
            who = self.investigators[0]
            return [who] if who.location == location and not who.gone else []
        return [who for who in self.in_order() if who.location == location]

    def location(self, key: str) -> Location:
        for location in self.locations:
            if location.key == key:
                return location
        raise KeyError(key)

    def place(self, key: str) -> Location | None:
        """A location in play by its key or its title."""
        for location in self.locations:
            if location.key == key or location.card.title == key:
                return location
        return None

    def here(self, who: Investigator) -> Location:
        return self.location(who.location)

    def clues_at(self, location: str) -> int:
        return self.location(location).clues

    def enemy(self, key: str) -> Enemy | None:
        for enemy in self.enemies:
            if enemy.key == key:
                return enemy
        return None

    def foe(self, key: str) -> Enemy:
        """An enemy that is there."""
        for enemy in self.enemies:
            if enemy.key == key:
                return enemy
        raise KeyError(key)

    def enemies_at(self, location: str, trait: str = "") -> list[Enemy]:
        return [one for one in self.enemies if one.location == location and (not trait or trait in one.card.traits)]

    def enemies_with(self, trait: str) -> list[Enemy]:
        return [enemy for enemy in self.enemies if trait in enemy.card.traits]

    @cites("AHC-MAS-01", "AHC-MAS-02")
    def engaged_with(self, who: Investigator) -> list[Enemy]:
        """Enemies in the threat area, and ready massive ones at the location."""
        return [
            enemy
            for enemy in self.enemies
            if enemy.engaged == who.seat
            or ("massive" in enemy.card.keywords and not enemy.exhausted and enemy.location == who.location)
        ]

    @cites("AHC-WEA-08", "AHC-WEA-09")
    def controlled(self, who: Investigator, trait: str = "") -> list[InPlay]:
        """Assets that this investigator controls; weaknesses among them may lie in the threat area."""
        cards = who.assets + [card for card in who.threats if card.is_asset] if who.threats else who.assets
        return [card for card in cards if not trait or trait in card.card.traits]

    def attached(self, location: str) -> list[InPlay]:
        return [card for card in self.at_locations if card.location == location]

    def holder(self, card: InPlay) -> Investigator | None:
        """In whose play area or threat area a card lies."""
        return next((who for who in self.investigators if card in who.assets or card in who.threats), None)

    def thing(self, key: str) -> Thing | None:
        """Whatever is in play under this key."""
        things: list[Thing] = [*self.investigators, *self.enemies, *self.locations, *self.at_locations]
        things += [card for who in self.investigators for card in who.assets + who.threats]
        things += [one for one in (self.act, self.agenda) if one is not None]
        return next((one for one in things if one.key == key), None)

    def present(self, key: str) -> Thing:
        """What is known to be in play."""
        found = self.thing(key)
        assert found is not None, key
        return found

    @cites("AHC-ACT-08")
    def doom(self) -> int:
        """All doom in play."""
        total = sum([enemy.doom for enemy in self.enemies]) + sum([location.doom for location in self.locations])
        total += sum([card.doom for card in self.at_locations])
        total += sum([card.doom for who in self.investigators for card in who.assets + who.threats])
        return total + (self.agenda.doom if self.agenda is not None else 0)

    @cites("AHC-PIN-01", "AHC-PIN-03", "AHC-PIN-04")
    def per_investigator(self, n: int) -> int:
        return n * self.starters

    def lasts(self, what: str, on: str = "") -> bool:
        """Is such a lasting effect in force (for this entity)?"""
        return any(one.what == what and one.on == on for one in self.lasting) if self.lasting else False

    # ---- changes that every chapter makes ----------------------------------------------------------------------

    def changed(self) -> None:
        """Something entered or left play, was revealed or turned: who answers what must be seen anew."""
        self.index = None

    def number(self, card: Printed) -> int:
        """The next number for a copy of this card on the table."""
        n = self.born.get(card.key, 0) + 1
        self.born[card.key] = n
        return n

    @cites("AHC-LST-06")
    def until(self, period: str, what: str, on: str = "", n: int = 0) -> None:
        """A lasting effect begins: it changes a stat of an entity by n, or is a word that cards ask for."""
        self.lasting.append(Lasting(what, period, on, n))

    @cites("AHC-LST-04", "AHC-LST-05", "AHC-FW46-03")
    def expire(self, period: str) -> None:
        """What lasts until the end of this period is over."""
        if self.lasting:
            self.lasting = [one for one in self.lasting if one.until != period]

    @cites("AHC-LIM-01")
    def begin_anew(self, period: str) -> None:
        """The period is over, and so is what was done at its end: nothing of it is left, and limits begin anew."""
        self.expire(period)
        self.used.pop(period, None)

    def note(self, key: str, name: str = "") -> None:
        """Write something into the campaign log, or a name into one of its lists."""
        if name:
            self.names_noted.setdefault(key, []).append(name)
        elif key not in self.log_notes:
            self.log_notes.append(key)

    def shown(self, kind: str, result: str | int | bool, *parts: tuple[str, int | str]) -> Procedure | None:
        """How a test or draw came about; only for those who watch."""
        return None if self.sink is None else Procedure(kind, parts, result)


CODEC = Codec()
CODEC.definitions((*DEFINITIONS, EMPTY_SEAT))
CODEC.kind(InPlay, lambda: InPlay.__new__(InPlay), IN_PLAY_FIELDS)
CODEC.kind(Enemy, lambda: Enemy.__new__(Enemy), ENEMY_FIELDS)
CODEC.kind(Location, lambda: Location.__new__(Location), LOCATION_FIELDS)
CODEC.kind(Current, lambda: Current.__new__(Current), CURRENT_FIELDS)
CODEC.kind(Investigator, lambda: Investigator(0, PERSONAS["roland-banks"]), INVESTIGATOR_FIELDS)
CODEC.kind(Lasting, lambda: Lasting("", ""), LASTING_FIELDS)
CODEC.kind(Record, lambda: Record(""), RECORD_FIELDS)
CODEC.kind(Table, lambda: Table(0, Dice(0)), (*STACK_FIELDS, *TABLE_FIELDS))
