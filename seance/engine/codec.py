"""States as plain data for saves, without reading type hints (compiled classes lose `list[Crew]` to `list`)."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from typing import Any

from .deck import BLOCK_FIELDS, DECK_FIELDS, MEMORY_FIELDS, Block, Deck, Memory
from .dice import DICE_FIELDS, Dice

PLAIN = frozenset([type(None), str, bool])  # the same in a save
SIMPLE = (bool, int, str, list, tuple, dict)  # a field that holds one of these in an empty one always does


class Printed:
    """A card, tile or token as printed: shared by all states and known by its key."""

    __slots__ = ("key",)

    def __init__(self, key: str) -> None:
        self.key = key

    def __repr__(self) -> str:
        return self.key


class Codec:
    """Knows the classes that lie on the table and the printed definitions that are shared by all states."""

    def __init__(self) -> None:
        self.fields: dict[type, tuple[str, ...]] = {}
        self.blanks: dict[str, Callable[[], Any]] = {}
        self.printed: dict[tuple[str, str], object] = {}
        self.printed_types: set[type] = set()
        self.kind(Dice, lambda: Dice(0), DICE_FIELDS)
        self.kind(Deck, lambda: Deck("", []), DECK_FIELDS)
        self.kind(Block, lambda: Block((), (), ()), BLOCK_FIELDS)
        self.kind(Memory, Memory, MEMORY_FIELDS)

    def kind(self, cls: type, blank: Callable[[], object], fields: tuple[str, ...] = ()) -> None:
        """A class of the state, how to make an empty one, and (unless it is a dataclass) its fields."""
        self.fields[cls] = fields or tuple([field.name for field in dataclasses.fields(cls)])
        self.blanks[cls.__name__] = blank

    def definitions(self, items: Iterable[Any]) -> None:
        """Printed things, saved as (kind, key): a token and a card may share a key."""
        for item in items:
            self.printed[type(item).__name__, item.key] = item
            self.printed_types.add(type(item))

    def plain(self, value: Any) -> Any:
        kind = type(value)
        if kind in PLAIN:
            return value
        if kind is int:  # seeds have 128 bits, JSON readers have 53
            return value if -(1 << 53) < value < 1 << 53 else {"#": hex(value)}
        if kind is list:
            return [item if type(item) in PLAIN else self.plain(item) for item in value]
        if kind is tuple:
            return {"()": [item if type(item) in PLAIN else self.plain(item) for item in value]}
        if kind is dict:
            return {"{}": [[self.plain(k), self.plain(v)] for k, v in value.items()]}
        if kind in self.printed_types:
            return {"@": [kind.__name__, value.key]}
        return {"": kind.__name__, **{name: self.plain(getattr(value, name)) for name in self.fields[kind]}}

    def build(self, plain: Any) -> Any:
        kind = type(plain)
        if kind is list:
            return [item if type(item) in PLAIN else self.build(item) for item in plain]
        if kind is not dict:
            return plain
        if "@" in plain:
            return self.printed[plain["@"][0], plain["@"][1]]
        if "()" in plain:
            return tuple([item if type(item) in PLAIN else self.build(item) for item in plain["()"]])
        if "{}" in plain:
            return {self.build(k): self.build(v) for k, v in plain["{}"]}
        if "#" in plain:
            return int(plain["#"], 16)
        new = self.blanks[plain[""]]()
        fields = self.fields[type(new)]
        for name in fields:
            value, blank = plain[name], getattr(new, name, None)
            if type(value) not in PLAIN:
                value = self.build(value)
            if type(blank) in SIMPLE and type(value) is not type(blank):
                raise TypeError(name)
            setattr(new, name, value)
        return new
