"""What cards wait for: things that happen, whom they concern, and how a card speaks of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from seance.engine import cites
from seance.engine.value import Value
from seance.engine.words import Say
from seance.games.arkham.rules.chaos import succeeds
from seance.games.arkham.rules.pieces import Enemy, InPlay, Investigator
from seance.games.arkham.rules.printed import TREACHERY, EncounterCard
from seance.games.arkham.rules.state import Table
from seance.games.arkham.rules.under_way import FIGHT, INVESTIGATE, Moment

from .words import named, trait_name

YOU, HERE, THIS, ANYBODY = "you", "here", "this", "anybody"
DAMAGE, HORROR = "damage", "horror"


class Happening(Value, ABC):
    """Something that the rules tell of at a timing point."""

    __slots__ = ()
    point: ClassVar[str]  # its name behind a timing: "after-" and this
    coming: ClassVar[str] = ""  # its name while it only would happen

    @abstractmethod
    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        """Is what happens now what the card speaks of?"""

    @abstractmethod
    def say(self) -> Say:
        """What stands behind "after" or "when"."""

    def would(self, s: Table, who: Investigator, on: Moment) -> bool:
        """Is it what would happen?"""
        return self.holds(s, who, on)

    def say_coming(self) -> Say:
        """The same while it only would happen."""
        return self.say()


# ---- time ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class Turn(Happening):
    """Yours, that of an investigator where you are, or anybody's."""

    point: ClassVar[str] = "turn"
    taker: str = YOU

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        return self.concerns(who, on.who)

    def lasts(self, s: Table, who: Investigator) -> bool:
        return self.concerns(who, s.active)

    def concerns(self, who: Investigator, taker: Investigator | None) -> bool:
        if self.taker == HERE:
            return taker is not None and not taker.gone and taker.location == who.location
        return self.taker == ANYBODY or taker is who

    def say(self) -> Say:
        return Say(f"happens-turn-{self.taker}")


@dataclass(frozen=True, slots=True, repr=False)
class Round(Happening):
    point: ClassVar[str] = "round"

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        return True

    def say(self) -> Say:
        return Say("happens-round")


@dataclass(frozen=True, slots=True, repr=False)
class Phase(Happening):
    point: ClassVar[str] = "phase"
    phase: str

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        return s.phase_name == self.phase

    def say(self) -> Say:
        return Say(f"happens-phase-{self.phase}")


@dataclass(frozen=True, slots=True, repr=False)
class TurnBegins(Happening):
    point: ClassVar[str] = "turn-begins"

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        return on.who is who

    def say(self) -> Say:
        return Say("happens-turn-begins")


@dataclass(frozen=True, slots=True, repr=False)
class PhaseBegins(Happening):
    point: ClassVar[str] = "phase-begins"

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        return True

    def say(self) -> Say:
        return Say("happens-phase-begins")


@dataclass(frozen=True, slots=True, repr=False)
class GameEnds(Happening):
    point: ClassVar[str] = "game-ends"

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        return on.who is who

    def say(self) -> Say:
        return Say("happens-game-ends")


# ---- skill tests -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class Investigated(Happening):
    """You succeed at it, by so much or more."""

    point: ClassVar[str] = "test-succeeds"
    by: int = 0

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        return on.who is who and on.test is not None and on.test.kind == INVESTIGATE and on.test.succeeded_by >= self.by

    def say(self) -> Say:
        return Say("happens-investigated-by", n=self.by) if self.by else Say("happens-investigated")


@dataclass(frozen=True, slots=True, repr=False)
class InvestigatedInVain(Happening):
    """You fail by so much or less."""

    point: ClassVar[str] = "test-fails"
    by: int

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        return on.who is who and on.test is not None and on.test.kind == INVESTIGATE and on.test.failed_by <= self.by

    def say(self) -> Say:
        return Say("happens-investigated-in-vain", n=self.by)


