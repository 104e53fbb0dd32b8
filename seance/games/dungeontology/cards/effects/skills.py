"""Verbs of scholars' skills."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from seance.engine import Flow, Note, Option, choose, cites
from seance.engine.words import Long, Say
from seance.games.dungeontology.rules.hands import discard_chosen
from seance.games.dungeontology.rules.notebook import available, collect, drop
from seance.games.dungeontology.rules.pieces import Scholar
from seance.games.dungeontology.rules.randomise import random_cube
from seance.games.dungeontology.rules.registers import Verb
from seance.games.dungeontology.rules.state import Expedition
from seance.games.dungeontology.rules.students import sacrifice
from seance.games.dungeontology.rules.stun import remove_stun
from seance.games.dungeontology.rules.values import value

from .cards import take_at_random
from .verb import Aimed, card, victim

PRICES: Final = ("students", "magic")


@dataclass(frozen=True, slots=True, repr=False)
class Headbutt(Aimed):
    """Once per turn on the same scholar."""

    collect: bool = False  # what was dropped

    @property
    def range(self) -> str:
        return "same-area"

    @cites("DUN-SKILLS-02")
    def fits(self, s: Expedition, who: Scholar, other: Scholar) -> bool:
        return f"headbutt-{other.key}" not in who.used and bool(other.columns or other.hand)

    @cites("DUN-SKILLS-03", "DUN-SKILLS-04")
    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        who.used.append(f"headbutt-{s.scholars[card(s).target].key}")
        other = victim(s)
        if other is None:
            return
        options: list[Option[bool]] = []
        if other.columns:
            options.append(Option(True, "make-drop", (other.key,)))
        if other.hand:
            options.append(Option(False, "take-random-card", (other.key,)))
        if not options:
            return
        if (yield from choose(who.seat, "headbutt", options, (other.key,))):
            dropped = yield from drop(s, other, random_cube(s, other))
            if dropped is not None and self.collect and who.has_room(s.areas[dropped[0]].cubes[dropped[1]]):
                collect(s, who, *dropped)
        else:
            take_at_random(s, who, other)

    def say(self) -> Say:
        return Long("headbutt-collect" if self.collect else "headbutt")


@dataclass(frozen=True, slots=True, repr=False)
class Recover(Verb):
    """Stun tokens for cards."""

    n: int = 1

    def possible(self, s: Expedition, who: Scholar) -> bool:
        return who.stun > 0 and bool(who.hand)

    @cites("DUN-SKILLS-05")
    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        most = min(len(who.hand), -(-who.stun // self.n))
        notes = (Note("recovers", (str(self.n), str(who.stun))),)
        discarded = yield from discard_chosen(s, who, 1, most, notes=notes)
        remove_stun(s, who, self.n * discarded)

    def say(self) -> Say:
        return Say("recover", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class CollectFor(Verb):
    """Cubes without an attempt, each for so many students or magic cards."""

    pay: str = field(metadata={"words": PRICES})
    n: int = 1

    def most(self, s: Expedition, who: Scholar) -> int:
        """How many cubes can be paid for."""
        wealth = who.students if self.pay == "students" else len([one for one in who.hand if one.family == "magic"])
        return min(wealth // self.n, value(s, who, "intelligence"), len(available(s, who, who.area)))

    def possible(self, s: Expedition, who: Scholar) -> bool:
        return self.most(s, who) > 0

    @cites("DUN-SKILLS-11", "DUN-SKILLS-13")
    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        options = [Option(n, "collect-cubes", (str(n),)) for n in range(1, self.most(s, who) + 1)]
        if not options:
            return
        cubes = yield from choose(who.seat, "how-many-cubes", options, (card(s).name,))
        if self.pay == "students":
            sacrifice(s, who, cubes * self.n)
        else:
            yield from discard_chosen(s, who, cubes * self.n, cubes * self.n, "magic")
        for slot in available(s, who, who.area)[:cubes]:
            collect(s, who, who.area, slot)

    def say(self) -> Say:
        return Say(f"collect-for-{self.pay}", n=self.n)
