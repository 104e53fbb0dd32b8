"""Verbs about students, stun tokens, doom cards and trainees."""

from __future__ import annotations

from dataclasses import dataclass, field

from seance.engine import Flow, Option, choose, cites
from seance.engine.words import Long, Say
from seance.games.dungeontology.rules.doom import take_doom
from seance.games.dungeontology.rules.hands import discard_at_random, draw_cards
from seance.games.dungeontology.rules.pieces import Lasting, Scholar
from seance.games.dungeontology.rules.printed import TRAINEES, VALUES
from seance.games.dungeontology.rules.registers import Verb
from seance.games.dungeontology.rules.state import Expedition
from seance.games.dungeontology.rules.students import gain_students, sacrifice, steal_students
from seance.games.dungeontology.rules.stun import gain_stun, has_room_for_stun, remove_stun
from seance.games.dungeontology.rules.trainees import can_recruit, owner_of, recruit

from .verb import RANGES, Aimed, AtWhom, card, named, victim, whom_said


@dataclass(frozen=True, slots=True, repr=False)
class SacrificeIfAble(Verb):
    n: int = 1

    def run(self, s: Expedition, who: Scholar) -> None:
        sacrifice(s, who, self.n)

    def say(self) -> Say:
        return Say("sacrifice-if-able", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class RemoveStun(Verb):
    n: int = 1

    def run(self, s: Expedition, who: Scholar) -> None:
        remove_stun(s, who, self.n)

    def say(self) -> Say:
        return Say("remove-stun", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class GainStudents(Verb):
    n: int = 1
    reserve: bool = False  # what the campfire lacks comes from there

    def run(self, s: Expedition, who: Scholar) -> None:
        gain_students(s, who, self.n, self.reserve)

    def say(self) -> Say:
        return Say("gain-students-reserve" if self.reserve else "gain-students", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class StealStudents(AtWhom):
    whom: str = field(metadata={"words": RANGES})
    n: int = 1

    def fits(self, s: Expedition, who: Scholar, other: Scholar) -> bool:
        return other.students > 0

    def run(self, s: Expedition, who: Scholar) -> None:
        other = victim(s)
        if other is not None:
            steal_students(s, who, other, self.n)

    def say(self) -> Say:
        return Say("steal-students", n=self.n, whom=whom_said(self.whom))


@dataclass(frozen=True, slots=True, repr=False)
class StudentOrStun(AtWhom):
    """Whoever is named chooses what they can bear."""

    whom: str = field(metadata={"words": RANGES})
    n: int = 1
    alone = follows = True

    def fits(self, s: Expedition, who: Scholar, other: Scholar) -> bool:
        return other.students >= self.n or has_room_for_stun(s, other)

    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        other = victim(s)
        if other is None:
            return
        options: list[Option[bool]] = []
        if other.students >= self.n:
            options.append(Option(True, "give-students", (str(self.n), who.key)))
        if has_room_for_stun(s, other):
            options.append(Option(False, "take-stun"))
        if not options:
            return
        if (yield from choose(other.seat, "student-or-stun", options, (card(s).name,))):
            steal_students(s, who, other, self.n)
        else:
            yield from gain_stun(s, other, avoidable=False)

    def say(self) -> Say:
        return Long("student-or-stun", n=self.n, whom=whom_said(self.whom))


@dataclass(frozen=True, slots=True, repr=False)
class Doom(AtWhom):
    whom: str = field(metadata={"words": RANGES})
    n: int = 1
    alone = follows = True

    def run(self, s: Expedition, who: Scholar) -> None:
        other = victim(s)
        if other is not None:
            take_doom(s, other, self.n)

    def say(self) -> Say:
        return Long("doom", n=self.n, whom=whom_said(self.whom))


@dataclass(frozen=True, slots=True, repr=False)
class CapValue(Aimed):
    """Of the opponent whose turn it is."""

    value: str = field(metadata={"words": VALUES})
    n: int = 1
    alone = follows = True

    @property
    def range(self) -> str:
        return "dungeon"

    def fits(self, s: Expedition, who: Scholar, other: Scholar) -> bool:
        return other is s.active

    def run(self, s: Expedition, who: Scholar) -> None:
        other = victim(s)
        if other is not None:
            s.lasting.append(Lasting(f"cap-{self.value}", other.seat, self.n))
            s.log("value-capped", who=other.key, value=self.value, n=self.n)

    def say(self) -> Say:
        return Long("cap-value", value=named(self.value), n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class Recruit(Verb):
    trainee: str = field(metadata={"words": TRAINEES})

    def possible(self, s: Expedition, who: Scholar) -> bool:
        return can_recruit(s, who, self.trainee)

    @cites("DUN-TRAIN-05", "DUN-TIMING-08")
    def befalls(self, s: Expedition, who: Scholar, other: Scholar) -> bool:
        return owner_of(s, self.trainee) is other and can_recruit(s, who, self.trainee)

    def run(self, s: Expedition, who: Scholar) -> None:
        owner = owner_of(s, self.trainee)
        spared = owner is not None and owner.seat in card(s).spared
        if can_recruit(s, who, self.trainee) and not spared:
            recruit(s, who, self.trainee)

    def say(self) -> Say:
        return Say("recruit", trainee=named(self.trainee))


@dataclass(frozen=True, slots=True, repr=False)
class Favour(Verb):
    """A player, perhaps oneself, draws two cards or loses one at random."""

    alone = follows = True

    @cites("DUN-FAMILY-08")
    def aims(self, s: Expedition, who: Scholar) -> list[int] | None:
        return [other.seat for other in s.in_dungeon(who.seat)]

    @cites("DUN-FAMILY-09")
    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        other = victim(s)
        if other is None:
            return
        options = [Option(True, "let-draw", (other.key,))]
        if other.hand:
            options.append(Option(False, "let-discard", (other.key,)))
        if (yield from choose(who.seat, "favour", options, (other.key,))):
            draw_cards(s, other, 2)
        else:
            discard_at_random(s, other)

    def say(self) -> Say:
        return Long("favour")
