"""Verbs about info cubes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from seance.engine import Flow, cites
from seance.engine.words import Long, Say
from seance.games.dungeontology.rules.notebook import (
    available,
    choose_column,
    collect,
    destroy,
    drop,
    give,
    give_cube,
    steal,
)
from seance.games.dungeontology.rules.pieces import Scholar
from seance.games.dungeontology.rules.printed import CUBES
from seance.games.dungeontology.rules.randomise import CUBE, randomise
from seance.games.dungeontology.rules.registers import Verb
from seance.games.dungeontology.rules.state import Expedition

from .verb import RANGES, AtWhom, card, listed, victim, whom_said, within

COLUMN_CHOICES: Final = ("chosen", "random")


@dataclass(frozen=True, slots=True, repr=False)
class OfColumn(AtWhom):
    """Something happens to the top cube of a column: of any, or of one of those listed; chosen or drawn at random."""

    whom: str = field(metadata={"words": RANGES})
    column: str = field(default="chosen", metadata={"words": COLUMN_CHOICES})
    of: tuple[str, ...] = field(default=(), metadata={"words": CUBES})

    def columns(self, other: Scholar) -> list[str]:
        return [cube for cube in other.columns if not self.of or cube in self.of]

    def fits(self, s: Expedition, who: Scholar, other: Scholar) -> bool:
        return bool(self.columns(other))

    def cube(self, s: Expedition, who: Scholar, other: Scholar) -> Flow[str]:
        """Which it is; "" if there is none any more."""
        columns = self.columns(other)
        if self.column == "random":
            drawn = randomise(s, CUBE, lambda one: one.cube in columns)
            return "" if drawn is None else drawn.cube
        if not columns:
            return ""
        return (yield from choose_column(who.seat, columns, "which-column", (other.key,)))

    def column_said(self) -> Say:
        if self.of:
            return Say(f"column-{self.column}-of", cubes=listed("or", self.of))
        return Say(f"column-{self.column}")


@dataclass(frozen=True, slots=True, repr=False)
class StealCube(OfColumn):
    @cites("DUN-KEY-06", "DUN-KEY-07")
    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        other = victim(s)
        if other is not None:
            cube = yield from self.cube(s, who, other)
            if cube:
                yield from steal(s, who, other, cube)

    def say(self) -> Say:
        return Say("steal-cube", column=self.column_said(), whom=whom_said(self.whom))


@dataclass(frozen=True, slots=True, repr=False)
class ForceDrop(OfColumn):
    @cites("DUN-KEY-11")
    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        other = victim(s)
        if other is not None:
            cube = yield from self.cube(s, who, other)
            if cube:
                yield from drop(s, other, cube)

    def say(self) -> Say:
        return Say("force-drop", column=self.column_said(), whom=whom_said(self.whom))


@dataclass(frozen=True, slots=True, repr=False)
class DestroyCube(OfColumn):
    @cites("DUN-KEY-16")
    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        other = victim(s)
        if other is not None:
            cube = yield from self.cube(s, who, other)
            if cube:
                yield from destroy(s, other, cube)

    def say(self) -> Say:
        return Say("destroy-cube", column=self.column_said(), whom=whom_said(self.whom))


@dataclass(frozen=True, slots=True, repr=False)
class SwapCubes(AtWhom):
    """A gift first, then a theft from another column."""

    whom: str = field(metadata={"words": RANGES})

    def fits(self, s: Expedition, who: Scholar, other: Scholar) -> bool:
        return bool(gifts_for(who, other))

    @cites("DUN-KEY-17", "DUN-KEY-18", "DUN-KEY-06")
    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        other = victim(s)
        if other is None:
            return
        columns = gifts_for(who, other)
        if not columns:
            return
        given = yield from choose_column(who.seat, columns, "give-which", (other.key,))
        give_cube(s, who, other, given)
        others = [cube for cube in other.columns if cube != given]
        taken = yield from choose_column(who.seat, others, "which-column", (other.key,))
        yield from steal(s, who, other, taken)

    def say(self) -> Say:
        return Say("swap-cubes", whom=whom_said(self.whom))


def gifts_for(who: Scholar, other: Scholar) -> list[str]:
    """Columns to give from that leave another one to steal from."""
    return [cube for cube in who.columns if any(column != cube for column in other.columns)]


@dataclass(frozen=True, slots=True, repr=False)
class TakeGift(AtWhom):
    """Giving is not losing: nothing protects from it, and the giver chooses."""

    whom: str = field(metadata={"words": RANGES})
    alone = follows = True

    def fits(self, s: Expedition, who: Scholar, other: Scholar) -> bool:
        return bool(other.columns)

    @cites("DUN-KEY-17", "DUN-PROT-04")
    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        other = victim(s)
        if other is not None:
            yield from give(s, other, who)

    def say(self) -> Say:
        return Long("take-gift", whom=whom_said(self.whom))


@dataclass(frozen=True, slots=True, repr=False)
class TakeGiftOfEach(Verb):
    whom: str = field(metadata={"words": RANGES})
    alone = follows = True

    def befalls(self, s: Expedition, who: Scholar, other: Scholar) -> bool:
        return bool(other.columns) and other in within(s, who, self.whom)

    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        for other in within(s, who, self.whom):
            if other.seat not in card(s).spared:
                yield from give(s, other, who)

    def say(self) -> Say:
        return Long("take-gift-of-each", whom=Say(f"each-{self.whom}"))


@dataclass(frozen=True, slots=True, repr=False)
class CollectFirst(Verb):
    n: int = 1

    @cites("DUN-KEY-03", "DUN-KEY-04", "DUN-KEY-05")
    def run(self, s: Expedition, who: Scholar) -> None:
        for _ in range(self.n):
            slots = available(s, who, who.area)
            if slots:
                collect(s, who, who.area, slots[0])

    def say(self) -> Say:
        return Say("collect-first", n=self.n)
