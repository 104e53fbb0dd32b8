"""The planner: it tries every option in a few imagined worlds and takes the one after which its seat stands best.

What a position is worth, and what is answered without much thought, a game knows itself: its `Mind`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Protocol

from seance.engine import Ask, Game, State, View

from .base import Imagine

SEEDS = 1 << 62
FIRST, MORE = 3, 3  # worlds in which every option is tried, and further ones for those that did best
FINALISTS = 5
HOPE = 0.5  # how much the best of these worlds counts when the finalists are chosen: what is rare may be good
LONGEST = 80  # answers in an imagined world until the next action; what takes longer is judged as it then stands


class Mind(Protocol):
    """What a game knows about playing itself well, from views and asks alone."""

    dice: Mapping[str, Sequence[str]]  # the faces by channel: a few worlds get a fair sample of the next roll

    def worth(self, view: View) -> float:
        """What this position is worth to the seat that sees it: from 0, lost, to 1, won."""

    def quick(self, ask: Ask[object]) -> int:
        """The answer that needs nothing but the ask: in imagined worlds, for every seat, until the table is calm."""

    def sensible(self, view: View, ask: Ask[object]) -> Sequence[int]:
        """The options that are worth a thought, at least one; with one alone nothing has to be tried out."""


def hopeful(values: Sequence[float]) -> float:
    return (1 - HOPE) * fmean(values) + HOPE * max(values)


class Planner:
    """One ply over imagined worlds. The same seed thinks the same; all options meet the same chances."""

    def __init__(self, mind: Mind, seed: int) -> None:
        self.mind = mind
        self.stream = Random(seed)

    def choose(self, view: View, ask: Ask[object], imagine: Imagine) -> int:
        sensible = self.mind.sensible(view, ask)
        if len(sensible) == 1:
            return sensible[0]
        ranking = self.ranking(ask, sensible, imagine)
        return ranking[0][0] if ranking else self.mind.quick(ask)

    def ranking(self, ask: Ask[object], sensible: Sequence[int], imagine: Imagine) -> list[tuple[int, float]]:
        """Options with their worth, the best first; those that fell behind early at the end. Empty without a world."""
        keys = ask.keys
        found: dict[int, list[float]] = {option: [] for option in sensible}
        worlds = self.worlds(imagine)
        running = list(sensible)
        for n in (FIRST, MORE):
            for _, world in zip(range(n), worlds, strict=False):
                for option in running:
                    found[option].append(self.tried(world, ask.seat, keys[option]))
            if not found[running[0]]:
                return []
            if n == FIRST:
                running.sort(key=lambda option: -hopeful(found[option]))
                del running[FINALISTS:]
        first = set(running)
        return sorted(
            [(option, fmean(values)) for option, values in found.items()],
            key=lambda ranked: (ranked[0] not in first, -ranked[1]),
        )

    def worlds(self, imagine: Imagine) -> Iterator[Game[State]]:
        n = FIRST + MORE
        offset, order = self.stream.random(), self.stream.sample(range(n), n)
        for place in order:
            world = imagine(self.stream.randrange(SEEDS))
            if world is not None:
                script = world.marks[-1].state.dice.script
                for channel, faces in self.mind.dice.items():
                    face = faces[int((place + offset) / n * len(faces))]
                    script[channel] = [*script.get(channel, ()), face]
                yield world

    def tried(self, world: Game[State], seat: int, key: str) -> float:
        """What it comes to if this seat gives this answer there and everybody goes on quickly."""
        playout = world.fork()
        playout.answer(key, seat)
        quick = self.mind.quick
        for _ in range(LONGEST):
            ask = playout.ask
            if ask is None or ask.opens:
                break
            playout.play(quick(ask))
        return self.mind.worth(playout.view(seat))
