"""The searcher: it goes on where the planner stops, in imagined worlds, and only where that may change its mind.

The planner's ranking says what is worth a second look. Those finalists are tried out in further worlds, the same for
all of them, so that all meet the same chances; what is clearly behind falls out, and when one is left or the budget is
spent the best mean of all worlds, the planner's own included, is the answer. So it never knows less than the planner.
Looking further ahead than the planner does was tried and played worse: see docs/decisions/0008-bots.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import NamedTuple

from seance.engine import Ask, Game, State, View

from .base import Imagine
from .planner import Mind, Planner, Tried, in_the_race

CAREFUL = 3.0  # standard errors that are clearly behind: more than the planner wants, for there is time


class Budget(NamedTuple):
    """How much may be thought about one answer: playouts, or seconds."""

    iterations: int = 0
    seconds: float = 0.0


class Search:
    """The same seed and number of iterations think the same; with seconds it depends on the machine."""

    def __init__(self, mind: Mind, seed: int, budget: Budget) -> None:
        self.mind = mind
        self.budget = budget
        self.planner = Planner(mind, seed, CAREFUL)
        self.tried: list[Tried] = []  # for the last answer, the best first; none where it went by habit
        self.playouts = 0  # beyond the planner's, so far, for whoever measures
        self.clock = perf_counter

    def choose(self, view: View, ask: Ask[object], imagine: Imagine) -> int:
        until = self.clock() + self.budget.seconds
        choice = self.planner.choose(view, ask, imagine)
        self.tried = self.planner.tried
        if not self.tried:
            return choice
        finalists = self.planner.left
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
            running = in_the_race(running, CAREFUL)
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
