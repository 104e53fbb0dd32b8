"""Constant abilities: what holds while a card is in play."""

from __future__ import annotations

from dataclasses import dataclass

from seance.engine import cites
from seance.engine.effect import Ability
from seance.engine.words import Say
from seance.games.arkham.rules.pieces import Enemy, InPlay, Investigator, Thing
from seance.games.arkham.rules.printed import EVENT, SKILLS, PlayerCard
from seance.games.arkham.rules.registers import (
    AFTER_PLAY,
    DISCARD_WHEN_EMPTY,
    EXTRA_ACTIONS,
    PLAYABLE_FROM_DISCARD,
    SLOTS,
    TOKEN_AS,
    constant,
    for_you,
    forbid,
)  # fmt: skip
from seance.games.arkham.rules.state import Table
from seance.games.arkham.rules.under_way import AUTO_FAIL, ELDER_SIGN, INVESTIGATE

from .abilities import card_of
from .words import named, trait_name


@dataclass(frozen=True, slots=True, repr=False)
class Plus(Ability):
    """To a skill, perhaps only "investigating". (What has no heading is a constant ability.)"""

    skill: str
    n: int = 1
    during: str = ""

    @cites("AHC-CON-01", "AHC-CON-04")
    def register(self, key: str) -> None:
        constant(key, self.skill, self.while_investigating if self.during else self.n)

    def while_investigating(self, s: Table, this: Thing, whose: Thing) -> int:
        test = s.test
        if test is None or test.kind != INVESTIGATE or test.who is not whose:
            return 0
        return for_you(self.n)(s, this, whose)

    def say(self) -> Say:
        sign = "plus" if self.n >= 0 else "minus"
        message = f"you-get-{self.during}" if self.during else "you-get"
        return Say(message, sign=sign, n=abs(self.n), skill=named(self.skill))


@dataclass(frozen=True, slots=True, repr=False)
class PlusEach(Ability):
    """To all four skills."""

    n: int

    def register(self, key: str) -> None:
        for skill in SKILLS:
            constant(key, skill, self.n)

    def say(self) -> Say:
        return Say("you-get-each", sign="plus" if self.n >= 0 else "minus", n=abs(self.n))


@dataclass(frozen=True, slots=True, repr=False)
class MoreSlots(Ability):
    slot: str
    n: int
    trait: str = ""  # only for assets with it

    def register(self, key: str) -> None:
        SLOTS[key] = (self.slot, self.n, self.trait)

    def say(self) -> Say:
        slot = Say(f"slot-{self.slot}", n=self.n)
        if self.trait:
            return Say("more-slots-for", slots=slot, trait=trait_name(self.trait))
        return Say("more-slots", slots=slot)


@dataclass(frozen=True, slots=True, repr=False)
class MoreActions(Ability):
    """In each of the own turns, perhaps only for action abilities of cards with a trait."""

    n: int = 1
    trait: str = ""

    def register(self, key: str) -> None:
        assert self.n == 1, "they come one by one"
        EXTRA_ACTIONS[key] = self.allows

    @cites("AHC-ACN-03")
    def allows(self, s: Table, who: Investigator, verb: str, thing: Thing | None) -> bool:
        return not self.trait or (isinstance(thing, InPlay) and self.trait in thing.card.traits)

    def say(self) -> Say:
        if self.trait:
            return Say("more-actions-for", n=self.n, trait=trait_name(self.trait))
        return Say("more-actions", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class DiscardWhenEmpty(Ability):
    """As soon as no uses are left."""

    kind: str

    def register(self, key: str) -> None:
        DISCARD_WHEN_EMPTY.append(key)

    def say(self) -> Say:
        return Say("discard-when-empty", uses=Say(f"no-{self.kind}"))


@dataclass(frozen=True, slots=True, repr=False)
class AtMost(Ability):
    """Copies committed to one test."""

    n: int = 1

    def register(self, key: str) -> None:
        card_of(key, most=self.n)

    def say(self) -> Say:
        return Say("at-most-committed", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class OwnTestsOnly(Ability):
    def register(self, key: str) -> None:
        card_of(key, own=True)

    def say(self) -> Say:
        return Say("own-tests-only")


@dataclass(frozen=True, slots=True, repr=False)
class StaysWithHorror(Ability):
    """It cannot leave play while horror is on it."""

    def register(self, key: str) -> None:
        forbid(key, "leave-play", self.stays)

    def stays(self, s: Table, this: Thing, who: Investigator | Enemy, to: str) -> bool:
        return isinstance(this, InPlay) and this.key == to and this.horror > 0

    def say(self) -> Say:
        return Say("stays-with-horror")


@dataclass(frozen=True, slots=True, repr=False)
class ElderSignFails(Ability):
    def register(self, key: str) -> None:
        TOKEN_AS[key] = (ELDER_SIGN, AUTO_FAIL)

    def say(self) -> Say:
        return Say("elder-sign-fails")


@dataclass(frozen=True, slots=True, repr=False)
class PlayTopEvent(Ability):
    """The topmost event of the discard pile, as if it were in hand."""

    @cites("AHC-PRP-02")
    def register(self, key: str) -> None:
        PLAYABLE_FROM_DISCARD[key] = self.topmost

    def topmost(self, s: Table, who: Investigator) -> PlayerCard | None:
        return next((card for card in reversed(who.deck.discard) if card.kind == EVENT), None)

    def say(self) -> Say:
        return Say("play-top-event")


@dataclass(frozen=True, slots=True, repr=False)
class EventsUnderDeck(Ability):
    """Where the events of the investigator go instead of to the discard pile."""

    def register(self, key: str) -> None:
        AFTER_PLAY[key] = "under-deck"

    def say(self) -> Say:
        return Say("events-under-deck")


@dataclass(frozen=True, slots=True, repr=False)
class KeepOut(Ability):
    """Enemies that are not Elite cannot move into the location it is attached to."""

    def register(self, key: str) -> None:
        forbid(key, "move-into", self.blocks)

    def blocks(self, s: Table, this: Thing, who: Investigator | Enemy, to: str) -> bool:
        return isinstance(this, InPlay) and isinstance(who, Enemy) and to == this.location and "elite" not in who.traits

    def say(self) -> Say:
        return Say("keep-out")


@dataclass(frozen=True, slots=True, repr=False)
class BlankInvestigators(Ability):
    """At the enemy's location the text of the investigator card does not count, except for traits."""

    def register(self, key: str) -> None:
        constant(key, "blank", self.blanks)

    def blanks(self, s: Table, this: Thing, whose: Thing) -> int:
        return int(isinstance(this, Enemy) and isinstance(whose, Investigator) and whose.location == this.location)

    def say(self) -> Say:
        return Say("blank-investigators")
