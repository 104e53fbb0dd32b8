"""Any position, put together by hand: what may be done there, and why the rest may not.

The words are those of the game's scene builder, with which lessons and tests are written. It is for people who play
with the real box: nothing of it is kept.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from litestar import Response, get, post
from msgspec import Meta, Struct, field

import seance
from seance.engine import BadInput, Game, SeanceError, State
from seance.engine.face import face
from seance.lab.observation import observation, reader
from seance.learn import lessons
from seance.learn.content import Set
from seance.learn.position import BARRED, at_picture, returns, say
from seance.testing.scene import Scene, scene

from .encode import refusal_seen
from .library import known
from .messages import RefusalSeen
from .web import Asked, Caller, Service, address, tagged
from .words import words

MOST_WORDS, MOST_REFUSALS = 60, 100
MOST_THINGS, LONGEST_WORD, LARGEST = 60, 80, 999
STORY = "story-"
KINDS: dict[object, str] = {int: "number", bool: "yes-no", str: "word"}

Kind = Literal["word", "number", "yes-no", "words", "numbers", "amounts", "other"]


class Slot(Struct, kw_only=True):
    """One thing that a word of the builder wants to know."""

    name: str
    kind: Kind
    needed: bool = False
    many: bool = False  # any number of them
    usual: str = ""


class BuilderWord(Struct, kw_only=True):
    word: str
    text: str  # what it says, in English: it is the builder's own
    slots: list[Slot]


class Thing(Struct, kw_only=True):
    """Something of the game by its name, and how the builder calls it."""

    key: str
    name: str


class SituationForm(Struct, kw_only=True):
    """What a position of this game can be made of, and one to begin with."""

    words: list[BuilderWord]
    things: list[Thing]  # what can be named in any of their slots, in the reader's language
    seats: list[int]
    example: list[dict[str, Any]]
    example_seats: int
    example_options: dict[str, str | int | bool]


class SituationWanted(Struct, forbid_unknown_fields=True, kw_only=True):
    seats: Annotated[int, Meta(ge=1, le=8)] = 1
    options: dict[str, str | int | bool] = field(default_factory=dict)
    position: Annotated[list[dict[str, Any]], Meta(max_length=MOST_WORDS)] = field(default_factory=list)


class SituationOption(Struct, kw_only=True):
    key: str
    label: str
    remarks: list[str]


class SituationSeat(Struct, kw_only=True):
    """What one seat is asked there, may do and may not."""

    seat: int
    prompt: str
    options: list[SituationOption]
    refusals: list[RefusalSeen]


class Situation(Struct, kw_only=True):
    table: list[str]  # the position in words, as the first seat that is asked sees it
    seats: list[SituationSeat]
    result: str = ""


@get("/games/{game:str}/situation")
async def situation_form(request: Asked, caller: Caller, game: str) -> Response[SituationForm]:
    """The words with which a position of this game is put together."""
    return tagged(request, form(known(game), caller.words.language))


@post("/games/{game:str}/situation", status_code=200)
async def situation(request: Asked, service: Service, caller: Caller, game: str, data: SituationWanted) -> Situation:
    """What may be done in a position, and why not; nothing of it is kept."""
    service.runs.take(address(request))
    return await asyncio.to_thread(seen, known(game), data, caller.words.language)


# ---- the form --------------------------------------------------------------------------------------------------------


@lru_cache
def form(game: str, language: str) -> SituationForm:
    rules = seance.rules(game)
    first = next(iter(lessons(game)), None)
    return SituationForm(
        words=list(builder_words(game)),
        things=things(game, language),
        seats=list(rules.seats(rules.options())),
        example=[] if first is None else list(first.position),
        example_seats=rules.seats(rules.options())[0] if first is None else first.seats,
        example_options={} if first is None else first.options,
    )


def things(game: str, language: str) -> list[Thing]:
    """Everything that has a name, by name; stories are told, they do not lie on a table."""
    said = reader(language, game)
    keys = [key for key in face(game).entity_keys() if not key.startswith(STORY)]
    found = [Thing(key=key, name=said.name(key)) for key in keys]
    return sorted(found, key=lambda thing: (thing.name.casefold(), thing.key))


def builder_words(game: str) -> Iterator[BuilderWord]:
    builder: Any = face(game).checks().scene
    for name in dict.fromkeys([*vars(builder), *vars(Scene)]):
        method = getattr(builder, name)
        if name.startswith("_") or name in BARRED or not callable(method) or returns(method) != "Self":
            continue
        text = (inspect.getdoc(method) or "").partition("\n\n")[0].replace("\n", " ")
        if text:
            yield BuilderWord(word=name, text=text, slots=list(slots(method)))


def slots(method: Callable[..., object]) -> Iterator[Slot]:
    kinds = get_type_hints(method)
    for one in list(inspect.signature(method).parameters.values())[1:]:
        star = one.kind in (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
        kind = kind_of(kinds.get(one.name, object))
        if star:
            kind = (
                "amounts" if one.kind is inspect.Parameter.VAR_KEYWORD else "numbers" if kind == "number" else "words"
            )
        empty = one.default is inspect.Parameter.empty
        usual = "" if empty or one.default in (None, "", ()) else str(one.default)
        yield Slot(name=one.name, kind=kind, needed=empty and not star, many=star, usual=usual)


def kind_of(hint: Any) -> Kind:
    """What is typed into a field of this type."""
    found = [each for each in get_args(hint) if each is not type(None)] if type(None) in get_args(hint) else [hint]
    one = found[0]
    if one in KINDS:
        return KINDS[one]  # type: ignore[return-value]  # the dictionary has only kinds
    origin, inner = get_origin(one), get_args(one)
    if origin is dict or getattr(origin, "__name__", "") == "Mapping":
        return "amounts"
    if inner and inner[0] is int:
        return "numbers"
    if origin is Literal:
        return "word"
    return "words" if inner and inner[0] is str else "other"


# ---- the position ----------------------------------------------------------------------------------------------------


def seen(game: str, wanted: SituationWanted, language: str) -> Situation:
    table = built(game, wanted)
    asked = list(dict.fromkeys([ask.seat for ask in table.asks]))
    lines = observation(table, asked[0] if asked else 0, reader(language, game), budget="full").table
    return Situation(
        table=list(lines), seats=[seat_of(table, seat, game, language) for seat in asked], result=table.result or ""
    )


def built(game: str, wanted: SituationWanted) -> Game[State]:
    """The table; BadInput with what is wrong, and in which line."""
    for place, each in enumerate(wanted.position, 1):
        if not each or not is_small(each):
            raise BadInput("odd-situation", line=place)
    try:
        return at_picture(game, Set(seats=wanted.seats, options=wanted.options, position=wanted.position))
    except SeanceError:
        raise
    except Exception as wrong:
        raise BadInput("bad-situation", line=failing_line(game, wanted), why=sentence(wrong)) from wrong


def is_small(value: object) -> bool:
    """Nobody has a million clues: whatever is built here takes its place in memory."""
    if isinstance(value, dict):
        return len(value) <= MOST_THINGS and all(map(is_small, [*value, *value.values()]))
    if isinstance(value, list):
        return len(value) <= MOST_THINGS and all(map(is_small, value))
    if isinstance(value, str):
        return len(value) <= LONGEST_WORD
    return value is None or (isinstance(value, int) and abs(value) <= LARGEST)


def failing_line(game: str, wanted: SituationWanted) -> int:
    """The first line with which it cannot be built; 0: the whole of it."""
    try:
        scratch: Scene[State] = scene(game, wanted.seats, **wanted.options)
    except Exception:
        return 0
    for place, each in enumerate(wanted.position, 1):
        try:
            say(scratch, each)
        except Exception:
            return place
    return 0


def sentence(wrong: Exception) -> str:
    """What a builder has to say, without quotation marks of Python."""
    if isinstance(wrong, KeyError):
        return str(wrong.args[0])[:200] if wrong.args else ""
    return str(wrong).partition("\n")[0][:200]


def seat_of(table: Game[State], seat: int, game: str, language: str) -> SituationSeat:
    question = observation(table, seat, reader(language, game), budget="full").question
    assert question is not None
    said = words(language, game)
    return SituationSeat(
        seat=seat,
        prompt=question.prompt,
        options=[SituationOption(key=one.key, label=one.label, remarks=list(one.remarks)) for one in question.choices],
        refusals=[refusal_seen(one, said) for one in table.refusals(seat)[:MOST_REFUSALS]],
    )


ROUTES: list[Any] = [situation_form, situation]
