"""The searcher: it plays the round to its end, in imagined worlds, with each of the planner's finalists.

In a world everybody goes on as at a glance: every sensible option is tried once or twice, with other dice than will
fall, and the best is taken. What the round (or the turn, or what of it comes before a great hazard: the mind says) has
come to is judged as the planner judges. All finalists meet the same worlds and chances; what is clearly behind falls
out, and when one is left or the budget is spent the best is the answer: by the playouts as far as they agree with each
other, else by what the planner thought of it. Why it looks as far as that: see docs/decisions/0008-bots.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import NamedTuple

from seance.engine import Ask, Game, State, View
from seance.engine.mind import Mind

from .base import Imagine
from .planner import LONGEST, SEEDS, SPREAD, Planner, Tried, in_the_race


class Budget(NamedTuple):
    """How much may be thought about one answer: playouts, or seconds."""

    iterations: int = 0
    seconds: float = 0.0


class OutOfTime(Exception):
    """In the middle of a world."""


class Search:
    """The same seed and number of iterations think the same; with seconds it depends on the machine."""

    def __init__(self, mind: Mind, seed: int, budget: Budget) -> None:
        self.mind = mind
        self.budget = budget
        self.planner = Planner(mind, seed)
        self.stream = Random(seed)
        self.tried: list[Tried] = []  # for the last answer, the best first; none where it went by habit
        self.saw: View | None = None  # from where it thought
        self.playouts = 0  # so far, for whoever measures
        self.clock = perf_counter
        self.until = inf

    def choose(self, view: View, ask: Ask[object], imagine: Imagine) -> int:
        if self.budget.seconds:
            self.until = self.clock() + self.budget.seconds
        choice = self.planner.choose(view, ask, imagine)
        self.tried, self.saw = self.planner.tried, view
        if not self.tried:
            return choice
        best = self.open_to_doubt(ask)
        finalists = [Tried(one.option) for one in best]
        left = self.race(ask, finalists, self.mind.span(view), imagine)
        if finalists[0].worths:
            weigh(left, best, self.mind.doubt)
            finalists.sort(key=lambda one: (one not in left, -one.mean))
            self.tried = [*finalists, *[one for one in self.tried if one not in best]]
        return self.tried[0].option

    def open_to_doubt(self, ask: Ask[object]) -> list[Tried]:
        """The planner's finalists, the best first; its choice alone if that is settled."""
        verbs = [option.verb for option in ask.options]
        if verbs[self.tried[0].option] in self.mind.settled:
            return self.tried[:1]
        left = self.planner.left
        return [one for one in self.tried if one in left and verbs[one.option] not in self.mind.settled]

    def race(self, ask: Ask[object], finalists: list[Tried], span: int, imagine: Imagine) -> list[Tried]:
        """Those that are not clearly behind when the budget is spent, or one."""
        keys, running, spent = ask.keys, finalists, 0
        worlds = self.worlds(imagine)
        while len(running) > 1:
            spent += len(running)
            world = next(worlds, None) if self.until < inf or spent <= self.budget.iterations else None
            if world is None:
                break
            chances = self.stream.randrange(SEEDS)
            try:
                ends = [self.play_on(world, ask.seat, keys[one.option], span, Random(chances)) for one in running]
            except OutOfTime:
                break
            for one, end in zip(running, ends, strict=True):
                one.ends.append(end)
                one.worths.append(self.mind.worth(end))
            self.playouts += len(running)
            running = in_the_race(running)
        return running

    def play_on(self, world: Game[State], seat: int, key: str, span: int, chances: Random) -> View:
        """Where it comes to if this seat answers so there and everybody goes on at a glance."""
        return self.play_out(world, seat, key, span, chances).view(seat)

    def play_out(self, world: Game[State], seat: int, key: str, span: int, chances: Random) -> Game[State]:
        """The table at which that ends."""
        playout = world.fork(keep=True, until=self.mind.horizon)
        playout.answer(key, seat)
        for _ in range(LONGEST):
            if self.clock() >= self.until:
                raise OutOfTime
            ask = playout.ask
            if ask is None:
                break
            view = playout.view(ask.seat)
            if self.mind.span(view) != span:
                break
            futures = [chances.randrange(SEEDS) for _ in range(self.mind.glances)]
            playout.answer(self.glance(playout, view, ask, futures), ask.seat)
        return playout

    def glance(self, game: Game[State], view: View, ask: Ask[object], futures: Sequence[int]) -> int:
        """What is best if chance goes one of these ways: the world's own way is for nobody to know."""
        keys, sensible = ask.keys, self.mind.sensible(view, ask)
        if len(sensible) == 1:
            return sensible[0]

        def seen(option: int) -> float:
            return sum([self.planner.best_end(game, ask.seat, [keys[option]], future)[1] for future in futures])

        return max(sensible, key=seen)

    def worlds(self, imagine: Imagine) -> Iterator[Game[State]]:
        """As the planner's, on and on: each batch is a fair sample of the next roll."""
        batch = self.planner.first + self.planner.more
        found = True
        while found:
            found = False
            for world in self.planner.worlds(imagine, batch):
                found = True
                yield world


def weigh(played: Sequence[Tried], judged: Sequence[Tried], doubt: float) -> None:
    """What is known of each is then the mean of both judgements, the surer one counting more."""
    if doubt == inf or len(played) == 1 or len(played[0].worths) == 1:
        return
    before = {one.option: one.mean for one in judged}
    usual = [fmean(world) for world in zip(*[one.worths for one in played], strict=True)]
    expected = fmean([before[one.option] for one in played])
    for one in played:
        leads = [worth - mean for worth, mean in zip(one.worths, usual, strict=True)]
        error = max(stdev(leads), SPREAD) / sqrt(len(leads))
        lead, share = fmean(leads), doubt**2 / (doubt**2 + error**2)
        shift = (1 - share) * (before[one.option] - expected - lead)
        one.worths = [worth + shift for worth in one.worths]
