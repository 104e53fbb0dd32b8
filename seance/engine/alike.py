"""Words by which people ask for the same thing: the glossary's, and those of `alike.toml` of the engine and of a game.

A group is a line of the file, in English and Chinese together; a word may be several, which must all be said.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from . import ledger
from .ledger import GAMES

EVERYWHERE = Path(__file__).parent
FILE = "alike.toml"


@dataclass(frozen=True, slots=True)
class Alike:
    """Words that mean about the same, and how much of a word's weight another of them has."""

    words: tuple[str, ...]
    weight: float


COMMON, OWN, TERM = 0.25, 0.4, 0.5  # plain words blur the most, terms of the glossary the least


@lru_cache
def alike(game: str) -> tuple[Alike, ...]:
    """All groups that a question about the game may speak by."""
    terms = [
        (term.en.casefold(), term.hans, *[alias.casefold() for alias in term.aliases]) for term in ledger.terms(game)
    ]
    return (
        *[Alike(words, COMMON) for words in groups_in(EVERYWHERE)],
        *[Alike(words, OWN) for words in groups_in(GAMES / game)],
        *[Alike(words, TERM) for words in terms],
    )


def groups_in(home: Path) -> Iterator[tuple[str, ...]]:
    file = home / FILE
    if file.exists():
        yield from [tuple(words) for words in tomllib.loads(file.read_text(encoding="utf-8")).values()]
