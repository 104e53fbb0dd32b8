"""The end of a scenario: the victory display, weaknesses, the resolution, and what follows it."""

from __future__ import annotations

from seance.engine import Flow, cites, do

from .campaign import resolve_scenario
from .elimination import game_ends_for
from .registers import AFTER_SCENARIO
from .state import Table


@cites("AHC-ACT-21", "AHC-ACT-22", "AHC-VIC-05", "AHC-XP-01")
def end_scenario(s: Table) -> Flow[None]:
    """The game is over for everybody who is left; the guide is read, and the campaign goes on or ends."""
    s.log("scenario-ends", scenario=s.scenario, resolution=s.resolution)
    collect_victory(s)
    for who in s.in_order():
        yield from game_ends_for(s, who)
    yield from resolve_scenario(s, s.resolution)
    s.phase = "between"
    for step in AFTER_SCENARIO:
        yield from do(step(s))


@cites("AHC-VIC-05")
def collect_victory(s: Table) -> None:
    """Revealed locations with victory points and without clues."""
    for location in s.locations[:]:
        if location.card.victory and location.revealed and not location.clues:
            s.locations.remove(location)
            s.victory.append(location.card)
            s.log("victory-display", card=location.key)
    s.changed()
