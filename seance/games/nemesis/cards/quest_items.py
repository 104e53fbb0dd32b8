"""Quest Items once they are activated. Keys are in `keys`; Armor and Motion Tracker in `reactions`.

The Intercom and the Holographic Computer change what Action cards may do; they are read there.
"""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Flow, Need, Target, cites
from seance.games.nemesis.rules.basic_actions import passes, weapon_of
from seance.games.nemesis.rules.doors import close_door, open_door
from seance.games.nemesis.rules.intruder_player import hunter_must_pass
from seance.games.nemesis.rules.pieces import Crew
from seance.games.nemesis.rules.printed import QUEST_ITEMS
from seance.games.nemesis.rules.registers import COMPUTER, ShipNeed, item_action, nothing
from seance.games.nemesis.rules.searching import ITEMS_LEFT, SEARCHABLE, search_room
from seance.games.nemesis.rules.state import CLOSED, Ship
from seance.games.nemesis.rules.weaknesses import undiscovered

from .items_red import attach
from .keys import SECRETS, look_at_objective, rivals
from .rooms_basic import analyse

# ---- Captain: Ship's Log ---------------------------------------------------------------------------------------

OTHERS_ABOARD: ShipNeed = Need("NEM-OUT-01", "nobody-else-aboard", lambda s, who: bool(rivals(s, who)))

item_action("ships-log", look_at_objective, rivals, (COMPUTER, OTHERS_ABOARD, SECRETS), verb="use-on")

# ---- Pilot: Orbital Maneuvering System -------------------------------------------------------------------------


@cites("NEM-PP-10", "NEM-PP-13")
def turn_the_ship(s: Ship, who: Crew, _: None) -> None:
    """All pass at once, and the Event Phase of this round has no Intruder attacks."""
    s.calm = True
    for one in s.in_order():
        if not one.passed:
            passes(s, one)
    if s.hunting and not s.crew[s.hunter].passed:
        s.then(hunter_must_pass(s.crew[s.hunter]))


item_action("orbital-maneuvering-system", turn_the_ship, nothing)

# ---- Mechanic: Plasma Torch and Flashlight ---------------------------------------------------------------------


def every_door(s: Ship, who: Crew) -> Sequence[Target[int]]:
    keys = s.board.corridor_keys
    return [((keys[corridor],), corridor) for corridor, _ in s.board.neighbours[who.room]]


@cites("NEM-DOOR-14")
def weld_door(s: Ship, who: Crew, corridor: int) -> Flow[None]:
    """A closed door opens; an open one closes, and even a destroyed one."""
    if s.doors[corridor] == CLOSED:
        open_door(s, corridor)
    else:
        yield from close_door(s, corridor, who.seat, torch=True)


def search_by_torchlight(s: Ship, who: Crew, _: None) -> Flow[None]:
    yield from search_room(s, who)


item_action("plasma-torch", weld_door, every_door, verb="use-door")
item_action("flashlight", search_by_torchlight, nothing, (SEARCHABLE, ITEMS_LEFT))

# ---- Soldier: Autoloader ---------------------------------------------------------------------------------------

RIFLE: ShipNeed = Need("NEM-HEAVY-07", "no-assault-rifle", lambda s, who: bool(assault_rifle(s, who)))


def assault_rifle(s: Ship, who: Crew) -> Sequence[Target[str]]:
    return [((gear.key,), gear.key) for gear in who.gear if gear.item.key == "assault-rifle"]


@cites("NEM-HEAVY-07")
def attach_autoloader(s: Ship, who: Crew, key: str) -> None:
    """Activated without the rifle in hand, it waits in the Inventory."""
    attach(s, who, QUEST_ITEMS["autoloader"], weapon_of(who, key))


item_action("autoloader", attach_autoloader, assault_rifle, (RIFLE,), verb="use-on")

# ---- Scientist: Laboratory Equipment ---------------------------------------------------------------------------


@cites("NEM-WEAK-01")
def samples(s: Ship, who: Crew) -> Sequence[Target[str]]:
    """Objects in the room, carried or not, whose Weakness is not known yet."""
    return [((slot,), slot) for slot in undiscovered(s, who.room)]


SAMPLE: ShipNeed = Need("NEM-WEAK-02", "no-sample-here", lambda s, who: bool(samples(s, who)))

item_action("laboratory-equipment", analyse, samples, (SAMPLE,), verb="use-on")
