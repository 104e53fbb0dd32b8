"""The Evacuation Sections: boarding an Escape Pod, and the turns of those who wait in one."""

from __future__ import annotations

from seance.engine import Flow, Need, Option, Preview, choose, cites, do

from .actions import free_deeds
from .basic_actions import pass_turn
from .intruders import arrivals
from .noise import noise_roll
from .objectives import left_undone
from .pieces import Crew
from .pods import free_pods, launch, leave_pod, pod_of
from .registers import Choice, ShipNeed, nothing, room_action, step
from .state import Pod, Ship

POD_FREE: ShipNeed = Need("NEM-EVA-01", "no-free-pod", lambda s, who: bool(free_pods(s, s.tiles[who.room])), "open-pod")


@cites("NEM-EVA-01", "NEM-EVA-02", "NEM-EVA-06", "NEM-EVB-01", "NEM-POD-02")
def try_to_board(s: Ship, who: Crew, _: None) -> Flow[None]:
    s.then(board_pod(who, arrivals(s)))
    yield from noise_roll(s, who)


@step("board-pod")
@cites("NEM-EVA-03", "NEM-EVA-04")
def board_pod(s: Ship, who: Crew, before: int) -> Flow[None]:
    """If no Intruder came, not even a Larva that is inside its victim by now: into an open pod with a free space."""
    if not who.room:
        return
    if s.in_combat(who) or arrivals(s) != before:
        s.log("attempt-failed", crew=who.key)
        return
    pods = free_pods(s, s.tiles[who.room])
    pod = yield from choose(who.seat, "which-pod", [Option(pod, "enter", (pod.key,)) for pod in pods])
    yield from enter_pod(s, who, pod)


@cites("NEM-EVA-04", "NEM-POD-03", "NEM-POD-09", "NEM-POD-11", "NEM-POD-12", "NEM-ROOM-02")
def enter_pod(s: Ship, who: Crew, pod: Pod) -> Flow[None]:
    """What is carried takes no space. Whoever enters decides at once: launch, or wait and pass."""
    who.room, who.pod = 0, pod.number
    s.log("entered-pod", crew=who.key, pod=pod.key)
    options = [Option(True, "launch", (pod.key,)), Option(False, "wait")]
    go = yield from choose(
        who.seat, "launch-or-wait", options, (pod.key,), preview=lambda option: what_leaving_means(s, who, option)
    )
    if go:
        launch(s, pod)
    else:
        yield from pass_turn(s, who, None)


def what_leaving_means(s: Ship, who: Crew, option: Option[object]) -> Preview | None:
    return Preview(notes=left_undone(s, who, by_pod=True)) if option.verb == "launch" else None


for _section in ("evacuation-section-a", "evacuation-section-b"):
    room_action(_section, try_to_board, nothing, (POD_FREE,))


@cites("NEM-POD-06", "NEM-POD-07", "NEM-POD-08", "NEM-POD-09", "NEM-DROP-01")
def turn_in_pod(s: Ship, who: Crew) -> Flow[None]:
    """Launch, wait or step out: no action, and all but the launch end in a pass. What is free is free here too."""
    pod = pod_of(s, who)
    options: list[Option[Choice | str]] = [Option("wait", "wait"), Option("leave", "leave-pod", (pod.key,))]
    if pod.open:
        options.insert(0, Option("launch", "launch", (pod.key,)))
    options += free_deeds(s, who)
    deed = yield from choose(
        who.seat, "in-pod", options, (pod.key,), opens="turn",
        preview=lambda option: what_leaving_means(s, who, option),
    )  # fmt: skip
    if isinstance(deed, Choice):
        yield from do(deed.run(s, who))
        return
    if deed == "launch":
        launch(s, pod)
        return
    if deed == "leave":
        leave_pod(s, who)
    yield from pass_turn(s, who, None)
