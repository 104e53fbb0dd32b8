"""Everything that stands on a possession: abilities that say themselves and enter themselves into the registers."""

from __future__ import annotations

from dataclasses import dataclass, field

from seance.engine import Flow, Need, do
from seance.engine.effect import Ability, CardText
from seance.engine.words import Say, Several, Telling
from seance.games.eldritch.rules.pieces import Investigator, Owned
from seance.games.eldritch.rules.possessions import discard_card
from seance.games.eldritch.rules.printed import CITY
from seance.games.eldritch.rules.registers import (
    BURSTS,
    DICE,
    FIGHT_CHANGES,
    NEVER_DELAYED,
    ON_GAIN,
    PREVENTIONS,
    SIXES,
    Burst,
    Helps,
    Prevention,
    WorldNeed,
    bonus,
    component_action,
    is_during,
    reacts,
    reroll,
)  # fmt: skip
from seance.games.eldritch.rules.state import World
from seance.games.eldritch.rules.under_way import Combat, Loss, Trial

from .belongings import points
from .decisions import tested, touched
from .verb import EldritchEffect, pay, possible
from .words import article, named

ANY_NUMBER = 99


def tests(skill: str, during: str) -> Say:
    """ "of a Strength test during a Combat encounter" """
    called = named(skill) if skill else Say("no-trait")
    return Say(f"of-a-test-{during}" if during else "of-a-test", skill=called, how_article=article(skill or "test"))


# ---- tests -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class Plus(Ability):
    """Only the best bonus of all cards counts."""

    n: int
    skill: str
    during: str = ""

    def register(self, key: str) -> None:
        bonus(key, self.n, self.skill, self.during)

    def say(self) -> Say:
        return Say(f"plus-{self.during}" if self.during else "plus", n=self.n, skill=named(self.skill))


@dataclass(frozen=True, slots=True, repr=False)
class RerollDice(Ability):
    skill: str = ""
    during: str = ""
    n: int = 1  # or ANY_NUMBER
    each: str = "test"  # or "round": how often
    cost: EldritchEffect | None = None

    def register(self, key: str) -> None:
        cost = self.cost
        if cost is None:
            reroll(key, self.skill, self.during, self.n, self.each)
        else:
            reroll(
                key, self.skill, self.during, self.n, self.each,
                affordable=cost.affordable, price=lambda s, who: pay(cost, s, who), costs=cost,
            )  # fmt: skip

    def say(self) -> Say:
        dice = Say("any-dice") if self.n == ANY_NUMBER else Say("some-dice", n=self.n)
        facts = {"dice": dice, "tests": tests(self.skill, self.during)}
        if self.cost is not None:
            return Say(f"reroll-for-per-{self.each}", cost=self.cost.clauses().place("cost"), **facts)
        return Say(f"reroll-per-{self.each}", **facts)


@dataclass(frozen=True, slots=True, repr=False)
class RaiseDie(Ability):
    """1 is added to a die."""

    skill: str = ""
    during: str = ""
    each: str = "test"

    def register(self, key: str) -> None:
        reroll(key, self.skill, self.during, per=self.each, raises=True)

    def say(self) -> Say:
        return Say(f"raise-per-{self.each}", tests=tests(self.skill, self.during))


@dataclass(frozen=True, slots=True, repr=False)
class DoubleSixes(Ability):
    skill: str = ""
    during: str = ""

    def register(self, key: str) -> None:
        SIXES[key] = Helps(self.skill, self.during)

    def say(self) -> Say:
        return Say("double-sixes", tests=tests(self.skill, self.during))


@dataclass(frozen=True, slots=True, repr=False, init=False)
class BurstOf(Ability):
    """Much better for one Combat encounter: the card is discarded for it, or it can be done once in a round."""

    n: int
    by: str  # "discard" or "round"
    skills: tuple[str, ...] = field(metadata={"spread": True})

    def __init__(self, n: int, by: str, *skills: str) -> None:
        object.__setattr__(self, "n", n)
        object.__setattr__(self, "by", by)
        object.__setattr__(self, "skills", skills)

    def register(self, key: str) -> None:
        BURSTS[key] = Burst(self.n, self.skills, self.by == "discard")

    def say(self) -> Say:
        pluses = tuple([Say("burst-plus", n=self.n, skill=named(skill)) for skill in self.skills])
        return Say(f"burst-{self.by}", bonus=Several("with", pluses))


@dataclass(frozen=True, slots=True, repr=False)
class DiceHere(Ability):
    """An additional die for everybody on the owner's space, if that is a "city" (but not in Other Worlds), "sea" or
    "wilderness"; or in an "other-world", or in the tests that a Monster calls for ("combat").
    """

    within: str

    def register(self, key: str) -> None:
        DICE[key] = self.dice

    def dice(self, s: World, owner: Investigator, trial: Trial) -> int:
        return int(s.place(trial.who) == s.place(owner) and self.fits(s, owner, trial))

    def fits(self, s: World, owner: Investigator, trial: Trial) -> bool:
        if self.within == "combat":
            return trial.during == "combat"
        elsewhere = is_during(s, trial, "other-world")
        if self.within == "other-world":
            return elsewhere
        return s.kind(s.place(owner)) == self.within and not (elsewhere and self.within == CITY)

    def say(self) -> Say:
        return Say(f"dice-here-{self.within}")


