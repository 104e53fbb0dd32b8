"""What the cards of the town say: choices, clues that are lost, doom on Cultists, enemies that are talked over."""

from __future__ import annotations

from dataclasses import dataclass, replace

from seance.engine import Flow, Option, choose, cites, do
from seance.engine.effect import Ability
from seance.engine.words import Long, Say
from seance.games.arkham.rules.areas import to_victory
from seance.games.arkham.rules.clues import drop_clues, gain_clues
from seance.games.arkham.rules.decks import search_encounters
from seance.games.arkham.rules.encounters import attach_to_location, resolve_drawn
from seance.games.arkham.rules.enemies import disengage, nearest_enemies, place_doom
from seance.games.arkham.rules.harm import heal_enemy
from seance.games.arkham.rules.movement import can_enter, move
from seance.games.arkham.rules.pieces import Enemy, InPlay, Investigator, Location, Thing
from seance.games.arkham.rules.printed import ASSET, ENEMY, EncounterCard, Printed
from seance.games.arkham.rules.registers import COST_CHANGES, TOKEN_CHANGES, Cost, engage_there, forbid
from seance.games.arkham.rules.skill_tests import skill_test
from seance.games.arkham.rules.state import Table
from seance.games.arkham.rules.under_way import EVADE, Moment
from seance.games.arkham.rules.under_way import Test as SkillTest
from seance.games.arkham.rules.windows import happens

from .counts import FACTS, Amount, counted, number
from .harm import Take
from .prices import DiscardFromHand, Price
from .test_changes import outcomes
from .verb import ArkhamEffect, Verb, possible, source
from .words import named, trait_name

FACTS["no-clues"] = lambda s, who: not who.clues


# ---- choices ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class Either(Verb):
    """One of two, of which at least one can be done: what would change nothing may not be chosen."""

    first: ArkhamEffect
    second: ArkhamEffect
    alone = True

    @cites("AHC-MUS-01")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        both = (self.first, self.second)
        options = [Option(one, *wording(one)) for one in both if possible(one, s, who)]
        if options:
            chosen = yield from choose(who.seat, "choose-one", options, (source(s),))
            yield from do(chosen.run(s, who))

    def possible(self, s: Table, who: Investigator) -> bool:
        return possible(self.first, s, who) or possible(self.second, s, who)

    def say(self) -> Say:
        return Long("either", one=self.first.clauses(), other=self.second.clauses())


def wording(effect: ArkhamEffect) -> tuple[str, tuple[str, ...]]:
    """The verb of the option, and the numbers or places in its label."""
    match effect:
        case Take(damage=int(damage), horror=int(horror)):
            if damage and horror:
                return "take-both", (str(damage), str(horror))
            return ("take-damage", (str(damage),)) if damage else ("take-horror", (str(horror),))
        case SpendClues(n=n):
            return "give-clues", (str(n),)
        case MoveTo(place=place):
            return "go-to", (place,)
        case DiscardFromHand(n=n):
            return "discard-cards", (str(n),)
    return "accept", ()


