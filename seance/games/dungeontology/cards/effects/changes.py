"""What counts as long as a card is held: numbers that are higher or lower, and rules that are otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from seance.engine.value import Value
from seance.engine.words import Say
from seance.games.dungeontology.rules.printed import VALUES, Change

from .verb import named

FLAGS: Final = ("spy-ignores-students", "magic-doubled")
COUNTS: Final = ("spy-prophecy", "failure-draw", "thesis-target", "boss-near-stun", "actions")  # said as a number


@dataclass(frozen=True, slots=True, repr=False)
class Otherwise(Value):
    rule: str

    def say(self) -> Say:
        return Say(f"change-{self.rule}")


@dataclass(frozen=True, slots=True, repr=False)
class Higher(Value):
    what: str
    n: int

    def say(self) -> Say:
        return changed(self.what, self.n, Say("higher", n=self.n))


@dataclass(frozen=True, slots=True, repr=False)
class Lower(Value):
    what: str
    n: int
    least: int = 0

    def say(self) -> Say:
        change = Say("lower-at-least", n=self.n, least=self.least) if self.least else Say("lower", n=self.n)
        return changed(self.what, -self.n, change)


def changed(what: str, by: int, change: Say) -> Say:
    if what in VALUES:
        return Say("change-value", value=named(what), change=change)
    if what in COUNTS:
        return Say(f"change-{what}", n=by)
    return Say(f"change-{what}", change=change)


def change(one: Change) -> Otherwise | Higher | Lower:
    if one.what in FLAGS:
        return Otherwise(one.what)
    return Higher(one.what, one.by) if one.by > 0 else Lower(one.what, -one.by, one.least)
