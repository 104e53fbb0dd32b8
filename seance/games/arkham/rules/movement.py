"""Moving investigators."""

from __future__ import annotations

from seance.engine import Flow, cites

from .enemies import disengage, engagements
from .locations import connected, reveal
from .modifiers import forbidden
from .pieces import Investigator, Location
from .registers import engage_there, step
from .state import Table
from .under_way import Moment
from .windows import answered, begins_a_test, happens


@cites("AHC-MVA-02", "AHC-MOV-02", "AHC-MOV-09", "AHC-CNT-01")
def ways_from(s: Table, who: Investigator) -> list[Location]:
    """Where this investigator can move: connected, and nothing forbids it."""
    return [there for there in connected(s, who.location) if can_enter(s, who, there.key)]


def can_enter(s: Table, who: Investigator, to: str) -> bool:
    return to != who.location and not forbidden(s, "move-into", who, to)


@cites("AHC-MOV-01", "AHC-MOV-04", "AHC-MOV-05", "AHC-MOV-08", "AHC-ENG-03", "AHC-MAS-08")
def move(s: Table, who: Investigator, to: str) -> Flow[None]:
    """To a location (connected or not). What answers the leaving may cancel it."""
    if who.gone or not can_enter(s, who, to):
        return
    leaving = Moment("when-leaves", who, (who.key, who.location))
    leaving.location = s.here(who)
    if s.tests and begins_a_test(s, leaving):
        s.then(move_step(who, to))  # the test that may stop it waits for the end of this one, and so does it
        return
    yield from happens(s, leaving)
    if leaving.cancelled or who.gone:
        return
    s.log("moved", who=who.key, location=to)
    yield from arrive(s, who, to)


@step("move")
def move_step(s: Table, who: Investigator, to: str) -> Flow[None]:
    """A move that had to wait for the end of a test."""
    yield from move(s, who, to)


def arrive(s: Table, who: Investigator, to: str) -> Flow[None]:
    """At a location: with the enemies that are engaged and can follow; it is revealed, and enemies there engage."""
    who.location = to
    for enemy in s.enemies:
        if enemy.engaged == who.seat:
            if forbidden(s, "move-into", enemy, to):
                disengage(s, enemy)
                s.then(engage_there(enemy.location))
            else:
                enemy.location = to
    reveal(s, s.location(to))
    yield from engagements(s, to)
    if answered(s, "if-enters"):
        yield from happens(s, entering("if-enters", who, s.location(to)))
    if not who.gone and answered(s, "after-enters"):
        yield from happens(s, entering("after-enters", who, s.location(to)))


def entering(point: str, who: Investigator, location: Location) -> Moment:
    on = Moment(point, who, (who.key, location.key))
    on.location = location
    return on


@cites("AHC-CLU-04")
def place_investigator(s: Table, who: Investigator, to: str) -> Flow[None]:
    """Put there, which is no move."""
    who.location = to
    for enemy in s.enemies:
        if enemy.engaged == who.seat:
            enemy.location = to
    s.log("placed", who=who.key, location=to)
    reveal(s, s.location(to))
    yield from engagements(s, to)
