"""What an assistant is told: the sentences of this room and those of a game, in one language."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from seance.engine import BadInput
from seance.engine.reader import Reader
from seance.engine.texts import LANGUAGES
from seance.server.words import language_of

HERE = Path(__file__).parent


@lru_cache
def words(language: str, game: str = "") -> Reader:
    return Reader(language, game, HERE)


def chosen_language(wanted: str, usual: str) -> str:
    """The language that was asked for, or the usual one."""
    if not wanted:
        return usual
    found = language_of(wanted)
    if found is None:
        raise BadInput("unknown-language", language=wanted[:60], known=", ".join(LANGUAGES))
    return found
