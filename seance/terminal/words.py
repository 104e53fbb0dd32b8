"""What one reader of the terminal is told: its own sentences and those of a game, in one language.

The terminal's own messages are `tell-<key>`, `error-<reason>` and `page-<command>` in `locale/`.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from seance.engine import SeanceError
from seance.engine.reader import Reader, texts_of
from seance.engine.texts import LANGUAGES, Texts

from .screen import printable

HERE = Path(__file__).parent
DEFAULT = LANGUAGES[0]
TRADITIONAL = ("hant", "tw", "hk", "mo")
HEADED = "phase"  # what games log where a phase begins: the heading of its step says it


def language_of(word: str) -> str | None:
    """The language of ours that is meant: "zh_CN.UTF-8" is zh-Hans."""
    parts = word.partition(".")[0].partition("@")[0].replace("_", "-").casefold().split("-")
    if parts[0] == "zh":
        return "zh-Hant" if any(part in TRADITIONAL for part in parts[1:]) else "zh-Hans"
    return next((language for language in LANGUAGES if language == parts[0]), None)


def own_texts(language: str) -> Texts:
    return texts_of(language, HERE)


class Words(Reader):
    """A reader's words at the table of one game (or at none)."""

    def __init__(self, language: str, game: str = "") -> None:
        super().__init__(language, game, HERE)

    def error(self, wrong: SeanceError) -> str:
        return printable(super().error(wrong))


@lru_cache
def words(language: str, game: str = "") -> Words:
    return Words(language, game)
