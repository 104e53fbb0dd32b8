"""Escape Pods: open or closed, two to each, launched or waiting."""

from __future__ import annotations

from seance.engine import cites

from .pieces import Crew
from .printed import POD_CAPACITY
from .state import Pod, Ship


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


@cites("NEM-POD-04", "NEM-POD-05", "NEM-GOAL-03")
def launch(s: Ship, pod: Pod) -> None:
    """Pod and characters leave the game; they are considered to have reached Earth."""
    inside = s.in_pod(pod)
    pod.launched = True
    if inside:
        s.log("launched", pod=pod.key, crew=[who.key for who in inside])
    else:
        s.log("launched-empty", pod=pod.key)
    for who in inside:
        who.fate, who.pod = "escaped", 0


def pod_of(s: Ship, who: Crew) -> Pod:
    """The one in which a character waits."""
    return next(pod for pod in s.pods if pod.number == who.pod)


def section_of(s: Ship, who: Crew) -> int:
    """The Evacuation Section to which the pod of a character belongs."""
    return s.room_of(f"evacuation-section-{pod_of(s, who).section}")


@cites("NEM-POD-08")
def leave_pod(s: Ship, who: Crew) -> None:
    """Back into the Evacuation Section to which the pod belongs."""
    pod = pod_of(s, who)
    who.room, who.pod = section_of(s, who), 0
    s.log("left-pod", crew=who.key, pod=pod.key)


@cites("NEM-POD-10")
def empty_pods(s: Ship, room: int) -> None:
    """An Intruder appears in an Evacuation Section: whoever waits in its pods is back in the room, in combat."""
    for pod in pods_of(s, s.tiles[room]):
        for who in s.in_pod(pod):
            leave_pod(s, who)
