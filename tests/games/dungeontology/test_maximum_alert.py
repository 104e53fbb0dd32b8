"""Omega students, the alert card, the panic card, and what is forbidden from then on."""

from typing import Any

import pytest

from seance.games.dungeontology.check.scene import DungeontologyScene

END = "0 scene-ends"
HAND = ["fate-2", "fate-2", "fate-3", "fate-3"]


def alarm(panic: str = "panic-uprising", area: str = "i-4", **own: Any) -> DungeontologyScene:
    """Maximum alert; Valerio in the dungeon with a full hand, Sofia beside him."""
    t = DungeontologyScene(seats=2).area("i-4", "north").area("i-3", "north", beside="i-4")
    t.maximum_alert(panic).bag(20, 1).halt("next-turn")
    return t.scholar("valerio", area=area, **{"hand": HAND} | own).scholar("sofia", area="i-4")


# ---- the alert card --------------------------------------------------------------------------------------------------


def drawing(omegas: int, alert: str = "alert-normal", **own: Any) -> DungeontologyScene:
    t = (
        DungeontologyScene(seats=2, alert=alert)
        .area("i-4", "north")
        .omegas(omegas)
        .bag(2, 1)
        .at("action")
        .halt("action-end")
    )
    return t.scholar("valerio", area="i-4", hand=["restoration", "toast"], **own).scholar("sofia", area="i-4")


@pytest.mark.rule("DUN-ALERT-02", "DUN-UNIV-08", "DUN-ALERT-05", "DUN-ALERT-06")
def test_an_omega_takes_the_next_slot_and_its_row_refills_the_bag() -> None:
    t = drawing(1).script("university", "omega").answer("play-main:restoration")
    assert (t.s.omegas_placed, t.s.bag_students, t.s.bag_omegas) == (2, 2 + 3 * 2, 1)  # nothing was emptied
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-ALERT-03", "DUN-ALERT-04")
def test_only_the_row_of_the_lowest_slot_counts() -> None:
    t = drawing(3).script("university", "omega").answer("play-main:restoration")
    assert (t.s.omegas_placed, t.s.bag_students) == (4, 2 + 2 * 2)
    t = drawing(2, "alert-hard").script("university", "omega").answer("play-main:restoration")
    assert (t.s.omegas_placed, t.s.bag_students, t.s.bag_omegas) == (3, 2 + 2 * 2, 2)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-ALERT-07")
