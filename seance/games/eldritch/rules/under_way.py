"""What is under way: an encounter, a fight, a test, a Spell. Empty at every mark, never copied and never saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .pieces import Investigator, Lying, Monster, Owned
from .printed import Clue, EncounterCard, Gate

if TYPE_CHECKING:
    from seance.engine.effect import Effect

    from .state import World


class Encounter:
    """The encounter card that is being resolved."""

    __slots__ = (
        "card", "clue", "deck", "failed", "far", "gained", "gate", "monster", "passed", "solves", "space",
    )  # fmt: skip

    def __init__(self, card: EncounterCard, space: str) -> None:
        self.card = card
        self.deck = card.deck  # "other-world", "research-azathoth", …
        self.space = space
        self.far: Investigator | None = None  # who has it as if on its space
        self.clue: Lying | None = None  # the one that is encountered
        self.gate: Gate | None = None
        self.passed: Effect[World, Investigator] | None = None  # the other parts of a complex encounter
        self.failed: Effect[World, Investigator] | None = None
        self.monster: Monster | None = None  # "that Monster"
        self.gained: list[Clue] = []  # Clues gained from it
        self.solves = ""  # the Rumor that is solved instead


class Combat:
    """A Combat encounter under way; what stands on cards and tokens may change its numbers before they are used."""

    __slots__ = (
        "bonus", "damage", "defeated", "horror", "lost_health", "lost_sanity", "monster", "no_clues",
        "no_more", "rerolls", "skip_strength", "spared", "strength", "strength_result", "token", "will", "will_enough",
        "will_result",
    )  # fmt: skip

    def __init__(self, monster: Monster, token: bool = True) -> None:
        self.monster = monster
        self.token = token  # False: only the printed values of a monster are used
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


HOPE = "hope"  # of a test for whoever was left behind


class Stake(NamedTuple):
    """What passing a test brings, and failing it, in the words of the card; None: nothing."""

    passed: Effect[World, Investigator] | None
    failed: Effect[World, Investigator] | None


class Trial:
    """A test under way. `during`: "combat" (printed on the monster), "spell", "acquire", HOPE, a deck, or ""."""

    __slots__ = (
        "boost", "dice", "during", "enough", "least", "modifier", "rolled", "sixes", "skill", "stake", "used", "who",
    )  # fmt: skip

    def __init__(self, who: Investigator, skill: str, modifier: int, during: str, enough: int) -> None:
        self.who = who
        self.skill = skill
        self.modifier = modifier
        self.during = during
        self.enough = enough  # more successes change nothing
        self.boost = 0  # dice that somebody gives before the roll
        self.dice = 0
        self.rolled: list[int] = []
        self.least = 5  # the lowest face that is a success
        self.sixes = 1  # successes for a 6
        self.used: list[str] = []  # cards used in this test
        self.stake: Stake | None = None  # what comes of it, where a card says so

    @property
    def result(self) -> int:
        successes = 0
        for face in self.rolled:
            if face >= self.least:
                successes += self.sixes if face == 6 else 1
        return successes
