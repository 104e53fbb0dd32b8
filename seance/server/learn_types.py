"""What goes to a reader who learns: pages, notes of the coach, how far a lesson is."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from seance.learn.course import Standing

Kind: TypeAlias = Literal["lesson", "guided", "puzzle"]


class NoteMessage(Struct, tag="note", omit_defaults=True, kw_only=True):
    """The coach says something about the open question; what it points at is in view, what it rings is offered."""

    number: int  # of the ask; 0: the game is over
    id: str
    title: str
    text: str
    rules: list[str]
    why: str = ""  # what the link to the first rule is called
    points: list[str] = field(default_factory=list)  # entities, and parts of the table ("@hand")
    ring: list[str] = field(default_factory=list)  # keys of options
    place: int = 0  # in the list of a guided game, from 1
    of: int = 0


class NoteTitle(Struct, omit_defaults=True, kw_only=True):
    id: str
    title: str
    said: bool = False
    text: str = ""  # when the first game is over: what has not come up


class QuizAnswer(Struct, omit_defaults=True, kw_only=True):
    id: str
    text: str
    why: str
    rules: list[str]
    right: bool = False
    would: list[str] = field(default_factory=list)  # what would happen, or why it is refused: from a game that did it


class FigureSeen(Struct, omit_defaults=True, kw_only=True):
    """What an answer to a puzzle comes to in the mean of many games, with its 95% interval."""

    keys: list[str]
    label: str
    mean: float
    low: float
    high: float
    why: str = ""  # a fact that makes the difference
    brings: list[str] = field(default_factory=list)  # what it leads to more often than its rival


class LessonMessage(Struct, tag="lesson", omit_defaults=True, kw_only=True):
    """What this table teaches, and how far the reader is."""

    kind: Kind
    id: str
    standing: Standing
    title: str
    task: str
    text: str = ""  # when it is over: what it showed
    notes: list[NoteTitle] = field(default_factory=list)  # of a guided game
    question: str = ""  # when a lesson is done: "what would you do?"
    answers: list[QuizAnswer] = field(default_factory=list)
    figures: list[FigureSeen] = field(default_factory=list)  # of a puzzle that was answered, the best first
    games: int = 0  # that each of them is the mean of
    next: str = ""  # the lesson after this one


class AimMessage(Struct, tag="aim", kw_only=True):
    """What this seat wants, and how far it is, in one line."""

    text: str


class NoteRead(Struct, tag="note-read", forbid_unknown_fields=True, kw_only=True):
    """The reader has done with a note."""

    id: str
    re: int = 0


class SetCoach(Struct, tag="set-coach", forbid_unknown_fields=True, kw_only=True):
    """Let the coach speak, or not."""

    on: bool
    re: int = 0


class PartInfo(Struct, omit_defaults=True, kw_only=True):
    id: str
    title: str
    text: str
    rules: list[str]
    icons: list[str] = field(default_factory=list)
    view: dict[str, object] | None = None  # of the position that is drawn


class SignInfo(Struct, kw_only=True):
    icon: str
    title: str
    text: str


class LessonInfo(Struct, omit_defaults=True, kw_only=True):
    id: str
    title: str
    idea: str
    minutes: int
    done: bool = False


class FirstGame(Struct, omit_defaults=True, kw_only=True):
    title: str
    text: str
    minutes: int
    notes: int
    done: bool = False


class HowInfo(Struct, omit_defaults=True, kw_only=True):
    """How a game goes, on one page."""

    goal: str
    more: str
    win: str
    lose: str
    turn: str
    minutes: tuple[int, int]
    difficulty: int
    together: Literal["yes", "partly", "no"]
    rules: list[str]
    parts: list[PartInfo]
    signs: list[SignInfo]


class LearnInfo(Struct, omit_defaults=True, kw_only=True):
    """What can be learnt of a game."""

    game: str
    title: str
    least: int
    most: int
    lessons: list[LessonInfo]
    how: HowInfo | None = None
    guided: FirstGame | None = None
    puzzles: int = 0
    finished: bool = False  # a game of this kind was played to its end, or the offer was declined


class PuzzleInfo(Struct, omit_defaults=True, kw_only=True):
    game: str
    title: str
    id: str
    done: bool = False
