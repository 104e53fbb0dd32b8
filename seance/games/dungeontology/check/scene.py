"""Positions of Dungeontology in a few words. Areas are named by what is printed on them: "i-3", "start"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

import msgspec

from seance.engine import Block, with_seat
from seance.games.dungeontology import RULES
from seance.games.dungeontology.rules.bag import refill
from seance.games.dungeontology.rules.dungeon import join
from seance.games.dungeontology.rules.exploring import fill
from seance.games.dungeontology.rules.pieces import Lasting, Scholar
from seance.games.dungeontology.rules.printed import (
    BOSS_SIDES,
    CLANS,
    DOOMS,
    PANICS,
    PLAYERS,
    SCHEMES,
    SCHOLARS,
    START,
    TILES,
    TRAINEES,
    Scheme,
)
from seance.games.dungeontology.rules.setup import DungeontologyOptions, set_up
from seance.games.dungeontology.rules.state import Expedition
from seance.games.dungeontology.rules.values import value
from seance.testing.scene import Scene


class DungeontologyScene(Scene[Expedition]):
    """All scholars in the start area with their students and empty hands; the first one's movement phase."""

    def __init__(self, seats: int = 2, poker_face: bool = False, boss: str = "aggressive", **options: str) -> None:
        chosen = msgspec.convert({"boss": boss, **options}, DungeontologyOptions)
        super().__init__(RULES, set_up(max(seats, PLAYERS[0]), 0, chosen), poker_face)
        s = self.s
        s.boss = BOSS_SIDES[boss]
        s.clan = CLANS["clan-gaia"]
        s.round = 1
        self.named = 0
        for who, key in zip(s.scholars, SCHOLARS, strict=False):
            self.play(who, key)
        assert s.alert is not None
        refill(s, s.alert.students, s.alert.omegas)
        self.at("movement")

    # ---- scholars ----------------------------------------------------------------------------------------------

    def play(self, who: Scholar, key: str, instead_of: Scholar | None = None) -> None:
        """A seat plays this scholar, with the students of the card, perhaps instead of another seat."""
        s, card = self.s, SCHOLARS[key]
        if who.card is not None:
            s.names_left.append(who.card)
        if instead_of is None:
            s.names_left.remove(card)
        else:
            instead_of.card = None
        who.card = card
        self.students(who, card.standard.students)

    def students(self, who: Scholar, n: int) -> None:
        self.s.reserve += who.students - n
        who.students = n

    def scholar(
        self, key: str, area: str = "", hand: Sequence[str] = (), students: int | None = None, stun: int = 0,
        cubes: Mapping[str, int] | None = None, trainees: Sequence[str] = (), dooms: Sequence[str] = (),
        doom_down: int = 0, knowledge: bool = False, finished: bool = False, thesis: int = 0,
    ) -> Self:  # fmt: skip
        """The next seat plays this one."""
        s, who = self.s, self.s.scholars[self.named]
        self.named += 1
        other = next((one for one in s.scholars if one.key == key and one is not who), None)
        if who.key != key:
            mine = who.key
            self.play(who, key, other)
            if other is not None:  # whoever had the card in the meantime takes mine
                self.play(other, mine)
        who.area = s.area(area_key(area)) if area else 0
        who.hand += [self.take(card) for card in hand]
        if students is not None:
            self.students(who, students)
        who.stun, who.doom_down, who.knowledge, who.finished, who.thesis = stun, doom_down, knowledge, finished, thesis
        s.theses = max(s.theses, thesis)
        for cube, n in (cubes or {}).items():
            s.reserve_cubes[cube] -= n
            who.cubes[cube] = n
        for trainee in trainees:
            s.trainees.remove(TRAINEES[trainee])
            who.trainees.append(TRAINEES[trainee])
        for doom in dooms:
            s.dooms.rest.remove(DOOMS[doom])
            who.dooms.append(DOOMS[doom])
        if who.seat == s.turn:
            s.steps = value(s, who, "speed")
        return self

    def take(self, key: str) -> Scheme:
        """A card out of the deck."""
        self.s.schemes.rest.remove(SCHEMES[key])
        return SCHEMES[key]

    def knows(self, key: str, of: str, cards: Sequence[str]) -> Self:
        """This scholar knows cards of another's hand."""
        for card in cards:
            self.who(of).known.learn((self.who(key).seat,), SCHEMES[card])
        return self

    def lasts(self, what: str, key: str, n: int = 0, on: str = "") -> Self:
        """What a card has brought about until the end of the turn."""
        self.s.lasting.append(Lasting(what, self.who(key).seat, n, on))
        return self

    # ---- the dungeon -------------------------------------------------------------------------------------------

    def area(
        self, area: str, spot: str, beside: str = "start", cubes: Sequence[str] | None = None, entered: bool = True
    ) -> Self:
        """A tile on the table, joined to another, with the printed cubes or with these ("" is an empty slot)."""
        s, tile = self.s, TILES[area_key(area)]
        s.stack_of(tile.level).rest.remove(tile)
        place = s.areas[join(s.areas, tile, s.areas[s.area(area_key(beside))], spot)]
        place.entered = entered
        if cubes is None:
            fill(s, place)
        else:
            for slot, cube in enumerate(cubes):
                place.cubes[slot] = cube
                if cube:
                    s.reserve_cubes[cube] -= 1
        return self

    def tiles(self, level: int, *areas: str) -> Self:
        """The next tiles of a stack, the first one on top; nobody knows them."""
        stack = self.s.stack_of(level)
        wanted = [TILES[area_key(area)] for area in areas]
        for tile in wanted:
            stack.rest.remove(tile)
        stack.top = [Block((tile,), (), ()) for tile in reversed(wanted)]
        return self

    def trap(self, *areas: str) -> Self:
        """A trap in each of these areas."""
        for area in areas:
            self.s.areas[self.s.area(area_key(area))].traps += 1
        return self

    def teleport(self, area: str) -> Self:
        """A teleport token in an area."""
        self.s.areas[self.s.area(area_key(area))].teleport = True
        return self

    def secret(self, *areas: str) -> Self:
        """A secret passage in each of these areas."""
        for area in areas:
            self.s.areas[self.s.area(area_key(area))].secret = True
        return self

    def boss(self, area: str) -> Self:
        """Where the boss is."""
        self.s.boss_at = self.s.area(area_key(area))
        return self

    # ---- the campus --------------------------------------------------------------------------------------------

    def campfire(self, n: int) -> Self:
        """How many students sit at the campfire."""
        self.s.reserve += self.s.campfire - n
        self.s.campfire = n
        return self

    def bag(self, students: int, omegas: int) -> Self:
        """What is in the University."""
        self.s.reserve += self.s.bag_students - students
        self.s.bag_students, self.s.bag_omegas = students, omegas
        return self

    def omegas(self, n: int) -> Self:
        """Omega students on the alert card."""
        self.s.omegas_placed = n
        return self

    def maximum_alert(self, panic: str = "panic-uprising") -> Self:
        """Maximum alert, with this panic card."""
        s = self.s
        s.panic, s.alert, s.omegas_placed, s.bag_omegas = PANICS[panic], None, 0, 1
        return self

    def clan(self, key: str, seen_by: Sequence[str] = ()) -> Self:
        """The clan card, and who has seen it."""
        self.s.clan = CLANS[key]
        for one in seen_by:
            self.s.clan_seen = with_seat(self.s.clan_seen, self.who(one).seat)
        return self

    # ---- decks and the turn --------------------------------------------------------------------------------------

    def top(self, *cards: str, known_to: Sequence[str] = ()) -> Self:
        """The next scheme cards; who is named knows them and their order."""
        seats = tuple(sorted(self.who(key).seat for key in known_to))
        self.s.schemes.top.append(Block(tuple([self.take(card) for card in cards]), seats, seats))
        return self

    def deck_is(self, *cards: str) -> Self:
        """Nothing else is left in the scheme deck; the other cards are discarded."""
        left = [self.take(card) for card in cards]
        self.s.schemes.discard += self.s.schemes.rest
        self.s.schemes.rest = left
        return self

    def at(self, phase: str, turn: int = 0, steps: int = -1, actions: int = 1, round: int = 1) -> Self:  # noqa: A002
        """Where in the turn it begins: turn-start, begin, movement, action, end."""
        s = self.s
        s.phase, s.turn, s.round = phase, turn, round
        s.step = {"turn-start": "thesis", "begin": "thesis"}.get(phase, phase)
        s.actions = actions if phase == "action" else 0
        s.steps = 0
        if phase == "movement":
            s.steps = value(s, s.active, "speed") if steps < 0 else steps
        return self

    # ---- what a test asks ----------------------------------------------------------------------------------------

    def who(self, key: str) -> Scholar:
        """A scholar, as the rules know them."""
        return self.s.who(key)

    def hand(self, key: str) -> list[str]:
        """The cards in a hand."""
        return sorted([card.key for card in self.who(key).hand])

    def cubes(self, key: str) -> dict[str, int]:
        """Of a scholar: only columns with a cube."""
        return {cube: n for cube, n in self.who(key).cubes.items() if n}

    def place(self, key: str) -> str:
        """Where a scholar is: "i-3", "start"."""
        return self.s.area_of(self.who(key)).key.replace("area-", "").replace("start-area", "start")

    def lying(self, area: str) -> list[str]:
        """The slots of an area."""
        return self.s.areas[self.s.area(area_key(area))].cubes[:]

    def tokens(self, area: str) -> list[str]:
        """Stairs and walls on its passages: "en stairs"."""
        return [
            f"{link.passage} {link.token}" for link in self.s.areas[self.s.area(area_key(area))].exits if link.token
        ]

    def boss_in(self) -> str:
        """Where the boss is now; nothing if nowhere."""
        return "" if self.s.boss_at < 0 else self.s.areas[self.s.boss_at].key.removeprefix("area-")


def area_key(area: str) -> str:
    return START.key if area in ("start", START.key) else area if area.startswith("area-") else f"area-{area}"


SCENE = DungeontologyScene
