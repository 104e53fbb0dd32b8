"""The keys: to objectives, Escape Pods, Self-Destruct and doors."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Flow, Need, Option, Target, choose, cites
from seance.games.nemesis.rules.pieces import Crew
from seance.games.nemesis.rules.pods import pods_of
from seance.games.nemesis.rules.registers import COMPUTER, ShipNeed, item_action, nothing
from seance.games.nemesis.rules.state import Ship

from .rooms_additional import MOVABLE, turn_doors, turn_one_pod
from .rooms_basic import ALL_AWAKE, NOT_RUNNING, RUNNING, STOPPABLE, start_sequence, stop_sequence

# ---- Comms Key -------------------------------------------------------------------------------------------------

SECRETS: ShipNeed = Need("NEM-COOP-02", "objectives-are-open", lambda s, who: s.mode == "semi-coop")
CALLER: ShipNeed = Need("NEM-COM-01", "no-signal-sent", lambda s, who: bool(callers(s, who)))


def rivals(s: Ship, who: Crew) -> Sequence[Target[int]]:
    """All others who are still in play."""
    return [((one.key,), one.seat) for one in s.crew if one is not who and not one.fate]


def callers(s: Ship, who: Crew) -> Sequence[Target[int]]:
    """Others who have sent the Signal."""
    return [target for target in rivals(s, who) if s.crew[target[1]].signal]


@cites("NEM-PC-01", "NEM-KEY-05")
def look_at_objective(s: Ship, who: Crew, seat: int) -> Flow[None]:
    """One card; of two the looker chooses by the back. Only that seat learns it."""
    other = s.crew[seat]
    options = [Option(one, "look-at", (one.deck,)) for one in other.objectives]
    seen = yield from choose(who.seat, "which-objective-to-see", options, (other.key,))
    s.dice.look()
    if seen not in other.seen.known(who.seat):
        other.seen.learn((who.seat,), seen, other.seat)
    s.log("objective-seen", audience=(who.seat,), secret={"objective": seen.key}, crew=who.key, of=other.key)


item_action("comms-key", look_at_objective, callers, (COMPUTER, CALLER, SECRETS), verb="use-on")

# ---- Evacuation Keys -------------------------------------------------------------------------------------------

IN_SECTION: ShipNeed = Need("NEM-POD-01", "no-pod-here", lambda s, who: bool(pods_of(s, s.tiles[who.room])))


def closed_pods_here(s: Ship, who: Crew) -> Sequence[Target[int]]:
    return [((pod.key,), pod.number) for pod in pods_of(s, s.tiles[who.room]) if not pod.open]


def open_pods_here(s: Ship, who: Crew) -> Sequence[Target[int]]:
    return [((pod.key,), pod.number) for pod in pods_of(s, s.tiles[who.room]) if pod.open]


for _key in ("evacuation-key", "evacuation-key-pilot"):
    item_action(_key, turn_one_pod, closed_pods_here, (IN_SECTION,), verb="use-open")
    item_action(_key, turn_one_pod, open_pods_here, (IN_SECTION,), verb="use-close")

# ---- Self-Destruct Key and Security Key ------------------------------------------------------------------------

item_action("self-destruct-key", start_sequence, nothing, (COMPUTER, NOT_RUNNING, ALL_AWAKE), verb="use-start")
item_action("self-destruct-key", stop_sequence, nothing, (COMPUTER, RUNNING, STOPPABLE), verb="use-stop")
item_action("security-key", turn_doors, nothing, (MOVABLE,))
