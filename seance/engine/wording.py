"""How texts are written: words and patterns that we avoid, words of the glossary, marks in pairs, marks around titles.

All of it is data. `locale/avoided.toml` of the engine, a room or a game says for a language, or for all whose name
begins so (`zh`):

    [zh-Hans]           a word that we do not use = what we write
    [patterns.zh]       a regular expression that finds nothing in a good text = what is wrong
    [marks]             how the name of a card stands in a sentence, as in “name”; none: names are not marked
    pairs = "“”（）"     marks that belong together
    plain = [...]       names of cards that are ordinary words too and need no marks
    allowed = [...]     aliases of the glossary that are used in another sense

Of the glossary (`terms.toml`), the aliases of a term are words that nobody reads on the screen.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast

from . import ledger
from .messages import Message
from .texts import TITLES

LISTS = ("asking-words", "rules", "words")  # machines read these: words to search for, rules behind a text
TOLD = ("name", "tale", "story")  # names themselves, and prose: no titles are looked for in it
THING = "\N{OBJECT REPLACEMENT CHARACTER}"  # stands for what is put into a text
SHORTEST = 3  # a title of fewer signs is found in too many words


@cache
def avoided(home: Path) -> Mapping[str, Any]:
    file = home / "locale" / "avoided.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


class Style:
    """How texts of these homes are written in one language."""

    def __init__(self, language: str, *homes: Path) -> None:
        files = [avoided(home) for home in homes]
        fitting = [each for each in (language.partition("-")[0], language) if any(each in file for file in files)]
        self.words = {word: better for file in files for each in fitting for word, better in file.get(each, {}).items()}
        self.patterns = [
            (re.compile(pattern), wrong)
            for file in files
            for each in dict.fromkeys((language.partition("-")[0], language))
            for pattern, wrong in file.get("patterns", {}).get(each, {}).items()
        ]
        marks = "".join([file.get("marks", {}).get(language, "") for file in files])
        self.marked = re.compile(f"{marks[0]}[^{marks[1]}]*{marks[1]}") if marks else None
        pairs = "".join([file.get("pairs", "") for file in files])
        self.closes = dict(zip(pairs[::2], pairs[1::2], strict=True))
        self.plain = {name for file in files for name in file.get("plain", ())}
        allowed = {alias for file in files for alias in file.get("allowed", ())}
        self.terms = [
            (alias, term.en if language == "en" else term.hans)
            for home in homes
            for term in ledger.terms_in(home)
            for alias in term.aliases
            if alias not in allowed and alias.isascii() == (language == "en") and language != "zh-Hant"
        ]

    def faults(self, text: str) -> Iterator[str]:
        for word, better in self.words.items():
            if word in text:
                yield f"says {word}; we write {better}"
        for pattern, wrong in self.patterns:
            for found in pattern.finditer(text):
                yield f"has {wrong}: {found[0]}"
        for alias, term in self.terms:
            if re.search(rf"\b{re.escape(alias)}\b" if alias.isascii() else alias, text.replace(term, "")):
                yield f"says {alias}; the glossary has {term}"
        if lonely := self.unpaired(text):
            yield f"has {lonely} without its partner"

    def unpaired(self, text: str) -> str:
        """The first mark that opens or closes nothing."""
        waiting: list[str] = []
        for mark in text:
            if mark in self.closes:
                waiting.append(mark)
            elif mark in self.closes.values() and (not waiting or self.closes[waiting.pop()] != mark):
                return mark
        return waiting[0] if waiting else ""

    def unmarked(self, text: str, titles: set[str]) -> Iterator[str]:
        """Names of cards that stand in a text like other words."""
        if self.marked is not None:
            rest = self.marked.sub(THING, text)
            yield from [title for title in titles - self.plain if title in rest]


def wording_faults(language: str, messages: Mapping[str, Message], *homes: Path) -> Iterator[str]:
    """What is badly written in these messages; `homes` know the words to avoid."""
    style, titles = Style(language, *homes), titles_in(messages)
    for message in messages.values():
        for text in texts_of(message):
            for fault in style.faults(text):
                yield f"{message.place}: {message.key} {fault}"
            if message.key.partition("-")[0] not in TOLD:
                for title in style.unmarked(text, titles):
                    yield f"{message.place}: {message.key} names {title} without its marks"


def titles_in(messages: Mapping[str, Message]) -> set[str]:
    """The names of cards, without what only tells copies apart; a name that a thing has too is none."""
    names: dict[bool, set[str]] = {True: set(), False: set()}
    for key, message in messages.items():
        if key.startswith("name-"):
            title = f"/{TITLES}:" in message.place
            names[title] |= {re.sub(rf"（.*|{THING}", "", text).strip() for text in texts_of(message)}
    return {name for name in names[True] - names[False] if len(name) >= SHORTEST}


def texts_of(message: Message) -> Iterator[str]:
    """Every piece of text of a message: its value, its attributes, and each variant by itself."""
    for name, pattern in {message.key: message.pattern, **message.attributes}.items():
        if pattern is not None and name not in LISTS:
            yield from pieces(pattern)


def pieces(pattern: ast.Pattern) -> Iterator[str]:
    whole = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            whole += element.value
        elif isinstance(element.expression, ast.StringLiteral):
            whole += element.expression.value
        else:
            whole += THING
            if isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    yield from pieces(variant.value)
    yield whole
