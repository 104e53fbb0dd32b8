"""The actions of the Special Rooms: Cockpit, Engine Rooms, Hibernatorium."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Flow, Need, Target, cites
from seance.games.nemesis.rules.engines import knows_engines, look_at_coordinates, look_at_engine
from seance.games.nemesis.rules.intruders import arrivals
from seance.games.nemesis.rules.noise import noise_roll
from seance.games.nemesis.rules.objectives import left_undone
from seance.games.nemesis.rules.pieces import Crew
from seance.games.nemesis.rules.printed import DESTINATION_TRACK
from seance.games.nemesis.rules.registers import ShipNeed, nothing, room_action, step
from seance.games.nemesis.rules.state import Ship
from seance.games.nemesis.rules.tracks import chambers_open

# ---- Cockpit ---------------------------------------------------------------------------------------------------

NOBODY_SLEEPS: ShipNeed = Need("NEM-COCK-04", "somebody-hibernates", lambda s, who: not s.hibernating())


@cites("NEM-COCK-01", "NEM-COCK-02", "NEM-COCK-08")
def check_coordinates(s: Ship, who: Crew, _: None) -> None:
    look_at_coordinates(s, who)


SPACES: dict[str, Target[str]] = {space: ((f"space-{space.lower()}",), space) for space in DESTINATION_TRACK}


def other_spaces(s: Ship, who: Crew) -> Sequence[Target[str]]:
    return [target for space, target in SPACES.items() if space != s.destination]


@cites("NEM-COCK-01", "NEM-COCK-03", "NEM-COCK-04", "NEM-COCK-06")
def set_destination(s: Ship, who: Crew, space: str) -> None:
    s.destination = space
    s.log("destination-set", crew=who.key, space=SPACES[space][0][0])


room_action(
    "cockpit", check_coordinates, nothing, verb="act-check",
    known=lambda s, who: who.seat in s.coordinates.knowers(),
)  # fmt: skip
room_action("cockpit", set_destination, other_spaces, (NOBODY_SLEEPS,), verb="act-set")

# ---- Engine Rooms ----------------------------------------------------------------------------------------------


@cites("NEM-ENG-01", "NEM-ENG-06", "NEM-ENG-07")
def check_engine(s: Ship, who: Crew, _: None) -> None:
    look_at_engine(s, who, engine_here(s, who))


def engine_here(s: Ship, who: Crew) -> int:
    return s.board.engines.index(who.room) + 1


for _engine in ("engine-1", "engine-2", "engine-3"):
    room_action(_engine, check_engine, nothing, known=lambda s, who: knows_engines(s, who, engine_here(s, who)))

# ---- Hibernatorium ---------------------------------------------------------------------------------------------

CHAMBERS_OPEN: ShipNeed = Need("NEM-HIB-01", "chambers-closed", lambda s, who: chambers_open(s), "wait-for-blue")


@cites("NEM-HIB-01", "NEM-HIB-02", "NEM-HIB-05")
def try_to_hibernate(s: Ship, who: Crew, _: None) -> Flow[None]:
    s.then(hibernate(who, arrivals(s)))
    yield from noise_roll(s, who)


@step("hibernate")
@cites("NEM-HIB-03", "NEM-HIB-04", "NEM-GOAL-03", "NEM-MALF-06")
def hibernate(s: Ship, who: Crew, before: int) -> None:
    """If no Intruder came, not even a Larva that is inside its victim by now, the character sleeps."""
    if not who.room:
        return
    if s.in_combat(who) or arrivals(s) != before:
        s.log("attempt-failed", crew=who.key)
        return
    who.fate, who.room = "hibernating", 0
    s.log("hibernates", crew=who.key)


room_action("hibernatorium", try_to_hibernate, nothing, (CHAMBERS_OPEN,), warns=left_undone)
