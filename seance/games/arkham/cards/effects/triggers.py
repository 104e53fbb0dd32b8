"""When abilities and fast events may or must be used: a timing of the rules and what happens there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from seance.engine import cites
from seance.engine.value import Value
from seance.engine.words import Say
from seance.games.arkham.rules.pieces import Investigator
from seance.games.arkham.rules.registers import WINDOW
from seance.games.arkham.rules.state import Table

from .happenings import Happening, Turn


@dataclass(frozen=True, slots=True, repr=False)
class Trigger(Value, ABC):
    """`After(Evasion(YOU))`: the point of the rules at which something happens that the card speaks of."""

    what: Happening
    timing: ClassVar[str]

    @abstractmethod
    def point(self) -> str:
        """What the rules call this moment."""

    @cites("AHC-TCO-01", "AHC-AFT-01", "AHC-PRP-03")
    def fits(self, s: Table, who: Investigator) -> bool:
        """Is what happens now what the card speaks of?"""
        return s.moment is not None and self.what.holds(s, who, s.moment)

    def say(self) -> Say:
        return Say(f"trigger-{self.timing}", what=self.what.say())


class During(Trigger):
    """In any player window of a turn."""

    __slots__ = ()
    what: Turn
    timing = "during"

    def point(self) -> str:
        return WINDOW

    def fits(self, s: Table, who: Investigator) -> bool:
        return self.what.lasts(s, who)


class When(Trigger):
    __slots__ = ()
    timing = "when"

    def point(self) -> str:
        return f"when-{self.what.point}"


class After(Trigger):
    __slots__ = ()
    timing = "after"

    def point(self) -> str:
        return f"after-{self.what.point}"


class AtEnd(Trigger):
    __slots__ = ()
    timing = "at-end"

    def point(self) -> str:
        return f"at-end-of-{self.what.point}"


class Would(Trigger):
    """Something is about to happen, and can still be changed."""

    __slots__ = ()
    timing = "when"

    def point(self) -> str:
        return f"would-{self.what.coming}"

    def fits(self, s: Table, who: Investigator) -> bool:
        return s.moment is not None and self.what.would(s, who, s.moment)

    def say(self) -> Say:
        return Say("trigger-when", what=self.what.say_coming())


class Before(Would):
    __slots__ = ()
    timing = "before"

    def say(self) -> Say:
        return Say("trigger-before", what=self.what.say())
