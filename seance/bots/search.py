"""The searcher: it looks further ahead than the planner, in imagined worlds, and only where that may change its mind.

The planner's ranking says what is worth a second look. Those finalists are played in the same imagined worlds, half of
them fall out after each round; a playout goes on to this seat's next decisions, which a tree over all worlds learns
(its nodes are what this seat has answered so far, whatever the world was like), and ends in the planner's judgement.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from math import log, sqrt
from random import Random
from statistics import fmean
from time import perf_counter
from typing import NamedTuple

from seance.engine import Ask, Game, State, View

from .base import Imagine
from .planner import LONGEST, SEEDS, Mind, Planner, Tried

FINALISTS = 4
AHEAD = 2  # decisions of this seat that a playout goes through, the first included
CURIOUS = 0.06  # how far above its mean an option may be hoped to be; worth runs from 0 to 1
WIDENING = 1.5  # options of a node that are open after n visits: this times the root of n
MOST_WORLDS = 100_000
TRUST = 1.0  # visits that a guess from the planner's ranking stands for


class Budget(NamedTuple):
    """How much may be thought about one answer: playouts, or seconds."""

    iterations: int = 0
    seconds: float = 0.0


class Branch:
    """An answer in a node: how often it was played there and what came of it."""

    __slots__ = ("node", "total", "visits")

    def __init__(self, guess: float) -> None:
        self.visits = TRUST
        self.total = guess * TRUST
        self.node = Node()

    @property
    def mean(self) -> float:
        return self.total / self.visits


class Node:
    """A decision of this seat after what it has answered before."""

    __slots__ = ("branches", "visits")

    def __init__(self) -> None:
        self.branches: dict[str, Branch] = {}
        self.visits = 0

    def best(self, keys: Sequence[str], guesses: Sequence[float]) -> tuple[str, Branch]:
        """The most promising of the keys that are open so far; the one with the best guess opens next."""
        self.visits += 1
        branches = self.branches
        known = [(key, branches[key]) for key in keys if key in branches]
        if len(known) < min(len(keys), WIDENING * sqrt(self.visits)):
            fresh = [(guess, key) for guess, key in zip(guesses, keys, strict=True) if key not in branches]
            guess, key = max(fresh, key=lambda one: one[0])
            branches[key] = Branch(guess)
            return key, branches[key]
        often = log(self.visits + 1)
        return max(known, key=lambda one: one[1].mean + CURIOUS * sqrt(often / one[1].visits))


class Finalist:
    """An option that is looked at again."""

    __slots__ = ("branch", "key", "option", "worths")

    def __init__(self, option: int, key: str, guess: float) -> None:
        self.option = option
        self.key = key
        self.branch = Branch(guess)
        self.worths: list[float] = []

    @property
    def mean(self) -> float:
        return fmean(self.worths) if self.worths else self.branch.mean


class Search:
    """The same seed and number of iterations think the same; with seconds it depends on the machine."""

    def __init__(self, mind: Mind, seed: int, budget: Budget) -> None:
        self.mind = mind
        self.budget = budget
        self.planner = Planner(mind, seed)
        self.stream = Random(seed)
        self.playouts = 0  # so far, for whoever measures

    def choose(self, view: View, ask: Ask[object], imagine: Imagine) -> int:
        began = perf_counter()
        sensible = self.mind.sensible(view, ask)
        if len(sensible) == 1:
            return sensible[0]
        ranking = self.planner.ranking(ask, sensible, imagine)
        return self.second_look(ask, ranking, imagine, began)[0].option if ranking else self.mind.quick(ask)

    def second_look(self, ask: Ask[object], ranking: Sequence[Tried], imagine: Imagine, began: float) -> list[Finalist]:
        """The finalists, the best first: half of them fall out after each round."""
        keys = ask.keys
        guesses = {keys[one.option]: one.mean for one in ranking}
        running = [Finalist(one.option, keys[one.option], one.mean) for one in ranking[:FINALISTS]]
        out: list[Finalist] = []
        rounds = (len(running) - 1).bit_length()
        worlds = filter(None, (imagine(self.stream.randrange(SEEDS)) for _ in range(MOST_WORLDS)))
        for n in range(rounds):
            for world in self.affordable(worlds, len(running), n, rounds, began):
                for one in running:
                    one.worths.append(self.playout(world, ask.seat, one, guesses))
            running.sort(key=lambda one: -one.mean)
            keep = (len(running) + 1) // 2
            out = running[keep:] + out
            del running[keep:]
        return running + out

    def affordable(
        self, worlds: Iterator[Game[State]], each: int, n: int, rounds: int, began: float
    ) -> Iterator[Game[State]]:
        """As many worlds as round `n` may take, at least one."""
        iterations, seconds = self.budget
        until = began + seconds * (n + 1) / rounds
        for done in count():
            if done and (perf_counter() >= until if seconds else (done + 1) * each > iterations / rounds):
                return
            world = next(worlds, None)
            if world is None:
                return
            yield world

    def playout(self, world: Game[State], seat: int, first: Finalist, guesses: dict[str, float]) -> float:
        """What it comes to if this seat begins like that and goes on as the tree says, and all else goes quickly."""
        self.playouts += 1
        mind, game = self.mind, world.fork(until=self.planner.pauses)
        game.answer(first.key, seat)
        branch, path = first.branch, [first.branch]
        usual = fmean(guesses.values())
        for _ in range(LONGEST):
            ask = game.ask
            if ask is None:
                break
            if ask.opens:
                if ask.seat != seat or len(path) == AHEAD:
                    break
                keys = ask.keys
                sensible = [keys[option] for option in mind.sensible(game.view(seat), ask)]
                key, branch = branch.node.best(sensible, [guesses.get(key, usual) for key in sensible])
                path.append(branch)
                game.answer(key, seat)
            else:
                game.play(mind.quick(ask))
        worth = mind.worth(game.view(seat))
        for one in path:
            one.visits += 1
            one.total += worth
        return worth
