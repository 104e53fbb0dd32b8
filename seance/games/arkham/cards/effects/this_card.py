"""The card whose text it is: where it lies and what lies on it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from seance.engine import Flow, cites
from seance.engine.words import Say, Several
from seance.games.arkham.rules.areas import discard, put_at_location, return_to_hand, stuck
from seance.games.arkham.rules.encounters import into_threat_area
from seance.games.arkham.rules.harm import check_defeat
from seance.games.arkham.rules.pieces import Enemy, InPlay, Investigator
from seance.games.arkham.rules.printed import PLAYER_CARDS, PlayerCard
from seance.games.arkham.rules.registers import Cost
from seance.games.arkham.rules.slots import make_room
from seance.games.arkham.rules.state import Table
from seance.games.arkham.rules.under_way import Test

from .verb import TestChange, Verb, this


@dataclass(frozen=True, slots=True, repr=False)
class DiscardThis(Verb):
    def run(self, s: Table, who: Investigator) -> None:
        assert isinstance(s.subject, (InPlay, Enemy))
        discard(s, s.subject)

    def possible(self, s: Table, who: Investigator) -> bool:
        return isinstance(s.subject, (InPlay, Enemy)) and not stuck(s, s.subject)

    def onto(self, cost: Cost) -> Cost:
        return replace(cost, discard=True)

    def say(self) -> Say:
        return Say("discard-this")


@dataclass(frozen=True, slots=True, repr=False)
class ReturnThis(TestChange):
    """To its owner's hand; a committed card when the test is over, instead of being discarded."""

    waits = True

    def run(self, s: Table, who: Investigator) -> None:
        return_to_hand(s, this(s))

    def change(self, s: Table, test: Test, card: str) -> None:
        test.back.append(PLAYER_CARDS[card])

    def say(self) -> Say:
        return Say("return-this")


@dataclass(frozen=True, slots=True, repr=False)
class ToThreatArea(Verb):
    """A revelation puts this card into play there, perhaps with tokens on it."""

    clues: int = 0
    horror: int = 0

    @cites("AHC-SLT-01", "AHC-SLT-11")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        printed = s.drawing[-1].card
        if isinstance(printed, PlayerCard) and printed.slots:
            yield from make_room(s, who, printed)
        yield from into_threat_area(s, who, self.clues, self.horror)

    def say(self) -> Say:
        tokens = [Say(f"tokens-{kind}", n=n) for kind, n in (("clues", self.clues), ("horror", self.horror)) if n]
        return Say("to-threat-area-with", tokens=Several("with", tuple(tokens))) if tokens else Say("to-threat-area")


@dataclass(frozen=True, slots=True, repr=False)
class AttachToLocation(Verb):
    """An event that stays in play: it is not discarded when it has been played."""

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        owner, card = s.limbo.pop()
        yield from put_at_location(s, who.location, card, owner)

    def say(self) -> Say:
        return Say("attach-to-location")


@dataclass(frozen=True, slots=True, repr=False)
class TakeHorrorFromThis(Verb):
    """It is moved to the investigator."""

    n: int = 1

    @cites("AHC-MOV-07")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        card = this(s)
        moved = min(self.n, card.horror)
        card.horror -= moved
        who.horror += moved
        s.log("horror-moved", who=who.key, card=card.key, n=moved)
        yield from check_defeat(s, who)

    def possible(self, s: Table, who: Investigator) -> bool:
        return this(s).horror > 0 and s.holder(this(s)) is who

    def say(self) -> Say:
        return Say("take-horror-from-this", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class PayToThis(Verb):
    """Resources are moved from the pool to this card."""

    n: int = 1

    waits = True

    def run(self, s: Table, who: Investigator) -> None:
        paid = min(self.n, who.resources)
        who.resources -= paid
        this(s).resources += paid
        s.log("paid-to-card", who=who.key, card=this(s).key, n=paid)

    def possible(self, s: Table, who: Investigator) -> bool:
        return who.resources > 0

    def say(self) -> Say:
        return Say("pay-to-this", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class CluesFromThisInstead(Verb):
    """As many clues as would be discovered are discarded from this card."""

    @cites("AHC-INS-01", "AHC-INS-03")
    def run(self, s: Table, who: Investigator) -> None:
        assert s.moment is not None
        card, n = this(s), s.moment.n
        s.moment.instead = lambda: self.discard_clues(s, card, n)

    def discard_clues(self, s: Table, card: InPlay, n: int) -> None:
        n = min(n, card.clues)
        card.clues -= n
        s.log("clues-off-card", card=card.key, n=n)

    def possible(self, s: Table, who: Investigator) -> bool:
        return this(s).clues > 0

    def say(self) -> Say:
        return Say("clues-from-this-instead")
