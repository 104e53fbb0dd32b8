"""What stands on the sheets of Ancient Ones: before and after they awaken, and how the Final Mystery is solved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from seance.engine import Flow, cites, do
from seance.engine.effect import Ability
from seance.engine.words import Long, Say, Telling
from seance.games.eldritch.rules.clues import random_space
from seance.games.eldritch.rules.combat import combat_encounter
from seance.games.eldritch.rules.encounters import special_encounter
from seance.games.eldritch.rules.monsters import move_monster, spawn_epic, spawn_monster
from seance.games.eldritch.rules.pieces import InPlay, Investigator, Monster
from seance.games.eldritch.rules.printed import Gate
from seance.games.eldritch.rules.registers import (
    AWAKENS,
    DEFEATS,
    DOOM_INSTEAD,
    ENCOUNTER_CHOICES,
    FINAL_MONSTERS,
    FINAL_MYSTERIES,
    IMMUNE,
    RECKONINGS,
    EncounterChoice,
    Text,
    reacts,
)  # fmt: skip
from seance.games.eldritch.rules.state import World
from seance.games.eldritch.rules.under_way import Occasion

from .counts import Count
from .mythos_text import headed
from .verb import EldritchEffect, Verb
from .words import named, space_name

AWAKE = "-awake"


def whoever_leads(effect: EldritchEffect) -> Text:
    """A text of nobody in particular: it goes on even if the Lead Investigator is defeated, or just was."""

    def run(s: World, who: Investigator) -> Flow[None]:
        for part in effect.parts():
            yield from do(part.run(s, s.investigators[s.lead]))

    return run


def epic(s: World, name: str) -> Monster | None:
    return next((monster for monster in s.monsters if monster.kind.key == name), None)


# ---- what a side says ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class ThreeMysteries(Ability):
    """That the third wins is a rule of Mysteries (`mysteries.py`); how many there are is printed."""

    n: int

    def register(self, key: str) -> None:
        pass

    def say(self) -> Say:
        return Say("three-mysteries", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class GreenOmen(Ability):
    """Eldritch tokens on the omen track: `doom.turn_omen` counts them."""

    def register(self, key: str) -> None:
        pass

    def say(self) -> Say:
        return Say("green-omen")


@dataclass(frozen=True, slots=True, repr=False)
class OnAwakening(Ability):
    effect: EldritchEffect

    def register(self, key: str) -> None:
        AWAKENS[key.removesuffix(AWAKE)] = whoever_leads(self.effect)

    def say(self) -> Say:
        return headed("awakens", self.effect)


@dataclass(frozen=True, slots=True, repr=False)
class OnMoveToToken(Ability):
    """To whoever moves to a space with an Eldritch token."""

    effect: EldritchEffect

    def register(self, key: str) -> None:
        reacts("moved", key, self.run)

    def run(self, s: World, who: Investigator) -> Flow[None]:
        if who.space in s.eldritch:
            yield from do(self.effect.run(s, who))

    def say(self) -> Say:
        return Telling("on-move-to-token", text=self.effect.spoken())


@dataclass(frozen=True, slots=True, repr=False)
class SheetReckoning(Ability):
    effect: EldritchEffect

    def register(self, key: str) -> None:
        RECKONINGS[key] = whoever_leads(self.effect)

    def say(self) -> Say:
        return headed("reckoning", self.effect)


@dataclass(frozen=True, slots=True, repr=False)
class InsteadOfDoom(Ability):
    """Each time Doom would advance."""

    effect: EldritchEffect

    def register(self, key: str) -> None:
        DOOM_INSTEAD[key.removesuffix(AWAKE)] = self.instead

    def instead(self, s: World, gate: Gate | None) -> Flow[None]:
        before, lead = s.occasion, s.investigators[s.lead]
        s.occasion = Occasion("doom", lead)
        s.occasion.gate = gate
        yield from do(whoever_leads(self.effect)(s, lead))
        s.occasion = before

    def say(self) -> Say:
        return headed("instead-of-doom", self.effect)


# ---- the Final Mystery -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class FinalBrings(Ability):
    """When the third Mystery is solved."""

    effect: EldritchEffect

    def register(self, key: str) -> None:
        FINAL_MYSTERIES[key.removesuffix(AWAKE)] = whoever_leads(self.effect)
        brought = [part.called for part in self.effect.parts() if isinstance(part, SpawnEpic)]
        FINAL_MONSTERS[key.removesuffix(AWAKE)] = brought

    def say(self) -> Say:
        return headed("final-brings", self.effect)


@dataclass(frozen=True, slots=True, repr=False)
class FinalFight(Ability):
    """Whoever defeats the Ancient One itself has won."""

    called: str

    def register(self, key: str) -> None:
        DEFEATS[self.called] = self.won

    @cites("EH-WIN-02")
    def won(self, s: World, who: Investigator) -> None:
        raise s.over("won-final")

    def say(self) -> Say:
        return Say("final-fight", name=named(self.called))


@dataclass(frozen=True, slots=True, repr=False)
class ShieldedByMysteries(Ability):
    """It cannot lose Health before enough Mysteries are solved."""

    called: str

    def register(self, key: str) -> None:
        IMMUNE[self.called] = lambda s: not s.final

    def say(self) -> Say:
        return Say("shielded-by-mysteries", name=named(self.called))


@dataclass(frozen=True, slots=True, repr=False)
class FinalEncounters(Ability):
    """On spaces with a Gate, with the special deck, until enough Eldritch tokens lie on the sheet."""

    goal: Count

    def register(self, key: str) -> None:
        ENCOUNTER_CHOICES[key] = EncounterChoice(self.spaces, self.run)

    def spaces(self, s: World, nothing: InPlay) -> Sequence[str]:
        return [gate.space for gate in s.gates] if s.final else []

    @cites("EH-WIN-02")
    def run(self, s: World, who: Investigator) -> Flow[None]:
        yield from special_encounter(s, who)
        if s.sheet_eldritch >= self.goal.of(s, who):
            raise s.over("won-final")

    def say(self) -> Say:
        return Say("final-encounters", amount=self.goal.say())


# ---- deeds -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class AncientOneWins(Verb):
    @cites("EH-AWAKE-06")
    def run(self, s: World, who: Investigator) -> None:
        raise s.over(f"lost-{s.ancient_one.key}")

    def say(self) -> Say:
        return Long("ancient-one-wins")


@dataclass(frozen=True, slots=True, repr=False)
class SanityTokenOnSheet(Verb):
    def run(self, s: World, who: Investigator) -> None:
        s.sheet_sanity += 1
        s.log("sanity-on-sheet", n=s.sheet_sanity)

    def say(self) -> Say:
        return Say("sanity-token-on-sheet")


@dataclass(frozen=True, slots=True, repr=False)
class EldritchHere(Verb):
    """On the investigator's space, if there is none."""

    def run(self, s: World, who: Investigator) -> None:
        if who.space not in s.eldritch:
            s.eldritch.append(who.space)
            s.log("token-on-space", who=who.key, space=who.space)

    def say(self) -> Say:
        return Say("eldritch-here")