def test_a_short_reserve_refills_what_it_has() -> None:
    t = DungeontologyScene(seats=2).area("i-4", "north").bag(27, 1).at("action").halt("action-end")
    t.scholar("valerio", area="i-4", hand=["restoration", "toast"], students=8).scholar("sofia", students=2)
    assert t.s.reserve == 3
    t.script("university", "omega").answer("play-main:restoration")
    assert (t.s.bag_students, t.s.reserve) == (30, 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-ALERT-08", "DUN-STUDY-07")
@pytest.mark.parametrize(("omegas", "penalty"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_the_study_penalty_of_the_lowest_slot(omegas: int, penalty: int) -> None:
    t = drawing(omegas).answer("study:cubes-1", ["discard:toast"])
    assert t.s.attempt is not None
    assert t.s.attempt.alert == 3 + penalty
    assert t.asked() == "0 in-own-attempt"


# ---- how it begins ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-END-01", "DUN-END-02", "DUN-PANIC-05")
def test_an_omega_too_many_brings_the_panic_card_and_its_refill() -> None:
    t = drawing(4).script("university", "omega").script("panic", "panic-great-hunt").answer("play-main:restoration")
    assert t.s.panic is not None
    assert (t.s.panic.key, t.s.alert, t.s.omegas_placed) == ("panic-great-hunt", None, 0)
    assert (t.s.bag_students, t.s.bag_omegas) == (2 + 1 * 2, 1)
    assert t.who("valerio").doom_down == 1
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-SETUP-14", "DUN-PANIC-01")
def test_nobody_knows_which_panic_card_it_will_be() -> None:
    for card in ("panic-uprising", "panic-great-hunt"):
        t = drawing(4).script("university", "omega").script("panic", card).answer("play-main:restoration")
        assert t.happened("maximum-alert", card=card)


@pytest.mark.rule("DUN-PANIC-04", "DUN-UNIV-07", "DUN-UNIV-09")
def test_the_omega_of_a_panic_card_goes_back_and_still_does_harm() -> None:
    t = alarm(hand=["restoration", "toast"]).campfire(5).at("action").halt("action-end")
    t.script("university", "omega").answer("play-main:restoration")
    assert (t.s.bag_omegas, t.s.campfire, t.who("valerio").doom_down, t.s.bag_students) == (1, 0, 1, 20)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-STUDY-07", "DUN-PANIC-06")
def test_the_panic_card_has_a_penalty_of_its_own() -> None:
    t = alarm("panic-great-hunt").at("action").answer("study:cubes-1", ["discard:fate-2"])
    assert t.s.attempt is not None
    assert t.s.attempt.alert == 3 + 3
    assert t.asked() == "0 in-own-attempt"


# ---- what is forbidden -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-MAX-02", "DUN-MAX-05", "DUN-REST-12")
def test_neither_thesis_nor_rest_at_the_start_of_a_turn() -> None:
    t = alarm(cubes={"caste": 2}).at("begin").halt("action")
    assert t.offers("end-movement")  # the turn went on without a question
    assert not t.happened("rests")


@pytest.mark.rule("DUN-REST-03", "DUN-MAX-05")
def test_nobody_is_forced_to_rest() -> None:
    t = alarm(stun=4).at("turn-start").halt("action")
    assert t.offers("end-movement")
    assert (t.place("valerio"), t.who("valerio").stun) == ("i-4", 4)


@pytest.mark.rule("DUN-MAX-05")
def test_nobody_camps() -> None:
    t = DungeontologyScene(seats=2).area("i-5", "north").at("action").halt("action-end")
    t.scholar("valerio", area="i-5", cubes={"civilisation": 1}, hand=["sprint"]).scholar("sofia")
    assert t.offers("camp:area-i-5")
    t = DungeontologyScene(seats=2).area("i-5", "north").maximum_alert().bag(9, 1).at("action").halt("action-end")
    t.scholar("valerio", area="i-5", cubes={"civilisation": 1}, hand=["sprint"]).scholar("sofia")
    assert t.refusal("camp") == "DUN-MAX-05"


@pytest.mark.rule("DUN-MAX-06")
def test_who_can_take_no_stun_and_has_no_student_tries_nothing() -> None:
    assert alarm(stun=4).at("action").offers("study:cubes-1")
    assert not alarm(stun=4, students=0).at("action").halt("action-end").offers("study:cubes-1")
    assert alarm(stun=3, students=0).at("action").offers("study:cubes-1")


@pytest.mark.rule("DUN-MAX-07", "DUN-MAX-08")
def test_no_new_area_and_so_no_new_cube() -> None:
    t = alarm().at("movement")
    assert not t.offers("explore")
    assert t.refusal("explore") == "DUN-MAX-07"
    t = DungeontologyScene(seats=2).area("i-4", "north").at("movement")
    t.scholar("valerio", area="i-4").scholar("sofia")
    assert t.offers("explore")


@pytest.mark.rule("DUN-MAX-07")
def test_stairs_lead_nowhere_new() -> None:
    t = DungeontologyScene(seats=2).area("i-4", "north").area("i-1", "east", beside="i-4", entered=False)
    t.maximum_alert().bag(9, 1).boss("i-4").scholar("valerio", area="i-4", students=0).scholar("sofia")
    t.at("movement", steps=1).halt("action").answer("move:area-i-1")
    assert len(t.s.areas) == 3
    assert t.asked() == END


# ---- theses ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-MAX-03", "DUN-MAX-04")
def test_whoever_ends_the_turn_in_the_start_area_submits_whatever_the_stars() -> None:
    t = alarm(area="start", cubes={"faith": 1}).at("end").script("university", "student", "student")
    t.begin()
    assert t.happened("thesis-failed", who="valerio")
    assert (t.who("valerio").finished, t.who("valerio").thesis, t.cubes("valerio")) == (True, 0, {})
    assert t.who("valerio").doom_down == 1
    assert t.asked() == END


@pytest.mark.rule("DUN-MAX-03", "DUN-MAX-04")
def test_and_may_succeed() -> None:
    t = (
        alarm(area="start", cubes={"faith": 5, "caste": 1, "military": 1})
        .at("end")
        .script("university", "student", "student")
    )
    t.begin()
    assert (t.who("valerio").finished, t.who("valerio").thesis) == (True, 1)
    assert t.asked() == END


@pytest.mark.rule("DUN-MAX-03", "DUN-MAX-04")
def test_whoever_would_hand_in_by_ending_the_movement_is_told_with_what() -> None:
    t = alarm(area="start", cubes={"faith": 5}).clan("clan-gaia", seen_by=["valerio"]).at("movement")
    told = t.begin().preview("end-movement")
    assert told.danger
    assert [note.key for note in told.notes] == [
        "turn-hands-in", "turn-submit-none", "turn-submit-counts", "turn-submit-rejected",
    ]  # fmt: skip
    worth, needed = told.notes[2].on
    assert int(worth) < int(needed) == t.s.clan.target
    inside = alarm().at("movement").begin()
    assert inside.preview("end-movement").notes == ()
    assert [note.key for note in inside.preview("move:start-area").notes] == ["hands-in-there"]
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-MAX-03")
def test_in_the_dungeon_nobody_submits() -> None:
    t = alarm(cubes={"caste": 2}).at("end").script("university", "student", "student")
    t.begin()
    assert not t.who("valerio").finished
    assert t.asked() == END
