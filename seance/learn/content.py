"""The content of learning as typed data, strictly read: what a file says that is not known here is an error."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct, field

from seance.engine import BadInput
from seance.engine.ledger import GAMES

Value: TypeAlias = str | int | bool
Words: TypeAlias = dict[str, object]  # a word of the scene builder and its arguments; the first key is the word
Together: TypeAlias = Literal["yes", "partly", "no"]
Others: TypeAlias = Literal["puppet", "planner", "random"]
T = TypeVar("T")

FILES = ("how", "coach", "guided")  # all others are lessons


class Condition(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """What must be true at a moment, from what the reader knows: all that is named."""

    ask: str | list[str] = ""
    event: str | list[str] = ""
    with_: dict[str, Value | list[Value]] = field(default_factory=dict, name="with")
    step: str | list[str] = ""
    offers: list[str] = field(default_factory=list)
    lacks: list[str] = field(default_factory=list)
    result: str = ""
    aim: str | list[str] = ""
    sees: list[str] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    risky: bool = False
    options: dict[str, Value] = field(default_factory=dict)


class Note(Condition, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """What the coach says when the condition holds: what it points at, which options it rings, and why."""

    id: str
    points: list[str] = field(default_factory=list)
    ring: list[str] = field(default_factory=list)
    rules: Annotated[list[str], Meta(min_length=1)]
    args: dict[str, str] = field(default_factory=dict)
    general: bool = False  # it can wait: what is happening goes first


class Reply(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """What a puppet answers, if it is offered."""

    ask: str
    key: str


class Task(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """When a lesson has succeeded, when it has failed, and the way that is meant."""

    done: Annotated[list[Condition], Meta(min_length=1)]
    failed: list[Condition] = field(default_factory=list)
    most: int = 20  # answers of the reader
    way: Annotated[list[str | list[str]], Meta(min_length=1)]


class Answer(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """One answer to "what would you do?"."""

    id: str
    rules: Annotated[list[str], Meta(min_length=1)]
    right: bool = False
    way: list[str | list[str]] = field(default_factory=list)  # what is done: it is played, and what follows is shown
    refused: str = ""  # what the rules refuse there: they say why


class Set(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """A table that is made with the words of the scene builder."""

    seats: int = 1
    options: dict[str, Value] = field(default_factory=dict)
    position: list[Words] = field(default_factory=list)


class Quiz(Set, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """The position that the last question is about."""

    seed: int = 0
    replies: list[Reply] = field(default_factory=list)


class Lesson(Set, forbid_unknown_fields=True, kw_only=True, frozen=True):
    order: int
    minutes: int
    seat: int = 0
    seed: int = 0
    others: Others = "puppet"
    replies: list[Reply] = field(default_factory=list)
    task: Task
    note: list[Note] = field(default_factory=list)
    quiz: Quiz | None = None
    answer: Annotated[list[Answer], Meta(min_length=2)]
    id: str = ""  # the name of its file


class Part(Set, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """One picture of the round."""

    id: str
    rules: Annotated[list[str], Meta(min_length=1)]
    signs: list[str] = field(default_factory=list)


class Sign(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    id: str
    icon: str


class How(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """How it goes, on one page."""

    minutes: tuple[int, int]
    learn: int
    difficulty: Annotated[int, Meta(ge=1, le=4)]
    together: bool | Literal["partly"]
    rules: Annotated[list[str], Meta(min_length=1)]
    part: Annotated[list[Part], Meta(min_length=3, max_length=4)]
    sign: Annotated[list[Sign], Meta(max_length=12)]


class Guided(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """The first game: a real table with luck that is known, bots, and the coach."""

    seats: int
    seat: int = 0
    options: dict[str, Value] = field(default_factory=dict)
    seed: int
    bot: str
    minutes: int
    notes: Annotated[list[str], Meta(min_length=5)]
    ends: list[Condition] = field(default_factory=list)


class Coach(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    note: list[Note]


def folder(game: str) -> Path:
    return GAMES / game / "content" / "learn"


def read(game: str, name: str, kind: type[T]) -> T | None:
    """A content file of this game; None if it has none such."""
    file = folder(game) / f"{name}.toml"
    if not file.exists():
        return None
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), kind)
    except msgspec.ValidationError as wrong:
        raise ValueError(f"{game}/{name}.toml: {wrong}") from wrong


@lru_cache
def how(game: str) -> How | None:
    return read(game, "how", How)


@lru_cache
def guided(game: str) -> Guided | None:
    return read(game, "guided", Guided)


@lru_cache
def notes(game: str) -> tuple[Note, ...]:
    """What a coach can say at any table of this game."""
    coach = read(game, "coach", Coach)
    return () if coach is None else tuple(coach.note)


@lru_cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order."""
    names = sorted([file.stem for file in folder(game).glob("*.toml") if file.stem not in FILES])
    found = [msgspec.structs.replace(one, id=name) for name in names if (one := read(game, name, Lesson)) is not None]
    return tuple(sorted(found, key=lambda one: one.order))


def lesson(game: str, name: str) -> Lesson:
    for one in lessons(game):
        if one.id == name:
            return one
    raise BadInput("unknown-lesson", lesson=name[:60], known=", ".join([one.id for one in lessons(game)]) or "-")


def next_lesson(game: str, one: Lesson) -> str:
    """The lesson that comes after this one; "" after the last."""
    names = [each.id for each in lessons(game)]
    place = names.index(one.id) + 1
    return names[place] if place < len(names) else ""


def has_lessons(game: str) -> bool:
    return bool(lessons(game)) or guided(game) is not None or how(game) is not None
