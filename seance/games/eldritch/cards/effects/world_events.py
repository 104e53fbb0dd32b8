"""What Mythos cards do to the whole table."""

from __future__ import annotations

from dataclasses import dataclass

from seance.engine import Flow, Option, choose, cites, do
from seance.engine.words import Long, Say, Telling
from seance.games.eldritch.rules.clues import discard_clue, gain_clues, spend_together
from seance.games.eldritch.rules.combat import combat_encounter
from seance.games.eldritch.rules.defeat import bury
from seance.games.eldritch.rules.doom import advance_doom, set_omen
from seance.games.eldritch.rules.expeditions import end_expeditions
from seance.games.eldritch.rules.gates import discard_gate
from seance.games.eldritch.rules.losses import suffer
from seance.games.eldritch.rules.monsters import heal_monster
from seance.games.eldritch.rules.pieces import Investigator
from seance.games.eldritch.rules.possessions import choose_discards, fill_reserve
from seance.games.eldritch.rules.printed import OMENS
from seance.games.eldritch.rules.reckoning import of_monsters, of_mythos
from seance.games.eldritch.rules.rumors import solve
from seance.games.eldritch.rules.skill_tests import MANY, skill_test
from seance.games.eldritch.rules.state import World

from .belongings import Lose, Spend
from .counts import Amount, number
from .decisions import at_stake
from .things import Clues
from .verb import EldritchEffect, Verb
from .words import named, trait_name


@dataclass(frozen=True, slots=True, repr=False)
class UnlessTogether(Verb):
    """It happens unless the investigators as a group pay Clues."""

    clues: Amount
    effect: EldritchEffect
    alone = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        if not (yield from spend_together(s, number(self.clues, s, who), at_stake(None, self.effect))):
            yield from do(self.effect.run(s, who))

    def say(self) -> Say:
        cost = Spend(Clues(self.clues)).clauses().place("cost")
        return Long("unless-together", cost=cost, effect=self.effect.clauses())


@dataclass(frozen=True, slots=True, repr=False)
class DiscardAny(Verb):
    """As many as the investigator likes."""

    cards: str  # "possessions" or "spells"
    trait: str = ""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        spells = self.cards == "spells"
        mine = s.owned(who, "spell", self.trait) if spells else who.possessions(self.trait)
        yield from choose_discards(s, who, mine, 0, len(mine))

    def say(self) -> Say:
        return Say("discard-any", things=Say(f"any-{self.cards}", trait=trait_name(self.trait)))


@dataclass(frozen=True, slots=True, repr=False)
class IfLost(Verb):
    """More happens to whoever really loses something."""

    loss: Lose
    then: EldritchEffect
    alone = True
    follows = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        lost = yield from suffer(s, who, number(self.loss.health, s, who), number(self.loss.sanity, s, who))
        if (lost.health or lost.sanity) and not who.gone:
            yield from do(self.then.run(s, who))

    def say(self) -> Say:
        return Long("if-lost", first=self.loss.say(), then=self.then.clauses())


@dataclass(frozen=True, slots=True, repr=False)
class TestForClues(Verb):
    skill: str
    __test__ = False

    def run(self, s: World, who: Investigator) -> Flow[None]:
        gain_clues(s, who, (yield from skill_test(s, who, self.skill, 0, MANY)))

    def say(self) -> Say:
        return Say("test-for-clues", skill=named(self.skill))


@dataclass(frozen=True, slots=True, repr=False)
class LeadChooses(Verb):
    """An investigator, to whom it happens."""

    effect: EldritchEffect
    alone = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        options = [Option(one, "choose", (one.key,)) for one in s.in_order()]
        if options:
            chosen = yield from choose(s.lead, "lead-chooses", options)
            yield from do(self.effect.run(s, chosen))

    def say(self) -> Say:
        return Telling("lead-chooses", text=self.effect.spoken())


@dataclass(frozen=True, slots=True, repr=False)
class LoseGame(Verb):
    @cites("EH-WIN-05")
    def run(self, s: World, who: Investigator) -> None:
        raise s.over("lost-by-rumor")

    def say(self) -> Say:
        return Say("lose-game")


