"""Rulings: what we play where a rulebook is silent, and why. They lie beside the ledger of a game, in `rulings.md`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from .ledger import GAMES

ENTRY = re.compile(r"^### ([A-Z]?\d+)\. (.+)$")
PARTS = ("- Ruling: ", "- Reason: ")
RULE = re.compile(r"\b[A-Z]{2,3}-[A-Z0-9]+-\d+\b")


@dataclass(frozen=True, slots=True)
class Ruling:
    """A question that the book leaves open, the answer, and why it was given."""

    game: str
    number: str  # as its file counts: 12, or A3
    question: str
    ruling: str
    reason: str

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that it rests on."""
        return tuple(dict.fromkeys(RULE.findall(f"{self.ruling} {self.reason}")))


@lru_cache
def rulings(game: str) -> tuple[Ruling, ...]:
    file = GAMES / game / "rulings.md"
    return tuple(read(game, file.read_text(encoding="utf-8"))) if file.exists() else ()


def read(game: str, text: str) -> list[Ruling]:
    found: list[Ruling] = []
    for line in text.splitlines():
        heading = ENTRY.match(line)
        if heading is not None:
            found.append(Ruling(game, heading[1], heading[2], "", ""))
        elif line.startswith(PARTS[0]):
            last = found.pop()
            found.append(Ruling(game, last.number, last.question, line.removeprefix(PARTS[0]), ""))
        elif line.startswith(PARTS[1]):
            last = found.pop()
            found.append(Ruling(game, last.number, last.question, last.ruling, line.removeprefix(PARTS[1])))
    return found
