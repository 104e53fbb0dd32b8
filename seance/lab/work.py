"""How much work an answer is, counted in calls: the same on every machine, however busy it is."""

from __future__ import annotations

from cProfile import Profile
from random import Random
from types import CodeType
from typing import NamedTuple

from seance.engine import Ask, play_out

from .positions import Position, new_table

GAMES = 20


class Work(NamedTuple):
    """Per ask of random playouts with fixed seeds. What is compiled is not counted."""

    functions: float  # Python functions called, and generators that went on
    calls: float  # with those of built-in functions and methods


class Chance:
    """Takes any option, with as few calls as can be."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def pick(self, ask: Ask[object]) -> int:
        return int(self.random() * len(ask.options))


def work(position: Position, games: int = GAMES) -> Work:
    """Some whole games, and one before them that fills what is made once."""
    asks = functions = calls = 0
    for seed in (games, *range(games)):
        playout, chance = new_table(position, seed).fork(), Chance(seed)
        profile = Profile()
        profile.enable()
        answered = play_out(playout, chance.pick)
        profile.disable()
        if seed < games:
            asks += answered
            for entry in profile.getstats():
                calls += entry.callcount
                functions += entry.callcount if isinstance(entry.code, CodeType) else 0
    return Work(round(functions / asks, 1), round(calls / asks, 1))
