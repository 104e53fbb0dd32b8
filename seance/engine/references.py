"""Which messages and rules the code names literally: read from its syntax, so that a missing one is a build error."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from string import ascii_lowercase

from .messages import short

RULE_ID = re.compile(r"([A-Z]+)-[A-Z]+\d?-\d+")
LOG_OPTIONS = {
    "audience",
    "secret",
    "hidden",
    "procedure",
}  # parameters of State.log that are no arguments of the event


@dataclass(frozen=True, slots=True)
class Reference:
    """A place in the code that names a message. `given` is None where the arguments are not literally there."""

    place: str
    key: str
    given: frozenset[str] | None = None
    secret: frozenset[str] = frozenset()  # given too, but not to everybody


@dataclass(frozen=True, slots=True)
class Entities:
    """Where a call names its verb or prompt and the entities that become $a, $b …"""

    prefix: str
    word: tuple[int, str]  # place and name of the parameter
    on: tuple[int, str] | None


CALLS = {
    "Option": (Entities("do", (1, "verb"), (2, "on")),),
    "Action": (Entities("do", (0, "verb"), None),),
    "Ask": (Entities("ask", (1, "prompt"), (3, "about")),),
    "Group": (Entities("ask", (1, "prompt"), (5, "about")),),
    "choose": (Entities("ask", (1, "prompt"), (3, "about")),),
    "choose_some": (Entities("ask", (1, "prompt"), (5, "about")),),
    "Occurrence": (Entities("ask", (0, "point"), (1, "about")),),
    "Ready": (Entities("do", (3, "verb"), None),),
    "Event": (Entities("log", (0, "name"), None),),
    "Need": (Entities("not", (1, "reason"), None), Entities("fix", (3, "fix"), None)),
    "Bar": (Entities("not", (1, "reason"), None), Entities("fix", (2, "fix"), None)),
    "Refusal": (Entities("not", (3, "reason"), (1, "on")), Entities("fix", (4, "fix"), (1, "on"))),
    "Odds": (Entities("odds", (0, "label"), None),),
    "over": (Entities("end", (0, "result"), None),),
}
WITH_ARGUMENTS = {"SeanceError": "error", "Refused": "error", "BadInput": "error", "tell": "tell"}


def messages_in(file: Path) -> Iterator[Reference]:
    """All messages that a module names."""
    shown = short(file)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Call():
                place = f"{shown}:{node.lineno}"
                called = name_called(node.func)
                for entities in CALLS.get(called, ()):
                    yield from entity_messages(place, node, entities)
                if called == "log" and node.args:
                    yield from log_messages(place, node)
                if called in WITH_ARGUMENTS and node.args:
                    prefix = WITH_ARGUMENTS[called]
                    given = None if spreads(node) else frozenset(str(each.arg) for each in node.keywords)
                    yield from [Reference(place, f"{prefix}-{word}", given) for word in literals(node.args[0])]
            case ast.Assign(targets=[ast.Attribute(attr="step")], value=value):
                yield from [Reference(f"{shown}:{node.lineno}", f"step-{word}") for word in literals(value) if word]


def entity_messages(place: str, call: ast.Call, entities: Entities) -> Iterator[Reference]:
    word = argument(call, *entities.word)
    given: frozenset[str] | None = None
    if entities.on is not None and not spreads(call):
        match argument(call, *entities.on):
            case None:
                given = frozenset()
            case ast.Tuple(elts=elements) if not any(isinstance(each, ast.Starred) for each in elements):
                given = frozenset(ascii_lowercase[: len(elements)])
    for literal in literals(word):
        if literal:
            yield Reference(place, f"{entities.prefix}-{literal}", given)


def log_messages(place: str, call: ast.Call) -> Iterator[Reference]:
    public = frozenset(str(each.arg) for each in call.keywords) - LOG_OPTIONS
    given: frozenset[str] | None = None if spreads(call) else public
    secret: frozenset[str] = frozenset()
    match argument(call, 2, "secret"):
        case None:
            pass
        case ast.Dict(keys=keys) if all(isinstance(key, ast.Constant) for key in keys):
            secret = frozenset(str(key.value) for key in keys if isinstance(key, ast.Constant))
        case _:
            given = None
    if given is not None and isinstance(hidden := argument(call, 3, "hidden"), ast.Constant) and hidden.value:
        given, secret = given | secret, frozenset()  # who hears it hears all of it
    for word in literals(call.args[0]):
        yield Reference(place, f"log-{word}", given, secret)


def name_called(func: ast.expr) -> str:
    match func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Subscript(value=value):  # Option[int](…)
            return name_called(value)
    return ""


def argument(call: ast.Call, place: int, name: str) -> ast.expr | None:
    """The argument of a call by its place or its name."""
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    return call.args[place] if place < len(call.args) else None


def spreads(call: ast.Call) -> bool:
    """Are there arguments that cannot be seen here?"""
    return any(each.arg is None for each in call.keywords) or any(isinstance(each, ast.Starred) for each in call.args)


def literals(node: ast.expr | None) -> Sequence[str]:
    """The strings that an expression can be, as far as they stand there."""
    match node:
        case ast.Constant(value=str(word)):
            return [word]
        case ast.IfExp(body=one, orelse=other):
            return [*literals(one), *literals(other)]
    return []


def rules_in(file: Path, prefixes: set[str]) -> Iterator[tuple[str, str]]:
    """(place, id) of everything in a module that is cited as a rule, or looks like one."""
    shown = short(file)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(args=cited) if name_called(node.func) == "cites":
                found = [word for each in cited for word in literals(each)]
            case ast.Call() if name_called(node.func) in ("Need", "Bar"):
                found = list(literals(argument(node, 0, "rule")))
            case ast.Constant(value=str(word)) if (like := RULE_ID.fullmatch(word)) and like[1] in prefixes:
                found = [word]
            case _:
                continue
        yield from [(f"{shown}:{node.lineno}", word) for word in found]
