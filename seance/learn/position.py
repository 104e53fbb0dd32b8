"""A position from data: the words of a game's scene builder, checked against what the builder knows."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any, get_type_hints

import msgspec

import seance
from seance.engine import Game, State
from seance.engine.dice import HOPED
from seance.games import face
from seance.testing.scene import Scene, scene

from .content import Guided, Lesson, Set, Words

BARRED = {"halt"}  # rules do not stop for a lesson


def at_lesson(game: str, lesson: Lesson) -> Game[State]:
    """The table of a lesson, as it begins."""
    return begun(game, lesson, lesson.seed)


def at_first_game(game: str, wanted: Guided) -> Game[State]:
    """The table of a guided game: a real one, whose luck is known."""
    return seance.new(
        game, wanted.seats, wanted.seed, people=1, seeded=True, poker_face=False, **wanted.options
    )  # fmt: skip


def at_picture(game: str, part: Set) -> Game[State]:
    return begun(game, part, 0)


def begun(game: str, wanted: Set, seed: int) -> Game[State]:
    """What is scripted comes up while it can; everything else by the seed, always the same."""
    built: Scene[State] = scene(game, wanted.seats, **wanted.options)
    for words in wanted.position:
        say(built, words)
    table = built.begin()
    for state in (table.state, *[mark.state for mark in table.marks]):
        state.dice.seed, state.dice.strict = seed, False
        state.dice.script = {HOPED + channel: results for channel, results in state.dice.script.items()}
    table.rules = face(game).rules
    chosen = msgspec.to_builtins(msgspec.convert(wanted.options, table.rules.options))
    table.table = msgspec.structs.replace(table.table, options=chosen, seed=hex(seed))
    return table


def say(built: Scene[Any], words: Words) -> None:
    """One word of the builder: `{ veil = [2, "the-judge"], seen_by = ["medium"] }`."""
    (word, first), *rest = words.items()
    method = method_of(built, word)
    given: Sequence[object] = () if first is True else first if isinstance(first, list) else (first,)
    bound = bind(method, word, given, dict(rest))
    method(*bound.args, **bound.kwargs)


def method_of(built: Scene[Any], word: str) -> Callable[..., object]:
    method = getattr(type(built), word, None)
    if word.startswith("_") or word in BARRED or not callable(method) or returns(method) != "Self":
        raise ValueError(f"{word}: no word of {type(built).__name__}")
    found: Callable[..., object] = getattr(built, word)
    return found


def returns(method: Callable[..., object]) -> str:
    """What a method is said to give back; only what gives back the builder builds anything."""
    return str(getattr(method, "__annotations__", {}).get("return", ""))


def bind(
    method: Callable[..., object], word: str, given: Sequence[object], named: dict[str, object]
) -> inspect.BoundArguments:
    """The arguments as the builder wants them, each of its type."""
    signature = inspect.signature(method)
    kinds = get_type_hints(method)
    try:
        bound = signature.bind(*given, **named)
        for name, value in bound.arguments.items():
            how = signature.parameters[name].kind
            if how is inspect.Parameter.VAR_POSITIONAL:
                bound.arguments[name] = tuple([msgspec.convert(each, kinds.get(name, object)) for each in value])
            elif how is inspect.Parameter.VAR_KEYWORD:
                wanted = kinds.get(name, object)
                bound.arguments[name] = {key: msgspec.convert(each, wanted) for key, each in value.items()}
            else:
                bound.arguments[name] = msgspec.convert(value, kinds.get(name, object))
    except (TypeError, msgspec.ValidationError) as wrong:
        raise ValueError(f"{word}: {wrong}") from wrong
    return bound
