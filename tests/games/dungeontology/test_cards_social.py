"""Social and infamy cards: favours, gifts, threats, and the recruiting of trainees."""

from typing import Any

import pytest

from seance.games.dungeontology.check.scene import DungeontologyScene
from seance.games.dungeontology.rules.printed import TRAINEES

END = "0 scene-ends"  # nothing is left but to end the turn


def two(*hand: str, area: str = "i-4", own: dict[str, Any] | None = None, **other: Any) -> DungeontologyScene:
    """Sofia with these cards in her action phase, and Valerio in the same area or the one north of it."""
    t = DungeontologyScene(seats=2).area("i-4", "north").area("i-3", "north", beside="i-4").halt("action-end")
    t.scholar("sofia", area="i-4", hand=hand, **(own or {}))
    return t.scholar("valerio", area=area, **other).at("action")


# ---- favours ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-FAMILY-08", "DUN-FAMILY-09", "DUN-SYMBOL-03")
def test_a_favour_costs_a_student_and_lets_somebody_draw() -> None:
    t = two("toast").top("fate-2", "fate-3")
    assert t.offers("play-favour-on:toast:sofia")
    t.answer("play-favour-on:toast:valerio")  # he has no card to discard
    assert (t.hand("valerio"), t.who("sofia").students) == (["fate-2", "fate-3"], 2)
    assert t.asked() == END


@pytest.mark.rule("DUN-FAMILY-09")
def test_or_costs_somebody_a_card() -> None:
    t = two("toast", hand=["fate-4", "sprint"]).answer("play-favour-on:toast:valerio")
    assert t.asked() == "0 favour"
    t.script("hand", "fate-4").answer("let-discard:valerio")
    assert t.hand("valerio") == ["sprint"]
    assert t.asked() == END


@pytest.mark.rule("DUN-FAMILY-08", "DUN-START-06")
def test_no_favour_reaches_the_start_area_or_is_free() -> None:
    assert not two("toast", area="start").offers("play-favour-on:toast:valerio")
    assert not two("toast", own={"students": 0}).offers("play-favour-on:toast:valerio")


# ---- social cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-KEY-17", "DUN-PROT-04", "DUN-TIMING-07")
def test_a_friendship_debt_is_paid_with_a_cube_of_the_givers_choice() -> None:
    """The rulebook's example: Valerio has just collected, and no Guard helps against giving."""
    t = two("friendship-debt", hand=["sprint"], cubes={"military": 1, "faith": 1}, trainees=["guard"])
    t.at("movement", turn=1).halt("action").answer("end-movement")
    assert t.asked() == "0 instant"
    t.answer("play-main-on:friendship-debt:valerio", "sacrifice:1")
    assert t.asked() == "1 give-which"
    t.answer("cube:military")
    assert (t.cubes("sofia"), t.cubes("valerio")) == ({"military": 1}, {"faith": 1})


def test_the_first_player_owes_like_any_other() -> None:
    t = DungeontologyScene(seats=2).area("i-4", "north").at("movement").halt("action")
    t.scholar("valerio", area="i-4", cubes={"faith": 1}, hand=["sprint"])
    t.scholar("sofia", area="i-4", hand=["friendship-debt"], students=1).answer("end-movement")
    t.answer("1 play-main-on:friendship-debt:valerio", "1 sacrifice:1")
    assert (t.cubes("sofia"), t.cubes("valerio")) == ({"faith": 1}, {})
    assert t.asked() == "0 your-movement"


def test_who_has_no_cube_owes_nothing() -> None:
    assert not two("friendship-debt").offers("play-main-on:friendship-debt:valerio")


def test_a_study_group_draws_together() -> None:
    t = two("study-group").top("fate-2", "fate-3", "fate-4").script("university", "student")
    t.answer("play-main:study-group")
    assert (t.hand("sofia"), t.hand("valerio")) == (["fate-2", "fate-3"], ["fate-4"])
    assert t.asked() == "0 your-action"


def test_or_alone() -> None:
    t = two("study-group", area="i-3").top("fate-2", "fate-3").script("university", "student")
    t.answer("play-main:study-group")
    assert (t.hand("sofia"), t.hand("valerio")) == (["fate-2", "fate-3"], [])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-SYMBOL-01", "DUN-OVER-03")
def test_a_toast_is_drunk_at_the_campfire() -> None:
    t = two("toast", own={"stun": 2, "students": 0}).script("university", "student").answer("play-main:toast")
    assert (t.who("sofia").stun, t.who("sofia").students, t.s.campfire) == (1, 1, 0)  # only the one just drawn
    assert t.asked() == END


@pytest.mark.rule("DUN-UNIV-07", "DUN-UNIV-06")
def test_a_toast_that_an_omega_spoils_is_still_drunk_at_the_old_fire() -> None:
    t = two("toast", own={"students": 0}).campfire(1).script("university", "omega").answer("play-main:toast")
    assert (t.who("sofia").students, t.s.campfire, t.s.omegas_placed) == (1, 0, 1)
    assert t.asked() == END