@dataclass(frozen=True, slots=True, repr=False)
class SpawnAtRandom(Verb):
    """A Monster on a random space."""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        yield from spawn_monster(s, (yield from random_space(s)))

    def say(self) -> Say:
        return Say("spawn-at-random")


@dataclass(frozen=True, slots=True, repr=False)
class SpawnEpic(Verb):
    called: str
    space: str

    def run(self, s: World, who: Investigator) -> Flow[None]:
        yield from spawn_epic(s, self.called, self.space)

    def say(self) -> Say:
        return Say("spawn-epic", name=named(self.called), space=space_name(self.space))


YOUNG = ("ghoul", "goat-spawn", "dark-young")


@dataclass(frozen=True, slots=True, repr=False)
class GatherYoung(Verb):
    """Every one of them on the board."""

    space: str

    def run(self, s: World, who: Investigator) -> None:
        for monster in s.monsters:
            if monster.kind.key in YOUNG and monster.space != self.space:
                move_monster(s, monster, self.space)

    def say(self) -> Say:
        return Say("gather-young", space=space_name(self.space))


@dataclass(frozen=True, slots=True, repr=False)
class SpawnBeside(Verb):
    """A Monster on the space of an Epic one; too many there, and the game is lost."""

    called: str
    most: int

    def run(self, s: World, who: Investigator) -> Flow[None]:
        mother = epic(s, self.called)
        if mother is None:
            return
        yield from spawn_monster(s, mother.space)
        if len(s.monsters_on(mother.space)) >= self.most:
            AncientOneWins().run(s, who)

    def say(self) -> Say:
        return Long("spawn-beside", name=named(self.called), n=self.most)


@dataclass(frozen=True, slots=True, repr=False)
class FacedBy(Verb):
    """Everybody on its space encounters an Epic Monster at once."""

    called: str

    def run(self, s: World, who: Investigator) -> Flow[None]:
        mother = epic(s, self.called)
        if mother is None:
            return
        for one in s.on(mother.space):
            if not one.gone:
                yield from combat_encounter(s, one, mother)

    def say(self) -> Say:
        return Long("faced-by", name=named(self.called))


@dataclass(frozen=True, slots=True, repr=False)
class GateOnSheet(Verb):
    """That on the investigator's space."""

    def run(self, s: World, who: Investigator) -> None:
        gate = s.gate_on(who.space)
        if gate is not None:
            s.gates.remove(gate)
            put_on_sheet(s, gate)

    def possible(self, s: World, who: Investigator) -> bool:
        return s.gate_on(who.space) is not None

    def say(self) -> Say:
        return Say("gate-on-sheet")


@dataclass(frozen=True, slots=True, repr=False)
class DoomGateOnSheet(Verb):
    """The Gate that would make Doom advance, else one of the stack; too many there, and the game is lost."""

    most: int

    def run(self, s: World, who: Investigator) -> None:
        gate = None if s.occasion is None else s.occasion.gate
        if gate in s.gates:
            assert gate is not None
            s.gates.remove(gate)
        else:
            gate = s.gate_stack.draw(s.dice)
        if gate is not None:
            put_on_sheet(s, gate)
        if len(s.sheet_gates) >= self.most:
            AncientOneWins().run(s, who)

    def say(self) -> Say:
        return Long("doom-gate-on-sheet", n=self.most)


def put_on_sheet(s: World, gate: Gate) -> None:
    s.sheet_gates.append(gate)
    s.log("gate-on-sheet", gate=gate.key, n=len(s.sheet_gates))
