"""The planner: it tries every option in a few imagined worlds and takes the one after which its seat stands best.

What a position is worth, and what is answered without much thought, a game knows itself: its `Mind`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, sqrt
from random import Random
from statistics import fmean, stdev

from msgspec import json

from seance.engine import Ask, Game, State, View
from seance.engine.mind import Mind

from .base import Imagine

SEEDS = 1 << 62
encode = json.Encoder().encode
FINALISTS = 5
FEWEST = 4  # worlds before anything falls out: fewer were luck too often
BEHIND, SPREAD = 2.0, 0.01  # by so many standard errors it is clearly behind; worlds differ by at least so much
HOPE = 0.5  # how much the best of these worlds counts when the finalists are chosen: what is rare may be good
LONGEST = 80  # answers in an imagined world until the next action; what takes longer is judged as it then stands


class Tried:
    """An option, and what it came to in each imagined world."""

    __slots__ = ("certain", "ends", "option", "worths")

    def __init__(self, option: int) -> None:
        self.option = option
        self.ends: list[View] = []
        self.worths: list[float] = []
        self.certain = False  # it comes to the same in every world

    @property
    def mean(self) -> float:
        return fmean(self.worths)


def hopeful(values: Sequence[float]) -> float:
    return (1 - HOPE) * fmean(values) + HOPE * max(values)


def in_the_race(running: list[Tried]) -> list[Tried]:
    """Those that are not clearly behind the best, in the worlds that they have met together."""
    if max([len(one.worths) for one in running]) < FEWEST:
        return running
    best = max(running, key=lambda one: one.mean)
    return [one for one in running if one is best or not behind(one, best)]


def behind(one: Tried, best: Tried) -> bool:
    n = max(len(one.worths), len(best.worths))
    differences = [b - a for a, b in zip(in_worlds(one, n), in_worlds(best, n), strict=False)]
    spread = max(stdev(differences), SPREAD) if len(differences) > 1 else SPREAD
    return fmean(differences) > BEHIND * spread / sqrt(len(differences))


def in_worlds(one: Tried, n: int) -> list[float]:
    """What is certain is the same in all of them."""
    return one.worths * n if one.certain else one.worths


class Planner:
    """One ply over imagined worlds. The same seed thinks the same; all options meet the same chances."""

    def __init__(self, mind: Mind, seed: int, thorough: bool = False) -> None:
        self.mind = mind
        self.thorough = thorough  # the next roll shows each of its faces as often as the others: no option has luck
        self.dice = mind.dice
        self.pauses, self.computed = mind.pauses, mind.computed
        self.first, self.more = mind.worlds
        self.stream = Random(seed)
        self.judged: dict[bytes, float] = {}  # what views were worth that this decision has led to already
        self.tried: list[Tried] = []  # for the last answer, the best first; none where it went by habit
        self.saw: View | None = None  # from where it thought
        self.left: list[Tried] = []  # those of them that were not behind when it stopped

    def choose(self, view: View, ask: Ask[object], imagine: Imagine) -> int:
        sensible = self.sensible(view, ask)
        self.saw = view
        self.judged.clear()
        self.tried = self.ranking(ask, sensible, imagine) if len(sensible) > 1 else []
        if self.tried:
            return self.tried[0].option
        return sensible[0] if len(sensible) == 1 else self.mind.quick(ask)

    def sensible(self, view: View, ask: Ask[object]) -> Sequence[int]:
        """What is worth a thought; and what chance may bring next is noted."""
        self.dice = self.mind.chances(view)
        return self.mind.sensible(view, ask)

    def ranking(self, ask: Ask[object], sensible: Sequence[int], imagine: Imagine) -> list[Tried]:
        """Options with their worth, the best first; those that fell behind early at the end. Empty without a world."""
        keys = ask.keys
        found = [Tried(option) for option in sensible]
        first, more = self.effort(ask)
        worlds = self.worlds(imagine, first + more)
        running = found[:]
        for n in (first, more):
            for _, world in zip(range(n), worlds, strict=False):
                for one in running:
                    if not one.certain:
                        self.try_out(one, world, ask.seat, keys[one.option])
                running = in_the_race(running)
                if len(running) == 1 or all(one.certain for one in running):
                    break
            if not running[0].worths:
                return []
            running.sort(key=lambda one: -hopeful(one.worths))
            del running[FINALISTS:]
        self.left = running
        return sorted(found, key=lambda one: (one not in running, -one.mean))

    def effort(self, ask: Ask[object]) -> tuple[int, int]:
        """The worlds in which every option is tried, and further ones for those that did best."""
        if self.thorough:
            faces = max([len(each) for each in self.dice.values()], default=1)
            return faces * ceil((self.first + self.more) / faces), 0
        if not self.mind.in_passing or ask.opens or ask.prompt in self.mind.weighty:
            return self.first, self.more
        return self.mind.in_passing, 0

    def worlds(self, imagine: Imagine, n: int) -> Iterator[Game[State]]:
        """So many, and a fair sample of the next roll among them."""
        offset, order = self.stream.random(), self.stream.sample(range(n), n)
        for place in order:
            world = imagine(self.stream.randrange(SEEDS))
            if world is not None:
                script = world.marks[-1].state.dice.script
                for channel, faces in self.dice.items():
                    face = faces[int((place + offset) / n * len(faces))]
                    script[channel] = [*script.get(channel, ()), face]
                yield world

    def try_out(self, one: Tried, world: Game[State], seat: int, key: str) -> None:
        end, worth, one.certain = self.best_end(world, seat, [key])
        one.ends.append(end)
        one.worths.append(worth)

    def best_end(
        self, world: Game[State], seat: int, keys: list[str], future: int | None = None
    ) -> tuple[View, float, bool]:
        """Where it comes to if this seat gives these answers there and everybody goes on quickly.

        With its worth, and whether it is the same in every world. Chance may take another way than this world's.
        """
        playout = world.fork(until=self.pauses)
        if future is not None:
            playout.state.dice.new_future(future)
        before = playout.state.dice.revealed
        for key in keys:
            playout.answer(key, seat)
        ask = playout.question
        if ask is not None and ask.seat == seat and ask.prompt in self.mind.parts_of_a_choice:
            ways = [self.best_end(world, seat, [*keys, key], future) for key in ask.keys]
            return max(ways, key=lambda found: found[1])
        for _ in range(LONGEST):
            if ask is None or (ask.opens and not self.mind.spent(ask)):
                break
            ask.look()
            playout.play(self.answer_there(playout, ask))
            ask = playout.question
        end = playout.view(seat)
        return end, self.worth(end), bool(self.pauses) and playout.state.dice.revealed == before

    def worth(self, end: View) -> float:
        """A third of all ways come to what another way has come to."""
        seen = encode(end)
        found = self.judged.get(seen)
        if found is None:
            found = self.judged[seen] = self.mind.worth(end)
        return found

    def answer_there(self, playout: Game[State], ask: Ask[object]) -> int:
        """In an imagined world, to what is asked until the table is calm."""
        if ask.prompt in self.computed:
            return self.mind.sensible(playout.view(ask.seat), ask)[0]
        return self.mind.quick(ask)