# ---- harm ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class PreventLoss(Ability):
    """The card is discarded to spare somebody on the space some Health, or Sanity."""

    health: int = 0
    sanity: int = 0

    def register(self, key: str) -> None:
        PREVENTIONS[key] = Prevention(self.can, self.run)

    def can(self, s: World, owner: Investigator, card: Owned, loss: Loss) -> bool:
        here = s.place(loss.who) == s.place(owner)
        return here and ((self.health > 0 and loss.health > 0) or (self.sanity > 0 and loss.sanity > 0))

    def run(self, s: World, who: Investigator) -> None:
        assert s.occasion is not None
        assert s.occasion.loss is not None
        assert isinstance(s.subject, Owned)
        loss = s.occasion.loss
        loss.health = max(0, loss.health - self.health)
        loss.sanity = max(0, loss.sanity - self.sanity)
        discard_card(s, who, s.subject)

    def say(self) -> Say:
        return Say("prevent-loss", points=points(self.health, self.sanity))


@dataclass(frozen=True, slots=True, repr=False)
class LessDamage(Ability):
    """Of monsters that the owner encounters; never less than 1."""

    n: int = 1

    def register(self, key: str) -> None:
        FIGHT_CHANGES[key] = self.change

    def change(self, s: World, who: Investigator, fight: Combat) -> None:
        if fight.damage:
            fight.damage = max(1, fight.damage - self.n)

    def say(self) -> Say:
        return Say("less-damage", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class NeverDelayed(Ability):
    def register(self, key: str) -> None:
        NEVER_DELAYED.append(key)

    def say(self) -> Say:
        return Say("never-delayed")


# ---- deeds -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class Act(Ability):
    """An action, perhaps at a price; with `extra` it costs no action, but is done once in a round like any other."""

    effect: EldritchEffect
    cost: EldritchEffect | None = None
    extra: bool = False

    def register(self, key: str) -> None:
        needs = (*self.price(), self.use())
        component_action(
            key, self.perform, needs=needs, extra=self.extra, tests=tested(self.effect), says=CardText(self)
        )

    def perform(self, s: World, who: Investigator, target: str) -> Flow[None]:
        if self.cost is not None:
            yield from pay(self.cost, s, who)
        if not who.gone:
            yield from do(self.effect.run(s, who))

    def price(self) -> tuple[WorldNeed, ...]:
        cost = self.cost
        if cost is None:
            return ()
        return (Need("EH-COMPACT-01", "cannot-pay", cost.affordable),)

    def use(self) -> WorldNeed:
        return Need("EH-COMPACT-01", "nothing-to-do", lambda s, who: possible(self.effect, s, who))

    def say(self) -> Say:
        text = self.effect.spoken()
        if self.cost is not None:
            cost = self.cost.clauses().place("cost")
            alone = any(part.alone for part in self.effect.parts())
            text = Say("pay-then", cost=cost, effect=text) if alone else Say("pay-to", cost=cost, effect=self.gain())
        return Say("section", heading=Say("caption-extra" if self.extra else "caption-action"), text=text)

    def gain(self) -> Several:
        return self.effect.clauses().place("to")


@dataclass(frozen=True, slots=True, repr=False)
class WhenGained(Ability):
    """A Service is discarded then. (What is traded is not gained.)"""

    effect: EldritchEffect
    stays: bool = False

    def register(self, key: str) -> None:
        ON_GAIN[key] = self.effect.run if self.stays else self.serve

    def serve(self, s: World, who: Investigator) -> Flow[None]:
        card = s.subject
        yield from do(self.effect.run(s, who))
        if isinstance(card, Owned):
            discard_card(s, who, card)

    def say(self) -> Say:
        heading = Say("caption-gained" if self.stays else "caption-service")
        return Say("section", heading=heading, text=self.effect.spoken())


def by_owner(s: World, owner: Investigator) -> bool:
    """Is it the owner who does it?"""
    return s.occasion is not None and s.occasion.who is owner


@dataclass(frozen=True, slots=True, repr=False)
class When(Ability):
    """At a point of the rules that the owner has reached: see `registers.reacts`."""

    point: str
    effect: EldritchEffect

    def register(self, key: str) -> None:
        reacts(self.point, key, self.run, by_owner, touched(self.effect))

    def run(self, s: World, owner: Investigator) -> Flow[None]:
        yield from do(self.effect.run(s, owner))

    def say(self) -> Say:
        return Say("section", heading=Say(f"caption-{self.point}"), text=self.effect.spoken())


@dataclass(frozen=True, slots=True, repr=False)
class WhenRestHere(Ability):
    """For anybody who Rests on the owner's space: it happens to them."""

    effect: EldritchEffect

    def register(self, key: str) -> None:
        reacts("rest", key, self.run, self.near, touched(self.effect))

    def near(self, s: World, owner: Investigator) -> bool:
        return s.occasion is not None and s.occasion.who.space == owner.space

    def run(self, s: World, owner: Investigator) -> Flow[None]:
        assert s.occasion is not None
        yield from do(self.effect.run(s, s.occasion.who))

    def say(self) -> Say:
        return Telling("here-rest", text=self.effect.spoken())