# ---- clues -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class SpendClues(Price):
    n: int = 1

    def onto(self, cost: Cost) -> Cost:
        return replace(cost, clues=cost.clues + self.n)

    def say(self) -> Say:
        return Say("spend-clues", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class DropClues(Verb):
    """Own clues are placed on the own location."""

    n: Amount

    def run(self, s: Table, who: Investigator) -> None:
        drop_clues(s, who, number(self.n, s, who))

    def possible(self, s: Table, who: Investigator) -> bool:
        return who.clues > 0

    def say(self) -> Say:
        return counted("drop-clues", self.n)


@dataclass(frozen=True, slots=True, repr=False)
class GainClues(Verb):
    """From the token pool."""

    n: int

    def run(self, s: Table, who: Investigator) -> None:
        gain_clues(s, who, self.n)

    def say(self) -> Say:
        return Say("gain-clues", n=self.n)


# ---- places ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class MoveTo(Verb):
    place: str

    @cites("AHC-MOV-05")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        yield from move(s, who, self.place)

    def possible(self, s: Table, who: Investigator) -> bool:
        return s.place(self.place) is not None and can_enter(s, who, self.place)

    def say(self) -> Say:
        return Say("move-to", place=named(self.place))


@dataclass(frozen=True, slots=True, repr=False)
class CarriedOff(Verb):
    """Away from all enemies without a trait, to a location with another trait."""

    spared: str
    trait: str

    @cites("AHC-MOV-05")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        for enemy in s.engaged_with(who):
            if self.spared not in enemy.traits:
                disengage(s, enemy)
        s.then(engage_there(who.location))
        places = [place for place in s.locations if self.trait in place.traits and can_enter(s, who, place.key)]
        if places:
            options = [Option(place.key, "go-to", (place.key,)) for place in places]
            yield from move(s, who, (yield from choose(who.seat, "carried-where", options, (who.key,))))

    def say(self) -> Say:
        return Say("carried-off", spared=trait_name(self.spared), trait=trait_name(self.trait))


@dataclass(frozen=True, slots=True, repr=False)
class SpawnHere(Verb):
    """Whatever would spawn elsewhere spawns at this location."""

    @cites("AHC-INS-01")
    def run(self, s: Table, who: Investigator) -> None:
        assert s.moment is not None
        assert isinstance(s.subject, Location)
        s.moment.location = s.subject

    def say(self) -> Say:
        return Say("spawn-here")


@dataclass(frozen=True, slots=True, repr=False)
class AttachToMostClues(Verb):
    """A revelation: to the location with the most clues among those without a copy of this card."""

    @cites("AHC-LEA-04", "AHC-ATT-01")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        card = s.drawing[-1].card
        free = [place for place in s.locations if all(one.card is not card for one in s.attached(place.key))]
        most = max([place.clues for place in free], default=None)
        options = [Option(place.key, "attach-to", (place.key,)) for place in free if place.clues == most]
        if options:
            yield from attach_to_location(s, (yield from choose(s.lead, "attach-where", options, (card.key,))))

    def say(self) -> Say:
        return Say("attach-to-most-clues")


# ---- enemies and doom ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class ToVictory(Verb):
    """This enemy goes to the victory display without having been defeated."""

    @cites("AHC-VIC-02")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        assert isinstance(s.subject, Enemy)
        to_victory(s, s.subject)
        yield from happens(s, Moment("after-overcome", who, (who.key,)))

    def possible(self, s: Table, who: Investigator) -> bool:
        return s.subject in s.enemies

    def say(self) -> Say:
        return Say("to-victory")


@dataclass(frozen=True, slots=True, repr=False)
class HealThis(Verb):
    """This enemy."""

    n: int

    def run(self, s: Table, who: Investigator) -> None:
        assert isinstance(s.subject, Enemy)
        heal_enemy(s, s.subject, self.n)

    def possible(self, s: Table, who: Investigator) -> bool:
        return isinstance(s.subject, Enemy) and s.subject.damage > 0

    def say(self) -> Say:
        return Say("heal-this", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class DoomOnNearest(Verb):
    """On the nearest enemy with a trait; if none is in play, one is searched for and drawn."""

    n: int
    trait: str
    alone = True

    @cites("AHC-NEA-01", "AHC-SEA-02")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        if s.enemies_with(self.trait):
            yield from doom_on_nearest(s, who, self.n, self.trait)
        else:
            found = yield from search_encounters(s, who, self.wanted)
            if found is not None:
                yield from resolve_drawn(s, who, found)

    def wanted(self, card: EncounterCard) -> bool:
        return card.kind == ENEMY and self.trait in card.traits

    def say(self) -> Say:
        return Long("doom-on-nearest-or", n=self.n, trait=trait_name(self.trait))


def doom_on_nearest(s: Table, who: Investigator, n: int, trait: str = "") -> Flow[None]:
    """Who does it chooses among several that are equally near."""
    near = nearest_enemies(s, who, trait)
    if near:
        options = [Option(enemy, "choose", (enemy.key,)) for enemy in near]
        place_doom(s, (yield from choose(who.seat, "nearest-enemy", options, (who.key,))), n)


@dataclass(frozen=True, slots=True, repr=False)
class GainSurge(Verb):
    @cites("AHC-SUR-01", "AHC-GAN-03")
    def run(self, s: Table, who: Investigator) -> None:
        s.drawing[-1].surge = True

    def say(self) -> Say:
        return Say("gain-surge")


@dataclass(frozen=True, slots=True, repr=False)
class TestEither(Verb):
    """A test of one of two skills, as one chooses."""

    skill: str
    skill_2: str
    difficulty: int
    passed: ArkhamEffect
    alone = True
    __test__ = False

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        def results(test: SkillTest) -> Flow[None]:
            if test.passed:
                yield from do(self.passed.run(s, who))

        options = [Option(skill, "with", (skill,)) for skill in (self.skill, self.skill_2)]
        skill = yield from choose(who.seat, "which-skill", options, (who.key,))
        stakes = outcomes(self.passed, None)
        yield from skill_test(s, who, skill, self.difficulty, results, source=source(s), stakes=stakes)

    def say(self) -> Say:
        skills = {"skill": named(self.skill), "other": named(self.skill_2)}
        return Long("test-either", n=self.difficulty, passed=self.passed.clauses(), **skills)


# ---- what holds ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class Cheaper(Ability):
    """Assets with a trait that are played at this location."""

    n: int
    trait: str

    def register(self, key: str) -> None:
        COST_CHANGES[key] = self.change

    def change(self, s: Table, this: Thing, who: Investigator, card: Printed) -> int:
        return -self.n if who.location == this.key and card.kind == ASSET and self.trait in card.traits else 0

    def say(self) -> Say:
        return Say("cheaper", n=self.n, trait=trait_name(self.trait))


@dataclass(frozen=True, slots=True, repr=False)
class NoInvestigation(Ability):
    """Of the location that it is attached to."""

    def register(self, key: str) -> None:
        forbid(key, "investigate", self.holds)

    def holds(self, s: Table, this: Thing, who: Investigator | Enemy, to: str) -> bool:
        return isinstance(this, InPlay) and this.location == to

    def say(self) -> Say:
        return Say("no-investigation")


@dataclass(frozen=True, slots=True, repr=False)
class NoCluesWhileEngaged(Ability):
    """Whoever is engaged with it can neither discover nor spend clues."""

    def register(self, key: str) -> None:
        forbid(key, "discover-clues", self.holds)
        forbid(key, "spend-clues", self.holds)

    @cites("AHC-CNT-01")
    def holds(self, s: Table, this: Thing, who: Investigator | Enemy, to: str) -> bool:
        return isinstance(this, Enemy) and isinstance(who, Investigator) and this.engaged == who.seat

    def say(self) -> Say:
        return Say("no-clues-while-engaged")


@dataclass(frozen=True, slots=True, repr=False)
class WorseTokens(Ability):
    """Negative modifiers of tokens count twice when somebody attempts to evade this enemy."""

    def register(self, key: str) -> None:
        TOKEN_CHANGES[key] = self.change

    def change(self, s: Table, this: Thing, test: SkillTest, value: int) -> int:
        return value * 2 if value < 0 and test.kind == EVADE and test.enemy is this else value

    def say(self) -> Say:
        return Say("worse-tokens")
