"""What only Conditions do, and the abilities on their fronts."""

from __future__ import annotations

from dataclasses import dataclass

from seance.engine import Flow, Option, choose, do
from seance.engine.effect import Ability, CardText, Odd
from seance.engine.words import Say, Telling
from seance.games.eldritch.rules.pieces import Investigator, Owned
from seance.games.eldritch.rules.possessions import choose_discards, discard_card, draw_card, flip, gain_condition
from seance.games.eldritch.rules.printed import OBSERVATION, Asset
from seance.games.eldritch.rules.registers import (
    CANNOT_MOVE,
    INSTEAD_OF_ENCOUNTER,
    LEAST,
    ONLY_ACTION,
    RECKONING_TEXTS,
    RECKONINGS,
    component_action,
)
from seance.games.eldritch.rules.skill_tests import MANY, skill_test
from seance.games.eldritch.rules.state import World

from .decisions import tested
from .verb import EldritchEffect, Verb
from .words import article, named, trait_name


@dataclass(frozen=True, slots=True, repr=False)
class TurnOver(Verb):
    """The back of this card is read and takes effect."""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        if isinstance(s.subject, Owned):
            yield from flip(s, who, s.subject)

    def say(self) -> Say:
        return Say("turn-over")


@dataclass(frozen=True, slots=True, repr=False)
class KeepOne(Verb):
    """All other possessions with the trait are discarded."""

    trait: str

    def run(self, s: World, who: Investigator) -> Flow[None]:
        mine = who.possessions(self.trait)
        too_many = max(0, len(mine) - 1)
        yield from choose_discards(s, who, mine, too_many, too_many)

    def say(self) -> Say:
        return Say("keep-one", trait=trait_name(self.trait))


@dataclass(frozen=True, slots=True, repr=False)
class Another(Verb):
    """It happens to another investigator of choice, if there is one."""

    effect: EldritchEffect
    alone = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        options = [Option(one, "choose", (one.key,)) for one in s.in_order() if one is not who]
        if options:
            other = yield from choose(who.seat, "choose-another", options, (who.key,))
            yield from do(self.effect.run(s, other))

    def say(self) -> Say:
        return Telling("another", text=self.effect.spoken())


def kleptomania(s: World, who: Investigator) -> Flow[None]:
    """Who is not skilful enough for what was taken is caught."""
    card = yield from draw_card(s, who, "asset", "item")
    if card is None or who.gone:
        return
    assert isinstance(card.card, Asset)
    if (yield from skill_test(s, who, OBSERVATION, 0, MANY)) < card.card.value:
        discard_card(s, who, card)
        yield from gain_condition(s, who, "detained")


KLEPTOMANIA = Odd("kleptomania", kleptomania)


# ---- on the front ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class Reckoned(Ability):
    effect: EldritchEffect

    def register(self, key: str) -> None:
        RECKONINGS[key] = self.effect.run
        RECKONING_TEXTS[key] = self.effect

    def say(self) -> Say:
        return Say("section", heading=Say("caption-reckoning"), text=self.effect.spoken())


@dataclass(frozen=True, slots=True, repr=False)
class SuccessFrom(Ability):
    """The lowest face that is a success."""

    least: int

    def register(self, key: str) -> None:
        LEAST[key] = self.least

    def say(self) -> Say:
        return Say("success-from", n=self.least)


@dataclass(frozen=True, slots=True, repr=False)
class Opposes(Ability):
    """A Condition that undoes this one. (That nobody has both is a rule of gaining: `gain_condition`.)"""

    called: str

    def register(self, key: str) -> None:
        pass

    def say(self) -> Say:
        return Say("opposes", name=named(self.called), how_article=article(self.called))


@dataclass(frozen=True, slots=True, repr=False)
class LocalAction(Ability):
    """Anybody on the owner's space may perform it."""

    effect: EldritchEffect

    def register(self, key: str) -> None:
        component_action(key, self.perform, local=True, tests=tested(self.effect), says=CardText(self))

    def perform(self, s: World, who: Investigator, target: str) -> Flow[None]:
        yield from do(self.effect.run(s, who))

    def say(self) -> Say:
        return Say("section", heading=Say("caption-local-action"), text=self.effect.spoken())


@dataclass(frozen=True, slots=True, repr=False)
class Imprisons(Ability):
    """No move, no other action, and the card is turned over instead of an encounter."""

    def register(self, key: str) -> None:
        CANNOT_MOVE.append(key)
        ONLY_ACTION.append(key)
        INSTEAD_OF_ENCOUNTER[key] = TurnOver().run

    def say(self) -> Say:
        return Say("imprisons")
