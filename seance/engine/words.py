"""How a card puts itself into words: a tree of messages, and a writer that renders it in one language.

An effect says *which* message with *which* arguments; every word is in the Fluent files. A message has a value and
attributes: the same clause as it reads in another place of the sentence.

    value     first in a branch            "If you fail, | become Delayed."       若失败，|你被耽搁。
    .start    a sentence of its own        "| Become Delayed."                    |你被耽搁。
    .after    behind another clause        "… lose 1 Health and | become Delayed" ……并|被耽搁
    .to       what is gained by paying     "You may … to | close this Gate."      你可以……以|关闭此次元门。
    .cost     what is paid                 "You may | become Delayed to …"        你可以|选择被耽搁，以……

    .one      of somebody, not to you      "Each investigator | becomes Delayed." 每位调查员|被耽搁。
    .they     further on about the same    "If they fail, they | are devoured."   若失败，则|被吞噬。

Nouns may have forms of their own (.own, .perhaps, .a), and any form the person behind it (.own-they).

A form that is not there reads like the value. A message that is not there is an error, and so is a missing .one in a
language whose verbs change. An argument in which the clause's own verb stands is called `text`, `first`, `second` or
`deed`; one that only helps grammar begins with `how_`, and a language may do without it.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Protocol, runtime_checkable

from .texts import Missing, Texts, texts

CASED = {"en"}  # languages with capitals, and with verbs that change
FINITE = ("", "start", "after")  # places where the verb changes with the person
FORMS = {"start", "after", "to", "cost", "one", "they", "own", "perhaps", "a"}
VERBS = {"text", "first", "second", "deed"}  # arguments that have the same subject as their message
FRAMES = {"clause", "then", "sentences"}  # messages without a verb of their own


def is_form(attribute: str) -> bool:
    """Is it one of the forms that read like the value where a language does not give them?"""
    return attribute.removesuffix("-they") in FORMS


class Say:
    """A message and its arguments: numbers, words that select a variant, further messages, lists of them."""

    __slots__ = ("args", "at", "key")

    def __init__(self, key: str, at: str = "", /, **args: int | str | Say | Several) -> None:
        self.key = key
        self.at = at
        self.args = args

    def place(self, at: str) -> Say:
        """The same words in another place of the sentence."""
        return type(self)(self.key, at, **self.args)

    @property
    def heavy(self) -> bool:
        """Has an "and" or an "or" of its own: a list around it needs commas."""
        return any(isinstance(arg, Several) and len(arg.items) > 1 for arg in self.args.values())


@runtime_checkable
class Spoken(Protocol):
    """What says its whole text: an effect."""

    def text(self) -> Say: ...


class Long(Say):
    """Has branches or a subject of its own: a list around it needs commas in any case."""

    __slots__ = ()

    @property
    def heavy(self) -> bool:
        return True


class Telling(Say):
    """Speaks of somebody instead of to you: "Each investigator loses …"."""

    __slots__ = ()


class Several:
    """A list in one sentence. `joint`: "and" between clauses, "with" between things, "or" between choices."""

    __slots__ = ("items", "joint")

    def __init__(self, joint: str, items: tuple[Say, ...]) -> None:
        self.joint = joint
        self.items = items

    def place(self, at: str) -> Several:
        """The first item in this place; those behind it in theirs (after "to" and as a cost all alike)."""
        rest = at if at in ("to", "cost") else "after"
        return Several(self.joint, (self.items[0].place(at), *(item.place(rest) for item in self.items[1:])))


class Writer:
    """Writes what cards say in one language: chooses forms, lists, commas and capitals."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.cased = texts.language in CASED

    def write(self, text: Say) -> str:
        """The whole text of a card."""
        words = re.sub(r"\s+", " ", self.say(text)).strip()
        if self.cased:
            words = re.sub(r"(^|[.!?] )([a-z])", lambda m: m[1] + m[2].upper(), words)
        return words

    def say(self, text: Say, person: str = "") -> str:
        """`person`: "" you, "one" somebody whose verb this is, "they" the same somebody further on."""
        form = self.form(text, person)
        person = "one" if isinstance(text, Telling) else person
        further = person and "they"
        args = {name: self.arg(arg, person if name in VERBS else further) for name, arg in text.args.items()}
        return self.texts.write(text.key, args, form)

    def form(self, text: Say, person: str) -> str:
        """The attribute that fits the place and the person; "" is the value."""
        forms = self.texts.forms(text.key)
        wanted = [f"{text.at}-they", text.at, "they"] if person else [text.at]
        if text.at in FINITE:
            wanted = ["they", text.at] if person else [text.at]
            if person == "one":
                if self.cased and "one" not in forms and text.key not in FRAMES:
                    raise Missing(f"{self.texts.language}: {text.key}.one is not there")
                wanted.insert(0, "one")
        return next((form for form in wanted if form in forms), "")

    def arg(self, arg: int | str | Say | Several, person: str) -> int | str:
        if isinstance(arg, Say):
            return self.say(arg, person)
        return self.join(arg, person) if isinstance(arg, Several) else arg

    def join(self, several: Several, person: str) -> str:
        items = several.items
        words = self.say(items[0], person)
        light = len(items) == 2 and not any(each.heavy for each in items)
        for place, item in enumerate(items[1:], 2):
            joint = "more" if place < len(items) else "two" if light else "last"
            words = self.texts.write(f"{several.joint}-{joint}", {"first": words, "second": self.say(item, person)})
        return words


@lru_cache
def writer(language: str, game: str) -> Writer:
    return Writer(texts(language, game))