@dataclass(frozen=True, slots=True, repr=False)
class AttachedInvestigated(Happening):
    """Somebody succeeds where this card is attached."""

    point: ClassVar[str] = "test-succeeds"

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        place = on.test.location if on.test is not None else None
        return isinstance(s.subject, InPlay) and place is not None and place.key == s.subject.location

    def say(self) -> Say:
        return Say("happens-attached-investigated")


@dataclass(frozen=True, slots=True, repr=False)
class MonsterAttacked(Happening):
    """By anybody at the location of who controls this card."""

    point: ClassVar[str] = "test-succeeds"

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        if on.test is None or on.test.kind != FIGHT or on.test.enemy is None or on.who is None:
            return False
        controls = isinstance(s.subject, InPlay) and s.holder(s.subject) is who
        return controls and "monster" in on.test.enemy.traits and on.who.location == who.location

    def say(self) -> Say:
        return Say("happens-monster-attacked")


@dataclass(frozen=True, slots=True, repr=False)
class Failure(Happening):
    """You fail a skill test."""

    point: ClassVar[str] = "test-fails"
    coming: ClassVar[str] = "fail"

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        return on.who is who

    def would(self, s: Table, who: Investigator, on: Moment) -> bool:
        """As it stands now: what has been played may have saved it."""
        return on.who is who and on.test is not None and not succeeds(s, on.test)

    def say(self) -> Say:
        return Say("happens-failure")

    def say_coming(self) -> Say:
        return Say("happens-failure-coming")


@dataclass(frozen=True, slots=True, repr=False)
class Reveal(Happening):
    """You reveal a chaos token, or one whose number is `negative`."""

    point: ClassVar[str] = "token-revealed"
    coming: ClassVar[str] = "reveal-token"
    negative: bool = False

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        if not self.negative:
            return on.who is who
        return on.who is who and on.test is not None and bool(on.test.token_parts) and on.test.token_parts[-1][1] < 0

    def say(self) -> Say:
        return Say("happens-reveal-negative" if self.negative else "happens-reveal")


# ---- cards -----------------------------------------------------------------------------------------------------------


def of_this(s: Table, on: Moment) -> bool:
    return s.subject is (on.enemy if isinstance(s.subject, Enemy) else on.thing)


@dataclass(frozen=True, slots=True, repr=False)
class EntersPlay(Happening):
    """This card does."""

    point: ClassVar[str] = "enters-play"

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        return of_this(s, on)

    def say(self) -> Say:
        return Say("happens-enters-play")


@dataclass(frozen=True, slots=True, repr=False)
class Played(Happening):
    """You play a card with a trait."""

    point: ClassVar[str] = "played"
    trait: str

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        return on.who is who and on.card is not None and self.trait in on.card.traits

    def say(self) -> Say:
        return Say("happens-played", trait=trait_name(self.trait))


@dataclass(frozen=True, slots=True, repr=False)
class TreacheryDrawn(Happening):
    point: ClassVar[str] = "encounter-drawn"

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        return on.who is who and isinstance(on.card, EncounterCard) and on.card.kind == TREACHERY

    def say(self) -> Say:
        return Say("happens-treachery-drawn")


# ---- places ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class Entering(Happening):
    """You enter this location."""

    point: ClassVar[str] = "enters"

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        return on.location is s.subject

    def say(self) -> Say:
        return Say("happens-entering")


@dataclass(frozen=True, slots=True, repr=False)
class Leaving(Happening):
    """You leave this location, or anybody the one that this card is `attached` to."""

    point: ClassVar[str] = "leaves"
    attached: bool = False

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        if not self.attached:
            return on.location is s.subject
        return isinstance(s.subject, InPlay) and on.location is not None and on.location.key == s.subject.location

    def say(self) -> Say:
        return Say("happens-leaving-attached" if self.attached else "happens-leaving")


@dataclass(frozen=True, slots=True, repr=False)
class Discovery(Happening):
    """You would discover clues where you are."""

    coming: ClassVar[str] = "discover-clues"

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        return on.who is who and on.location is not None and on.location.key == who.location

    def say(self) -> Say:
        return Say("happens-discovery")


