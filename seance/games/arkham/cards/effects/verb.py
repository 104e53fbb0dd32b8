"""What all verbs of Arkham Horror: The Card Game share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TypeAlias

from seance.engine import Flow, Option, choose, cites, do
from seance.engine.effect import All, Effect
from seance.games.arkham.rules.pieces import Enemy, InPlay, Investigator
from seance.games.arkham.rules.registers import Cost, acting
from seance.games.arkham.rules.state import Table
from seance.games.arkham.rules.under_way import Test
from seance.games.arkham.rules.windows import as_one

ArkhamEffect: TypeAlias = "Effect[Table, Investigator]"


class Verb(Effect[Table, Investigator]):
    __slots__ = ()
    in_test = False  # does it change a test under way?
    raises = 0  # the value of a test under way, by so much
    supplies = ""  # what it brings that a test can use: "cards" or "resources"
    waits = False  # is it as good in the own turn, so that nobody has to be stopped for it?

    def __and__(self, other: ArkhamEffect) -> Together:
        return Together(*self.parts(), *other.parts())

    def word(self) -> str:
        """What an option is called that does just this; "" for "use this card"."""
        return ""

    def register(self) -> None:
        """Tell the core of what it has to know beforehand: lasting effects that rules ask for by name."""

    def onto(self, cost: Cost) -> Cost:
        """As a price: the cost with this added to it."""
        raise TypeError(f"{self!r} is no price")


class Together(All[Table, Investigator]):
    """Several effects of one text: what comes after them comes after all of them."""

    __slots__ = ()

    @cites("AHC-EFF-06", "AHC-THN-03")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        yield from as_one(s, self.each(s, who))

    @cites("AHC-THN-01", "AHC-TGT-05")
    def each(self, s: Table, who: Investigator) -> Flow[None]:
        """What follows "then" comes only if what stands before it was done."""
        before, s.unresolved = s.unresolved, False
        for effect in self.effects:
            if not who.gone and not (effect.follows and s.unresolved):
                yield from do(effect.run(s, who))
        s.unresolved = before

    def __and__(self, other: ArkhamEffect) -> Together:
        return Together(*self.parts(), *other.parts())


class TestChange(Verb):
    """What a committed skill card may do: it changes the test itself, before its results."""

    __slots__ = ()
    __test__ = False

    @abstractmethod
    def change(self, s: Table, test: Test, card: str) -> None:
        """`card`: the key of the committed card."""


@cites("AHC-TRG-14", "AHC-TRG-16", "AHC-TGT-03", "AHC-THN-01")
def possible(effect: ArkhamEffect, s: Table, who: Investigator) -> bool:
    """Several effects: is there one that would change anything? What its price changes is no reason to pay it.

    What comes after "then" is no reason either if what stands before it cannot be done.
    """
    parts = effect.parts()
    if len(parts) == 1:
        return parts[0].possible(s, who)
    found = False
    for part in parts:
        can = part.possible(s, who)
        if not can and not found and followed_by_then(effect):
            return False
        found = found or can
    return found


def followed_by_then(effect: ArkhamEffect) -> bool:
    return any(part.follows for part in effect.parts())


def cost_of(price: ArkhamEffect | None, actions: int = 0) -> Cost:
    """What stands before the colon."""
    cost = Cost(actions=actions)
    for part in price.parts() if price is not None else ():
        assert isinstance(part, Verb)
        cost = part.onto(cost)
    return cost


@cites("AHC-SRF-01", "AHC-SRF-02")
def this(s: Table) -> InPlay:
    """The card in play whose text takes effect."""
    assert isinstance(s.subject, InPlay)
    return s.subject


def source(s: Table) -> str:
    """The key of what the text stands on, or of the revelation: questions name it."""
    return acting(s) or (s.drawing[-1].card.key if s.drawing else "")


def that_enemy(s: Table) -> Enemy | None:
    """The enemy of the moment that is answered, or of the test under way."""
    enemy = s.moment.enemy if s.moment is not None else None
    return s.test.enemy if enemy is None and s.test is not None else enemy


def choose_enemy(s: Table, who: Investigator, prompt: str, among: Sequence[Enemy]) -> Flow[Enemy | None]:
    """One of these; None if there is none."""
    if not among:
        return None
    options = [Option(enemy, "choose", (enemy.key,)) for enemy in among]
    return (yield from choose(who.seat, prompt, options, (source(s),)))
