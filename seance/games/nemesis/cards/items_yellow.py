"""Yellow Items: of the technicians. Tools and repairs with Duct Tape, Clothes and Energy Charges are in `items`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from seance.engine import Flow, Need, Option, Target, choose_some, cites
from seance.games.nemesis.rules.basic_actions import weapon_of
from seance.games.nemesis.rules.exploration import look_at_room
from seance.games.nemesis.rules.hand import discard
from seance.games.nemesis.rules.movement import enter
from seance.games.nemesis.rules.pieces import Crew
from seance.games.nemesis.rules.registers import ShipNeed, item_action, nothing
from seance.games.nemesis.rules.state import Ship
from seance.games.nemesis.rules.targets import intruders_here, unexplored_rooms
from seance.games.nemesis.rules.weaknesses import drive_off

from .items import load_fully
from .mechanic import BURNING, ENTRANCE, crawls, stop_fire
from .rooms_additional import UNEXPLORED, YELLOW, yellow_rooms

# ---- Duct Tape -------------------------------------------------------------------------------------------------

Pair = tuple[str, str]


@cites("NEM-HEAVY-08")
def pairs_in_hand(s: Ship, who: Crew) -> Sequence[Target[Pair]]:
    """Heavy Items, never objects, and only two to a pair."""
    loose = [gear.key for gear in who.gear if not gear.tied]
    return [(pair, pair) for pair in combinations(loose, 2)]


@cites("NEM-HEAVY-08")
def tie(s: Ship, who: Crew, pair: Pair) -> None:
    one, other = pair
    weapon_of(who, one).tied, weapon_of(who, other).tied = other, one
    s.log("tied", crew=who.key, one=one, other=other)


TWO_TO_TIE: ShipNeed = Need("NEM-HEAVY-08", "no-two-heavy-items", lambda s, who: bool(pairs_in_hand(s, who)))

item_action("duct-tape", tie, pairs_in_hand, (TWO_TO_TIE,), verb="tie")

# ---- Fire Extinguisher -----------------------------------------------------------------------------------------


@cites("NEM-RETR-02")
def spray(s: Ship, who: Crew, key: str) -> None:
    intruder = s.intruder(key)
    assert intruder is not None
    drive_off(s, intruder)


item_action("fire-extinguisher", stop_fire, nothing, (BURNING,), verb="use-put-out")
item_action("fire-extinguisher", spray, intruders_here, verb="use-on")

# ---- Chemicals -------------------------------------------------------------------------------------------------

FLAMETHROWER: ShipNeed = Need("NEM-HEAVY-06", "no-flamethrower-to-load", lambda s, who: bool(flamethrowers(s, who)))


def flamethrowers(s: Ship, who: Crew) -> Sequence[Target[str]]:
    return [
        ((gear.key,), gear.key)
        for gear in who.gear
        if gear.item.key == "flamethrower" and gear.ammo < gear.capacity
    ]  # fmt: skip


item_action("chemicals", load_fully, flamethrowers, (FLAMETHROWER,), verb="use-load")

# ---- Technical Corridors Plans ---------------------------------------------------------------------------------


@cites("NEM-TECH-03", "NEM-MOVE-05")
def follow_plans(s: Ship, who: Crew, way: tuple[int, int]) -> Flow[None]:
    yield from enter(s, who, way[1], way[0])


item_action("technical-corridors-plans", follow_plans, crawls, (ENTRANCE,), verb="use-on")

# ---- Space Suit ------------------------------------------------------------------------------------------------

IN_YELLOW: ShipNeed = Need("NEM-SEARCH-05", "room-not-yellow", lambda s, who: s.tile(who.room).colour == "yellow")


@cites("NEM-SEARCH-05", "NEM-MOVE-05")
def walk_outside(s: Ship, who: Crew, room: int) -> Flow[None]:
    """Along the hull, by no corridor; all Action cards are discarded."""
    discard(s, who, who.payable())
    yield from enter(s, who, room, s.board.technical)


item_action("space-suit", walk_outside, yellow_rooms, (IN_YELLOW, YELLOW), verb="use-on")

# ---- Nemesis Plans ---------------------------------------------------------------------------------------------

PLANS = 2


def read_plans(s: Ship, who: Crew, _: None) -> Flow[None]:
    """Two tiles, without their Exploration tokens."""
    options = [Option(room, "look-at", on) for on, room in unexplored_rooms(s, who)]
    for room in (yield from choose_some(who.seat, "look-at-which-rooms", options, PLANS, PLANS)):
        look_at_room(s, who, room, token=False)


item_action("nemesis-plans", read_plans, nothing, (UNEXPLORED,))
