"""Steps of the content files become effects: `{ do = "steal-cube", whom = "near" }` is StealCube("near")."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import MISSING, Field, fields
from typing import Final, TypeVar

from seance.games.dungeontology.cards import effects
from seance.games.dungeontology.content import Entry
from seance.games.dungeontology.rules.registers import Verb

from .costs import PayOneOf
from .verb import Cost, dashed

V = TypeVar("V", bound=Verb)
VERBS: Final[dict[str, type[Verb]]] = {dashed(name): vars(effects)[name] for name in effects.__all__}
COSTS: Final[dict[str, type[Cost]]] = {key: verb for key, verb in VERBS.items() if issubclass(verb, Cost)}
PRICES: Final = {key: cost for key, cost in COSTS.items() if cost is not PayOneOf}  # of which one can be chosen


def steps(rows: Collection[Entry]) -> tuple[Verb, ...]:
    """What a card does."""
    return tuple([step(row, VERBS) for row in rows])


def costs(rows: Collection[Entry]) -> tuple[Cost, ...]:
    """What is paid for it."""
    return tuple([step(row, COSTS) for row in rows])


def step(row: Entry, verbs: Mapping[str, type[V]]) -> V:
    verb = verbs[row.word("do", verbs)]
    given: dict[str, object] = {}
    spread: tuple[Cost, ...] = ()
    for field in fields(verb):  # type: ignore[arg-type]  # every verb is a dataclass
        if field.metadata.get("spread"):
            spread = tuple([step(each, PRICES) for each in row.entries(field.name)])
        else:
            given[field.name] = value(row, field)
    row.all_read()
    return verb(*spread, **given)


def value(row: Entry, field: Field[object]) -> object:
    """What stands in a field of a verb: its type and its words are those of the verb."""
    words: Collection[str] = field.metadata.get("words", ())
    default = None if field.default is MISSING else field.default
    match field.type:
        case "int":
            return row.number(field.name, default if isinstance(default, int) else None)
        case "bool":
            return row.flag(field.name, bool(default))
        case "str":
            return row.word(field.name, words, default if isinstance(default, str) else None)
    return row.words(field.name, words)
