"""Verbs about movement, tokens on areas and the figure of the boss."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from seance.engine import Flow, Option, choose, choose_some, cites
from seance.engine.words import Long, Say
from seance.games.dungeontology.rules.boss import boss_ways, guide
from seance.games.dungeontology.rules.exploring import walk
from seance.games.dungeontology.rules.movement import connected, enter, may_enter, random_move, stop
from seance.games.dungeontology.rules.pieces import Lasting, Scholar
from seance.games.dungeontology.rules.registers import Verb, step
from seance.games.dungeontology.rules.state import Expedition
from seance.games.dungeontology.rules.tokens import place_secret, place_teleport, place_trap, tokens_left

from .verb import RANGES, AtWhom, card, victim, whom_said

WHITHER: Final = ("same-level", "anywhere")
PLACES: Final = ("here", "near")
TOKEN_KINDS: Final = ("trap", "teleport", "secret-x")


@dataclass(frozen=True, slots=True, repr=False)
class Move(Verb):
    n: int = 1

    @cites("DUN-FAMILY-04", "DUN-SYMBOL-02")
    def run(self, s: Expedition, who: Scholar) -> None:
        s.then(walk(who, self.n))

    def say(self) -> Say:
        return Say("move", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class MoveAdjacent(Verb):
    """Whatever lies between."""

    def possible(self, s: Expedition, who: Scholar) -> bool:
        return any(may_enter(s, who, area) for area in s.area_of(who).adjacent)

    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        yield from move_to(s, who, list(s.area_of(who).adjacent))

    def say(self) -> Say:
        return Say("move-adjacent")


@dataclass(frozen=True, slots=True, repr=False)
class Teleport(Verb):
    to: str = field(default="same-level", metadata={"words": WHITHER})

    def areas(self, s: Expedition, who: Scholar) -> list[int]:
        level = s.area_of(who).tile.level
        others = [number for number in range(1, len(s.areas)) if number != who.area]
        return [number for number in others if self.to == "anywhere" or s.areas[number].tile.level == level]

    def possible(self, s: Expedition, who: Scholar) -> bool:
        return any(may_enter(s, who, area) for area in self.areas(s, who))

    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        yield from move_to(s, who, self.areas(s, who))

    def say(self) -> Say:
        return Say(f"teleport-{self.to}")


def move_to(s: Expedition, who: Scholar, areas: list[int]) -> Flow[None]:
    options = [Option(area, "move-to", (s.areas[area].key,)) for area in areas if may_enter(s, who, area)]
    if options:
        enter(s, who, (yield from choose(who.seat, "move-where", options, (card(s).name,))))


@dataclass(frozen=True, slots=True, repr=False)
class RandomMove(AtWhom):
    whom: str = field(metadata={"words": RANGES})
    n: int = 1
    alone = follows = True

    def run(self, s: Expedition, who: Scholar) -> None:
        other = victim(s)
        if other is not None:
            s.then(blown_on(other, self.n))

    def say(self) -> Say:
        return Long("random-move", n=self.n, whom=whom_said(self.whom))


@step("blown-on")
def blown_on(s: Expedition, who: Scholar, n: int) -> None:
    """One area after the other, each with what befalls whoever enters."""
    if n > 1:
        s.then(blown_on(who, n - 1))
    random_move(s, who)


@dataclass(frozen=True, slots=True, repr=False)
class StopMovement(AtWhom):
    whom: str = field(metadata={"words": RANGES})
    alone = follows = True

    def fits(self, s: Expedition, who: Scholar, other: Scholar) -> bool:
        """Only who is on the way can be stopped; movement that a card gives is resolved before anything is played."""
        return other is s.active and s.phase.startswith("movement") and s.steps > 0

    @cites("DUN-ENTER-03")
    def run(self, s: Expedition, who: Scholar) -> None:
        other = victim(s)
        if other is not None:
            stop(s, other)

    def say(self) -> Say:
        return Long("stop-movement", whom=whom_said(self.whom))


@dataclass(frozen=True, slots=True, repr=False)
class IgnoreDoors(Verb):
    def run(self, s: Expedition, who: Scholar) -> None:
        s.lasting.append(Lasting("ignore-doors", who.seat))
        s.log("ignores-doors", who=who.key)

    def say(self) -> Say:
        return Say("ignore-doors")


@dataclass(frozen=True, slots=True, repr=False)
class PlaceToken(Verb):
    """If none is left one that lies elsewhere is moved."""

    token: str = field(metadata={"words": TOKEN_KINDS})
    where: str = field(default="here", metadata={"words": PLACES})

    def possible(self, s: Expedition, who: Scholar) -> bool:
        return bool(free_areas(s, who, self.token, self.where))

    @cites("DUN-ATOK-01")
    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        free = free_areas(s, who, self.token, self.where)
        if not free:
            return
        options = [Option(area, "put-token", (self.token, s.areas[area].key)) for area in free]
        area = yield from choose(who.seat, "where-token", options, (card(s).name,))
        if not tokens_left(s, self.token):
            lying = [number for number in range(len(s.areas)) if lies(s, number, self.token)]
            which = [Option(number, "take-token", (self.token, s.areas[number].key)) for number in lying]
            pick_up(s, (yield from choose(who.seat, "which-token", which, (card(s).name,))), self.token)
        put(s, area, self.token)

    def say(self) -> Say:
        return Say(f"place-token-{self.where}", token=Say(f"token-{self.token}"))


@dataclass(frozen=True, slots=True, repr=False)
class PlaceNTokens(Verb):
    """N of them, as many as were paid for and as there are."""

    token: str = field(metadata={"words": TOKEN_KINDS})
    where: str = field(default="near", metadata={"words": PLACES})

    def possible(self, s: Expedition, who: Scholar) -> bool:
        return tokens_left(s, self.token) > 0 and bool(free_areas(s, who, self.token, self.where))

    @cites("DUN-SCHEME-10", "DUN-ATOK-07")
    def run(self, s: Expedition, who: Scholar) -> Flow[None]:
        free = free_areas(s, who, self.token, self.where)
        n = min(card(s).n, tokens_left(s, self.token), len(free))
        options = [Option(area, "put-token", (self.token, s.areas[area].key)) for area in free]
        if n:
            for area in (yield from choose_some(who.seat, "where-tokens", options, n, n, (card(s).name,))):
                put(s, area, self.token)

    def say(self) -> Say:
        return Say(f"place-n-tokens-{self.where}", token=Say(f"token-{self.token}"))


def free_areas(s: Expedition, who: Scholar, token: str, where: str) -> list[int]:
    """Where such a token could be put: at most one in an area, and none in the start area."""
    areas = [who.area, *(connected(s, who.area) if where == "near" else [])]
    return [area for area in areas if area and not lies(s, area, token)]


def lies(s: Expedition, number: int, token: str) -> bool:
    area = s.areas[number]
    return {"trap": area.traps > 0, "teleport": area.teleport, "secret-x": area.secret}[token]


def put(s: Expedition, area: int, token: str) -> None:
    {"trap": place_trap, "teleport": place_teleport, "secret-x": place_secret}[token](s, area)


def pick_up(s: Expedition, number: int, token: str) -> None:
    area = s.areas[number]
    if token == "trap":
        area.traps -= 1
    elif token == "teleport":
        area.teleport = False
    else:
        area.secret = False


@dataclass(frozen=True, slots=True, repr=False)
class MoveBoss(Verb):
    n: int = 1

    def possible(self, s: Expedition, who: Scholar) -> bool:
        return s.boss_is_there and bool(boss_ways(s, s.boss_at))

    def run(self, s: Expedition, who: Scholar) -> None:
        guide(s, who, self.n)

    def say(self) -> Say:
        return Say("move-boss", n=self.n)
