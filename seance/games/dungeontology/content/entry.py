"""A table of a content file that says exactly what is wrong with it: file, card, field and what was expected there."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from seance.engine import BadInput
from seance.engine.content import Row

T = TypeVar("T")
KINDS: dict[type, str] = {
    str: "kind-text",
    int: "kind-number",
    bool: "kind-flag",
    list: "kind-list",
    dict: "kind-table",
}


class Entry(Row):
    """A card, or a part of one. It notes what was read of it: whatever was not is a slip of the pen."""

    __slots__ = ("card", "file", "seen")

    def __init__(self, file: str, values: dict[str, object], card: str = "", where: str = "") -> None:
        super().__init__(where, values)
        self.file = file
        self.card = card
        self.seen: set[str] = set()

    def wrong(self, reason: str, name: str, **more: object) -> BadInput:
        """Words of the file stand in quotes, so that nobody takes them for names of things."""
        field = " ".join(filter(None, (self.where, name)))
        return BadInput(f"pack-{reason}", file=self.file, card=self.card or "–", field=f"“{field}”", **more)

    def value(self, name: str, kind: type[T], default: T | None) -> T:
        self.seen.add(name)
        value = self.values.get(name, default)
        if value is None:
            raise self.wrong("missing", name, expected=KINDS[kind])
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.wrong("wrong-kind", name, expected=KINDS[kind], given=f"“{value}”")
        return value

    def many(self, name: str, kind: type[T]) -> tuple[T, ...]:
        found: list[T] = []
        for each in self.value(name, list, []):
            if not isinstance(each, kind):
                raise self.wrong("wrong-kind", name, expected=KINDS[kind], given=f"“{each}”")
            found.append(each)
        return tuple(found)

    def word(self, name: str, words: Collection[str], default: str | None = None) -> str:
        """A text that must be one of these words (or the default)."""
        value = self.text(name, default)
        if value not in words and value != default:
            raise self.unknown(name, value, words)
        return value

    def words(self, name: str, words: Collection[str]) -> tuple[str, ...]:
        found = self.texts(name)
        for value in found:
            if value not in words:
                raise self.unknown(name, value, words)
        return found

    def unknown(self, name: str, value: str, words: Collection[str]) -> BadInput:
        return self.wrong("unknown-word", name, given=f"“{value}”", known=", ".join(f"“{word}”" for word in words))

    def entry(self, name: str) -> Entry:
        return Entry(self.file, self.value(name, dict, {}), self.card, " ".join(filter(None, (self.where, name))))

    def entries(self, name: str) -> tuple[Entry, ...]:
        """Whatever has a key of its own is a card; the others are counted."""
        found: list[Entry] = []
        for number, each in enumerate(self.many(name, dict), 1):
            key = each.get("key")
            if isinstance(key, str) and not self.card:
                found.append(Entry(self.file, each, key))
            else:
                where = " ".join(filter(None, (self.where, name, str(number))))
                found.append(Entry(self.file, each, self.card, where))
        return tuple(found)

    def numbers_of(self, name: str, words: Collection[str]) -> dict[str, int]:
        """A table of numbers whose names must be among these words."""
        table = self.entry(name)
        for each in table.names():
            if each not in words:
                raise self.unknown(name, each, words)
        return {each: table.number(each) for each in table.names()}

    def all_read(self) -> None:
        """Fields that nobody has asked for are misspelt."""
        for name in self.values:
            if name not in self.seen:
                raise self.wrong("unknown-field", name, known=", ".join(f"“{each}”" for each in sorted(self.seen)))