# ---- Omen and Gates ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class TurnOmenBack(Verb):
    """It is not advanced: only what the text says follows."""

    def run(self, s: World, who: Investigator) -> None:
        set_omen(s, (s.omen - 1) % len(OMENS))

    def say(self) -> Say:
        return Say("turn-omen-back")


@dataclass(frozen=True, slots=True, repr=False)
class DoomPerMatchingGate(Verb):
    alone = True
    follows = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        for gate in s.matching_gates:
            yield from advance_doom(s, 1, gate)

    def say(self) -> Say:
        return Say("doom-per-matching-gate")


@dataclass(frozen=True, slots=True, repr=False)
class DiscardMatchingGates(Verb):
    def run(self, s: World, who: Investigator) -> Flow[None]:
        for gate in s.matching_gates:
            discard_gate(s, gate)
            yield from advance_doom(s)

    def say(self) -> Say:
        return Long("discard-matching-gates")


# ---- Monsters ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class HealMonsters(Verb):
    alone = True

    def run(self, s: World, who: Investigator) -> None:
        for monster in s.monsters:
            heal_monster(s, monster)

    def say(self) -> Say:
        return Say("heal-monsters")


@dataclass(frozen=True, slots=True, repr=False)
class FightAllHere(Verb):
    """Each Monster on the space, in the order that the investigator likes."""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        met, left = list[str](), s.monsters_on(who.space)
        there = [monster.key for monster in left]
        while left and not who.gone:
            options = [Option(monster, "fight", (monster.key,)) for monster in left]
            monster = yield from choose(who.seat, "which-monster", options, (who.key,))
            met.append(monster.key)
            yield from combat_encounter(s, who, monster)
            left = [one for one in s.monsters_on(who.space) if one.key in there and one.key not in met]

    def say(self) -> Say:
        return Say("fight-all-here")


# ---- Rumors, Expeditions, the reserve, the fallen ------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class SolveRumor(Verb):
    """Any one."""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        options = [Option(card, "solve", (card.key,)) for card in s.rumors]
        if options:
            solve(s, (yield from choose(who.seat, "solve-which", options, (who.key,))))

    def possible(self, s: World, who: Investigator) -> bool:
        return bool(s.rumors)

    def say(self) -> Say:
        return Say("solve-rumor")


@dataclass(frozen=True, slots=True, repr=False)
class BoxExpedition(Verb):
    """Every Expedition card of the Active Expedition goes back to the box, and the token moves on."""

    def run(self, s: World, who: Investigator) -> None:
        if s.expedition:
            end_expeditions(s, s.expedition)

    def say(self) -> Say:
        return Long("box-expedition")


@dataclass(frozen=True, slots=True, repr=False)
class Reckon(Verb):
    """Reckoning effects of all "monsters" or "mythos" cards in play, all once, and then all again."""

    group: str
    times: int = 2

    def run(self, s: World, who: Investigator) -> None:
        for _ in range(self.times):
            s.then(*(of_monsters(s) if self.group == "monsters" else of_mythos(s)))

    def say(self) -> Say:
        return Say(f"reckon-{self.group}", n=self.times)


@dataclass(frozen=True, slots=True, repr=False)
class DiscardBoardClues(Verb):
    def run(self, s: World, who: Investigator) -> None:
        for clue in s.clues[:]:
            discard_clue(s, clue)

    def say(self) -> Say:
        return Say("discard-board-clues")


@dataclass(frozen=True, slots=True, repr=False)
class DiscardReserve(Verb):
    def run(self, s: World, who: Investigator) -> None:
        s.assets.discard += s.reserve
        s.reserve = []
        s.log("reserve-emptied")

    def say(self) -> Say:
        return Say("discard-reserve")


@dataclass(frozen=True, slots=True, repr=False)
class FillReserve(Verb):
    def run(self, s: World, who: Investigator) -> None:
        fill_reserve(s)

    def say(self) -> Say:
        return Say("fill-reserve")


@dataclass(frozen=True, slots=True, repr=False)
class BuryFallen(Verb):
    alone = True

    def run(self, s: World, who: Investigator) -> None:
        for fallen in s.fallen[:]:
            bury(s, fallen)

    def say(self) -> Say:
        return Say("bury-fallen")
