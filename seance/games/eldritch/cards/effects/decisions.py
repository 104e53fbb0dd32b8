"""Tests, choices and conditions: effects with branches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from msgspec.structs import replace

from seance.engine import Deed, Flow, Note, Option, Preview, choose, cites, do
from seance.engine.effect import Effect
from seance.engine.value import Value
from seance.engine.words import Long, Say, Several, Telling
from seance.games.eldritch.rules.pieces import Investigator, Monster
from seance.games.eldritch.rules.places import NEAR
from seance.games.eldritch.rules.printed import CITY, SEA
from seance.games.eldritch.rules.registers import GAIN, OTHER, OWN, Tested
from seance.games.eldritch.rules.skill_tests import MANY, chance, roll_die, skill_test
from seance.games.eldritch.rules.state import World
from seance.games.eldritch.rules.under_way import Stake

from .belongings import Discard, Gain, Recover, Spend
from .board import AdvanceDoom
from .counts import Question, number
from .monsters import PullMonster
from .tell import untold
from .things import Clues
from .this_card import DiscardThis
from .verb import EldritchEffect, Verb, go_on, offer, pay, possible, source
from .words import named


@dataclass(frozen=True, slots=True, repr=False)
class Test(Verb):
    """Test a skill. In the first part of a complex encounter PASS_PART and FAIL_PART lead to the other two."""

    skill: str
    modifier: int = 0
    passed: EldritchEffect | None = None
    failed: EldritchEffect | None = None
    per: str = ""  # dice more or fewer for each: "clue", "spell", "cultist"
    alone = True
    follows = True
    __test__ = False

    def dice(self, s: World, who: Investigator) -> int:
        """More or fewer than the skill."""
        return self.modifier + (PER[self.per](s, who) if self.per else 0)

    @cites("EH-TEST-05", "EH-TEST-07")
    def run(self, s: World, who: Investigator) -> Flow[None]:
        result = yield from skill_test(s, who, self.skill, self.dice(s, who), stake=self.stake(s))
        outcome = self.passed if result else self.failed
        if outcome is not None and not who.gone:
            yield from do(outcome.run(s, who))

    def stake(self, s: World) -> Stake:
        """What its outcomes bring; of a complex encounter the other two parts of the card."""
        here = s.encounter
        if here is not None and (self.passed, self.failed) == (PASS_PART, FAIL_PART):
            return Stake(here.passed, here.failed)
        return Stake(self.passed, self.failed)

    def possible(self, s: World, who: Investigator) -> bool:
        """May success or failure bring anything?"""
        return any(branch is not None and possible(branch, s, who) for branch in (self.passed, self.failed))

    def say(self) -> Say:
        sign = "plus" if self.modifier > 0 else "minus" if self.modifier < 0 else "none"
        test = Say("test", sign=sign, by=abs(self.modifier), skill=named(self.skill))
        if self.per:
            test = Say(f"test-per-{self.per}", deed=test)
        if (self.passed, self.failed) in ((None, None), (PASS_PART, FAIL_PART)):
            return Long("test-only", deed=test)
        branches = {"passed": self.passed, "failed": self.failed}
        said = {name: branch.clauses() for name, branch in branches.items() if branch is not None}
        nested = self.passed is not None and any(each.alone for each in self.passed.parts())
        return Long("-".join(("test", *said)), deed=test, how_nested="yes" if nested else "no", **said)


PER: dict[str, Callable[[World, Investigator], int]] = {
    "clue": lambda s, who: len(who.clues),
    "spell": lambda s, who: -len(s.owned(who, "spell")),
    "cultist": lambda s, who: -sum([monster.kind.key == "cultist" for monster in s.monsters]),
}


@dataclass(frozen=True, slots=True, repr=False)
class Part(Verb):
    """Go on with the pass or the fail part of the same complex encounter."""

    part: str
    impersonal = True

    def __repr__(self) -> str:
        return f"{self.part.upper()}_PART"

    def run(self, s: World, who: Investigator) -> Deed:
        assert s.encounter is not None
        effect = s.encounter.passed if self.part == "pass" else s.encounter.failed
        return go_on(effect, s, who) if effect is not None else None

    def say(self) -> Say:
        return Say(f"part-{self.part}")


PASS_PART, FAIL_PART = Part("pass"), Part("fail")

DECLINE: Option[bool] = Option(False, "decline")


def will_pay(
    s: World, who: Investigator, prompt: str, cost: EldritchEffect,
    then: EldritchEffect | None = None, otherwise: EldritchEffect | None = None,
) -> Flow[bool]:  # fmt: skip
    """Asks whoever can pay whether they do; the odds of a test that follows either answer can be had."""
    if not cost.affordable(s, who):
        return False

    def preview(option: Option[object]) -> Preview | None:
        found = odds(s, who, then if option.value else otherwise)
        due = clues_due(s, who, cost) if option.value else 0
        if not option.value and otherwise is not None and empties_doom(s, who, otherwise):
            return replace(found or Preview(), danger=True, notes=(Note("doom-empty", (s.ancient_one.key,)),))
        return found if not due else replace(found or Preview(), notes=(Note("clues-due", (str(due),)),))

    verb, on = offer(cost)
    return (
        yield from choose(
            who.seat, prompt, (Option(True, verb, on), DECLINE), (who.key, source(s)), preview=preview,
            notes=lambda: at_stake(None if then is cost and said_by_label(cost) else then, otherwise),
        )
    )  # fmt: skip


def empties_doom(s: World, who: Investigator, effect: EldritchEffect) -> bool:
    """Would Doom come to 0 by it?"""
    doom = sum([number(part.n, s, who) for part in effect.parts() if isinstance(part, AdvanceDoom)])
    return 0 < s.doom <= doom


def clues_due(s: World, who: Investigator, cost: EldritchEffect) -> int:
    """How many Clues a price takes of which the card says only how they are counted."""
    first = cost.parts()[0]
    thing = first.things[0] if isinstance(first, Spend) else None
    return number(thing.n, s, who) if isinstance(thing, Clues) and not isinstance(thing.n, int) else 0


def said_by_label(cost: EldritchEffect) -> bool:
    """Is there no more to it than its first part, and no roll of which more may come?"""
    first, *more = cost.parts()
    return not more and not isinstance(first, Roll | Test)


def at_stake(then: EldritchEffect | None, otherwise: EldritchEffect | None) -> tuple[Note, ...]:
    """What comes of either answer, in the words of the card."""
    found = (("if-you-do", untold(then)), ("if-you-do-not", untold(otherwise)))
    return tuple([Note(key, says=effect) for key, effect in found if effect is not None])


def foreseen(effect: object, who: Investigator) -> Preview | None:
    """What a choice would not bring, because nothing is lacking; or all that it does."""
    if isinstance(effect, Recover) and not effect.helps(who):
        return Preview(notes=(Note("health-full" if effect.health else "sanity-full"),), idle=True)
    return whole(effect)


def whole(effect: object) -> Preview | None:
    """All that a choice does, where its label says only the first of several things."""
    if not isinstance(effect, Effect) or sum([1 for _ in effect.parts()]) < 2:
        return None
    return Preview(notes=(Note("does", says=effect),))


def tested(effect: EldritchEffect) -> Tested | None:
    """The test that an effect begins with."""
    first = effect.parts()[0]
    return (first.skill, first.modifier, "") if isinstance(first, Test) else None


def touched(effect: EldritchEffect) -> int:
    """What it may change for other answers to the same point of the rules: see `registers.order_matters`."""
    if all(isinstance(part, (Gain, Recover)) for part in effect.parts()):
        return GAIN
    inner = effect.effect if isinstance(effect, MayDo) and effect.then is None else effect
    if isinstance(inner, Roll) and all(isinstance(on.effect, DiscardThis) for on in inner.outcomes):
        return OWN
    return OTHER


def odds(s: World, who: Investigator, effect: EldritchEffect | None) -> Preview | None:
    """Of the test that this effect begins with."""
    first = None if effect is None else effect.parts()[0]
    if not isinstance(first, Test):
        return None
    return chance(s, who, first.skill, first.dice(s, who))


@dataclass(frozen=True, slots=True, repr=False)
class May(Verb):
    """Pay to get something, if you like and can. Otherwise perhaps something else happens."""

    cost: EldritchEffect
    effect: EldritchEffect
    otherwise: EldritchEffect | None = None
    alone = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        worth_it = self.otherwise is not None or possible(self.effect, s, who)
        if worth_it and (yield from will_pay(s, who, "pay", self.cost, self.effect, self.otherwise)):
            yield from pay(self.cost, s, who)
            if not who.gone:
                yield from do(self.effect.run(s, who))
        elif self.otherwise is not None:
            yield from do(self.otherwise.run(s, who))

    def possible(self, s: World, who: Investigator) -> bool:
        return self.otherwise is not None or (self.cost.affordable(s, who) and possible(self.effect, s, who))

    def say(self) -> Say:
        cost, gain = self.cost.clauses().place("cost"), self.effect.clauses().place("to")
        if self.otherwise is None:
            return Long("may-pay", cost=cost, effect=gain)
        return Long("may-pay-or", cost=cost, effect=gain, otherwise=self.otherwise.clauses())


@dataclass(frozen=True, slots=True, repr=False)
class MayDo(Verb):
    """Do it if you like; then more follows."""

    effect: EldritchEffect
    then: EldritchEffect | None = None
    alone = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        if isinstance(self.effect, ChooseOne):
            done = yield from self.effect.choose(s, who, optional=True)
        else:
            done = possible(self.effect, s, who) and (
                yield from will_pay(s, who, "may-do", self.effect, self.then or self.effect)
            )
            if done:
                yield from do(self.effect.run(s, who))
        if done and self.then is not None and not who.gone:
            yield from do(self.then.run(s, who))

    def say(self) -> Say:
        effect = self.effect.clauses().place("to")
        if self.then is None:
            return Long("may", effect=effect)
        return Long("may-then", effect=effect, then=self.then.clauses())


@dataclass(frozen=True, slots=True, repr=False)
class Unless(Verb):
    """It happens unless the cost is paid. Who has nothing to avoid is not asked."""

    cost: EldritchEffect
    effect: EldritchEffect
    alone = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        threat = any(possible(part, s, who) for part in self.effect.parts())
        if threat and (yield from will_pay(s, who, "pay-to-avoid", self.cost, None, self.effect)):
            yield from pay(self.cost, s, who)
        else:
            yield from do(self.effect.run(s, who))

    def say(self) -> Say:
        effect = self.effect.clauses()
        many = "one" if len(effect.items) == 1 and not effect.items[0].heavy else "many"
        return Long("unless", cost=self.cost.clauses().place("cost"), deed=effect, how_many=many)


@dataclass(frozen=True, slots=True, repr=False, init=False)
class ChooseOne(Verb):
    choices: tuple[EldritchEffect, ...] = field(metadata={"spread": True})

    def __init__(self, *choices: EldritchEffect) -> None:
        object.__setattr__(self, "choices", choices)

    def run(self, s: World, who: Investigator) -> Flow[None]:
        yield from self.choose(s, who)

    def choose(self, s: World, who: Investigator, optional: bool = False) -> Flow[bool]:
        """Whether anything was chosen."""
        able = [choice for choice in self.choices if possible(choice, s, who)]
        options: list[Option[EldritchEffect | None]] = [Option(choice, *offer(choice)) for choice in able]
        if optional:
            options.append(Option(None, "decline"))
        if not options:
            return False
        chosen = yield from choose(
            who.seat, "choose-one", options, (who.key, source(s)), preview=lambda option: foreseen(option.value, who)
        )  # fmt: skip
        if chosen is not None:
            yield from do(chosen.run(s, who))
        return chosen is not None

    def say(self) -> Say:
        for verb in (Gain, Discard):  # "gain 1 Clue or 1 Spell"
            things = [choice.things[0] for choice in self.choices if type(choice) is verb and len(choice.things) == 1]
            if len(things) == len(self.choices):
                return verb.with_things(things, "or")
        choices = [Say("clause", text=choice.clauses().place("to")) for choice in self.choices]
        return Say("choose-one", choices=Several("or", tuple(choices)))


@dataclass(frozen=True, slots=True, repr=False)
class If(Verb):
    """Something about the table decides."""

    condition: Question
    then: EldritchEffect
    otherwise: EldritchEffect | None = None
    alone = True

    def run(self, s: World, who: Investigator) -> Deed:
        if self.condition.holds(s, who):
            return self.then.run(s, who)
        return self.otherwise.run(s, who) if self.otherwise is not None else None

    def possible(self, s: World, who: Investigator) -> bool:
        return self.otherwise is not None or self.condition.holds(s, who)

    def say(self) -> Say:
        then = self.then.clauses()
        if isinstance(self.then, PullMonster) and self.then.called == self.condition.called:
            then = Several("and", (Say("pull-it"),))  # the sentence has just named it
        if self.otherwise is None:
            return Long("if", condition=self.condition.say(), then=then)
        return Long("if-or", condition=self.condition.say(), then=then, otherwise=self.otherwise.clauses())


@dataclass(frozen=True, slots=True, repr=False)
class Then(Verb):
    """It comes after what stands before it: "…, then …"."""

    effect: EldritchEffect
    alone = True
    follows = True

    def run(self, s: World, who: Investigator) -> Deed:
        return self.effect.run(s, who)

    def say(self) -> Say:
        return Say("clause", text=self.effect.clauses())


@dataclass(frozen=True, slots=True, repr=False)
class Finally(Verb):
    """It comes last, whatever happened before: "Then …" in a sentence of its own."""

    effect: EldritchEffect
    alone = True

    def run(self, s: World, who: Investigator) -> Deed:
        return self.effect.run(s, who)

    def say(self) -> Say:
        return Say("finally", text=self.effect.clauses())


@dataclass(frozen=True, slots=True, repr=False)
class On(Value):
    """What happens if a die (or a result) is one of these."""

    least: int
    most: int
    effect: EldritchEffect

    def say(self, message: str) -> Say:
        kind = "faces-or-more" if self.most == MANY else "faces" if self.least < self.most else "face"
        faces = Say(kind, least=self.least, most=self.most)
        return Say(message, faces=faces, effect=self.effect.clauses())


@dataclass(frozen=True, slots=True, repr=False, init=False)
class Roll(Verb):
    """One die, which is not a test."""

    outcomes: tuple[On, ...] = field(metadata={"spread": True})
    alone = True
    follows = True

    def __init__(self, *outcomes: On) -> None:
        object.__setattr__(self, "outcomes", outcomes)

    def run(self, s: World, who: Investigator) -> Deed:
        rolled = roll_die(s)
        on = next((on for on in self.outcomes if on.least <= rolled <= on.most), None)
        s.log("rolled", who=who.key, n=rolled, card=source(s), counts=on is not None)
        return None if on is None else on.effect.run(s, who)

    def say(self) -> Say:
        return Long("roll", outcomes=Several("outcomes", tuple([on.say("roll-on") for on in self.outcomes])))


@dataclass(frozen=True, slots=True, repr=False)
class Each(Verb):
    """It happens to others than the one whose card it is: one after the other, the Lead Investigator first."""

    whom: str
    effect: EldritchEffect
    alone = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        for other in self.those(s, who):
            if not other.gone:
                yield from do(self.effect.run(s, other))

    def possible(self, s: World, who: Investigator) -> bool:
        """Is there anybody; and for a recovery, anybody who lacks something?"""
        those = self.those(s, who)
        return any(self.effect.helps(one) for one in those) if isinstance(self.effect, Recover) else bool(those)

    def those(self, s: World, who: Investigator) -> list[Investigator]:
        return [each for each in s.in_order() if WHOM[self.whom](s, who, each)]

    def say(self) -> Say:
        return Telling("each", whom=Say(f"whom-{self.whom}"), text=self.effect.spoken())


WHOM: dict[str, Callable[[World, Investigator, Investigator], bool]] = {  # the one whose card it is, and another
    "all": lambda s, who, one: True,
    "lead": lambda s, who, one: one.seat == s.lead,
    "here": lambda s, who, one: one.space == who.space,
    "on-gates": lambda s, who, one: s.gate_on(one.space) is not None,
    "at-sea-without-token": lambda s, who, one: s.kind(one.space) == SEA and one.space not in s.eldritch,
    "on-its-space": lambda s, who, one: isinstance(s.subject, Monster) and one.space == s.subject.space,
    "near-its-space": lambda s, who, one: (
        isinstance(s.subject, Monster) and s.subject.space in (one.space, *NEAR[one.space])
    ),
    "cursed": lambda s, who, one: one.has("cursed"),
    "others-here": lambda s, who, one: one is not who and one.space == who.space,
    "in-cities": lambda s, who, one: s.kind(one.space) == CITY,
    "in-cities-with-weapons": lambda s, who, one: s.kind(one.space) == CITY and bool(one.possessions("weapon")),
    "with-allies": lambda s, who, one: bool(s.owned(one, "asset", "ally")),
    "near-expedition": lambda s, who, one: s.expedition in (one.space, *NEAR[one.space]),
}
