"""What the cards of the woods and of the Ancient Ones' agents say."""

from __future__ import annotations

from dataclasses import dataclass

from seance.engine import Flow, Option, choose, cites, do
from seance.engine.effect import Ability
from seance.engine.words import Long, Say
from seance.games.arkham.rules.clues import place_clues
from seance.games.arkham.rules.decks import add_to_hand, discard_at_random, search_deck
from seance.games.arkham.rules.elimination import reach
from seance.games.arkham.rules.enemies import ready_enemy
from seance.games.arkham.rules.harm import deal_to_each, heal
from seance.games.arkham.rules.modifiers import sanity_left
from seance.games.arkham.rules.pieces import Enemy, Investigator, Location, Thing
from seance.games.arkham.rules.printed import PlayerCard
from seance.games.arkham.rules.registers import CONNECTIONS, INVESTIGATE_WITH, constant, for_you
from seance.games.arkham.rules.state import Table

from .counts import Number, number
from .verb import ArkhamEffect, Verb, possible
from .words import named, trait_name

# ---- what happens ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class CancelMove(Verb):
    @cites("AHC-CAN-01")
    def run(self, s: Table, who: Investigator) -> None:
        assert s.moment is not None
        s.moment.cancelled = True

    def say(self) -> Say:
        return Say("cancel-move")


@dataclass(frozen=True, slots=True, repr=False)
class HealOne(Verb):
    """Damage or horror of the own investigator."""

    n: int = 1

    @cites("AHC-MUS-02")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        options = [Option(kind, f"heal-{kind}", (who.key,)) for kind in ("damage", "horror")]
        kind = yield from choose(who.seat, "heal-whom", options, (who.key,))
        heal(s, who, self.n if kind == "damage" else 0, self.n if kind == "horror" else 0)

    def possible(self, s: Table, who: Investigator) -> bool:
        return who.damage > 0 or who.horror > 0

    def say(self) -> Say:
        return Say("heal-one", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class RefillClues(Verb):
    """This location, up to so many for each investigator."""

    n: int

    def run(self, s: Table, who: Investigator) -> None:
        assert isinstance(s.subject, Location)
        place_clues(s, s.subject, s.per_investigator(self.n) - s.subject.clues)

    def possible(self, s: Table, who: Investigator) -> bool:
        return isinstance(s.subject, Location) and s.subject.clues < s.per_investigator(self.n)

    def say(self) -> Say:
        return Say("refill-clues", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class ReadyThis(Verb):
    """This enemy."""

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        assert isinstance(s.subject, Enemy)
        yield from ready_enemy(s, s.subject)

    def possible(self, s: Table, who: Investigator) -> bool:
        return isinstance(s.subject, Enemy) and s.subject.exhausted

    def say(self) -> Say:
        return Say("ready-this")


@dataclass(frozen=True, slots=True, repr=False)
class GiveUp(Verb):
    """Whom one controls is given up, and the scenario ends with a resolution."""

    called: str
    resolution: int

    @cites("AHC-ACT-21")
    def run(self, s: Table, who: Investigator) -> None:
        if self.possible(s, who):  # the attack of opportunity may have been the end of them
            raise reach(s, f"r{self.resolution}")

    def possible(self, s: Table, who: Investigator) -> bool:
        return any(asset.card.key == self.called for asset in who.assets)

    def say(self) -> Say:
        return Say("give-up", name=named(self.called), n=self.resolution)


@dataclass(frozen=True, slots=True, repr=False)
class ForEach(Verb):
    """The same again, so many times."""

    n: Number
    effect: ArkhamEffect
    alone = True

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        for _ in range(number(self.n, s, who)):
            if not who.gone:
                yield from do(self.effect.run(s, who))

    def possible(self, s: Table, who: Investigator) -> bool:
        return possible(self.effect, s, who)

    def say(self) -> Say:
        return Long("for-each", amount=self.n.say(), effect=self.effect.clauses())


@dataclass(frozen=True, slots=True, repr=False)
class FindWeakness(Verb):
    """In the own deck: it is drawn, and the deck is shuffled."""

    trait: str

    @cites("AHC-SEA-02", "AHC-WEA-02")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        found = yield from search_deck(s, who, self.wanted)
        if found is not None:
            yield from add_to_hand(s, who, found)

    def wanted(self, card: PlayerCard) -> bool:
        return bool(card.weakness) and self.trait in card.traits

    def say(self) -> Say:
        return Say("find-weakness", trait=trait_name(self.trait))


@dataclass(frozen=True, slots=True, repr=False)
class LoseCardOrWorse(Verb):
    """A random card of the attacked; who has none is hit harder by this attack."""

    n: int

    def run(self, s: Table, who: Investigator) -> None:
        assert s.moment is not None
        if not discard_at_random(s, who, 1):
            s.moment.damage += self.n
            s.moment.horror += self.n

    def say(self) -> Say:
        return Long("lose-card-or-worse", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class FrightenAllHere(Verb):
    """Each investigator at the location of this enemy."""

    n: int

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        assert isinstance(s.subject, Enemy)
        yield from deal_to_each(s, s.at(s.subject.location), 0, self.n)

    def possible(self, s: Table, who: Investigator) -> bool:
        return isinstance(s.subject, Enemy) and bool(s.at(s.subject.location))

    def say(self) -> Say:
        return Say("frighten-all-here", n=self.n)


# ---- what holds ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class ConnectsTo(Ability):
    """Every other location with a trait."""

    trait: str

    def register(self, key: str) -> None:
        CONNECTIONS[key] = self.connects

    @cites("AHC-MOV-03")
    def connects(self, s: Table, here: Location, there: Location) -> bool:
        return self.trait in there.traits

    def say(self) -> Say:
        return Say("connects-to", trait=trait_name(self.trait))


@dataclass(frozen=True, slots=True, repr=False)
class InvestigatedWith(Ability):
    skill: str

    def register(self, key: str) -> None:
        INVESTIGATE_WITH[key] = self.skill

    def say(self) -> Say:
        return Say("investigated-with", skill=named(self.skill))


@dataclass(frozen=True, slots=True, repr=False)
class FiercerAgainstTheFrightened(Ability):
    """More fight and evade while it is engaged with somebody who has so little sanity left."""

    n: int
    sanity: int

    def register(self, key: str) -> None:
        constant(key, "fight", self.value)
        constant(key, "evade", self.value)

    def value(self, s: Table, this: Thing, whose: Thing) -> int:
        if this is not whose or not isinstance(this, Enemy) or this.engaged < 0:
            return 0
        return self.n if sanity_left(s, s.investigators[this.engaged]) <= self.sanity else 0

    def say(self) -> Say:
        return Say("fiercer-against-the-frightened", n=self.n, sanity=self.sanity)


@dataclass(frozen=True, slots=True, repr=False)
class LessSanity(Ability):
    """As long as it is there: whose sanity is used up when it comes is defeated."""

    n: int

    def register(self, key: str) -> None:
        constant(key, "sanity", for_you(-self.n))

    def say(self) -> Say:
        return Say("less-sanity", n=self.n)
