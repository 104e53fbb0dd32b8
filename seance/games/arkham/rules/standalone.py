"""Standalone mode: the scenarios before the one that is played are told, not played."""

from __future__ import annotations

from seance.engine import Flow, Option, choose, choose_some, cites

from .campaign import ORDER, cross_out, resolution_of, strike, who_takes_lita, write_down, write_names
from .printed import ENEMIES, SCENARIOS
from .registers import step
from .resolutions import RESOLUTIONS
from .state import Table
from .telling import introduction, tell

GHOUL_PRIEST_ALIVE = "ghoul-priest-alive"
INTERROGATED, GOT_AWAY = "cultists-interrogated", "cultists-who-got-away"


@cites("AHC-STA-01", "AHC-STA-10", "AHC-STA-14")
def skip_earlier_scenarios(s: Table) -> None:
    """One after another, up to the scenario that is played."""
    s.then(*[skip_scenario(scenario) for scenario in ORDER[: ORDER.index(s.scenario)]])


@step("skip-scenario")
@cites("AHC-STA-10", "AHC-STA-11", "AHC-STA-12", "AHC-STA-13", "AHC-STA-15")
def skip_scenario(s: Table, scenario: str) -> Flow[None]:
    """Its introduction is read, the players choose a resolution, and its results are recorded, without experience."""
    for chapter in introduction(scenario, s.log_notes):
        tell(s, chapter)
    which = yield from choose(
        s.lead, "how-it-ended", [Option(key, "ended", (f"{scenario}-{key}",)) for key in choices(scenario)], (scenario,)
    )
    sheet = resolution_of(scenario, which)
    s.log("skipped", scenario=scenario)
    tell(s, f"{sheet.scenario}-{sheet.key}")
    for note in sheet.notes:
        write_down(s, note)
    if SCENARIOS[scenario].cultist_deck:
        yield from decide_cultists(s, scenario)
    if not sheet.kills:  # nobody who plays now was there to be killed
        strike(s, sheet)
        yield from who_takes_lita(s, sheet)


def choices(scenario: str) -> list[str]:
    """Its resolutions, the first first: whoever does not care takes that one."""
    keys = [key for name, key in RESOLUTIONS if name == scenario]
    return [*[key for key in keys if key != "none"], *[key for key in keys if key == "none"]]


def unique_cultists() -> list[str]:
    return [card.key for card in ENEMIES.values() if card.unique and "cultist" in card.traits]


@cites("AHC-STA-15")
def decide_cultists(s: Table, scenario: str) -> Flow[None]:
    """Who talked and who got away, and what became of the Ghoul Priest, is for the players to say."""
    everybody = unique_cultists()
    options = [Option(key, "interrogated", (key,)) for key in everybody]
    talked = yield from choose_some(s.lead, "who-was-interrogated", options, 0, len(options))
    write_names(s, INTERROGATED, [key for key in everybody if key in talked])
    write_names(s, GOT_AWAY, [key for key in everybody if key not in talked])
    if GHOUL_PRIEST_ALIVE in s.log_notes:
        overcome = yield from choose(
            s.lead, "was-the-ghoul-priest-overcome", [Option(False, "no"), Option(True, "yes")], (scenario,)
        )
        if overcome:
            cross_out(s, GHOUL_PRIEST_ALIVE)
