"""Plans of a crew: what is finished counts, what is not known is looked for by all, and the ship must hold."""

from typing import Any

import pytest

from seance.games.nemesis.mind.hull import ship
from seance.games.nemesis.mind.planner import MIND
from seance.games.nemesis.mind.plans import plan_of
from seance.games.nemesis.mind.prospects import Chart
from seance.games.nemesis.mind.team import chance_of_all, common_plans, shared_out
from seance.testing import scene

FIVE = ["rest", "search", "demolition", "interruption", "search"]
BROKEN = ("001", "005", "006", "008", "009", "010", "012", "014")


def crew(one: str, other: str, room: str = "011", **more: Any) -> Any:
    t = scene("nemesis", seats=2, mode="coop").crew("scout", objectives=[one], hand=FIVE, room="011", **more)
    return t.crew("pilot", objectives=[other], hand=FIVE, room=room)


def sensible(t: Any, prompt: str = "your-action") -> list[str]:
    game = t.begin()
    assert game.ask.prompt == prompt
    return [game.ask.options[i].key for i in MIND.sensible(game.view(game.ask.seat), game.ask)]


# ---- what it is worth ------------------------------------------------------------------------------------------------


def test_each_objective_that_is_met_counts_even_if_another_is_hopeless() -> None:
    def hopeful(signal: bool) -> float:
        t = crew("no-man-left-behind", "cutting-off-the-head").explored("003", "comms-room")
        t.who("scout").signal = signal
        return chance_of_all(Chart(t.sees(0)))

    assert hopeful(signal=True) > 1.2 * hopeful(signal=False)


def test_everybody_looks_for_what_nobody_has_found() -> None:
    t = crew("special-delivery", "clean-up-crew", room="003")
    chart = Chart(t.sees(0))
    works = shared_out(chart, next(common_plans(chart)))
    assert [work.sweeps for work in works] == [True, True]
    looked = [set(work.chains[-1][0].rooms) for work in works]
    assert not looked[0] & looked[1]
    assert looked[0] | looked[1] == set(chart.unexplored_1)


@pytest.mark.parametrize("n", [6, 7])
def test_the_more_is_broken_the_less_likely_the_ship_holds(n: int) -> None:
    def holds(broken: int) -> float:
        t = crew("destination-earth", "special-delivery").explored("005", "generator").explored("006", "laboratory")
        t.intruder("adult", "011")
        return ship(t.malfunction(*BROKEN[:broken]).sees(0))

    assert holds(0) == 1
    assert holds(n + 1) < holds(n)


def test_who_bleeds_is_worse_off_until_it_is_dressed() -> None:
    t = crew("destination-earth", "special-delivery", wounds=["bleeding"])
    open_wound = MIND.worth(t.sees(0))
    t.who("scout").wounds[0].dressed = True
    assert MIND.worth(t.sees(0)) > 1.05 * open_wound


# ---- its next step ---------------------------------------------------------------------------------------------------


def test_a_plan_names_its_next_step() -> None:
    t = crew("no-man-left-behind", "destination-earth", room="001").explored("006", "comms-room")
    plan = plan_of(Chart(t.sees(0)))
    assert plan is not None
    assert (plan.room, plan.step) == (6, "to-signal")
    other = plan_of(Chart(t.sees(1)))
    assert other is not None
    assert (other.room, other.step) == (1, "to-steer")


# ---- what is not even thought of -------------------------------------------------------------------------------------


def test_a_course_that_leads_home_is_not_changed_and_a_wrong_one_only_to_a_right_one() -> None:
    def course(destination: str) -> list[str]:
        t = crew("destination-earth", "special-delivery").coordinates("coordinates-1", known=[0])
        t.who("scout").room = 1
        t.s.destination = destination
        return [key for key in sensible(t) if key.startswith("act-set")]

    assert course("D") == []
    assert course("B") == ["act-set:cockpit:space-d"]


def test_what_was_brought_to_where_it_is_wanted_stays_there() -> None:
    def picked(other: str) -> bool:
        t = crew("emergency-post-mortem", other).explored("006", "surgery").lying("006", "blue-character-corpse")
        t.who("scout").room = 6
        return any(key.startswith("pick-up:blue-character-corpse") for key in sensible(t))

    assert not picked("special-delivery")
    assert picked("first-contact-protocol")
