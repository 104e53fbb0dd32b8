"""The content files of a game, and a reader that gives every value its type."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import TypeVar

T = TypeVar("T")


class Row:
    """A table of a content file. What is not written there is the default, or an error where none is given."""

    __slots__ = ("values", "where")

    def __init__(self, where: str, values: dict[str, object]) -> None:
        self.where = where
        self.values = values

    def value(self, name: str, kind: type[T], default: T | None) -> T:
        value = self.values.get(name, default)
        if not isinstance(value, kind):
            raise TypeError(f"{self.where}: {name} should be {kind.__name__}, not {value!r}")
        return value

    def text(self, name: str, default: str | None = None) -> str:
        return self.value(name, str, default)

    def number(self, name: str, default: int | None = None) -> int:
        return self.value(name, int, default)

    def flag(self, name: str, default: bool = False) -> bool:
        return self.value(name, bool, default)

    def has(self, name: str) -> bool:
        return name in self.values

    def many(self, name: str, kind: type[T]) -> tuple[T, ...]:
        found: list[T] = []
        for each in self.value(name, list, []):
            if not isinstance(each, kind):
                raise TypeError(f"{self.where}: {name} should hold only {kind.__name__}, not {each!r}")
            found.append(each)
        return tuple(found)

    def texts(self, name: str) -> tuple[str, ...]:
        return self.many(name, str)

    def numbers(self, name: str) -> tuple[int, ...]:
        return self.many(name, int)

    def table(self, name: str) -> Row:
        return Row(f"{self.where}.{name}", self.value(name, dict, {}))

    def tables(self, name: str) -> tuple[Row, ...]:
        return tuple([Row(f"{self.where}.{name}", each) for each in self.many(name, dict)])

    def names(self) -> tuple[str, ...]:
        return tuple(self.values)


def read_content(package: str, name: str) -> Row:
    """One content file of a package."""
    return Row(name, tomllib.loads((files(package) / f"{name}.toml").read_text(encoding="utf-8")))


def hash_content(package: str, names: Sequence[str]) -> str:
    """The same for the same content: a save says with which it was made."""
    digest = hashlib.sha256()
    for name in names:
        digest.update((files(package) / f"{name}.toml").read_bytes())
    return digest.hexdigest()
