"""Attacks, evasions and investigations of cards, and what changes them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from seance.engine import Deed, Flow, Note, cites, do
from seance.engine.value import Value
from seance.engine.words import Say, Several
from seance.games.arkham.rules import attempts
from seance.games.arkham.rules.attempts import attackable, can_investigate, evadable
from seance.games.arkham.rules.pieces import Investigator
from seance.games.arkham.rules.printed import AGILITY, COMBAT, INTELLECT
from seance.games.arkham.rules.registers import INVESTIGATE_WITH
from seance.games.arkham.rules.state import Table
from seance.games.arkham.rules.under_way import EVADE, FIGHT, INVESTIGATE, SYMBOLS, Test

from .counts import Question
from .verb import ArkhamEffect, Verb, source
from .words import named


class Rider(Value, ABC):
    """A sentence behind an attack, evasion or investigation that changes it."""

    __slots__ = ()

    def bonus(self, s: Table, who: Investigator) -> int:
        """To the skill."""
        return 0

    def adjust(self, s: Table, test: Test) -> None:
        """Before the results."""

    def also(self, s: Table, test: Test) -> Deed:
        """After the usual result."""
        return None

    @abstractmethod
    def say(self) -> Say:
        """The sentence."""


@dataclass(frozen=True, slots=True, repr=False)
class SkillIf(Rider):
    """More of the skill, if something is so."""

    condition: Question
    n: int

    def bonus(self, s: Table, who: Investigator) -> int:
        return self.n if self.condition.holds(s, who) else 0

    def say(self) -> Say:
        return Say("more-skill-if", condition=self.condition.say(), n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class DamageIf(Rider):
    """More damage, if something is so."""

    condition: Question
    n: int = 1

    def adjust(self, s: Table, test: Test) -> None:
        if self.condition.holds(s, test.who):
            test.damage += self.n

    def say(self) -> Say:
        return Say("more-damage-if", condition=self.condition.say(), n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class DamageByPoints(Rider):
    """Instead of the usual damage as much as the test succeeds by (or fails by, if somebody else is hit)."""

    least: int
    most: int

    def adjust(self, s: Table, test: Test) -> None:
        test.damage += min(max(test.margin, self.least), self.most) - 1

    def say(self) -> Say:
        return Say("damage-by-points", least=self.least, most=self.most)


@dataclass(frozen=True, slots=True, repr=False)
class OnSymbols(Rider):
    """If one of these is revealed during the test: at once, or when it is over. However many, it happens once."""

    effect: ArkhamEffect
    symbols: tuple[str, ...] = SYMBOLS
    after: bool = False

    def comes_with(self, token: str, before: list[str]) -> bool:
        return token in self.symbols and not any(one in self.symbols for one in before)

    def say(self) -> Say:
        symbols = Several("or", tuple([named(symbol) for symbol in self.symbols]))
        return Say("on-symbols-after" if self.after else "on-symbols", symbols=symbols, effect=self.effect.clauses())


@dataclass(frozen=True, slots=True, repr=False)
class IfSucceeded(Rider):
    effect: ArkhamEffect

    def also(self, s: Table, test: Test) -> Deed:
        return self.effect.run(s, test.who) if test.passed else None

    def say(self) -> Say:
        return Say("if-succeeded", effect=self.effect.clauses())


@dataclass(frozen=True, slots=True, repr=False)
class InsteadOfClues(Rider):
    """A success brings something else."""

    effect: ArkhamEffect

    def say(self) -> Say:
        return Say("instead-of-clues", effect=self.effect.clauses())


class Attempt(Verb):
    """One of the three, with the riders of the card."""

    __slots__ = ()
    designator = ""
    alone = True
    riders: tuple[Rider, ...]

    def bonus(self, s: Table, who: Investigator) -> int:
        return sum([rider.bonus(s, who) for rider in self.riders])

    @abstractmethod
    def outlook(self, s: Table, who: Investigator) -> tuple[str, int]:
        """The skill that is tested, and by how much it is better than without the card."""

    def adjust(self, s: Table, test: Test) -> None:
        for rider in self.riders:
            rider.adjust(s, test)

    def also(self, s: Table, test: Test) -> Flow[None]:
        for rider in self.riders:
            yield from do(rider.also(s, test))

    def watched(self, s: Table, who: Investigator, seen: list[str], token: str) -> Flow[None]:
        """A token was revealed: some riders take effect at once."""
        for rider in self.riders:
            if isinstance(rider, OnSymbols) and not rider.after and rider.comes_with(token, seen):
                yield from do(rider.effect.run(s, who))
        seen.append(token)

    @cites("AHC-DEL-01", "AHC-DEL-02")
    def afterwards(self, s: Table, who: Investigator, seen: list[str]) -> Flow[None]:
        """The attempt is over: the other riders."""
        for rider in self.riders:
            if isinstance(rider, OnSymbols) and rider.after and any(one in rider.symbols for one in seen):
                yield from do(rider.effect.run(s, who))


def with_riders(said: Say, riders: tuple[Rider, ...]) -> Say:
    for rider in riders:
        said = Say("sentences", first=said, second=rider.say())
    return said


def attempt(deed: str, skill: str, usual: str, changes: list[Say]) -> Say:
    """ "fight using agility, with +2 damage" """
    using = "" if skill == usual else "-using"
    args: dict[str, Say | Several] = {} if skill == usual else {"skill": named(skill)}
    if changes:
        return Say(f"{deed}{using}-with", changes=Several("list", tuple(changes)), **args)
    return Say(f"{deed}{using}", **args)


@dataclass(frozen=True, slots=True, repr=False)
class Fight(Attempt):
    """An attack, perhaps with a better value, more damage, another skill."""

    plus: int = 0
    damage: int = 0
    skill: str = COMBAT
    riders: tuple[Rider, ...] = ()
    designator = FIGHT

    @cites("AHC-GLD-02")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        seen: list[str] = []
        yield from attempts.attack(
            s,
            who,
            skill=self.skill,
            bonus=lambda tested: self.plus_to(tested, s, who),
            damage=1 + self.damage,
            source=source(s),
            adjust=lambda test: self.adjust(s, test),
            also=lambda test: self.also(s, test),
            revealing=lambda token: self.watched(s, who, seen, token),
        )
        yield from self.afterwards(s, who, seen)

    @cites("AHC-MOD-01", "AHC-MOD-02")
    def plus_to(self, tested: str, s: Table, who: Investigator) -> int:
        """More of the skill that the card names: another that is used in its place gets nothing."""
        return self.plus + self.bonus(s, who) if tested == self.skill else 0

    def outlook(self, s: Table, who: Investigator) -> tuple[str, int]:
        return self.skill, self.plus_to(self.skill, s, who)

    def possible(self, s: Table, who: Investigator) -> bool:
        return bool(attackable(s, who))

    def say(self) -> Say:
        changes = [Say("plus-skill", n=self.plus, skill=named(self.skill))] if self.plus else []
        changes += [Say("plus-damage", n=self.damage)] if self.damage else []
        return with_riders(attempt("fight", self.skill, COMBAT, changes), self.riders)


@dataclass(frozen=True, slots=True, repr=False)
class Evade(Attempt):
    skill: str = AGILITY
    riders: tuple[Rider, ...] = ()
    designator = EVADE

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        seen: list[str] = []
        yield from attempts.evade(
            s,
            who,
            skill=self.skill,
            source=source(s),
            also=lambda test: self.also(s, test),
            stakes=tuple([Note("success-does", says=it.effect) for it in self.riders if isinstance(it, IfSucceeded)]),
            revealing=lambda token: self.watched(s, who, seen, token),
        )
        yield from self.afterwards(s, who, seen)

    def outlook(self, s: Table, who: Investigator) -> tuple[str, int]:
        return self.skill, 0

    def possible(self, s: Table, who: Investigator) -> bool:
        return bool(evadable(s, who))

    def say(self) -> Say:
        return with_riders(attempt("evade", self.skill, AGILITY, []), self.riders)


@dataclass(frozen=True, slots=True, repr=False)
class Investigate(Attempt):
    shroud: int = 0
    riders: tuple[Rider, ...] = ()
    designator = INVESTIGATE

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        others = [rider.effect for rider in self.riders if isinstance(rider, InsteadOfClues)]
        yield from attempts.investigate(
            s,
            who,
            shroud=self.shroud,
            source=source(s),
            instead=(lambda test: others[0].run(s, who)) if others else None,
            stakes=tuple([Note("success-does", says=other) for other in others]),
            also=lambda test: self.also(s, test),
        )

    def outlook(self, s: Table, who: Investigator) -> tuple[str, int]:
        return INVESTIGATE_WITH.get(s.here(who).face, INTELLECT), -self.shroud

    def possible(self, s: Table, who: Investigator) -> bool:
        return can_investigate(s, who)

    def say(self) -> Say:
        changes = [Say("less-shroud", n=-self.shroud)] if self.shroud else []
        return with_riders(attempt("investigate", INTELLECT, INTELLECT, changes), self.riders)