# ---- enemies ---------------------------------------------------------------------------------------------------------


def enemy_here(s: Table, who: Investigator, on: Moment) -> bool:
    """It is no Elite."""
    there = on.enemy is not None and on.enemy in s.enemies and on.enemy.location == who.location
    return there and on.enemy is not None and "elite" not in on.enemy.traits


@dataclass(frozen=True, slots=True, repr=False)
class Defeat(Happening):
    """You defeat an enemy, or `enemy` "this" is defeated."""

    point: ClassVar[str] = "enemy-defeated"
    enemy: str = ""

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        return on.enemy is s.subject if self.enemy == THIS else on.who is who

    def say(self) -> Say:
        return Say("happens-defeat-this" if self.enemy else "happens-defeat")


@dataclass(frozen=True, slots=True, repr=False)
class Attack(Happening):
    """An enemy attacks you, or somebody "here"; or "this" one attacks."""

    point: ClassVar[str] = "enemy-attacks"
    who: str = YOU

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        if self.who == THIS:
            return of_this(s, on)
        return on.who is who if self.who == YOU else on.who is not None and on.who.location == who.location

    def say(self) -> Say:
        return Say(f"happens-attack-{self.who}")


@dataclass(frozen=True, slots=True, repr=False)
class Evasion(Happening):
    """You evade an enemy; one "here" is evaded that is neither Elite nor a weakness; or "this" one is."""

    point: ClassVar[str] = "evaded"
    who: str = YOU

    @cites("AHC-QUA-01")
    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        if self.who == HERE:
            return enemy_here(s, who, on) and on.enemy is not None and isinstance(on.enemy.card, EncounterCard)
        return on.enemy is s.subject if self.who == THIS else on.who is who

    def say(self) -> Say:
        return Say(f"happens-evasion-{self.who}")


@dataclass(frozen=True, slots=True, repr=False)
class Engagement(Happening):
    """This enemy engages you."""

    point: ClassVar[str] = "engaged"

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        return on.enemy is s.subject

    def say(self) -> Say:
        return Say("happens-engagement")


@dataclass(frozen=True, slots=True, repr=False)
class Spawn(Happening):
    """An enemy that is no Elite spawns where you are."""

    point: ClassVar[str] = "enemy-spawns"

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        return enemy_here(s, who, on)

    def say(self) -> Say:
        return Say("happens-spawn")


@dataclass(frozen=True, slots=True, repr=False)
class SpawnElsewhere(Happening):
    """A certain enemy would spawn at another location than this."""

    coming: ClassVar[str] = "spawn"
    called: str

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        return on.card is not None and on.card.key == self.called and on.location is not s.subject

    def say(self) -> Say:
        return Say("happens-spawn-elsewhere", enemy=named(self.called))


# ---- harm ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class Harm(Happening):
    """You take damage or horror: it was dealt to you, even if assets have taken it."""

    point: ClassVar[str] = "harm"
    harm: str

    @cites("AHC-TAK-01", "AHC-TAK-02")
    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        return on.who is who and on.hurt is not None and on.hurt.taken[0 if self.harm == DAMAGE else 1] > 0

    def say(self) -> Say:
        return Say(f"happens-harm-{self.harm}")


@dataclass(frozen=True, slots=True, repr=False)
class HorrorPlaced(Happening):
    """On the investigator."""

    point: ClassVar[str] = "harm"

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        return on.who is who and on.horror > 0

    def say(self) -> Say:
        return Say("happens-horror-placed")


@dataclass(frozen=True, slots=True, repr=False)
class Bite(Happening):
    """An enemy attack deals damage to this card."""

    point: ClassVar[str] = "harm-assigned"

    def holds(self, s: Table, who: Investigator, on: Moment) -> bool:
        if on.hurt is None or on.hurt.attacker is None or not isinstance(s.subject, InPlay):
            return False
        return on.hurt.on(s.subject)[0] > 0

    def say(self) -> Say:
        return Say("happens-bite")
