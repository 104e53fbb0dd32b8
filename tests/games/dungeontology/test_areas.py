"""Areas and the campus as such: one region, the red number, and the reserve that holds whatever is not in play."""

from random import Random

import pytest

import seance
from seance.games.dungeontology.check.scene import DungeontologyScene
from seance.games.dungeontology.rules.printed import COLUMNS, OMEGAS, STUDENTS
from seance.games.dungeontology.rules.state import Expedition

END = "0 scene-ends"


def table(seed: int, seats: int = 3) -> Expedition:
    """How the table stands after a game of chance."""
    game = seance.new("dungeontology", seats, seed)
    r = Random(seed)
    while game.ask is not None:
        game.play(r.randrange(len(game.ask.options)))
    assert isinstance(game.state, Expedition)
    return game.state


@pytest.mark.rule("DUN-TERM-07", "DUN-TERM-01")
@pytest.mark.parametrize("seed", range(4))
def test_all_areas_are_one_region(seed: int) -> None:
    s = table(seed)
    reached, edge = {0}, [0]
    while edge:
        for area in s.areas[edge.pop()].adjacent:
            if area not in reached:
                reached.add(area)
                edge.append(area)
    assert len(s.areas) > 4
    assert reached == set(range(len(s.areas)))


@pytest.mark.rule("DUN-OVER-02")
@pytest.mark.parametrize("seed", range(4))
def test_what_is_not_in_play_lies_in_the_reserve(seed: int) -> None:
    s = table(seed)
    students = s.bag_students + s.campfire + s.withheld + sum(who.students for who in s.scholars)
    assert s.reserve == STUDENTS - students
    assert s.omegas_left == OMEGAS - s.bag_omegas - s.omegas_placed - len(s.omegas_drawn)
    for cube, column in COLUMNS.items():
        on_areas = sum(area.cubes.count(cube) for area in s.areas)
        assert s.reserve_cubes[cube] == column.cubes - on_areas - sum(who.cubes[cube] for who in s.scholars)


@pytest.mark.rule("DUN-SETUP-13", "DUN-SETUP-17")
def test_the_campus_is_on_the_table_from_the_start() -> None:
    seen = DungeontologyScene(seats=2, alert="alert-hard").sees(0)
    assert (seen.alert, seen.campfire, seen.panic) == ("alert-hard", 0, "")


@pytest.mark.rule("DUN-AREA-03", "DUN-STEALTH-01")
@pytest.mark.parametrize(("area", "alert"), [("i-4", 3), ("i-1", 2), ("ii-1", 4), ("iii-1", 5)])
def test_the_red_number_is_what_a_study_is_up_against(area: str, alert: int) -> None:
    t = DungeontologyScene(seats=2).area(area, "north").at("action").halt("action-end")
    t.scholar("valerio", area=area, hand=["fate-5", "fate-2"]).scholar("sofia")
    t.answer("study:cubes-1", ["discard:fate-2"])
    assert t.s.attempt is not None
    assert t.s.attempt.alert == alert
    assert t.asked() == "0 in-own-attempt"


@pytest.mark.rule("DUN-STUDY-01")
def test_a_study_collects_from_the_own_area() -> None:
    t = DungeontologyScene(seats=2).area("i-4", "north").area("i-3", "north", beside="i-4").at("action")
    t.halt("action-end").scholar("valerio", area="i-3", hand=["fate-5"]).scholar("sofia").answer("study:cubes-1")
    assert (t.lying("i-3"), t.cubes("valerio")) == (["", "faith"], {"civilisation": 1})
    assert t.lying("i-4") == ["civilisation", "military", "faith"]
    assert t.asked() == END