def test_gossip_sees_a_hand_takes_a_card_and_gives_one() -> None:
    t = two("gossip", "sprint", area="i-3", hand=["fate-5", "fate-2"]).script("university", "student")
    t.answer("play-main-on:gossip:valerio")
    assert t.asked() == "0 take-cards"
    t.answer(["take-card:fate-5"])
    assert t.asked() == "0 give-cards"
    t.answer(["give-card:sprint"])
    assert (t.hand("sofia"), t.hand("valerio")) == (["fate-5"], ["fate-2", "sprint"])
    assert sorted(card.key for card in t.who("valerio").known.known(0)) == ["fate-2", "sprint"]
    assert t.asked() == "0 your-action"


def test_gossip_needs_a_hand_to_look_at() -> None:
    assert not two("gossip").offers("play-main-on:gossip:valerio")


# ---- infamy cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-FAMILY-13", "DUN-OVER-03")
def test_the_secondary_effect_takes_students_from_the_campfire_as_far_as_they_are_there() -> None:
    t = two("daylight-robbery").campfire(2).answer("play-gain-students:daylight-robbery")
    assert (t.who("sofia").students, t.s.campfire) == (5, 0)
    assert t.asked() == END


def test_who_is_intimidated_gives_a_student() -> None:
    t = two("intimidate", area="i-3").script("university", "student").answer("play-main-on:intimidate:valerio")
    assert t.asked() == "1 student-or-stun"
    t.answer("give-students:1:sofia")
    assert (t.who("sofia").students, t.who("valerio").students) == (4, 3)
    assert t.asked() == END


def test_or_is_stunned_and_no_student_helps() -> None:
    t = two("intimidate").script("university", "student")
    t.answer("play-main-on:intimidate:valerio", "take-stun")
    assert (t.who("valerio").stun, t.who("valerio").students) == (1, 4)
    assert t.asked() == END


def test_who_can_bear_nothing_is_not_intimidated() -> None:
    offered = "play-main-on:intimidate:valerio"
    assert not two("intimidate", students=0, stun=4).offers(offered)
    t = two("intimidate", students=0, stun=3).script("university", "student").answer(offered)
    assert t.who("valerio").stun == 4  # there was nothing else
    t = two("intimidate", students=1, stun=4).script("university", "student").answer(offered)
    assert (t.who("valerio").students, t.who("sofia").students) == (0, 4)
    assert t.asked() == END


@pytest.mark.rule("DUN-SYMBOL-04", "DUN-KEY-06")
def test_daylight_robbery_takes_only_what_is_cheap() -> None:
    t = two("daylight-robbery", cubes={"civilisation": 1, "military": 1, "caste": 1}).script("university", "student")
    t.answer("play-main-on:daylight-robbery:valerio")
    assert t.options() == ["cube:civilisation", "cube:military"]
    t.answer("cube:military")
    assert (t.cubes("sofia"), t.who("sofia").students) == ({"military": 1}, 2)
    assert t.asked() == END


def test_nobody_is_robbed_of_what_is_dear() -> None:
    assert not two("daylight-robbery", cubes={"caste": 2}).offers("play-main-on:daylight-robbery:valerio")


def test_poachers_take_up_to_two_students() -> None:
    t = two("poach", students=1).script("university", "student").answer("play-main-on:poach:valerio")
    assert (t.who("sofia").students, t.who("valerio").students) == (4, 0)
    assert t.asked() == END


def test_who_has_no_student_is_not_poached_from() -> None:
    assert not two("poach", students=0).offers("play-main-on:poach:valerio")


@pytest.mark.rule("DUN-SCHEME-08")
def test_a_smear_campaign_begins_with_the_turn_of_its_victim() -> None:
    t = two("smear-campaign", hand=["fate-2"]).at("turn-start", turn=1)
    assert t.asked() == "0 turn-starts"
    t.answer("play-main-on:smear-campaign:valerio", "sacrifice:1", "go-on", "end-movement")
    assert t.options() == ["study:cubes-1", "end-turn"]  # his intelligence is 2
    assert t.asked() == "1 your-action"


def test_at_any_other_time_it_is_too_late() -> None:
    assert (
        not two("smear-campaign", hand=["sprint"]).at("movement", turn=1).offers("play-main-on:smear-campaign:valerio")
    )
    assert not two("smear-campaign").offers("play-main-on:smear-campaign:valerio")


# ---- trainees --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-TRAIN-02", "DUN-TRAIN-03")
@pytest.mark.parametrize("trainee", TRAINEES)
def test_every_trainee_is_recruited_by_the_card_of_the_same_name(trainee: str) -> None:
    t = two(f"recruit-{trainee}").answer(f"play-main:recruit-{trainee}", "sacrifice:1")
    assert [one.key for one in t.who("sofia").trainees] == [trainee]
    assert trainee not in [one.key for one in t.s.trainees]
    assert t.asked() == END


@pytest.mark.rule("DUN-TRAIN-05", "DUN-TRAIN-04")
def test_the_second_card_steals_the_trainee() -> None:
    t = two("recruit-guard", trainees=["guard"]).script("university", "student", "student")
    t.answer("play-main:recruit-guard", "draw-students:2")
    assert ([one.key for one in t.who("sofia").trainees], t.who("valerio").trainees) == (["guard"], [])
    assert t.asked() == END


@pytest.mark.rule("DUN-TRAIN-05", "DUN-START-06")
def test_nobody_is_robbed_of_a_trainee_in_the_start_area_or_twice() -> None:
    assert not two("recruit-guard", area="start", trainees=["guard"]).offers("play-main:recruit-guard")
    assert not two("recruit-guard", own={"trainees": ["guard"]}).offers("play-main:recruit-guard")
