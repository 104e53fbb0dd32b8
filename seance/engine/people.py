"""Whom one can play: what a chooser shows of each, beside the words `role-`, `like-`, `beside-` and `careful-`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple


class Number(NamedTuple):
    """A printed value: its name, and the highest one that anybody has."""

    key: str
    value: int
    most: int


class Person(NamedTuple):
    key: str
    difficulty: int  # 1: easy to begin with, 3: for those who know the game
    first: bool = False  # good for a first game
    start: str = ""  # the place where they begin
    numbers: tuple[Number, ...] = ()
    own: tuple[str, ...] = ()  # cards that are theirs alone, or lie before them when they begin
    deck: tuple[tuple[str, int], ...] = ()  # the cards of their deck, and how many of each
    calling: str = ""  # the message of their class, in a game that has classes
    kinds: tuple[tuple[str, str], ...] = ()  # of cards of the deck the message of their kind, where there are kinds


class Cast(NamedTuple):
    """The people of a game, and the questions that ask for one of them."""

    prompts: tuple[str, ...] = ()
    people: Callable[[], Sequence[Person]] = tuple


NOBODY = Cast()  # a game in which one plays oneself


def scale(values: Sequence[dict[str, int]]) -> list[tuple[Number, ...]]:
    """The values of everybody, each beside the highest of its kind."""
    most = {key: max(each[key] for each in values) for key in (values[0] if values else ())}
    return [tuple([Number(key, value, most[key]) for key, value in each.items()]) for each in values]
