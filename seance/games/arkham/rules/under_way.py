"""What is under way: a moment, a test, harm, a card being drawn. Empty at every mark, never copied and never saved."""

from __future__ import annotations

from collections.abc import Callable

from seance.engine import Deed, Note, Occurrence

from .pieces import Enemy, InPlay, Investigator, Location
from .printed import Printed

FIGHT, EVADE, INVESTIGATE, MOVE, PARLEY, RESIGN = "fight", "evade", "investigate", "move", "parley", "resign"
SYMBOLS = ("skull", "cultist", "tablet", "elder-thing", "auto-fail")  # tokens that stand for something bad
AUTO_FAIL, ELDER_SIGN = "auto-fail", "elder-sign"


class Test:
    """A skill test. `parts` are what raises or lowers the skill value for this test only, each with its source."""

    __slots__ = (
        "acting", "adjust", "automatic", "back", "bonus", "clues", "committed", "damage", "difficulty", "enemy", "idle",
        "kind", "later", "location", "margin", "parts", "passed", "ready", "revealed", "revealing", "skill", "source",
        "stakes", "token_parts", "value", "who",
    )  # fmt: skip

    def __init__(self, who: Investigator, skill: str, difficulty: int, kind: str = "", source: str = "") -> None:
        self.who = who
        self.skill = skill
        self.difficulty = difficulty
        self.kind = kind  # FIGHT, EVADE, INVESTIGATE or ""
        self.source = source  # the key of the card whose ability began it
        self.enemy: Enemy | None = None  # attacked or evaded
        self.location: Location | None = None  # investigated
        self.idle = ""  # "passed" or "failed", if that brings nothing by the text that began it
        self.stakes: tuple[Note, ...] = ()  # what success and failure bring by the text that began it
        self.committed: list[tuple[int, Printed]] = []  # seat, card
        self.ready = False  # nothing can be committed any more
        self.parts: list[tuple[str, int]] = []  # source, how much
        self.bonus: Callable[[str], int] | None = None  # what the card that began it adds to this skill, as it is now
        self.revealed: list[str] = []  # chaos tokens, in order; they lie outside the bag
        self.revealing: Callable[[str], Deed] | None = None  # what the card that began it says of revealed tokens
        self.token_parts: list[tuple[str, int]] = []  # the tokens that count, and how much
        self.automatic = ""  # "fail" or "success"
        self.value = 0  # the modified skill value, when it has been determined
        self.passed = False
        self.margin = 0  # how much it succeeded or failed by
        self.adjust: Callable[[Test], None] | None = None  # what the card that began it changes before the results
        self.damage = 1  # what a successful attack deals
        self.clues = 1  # what a successful investigation discovers
        self.back: list[Printed] = []  # committed cards that return to their owner's hand instead of the discard pile
        self.later: list[str] = []  # tokens whose effects wait for the end of the test
        self.acting = ""  # the token that does now what it brings besides its number

    @property
    def succeeded_by(self) -> int:
        return self.margin if self.passed else 0

    @property
    def failed_by(self) -> int:
        return 0 if self.passed else self.margin


class Hurt:
    """Damage and horror on their way to an investigator: assigned, perhaps prevented, then placed."""

    __slots__ = ("assets", "attacker", "damage", "horror", "who")

    def __init__(self, who: Investigator, attacker: Enemy | None = None) -> None:
        self.who = who
        self.attacker = attacker  # if it is an enemy attack
        self.damage = 0  # for the investigator
        self.horror = 0
        self.assets: dict[str, tuple[int, int]] = {}  # by key: damage, horror

    @property
    def taken(self) -> tuple[int, int]:
        """What is dealt to the investigator, wherever it is placed."""
        damage = self.damage + sum([one for one, _ in self.assets.values()])
        return damage, self.horror + sum([other for _, other in self.assets.values()])

    def on(self, asset: InPlay) -> tuple[int, int]:
        """Damage and horror that this asset would take."""
        return self.assets.get(asset.key, (0, 0))


class Drawn:
    """An encounter card or weakness that is being drawn and resolved: it lies in no area until that is done."""

    __slots__ = ("card", "owner", "placed", "surge", "who")

    def __init__(self, card: Printed, who: Investigator, owner: int) -> None:
        self.card = card
        self.who = who
        self.owner = owner  # the bearer's seat, or NOBODY for a card of the encounter deck
        self.placed = False  # the revelation put it somewhere
        self.surge = False  # it gained surge


class Moment(Occurrence):
    """Something that happens at a timing point, with whom and what it concerns."""

    enemy: Enemy | None = None
    thing: InPlay | None = None  # a card in play
    card: Printed | None = None  # a card that is drawn, played, discarded
    location: Location | None = None
    test: Test | None = None
    hurt: Hurt | None = None
    token = ""
    n = 0
    damage = 0
    horror = 0
    menu = False  # a window that is part of a menu: the step ends with what is used

    def __init__(self, point: str, who: Investigator | None = None, about: tuple[str, ...] = ()) -> None:
        self.point = point
        self.about = about
        self.who = who  # by whom, or to whom
