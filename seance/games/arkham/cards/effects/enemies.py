"""What happens to enemies, and getting away from them."""

from __future__ import annotations

from dataclasses import dataclass

from seance.engine import Flow, Option, choose, cites
from seance.engine.words import Say
from seance.games.arkham.rules.areas import discard, take_away
from seance.games.arkham.rules.enemies import damage_enemy, disengage, evade_enemy
from seance.games.arkham.rules.immunity import is_immune, open_to
from seance.games.arkham.rules.movement import can_enter, move, ways_from
from seance.games.arkham.rules.pieces import NOBODY, Enemy, Investigator, Location
from seance.games.arkham.rules.printed import EncounterCard
from seance.games.arkham.rules.registers import engage_there
from seance.games.arkham.rules.state import Table
from seance.games.arkham.rules.windows import as_one

from .verb import Verb, choose_enemy, source, that_enemy

YES_NO = (Option(True, "yes"), Option(False, "no"))


@dataclass(frozen=True, slots=True, repr=False)
class AutoEvade(Verb):
    """At the location, without a test: "one" that is not Elite, or "all"."""

    evaded: str

    @cites("AHC-EVD-05")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        if self.evaded == "all":
            yield from as_one(s, self.evade_all(s, who))
            return
        chosen = yield from choose_enemy(s, who, "which-enemy", self.among(s, who))
        if chosen is not None:
            yield from evade_enemy(s, who, chosen)

    def evade_all(self, s: Table, who: Investigator) -> Flow[None]:
        for enemy in self.among(s, who):
            yield from evade_enemy(s, who, enemy)

    @cites("AHC-TGT-06")
    def among(self, s: Table, who: Investigator) -> list[Enemy]:
        """What is exhausted and unengaged already would not change."""
        enemies = [one for one in open_to(s, s.enemies_at(who.location)) if not one.exhausted or one.engaged != NOBODY]
        return enemies if self.evaded == "all" else [enemy for enemy in enemies if "elite" not in enemy.traits]

    def possible(self, s: Table, who: Investigator) -> bool:
        return bool(self.among(s, who))

    def say(self) -> Say:
        return Say(f"auto-evade-{self.evaded}")


@dataclass(frozen=True, slots=True, repr=False)
class Disengage(Verb):
    """From every enemy. Those that are ready engage whoever is still there afterwards."""

    @cites("AHC-ENG-04")
    def run(self, s: Table, who: Investigator) -> None:
        for enemy in s.enemies:
            if enemy.engaged == who.seat:
                disengage(s, enemy)
        s.then(engage_there(who.location))

    def possible(self, s: Table, who: Investigator) -> bool:
        return any(enemy.engaged == who.seat for enemy in s.enemies)

    def say(self) -> Say:
        return Say("disengage")


@dataclass(frozen=True, slots=True, repr=False)
class Move(Verb):
    """To a "connecting" location, or to any revealed one without enemies ("safe")."""

    whither: str

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        options = [Option(there.key, "to", (there.key,)) for there in self.goals(s, who)]
        if options:
            to = yield from choose(who.seat, "move-to", options, (source(s),))
            yield from move(s, who, to)

    def goals(self, s: Table, who: Investigator) -> list[Location]:
        if self.whither == "connecting":
            return ways_from(s, who)
        return [there for there in s.locations if self.safe(s, who, there)]

    def safe(self, s: Table, who: Investigator, there: Location) -> bool:
        return there.revealed and not s.enemies_at(there.key) and can_enter(s, who, there.key)

    def possible(self, s: Table, who: Investigator) -> bool:
        return bool(self.goals(s, who))

    def say(self) -> Say:
        return Say(f"move-{self.whither}")


@dataclass(frozen=True, slots=True, repr=False)
class SlipAway(Verb):
    """After an evasion: away from the other enemies, and to a connecting location."""

    @cites("AHC-MAY-01")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        assert s.test is not None
        evader = s.test.who
        others = [one for one in s.enemies if one.engaged == evader.seat and one is not s.test.enemy]
        if others and (yield from choose(evader.seat, "disengage-all", YES_NO, (evader.key,))):
            for enemy in others:
                disengage(s, enemy)
            s.then(engage_there(evader.location))
        ways: list[Option[str]] = [Option("", "stay")]
        ways += [Option(there.key, "to", (there.key,)) for there in ways_from(s, evader)]
        to = yield from choose(evader.seat, "move-to", ways, (evader.key,))
        if to:
            yield from move(s, evader, to)

    def say(self) -> Say:
        return Say("slip-away")


@dataclass(frozen=True, slots=True, repr=False)
class CancelAttack(Verb):
    @cites("AHC-CAN-01", "AHC-CAN-04")
    def run(self, s: Table, who: Investigator) -> None:
        assert s.moment is not None
        s.moment.cancelled = True

    def say(self) -> Say:
        return Say("cancel-attack")


@dataclass(frozen=True, slots=True, repr=False)
class TurnAttack(Verb):
    """Its damage is dealt to another enemy at the location; the horror is dealt as ever."""

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        attack = s.moment
        assert attack is not None
        other = yield from choose_enemy(s, who, "which-enemy", self.others(s, who))
        if other is not None:
            damage, attack.damage = attack.damage, 0
            yield from damage_enemy(s, other, damage, who)

    def others(self, s: Table, who: Investigator) -> list[Enemy]:
        return [enemy for enemy in s.enemies_at(who.location) if enemy is not that_enemy(s)]

    def possible(self, s: Table, who: Investigator) -> bool:
        return s.moment is not None and s.moment.damage > 0 and bool(self.others(s, who))

    def say(self) -> Say:
        return Say("turn-attack")


@dataclass(frozen=True, slots=True, repr=False)
class DiscardThatEnemy(Verb):
    def run(self, s: Table, who: Investigator) -> None:
        enemy = that_enemy(s)
        if enemy is not None and not is_immune(s, enemy):
            discard(s, enemy)

    def say(self) -> Say:
        return Say("discard-that-enemy")


@dataclass(frozen=True, slots=True, repr=False)
class ShuffleThatEnemy(Verb):
    """Into the encounter deck."""

    def run(self, s: Table, who: Investigator) -> None:
        enemy = that_enemy(s)
        if enemy is not None and isinstance(enemy.card, EncounterCard) and take_away(s, enemy):
            s.log("shuffled-in", card=enemy.key)
            s.encounters.shuffle()
            s.encounters.rest.append(enemy.card)

    def say(self) -> Say:
        return Say("shuffle-that-enemy")


@dataclass(frozen=True, slots=True, repr=False)
class CancelRevelation(Verb):
    @cites("AHC-CAN-01", "AHC-CAN-06")
    def run(self, s: Table, who: Investigator) -> None:
        assert s.moment is not None
        s.moment.cancelled = True

    def say(self) -> Say:
        return Say("cancel-revelation")
