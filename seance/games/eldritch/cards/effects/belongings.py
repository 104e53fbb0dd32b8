"""What happens to an investigator: cards and Clues, Health and Sanity, skills, delay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from seance.engine import Flow, do
from seance.engine.words import Long, Say, Several
from seance.games.eldritch.rules.defeat import devour
from seance.games.eldritch.rules.losses import lose, recover
from seance.games.eldritch.rules.pieces import Investigator
from seance.games.eldritch.rules.possessions import become_delayed, can_be_delayed, improve
from seance.games.eldritch.rules.state import World

from .counts import Amount, counted, number
from .things import Thing
from .verb import Verb
from .words import Offer, named


@dataclass(frozen=True, slots=True, repr=False, init=False)
class Gain(Verb):
    things: tuple[Thing, ...] = field(metadata={"spread": True})

    def __init__(self, *things: Thing) -> None:
        object.__setattr__(self, "things", things)

    def run(self, s: World, who: Investigator) -> Flow[None]:
        for thing in self.things:
            if not who.gone:  # a second Curse may have been the end
                yield from do(thing.gained(s, who))

    def paid(self, s: World, who: Investigator) -> Flow[None]:
        for thing in self.things:
            if not who.gone:
                yield from do(thing.accepted(s, who))

    def affordable(self, s: World, who: Investigator) -> bool:
        return all(thing.gainable(s, who) for thing in self.things)

    def possible(self, s: World, who: Investigator) -> bool:
        return any(thing.possible(s, who) for thing in self.things)

    def say(self) -> Say:
        return self.with_things(self.things, "with")

    def offer(self) -> Offer:
        what, on = self.things[0].offer()
        return f"gain-{what}", on

    @staticmethod
    def with_things(things: Sequence[Thing], joint: str) -> Say:
        return Say("gain", things=Several(joint, tuple([thing.say() for thing in things])))


@dataclass(frozen=True, slots=True, repr=False, init=False)
class Discard(Verb):
    things: tuple[Thing, ...] = field(metadata={"spread": True})

    def __init__(self, *things: Thing) -> None:
        object.__setattr__(self, "things", things)

    def run(self, s: World, who: Investigator) -> Flow[None]:
        for thing in self.things:
            yield from do(thing.discarded(s, who))

    def affordable(self, s: World, who: Investigator) -> bool:
        return all(thing.affordable(s, who) for thing in self.things)

    def possible(self, s: World, who: Investigator) -> bool:
        return self.affordable(s, who)

    def say(self) -> Say:
        return self.with_things(self.things, "with")

    def offer(self) -> Offer:
        what, on = self.things[0].offer()
        return f"discard-{what}", on

    @staticmethod
    def with_things(things: Sequence[Thing], joint: str) -> Say:
        said = [thing.say() for thing in things]
        perhaps = Several(joint, tuple([each.place("perhaps") for each in said]))
        return Say("discard", things=perhaps, own_things=Several(joint, tuple([each.place("own") for each in said])))


@dataclass(frozen=True, slots=True, repr=False, init=False)
class Spend(Verb):
    things: tuple[Thing, ...] = field(metadata={"spread": True})

    def __init__(self, *things: Thing) -> None:
        object.__setattr__(self, "things", things)

    def run(self, s: World, who: Investigator) -> Flow[None]:
        for thing in self.things:
            yield from do(thing.spent(s, who))

    def affordable(self, s: World, who: Investigator) -> bool:
        return all(thing.affordable(s, who) for thing in self.things)

    def say(self) -> Say:
        return Say("spend", things=Several("with", tuple([thing.say() for thing in self.things])))

    def offer(self) -> Offer:
        what, on = self.things[0].offer()
        return f"spend-{what}", on


def points(health: Amount, sanity: Amount) -> Several:
    """ "1 Health and 2 Sanity" """
    said = [counted(name, n) for name, n in (("health", health), ("sanity", sanity)) if n != 0]
    return Several("with", tuple(said))


@dataclass(frozen=True, slots=True, repr=False)
class Lose(Verb):
    """Both at once: one defeat, even if both reach 0."""

    health: Amount = 0
    sanity: Amount = 0

    def run(self, s: World, who: Investigator) -> Flow[None]:
        yield from lose(s, who, number(self.health, s, who), number(self.sanity, s, who))

    def say(self) -> Say:
        return Say("lose", points=points(self.health, self.sanity))

    def offer(self) -> Offer:
        return "suffer", (str(self.health), str(self.sanity))


@dataclass(frozen=True, slots=True, repr=False)
class Recover(Verb):
    health: int = 0
    sanity: int = 0

    def run(self, s: World, who: Investigator) -> None:
        recover(s, who, self.health, self.sanity)

    def helps(self, who: Investigator) -> bool:
        """Does this investigator lack any of it?"""
        return (self.health > 0 and who.health < who.max_health) or (self.sanity > 0 and who.sanity < who.max_sanity)

    def say(self) -> Say:
        return Say("recover", points=points(self.health, self.sanity))

    def offer(self) -> Offer:
        return "recover", (str(self.health), str(self.sanity))


@dataclass(frozen=True, slots=True, repr=False)
class Improve(Verb):
    skill: str  # or "any"

    def run(self, s: World, who: Investigator) -> Flow[None]:
        yield from improve(s, who, "" if self.skill == "any" else self.skill)

    def say(self) -> Say:
        return Say("improve-any") if self.skill == "any" else Say("improve", skill=named(self.skill))

    def offer(self) -> Offer:
        return ("improve-any", ()) if self.skill == "any" else ("improve-skill", (self.skill,))


@dataclass(frozen=True, slots=True, repr=False)
class BecomeDelayed(Verb):
    def run(self, s: World, who: Investigator) -> None:
        become_delayed(s, who)

    def paid(self, s: World, who: Investigator) -> None:
        become_delayed(s, who, chosen=True)

    def affordable(self, s: World, who: Investigator) -> bool:
        return can_be_delayed(s, who)

    def say(self) -> Say:
        return Say("become-delayed")


@dataclass(frozen=True, slots=True, repr=False)
class BeDevoured(Verb):
    def run(self, s: World, who: Investigator) -> Flow[None]:
        yield from devour(s, who)

    def say(self) -> Say:
        return Long("be-devoured")
