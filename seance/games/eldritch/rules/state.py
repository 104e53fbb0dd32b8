"""The table: the board, the investigators, monsters, tokens, every deck and track, and the game box."""

from __future__ import annotations

from operator import attrgetter

from seance.engine import (
    RECORD_FIELDS,
    STACK_FIELDS,
    Codec,
    Deck,
    Dice,
    GameOver,
    Printed,
    Procedure,
    Record,
    StackState,
    cites,
)

from .pieces import (
    INVESTIGATOR_FIELDS,
    MONSTER_FIELDS,
    OWNED_FIELDS,
    Fallen,
    InPlay,
    Investigator,
    Lying,
    Monster,
    Owned,
)  # fmt: skip
from .printed import (
    ANCIENT_ONES,
    DEFINITIONS,
    OMENS,
    REFERENCE_BY_PLAYERS,
    SPACES,
    AncientOne,
    Asset,
    Clue,
    Condition,
    EncounterCard,
    Gate,
    MonsterKind,
    Mystery,
    Mythos,
    Possession,
    Reference,
    Sheet,
    Spell,
)  # fmt: skip
from .under_way import Casting, Combat, Encounter, Occasion, Trial

# ---- the table -----------------------------------------------------------------------------------------------------

WORLD_FIELDS = (
    "actions", "ancient_one", "artifacts", "assets", "awake", "born", "box", "clues", "clue_pool", "conditions",
    "cup", "difficulty", "doom", "drawn", "eldritch", "encounters", "expedition", "fallen", "final", "gates",
    "gate_stack", "investigators", "lead", "monsters", "mysteries", "mystery", "mythos", "mythos_box", "mythos_pile",
    "omen", "omen_eldritch", "ongoing", "queue", "random_sheets", "reserve", "round", "set_aside",
    "sheet_eldritch", "sheet_gates", "sheet_sanity", "sheets", "solved", "spells", "starting_rumor", "turn",
)  # fmt: skip


SPACE = attrgetter("space")


class World(StackState):
    __slots__ = (
        *WORLD_FIELDS, "acting", "action_over", "all_ones", "ambushers", "casting", "encounter", "fight", "occasion",
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
        self.begin_step()

    def begin_step(self) -> None:
        """Nothing is under way: so it is at every mark."""
        self.encounter: Encounter | None = None
        self.fight: Combat | None = None
        self.trial: Trial | None = None
        self.casting: Casting | None = None
        self.occasion: Occasion | None = None
        self.subject: Monster | Owned | InPlay | None = None  # "this Monster", "this card" of the text being resolved
        self.ambushers: list[MonsterKind] = []  # tokens of the cup that are being fought, one because of the other
        self.acting = -1  # the seat that performs an action, in the own turn or not
        self.action_over = False  # that investigator was delayed by it: it ends at once
        self.all_ones = False  # an effect treats every die as a 1

    def clone(self) -> World:
        new = World.__new__(World)
        new.seats = self.seats
        new.dice = self.dice.copy()
        new.result = self.result
        new.step = self.step
        new.sink = None
        new.acting = -1
        new.action_over = new.all_ones = False
        new.ambushers = []
        new.encounter = new.fight = new.trial = new.casting = new.occasion = new.subject = new.serving = None
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

    def over(self, result: str) -> GameOver:
        """How it ends is the last page of the story."""
        if result.startswith("won"):
            self.log("won", how=result)
        else:
            self.log("doomed", how=result)
        return super().over(result)

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

    def is_used(self, card: Owned) -> bool:
        """Has this card been used in this round, by whoever had it then?"""
        key = card.key
        return any(key in who.used for who in self.investigators)

    def in_order(self) -> list[Investigator]:
        """Everybody who is in play, from the Lead Investigator clockwise."""
        investigators = self.investigators[self.lead :] + self.investigators[: self.lead]
        return [who for who in investigators if not who.gone]

    @cites("EH-NEXT-03")
    def on(self, space: str) -> list[Investigator]:
        """The investigators there, from the Lead Investigator clockwise; whoever acts is one of them."""
        return [who for who in self.in_order() if who.space == space]

    def place(self, who: Investigator) -> str:
        """The space of an investigator, or the one where they have an encounter as if they were there."""
        here = self.encounter
        return here.space if here is not None and here.far is who else who.space

    def is_haunted(self, space: str) -> bool:
        """Is there a monster?"""
        return space in map(SPACE, self.monsters)

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
CODEC.kind(World, lambda: World(0, Dice(0)), (*STACK_FIELDS, *WORLD_FIELDS))
