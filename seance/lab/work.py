"""How much work an answer is, counted in calls: the same on every machine, however busy it is."""

from __future__ import annotations

from cProfile import Profile
from itertools import count
from random import Random
from types import CodeType
from typing import NamedTuple

from seance.engine import Ask, play_out

from .positions import Position, new_table

GAMES = 20
EVERY = 5  # asks between two forks


class Work(NamedTuple):
    """Per ask of random playouts with fixed seeds, or per fork. What is compiled is not counted."""

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
    asks, profile = 0, Profile()
    play_out(new_table(position, games).fork(), Chance(games).pick)
    for seed in range(games):
        playout, chance = new_table(position, seed).fork(), Chance(seed)
        profile.enable()
        asks += play_out(playout, chance.pick)
        profile.disable()
    return counted(profile, asks)


def work_of_forks(position: Position, games: int = GAMES) -> Work:
    """The same for a fork in mid-step, at every few asks: the copy, and the way to the question."""
    forks, profile = 0, Profile()
    for seed in range(games):
        table, chance = new_table(position, seed), Chance(seed)
        for n in count():
            ask = table.ask
            if ask is None:
                break
            if n % EVERY == 0 and len(table.journal) > table.marks[-1].at:
                profile.enable()
                table.fork()
                profile.disable()
                forks += 1
            table.play(chance.pick(ask))
    return counted(profile, forks)


def counted(profile: Profile, times: int) -> Work:
    found = profile.getstats()
    functions = sum([entry.callcount for entry in found if isinstance(entry.code, CodeType)])
    return Work(round(functions / times, 1), round(sum([entry.callcount for entry in found]) / times, 1))
