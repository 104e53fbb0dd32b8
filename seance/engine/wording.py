"""How texts are written: words that we avoid, marks that belong in pairs, punctuation of the wrong width."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from .messages import Message

LISTS = ("asking-words", "rules", "words")  # machines read these: words to search for, rules behind a text
PAIRS = {"“": "”", "「": "」", "『": "』", "（": "）", "【": "】", "〔": "〕", "《": "》", "(": ")"}
CLOSING = {closes: opens for opens, closes in PAIRS.items()}
HAN = "\u3400-\u9fff"
NARROW = re.compile(f"[{HAN}][,;:!?()]|[,;:!?()][{HAN}]|[{HAN}]\\.(?:\\.|$)")
THING = "\N{OBJECT REPLACEMENT CHARACTER}"  # stands for what is put into a text


@cache
def avoided(home: Path) -> Mapping[str, Mapping[str, str]]:
    """Language -> a word that we do not use -> what we write: `locale/avoided.toml` of a room or a game."""
    file = home / "locale" / "avoided.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def wording_faults(language: str, messages: Mapping[str, Message], *homes: Path) -> Iterator[str]:
    """What is badly written in these messages; `homes` know the words to avoid."""
    words = {word: better for home in homes for word, better in avoided(home).get(language, {}).items()}
    for message in messages.values():
        for text in texts_of(message):
            for fault in faults_of(language, text, words):
                yield f"{message.place}: {message.key} {fault}"


def faults_of(language: str, text: str, words: Mapping[str, str]) -> Iterator[str]:
    for word, better in words.items():
        if word in text:
            yield f"says {word}; we write {better}"
    if unpaired(text):
        yield f"has {unpaired(text)} without its partner"
    if language.startswith("zh"):
        for narrow in NARROW.findall(text):
            yield f"has half-width punctuation: {narrow}"


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


def unpaired(text: str) -> str:
    """The first mark that opens or closes nothing."""
    waiting: list[str] = []
    for mark in text:
        if mark in PAIRS:
            waiting.append(mark)
        elif mark in CLOSING and (not waiting or waiting.pop() != CLOSING[mark]):
            return mark
    return waiting[0] if waiting else ""
