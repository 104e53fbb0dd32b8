"""What monsters do on the board: when they come, when they are beaten, at a reckoning."""

from __future__ import annotations

from dataclasses import dataclass

from seance.engine import Flow, Option, choose, do
from seance.engine.words import Say, Telling
from seance.games.eldritch.rules.clues import discard_clue
from seance.games.eldritch.rules.combat import combat_encounter
from seance.games.eldritch.rules.monsters import discard_monster, move_monster, spawn_epic, spawn_named  # fmt: skip
from seance.games.eldritch.rules.movement import can_move, move
from seance.games.eldritch.rules.pieces import Investigator
from seance.games.eldritch.rules.places import NEAR, nearest, toward
from seance.games.eldritch.rules.possessions import become_delayed
from seance.games.eldritch.rules.skill_tests import roll_die
from seance.games.eldritch.rules.state import World

from .things import Condition
from .tokens import this
from .verb import EldritchEffect, Verb, source
from .words import article, named


def lead_chooses(s: World, prompt: str, among: list[str]) -> Flow[str]:
    """Where several are as good, the Lead Investigator decides."""
    options = [Option(key, "choose", (key,)) for key in among]
    return (yield from choose(s.lead, prompt, options, (this(s).key,)))


def nearest_investigator(s: World) -> Flow[Investigator | None]:
    spaces = nearest(this(s).space, [one.space for one in s.in_order()])
    keys = [one.key for one in s.in_order() if one.space in spaces]
    return s.who((yield from lead_chooses(s, "which-nearest", keys))) if keys else None


@dataclass(frozen=True, slots=True, repr=False)
class Nearest(Verb):
    """The nearest investigator; of several the Lead Investigator chooses one."""

    effect: EldritchEffect
    alone = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        one = yield from nearest_investigator(s)
        if one is not None:
            yield from do(self.effect.run(s, one))

    def say(self) -> Say:
        return Telling("nearest-investigator", text=self.effect.spoken())


@dataclass(frozen=True, slots=True, repr=False)
class Lure(Verb):
    """An investigator moves toward the monster."""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        steps = toward(who.space, [this(s).space])
        if steps:
            space = yield from choose(who.seat, "move-to", [Option(each, "to", (each,)) for each in steps], (who.key,))
            yield from move(s, who, space)

    def say(self) -> Say:
        return Say("lure")


CURSE = Condition("cursed")


@dataclass(frozen=True, slots=True, repr=False)
class LoseCurse(Verb):
    """One investigator with a Cursed Condition may be freed of it: the Lead Investigator says who."""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        cursed = [one for one in s.in_order() if one.has("cursed")]
        options: list[Option[Investigator | None]] = [Option(one, "choose", (one.key,)) for one in cursed]
        if cursed:
            one = yield from choose(s.lead, "lift-curse", [*options, Option(None, "decline")], (this(s).key,))
            if one is not None:
                CURSE.discarded(s, one)

    def say(self) -> Say:
        return Say("lose-curse")


@dataclass(frozen=True, slots=True, repr=False)
class TakeNearestClue(Verb):
    """It is discarded, and the monster goes where it lay."""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        spaces = nearest(this(s).space, [clue.space for clue in s.clues])
        if spaces:
            space = yield from lead_chooses(s, "which-clue-space", spaces)
            discard_clue(s, s.clues_on(space)[0])
            move_monster(s, this(s), space)

    def say(self) -> Say:
        return Say("take-nearest-clue")


@dataclass(frozen=True, slots=True, repr=False)
class HuntDown(Verb):
    """To the nearest space with an investigator, one of whom encounters it at once."""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        monster = this(s)
        prey = yield from nearest_investigator(s)
        if prey is not None:
            move_monster(s, monster, prey.space)
            yield from combat_encounter(s, prey, monster)

    def say(self) -> Say:
        return Say("hunt-down")


@dataclass(frozen=True, slots=True, repr=False)
class CarryOff(Verb):
    """With somebody on its space it flies 1 space and leaves them Delayed there; else it comes nearer by 2."""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        monster = this(s)
        here = [one for one in s.on(monster.space) if can_move(one)]
        if not s.on(monster.space):
            for _ in range(2):
                steps = toward(monster.space, [one.space for one in s.in_order()])
                if steps:
                    move_monster(s, monster, (yield from lead_chooses(s, "monster-moves-where", steps)))
        elif here:
            key = yield from lead_chooses(s, "carry-off-whom", [one.key for one in here])
            space = yield from lead_chooses(s, "monster-moves-where", list(NEAR[monster.space]))
            prey = s.who(key)
            move_monster(s, monster, space)
            yield from move(s, prey, space)
            become_delayed(s, prey)

    def say(self) -> Say:
        return Say("carry-off")


@dataclass(frozen=True, slots=True, repr=False)
class SpawnHere(Verb):
    """A named monster joins it."""

    called: str

    def run(self, s: World, who: Investigator) -> Flow[None]:
        yield from spawn_named(s, self.called, this(s).space)

    def say(self) -> Say:
        return Say("spawn-here", name=named(self.called), how_article=article(self.called))


@dataclass(frozen=True, slots=True, repr=False)
class BecomeEpic(Verb):
    """The Epic Monster comes in its place, if it is not on the board yet."""

    called: str

    def run(self, s: World, who: Investigator) -> Flow[None]:
        monster = this(s)
        if (yield from spawn_epic(s, self.called, monster.space)) is not None:
            discard_monster(s, monster)

    def say(self) -> Say:
        return Say("become-epic", name=named(self.called))


@dataclass(frozen=True, slots=True, repr=False)
class BecomeOneOf(Verb):
    """One of these, set aside, comes in its place: the Lead Investigator chooses."""

    called: str
    other: str

    def run(self, s: World, who: Investigator) -> Flow[None]:
        monster = this(s)
        there = [key for key in (self.called, self.other) if any(kind.key == key for kind in s.set_aside)]
        if there:
            name = yield from lead_chooses(s, "which-comes", there)
            yield from spawn_named(s, name, monster.space)
            discard_monster(s, monster)

    def say(self) -> Say:
        return Say("become-one-of", name=named(self.called), other=named(self.other))


@dataclass(frozen=True, slots=True, repr=False)
class ComeNearer(Verb):
    """One space toward a named monster."""

    called: str

    def run(self, s: World, who: Investigator) -> Flow[None]:
        monster = this(s)
        steps = toward(monster.space, [one.space for one in s.monsters if one.kind.key == self.called])
        if steps:
            move_monster(s, monster, (yield from lead_chooses(s, "monster-moves-where", steps)))

    def say(self) -> Say:
        return Say("come-nearer", name=named(self.called))


@dataclass(frozen=True, slots=True, repr=False)
class RollForGate(Verb):
    """A die that is not above the number of players."""

    effect: EldritchEffect
    alone = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        rolled = roll_die(s)
        s.log("rolled", who=who.key, n=rolled, card=source(s), counts=rolled <= s.seats)
        if rolled <= s.seats:
            yield from do(self.effect.run(s, who))

    def say(self) -> Say:
        return Say("roll-for-gate", effect=self.effect.clauses())
