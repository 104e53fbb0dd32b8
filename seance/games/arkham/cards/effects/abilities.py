"""What stands on a card: abilities that say themselves and enter themselves into the registers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from seance.engine import Note, cites
from seance.engine.effect import Ability
from seance.engine.value import Value
from seance.engine.words import Say
from seance.games.arkham.rules import registers
from seance.games.arkham.rules.pieces import Investigator
from seance.games.arkham.rules.registers import SKILLS, Skill, Symbol, always
from seance.games.arkham.rules.state import Table
from seance.games.arkham.rules.under_way import EVADE, FIGHT, INVESTIGATE, Test

from .counts import Amount, Question
from .skill_tests import Attempt
from .test_changes import Test as TestVerb
from .this_card import DiscardThis
from .triggers import Trigger
from .verb import ArkhamEffect, TestChange, Verb, cost_of, possible
from .words import blank


@dataclass(frozen=True, slots=True, repr=False)
class Limit(Value):
    """How often: "round", "turn", "phase", "test", "game"; for each investigator, or for the whole `group`."""

    n: int
    per: str
    group: bool = False

    def limit(self) -> registers.Limit:
        return registers.Limit(self.per, self.n, self.group)

    def say(self) -> Say:
        limit = Say(f"per-{self.per}", n=self.n)
        return Say("for-the-group", limit=limit) if self.group else limit


def limit_of(limit: Limit | None) -> registers.Limit | None:
    return None if limit is None else limit.limit()


def attempt_of(effect: ArkhamEffect) -> Attempt | None:
    """The attack, evasion or investigation that an effect is."""
    first = effect.parts()[0]
    return first if isinstance(first, Attempt) else None


def prepare(effect: ArkhamEffect) -> None:
    for part in effect.parts():
        if isinstance(part, Verb):
            part.register()


def changes_tests(effect: ArkhamEffect) -> bool:
    return any(part.in_test for part in effect.parts() if isinstance(part, Verb))


@cites("AHC-TRG-01", "AHC-TRG-02", "AHC-CST-04")
def headed(
    kind: Say, text: Say, when: Say | None = None, limit: Limit | None = None, cost: ArkhamEffect | None = None,
    condition: Question | None = None,
) -> Say:  # fmt: skip
    """ "Reaction, after you defeat an enemy, once per round (exhaust this card): draw 1 card." """
    heading = Say(
        "heading",
        kind=kind,
        when=blank() if when is None else Say("heading-when", when=when),
        condition=blank() if condition is None else Say("heading-if", condition=condition.say()),
        limit=blank() if limit is None else Say("heading-limit", limit=limit.say()),
        cost=blank() if cost is None else Say("heading-cost", cost=cost.clauses().place("cost")),
    )
    return Say("section", heading=heading, text=text)


@dataclass(frozen=True, slots=True, repr=False)
class Does(Value):
    """One ability as it is offered: its price and what it does; when it may be used is plain by then."""

    effect: ArkhamEffect
    cost: ArkhamEffect | None = None

    def text(self) -> Say:
        if self.cost is None:
            return Say("full-stop", text=self.effect.spoken())
        return Say("section", heading=self.cost.clauses(), text=self.effect.spoken())


@dataclass(frozen=True, slots=True, repr=False)
class Act(Ability):
    """An action ability: activated in the own turn. `designator`: the bold word, if the effect has none."""

    effect: ArkhamEffect
    cost: ArkhamEffect | None = None
    actions: int = 1
    designator: str = ""
    safe: bool = False  # no attacks of opportunity
    limit: Limit | None = None

    def register(self, key: str) -> None:
        prepare(self.effect)
        attempt = attempt_of(self.effect)
        registers.action(
            key,
            self.effect.run,
            self.can,
            cost_of(self.cost, self.actions),
            self.designator if attempt is None else attempt.designator,
            limit_of(self.limit),
            self.safe,
            outlook=None if attempt is None else attempt.outlook,
            says=Does(self.effect, self.cost),
        )

    def can(self, s: Table, who: Investigator) -> bool:
        return possible(self.effect, s, who)

    def say(self) -> Say:
        text = self.effect.spoken()
        if self.designator:
            text = Say(f"designated-{self.designator}", text=text)
        if self.safe:
            text = Say("sentences", first=text, second=Say("no-opportunity"))
        return headed(Say("kind-action", n=self.actions), text, limit=self.limit, cost=self.cost)


@dataclass(frozen=True, slots=True, repr=False)
class Free(Ability):
    """In any player window, or only in those of somebody's turn."""

    effect: ArkhamEffect
    cost: ArkhamEffect | None = None
    when: Trigger | None = None
    condition: Question | None = None
    limit: Limit | None = None

    def register(self, key: str) -> None:
        prepare(self.effect)
        first = self.effect.parts()[0]
        word = first.word() if isinstance(first, Verb) else ""
        raises = [part.raises if isinstance(part, Verb) else 0 for part in self.effect.parts()]
        registers.free(
            key,
            self.effect.run,
            self.can,
            cost_of(self.cost),
            limit_of(self.limit),
            word,
            changes_tests(self.effect),
            first.supplies if isinstance(first, Verb) else "",
            isinstance(first, Verb) and first.waits,
            Does(self.effect, self.cost),
            sum(raises),
            all(raises),
        )

    def can(self, s: Table, who: Investigator) -> bool:
        if self.when is not None and not self.when.fits(s, who):
            return False
        return (self.condition is None or self.condition.holds(s, who)) and possible(self.effect, s, who)

    def say(self) -> Say:
        when = None if self.when is None else self.when.say()
        return headed(Say("kind-free"), self.effect.spoken(), when, self.limit, self.cost, self.condition)


