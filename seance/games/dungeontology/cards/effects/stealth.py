"""Verbs about stealth attempts and about cards that are answered."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from seance.engine import cites
from seance.engine.words import Long, Say
from seance.games.dungeontology.rules.attempts import add_alert, add_stealth, prophesy
from seance.games.dungeontology.rules.pieces import Lasting, Scholar
from seance.games.dungeontology.rules.plays import affects
from seance.games.dungeontology.rules.registers import Verb
from seance.games.dungeontology.rules.state import Expedition

from .verb import card

SCOPES: Final = ("you", "all")


@dataclass(frozen=True, slots=True, repr=False)
class Stealth(Verb):
    n: int = 1

    @cites("DUN-FAMILY-02", "DUN-FAMILY-06", "DUN-SYMBOL-08", "DUN-STEALTH-02")
    def run(self, s: Expedition, who: Scholar) -> None:
        add_stealth(s, self.n)

    def say(self) -> Say:
        return Say("stealth", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class Alert(Verb):
    n: int = 1

    @cites("DUN-FAMILY-02", "DUN-FAMILY-06", "DUN-SYMBOL-09")
    def run(self, s: Expedition, who: Scholar) -> None:
        assert s.play is not None
        add_alert(s, self.n, who.seat, s.play.name)

    def say(self) -> Say:
        return Say("alert", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class Prophecy(Verb):
    n: int = 1

    @cites("DUN-FAMILY-11")
    def run(self, s: Expedition, who: Scholar) -> None:
        prophesy(s, who, self.n)

    def say(self) -> Say:
        return Say("prophecy", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class LowerAlert(Verb):
    """Of the own studies in the area where the scholar is now."""

    n: int = 1
    alone = follows = True

    def run(self, s: Expedition, who: Scholar) -> None:
        s.lasting.append(Lasting("lower-alert", who.seat, self.n, s.area_of(who).key))
        s.log("alert-lowered", who=who.key, n=self.n, area=s.area_of(who).key)

    def say(self) -> Say:
        return Long("lower-alert", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class ShieldAttempt(Verb):
    alone = follows = True

    def run(self, s: Expedition, who: Scholar) -> None:
        s.lasting.append(Lasting("shield", who.seat))
        s.log("shielded", who=who.key)

    def say(self) -> Say:
        return Long("shield-attempt")


@dataclass(frozen=True, slots=True, repr=False)
class Counter(Verb):
    """The answered card does nothing: wholly, or to whoever answers it."""

    scope: str = field(metadata={"words": SCOPES})
    alone = follows = True

    @cites("DUN-TIMING-08")
    def possible(self, s: Expedition, who: Scholar) -> bool:
        if not s.plays:
            return False
        answered = s.plays[-1]
        return affects(s, answered, who) if self.scope == "you" else answered.card is not None

    @cites("DUN-TIMING-09")
    def run(self, s: Expedition, who: Scholar) -> None:
        answered = next((play for play in s.plays if play.number == card(s).answers), None)
        if answered is None:
            return
        if self.scope == "all":
            answered.countered = True
        else:
            answered.spared.append(who.seat)
            s.log("spared", card=answered.key, who=who.key)

    def say(self) -> Say:
        return Long(f"counter-{self.scope}")
