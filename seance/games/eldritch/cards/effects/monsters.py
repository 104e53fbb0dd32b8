"""What happens to Monsters, and what they do."""

from __future__ import annotations

from dataclasses import dataclass

from seance.engine import Flow, Note, Option, Preview, choose
from seance.engine.words import Long, Say
from seance.games.eldritch.rules.combat import ambush, combat_encounter
from seance.games.eldritch.rules.monsters import (
    discard_monster,
    hurt_monster,
    move_monster,
    spawn_monster,
    spawn_named,
    toughness,
)
from seance.games.eldritch.rules.pieces import InPlay, Investigator, Monster
from seance.games.eldritch.rules.printed import MONSTERS, SPACES
from seance.games.eldritch.rules.state import World

from .board import choose_space
from .verb import EldritchEffect, Verb, go_on
from .words import article, named


def choose_monster(
    s: World, who: Investigator, prompt: str, among: list[Monster], loses: int = 0
) -> Flow[Monster | None]:  # fmt: skip
    """Beside each stands its Health if it loses some."""
    if not among:
        return None
    options = [Option(monster, "monster", (monster.key, monster.space)) for monster in among]
    if not loses:
        return (yield from choose(who.seat, prompt, options, (who.key,)))
    about = (who.key, str(loses))
    return (yield from choose(who.seat, prompt, options, about, preview=lambda option: strength_of(s, option.on[0])))


def strength_of(s: World, key: str) -> Preview:
    """The Health of a monster, or of all on a space."""
    one = s.monster(key)
    if one is not None:
        return Preview(notes=(Note("health-left", (health_left(s, one),)),))
    there = [Note("health-left-of", (health_left(s, each), each.key)) for each in s.monsters_on(key)]
    return Preview(notes=tuple(there))


def health_left(s: World, monster: Monster) -> str:
    return str(toughness(s, monster.kind) - monster.lost)


def not_epic(s: World) -> list[Monster]:
    return [monster for monster in s.monsters if not monster.epic]


