"""The campfire, the beginning of a turn in maximum alert, and what a camp leaves behind."""

import pytest

from seance.testing import scene


@pytest.mark.rule("DUN-CAMPUS-02")
def test_students_of_the_university_gather_round_the_campfire_one_after_the_other() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", hand=["sprint", "sprint", "fate-2"])
    t.script("university", "student", "student").answer("play-main:sprint", "draw-students:1", "stay")
    assert t.sees(1).campfire == 1
    t.answer("play-main:sprint", "draw-students:1", "stay")
    assert t.sees(1).campfire == 2
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-MAX-02", "DUN-MAX-05", "DUN-MAX-01")
def test_in_maximum_alert_a_turn_has_neither_thesis_nor_rest_at_its_start() -> None:
    t = scene("dungeontology").area("i-4", "north").maximum_alert()
    t.scholar("valerio", area="i-4", cubes={"caste": 2}, stun=4, hand=["toast"]).at("turn-start")
    assert t.sees(0).alert == ""
    assert t.sees(0).panic == "panic-uprising"
    assert t.asked() == "0 your-movement"


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
