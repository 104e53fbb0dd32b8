"""What lies on the table: a scholar with the notebook, a card that was played, an attempt under way, a thing to do."""

from __future__ import annotations

from seance.engine import Memory

from .printed import COLUMNS, CUBES, Doom, Scheme, ScholarCard, Side, Skill, Trainee

SCHOLAR_FIELDS = (
    "seat", "colour", "card", "excited", "area", "students", "stun", "cubes", "hand", "known", "trainees", "dooms",
    "doom_down", "knowledge", "finished", "thesis", "used",
)  # fmt: skip


class Scholar:
    """A player's scholar and notebook."""

    __slots__ = SCHOLAR_FIELDS

    def __init__(self, seat: int, colour: str = "") -> None:
        self.seat = seat
        self.colour = colour
        self.card: ScholarCard | None = None
        self.excited = False
        self.area = 0  # place in the list of areas; 0 is the start area
        self.students = 0
        self.stun = 0
        self.cubes: dict[str, int] = dict.fromkeys(CUBES, 0)  # in each column of the notebook
        self.hand: list[Scheme] = []
        self.known: Memory[Scheme] = Memory()  # what others know of the hand
        self.trainees: list[Trainee] = []
        self.dooms: list[Doom] = []  # face up
        self.doom_down = 0  # face down: which they are comes out when they are turned up
        self.knowledge = False  # has a knowledge token
        self.finished = False
        self.thesis = 0  # the place among the successful ones; 0: none
        self.used: list[str] = []  # this turn: skills, and whom they have hit

    def copy(self) -> Scholar:
        new = Scholar.__new__(Scholar)
        new.seat = self.seat
        new.colour = self.colour
        new.card = self.card
        new.excited = self.excited
        new.area = self.area
        new.students = self.students
        new.stun = self.stun
        new.cubes = self.cubes.copy()
        new.hand = self.hand[:]
        new.known = self.known.copy()
        new.trainees = self.trainees[:]
        new.dooms = self.dooms[:]
        new.doom_down = self.doom_down
        new.knowledge = self.knowledge
        new.finished = self.finished
        new.thesis = self.thesis
        new.used = self.used[:]
        return new

    @property
    def key(self) -> str:
        """A player is called by number until a scholar is chosen."""
        return f"player-{self.seat + 1}" if self.card is None else self.card.key

    @property
    def gone(self) -> bool:
        return self.finished

    @property
    def side(self) -> Side:
        assert self.card is not None
        return self.card.excited if self.excited else self.card.standard

    @property
    def stars(self) -> int:
        """A star counts while its cube is there."""
        return sum([n >= mark for cube, n in self.cubes.items() for mark in COLUMNS[cube].stars])

    @property
    def research(self) -> int:
        """The dial of the notebook."""
        return sum([n >= mark for cube, n in self.cubes.items() for mark in COLUMNS[cube].research])

    @property
    def columns(self) -> list[str]:
        """Those with a cube in them."""
        return [cube for cube, n in self.cubes.items() if n]

    def has_room(self, cube: str, more: int = 0) -> bool:
        return self.cubes[cube] + more < COLUMNS[cube].capacity

    def skill(self, key: str) -> Skill | None:
        return next((skill for skill in self.side.skills if skill.key == key), None)


LASTING_FIELDS = ("what", "seat", "n", "on")


class Lasting:
    """Something that holds until the end of this turn. Never changed."""

    __slots__ = LASTING_FIELDS

    def __init__(self, what: str, seat: int, n: int = 0, on: str = "") -> None:
        self.what = what  # "lower-alert" (in an area), "shield", "ignore-doors", "cap-<value>"
        self.seat = seat
        self.n = n
        self.on = on


PLAY_FIELDS = (
    "number", "seat", "card", "skill", "effect", "target", "n", "answers", "answered", "countered", "spared", "part",
    "looked",
)  # fmt: skip


class Play:
    """A scheme card that was played (or a skill that is used) and paid for: it lies on the stack, in sight of all."""

    __slots__ = PLAY_FIELDS

    def __init__(self, number: int, seat: int, card: Scheme | None, skill: Skill | None, effect: str) -> None:
        self.number = number
        self.seat = seat
        self.card = card  # one of the two
        self.skill = skill
        self.effect = effect  # "main", "skill", or the kind of the secondary effect
        self.target = -1  # a seat
        self.n = 0  # the N of the card, set when it is paid for
        self.answers = 0  # of a response: the number of the play it answers
        self.answered = False  # nobody answers it any more: it takes effect, one part a step
        self.countered = False
        self.spared: list[int] = []  # seats to whom it does nothing
        self.part = 0
        self.looked = False  # the part has shown hidden cards and goes on in the next step

    @property
    def key(self) -> str:
        """What it is called on the table."""
        return f"{self.name}-{self.number}"

    @property
    def name(self) -> str:
        if self.card is not None:
            return self.card.key
        assert self.skill is not None
        return self.skill.key

    @property
    def reaches(self) -> int:
        """The seat that it is aimed at, unless it does nothing to them any more."""
        return -1 if self.target in self.spared else self.target

    def copy(self) -> Play:
        new = Play(self.number, self.seat, self.card, self.skill, self.effect)
        new.target = self.target
        new.n = self.n
        new.answers = self.answers
        new.answered = self.answered
        new.countered = self.countered
        new.spared = self.spared[:]
        new.part = self.part
        new.looked = self.looked
        return new


ATTEMPT_FIELDS = (
    "seat", "target", "area", "slots", "cubes", "alert", "stealth", "stage", "queue", "passes", "used", "shielded",
)  # fmt: skip


class Attempt:
    """A stealth attempt under way: a study, or a spy action. Everybody sees how it stands."""

    __slots__ = ATTEMPT_FIELDS

    def __init__(self, seat: int, area: int, target: int = -1) -> None:
        self.seat = seat
        self.target = target  # whom it spies on; -1: a study
        self.area = area
        self.slots: list[int] = []  # of the cubes studied
        self.cubes: list[str] = []
        self.alert = 0
        self.stealth = 0
        self.stage = "generate"  # then "prophecies", "cards", "compare"
        self.queue: list[int] = []  # who may still play cards, in this order
        self.passes = 0  # in a row
        self.used: list[str] = []  # skills: "vincenzo:divine-intervention"
        self.shielded = False  # opponents play no cards and use no skills

    def copy(self) -> Attempt:
        new = Attempt(self.seat, self.area, self.target)
        new.slots = self.slots[:]
        new.cubes = self.cubes[:]
        new.alert = self.alert
        new.stealth = self.stealth
        new.stage = self.stage
        new.queue = self.queue[:]
        new.passes = self.passes
        new.used = self.used[:]
        new.shielded = self.shielded
        return new
