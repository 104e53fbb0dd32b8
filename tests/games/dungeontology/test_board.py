"""The board as a whole: what lies in the reserve, one region, areas and their alert, the campus."""

import random

import pytest

import seance
from seance.games.dungeontology.expedition import Expedition
from seance.testing import scene


@pytest.mark.rule("DUN-OVER-02", "DUN-SETUP-13")
def test_what_nobody_uses_lies_in_the_reserve_and_the_campus_begins_empty() -> None:
    s = seance.new("dungeontology", seats=2, seed=1, scholars="random").state
    assert isinstance(s, Expedition)
    assert s.reserve == 40 - s.bag_students - sum(who.students for who in s.scholars)
    assert s.reserve_cubes == {"civilisation": 20, "military": 15, "faith": 13, "wealth": 10, "caste": 6}
    assert (s.campfire, s.omegas_placed, s.omegas_left) == (0, 0, 4)


@pytest.mark.rule("DUN-TERM-07")
def test_all_areas_form_one_region() -> None:
    for seed in range(4):
        game, dice = seance.new("dungeontology", seats=3, seed=seed, scholars="random"), random.Random(seed)
        while game.ask is not None and len(game.state.areas) < 9:  # type: ignore[attr-defined]
            game.play(dice.randrange(len(game.ask.options)))
        s = game.state
        assert isinstance(s, Expedition)
        found, edge = {0}, [0]
        while edge:
            for other in s.areas[edge.pop()].adjacent:
                if other not in found:
                    found.add(other)
                    edge.append(other)
        assert len(found) == len(s.areas) > 1


@pytest.mark.rule("DUN-STUDY-01", "DUN-AREA-03")
def test_a_study_is_of_the_area_the_scholar_is_in_with_its_alert_value_and_its_cubes() -> None:
    t = scene("dungeontology").area("i-5", "north").area("i-2", "south")
    t.scholar("valerio", area="i-5", hand=["fate-5"]).at("action")
    assert t.begin().preview("study:cubes-1").cost == 4
    there = scene("dungeontology").area("i-5", "north").area("i-2", "south")
    there.scholar("valerio", area="i-2", hand=["fate-5"]).at("action").halt("end")
    assert there.begin().preview("study:cubes-1").cost == 2
    there.answer("study:cubes-2")
    assert there.lying("i-2") == ["", "", "civilisation"]
    assert there.lying("i-5") == ["civilisation", "military"]
    assert there.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-CAMPUS-02")
def test_students_of_the_university_gather_round_the_campfire_one_after_the_other() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", hand=["sprint", "sprint", "fate-2"])
    t.script("university", "student", "student").answer("play-main:sprint", "draw-students:1", "stay")
    assert t.sees(1).campfire == 1
    t.answer("play-main:sprint", "draw-students:1", "stay")
    assert t.sees(1).campfire == 2
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-ALERT-09", "DUN-MAX-02", "DUN-MAX-05")
def test_in_maximum_alert_a_turn_has_neither_thesis_nor_rest_at_its_start() -> None:
    t = scene("dungeontology").area("i-4", "north").maximum_alert()
    t.scholar("valerio", area="i-4", cubes={"caste": 2}, stun=4, hand=["toast"]).at("turn-start")
    assert t.sees(0).alert == ""
    assert t.sees(0).panic == "panic-uprising"
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-SCHOLAR-14", "DUN-THESIS-08")
def test_an_accepted_thesis_is_seen_on_the_scholar_and_its_score_is_not() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", cubes={"caste": 2, "wealth": 4, "faith": 2})
    t.scholar("sofia", area="i-4").at("turn-start").script("panic", "panic-uprising").halt("next-turn").answer("submit")
    assert [who.thesis for who in t.sees(1).scholars] == [1, 0]
    told = t.heard(1, "thesis-succeeded")[0].args
    assert told == {"who": "valerio", "place": 1}
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-EFFECT-17", "DUN-REST-11", "DUN-SETUP-07")
def test_a_camp_ends_the_turn_and_the_next_player_begins_afresh() -> None:
    hand = ["fate-2", "fate-3", "fate-4", "fate-5"]
    t = scene("dungeontology").area("i-5", "north").scholar("valerio", area="i-5", cubes={"civilisation": 1}, hand=hand)
    t.scholar("sofia", area="i-5", hand=["tripwire"]).at("action")
    t.answer("camp:area-i-5", [])
    assert t.place("valerio") == "i-5"
    assert t.s.queue == []
    t.answer("go-on")
    assert t.asked() == "1 your-movement"
