"""`seance`: the command line. What is wrong is told in one sentence of the reader's language, with exit code 2.

Whoever only wants help need not wait for all that the commands do: they are read when one is called.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import NamedTuple

from rich.console import Console

from seance import __version__
from seance.engine import BadInput, SeanceError
from seance.engine.built import is_compiled
from seance.engine.texts import LANGUAGES
from seance.terminal.screen import Screen
from seance.terminal.words import DEFAULT, language_of, own_texts, words

BAD_INPUT, INTERRUPTED = 2, 130
HELP = ("--help", "-h")
VERSION = ("--version",)
PAGES = (
    "play", "learn", "serve", "mcp", "db", "admin", "rules", "cards", "replay", "bench", "simulate", "arena",
    "autopsy", "evaluate", "games",
)  # commands with a page of help  # fmt: skip


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code: 0, 2 after bad input, 130 after Ctrl-C."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark
    given = sys.argv[1:] if argv is None else argv
    language, aside = DEFAULT, Screen(Console(stderr=True, highlight=False))
    try:
        language = reader_language("")
        wanted = wanted_by(given)
        language = reader_language(wanted.lang)
        screen = Screen(Console(highlight=False, markup=False, emoji=False))
        if wanted.tokens == VERSION:
            built = "compiled" if is_compiled() else "pure"
            screen.line(words(language).tell("version", version=__version__, kind=built))
        elif wanted.page:
            page = next(iter(wanted.tokens), "")
            screen.line(own_texts(language).say(f"page-{page}" if page in PAGES else "page"))
        else:
            from .commands import Commands, run  # noqa: PLC0415

            run(wanted.tokens, Commands(language, screen, aside))
    except SeanceError as wrong:
        aside.line(words(language).error(wrong))
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


class Wanted(NamedTuple):
    """The command line without what may stand before or after any command."""

    tokens: tuple[str, ...]
    lang: str
    page: bool


def wanted_by(given: Sequence[str]) -> Wanted:
    tokens: list[str] = []
    lang, page = "", False
    rest = iter(given)
    for word in rest:
        flag, equals, value = word.partition("=")
        if flag == "--lang":
            if lang:
                raise BadInput("repeated-flag", flag="--lang")
            lang = value if equals else next(rest, "")
            if not lang:
                raise BadInput("missing-argument", argument="--lang")
        elif word in HELP:
            page = True
        else:
            tokens.append(word)
    return Wanted(tuple(tokens), lang, page)


def reader_language(typed: str) -> str:
    """From `--lang`, else from the environment; in a language that we do not have nobody is addressed."""
    for word in (typed, os.environ.get("SEANCE_LANG")):
        if word:
            language = language_of(word)
            if language is None:
                raise BadInput("unknown-language", language=word[:60], known=", ".join(LANGUAGES))
            return language
    return language_of(os.environ.get("LANG", "")) or DEFAULT
