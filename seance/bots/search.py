"""The searcher: it goes on where the planner stops, in imagined worlds, and only where that may change its mind.

The planner's ranking says what is worth a second look. Those finalists are tried out in further worlds, the same for
all of them, so that all meet the same chances; what is clearly behind falls out, and when one is left or the budget is
spent the best mean of all worlds, the planner's own included, is the answer. So it never knows less than the planner.
Looking further ahead than the planner does was tried and played worse: see docs/decisions/0008-bots.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import NamedTuple

from seance.engine import Ask, Game, State, View

from .base import Imagine
from .planner import FINALISTS, Mind, Planner, Tried

CLOSE = 0.15  # a worth that is so far behind the best gets no second look
FEWEST = 6  # worlds before anything falls out
BEHIND = 2.5  # standard errors that are clearly behind


class Budget(NamedTuple):
    """How much may be thought about one answer: playouts, or seconds."""

    iterations: int = 0
    seconds: float = 0.0


class Search:
    """The same seed and number of iterations think the same; with seconds it depends on the machine."""

    def __init__(self, mind: Mind, seed: int, budget: Budget) -> None:
        self.mind = mind
        self.budget = budget
        self.planner = Planner(mind, seed)
        self.tried: list[Tried] = []  # for the last answer, the best first; none where it went by habit
        self.playouts = 0  # beyond the planner's, so far, for whoever measures
        self.clock = perf_counter

    def choose(self, view: View, ask: Ask[object], imagine: Imagine) -> int:
        until = self.clock() + self.budget.seconds
        choice = self.planner.choose(view, ask, imagine)
        self.tried = self.planner.tried
        if not self.tried:
            return choice
        least = self.tried[0].mean - CLOSE
        finalists = [one for one in self.tried[:FINALISTS] if one.mean > least]
        left = self.second_look(ask, finalists, imagine, until)
        self.tried.sort(key=lambda one: (one not in left, one not in finalists, -one.mean))
        return self.tried[0].option

    def second_look(self, ask: Ask[object], finalists: list[Tried], imagine: Imagine, until: float) -> list[Tried]:
        """Those that are not clearly behind."""
        keys, running, spent = ask.keys, finalists, 0
        worlds = self.worlds(imagine)
        while len(running) > 1 and not all(one.certain for one in running):
            uncertain = [one for one in running if not one.certain]
            spent += len(uncertain)
            world = next(worlds, None) if self.affordable(spent, until) else None
            if world is None:
                break
            for one in uncertain:
                self.planner.try_out(one, world, ask.seat, keys[one.option])
            self.playouts += len(uncertain)
            if max([len(one.worths) for one in running]) >= FEWEST:
                best = max(running, key=lambda one: one.mean)
                running = [one for one in running if one is best or not ahead(best, one, BEHIND)]
        return running

    def affordable(self, playouts: int, until: float) -> bool:
        iterations, seconds = self.budget
        return self.clock() < until if seconds else playouts <= iterations

    def worlds(self, imagine: Imagine) -> Iterator[Game[State]]:
        """As the planner's, on and on: each batch is a fair sample of the next roll."""
        found = True
        while found:
            found = False
            for world in self.planner.worlds(imagine):
                found = True
                yield world


def ahead(one: Tried, other: Tried, errors: float) -> bool:
    """Is it better in the worlds that both have met, by so many standard errors?"""
    n = max(len(one.worths), len(other.worths))
    differences = [a - b for a, b in zip(in_worlds(one, n), in_worlds(other, n), strict=False)]
    spread = stdev(differences) if len(differences) > 1 else 0.0
    return fmean(differences) > errors * spread / sqrt(len(differences))


def in_worlds(one: Tried, n: int) -> list[float]:
    """What is certain is the same in all of them."""
    return one.worths * n if one.certain else one.worths
