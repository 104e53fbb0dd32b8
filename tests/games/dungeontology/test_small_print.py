"""What only one card, one seat or one number of a rule decides."""

from __future__ import annotations

import pytest

from seance.games.dungeontology.rules import alert
from seance.games.dungeontology.rules.alert import begin_maximum_alert
from seance.games.dungeontology.rules.attempts import lucks, study_alert
from seance.games.dungeontology.rules.movement import stop
from seance.games.dungeontology.rules.notebook import available
from seance.games.dungeontology.rules.pieces import Attempt
from seance.games.dungeontology.rules.printed import COLUMNS, PANICS
from seance.games.dungeontology.rules.turn import cards_in_circle
from seance.testing import scene


@pytest.mark.rule("DUN-SCHEME-10")
def test_who_pays_with_students_of_the_bag_may_draw_a_single_one() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4", hand=["hunters-trap"], students=0)
    t.scholar("rebecca", area="i-4").at("action").answer("play-main:hunters-trap")
    assert t.options() == ["draw-students:1", "draw-students:2", "draw-students:3"]
    assert t.asked() == "0 how-many-students"


@pytest.mark.rule("DUN-PRIO-01", "DUN-ACT-01", "DUN-ACT-02")
def test_who_has_used_the_action_studies_nothing_and_plays_no_card_that_is_one() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4", hand=["astral-eye", "sprint"])
    t.scholar("rebecca", area="i-4", hand=["toast"], cubes={"military": 1}).at("action", actions=0)
    assert [one for one in t.options() if one.startswith(("study", "spy", "play-main:astral"))] == []
    assert [option.key for option in cards_in_circle(t.s, t.who("sofia")) if "main:astral" in option.key] == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-TIMING-04", "DUN-SCHEME-07")
def test_a_card_that_is_an_action_takes_one_of_two() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4", hand=["astral-eye"], students=3)
    t.scholar("rebecca", area="i-4", hand=["toast"]).at("action", actions=2).halt("end")
    t.answer(next(one for one in t.options() if one.startswith("play-main:astral-eye")))
    assert t.s.actions == 1
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-PANIC-02", "DUN-SETUP-14")
def test_only_panic_cards_of_this_dungeon_and_this_boss_lie_under_the_alert_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wanted, strange = PANICS["panic-great-hunt"], PANICS["panic-laetus-rampage"]
    monkeypatch.setattr(alert, "PANICS", {wanted.key: wanted, strange.key: strange})
    for what in ("dungeon", "boss"):
        with monkeypatch.context() as other:
            other.setattr(strange, what, "another")
            t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4").scholar("rebecca", area="i-4")
            begin_maximum_alert(t.s)
            assert t.s.panic is wanted


@pytest.mark.rule("DUN-STUDY-02")
@pytest.mark.parametrize(("whose", "where", "less"), [("sofia", "i-4", 2), ("rebecca", "i-4", 0), ("sofia", "i-3", 0)])
def test_a_lower_alert_is_for_one_scholar_in_one_area(whose: str, where: str, less: int) -> None:
    t = scene("dungeontology").area("i-4", "north").area("i-3", "east", beside="i-4")
    t.scholar("sofia", area="i-4").scholar("rebecca", area="i-4")
    before = study_alert(t.s, t.who("sofia"), 1)
    t.lasts("lower-alert", whose, 2, f"area-{where}")
    assert before - study_alert(t.s, t.who("sofia"), 1) == less


@pytest.mark.rule("DUN-STUDY-08", "DUN-STUDY-09")
@pytest.mark.parametrize("helper", ["librarian", ""])
def test_a_librarian_adds_to_the_stealth_of_a_study(helper: str) -> None:
    t = scene("dungeontology").area("i-4", "north")
    t.scholar("sofia", area="i-4", hand=["toast"], trainees=[helper] if helper else [])
    t.scholar("rebecca", area="i-4").at("action").halt("end")
    t.answer("study:cubes-1")  # the only card is discarded
    assert t.happened("stealth", who="sofia", stealth=2 if helper else 1)
    assert t.asked() == "0 stun-or-student"


@pytest.mark.rule("DUN-STUDY-03", "DUN-KEY-04")
def test_the_last_place_of_a_column_takes_one_more_cube() -> None:
    t = scene("dungeontology").area("i-4", "north", cubes=["military", "military"])
    full = COLUMNS["military"].capacity
    t.scholar("sofia", area="i-4", cubes={"military": full - 1}).scholar("rebecca", area="i-4")
    assert available(t.s, t.who("sofia"), t.who("sofia").area) == [0]
    t.who("sofia").cubes["military"] = full
    assert available(t.s, t.who("sofia"), t.who("sofia").area) == []


@pytest.mark.rule("DUN-EFFECT-12", "DUN-EFFECT-11")
@pytest.mark.parametrize(("who", "phase", "left"), [("sofia", "movement", 0), ("rebecca", "movement", 3)])
def test_a_stop_is_for_who_is_stopped(who: str, phase: str, left: int) -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4").scholar("rebecca", area="i-4")
    t.at(phase, steps=3)
    stop(t.s, t.who(who))
    assert t.s.steps == left


@pytest.mark.rule("DUN-SETUP-07", "DUN-EOT-03")
def test_turns_go_clockwise() -> None:
    t = scene("dungeontology", seats=3).area("i-4", "north")
    for key in ("sofia", "rebecca", "valerio"):
        t.scholar(key, area="i-4")
    t.at("next-turn").begin()
    assert t.s.turn == 1
    assert t.asked() == "1 begin-turn"


@pytest.mark.rule("DUN-REST-08")
def test_cards_are_drawn_in_the_rest_and_not_only_when_the_turn_ends() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="start").scholar("rebecca", area="i-4")
    t.at("begin").halt("rest-students").script("schemes", "toast", "sprint", "blink", "disguise").answer("rest")
    assert t.hand("sofia") == ["blink", "disguise", "sprint", "toast"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-EFFECT-04", "DUN-SPY-07")
@pytest.mark.parametrize(("target", "prophecies"), [(0, 1), (-1, 0)])
def test_a_swindler_has_luck_with_the_first_seat_too(target: int, prophecies: int) -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4").scholar("sofia", area="i-4")
    printed = [one for one in t.s.areas[1].tile.effects if one.kind in ("luck", "misfortune")]
    lucks(t.s, t.who("sofia"), Attempt(1, 1, target))
    assert len(t.s.stack) == len(printed) + prophecies
