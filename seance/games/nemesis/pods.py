"""Escape Pods: open or closed, two to each, launched or waiting."""

from __future__ import annotations

from seance.engine import Flow, Option, choose, cites

from .printed import POD_CAPACITY
from .ship import Crew, Pod, Ship
from .victory import check_anybody_awake


def pods_of(s: Ship, tile: str) -> list[Pod]:
    """The pods still aboard of the area with this Evacuation Section."""
    return [pod for pod in s.pods if not pod.launched and tile == f"evacuation-section-{pod.section}"]


@cites("NEM-EVA-01", "NEM-EVA-05", "NEM-EVB-01")
def free_pods(s: Ship, tile: str) -> list[Pod]:
    return [pod for pod in pods_of(s, tile) if pod.open and len(s.in_pod(pod)) < POD_CAPACITY]


@cites("NEM-KEY-08", "NEM-KEY-11", "NEM-POD-01")
def open_all_pods(s: Ship) -> None:
    for pod in s.pods:
        if not pod.launched:
            turn_pod(s, pod, open_side=True)


@cites("NEM-KEY-09", "NEM-GEN-06")
def turn_pod(s: Ship, pod: Pod, open_side: bool) -> None:
    if pod.open != open_side:
        pod.open = open_side
        s.log("pod-opened" if open_side else "pod-closed", pod=pod.key)


@cites("NEM-EVA-04", "NEM-POD-03", "NEM-POD-11", "NEM-POD-12")
def enter_pod(s: Ship, who: Crew, pod: Pod) -> Flow[None]:
    """What is carried takes no space. Whoever enters decides at once: launch or wait."""
    who.room, who.pod = 0, pod.number
    s.log("entered-pod", crew=who.key, pod=pod.key)
    go = yield from choose(who.seat, "launch-or-wait", [Option(True, "launch", (pod.key,)), Option(False, "wait")])
    if go:
        launch(s, pod)


@cites("NEM-POD-04", "NEM-POD-05", "NEM-GOAL-03")
def launch(s: Ship, pod: Pod) -> None:
    """Pod and characters leave the game; they are considered to have reached Earth."""
    inside = s.in_pod(pod)
    pod.launched = True
    s.log("launched", pod=pod.key, crew=[who.key for who in inside])
    for who in inside:
        who.fate, who.pod = "escaped", 0
    check_anybody_awake(s)


@cites("NEM-POD-06", "NEM-POD-07", "NEM-POD-08", "NEM-POD-09")
def turn_in_pod(s: Ship, who: Crew) -> Flow[None]:
    """Launch, wait or step out: no action, and all but the launch end in a pass."""
    pod = next(pod for pod in s.pods if pod.number == who.pod)
    options = [Option("wait", "wait"), Option("leave", "leave-pod", (pod.key,))]
    if pod.open:
        options.insert(0, Option("launch", "launch", (pod.key,)))
    deed = yield from choose(who.seat, "in-pod", options, (pod.key,), opens="turn")
    if deed == "launch":
        launch(s, pod)
        return
    if deed == "leave":
        leave_pod(s, who, pod)
    who.passed = True
    s.log("passed", crew=who.key)


def leave_pod(s: Ship, who: Crew, pod: Pod) -> None:
    who.room, who.pod = s.room_of(f"evacuation-section-{pod.section}"), 0
    s.log("left-pod", crew=who.key, pod=pod.key)


@cites("NEM-POD-10")
def empty_pods(s: Ship, room: int) -> None:
    """An Intruder appears in an Evacuation Section: whoever waits in its pods is back in the room, in combat."""
    for pod in pods_of(s, s.tiles[room]):
        for who in s.in_pod(pod):
            leave_pod(s, who, pod)
