"""What an ability costs besides actions. (What else is a price: discarding this card, taking horror.)"""

from __future__ import annotations

from dataclasses import dataclass, replace

from seance.engine import Flow, cites
from seance.engine.words import Say
from seance.games.arkham.rules.costs import affordable, pay
from seance.games.arkham.rules.pieces import Investigator
from seance.games.arkham.rules.registers import FREE, Cost
from seance.games.arkham.rules.state import Table

from .belongings import uses
from .harm import points
from .verb import Verb


class Price(Verb):
    """What is mostly paid before the colon; where it is an effect it is paid then."""

    __slots__ = ()

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        yield from pay(s, who, s.subject, self.onto(FREE))

    def possible(self, s: Table, who: Investigator) -> bool:
        return affordable(s, who, s.subject, self.onto(FREE))


@dataclass(frozen=True, slots=True, repr=False)
class SpendResources(Price):
    n: int = 1

    def onto(self, cost: Cost) -> Cost:
        return replace(cost, resources=cost.resources + self.n)

    def say(self) -> Say:
        return Say("spend-resources", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class SpendUses(Price):
    kind: str
    n: int = 1

    def onto(self, cost: Cost) -> Cost:
        return replace(cost, uses=cost.uses + self.n)

    def say(self) -> Say:
        return Say("spend-uses", uses=uses(self.kind, self.n))


@dataclass(frozen=True, slots=True, repr=False)
class ExhaustThis(Price):
    @cites("AHC-EXH-01")
    def onto(self, cost: Cost) -> Cost:
        return replace(cost, exhaust=True)

    def say(self) -> Say:
        return Say("exhaust-this")


@dataclass(frozen=True, slots=True, repr=False)
class HurtThis(Price):
    """Deal damage or horror to this card."""

    damage: int = 0
    horror: int = 0

    def onto(self, cost: Cost) -> Cost:
        return replace(cost, damage_here=cost.damage_here + self.damage, horror_here=cost.horror_here + self.horror)

    def say(self) -> Say:
        return Say("hurt-this", points=points(self.damage, self.horror))


@dataclass(frozen=True, slots=True, repr=False)
class DiscardFromHand(Price):
    """Cards of choice."""

    n: int = 1

    @cites("AHC-CST-07", "AHC-CST-08")
    def onto(self, cost: Cost) -> Cost:
        return replace(cost, cards=cost.cards + self.n)

    def say(self) -> Say:
        return Say("discard-from-hand", n=self.n)
