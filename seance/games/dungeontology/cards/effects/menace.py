"""Verbs of the boss card and of panic cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from seance.engine import Flow, Note, Option, choose, cites
from seance.engine.words import Long, Say
from seance.games.dungeontology.rules.boss import activate, chase, eligible, meet, put_boss, stagger
from seance.games.dungeontology.rules.hands import draw_cards
from seance.games.dungeontology.rules.movement import put_in_start_area
from seance.games.dungeontology.rules.notebook import available, choose_column, collect, drop
from seance.games.dungeontology.rules.pieces import Scholar
from seance.games.dungeontology.rules.randomise import COLOUR, CUBE, randomise
from seance.games.dungeontology.rules.registers import Verb
from seance.games.dungeontology.rules.state import Expedition
from seance.games.dungeontology.rules.students import sacrifice
from seance.games.dungeontology.rules.stun import gain_stun, has_room_for_stun

PREY: Final = ("chosen", "random")


# ---- the boss --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class PlaceBoss(Verb):
    """He never enters the start area: if the discoverer is back there, he stays hidden."""

    @cites("DUN-START-04")
    def run(self, s: Expedition, who: Scholar) -> None:
        if who.area:
            put_boss(s, who.area)

    def say(self) -> Say:
        return Long("place-boss")


@dataclass(frozen=True, slots=True, repr=False)
class MeetDiscoverer(Verb):
    alone = follows = True

    def run(self, s: Expedition, who: Scholar) -> None:
        meet(s, who)

    def say(self) -> Say:
        return Long("meet-discoverer")


@dataclass(frozen=True, slots=True, repr=False)
class Stagger(Verb):
    n: int = 1
    alone = follows = True

    def run(self, s: Expedition, who: Scholar) -> None:
        stagger(s, self.n)

    def say(self) -> Say:
        return Long("stagger", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class Chase(Verb):
    prey: str = field(metadata={"words": PREY})
    n: int = 1
    alone = follows = True

    @cites("DUN-LATUS-02", "DUN-LATUS-03", "DUN-BOSS-05")
    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        prey = eligible(s)
        safe = tuple([one.key for one in s.clockwise(s.turn) if not one.area])
        others = [one for one in prey if one is not who]
        if not prey:
            s.log("boss-finds-nobody")
            return
        if safe and (self.prey == "random" or not others):
            s.log("boss-spares", who=list(safe))
        if self.prey == "random":
            seated = {one.colour: one for one in prey}
            drawn = randomise(s, COLOUR, lambda one: one.colour in seated)
            assert drawn is not None
            chase(s, who, seated[drawn.colour], self.n, drawn)
        else:
            options = [Option(one, "prey", (one.key,)) for one in others or prey]
            notes = (Note("no-prey", safe),) if safe else ()
            chase(s, who, (yield from choose(who.seat, "which-prey", options, notes=notes)), self.n)

    def say(self) -> Say:
        return Long(f"chase-{self.prey}", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class StunOrDriveOut(Verb):
    n: int = 1
    alone = follows = True

    @cites("DUN-LATUS-01")
    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        for _ in range(self.n):
            if has_room_for_stun(s, who):
                yield from gain_stun(s, who, because=Note("set-off", (s.boss.key,)))
            elif who.students:
                sacrifice(s, who, 1)
            else:
                s.log("driven-out", who=who.key)
                put_in_start_area(s, who)
                return

    def say(self) -> Say:
        return Long("stun-or-drive-out", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class DrunkenTalk(Verb):
    """He takes a cube, or lets a secret slip."""

    alone = follows = True

    @cites("DUN-LATUS-03")
    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        drawn = randomise(s, CUBE, lambda one: True)
        assert drawn is not None
        if who.cubes[drawn.cube]:
            yield from drop(s, who, drawn.cube)
            return
        slots = available(s, who, who.area)
        if slots:
            collect(s, who, who.area, slots[0])
        else:
            draw_cards(s, who, 1)

    def say(self) -> Say:
        return Long("drunken-talk")


# ---- panic -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class Hunted(Verb):
    n: int = 1
    alone = follows = True

    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        if not who.area:
            return
        if who.students >= self.n:
            sacrifice(s, who, self.n)
        elif has_room_for_stun(s, who):
            yield from gain_stun(s, who, avoidable=False)
        elif who.columns:
            cube = yield from choose_column(who.seat, who.columns, "drop-which", (who.key,))
            yield from drop(s, who, cube)

    def say(self) -> Say:
        return Long("hunted", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class BringBoss(Verb):
    """Where most scholars are; where that leaves a choice whoever's turn it is decides, or the next who still plays."""

    alone = follows = True

    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        if s.boss_is_there or len(s.areas) == 1:
            return
        crowd = [len(s.at(area)) for area in range(len(s.areas))]
        if max(crowd):
            areas = [area for area in range(1, len(s.areas)) if crowd[area] == max(crowd)]
        else:
            lairs = [area for area in range(1, len(s.areas)) if s.areas[area].effect("boss") is not None]
            areas = lairs or list(range(1, len(s.areas)))
        options = [Option(area, "boss-to", (s.areas[area].key,)) for area in areas]
        put_boss(s, (yield from choose(s.clockwise(who.seat)[0].seat, "where-boss", options)))

    def say(self) -> Say:
        return Long("bring-boss")


@dataclass(frozen=True, slots=True, repr=False)
class ActivateBoss(Verb):
    """Not the activation of the turn."""

    alone = follows = True

    def run(self, s: Expedition, who: Scholar) -> None:
        activate(s, who)

    def say(self) -> Say:
        return Long("activate-boss")
