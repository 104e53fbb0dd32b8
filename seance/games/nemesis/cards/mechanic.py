"""The Mechanic's own Action cards: Ingenuity, Pyrotechnics, Technical Corridors."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Bar, Flow, Need, Option, Target, choose, cites
from seance.games.nemesis.rules.basic_actions import (
    COMPONENTS,
    MADE,
    PARTS,
    blueprints,
    can_craft,
    craft_from,
    pass_turn,
)
from seance.games.nemesis.rules.belongings import use_up
from seance.games.nemesis.rules.board import BOARDS, ROOM_KEYS, Board
from seance.games.nemesis.rules.fire import put_out, set_fire
from seance.games.nemesis.rules.movement import enter
from seance.games.nemesis.rules.pieces import Crew
from seance.games.nemesis.rules.printed import CRAFTED
from seance.games.nemesis.rules.registers import ShipNeed, card_action, nothing, step
from seance.games.nemesis.rules.state import Ship

from .shared import repair_card

Way = tuple[int, int]  # network, room

# ---- Ingenuity -------------------------------------------------------------------------------------------------


def no_parts_even_so(s: Ship, who: Crew, key: str) -> Bar | None:
    if CRAFTED[key] not in s.crafted:
        return MADE
    return None if can_craft(who, CRAFTED[key], handy=True) else PARTS


@cites("NEM-CRAFT-04")
def improvise(s: Ship, who: Crew, key: str) -> Flow[None]:
    """Any yellow Item may stand for the tool."""
    yield from craft_from(s, who, CRAFTED[key], handy=True)


repair_card("ingenuity")
card_action("ingenuity", improvise, blueprints, (COMPONENTS,), no_parts_even_so, verb="play-craft")

# ---- Pyrotechnics ----------------------------------------------------------------------------------------------

FUEL: ShipNeed = Need("NEM-ITEM-04", "no-item-to-burn", lambda s, who: bool(who.all_items))
NOT_BURNING: ShipNeed = Need("NEM-FIRE-04", "burns-already", lambda s, who: not s.fire[who.room])
BURNING: ShipNeed = Need("NEM-FIRE-04", "no-fire-here", lambda s, who: s.fire[who.room])


def start_fire(s: Ship, who: Crew, _: None) -> Flow[None]:
    """Any Item will do, a heavy one too."""
    options = [Option(item, "spend", (item.key,)) for item in dict.fromkeys(who.all_items)]
    burnt = yield from choose(who.seat, "burn-what", options, secret=True)
    use_up(s, who, burnt)
    set_fire(s, who.room)


@cites("NEM-DISC-03")
def stop_fire(s: Ship, who: Crew, _: None) -> None:
    put_out(s, who.room)


card_action("pyrotechnics", start_fire, nothing, (NOT_BURNING, FUEL), verb="play-burn")
card_action("pyrotechnics", stop_fire, nothing, (BURNING,), verb="play-put-out")

# ---- Technical Corridors ---------------------------------------------------------------------------------------


@cites("NEM-SIDEB-02")
def connected_rooms(board: Board, room: int) -> list[Target[Way]]:
    """All other rooms with an entrance to a network that has one here."""
    by_network = {to: network for network in board.networks[room] for to in board.entrances[network] if to != room}
    return [((ROOM_KEYS[to],), (network, to)) for to, network in sorted(by_network.items())]


CRAWLS = {side: [connected_rooms(board, room) for room in range(len(ROOM_KEYS))] for side, board in BOARDS.items()}
ENTRANCE: ShipNeed = Need("NEM-TECH-03", "no-entrance-here", lambda s, who: bool(s.board.networks[who.room]))


def crawls(s: Ship, who: Crew) -> Sequence[Target[Way]]:
    return CRAWLS[s.board.side][who.room]


@cites("NEM-TECH-03")
def crawl(s: Ship, who: Crew, way: Way) -> Flow[None]:
    """Entering is as usual; then the player passes."""
    s.then(must_pass(who))
    yield from enter(s, who, way[1], way[0])


@step("must-pass")
def must_pass(s: Ship, who: Crew) -> Flow[None]:
    if not who.fate:
        yield from pass_turn(s, who, None)


card_action("technical-corridors-card", crawl, crawls, (ENTRANCE,), verb="play-on")
