"""What statistics say of each seat."""

from __future__ import annotations

from seance.games.nemesis.check.scene import NemesisScene
from seance.games.nemesis.show.outcomes import outcomes
from seance.testing import scene

EARTH = "coordinates-5"  # behind space B


def sound(t: NemesisScene) -> NemesisScene:
    t.engine(1, True).engine(2, True).engine(3, True).coordinates(EARTH).objectives_chosen()
    return t.at(phase="time", time=1)


def test_who_sleeps_until_earth_has_survived_and_perhaps_won() -> None:
    t = scene("nemesis", seats=3).crew("scout").crew("pilot", fate="hibernating", objectives=["quarantine"])
    t.crew("captain", fate="hibernating", objectives=["salvaging-the-prime-asset"])
    assert sound(t).asked() == ""
    dead, alive = {"survived": False, "won": False}, {"survived": True, "won": False}
    assert outcomes(t.s) == [dead, alive, {"survived": True, "won": True}]


def test_in_full_cooperation_everybody_asks_whether_the_own_objective_was_met_by_anybody() -> None:
    t = scene("nemesis", seats=2, mode="coop").crew("scout", objectives=["destination-earth"])
    t.crew("pilot", fate="hibernating", objectives=["special-delivery"])
    assert sound(t).asked() == ""
    assert outcomes(t.s) == [
        {"survived": False, "won": False, "objective": True},
        {"survived": True, "won": False, "objective": False},
    ]


def test_who_leads_the_intruders_has_hunted_well_if_nobody_wins() -> None:
    t = scene("nemesis", seats=2, intruder_player=True).crew("scout", fate="dead")
    t.crew("pilot", room="003").explored("003", "storage").hunter("scout", [])
    assert sound(t).asked() == ""
    assert outcomes(t.s) == [{"survived": False, "won": False, "hunt": True}, {"survived": False, "won": False}]
