"""The actions of rooms."""

from __future__ import annotations

from seance.engine import Flow, Need, Option, choose, cites

from .deeds import ShipNeed, nothing, room_action, serves
from .noise import noise_roll
from .pods import enter_pod, free_pods
from .ship import Crew, Record, Ship
from .tracks import chambers_open
from .victory import check_anybody_awake

# ---- Hibernatorium ---------------------------------------------------------------------------------------------

CHAMBERS_OPEN: ShipNeed = Need("NEM-HIB-01", "chambers-closed", lambda s, who: chambers_open(s), "wait-for-blue")


@cites("NEM-HIB-01", "NEM-HIB-02", "NEM-HIB-05")
def try_to_hibernate(s: Ship, who: Crew, _: None) -> Flow[None]:
    s.push("hibernate", who.seat, n=who.room)
    yield from noise_roll(s, who)


@serves("hibernate")
@cites("NEM-HIB-03", "NEM-HIB-04", "NEM-GOAL-03", "NEM-MALF-06")
def hibernate(s: Ship, record: Record) -> None:
    """If no Intruder came, the character sleeps."""
    who = s.crew[record.seat]
    if who.room != record.n:
        return
    if s.in_combat(who):
        s.log("attempt-failed", crew=who.key)
        return
    who.fate, who.room = "hibernating", 0
    s.log("hibernates", crew=who.key)
    check_anybody_awake(s)


room_action("hibernatorium", try_to_hibernate, nothing, (CHAMBERS_OPEN,))

# ---- Evacuation Sections ---------------------------------------------------------------------------------------

POD_FREE: ShipNeed = Need("NEM-EVA-01", "no-free-pod", lambda s, who: bool(free_pods(s, s.tiles[who.room])), "open-pod")


@cites("NEM-EVA-01", "NEM-EVA-02", "NEM-EVA-06", "NEM-EVB-01", "NEM-POD-02")
def try_to_board(s: Ship, who: Crew, _: None) -> Flow[None]:
    s.push("board-pod", who.seat, n=who.room)
    yield from noise_roll(s, who)


@serves("board-pod")
@cites("NEM-EVA-03", "NEM-EVA-04")
def board_pod(s: Ship, record: Record) -> Flow[None]:
    """If no Intruder came, into an open pod with a free space."""
    who = s.crew[record.seat]
    if who.room != record.n:
        return
    pods = free_pods(s, s.tiles[who.room])
    if s.in_combat(who) or not pods:
        s.log("attempt-failed", crew=who.key)
        return
    pod = yield from choose(who.seat, "which-pod", [Option(pod, "enter", (pod.key,)) for pod in pods])
    yield from enter_pod(s, who, pod)


for _section in ("evacuation-section-a", "evacuation-section-b"):
    room_action(_section, try_to_board, nothing, (POD_FREE,))
