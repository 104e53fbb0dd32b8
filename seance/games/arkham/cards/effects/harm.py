"""Damage and horror, taken, dealt and healed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from seance.engine import Flow, Note, Option, Preview, choose, cites
from seance.engine.words import Long, Say, Several
from seance.games.arkham.rules.elimination import ScenarioOver, reach, suffer_trauma
from seance.games.arkham.rules.enemies import damage_enemy, place_damage, see_if_defeated
from seance.games.arkham.rules.harm import aftermath_of_each, assign_to_each, heal, place_on_each, take
from seance.games.arkham.rules.immunity import open_to
from seance.games.arkham.rules.locations import connected
from seance.games.arkham.rules.pieces import Enemy, Investigator
from seance.games.arkham.rules.registers import Cost
from seance.games.arkham.rules.state import Table
from seance.games.arkham.rules.windows import as_one

from .counts import Amount, number
from .verb import Verb, choose_enemy, source, that_enemy


def points(damage: int, horror: int, direct: bool = False) -> Several:
    """ "1 damage and 2 horror" """
    names = ("direct-damage", "direct-horror") if direct else ("damage", "horror")
    said = [Say(name, n=n) for name, n in zip(names, (damage, horror), strict=True) if n != 0]
    return Several("with", tuple(said))


@dataclass(frozen=True, slots=True, repr=False)
class Take(Verb):
    """Both at once. Direct harm cannot be assigned to assets."""

    damage: Amount = 0
    horror: Amount = 0
    direct: bool = False

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        yield from take(s, who, number(self.damage, s, who), number(self.horror, s, who), self.direct)

    def onto(self, cost: Cost) -> Cost:
        assert isinstance(self.horror, int)
        assert not self.damage
        assert not self.direct
        return replace(cost, horror=cost.horror + self.horror)

    def say(self) -> Say:
        both = [(self.damage, points(1, 0, self.direct)), (self.horror, points(0, 1, self.direct))]
        said = [Say("take-each", points=one, amount=n.say()) for n, one in both if not isinstance(n, int)]
        damage, horror = [n if isinstance(n, int) else 0 for n, _ in both]
        if damage or horror or not said:
            said.append(Say("take", points=points(damage, horror, self.direct)))
        return said[0] if len(said) == 1 else Say("clause", text=Several("and", tuple(said)))


@dataclass(frozen=True, slots=True, repr=False)
class Heal(Verb):
    damage: int = 0
    horror: int = 0

    def run(self, s: Table, who: Investigator) -> None:
        heal(s, who, self.damage, self.horror)

    def possible(self, s: Table, who: Investigator) -> bool:
        return (self.damage > 0 and who.damage > 0) or (self.horror > 0 and who.horror > 0)

    def say(self) -> Say:
        return Say("heal", points=points(self.damage, self.horror))


@dataclass(frozen=True, slots=True, repr=False)
class HealOneHere(Verb):
    """Damage or horror from an investigator at the location."""

    n: int = 1

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        options = [Option((one, kind), f"heal-{kind}", (one.key,)) for one, kind in self.cases(s, who)]
        if options:
            one, kind = yield from choose(who.seat, "heal-whom", options, (source(s),))
            heal(s, one, self.n if kind == "damage" else 0, self.n if kind == "horror" else 0)

    def cases(self, s: Table, who: Investigator) -> list[tuple[Investigator, str]]:
        hurt = [(one, "damage") for one in s.at(who.location) if one.damage]
        return hurt + [(one, "horror") for one in s.at(who.location) if one.horror]

    def possible(self, s: Table, who: Investigator) -> bool:
        return bool(self.cases(s, who))

    def say(self) -> Say:
        return Say("heal-one-here", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class HurtEnemy(Verb):
    """One of choice at the location: "any", or only an "exhausted" one."""

    n: int
    which: str = "any"

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        enemy = yield from choose_enemy(s, who, "which-enemy", self.among(s, who))
        if enemy is not None:
            yield from damage_enemy(s, enemy, self.n, who)

    def among(self, s: Table, who: Investigator) -> list[Enemy]:
        here = [one for one in open_to(s, s.enemies_at(who.location)) if one not in s.falling]
        return [one for one in here if self.which == "any" or one.exhausted]

    def possible(self, s: Table, who: Investigator) -> bool:
        return bool(self.among(s, who))

    def say(self) -> Say:
        return Say(f"hurt-enemy-{self.which}", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class HurtThatEnemy(Verb):
    """The one that has attacked, or has just been evaded."""

    n: int

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        enemy = that_enemy(s)
        if enemy is not None:
            yield from damage_enemy(s, enemy, self.n, who)

    def say(self) -> Say:
        return Say("hurt-that-enemy", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class Blast(Verb):
    """Everybody and every enemy at the location or at one that connects."""

    n: int

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        yield from as_one(s, self.explode(s, who))

    @cites("AHC-PRI-02", "AHC-DMG-09")
    def explode(self, s: Table, who: Investigator) -> Flow[None]:
        places = [s.here(who), *connected(s, who.location)]
        options = [Option(place.key, "choose", (place.key,)) for place in places]
        there = yield from choose(who.seat, "which-location", options, (source(s),), preview=partial(self.hits, s))
        enemies = open_to(s, s.enemies_at(there))
        hurts = yield from assign_to_each(s, s.at(there), self.n, 0)
        for enemy in enemies:
            place_damage(s, enemy, self.n)
        place_on_each(s, hurts)
        reached = ""
        try:
            for enemy in enemies:
                yield from see_if_defeated(s, enemy, who)
        except ScenarioOver:
            reached = s.resolution
        try:
            yield from aftermath_of_each(s, hurts)
        except ScenarioOver:
            if not reached:
                raise
        if reached:
            raise reach(s, (yield from self.which_end(s, reached)))

    def hits(self, s: Table, option: Option[object]) -> Preview:
        """Who would be hurt at a place: both sides, by name."""
        there = str(option.value)
        people = [one.key for one in s.at(there)]
        hit = [*[enemy.key for enemy in open_to(s, s.enemies_at(there))], *people]
        note = Note("hits", (str(self.n), *hit)) if hit else Note("hits-nobody")
        return Preview(danger=bool(people), notes=(note,), idle=not hit)

    def which_end(self, s: Table, reached: str) -> Flow[str]:
        """Who falls together with the last enemy may still have won: the players choose."""
        ends = dict.fromkeys((reached, s.resolution))
        return (
            yield from choose(
                s.lead, "which-resolution", [Option(end, "reach", (f"resolution-{end}",)) for end in ends]
            )
        )

    def possible(self, s: Table, who: Investigator) -> bool:
        return True  # whoever plays it stands in the way, if nobody else does

    def say(self) -> Say:
        return Long("blast", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class SufferTrauma(Verb):
    physical: int = 0
    mental: int = 0

    def run(self, s: Table, who: Investigator) -> None:
        suffer_trauma(s, who, self.physical, self.mental)

    def say(self) -> Say:
        said = [Say(f"trauma-{name}", n=n) for name, n in (("physical", self.physical), ("mental", self.mental)) if n]
        return Say("suffer", trauma=Several("with", tuple(said)))