@dataclass(frozen=True, slots=True, repr=False)
class Reaction(Ability):
    when: Trigger
    effect: ArkhamEffect
    cost: ArkhamEffect | None = None
    limit: Limit | None = None

    @cites("AHC-TRG-06", "AHC-TRG-07", "AHC-WHN-01")
    def register(self, key: str) -> None:
        cost, limit = cost_of(self.cost), limit_of(self.limit)
        does = Does(self.effect, self.cost)
        registers.ability(key, self.when.point(), self.effect.run, self.can, cost=cost, limit=limit, says=does)

    def can(self, s: Table, who: Investigator) -> bool:
        return self.when.fits(s, who) and possible(self.effect, s, who)

    def say(self) -> Say:
        return headed(Say("kind-reaction"), self.effect.spoken(), self.when.say(), self.limit, self.cost)


@dataclass(frozen=True, slots=True, repr=False)
class Forced(Ability):
    when: Trigger
    effect: ArkhamEffect
    condition: Question | None = None
    in_hand: bool = False  # while this card is in hand, not in play

    @cites("AHC-FOR-01", "AHC-FOR-03")
    def register(self, key: str) -> None:
        point = self.when.point()
        if self.in_hand:
            registers.forced_in_hand(key, point, self.effect.run, self.can)
        else:
            tests = any(isinstance(part, TestVerb) for part in self.effect.parts())
            leaves = isinstance(self.effect, DiscardThis)
            registers.forced(key, point, self.effect.run, self.can, tests, leaves, Does(self.effect))

    def can(self, s: Table, who: Investigator) -> bool:
        if not self.when.fits(s, who):
            return False
        return (self.condition is None or self.condition.holds(s, who)) and possible(self.effect, s, who)

    def say(self) -> Say:
        when = Say("trigger-in-hand", when=self.when.say()) if self.in_hand else self.when.say()
        return headed(Say("kind-forced"), self.effect.spoken(), when, condition=self.condition)


@dataclass(frozen=True, slots=True, repr=False)
class Revelation(Ability):
    effect: ArkhamEffect

    @cites("AHC-RVA-01", "AHC-YOU-02")
    def register(self, key: str) -> None:
        registers.revelation(key, self.effect.run)

    def say(self) -> Say:
        return headed(Say("kind-revelation"), self.effect.spoken())


