"""The actions of the additional rooms, those with "2" on the back. Cabins and the Room Covered with Slime have none."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Bar, Flow, Need, Option, Target, choose, choose_some, cites
from seance.games.nemesis.rules.board import ROOM_KEYS, ROOMS
from seance.games.nemesis.rules.contamination import is_contamination
from seance.games.nemesis.rules.doors import close_doors, open_door
from seance.games.nemesis.rules.engines import ENGINES, knows_engines, look_at_engine
from seance.games.nemesis.rules.exploration import look_at_room
from seance.games.nemesis.rules.pieces import Crew
from seance.games.nemesis.rules.pods import turn_pod
from seance.games.nemesis.rules.printed import ROOM_TILES
from seance.games.nemesis.rules.registers import ShipNeed, nothing, room_action
from seance.games.nemesis.rules.state import CLOSED, DESTROYED, OPEN, Ship
from seance.games.nemesis.rules.targets import unexplored_rooms
from seance.games.nemesis.rules.wounds import heal_light

from .shared import scan_and_suffer

# ---- Airlock Control -------------------------------------------------------------------------------------------


@cites("NEM-AIR-01", "NEM-AIR-09")
def yellow_rooms(s: Ship, who: Crew) -> Sequence[Target[int]]:
    """Explored yellow rooms other than this one."""
    return [
        ((ROOM_KEYS[room],), room)
        for room in ROOMS
        if room != who.room and s.tiles[room] and ROOM_TILES[s.tiles[room]].colour == "yellow"
    ]


YELLOW: ShipNeed = Need("NEM-AIR-01", "no-other-yellow-room", lambda s, who: bool(yellow_rooms(s, who)))
DOORS_WHOLE = Bar("NEM-AIR-01", "door-destroyed-there")


@cites("NEM-AIR-01")
def a_door_is_destroyed(s: Ship, who: Crew, room: int) -> Bar | None:
    return DOORS_WHOLE if any(s.doors[c] == DESTROYED for c, _ in s.board.neighbours[room]) else None


@cites("NEM-AIR-02", "NEM-AIR-03")
def start_airlock(s: Ship, who: Crew, room: int) -> Flow[None]:
    """All doors of the room close. There is one token: a procedure that runs elsewhere ends."""
    yield from close_doors(s, [corridor for corridor, _ in s.board.neighbours[room]], who.seat)
    s.airlock = room
    s.log("airlock-started", crew=who.key, room=ROOM_KEYS[room])
    for one in s.crew_in(room):
        s.log("shut-in", crew=one.key, room=ROOM_KEYS[room])


room_action("airlock-control", start_airlock, yellow_rooms, (YELLOW,), a_door_is_destroyed, verb="act-on")

# ---- Canteen ---------------------------------------------------------------------------------------------------

HUNGRY: ShipNeed = Need("NEM-CAN-01", "no-light-wounds", lambda s, who: who.light > 0)
SCAN_AT_CANTEEN: ShipNeed = Need("NEM-CAN-02", "no-contamination-in-hand", lambda s, who: contaminated(who))


def contaminated(who: Crew) -> bool:
    return any(is_contamination(card) for card in who.hand)


@cites("NEM-CAN-01")
def eat(s: Ship, who: Crew, _: None) -> None:
    heal_light(s, who, 1)


@cites("NEM-CAN-01", "NEM-CAN-02", "NEM-CAN-04", "NEM-CAN-05")
def eat_and_scan(s: Ship, who: Crew, _: None) -> None:
    if who.light:
        heal_light(s, who, 1)
    scan_and_suffer(s, who)


room_action("canteen", eat, nothing, (HUNGRY,))
room_action("canteen", eat_and_scan, nothing, (SCAN_AT_CANTEEN,), verb="act-scan")

# ---- Shower Room -----------------------------------------------------------------------------------------------

SLIMED: ShipNeed = Need("NEM-SHW-01", "no-slime", lambda s, who: who.slimed)
SCAN_AT_SHOWER: ShipNeed = Need("NEM-SHW-04", "no-contamination-in-hand", lambda s, who: contaminated(who))


@cites("NEM-SHW-01", "NEM-SHW-02", "NEM-SLIME-03")
def shower(s: Ship, who: Crew, _: None) -> None:
    """It puts out no fire."""
    if who.slimed:
        who.slimed = False
        s.log("slime-gone", crew=who.key)


@cites("NEM-SHW-01", "NEM-SHW-04", "NEM-SHW-05", "NEM-SHW-06")
def shower_and_scan(s: Ship, who: Crew, _: None) -> None:
    shower(s, who, None)
    scan_and_suffer(s, who)


room_action("shower-room", shower, nothing, (SLIMED,))
room_action("shower-room", shower_and_scan, nothing, (SCAN_AT_SHOWER,), verb="act-scan")

# ---- Command Center --------------------------------------------------------------------------------------------

MOVABLE: ShipNeed = Need(
    "NEM-DOOR-13", "all-doors-destroyed", lambda s, who: any(door != DESTROYED for door in s.doors)
)


@cites("NEM-CMD-01", "NEM-CMD-02")
def turn_doors(s: Ship, who: Crew, _: None) -> Flow[None]:
    """Of the doors around any one room, each is opened, closed or left alone."""
    keys = s.board.corridor_keys
    movable = [corridor for corridor, door in enumerate(s.doors) if door != DESTROYED]
    rooms = [room for room in ROOMS if any(corridor in movable for corridor, _ in s.board.neighbours[room])]
    options = [Option(room, "doors-of", (ROOM_KEYS[room],)) for room in rooms]
    room = yield from choose(who.seat, "which-doors", options)
    doors = [
        Option(corridor, "open-door" if s.doors[corridor] == CLOSED else "close-door", (keys[corridor],))
        for corridor, _ in s.board.neighbours[room]
        if corridor in movable
    ]
    chosen = yield from choose_some(who.seat, "turn-doors", doors, 0, len(doors), (ROOM_KEYS[room],))
    closing = [corridor for corridor in chosen if s.doors[corridor] == OPEN]
    for corridor in chosen:
        open_door(s, corridor)
    yield from close_doors(s, closing, who.seat)


room_action("command-center", turn_doors, nothing, (MOVABLE,))

# ---- Engine Control Room ---------------------------------------------------------------------------------------


@cites("NEM-ECR-01", "NEM-ECR-02", "NEM-ECR-03")
def check_engines(s: Ship, who: Crew, _: None) -> None:
    for number in ENGINES:
        look_at_engine(s, who, number)


room_action("engine-control-room", check_engines, nothing, known=lambda s, who: knows_engines(s, who, *ENGINES))

# ---- Hatch Control System --------------------------------------------------------------------------------------

POD_CLOSED: ShipNeed = Need("NEM-HCS-01", "no-closed-pod", lambda s, who: bool(closed_pods(s, who)))
POD_OPEN: ShipNeed = Need("NEM-HCS-01", "no-open-pod", lambda s, who: bool(open_pods(s, who)))


def closed_pods(s: Ship, who: Crew) -> Sequence[Target[int]]:
    return [((pod.key,), pod.number) for pod in s.pods if not pod.launched and not pod.open]


def open_pods(s: Ship, who: Crew) -> Sequence[Target[int]]:
    return [((pod.key,), pod.number) for pod in s.pods if not pod.launched and pod.open]


@cites("NEM-HCS-01", "NEM-POD-01", "NEM-KEY-09")
def turn_one_pod(s: Ship, who: Crew, number: int) -> None:
    pod = next(pod for pod in s.pods if pod.number == number)
    turn_pod(s, pod, open_side=not pod.open)


room_action("hatch-control-system", turn_one_pod, closed_pods, (POD_CLOSED,), verb="act-open")
room_action("hatch-control-system", turn_one_pod, open_pods, (POD_OPEN,), verb="act-close")

# ---- Monitoring Room -------------------------------------------------------------------------------------------

UNEXPLORED: ShipNeed = Need("NEM-MON-01", "everything-explored", lambda s, who: not all(s.tiles[1:]))


@cites("NEM-MON-01", "NEM-MON-02")
def monitor(s: Ship, who: Crew, _: None) -> Flow[None]:
    options = [Option(room, "look-at", on) for on, room in unexplored_rooms(s, who)]
    room = yield from choose(who.seat, "look-at-which-room", options)
    look_at_room(s, who, room, token=True)


room_action("monitoring-room", monitor, nothing, (UNEXPLORED,))
