"""The searcher: it looks further ahead than the planner, in imagined worlds, and only where that may change its mind.

The planner's ranking says what is worth a second look: what came out close to the best. Those finalists are played in
the same imagined worlds, so that all meet the same chances; a playout goes on through this seat's next decisions, each
taken by trying its options once with other dice (nobody knows what he will roll), and ends in the planner's judgement.
What is clearly behind falls out, and the planner's own choice stands unless another one is better by more than chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import NamedTuple

from seance.engine import Ask, Game, State, View

from .base import Imagine
from .planner import LONGEST, SEEDS, Mind, Planner, Tried

FINALISTS = 4
CLOSE = 0.05  # a worth that is so far behind the best gets no second look
AHEAD = 2  # decisions of this seat that a playout goes through, the first included
WIDE = 4  # options of a later decision that are tried
FEWEST = 4  # worlds before anything falls out
BEHIND, AHEAD_BY = 2.0, 0.5  # standard errors: to fall out, and to be preferred to the planner's choice


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
        self.stream = Random(seed)
        self.tried: list[Tried] = []  # for the last answer, the best first; none where it went by habit
        self.playouts = 0  # so far, for whoever measures
        self.clock = perf_counter

    def choose(self, view: View, ask: Ask[object], imagine: Imagine) -> int:
        until = self.clock() + self.budget.seconds
        choice = self.planner.choose(view, ask, imagine)
        self.tried = self.planner.tried
        if not self.tried:
            return choice
        best = self.tried[0].mean
        finalists = [one for one in self.tried[:FINALISTS] if one.mean > best - CLOSE]
        if len(finalists) > 1:
            found = self.second_look(ask, finalists, imagine, until)
            self.tried = [*found, *[one for one in self.tried if one.option not in {each.option for each in found}]]
        return self.tried[0].option

    def second_look(self, ask: Ask[object], finalists: Sequence[Tried], imagine: Imagine, until: float) -> list[Tried]:
        """The finalists with what they came to further ahead, the best first."""
        keys = ask.keys
        guesses = {keys[one.option]: one.mean for one in self.tried}
        found = [Tried(one.option) for one in finalists]  # the planner's choice first
        running, spent = found[:], 0
        while len(running) > 1 and self.affordable(spent + len(running), until):
            world = imagine(self.stream.randrange(SEEDS))
            if world is None:
                break
            for one in running:
                if not one.certain:
                    end, one.certain = self.playout(world, ask.seat, keys[one.option], guesses)
                    one.ends.append(end)
                    one.worths.append(self.mind.worth(end))
                    spent += 1
            if all(one.certain for one in running):
                break
            if max([len(one.worths) for one in running]) >= FEWEST:
                best = max(running, key=mean)
                running = [one for one in running if one is best or not ahead(best, one, BEHIND)]
        if not found[0].worths:
            return list(finalists)
        best = max(running, key=mean)
        first = best if ahead(best, found[0], AHEAD_BY) else found[0]
        return sorted(found, key=lambda one: (one is not first, one not in running, -mean(one)))

    def affordable(self, playouts: int, until: float) -> bool:
        iterations, seconds = self.budget
        return self.clock() < until if seconds else playouts <= iterations

    def playout(self, world: Game[State], seat: int, key: str, guesses: dict[str, float]) -> tuple[View, bool]:
        """Where it comes to if this seat begins like that and goes on as seems best, and all else goes quickly.

        And whether it is the same in every world.
        """
        self.playouts += 1
        mind, decisions = self.mind, 1
        game = world.fork(keep=True, until=self.planner.pauses)
        before = game.state.dice.revealed
        game.answer(key, seat)
        for _ in range(LONGEST):
            ask = game.ask
            if ask is None or (ask.opens and (ask.seat != seat or decisions == AHEAD)):
                break
            if ask.seat == seat and (ask.opens or ask.prompt in self.planner.parts_of_a_choice):
                decisions += bool(ask.opens)
                game.answer(self.likely(game, ask, guesses), seat)
            else:
                game.play(mind.quick(ask))
        return game.view(seat), bool(self.planner.pauses) and game.state.dice.revealed == before

    def likely(self, game: Game[State], ask: Ask[object], guesses: dict[str, float]) -> int:
        """What this seat would probably answer there: new options first, and of those it has just seen the best."""
        mind, seat, keys = self.mind, ask.seat, ask.keys
        sensible = mind.sensible(game.view(seat), ask)
        if len(sensible) > WIDE:
            fresh = [option for option in sensible if keys[option] not in guesses][:WIDE]
            known = sorted([o for o in sensible if keys[o] in guesses], key=lambda o: -guesses[keys[o]])
            sensible = [*fresh, *known[: max(WIDE - len(fresh), WIDE // 2)]]
        if len(sensible) == 1:
            return sensible[0]
        salt = self.stream.randrange(SEEDS)
        worths = [self.glimpse(game, seat, option, salt) for option in sensible]
        return sensible[worths.index(max(worths))]

    def glimpse(self, game: Game[State], seat: int, option: int, salt: int) -> float:
        """What it is worth with other dice."""
        trial = game.fork(until=self.planner.pauses)
        trial.state.dice.rekey(salt)
        trial.answer(option, seat)
        for _ in range(LONGEST):
            ask = trial.ask
            if ask is None or ask.opens:
                break
            trial.play(self.mind.quick(ask))
        return self.mind.worth(trial.view(seat))


def mean(one: Tried) -> float:
    return one.mean


def in_worlds(one: Tried, n: int) -> list[float]:
    """What is certain is the same in all of them."""
    return one.worths * n if one.certain else one.worths


def ahead(one: Tried, other: Tried, errors: float) -> bool:
    """Is it better in the worlds that both have met, by so many standard errors?"""
    n = max(len(one.worths), len(other.worths))
    differences = [a - b for a, b in zip(in_worlds(one, n), in_worlds(other, n), strict=False)]
    n = len(differences)
    spread = stdev(differences) if n > 1 else 0.0
    return fmean(differences) > errors * spread / sqrt(n)