@dataclass(frozen=True, slots=True, repr=False)
class Event(Ability):
    """What an event does. A fast one is played when its trigger says so, or in player windows of a period."""

    effect: ArkhamEffect
    when: Trigger | None = None
    designator: str = ""  # the bold word, if the effect has none

    @cites("AHC-EVT-04", "AHC-EVT-06", "AHC-FAS-04")
    def register(self, key: str) -> None:
        prepare(self.effect)
        point = "" if self.when is None else self.when.point()
        attempt = attempt_of(self.effect)
        designator = self.designator if attempt is None else attempt.designator
        registers.event(key, self.effect.run, self.can, point, designator, in_test=changes_tests(self.effect))

    def can(self, s: Table, who: Investigator) -> bool:
        return (self.when is None or self.when.fits(s, who)) and possible(self.effect, s, who)

    def say(self) -> Say:
        text = self.effect.spoken()
        if self.designator:
            text = Say(f"designated-{self.designator}", text=text)
        if self.when is not None:
            return Say("play-when", when=self.when.say(), text=text)
        return Say("full-stop", text=text)


@dataclass(frozen=True, slots=True, repr=False)
class Committed(Ability):
    """What a skill card adds to a test that succeeds: to any, or only to an "attack", "evasion", "investigation"."""

    effect: ArkhamEffect
    test: str = ""
    by: int = 0

    def register(self, key: str) -> None:
        if isinstance(self.effect, TestChange):
            change = self.effect
            card_of(key, adds=lambda s, test: change.change(s, test, key) if self.fits(test) else None)
        else:
            tells = (Note("adds", says=self),)
            card_of(key, passed=self.effect.run, can=self.can, kind=KINDS.get(self.test, ""), tells=tells)

    def text(self) -> Say:
        return self.say()

    def fits(self, test: Test) -> bool:
        return (not self.test or test.kind == KINDS[self.test]) and test.succeeded_by >= self.by

    def can(self, s: Table, who: Investigator) -> bool:
        return s.test is not None and self.fits(s.test) and possible(self.effect, s, who)

    def say(self) -> Say:
        test = Say(f"success-{self.test}" if self.test else "success")
        if self.by:
            return Say("if-success-by", test=test, n=self.by, text=self.effect.clauses())
        return Say("if-success", test=test, text=self.effect.clauses())


KINDS = {"attack": FIGHT, "evasion": EVADE, "investigation": INVESTIGATE}


def card_of(
    key: str,
    adds: Callable[[Table, Test], None] | None = None,
    passed: registers.Text | None = None,
    can: registers.Can = always,
    most: int = 0,
    own: bool = False,
    kind: str = "",
    tells: tuple[Note, ...] = (),
) -> None:
    """A skill card, of which one of its abilities says so much."""
    old = SKILLS.get(key, Skill(key, None, None, always, 0, False))
    SKILLS[key] = Skill(
        key,
        adds or old.adds,
        passed or old.passed,
        old.can if passed is None else can,
        most or old.most,
        own or old.own,
        kind or old.kind,
        tells or old.tells,
    )


@dataclass(frozen=True, slots=True, repr=False)
class ElderSign(Ability):
    """What the token is worth to this investigator, and what a success with it brings."""

    n: Amount
    passed: ArkhamEffect | None = None
    succeeds: Question | None = None  # automatically, if this is so

    def register(self, key: str) -> None:
        value = self.n if isinstance(self.n, int) else self.n.of
        passed = None if self.passed is None else self.passed.run
        succeeds = None if self.succeeds is None else self.succeeds.holds
        registers.elder_sign(key, Symbol(value, passed=passed, succeeds=succeeds, passes=self.passes))

    def passes(self, s: Table, who: Investigator) -> bool:
        return self.passed is not None and possible(self.passed, s, who)

    def say(self) -> Say:
        worth = Say("worth", n=self.n) if isinstance(self.n, int) else Say("worth-each", amount=self.n.say())
        if self.passed is not None:
            worth = Say("sentences", first=worth, second=Say("if-succeeded", effect=self.passed.clauses()))
        if self.succeeds is not None:
            worth = Say("sentences", first=worth, second=Say("succeeds-if", condition=self.succeeds.say()))
        return headed(Say("kind-elder-sign"), worth)
