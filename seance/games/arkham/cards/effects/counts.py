"""Numbers that the table decides, and questions about it: "the number of clues at your location"."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from seance.engine.value import Value
from seance.engine.words import Say
from seance.games.arkham.rules.index import having
from seance.games.arkham.rules.pieces import Investigator
from seance.games.arkham.rules.state import Table

from .verb import this
from .words import named


class Number(Value, ABC):
    __slots__ = ()

    @abstractmethod
    def of(self, s: Table, who: Investigator) -> int:
        """How many there are now."""

    @abstractmethod
    def say(self) -> Say:
        """ "the number of …" """


@dataclass(frozen=True, slots=True, repr=False)
class Count(Number):
    count: str

    def of(self, s: Table, who: Investigator) -> int:
        return COUNTS[self.count](s, who)

    def say(self) -> Say:
        return Say(f"count-{self.count}")


COUNTS: dict[str, Callable[[Table, Investigator], int]] = {
    "clues-here": lambda s, who: s.clues_at(who.location),
    "horror-on-you": lambda s, who: who.horror,
    "tomes": lambda s, who: len(s.controlled(who, "tome")),
}

Amount: TypeAlias = "int | Number"


def number(amount: Amount, s: Table, who: Investigator) -> int:
    return amount if isinstance(amount, int) else amount.of(s, who)


def counted(message: str, amount: Amount) -> Say:
    """ "draw 2 cards", or "draw as many cards as …" """
    if isinstance(amount, int):
        return Say(message, n=amount)
    return Say(f"{message}-equal", amount=amount.say())


class Question(Value, ABC):
    """Something that is so or not."""

    __slots__ = ()

    @abstractmethod
    def holds(self, s: Table, who: Investigator) -> bool:
        """Is it so?"""

    @abstractmethod
    def say(self) -> Say:
        """What stands behind "if"."""


@dataclass(frozen=True, slots=True, repr=False)
class Fact(Question):
    fact: str

    def holds(self, s: Table, who: Investigator) -> bool:
        return FACTS[self.fact](s, who)

    def say(self) -> Say:
        return Say(f"if-{self.fact}")


FACTS: dict[str, Callable[[Table, Investigator], bool]] = {
    "clues-here": lambda s, who: s.clues_at(who.location) > 0,
    "no-clues-here": lambda s, who: s.clues_at(who.location) == 0,
    "only-enemy": lambda s, who: s.test is not None and s.engaged_with(who) == [s.test.enemy],
    "clues-on-this": lambda s, who: this(s).clues > 0,
    "no-horror-on-this": lambda s, who: this(s).horror == 0,
}


@dataclass(frozen=True, slots=True, repr=False)
class SucceededBy(Question):
    n: int

    def holds(self, s: Table, who: Investigator) -> bool:
        return s.test is not None and s.test.passed and s.test.margin >= self.n

    def say(self) -> Say:
        return Say("if-succeeded-by", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class FewerOnThis(Question):
    """Fewer resources on this card."""

    n: int

    def holds(self, s: Table, who: Investigator) -> bool:
        return this(s).resources < self.n

    def say(self) -> Say:
        return Say("if-fewer-on-this", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class CardInPlay(Question):
    called: str

    def holds(self, s: Table, who: Investigator) -> bool:
        return bool(having(s, self.called))

    def say(self) -> Say:
        return Say("if-card-in-play", name=named(self.called))