@dataclass(frozen=True, slots=True, repr=False)
class HurtMonster(Verb):
    n: int

    def run(self, s: World, who: Investigator) -> Flow[None]:
        monster = yield from choose_monster(s, who, "hurt-monster", s.monsters, self.n)
        if monster is not None:
            yield from hurt_monster(s, monster, self.n, who)

    def possible(self, s: World, who: Investigator) -> bool:
        return bool(s.monsters)

    def say(self) -> Say:
        return Long("hurt-monster", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class HurtMonstersOnSpace(Verb):
    n: int

    def run(self, s: World, who: Investigator) -> Flow[None]:
        spaces = list(dict.fromkeys([monster.space for monster in s.monsters]))
        if spaces:
            options = [Option(space, "to", (space,)) for space in spaces]
            about = (who.key, str(self.n))
            space = yield from choose(
                who.seat, "hurt-monsters-on-space", options, about, preview=lambda option: strength_of(s, option.on[0])
            )
            for monster in s.monsters_on(space):
                yield from hurt_monster(s, monster, self.n, who)

    def say(self) -> Say:
        return Long("hurt-monsters-on-space", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class DiscardMonster(Verb):
    """`which`: "any" on the board, one "here", or "that" of this encounter."""

    which: str = "any"

    def run(self, s: World, who: Investigator) -> Flow[None]:
        monster = yield from choose_monster(s, who, "discard-monster", self.among(s, who))
        if monster is not None:
            discard_monster(s, monster)

    def among(self, s: World, who: Investigator) -> list[Monster]:
        found = not_epic(s)
        if self.which == "here":
            return [monster for monster in found if monster.space == who.space]
        if self.which == "that":
            return [monster for monster in found if s.encounter is not None and monster is s.encounter.monster]
        return found

    def possible(self, s: World, who: Investigator) -> bool:
        return bool(self.among(s, who))

    def say(self) -> Say:
        return Say(f"discard-monster-{self.which}")


@dataclass(frozen=True, slots=True, repr=False)
class MoveMonster(Verb):
    def run(self, s: World, who: Investigator) -> Flow[None]:
        monster = yield from choose_monster(s, who, "move-monster", not_epic(s))
        if monster is not None:
            move_monster(s, monster, (yield from choose_space(who, "move-monster-to", list(SPACES))))

    def say(self) -> Say:
        return Say("move-monster")


@dataclass(frozen=True, slots=True, repr=False)
class PullMonster(Verb):
    """Move a Monster here and fight it: the named one, or any that is not Epic."""

    called: str = ""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        among = [monster for monster in not_epic(s) if self.called in ("", monster.kind.key)]
        monster = yield from choose_monster(s, who, "pull-monster", among)
        if monster is not None:
            move_monster(s, monster, who.space)
            yield from combat_encounter(s, who, monster)

    def say(self) -> Say:
        if self.called:
            return Say("pull-named-monster", name=named(self.called))
        return Long("pull-monster")


@dataclass(frozen=True, slots=True, repr=False)
class SpawnMonster(Verb):
    """`at`: "here", the Active "expedition", every space with "cultists", or that of this "rumor"."""

    n: int = 1
    at: str = "here"

    def run(self, s: World, who: Investigator) -> Flow[None]:
        for space in self.spaces(s, who):
            for _ in range(self.n):
                yield from spawn_monster(s, space)

    def spaces(self, s: World, who: Investigator) -> list[str]:
        if self.at == "expedition":
            return [s.expedition] if s.expedition else []
        if self.at == "cultists":
            return list(dict.fromkeys([monster.space for monster in s.monsters if monster.kind.key == "cultist"]))
        if self.at == "rumor":
            return [s.subject.space] if isinstance(s.subject, InPlay) else []
        return [who.space]

    def say(self) -> Say:
        return Say(f"spawn-monster-{self.at}", n=self.n)


def one_of(called: str) -> Say:
    """ "a Monster", "an Elder Thing" """
    if called:
        return Say("a-named-monster", name=named(called), how_article=article(called))
    return Say("a-monster")


@dataclass(frozen=True, slots=True, repr=False)
class Ambush(Verb):
    """By a Monster from the cup or a named one; branches on whether it is defeated."""

    called: str = ""
    defeated: EldritchEffect | None = None
    otherwise: EldritchEffect | None = None

    @property
    def alone(self) -> bool:  # type: ignore[override]
        return self.defeated is not None

    def run(self, s: World, who: Investigator) -> Flow[None]:
        beaten = yield from ambush(s, who, MONSTERS[self.called] if self.called else None)
        outcome = self.defeated if beaten else self.otherwise
        if outcome is not None:
            yield from go_on(outcome, s, who)

    def say(self) -> Say:
        return fought(Long("ambush", monster=one_of(self.called)), self.defeated, self.otherwise)


@dataclass(frozen=True, slots=True, repr=False)
class SpawnAndFight(Verb):
    """A Monster comes to this space and is fought at once; it stays if it is not defeated."""

    called: str = ""
    defeated: EldritchEffect | None = None
    otherwise: EldritchEffect | None = None

    @property
    def alone(self) -> bool:  # type: ignore[override]
        return self.defeated is not None

    def run(self, s: World, who: Investigator) -> Flow[None]:
        monster = (yield from spawn_named(s, self.called, who.space)) if self.called else None
        if monster is None:
            monster = yield from spawn_monster(s, who.space)
        if s.encounter is not None:
            s.encounter.monster = monster
        beaten = monster is not None and (yield from combat_encounter(s, who, monster)).defeated
        outcome = self.defeated if beaten else self.otherwise
        if outcome is not None:
            yield from go_on(outcome, s, who)

    def say(self) -> Say:
        spawned = Long("spawn-named-and-fight", monster=named(self.called)) if self.called else Long("spawn-and-fight")
        return fought(spawned, self.defeated, self.otherwise)


def fought(fight: Say, defeated: EldritchEffect | None, otherwise: EldritchEffect | None) -> Say:
    if defeated is None:
        return fight
    if otherwise is None:
        return Long("fight-won", deed=fight, defeated=defeated.clauses())
    return Long("fight-won-lost", deed=fight, defeated=defeated.clauses(), otherwise=otherwise.clauses())
