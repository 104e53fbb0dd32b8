"""What lies on the table: the board, the investigators, monsters, tokens, every deck and track, and the game box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from seance.engine import STATE_FIELDS, Codec, Deck, Dice, Procedure, State, cites

from .printed import (
    ANCIENT_ONES,
    DEFINITIONS,
    OMENS,
    REFERENCE_BY_PLAYERS,
    SKILLS,
    SPACES,
    AncientOne,
    Asset,
    Back,
    Clue,
    Condition,
    EncounterCard,
    Gate,
    MonsterKind,
    Mystery,
    Mythos,
    Possession,
    Printed,
    Reference,
    Sheet,
    Spell,
)  # fmt: skip

if TYPE_CHECKING:
    from .effects.verb import EldritchEffect

LORE, INFLUENCE, OBSERVATION, STRENGTH, WILL = SKILLS
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
        return Owned(self.card, self.number, self.back, self.seen)


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
        return self.sheet.skills[name] + self.improved[SKILLS.index(name)]

    def improvement(self, name: str) -> int:
        return self.improved[SKILLS.index(name)]

    def possessions(self, trait: str = "") -> list[Owned]:
        """Assets, Artifacts and Spells: Conditions are no possessions."""
        return [one for one in self.cards if one.card.family != "condition" and (not trait or trait in one.card.traits)]

    def has(self, name: str) -> bool:
        return any(one.card.key == name for one in self.cards)

    def card(self, key: str) -> Owned | None:
        return next((one for one in self.cards if one.key == key), None)


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


RECORD_FIELDS = ("n", "on", "seat", "what")


class Record:
    """Something still to be done, on the stack of the state: the next step does the topmost. Never changed."""

    __slots__ = RECORD_FIELDS

    def __init__(self, what: str, seat: int = -1, n: int = 0, on: tuple[str, ...] = ()) -> None:
        self.what = what
        self.seat = seat
        self.n = n
        self.on = on


# ---- what is under way: empty at every mark, never copied ----------------------------------------------------------


class Encounter:
    """The encounter card that is being resolved."""

    __slots__ = ("card", "closed", "clue", "deck", "failed", "gained", "gate", "monster", "passed", "solves", "space")

    def __init__(self, card: EncounterCard, space: str) -> None:
        self.card = card
        self.deck = card.deck  # "other-world", "research-azathoth", …
        self.space = space
        self.clue: Lying | None = None  # the one that is encountered
        self.gate: Gate | None = None
        self.passed: EldritchEffect | None = None  # the other parts of a complex encounter
        self.failed: EldritchEffect | None = None
        self.monster: Monster | None = None  # "that Monster"
        self.gained: list[Clue] = []  # Clues gained from it
        self.closed = False  # has its Gate been closed?
        self.solves = ""  # the Rumor that is solved instead


class Combat:
    """A Combat encounter under way; what stands on cards and tokens may change its numbers before they are used."""

    __slots__ = (
        "ambush", "bonus", "damage", "defeated", "horror", "lost_health", "lost_sanity", "monster", "no_clues",
        "no_more", "rerolls", "skip_strength", "spared", "strength", "strength_result", "will", "will_enough",
        "will_result",
    )  # fmt: skip

    def __init__(self, monster: Monster, ambush: bool) -> None:
        self.monster = monster
        self.ambush = ambush
        self.will: int | None = None  # modifiers; None: a dash, the test is not made
        self.horror = 0
        self.strength: int | None = None
        self.damage = 0
        self.will_result = 0
        self.strength_result = 0
        self.lost_sanity = 0  # by the Will test
        self.lost_health = 0  # by the Strength test
        self.skip_strength = False
        self.defeated = False
        self.no_clues = False  # Clues cannot be spent for rerolls
        self.bonus: dict[str, int] = {}  # by skill: what cards give for this encounter
        self.rerolls = 0  # of the Strength test, that cards give for this encounter
        self.no_more = False  # no additional encounter after it
        self.spared = False  # the damage of the Strength test was paid otherwise
        self.will_enough = 0  # successes of the Will test that a text on the monster counts


class Occasion:
    """What has just happened (or is about to), for whatever answers it: see `registers.reacts`."""

    __slots__ = ("card", "gate", "loss", "monster", "n", "point", "skill", "who")

    def __init__(self, point: str, who: Investigator) -> None:
        self.point = point
        self.who = who  # to whom, or by whom
        self.monster: Monster | None = None
        self.gate: Gate | None = None
        self.card: Owned | None = None
        self.skill = ""
        self.n = 0
        self.loss: Loss | None = None


class Loss:
    """Health and Sanity that somebody is about to lose."""

    __slots__ = ("health", "sanity", "used", "who")

    def __init__(self, who: Investigator, health: int, sanity: int) -> None:
        self.who = who
        self.health = health
        self.sanity = sanity
        self.used: list[str] = []  # cards that were used against it: each one once


class Casting:
    """A Spell that is being resolved: the card, what it was cast on, and its test."""

    __slots__ = ("card", "clue", "dice", "loss", "monster", "on", "trial")

    def __init__(self, card: Owned) -> None:
        self.card = card
        self.on: Investigator | None = None  # the chosen investigator, monster, Clue; the loss it is cast against
        self.monster: Monster | None = None
        self.clue: Lying | None = None
        self.loss: Loss | None = None
        self.trial: Trial | None = None
        self.dice = 0  # more in the tests that it brings about


class Trial:
    """A test under way. `during`: "combat" (printed on the monster), "spell", "acquire", a deck, or ""."""

    __slots__ = ("dice", "during", "enough", "least", "modifier", "rolled", "sixes", "skill", "used", "who")

    def __init__(self, who: Investigator, skill: str, modifier: int, during: str, enough: int) -> None:
        self.who = who
        self.skill = skill
        self.modifier = modifier
        self.during = during
        self.enough = enough  # more successes change nothing
        self.dice = 0
        self.rolled: list[int] = []
        self.least = 5  # the lowest face that is a success
        self.sixes = 1  # successes for a 6
        self.used: list[str] = []  # cards used in this test

    @property
    def result(self) -> int:
        return sum([self.sixes if face == 6 else 1 for face in self.rolled if face >= self.least])


# ---- the table -----------------------------------------------------------------------------------------------------

WORLD_FIELDS = (
    "actions", "ancient_one", "artifacts", "assets", "awake", "born", "box", "clues", "clue_pool", "conditions",
    "cup", "difficulty", "doom", "drawn", "eldritch", "encounters", "expedition", "fallen", "final", "gates",
    "gate_stack", "investigators", "lead", "monsters", "mysteries", "mystery", "mythos", "mythos_box", "mythos_pile",
    "omen", "omen_eldritch", "ongoing", "phase", "queue", "random_sheets", "reserve", "round", "set_aside",
    "sheet_eldritch", "sheet_gates", "sheet_sanity", "sheets", "solved", "spells", "stack", "starting_rumor", "turn",
)  # fmt: skip


class World(State):
    __slots__ = (
        *WORLD_FIELDS, "action_over", "all_ones", "ambusher", "casting", "encounter", "fight", "occasion", "serving",
        "subject", "trial",
    )  # fmt: skip

    def __init__(self, seats: int, dice: Dice, ancient_one: AncientOne = ANCIENT_ONES["azathoth"]) -> None:
        super().__init__(seats, dice)
        self.ancient_one = ancient_one
        self.difficulty = "normal"
        self.starting_rumor = False
        self.random_sheets = False  # investigators are dealt, not chosen
        self.investigators = [Investigator(seat) for seat in range(seats)]
        self.sheets: list[Sheet] = []  # investigators that nobody has used yet
        self.fallen: list[Fallen] = []
        self.lead = 0  # the seat of the Lead Investigator

        self.doom = ancient_one.doom
        self.omen = 0  # place on the omen track
        self.awake = False
        self.final = False  # the Final Mystery is the current one

        self.gate_stack: Deck[Gate] = Deck("gates", [])
        self.gates: list[Gate] = []  # on the board
        self.clue_pool: Deck[Clue] = Deck("clues", [])
        self.clues: list[Lying] = []  # on the board
        self.cup: list[MonsterKind] = []
        self.set_aside: list[MonsterKind] = []
        self.monsters: list[Monster] = []
        self.born: dict[str, int] = {}  # how many of each kind have had a number
        self.eldritch: list[str] = []  # a space for each Eldritch token on the board
        self.omen_eldritch = 0  # Eldritch tokens on the green space of the omen track
        self.sheet_eldritch = 0  # … on the sheet of the Ancient One,
        self.sheet_sanity = 0  # and other things there
        self.sheet_gates: list[Gate] = []

        self.encounters: dict[str, Deck[EncounterCard]] = {}  # by name: "general", "other-world", "research-azathoth" …
        self.expedition = ""  # the space of the Active Expedition token, on the back of the top card
        self.mythos: list[tuple[int, int, int]] = []  # cards left in each stage: green, yellow, blue
        self.mythos_box: list[Mythos] = []  # cards that nobody has seen: in the deck or in the box
        self.mythos_pile: list[Mythos] = []  # discarded
        self.drawn: list[InPlay] = []  # Mythos cards that are being resolved, the last first
        self.ongoing: list[InPlay] = []
        self.mysteries: Deck[Mystery] = Deck("mysteries", [])
        self.mystery: InPlay | None = None
        self.solved: list[Mystery] = []
        self.assets: Deck[Asset] = Deck("assets", [])
        self.reserve: list[Asset] = []
        self.artifacts: Deck[Possession] = Deck("artifacts", [])
        self.spells: list[Spell] = []  # copies that nobody has
        self.conditions: list[Condition] = []
        self.box: list[Printed] = []  # what has left the game

        self.phase = "investigators"
        self.round = 0
        self.queue: list[int] = []  # seats that still act, or have their encounter, in this phase
        self.turn = -1  # the seat that acts now
        self.actions = 0
        self.stack: list[Record] = []

        self.encounter: Encounter | None = None  # under way; these are empty at every mark
        self.fight: Combat | None = None
        self.trial: Trial | None = None
        self.casting: Casting | None = None
        self.occasion: Occasion | None = None
        self.subject: Monster | Owned | InPlay | None = None  # "this Monster", "this card" of the text being resolved
        self.ambusher: MonsterKind | None = None  # a token of the cup that is being fought
        self.action_over = False  # the investigator was delayed in the own action: it ends at once
        self.all_ones = False  # an effect treats every die as a 1
        self.serving: Record | None = None

    def clone(self) -> World:
        new = World.__new__(World)
        new.seats = self.seats
        new.dice = self.dice.copy()
        new.result = self.result
        new.step = self.step
        new.sink = None
        new.action_over = False
        new.all_ones = False
        new.ambusher = None
        new.encounter = None
        new.fight = None
        new.trial = None
        new.casting = None
        new.occasion = None
        new.subject = None
        new.serving = None
        new.ancient_one = self.ancient_one
        new.difficulty = self.difficulty
        new.starting_rumor = self.starting_rumor
        new.random_sheets = self.random_sheets
        new.investigators = [who.copy() for who in self.investigators]
        new.sheets = self.sheets[:]
        new.fallen = [one.copy() for one in self.fallen] if self.fallen else []
        new.lead = self.lead
        new.doom = self.doom
        new.omen = self.omen
        new.awake = self.awake
        new.final = self.final
        new.gate_stack = self.gate_stack.copy()
        new.gates = self.gates[:]
        new.clue_pool = self.clue_pool.copy()
        new.clues = self.clues[:]
        new.cup = self.cup[:]
        new.set_aside = self.set_aside[:]
        new.monsters = [monster.copy() for monster in self.monsters]
        new.born = self.born.copy()
        new.eldritch = self.eldritch[:]
        new.omen_eldritch = self.omen_eldritch
        new.sheet_eldritch = self.sheet_eldritch
        new.sheet_sanity = self.sheet_sanity
        new.sheet_gates = self.sheet_gates[:]
        new.encounters = {name: deck.copy() for name, deck in self.encounters.items()}
        new.expedition = self.expedition
        new.mythos = self.mythos[:]
        new.mythos_box = self.mythos_box[:]
        new.mythos_pile = self.mythos_pile[:]
        new.drawn = [card.copy() for card in self.drawn]
        new.ongoing = [card.copy() for card in self.ongoing]
        new.mysteries = self.mysteries.copy()
        new.mystery = None if self.mystery is None else self.mystery.copy()
        new.solved = self.solved[:]
        new.assets = self.assets.copy()
        new.reserve = self.reserve[:]
        new.artifacts = self.artifacts.copy()
        new.spells = self.spells[:]
        new.conditions = self.conditions[:]
        new.box = self.box[:]
        new.phase = self.phase
        new.round = self.round
        new.queue = self.queue[:]
        new.turn = self.turn
        new.actions = self.actions
        new.stack = self.stack[:]
        return new

    # ---- questions about the table ---------------------------------------------------------------------------

    @property
    def side(self) -> str:
        """The side of the Ancient One's sheet that is up: "cthulhu", or "cthulhu-awake"."""
        return f"{self.ancient_one.key}-awake" if self.awake else self.ancient_one.key

    @property
    @cites("EH-NEXT-01")
    def half(self) -> int:
        """Half the players, rounded up."""
        return (self.seats + 1) // 2

    @property
    def reference(self) -> Reference:
        return REFERENCE_BY_PLAYERS[self.seats]

    @property
    def rumors(self) -> list[InPlay]:
        return [card for card in self.ongoing if isinstance(card.card, Mythos) and card.card.rumor]

    @property
    def matching_gates(self) -> list[Gate]:
        """Gates of the colour of the current omen."""
        omen = OMENS[self.omen]
        return [gate for gate in self.gates if gate.omen == omen]

    def owned(self, who: Investigator, family: str = "", trait: str = "", name: str = "") -> list[Owned]:
        """The cards of this family, with this trait, of this name: of all that is given."""
        return [
            one
            for one in who.cards
            if (not family or one.card.family == family)
            and (not trait or trait in one.card.traits)
            and (not name or one.card.key == name)
        ]

    def in_order(self) -> list[Investigator]:
        """Everybody who is in play, from the Lead Investigator clockwise."""
        investigators = self.investigators[self.lead :] + self.investigators[: self.lead]
        return [who for who in investigators if not who.gone]

    @cites("EH-NEXT-03")
    def on(self, space: str) -> list[Investigator]:
        """The investigators there, from the Lead Investigator clockwise; whoever acts is one of them."""
        return [who for who in self.in_order() if who.space == space]

    def monsters_on(self, space: str) -> list[Monster]:
        return [monster for monster in self.monsters if monster.space == space]

    def monster(self, key: str) -> Monster | None:
        return next((monster for monster in self.monsters if monster.key == key), None)

    def clues_on(self, space: str) -> list[Lying]:
        return [clue for clue in self.clues if clue.space == space]

    def gate_on(self, space: str) -> Gate | None:
        return next((gate for gate in self.gates if gate.space == space), None)

    def who(self, key: str) -> Investigator:
        return next(who for who in self.investigators if who.key == key)

    def kind(self, space: str) -> str:
        """ "city", "wilderness" or "sea" """
        return SPACES[space].kind

    def in_force(self, key: str) -> InPlay | None:
        """The Ongoing Mythos card of this name, if it is in play."""
        return next((card for card in self.ongoing if card.card.key == key), None)

    def owner(self, card: Owned) -> Investigator | None:
        return next((who for who in self.investigators if card in who.cards), None)

    # ---- changes that every chapter makes ----------------------------------------------------------------------

    def push(self, what: str, seat: int = -1, n: int = 0, on: tuple[str, ...] = ()) -> None:
        """Something to be done as a step of its own, before everything that was pushed earlier."""
        self.stack.append(Record(what, seat, n, on))

    def number(self, kind: str) -> int:
        """The next number for a thing of this kind on the table."""
        n = self.born.get(kind, 0) + 1
        self.born[kind] = n
        return n

    def shown(self, kind: str, result: str | int | bool, *parts: tuple[str, int | str]) -> Procedure | None:
        """How a roll or draw came about; only for those who watch."""
        return None if self.sink is None else Procedure(kind, parts, result)


CODEC = Codec()
CODEC.definitions(DEFINITIONS)
CODEC.kind(Owned, lambda: Owned.__new__(Owned), OWNED_FIELDS)
CODEC.kind(Investigator, lambda: Investigator(0), INVESTIGATOR_FIELDS)
CODEC.kind(Monster, lambda: Monster.__new__(Monster), MONSTER_FIELDS)
CODEC.kind(Lying, lambda: Lying.__new__(Lying))
CODEC.kind(Fallen, lambda: Fallen.__new__(Fallen))
CODEC.kind(InPlay, lambda: InPlay.__new__(InPlay))
CODEC.kind(Record, lambda: Record(""), RECORD_FIELDS)
CODEC.kind(World, lambda: World(0, Dice(0)), (*STATE_FIELDS, *WORLD_FIELDS))
