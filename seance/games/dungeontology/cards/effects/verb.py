"""What verbs of Dungeontology share: whom they name, what is paid, and small parts of what they say."""

from __future__ import annotations

import re
from abc import abstractmethod
from functools import lru_cache
from typing import Final

from seance.engine.words import Say, Several
from seance.games.dungeontology.rules.movement import near
from seance.games.dungeontology.rules.pieces import Play, Scholar
from seance.games.dungeontology.rules.registers import Verb
from seance.games.dungeontology.rules.state import Expedition

RANGES: Final = ("same-area", "near", "dungeon")


class Cost(Verb):
    """What is paid when a card is played or a skill is used."""

    __slots__ = ()

    def offer(self) -> tuple[str, tuple[str, ...]]:
        """What an option is called that pays this: "sacrifice:1"."""
        return dashed(type(self).__name__), ()


class Aimed(Verb):
    """It happens to a scholar who is named when the card is played."""

    __slots__ = ()

    @property
    @abstractmethod
    def range(self) -> str:
        """How far it reaches."""

    def fits(self, s: Expedition, who: Scholar, other: Scholar) -> bool:
        """Could it do anything to this scholar?"""
        return True

    def aims(self, s: Expedition, who: Scholar) -> list[int] | None:
        return [other.seat for other in within(s, who, self.range) if self.fits(s, who, other)]


class AtWhom(Aimed):
    """How far it reaches stands on the card."""

    __slots__ = ()
    whom: str

    @property
    def range(self) -> str:
        return self.whom

    @property
    def fleeting(self) -> bool:
        return self.whom != "dungeon"


def within(s: Expedition, who: Scholar, reach: str) -> list[Scholar]:
    """Other scholars in the dungeon that something of this range reaches, clockwise."""
    if reach == "near":
        return near(s, who)
    return [other for other in s.others(who) if reach == "dungeon" or other.area == who.area]


def card(s: Expedition) -> Play:
    """The card or skill whose text takes effect."""
    assert s.play is not None
    return s.play


def victim(s: Expedition) -> Scholar | None:
    """Whom the card names, unless it does nothing to them any more."""
    play = card(s)
    if play.reaches < 0:
        return None
    other = s.scholars[play.reaches]
    return None if other.finished or other.area == 0 else other


@lru_cache
def dashed(name: str) -> str:
    """ "StealCube" -> "steal-cube" """
    return re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()


def named(key: str) -> Say:
    """What a thing is called, without a number."""
    return Say(f"name-{key}", n="")


def whom_said(reach: str) -> Say:
    return Say(f"whom-{reach}")


def listed(joint: str, keys: tuple[str, ...]) -> Several:
    """Names with "and" ("with") or "or" between them."""
    return Several(joint, tuple([named(key) for key in keys]))
