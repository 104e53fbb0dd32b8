"""What is printed in the box: cards, spirits and the figures of an evening, read once and shared by all states."""

from __future__ import annotations

import hashlib
import tomllib
from importlib.resources import files
from typing import Literal

import msgspec


class Printed(msgspec.Struct, frozen=True, eq=False, kw_only=True, forbid_unknown_fields=True):
    """Something in the box, known by its key."""

    key: str

    def __repr__(self) -> str:
        return self.key


class Card(Printed, frozen=True, eq=False, kw_only=True):
    kind: Literal["rite", "reply", "reflex"]
    power: int
    copies: int
    aim: Literal["", "another"] = ""
    ashes: bool = False


class Spirit(Printed, frozen=True, eq=False, kw_only=True):
    voice: int
    worth: int


class Limit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards may be kept: by the light of the tall candle, and without it."""

    lit: int
    dark: int


class Length(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    veils: int
    goal: int
    hour: int


class Temper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    draught: int
    demand: int


class Evening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures that are the same for everybody."""

    sitters: list[str]
    least: int
    hand: int
    actions: int
    price: int
    offers: int
    most_shown: int
    most_laid: int
    push: int
    midnight: int
    candles: dict[str, int]
    limit: Limit
    length: dict[str, Length]
    spirits: dict[str, Temper]


def content(name: str) -> str:
    return files("seance.games.parlour").joinpath("content", f"{name}.toml").read_text(encoding="utf-8")


FILES = ("cards", "spirits", "evening")
HASH = hashlib.sha256("".join(map(content, FILES)).encode()).hexdigest()[:16]

CARDS = {card.key: card for card in msgspec.convert(tomllib.loads(content("cards"))["card"], list[Card])}
SPIRITS = {one.key: one for one in msgspec.convert(tomllib.loads(content("spirits"))["spirit"], list[Spirit])}
EVENING = msgspec.convert(tomllib.loads(content("evening")), Evening)
TALL, SHORT = EVENING.candles
DIE = (1, 2, 3, 4, 5, 6)


def whole_deck() -> list[Card]:
    return [card for card in CARDS.values() for _ in range(card.copies)]
