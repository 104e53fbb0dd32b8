"""Numbers that the table decides, and facts about it: "half the number of players", "if you have a Spell"."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from seance.engine.value import Value
from seance.engine.words import Long, Say
from seance.games.eldritch.rules.pieces import InPlay, Investigator
from seance.games.eldritch.rules.printed import CITY, OMENS, SEA
from seance.games.eldritch.rules.registers import RECKONINGS, text_key
from seance.games.eldritch.rules.state import World

from .words import article, named, trait_name


class Number(Value, ABC):
    __slots__ = ()

    @abstractmethod
    def of(self, s: World, who: Investigator) -> int:
        """How many there are now."""

    @abstractmethod
    def say(self) -> Say:
        """ "the number of …" """


@dataclass(frozen=True, slots=True, repr=False)
class Count(Number):
    count: str

    def of(self, s: World, who: Investigator) -> int:
        return COUNTS[self.count](s, who)

    def say(self) -> Say:
        return Say(f"count-{self.count}")


COUNTS: dict[str, Callable[[World, Investigator], int]] = {
    "players": lambda s, who: s.seats,
    "half-players": lambda s, who: s.half,
    "twice-players": lambda s, who: 2 * s.seats,
    "spells": lambda s, who: len(s.owned(who, "spell")),
    "rumors": lambda s, who: len(s.rumors),
    "gates": lambda s, who: len(s.gates),
    "half-gates": lambda s, who: (len(s.gates) + 1) // 2,
    "matching-gates": lambda s, who: len(s.matching_gates),
    "health-here": lambda s, who: health_here(s),
    "players-less-health": lambda s, who: max(0, s.seats - health_here(s)),
    "sheet-sanity": lambda s, who: s.sheet_sanity,
    "result": lambda s, who: s.casting.trial.result if s.casting is not None and s.casting.trial is not None else 0,
}


def health_here(s: World) -> int:
    """Health tokens on the card whose text this is."""
    return s.subject.health if isinstance(s.subject, InPlay) else 0


@dataclass(frozen=True, slots=True, repr=False)
class CountOf(Number):
    """Of those cards of the investigator that have a trait: "possessions" or "conditions"."""

    family: str
    trait: str

    def of(self, s: World, who: Investigator) -> int:
        if self.family == "conditions":
            return len(s.owned(who, "condition", self.trait))
        return len(who.possessions(self.trait))

    def say(self) -> Say:
        return Say(f"count-{self.family}", trait=trait_name(self.trait))


Amount: TypeAlias = "int | Number"


def number(amount: Amount, s: World, who: Investigator) -> int:
    return amount if isinstance(amount, int) else amount.of(s, who)


def counted(message: str, amount: Amount) -> Say:
    """ "2 Clues", or "Clues equal to half the number of players" """
    if isinstance(amount, int):
        return Say(message, n=amount)
    return Long(f"{message}-equal", amount=amount.say())


class Question(Value, ABC):
    """Something that is so or not."""

    __slots__ = ()
    called = ""

    @abstractmethod
    def holds(self, s: World, who: Investigator) -> bool:
        """Is it so?"""

    @abstractmethod
    def say(self) -> Say:
        """What stands behind "if"."""


@dataclass(frozen=True, slots=True, repr=False)
class Fact(Question):
    fact: str

    def holds(self, s: World, who: Investigator) -> bool:
        return FACTS[self.fact](s, who)

    def say(self) -> Say:
        return Say(f"if-{self.fact}")


FACTS: dict[str, Callable[[World, Investigator], bool]] = {
    "failed-will": lambda s, who: s.fight is not None and s.fight.will_result == 0,
    "failed-strength": lambda s, who: s.fight is not None and s.fight.strength_result == 0,
    "lost-health-fighting": lambda s, who: s.fight is not None and s.fight.lost_health > 0,
    "on-city": lambda s, who: s.kind(who.space) == CITY,
    "on-sea": lambda s, who: s.kind(who.space) == SEA,
    "ten-monsters": lambda s, who: len(s.monsters) >= TEN,
    "cultist-here": lambda s, who: any(monster.kind.key == "cultist" for monster in s.monsters_on(who.space)),
    "no-clues": lambda s, who: not who.clues,
    "have-spell": lambda s, who: bool(s.owned(who, "spell")),
    "no-mystery-solved": lambda s, who: not s.solved,
    "closed-gate-matches": lambda s, who: (
        s.occasion is not None and s.occasion.gate is not None and s.occasion.gate.omen == OMENS[s.omen]
    ),
    "rumor-in-play": lambda s, who: bool(s.rumors),
    "gate-matches": lambda s, who: bool(s.matching_gates),
    "no-mythos-reckons": lambda s, who: not any(card.key in RECKONINGS for card in s.ongoing),
    "monster-reckons": lambda s, who: any(text_key(s, monster.kind) in RECKONINGS for monster in s.monsters),
    "no-expedition": lambda s, who: not s.expedition,
    "no-four": lambda s, who: s.casting is None or s.casting.trial is None or 4 not in s.casting.trial.rolled,
    "four-at-rumor": lambda s, who: isinstance(s.subject, InPlay) and len(s.monsters_on(s.subject.space)) >= FOUR,
}
FOUR = 4
TEN = 10


@dataclass(frozen=True, slots=True, repr=False)
class HaveCondition(Question):
    called: str

    def holds(self, s: World, who: Investigator) -> bool:
        return who.has(self.called)

    def say(self) -> Say:
        return Say("if-have-condition", name=named(self.called), how_article=article(self.called))


@dataclass(frozen=True, slots=True, repr=False)
class OnBoard(Question):
    """A named Monster."""

    called: str

    def holds(self, s: World, who: Investigator) -> bool:
        return any(monster.kind.key == self.called for monster in s.monsters)

    def say(self) -> Say:
        return Say("if-monster-on-board", name=named(self.called))
