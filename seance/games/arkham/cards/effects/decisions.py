"""Effects with branches, and effects for others."""

from __future__ import annotations

from dataclasses import dataclass

from seance.engine import Deed, Flow, Note, Option, choose, cites, do
from seance.engine.words import Long, Say, Telling
from seance.games.arkham.rules.harm import heal, take
from seance.games.arkham.rules.pieces import Investigator
from seance.games.arkham.rules.skill_tests import skill_test
from seance.games.arkham.rules.state import Table
from seance.games.arkham.rules.under_way import Test

from .counts import Question
from .verb import ArkhamEffect, Verb, possible, source
from .words import named


@dataclass(frozen=True, slots=True, repr=False)
class If(Verb):
    """Something about the table decides."""

    condition: Question
    then: ArkhamEffect
    otherwise: ArkhamEffect | None = None
    alone = True

    def run(self, s: Table, who: Investigator) -> Deed:
        if self.condition.holds(s, who):
            return self.then.run(s, who)
        return self.otherwise.run(s, who) if self.otherwise is not None else None

    def possible(self, s: Table, who: Investigator) -> bool:
        branch = self.then if self.condition.holds(s, who) else self.otherwise
        return branch is not None and possible(branch, s, who)

    def say(self) -> Say:
        then = self.then.clauses()
        if self.otherwise is None:
            return Long("if", condition=self.condition.say(), then=then)
        return Long("if-or", condition=self.condition.say(), then=then, otherwise=self.otherwise.clauses())


@dataclass(frozen=True, slots=True, repr=False)
class Then(Verb):
    """It comes only if what stands before it was done: "…, then …"."""

    effect: ArkhamEffect
    alone = True
    follows = True

    @cites("AHC-THN-02", "AHC-THN-03")
    def run(self, s: Table, who: Investigator) -> Deed:
        return self.effect.run(s, who)

    def possible(self, s: Table, who: Investigator) -> bool:
        return possible(self.effect, s, who)

    def say(self) -> Say:
        return Say("clause", text=self.effect.clauses())


@dataclass(frozen=True, slots=True, repr=False)
class ForOneHere(Verb):
    """Somebody at the location, perhaps oneself."""

    effect: ArkhamEffect
    alone = True

    @cites("AHC-TGT-01", "AHC-TGT-02", "AHC-TGT-06")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        options = [Option(one, "choose", (one.key,)) for one in self.among(s, who)]
        if options:
            one = yield from choose(who.seat, "which-investigator", options, (source(s),))
            yield from do(self.effect.run(s, one))

    def among(self, s: Table, who: Investigator) -> list[Investigator]:
        return [one for one in s.at(who.location) if possible(self.effect, s, one)]

    def possible(self, s: Table, who: Investigator) -> bool:
        return bool(self.among(s, who))

    def say(self) -> Say:
        return Telling("for-one-here", text=self.effect.spoken())


@dataclass(frozen=True, slots=True, repr=False)
class TreatOneHere(Verb):
    """A test for the good of somebody at the location: damage healed, or dealt if it fails."""

    skill: str
    difficulty: int
    n: int = 1
    alone = True

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        options = [Option(one, "choose", (one.key,)) for one in s.at(who.location)]
        one = yield from choose(who.seat, "which-investigator", options, (source(s),))

        def results(test: Test) -> Deed:
            if not test.passed:
                return take(s, one, self.n)
            heal(s, one, self.n)
            return None

        stakes = (Note("success-treat", (one.key, str(self.n))), Note("failure-treat", (one.key, str(self.n))))
        yield from skill_test(s, who, self.skill, self.difficulty, results, source=source(s), stakes=stakes)

    def say(self) -> Say:
        return Long("treat-one-here", skill=named(self.skill), difficulty=self.difficulty, n=self.n)
