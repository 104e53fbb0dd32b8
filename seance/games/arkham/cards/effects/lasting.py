"""What holds for a while, and actions of a turn."""

from __future__ import annotations

from dataclasses import dataclass, field

from seance.engine import Flow, Option, choose, cites
from seance.engine.words import Say, Several
from seance.games.arkham.rules.immunity import open_to
from seance.games.arkham.rules.pieces import Enemy, InPlay, Investigator
from seance.games.arkham.rules.printed import SKILLS
from seance.games.arkham.rules.registers import LASTING_FORBIDS, NO_TOKENS, SKILL_INSTEAD, engage_there
from seance.games.arkham.rules.state import Table

from .verb import Verb, choose_enemy
from .words import named


@dataclass(frozen=True, slots=True, repr=False)
class NotAttacked(Verb):
    """By enemies that are not Elite, until the end of the "round"."""

    until: str

    def run(self, s: Table, who: Investigator) -> None:
        s.until(self.until, "not-attacked", who.key)

    def register(self) -> None:
        LASTING_FORBIDS["not-attacked"] = ("attack", self.spares)

    def spares(self, s: Table, on: str, enemy: Investigator | Enemy, to: str) -> bool:
        return to == on and "elite" not in enemy.traits

    def say(self) -> Say:
        return Say("not-attacked", until=Say(f"until-{self.until}"))


@dataclass(frozen=True, slots=True, repr=False, init=False)
class UseInPlace(Verb):
    """One skill may be used in place of others."""

    until: str
    skill: str
    others: tuple[str, ...] = field(metadata={"spread": True})

    def __init__(self, until: str, skill: str, *others: str) -> None:
        object.__setattr__(self, "until", until)
        object.__setattr__(self, "skill", skill)
        object.__setattr__(self, "others", others)

    @property
    def lasting(self) -> str:
        return "-".join((self.skill, "for", *self.others))

    def run(self, s: Table, who: Investigator) -> None:
        s.until(self.until, self.lasting, who.key)

    def register(self) -> None:
        SKILL_INSTEAD[self.lasting] = lambda s, who, skill: (self.skill,) if skill in self.others else ()

    def say(self) -> Say:
        others = Several("with", tuple([named(skill) for skill in self.others]))
        return Say("use-in-place", until=Say(f"until-{self.until}"), skill=named(self.skill), others=others)


@dataclass(frozen=True, slots=True, repr=False)
class NoTokens(Verb):
    """No chaos tokens are revealed for the investigator's tests."""

    until: str
    in_test = True

    def run(self, s: Table, who: Investigator) -> None:
        s.until(self.until, "no-tokens", who.key)

    def register(self) -> None:
        if "no-tokens" not in NO_TOKENS:
            NO_TOKENS.append("no-tokens")

    def say(self) -> Say:
        return Say("no-tokens", until=Say(f"until-{self.until}"))


@dataclass(frozen=True, slots=True, repr=False)
class RaiseSkill(Verb):
    """One that whoever uses the card chooses, for the investigator whom it concerns."""

    n: int
    until: str

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        chooser = s.holder(s.subject) if isinstance(s.subject, InPlay) else None
        seat = who.seat if chooser is None else chooser.seat
        skill = yield from choose(
            seat, "raise-which-skill", [Option(one, "choose", (one,)) for one in SKILLS], (who.key,)
        )
        s.until(self.until, skill, who.key, self.n)
        s.log("skill-raised", who=who.key, skill=skill, n=self.n)

    def say(self) -> Say:
        return Say("raise-skill", n=self.n, until=Say(f"until-{self.until}"))


@dataclass(frozen=True, slots=True, repr=False)
class BlankEnemy(Verb):
    """One of choice at the location that is not Elite loses its text, except for traits."""

    until: str

    @cites("AHC-BLK-01", "AHC-LST-01", "AHC-ENG-04")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        """What is not aloof any more engages."""
        enemy = yield from choose_enemy(s, who, "which-enemy", self.among(s, who))
        if enemy is not None:
            s.until(self.until, "blank", enemy.key)
            s.log("blanked", enemy=enemy.key)
            s.then(engage_there(enemy.location))

    def among(self, s: Table, who: Investigator) -> list[Enemy]:
        return [enemy for enemy in open_to(s, s.enemies_at(who.location)) if "elite" not in enemy.traits]

    def possible(self, s: Table, who: Investigator) -> bool:
        return bool(self.among(s, who))

    def say(self) -> Say:
        return Say("blank-enemy", until=Say(f"until-{self.until}"))


@dataclass(frozen=True, slots=True, repr=False)
class ExtraActions(Verb):
    """In this turn: of the investigator ("you"), or of whoever takes a turn here ("here")."""

    n: int
    whom: str = "you"

    @cites("AHC-GAN-02")
    def run(self, s: Table, who: Investigator) -> None:
        one = s.active if self.whom == "here" else who
        if one is not None:
            one.gained += self.n
            s.log("actions-gained", who=one.key, n=self.n)

    def say(self) -> Say:
        return Say(f"extra-actions-{self.whom}", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class LoseActions(Verb):
    n: int = 1

    @cites("AHC-ACN-03")
    def run(self, s: Table, who: Investigator) -> None:
        who.gained -= self.n
        s.log("actions-lost", who=who.key, n=self.n)

    def say(self) -> Say:
        return Say("lose-actions", n=self.n)
