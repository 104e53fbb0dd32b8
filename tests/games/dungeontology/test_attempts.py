"""Stealth attempts: study and spy, the cards played in them, luck, danger, success and failure."""

from typing import Any

import pytest

from seance.games.dungeontology.rules.printed import MORE_CUBES
from seance.testing import scene


def shelter(hand: list[str], omegas: int = 1, **more: Any) -> Any:
    """Sofia in the Shepherds' Shelter (alert 3; civilisation, faith; danger 2), penalty +1; it is her action."""
    t = scene("dungeontology").area("i-3", "north").omegas(omegas)
    return t.scholar("sofia", area="i-3", hand=hand, **more).at("action").halt("end")


def needed(t: Any, key: str) -> int:
    """The stealth that an attempt needs, as its option says."""
    note, *_ = t.begin().preview(key).notes
    assert note.key == "against-alert"
    return int(note.on[0])


def test_an_attempt_says_how_much_all_cards_in_hand_come_to() -> None:
    t = shelter(["toast", "sprint", "fate-2", "blink"]).begin()
    assert [t.preview(f"study:cubes-{n}").notes[0].on for n in (1, 2)] == [("4", "5", "0"), ("5", "5", "1")]


def test_an_attempt_counts_what_the_dial_adds_to_a_study_but_not_to_a_spy() -> None:
    t = shelter(["toast", "sprint", "fate-2", "blink"], cubes={"civilisation": 4})
    t.scholar("valerio", area="i-3", cubes={"faith": 1})
    assert t.s.scholars[0].research == 1
    (study,), (spy,) = (t.begin().preview(key).notes for key in ("study:cubes-1", "spy:valerio:faith"))
    assert (study.on[1], spy.on[1]) == ("6", "5")


@pytest.mark.rule("DUN-EFFECT-04", "DUN-EFFECT-06")
def test_an_attempt_says_that_misfortune_is_not_counted() -> None:
    t = scene("dungeontology").area("i-5", "north")
    t.scholar("sofia", area="i-5", hand=["toast", "fate-2"]).at("action").halt("end")
    _, misfortune = t.begin().preview("study:cubes-1").notes
    assert (misfortune.key, misfortune.on) == ("misfortune-comes", ("1", "area-i-5"))
    t.answer("study:cubes-1")
    assert misfortune in t.game.notes(0)
    assert t.asked() == "0 generate-stealth"


# ---- study -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-STUDY-11", "DUN-STUDY-10", "DUN-STUDY-13", "DUN-KEY-02")
def test_the_worked_example_of_a_study() -> None:
    """Alert 3 + penalty 1; three cards make stealth 4; a trick raises alert to 6; a prophecy finds a 2: success."""
    t = shelter(["toast", "sprint", "fate-2", "blink"])
    t.scholar("valerio", area="i-3", hand=["disguise"]).top("recruit-guard")
    t.answer("study:cubes-1", ["discard:toast", "discard:sprint", "discard:fate-2"])
    assert (t.s.attempt.stealth, t.s.attempt.alert) == (4, 4)
    t.answer("1 play-alert:disguise")
    assert (t.s.attempt.stealth, t.s.attempt.alert) == (4, 6)
    assert t.asked() == "0 in-own-attempt"
    t.answer("play-prophecy:blink")
    assert t.happened("succeeded", stealth=6, alert=6)
    assert t.cubes("sofia") == {"civilisation": 1}
    assert t.sees(0).scholars[0].points == 2
    assert t.lying("i-3") == ["", "faith"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-STUDY-02", "DUN-STUDY-06", "DUN-STUDY-07", "DUN-T1-08")
def test_the_alert_value_is_that_of_the_area_the_penalty_and_more_for_several_cubes() -> None:
    """One cube of the Shelter needs 4, two need 5."""
    t = shelter(["fate-5", "fate-2"])
    assert [needed(t, f"study:cubes-{n}") for n in (1, 2)] == [4, 5]
    rebecca = scene("dungeontology").area("i-1", "north").area("ii-2", "east", beside="i-1")
    rebecca.scholar("rebecca", area="ii-2", hand=["fate-5", "fate-2"]).at("action")
    assert [needed(rebecca, f"study:cubes-{n}") for n in (1, 2, 3, 4)] == [4, 5, 7, 10]
    assert rebecca.asked() == "0 your-action"


@pytest.mark.rule("DUN-STUDY-06")
def test_five_cubes_add_ten() -> None:
    assert MORE_CUBES == (0, 0, 1, 3, 6, 10)


@pytest.mark.rule("DUN-STUDY-02", "DUN-BOSS-03")
def test_the_aggressive_boss_makes_his_area_more_alert() -> None:
    t = shelter(["fate-5"], omegas=0).boss("i-3")
    assert needed(t, "study:cubes-1") == 5
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-STUDY-03", "DUN-STUDY-04", "DUN-KEY-04", "DUN-KEY-05")
def test_targets_are_taken_from_the_left_and_only_full_columns_are_skipped() -> None:
    t = scene("dungeontology").area("i-4", "north", cubes=["", "military", "faith"])
    t.scholar("sofia", area="i-4", hand=["fate-5"]).at("action").halt("end").answer("study:cubes-1")
    assert t.cubes("sofia") == {"military": 1}
    full = scene("dungeontology").area("i-4", "north", cubes=["military", "military", "faith"])
    full.scholar("sofia", area="i-4", hand=["fate-5", "fate-4"], cubes={"military": 5}).scholar("valerio")
    full.at("action").halt("end").answer("study:cubes-2", ["discard:fate-5"], "pass")
    assert full.cubes("sofia") == {"military": 6, "faith": 1}
    assert full.lying("i-4") == ["", "military", ""]
    assert full.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-STUDY-05", "DUN-SCHOLAR-08")
def test_no_more_cubes_than_intelligence() -> None:
    t = scene("dungeontology").area("i-2", "north").scholar("valerio", area="i-2", hand=["fate-5"]).at("action")
    assert [key for key in t.options() if key.startswith("study")] == ["study:cubes-1", "study:cubes-2"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-STUDY-08", "DUN-SCHEME-04", "DUN-FAMILY-01")
def test_at_least_one_card_is_discarded_and_the_bonus_values_are_added() -> None:
    t = shelter(["fate-3", "backstab", "toast"]).answer("study:cubes-1", ["discard:fate-3", "discard:backstab"])
    assert t.happened("stealth", stealth=6)  # the bonus of a fate card is counted once
    assert [card.key for card in t.s.schemes.discard] == ["backstab", "fate-3"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-STUDY-08")
def test_who_has_no_card_cannot_study() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4")
    t.scholar("sofia", area="i-4", hand=["toast"]).at("action")
    assert not t.offers("study:cubes-1")
    assert t.refusal("study") == "DUN-STUDY-08"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-STUDY-09", "DUN-SCHOLAR-30", "DUN-SPY-06")
def test_the_research_bonus_counts_in_studies_only() -> None:
    t = shelter(["fate-2", "toast"], cubes={"wealth": 1}).answer("study:cubes-1", ["discard:fate-2"])
    assert t.happened("stealth", stealth=3)
    spy = scene("dungeontology").area("i-4", "north").omegas(1)
    spy.scholar("valerio", area="i-4", hand=["fate-2", "toast"], cubes={"wealth": 1})
    spy.scholar("rebecca", area="i-4", cubes={"military": 1}, students=0).at("action").halt("end")
    spy.script("university", "student").answer("spy:rebecca:military", ["discard:fate-2"], "take-stun")
    assert spy.happened("failed", stealth=2, alert=3)  # neither dial nor penalty
    assert spy.asked() == "0 your-action"


@pytest.mark.rule("DUN-STUDY-10", "DUN-PRIO-08")
def test_opponents_play_clockwise_any_number_of_cards_and_nobody_twice() -> None:
    t = scene("dungeontology", seats=3).area("i-3", "north")
    t.scholar("sofia", area="i-3", hand=["fate-5", "toast"]).scholar("valerio", area="i-3", hand=["fate-2", "disguise"])
    t.scholar("rebecca", area="i-3", hand=["fate-2"]).at("action").halt("end")
    t.answer("study:cubes-1", ["discard:fate-5"])
    assert t.asked() == "1 in-attempt, 2 in-attempt"
    t.answer("1 play-alert:fate-2", "2 pass", "1 play-alert:disguise", "2 pass")  # her answers are void: he comes first
    assert t.s.attempt.alert == 7
    assert t.asked() == "2 in-attempt"
    t.answer("2 play-alert:fate-2")
    assert t.happened("failed", stealth=5, alert=9)
    assert t.asked() == "0 stun-or-student"


@pytest.mark.rule("DUN-PROPH-03")
def test_whose_prophecy_raises_the_alert_is_told() -> None:
    t = shelter(["fate-5", "fate-2"]).scholar("valerio", area="i-3", hand=["gust"]).top("fate-2")
    t.answer("study:cubes-1", ["discard:fate-5"], "1 play-prophecy:gust")
    assert t.happened("alert-raised-by", who="valerio", card="gust", against="sofia", n=2)
    assert not t.happened("alert-raised")
    assert t.asked() == "0 in-own-attempt"


@pytest.mark.rule("DUN-STUDY-10", "DUN-STUDY-11", "DUN-FAMILY-06", "DUN-STEALTH-02")
def test_only_secondary_effects_of_trick_fate_and_magic_cards_are_allowed() -> None:
    t = shelter(["fate-2", "fate-3", "toast", "sprint", "backstab", "friendship-debt"])
    t.scholar("valerio", area="i-3", hand=["tripwire", "poach", "fate-2", "gust"])
    t.answer("study:cubes-1", ["discard:fate-2"])
    assert t.options(1) == ["pass", "play-alert:fate-2", "play-prophecy:gust"]
    t.answer("1 pass")
    assert t.options(0) == ["pass", "play-stealth:fate-3", "play-stealth:backstab"]
    assert t.asked() == "0 in-own-attempt"


@pytest.mark.rule("DUN-FAMILY-02", "DUN-SYMBOL-08", "DUN-SYMBOL-09")
def test_blue_adds_to_the_own_stealth_and_red_to_the_alert_value_at_the_printed_price() -> None:
    t = shelter(["fate-2", "fate-4", "toast"]).scholar("valerio", area="i-3", hand=["fate-3"])
    t.script("university", "student", "student").answer("study:cubes-1", ["discard:fate-2"], "1 play-alert:fate-3")
    assert t.s.campfire == 1
    t.answer("play-stealth:fate-4")
    assert t.happened("failed", stealth=6, alert=7)
    assert t.s.campfire == 2
    assert t.asked() == "0 stun-or-student"


@pytest.mark.rule("DUN-STUDY-12", "DUN-STEALTH-01")
def test_equal_stealth_is_a_success_and_one_less_a_failure() -> None:
    t = shelter(["fate-4"]).answer("study:cubes-1")
    assert t.happened("succeeded", stealth=4, alert=4)
    assert t.asked() == "0 scene-ends"
    t = shelter(["fate-3"], students=0).script("university", "student", "student").answer("study:cubes-1")
    assert t.happened("failed", stealth=3, alert=4)
    assert t.cubes("sofia") == {}
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-STUDY-14", "DUN-STUDY-15", "DUN-TIME-01", "DUN-STUN-02")
def test_a_failed_study_costs_a_stun_token_and_draws_a_student() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", hand=["toast"]).at("action")
    t.halt("end").script("university", "student").answer("study:cubes-1", "take-stun")
    assert (t.who("valerio").stun, t.s.campfire) == (1, 1)
    avoided = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", hand=["toast"]).at("action")
    avoided.halt("end").script("university", "student").answer("study:cubes-1", "sacrifice-student")
    assert (avoided.who("valerio").stun, avoided.who("valerio").students, avoided.s.campfire) == (0, 3, 1)
    assert avoided.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-SCHOLAR-10", "DUN-STUDY-14", "DUN-SCHOLAR-09")
def test_at_full_stun_a_failure_gives_no_token_but_the_student_is_drawn() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", hand=["toast"], stun=4).at("action")
    t.halt("end").script("university", "student").answer("study:cubes-1")
    assert (t.who("valerio").stun, t.who("valerio").students, t.s.campfire) == (4, 4, 1)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-EFFECT-07")
def test_danger_replaces_the_one_student_of_a_failure() -> None:
    t = shelter(["toast"]).script("university", "student", "student").answer("study:cubes-1", "take-stun")
    assert t.s.campfire == 2
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-EFFECT-04", "DUN-EFFECT-06", "DUN-PROPH-01", "DUN-PROPH-05")
def test_misfortune_adds_a_revealed_bonus_to_the_alert_value() -> None:
    t = scene("dungeontology").area("i-5", "north").scholar("valerio", area="i-5", hand=["fate-5"]).top("fate-2")
    t.at("action").halt("end").script("university", "student").answer("study:cubes-1", "take-stun")
    assert t.happened("misfortune", by="area-i-5")
    assert not t.happened("alert-raised-by")  # nobody did
    assert t.happened("failed", stealth=5, alert=6)
    assert "fate-2" in [card.key for card in t.s.schemes.discard]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-EFFECT-05", "DUN-PROPH-02", "DUN-PROPH-03", "DUN-FAMILY-11")
def test_a_prophecy_chooses_one_of_the_revealed_cards_for_its_bonus() -> None:
    t = shelter(["fate-2", "hex"]).top("fate-5", "toast", "fate-3")
    t.script("university", "student").answer("study:cubes-1", ["discard:fate-2"], "play-prophecy:hex")
    assert t.asked() == "0 prophecy-stealth"
    assert [(note.key, note.on) for note in t.game.notes(0)] == [
        ("set-off", ("hex",)), ("attempt-so-far", ("2", "4", "fails")),
    ]  # fmt: skip
    assert [(note.key, note.on) for note in t.game.preview("prophecy:fate-3").notes] == [("stealth-bonus", ("3",))]
    assert t.sees(1).revealed == ["fate-5", "toast", "fate-3"]
    t.answer("prophecy:fate-3")
    assert t.happened("succeeded", stealth=5)
    assert len(t.s.schemes.discard) == 5  # all revealed cards go there
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-EFFECT-04", "DUN-EFFECT-05", "DUN-BOSS-03")
def test_the_drunk_boss_brings_luck_to_attempts_in_his_area() -> None:
    t = scene("dungeontology", boss="drunk").area("i-4", "north").boss("i-4")
    t.scholar("valerio", area="i-4", hand=["toast"]).top("fate-2").at("action").halt("end")
    assert [note.key for note in t.begin().preview("study:cubes-1").notes] == ["against-alert", "luck-comes"]
    t.answer("study:cubes-1")
    assert t.happened("luck", by="drunk")
    assert t.happened("succeeded", stealth=3, alert=3)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-EFFECT-04", "DUN-BOSS-03")
def test_luck_of_the_area_and_luck_of_the_boss_there_are_told_apart() -> None:
    t = scene("dungeontology", boss="drunk").area("i-1", "north").area("ii-6", "east", beside="i-1").boss("ii-6")
    t.scholar("valerio", area="ii-6", hand=["toast", "sprint"]).at("action").halt("end")
    _, *lucks = t.begin().preview("study:cubes-1").notes
    assert [note.on for note in lucks] == [("1", "area-ii-6"), ("1", "drunk")]
    t.answer("study:cubes-1")
    assert [note for note in t.game.notes(0) if note.key == "luck-comes"] == lucks


# ---- what is said before it is decided -------------------------------------------------------------------------------


@pytest.mark.rule("DUN-STUDY-10", "DUN-SPY-09")
def test_who_may_raise_the_alert_is_told_before_a_study_and_before_its_stealth() -> None:
    t = shelter(["toast", "fate-2"], cubes={"faith": 1}).scholar("valerio", area="i-3", hand=["hex", "sprint"])
    (_, rivals) = t.begin().preview("study:cubes-1").notes
    assert (rivals.key, rivals.on) == ("rivals-may-raise", ("valerio",))
    t.answer("study:cubes-1")
    told = {note.key: note.on for note in t.game.notes(0)}
    assert told["rival-comes"] == ("valerio", "2")
    able, deck, least, most = map(int, told["cards-that-raise"])
    assert 0 < able < deck
    assert 0 < least < most


@pytest.mark.rule("DUN-STUDY-10")
def test_who_is_in_the_start_area_or_shut_out_raises_no_alert() -> None:
    away = shelter(["toast", "fate-2"]).scholar("valerio", hand=["hex"])
    assert [note.key for note in away.begin().preview("study:cubes-1").notes] == ["against-alert"]
    shut = shelter(["toast", "fate-2"]).scholar("valerio", area="i-3", hand=["hex"]).lasts("shield", "sofia")
    assert [note.key for note in shut.begin().preview("study:cubes-1").notes] == ["against-alert"]
    shut.answer("study:cubes-1")
    assert "no-rival-comes" in [note.key for note in shut.game.notes(0)]


@pytest.mark.rule("DUN-MAX-06", "DUN-STUDY-14")
def test_a_study_with_full_stun_says_what_a_failure_costs_then() -> None:
    t = shelter(["toast", "fate-2"], stun=3).maximum_alert()
    assert [(note.key, note.on) for note in t.begin().preview("study:cubes-1").notes][1:] == [
        ("failure-sacrifices", ("2",)),
    ]  # fmt: skip
    early = shelter(["toast", "fate-2"], stun=3).begin()
    assert early.preview("study:cubes-1").notes[-1].key == "failure-only-draws"


@pytest.mark.rule("DUN-PROPH-04")
def test_prophecies_and_the_like_are_never_played_outside_an_attempt() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", hand=["hex", "fate-2", "decoy"])
    assert [key for key in t.options() if "prophecy" in key or "stealth" in key or "alert" in key] == []
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-TIMING-08", "DUN-STUDY-10")
def test_responses_are_allowed_inside_an_attempt_and_instants_are_not() -> None:
    t = shelter(["fate-4", "counterspell"]).scholar("valerio", area="i-3", hand=["fate-2", "friendship-debt"])
    t.answer("study:cubes-1", ["discard:fate-4"])
    assert t.options(1) == ["pass", "play-alert:fate-2"]
    t.answer("1 play-alert:fate-2")
    assert t.asked() == "0 respond"
    assert [(note.key, note.on) for note in t.game.notes(0)][1:] == [
        ("attempt-of", ("sofia", "4", "4", "succeeds")), ("prize", ("civilisation",)),
        ("attempt-after", ("4", "6", "fails")),
    ]  # fmt: skip
    t.script("university", "student").answer("respond:counterspell")
    assert t.happened("succeeded", stealth=4, alert=4)
    assert t.asked() == "1 instant"  # now the Friendship Debt


# ---- spy -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-SPY-12", "DUN-SKILLS-06", "DUN-SKILLS-07", "DUN-OVER-05")
def test_the_worked_example_of_spying() -> None:
    """Sofia ignores students: military 3; two cards make 2, prophecy 1 finds a 5; Valerio gives up."""
    t = scene("dungeontology").area("i-4", "north")
    t.scholar("sofia", area="i-4", hand=["toast", "sprint"], cubes={"civilisation": 1}, students=3)
    t.scholar("valerio", area="i-4", hand=["disguise"], cubes={"military": 2}).top("fate-5").at("action").halt("end")
    t.answer("spy:valerio:military", ["discard:toast", "discard:sprint"])
    assert (t.s.attempt.stealth, t.s.attempt.alert) == (7, 3)
    assert t.game.notes(1)[-1].key == "last-word-none"  # Sofia has no card left to add
    assert t.asked() == "1 in-attempt"
    t.answer("1 pass")
    assert t.cubes("sofia") == {"civilisation": 1, "military": 1}
    assert t.cubes("valerio") == {"military": 1}
    assert (t.who("sofia").students, t.sees(0).scholars[0].points) == (2, 5)
    assert t.asked() == "0 scene-ends"


def spied(hand: list[str], other: list[str], students: int = 0, **more: Any) -> Any:
    """Valerio spies on Rebecca, who has a military cube."""
    t = scene("dungeontology", seats=3).area("i-4", "north").omegas(2)
    t.scholar("valerio", area="i-4", hand=hand, students=1, **more)
    t.scholar("rebecca", area="i-4", hand=other, cubes={"military": 1}, students=students)
    return t.scholar("vincenzo", area="i-4", hand=["fate-5"]).at("action").halt("end")


@pytest.mark.rule("DUN-SPY-01", "DUN-SPY-03", "DUN-SPY-05", "DUN-SPY-13")
def test_spying_costs_a_student_and_meets_the_value_of_the_cube_and_the_students_of_the_target() -> None:
    t = spied(["fate-5", "toast"], [], students=2)
    assert needed(t, "spy:rebecca:military") == 5
    t.answer("spy:rebecca:military", ["discard:fate-5"])
    assert t.cubes("valerio") == {"military": 1}
    assert t.who("valerio").students == 0
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-SPY-03", "DUN-SPY-07", "DUN-SPY-02", "DUN-START-04")
def test_who_has_no_student_or_card_or_nobody_near_cannot_spy() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", hand=["fate-2"], students=0)
    t.scholar("sofia", area="i-4", cubes={"faith": 1}).at("action")
    assert t.refusal("spy") == "DUN-SPY-03"
    home = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", hand=["fate-2"])
    home.scholar("sofia", cubes={"faith": 1}).at("action")
    assert home.refusal("spy") == "DUN-SPY-02"  # who is in the start area cannot be spied on
    near = scene("dungeontology").area("i-4", "north").area("i-3", "north", beside="i-4")
    near.scholar("valerio", area="i-4", hand=["fate-2"]).scholar("sofia", area="i-3", cubes={"faith": 1}).at("action")
    assert near.offers("spy:sofia:faith")
    assert near.asked() == "0 your-action"


@pytest.mark.rule("DUN-SPY-02")
def test_the_target_may_be_in_a_connected_area_but_not_further_away() -> None:
    t = scene("dungeontology").area("i-4", "north").area("i-3", "north", beside="i-4").area("i-6", "south")
    t.scholar("valerio", area="i-6", hand=["fate-2"]).scholar("sofia", area="i-4", cubes={"faith": 1}).at("action")
    assert not t.offers("spy:sofia:faith")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-SPY-08", "DUN-SPY-09", "DUN-SPY-10", "DUN-SPY-11")
def test_target_and_spy_play_in_turns_until_both_pass_and_nobody_else_joins() -> None:
    t = spied(["fate-3", "fate-2", "toast"], ["fate-2", "disguise"])
    t.answer("spy:rebecca:military", ["discard:fate-3"])
    assert t.asked() == "1 in-attempt"  # not Vincenzo, although he has a fate card
    t.answer("play-alert:fate-2", "pass")
    assert t.asked() == "0 in-own-attempt"
    t.answer("play-stealth:fate-2")
    assert t.asked() == "1 in-attempt"  # again, for the spy has played since
    t.script("university", "student").answer("play-alert:disguise")
    assert t.happened("failed", stealth=5, alert=7)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-SPY-14", "DUN-SPY-15", "DUN-EFFECT-07")
def test_a_failed_spy_takes_a_stun_token_and_draws_students_as_the_danger_says() -> None:
    t = scene("dungeontology").area("i-3", "north").scholar("valerio", area="i-3", hand=["toast"], students=1)
    t.scholar("rebecca", area="i-3", cubes={"caste": 1}, students=3).at("action").halt("end")
    t.script("university", "student", "student").answer("spy:rebecca:caste")
    assert (t.who("valerio").stun, t.s.campfire) == (1, 2)
    assert t.cubes("rebecca") == {"caste": 1}
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-SPY-04", "DUN-KEY-07")
def test_the_spy_names_a_column_of_the_target() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", hand=["toast"])
    t.scholar("rebecca", area="i-4", cubes={"caste": 1, "faith": 2}).at("action")
    assert [key for key in t.options() if key.startswith("spy")] == ["spy:rebecca:faith", "spy:rebecca:caste"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-STUDY-10")
def test_an_opponent_who_has_passed_is_not_asked_again_in_this_study() -> None:
    t = scene("dungeontology", seats=3).area("i-3", "north")
    t.scholar("sofia", area="i-3", hand=["fate-5", "toast"]).scholar("valerio", area="i-3", hand=["fate-2"])
    t.scholar("rebecca", area="i-3", hand=["fate-2", "disguise"]).at("action").halt("end")
    t.answer("study:cubes-1", ["discard:fate-5"], "1 pass", "2 play-alert:fate-2")
    assert t.asked() == "2 in-attempt"
    t.answer("pass")
    assert t.happened("succeeded", stealth=5, alert=5)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-STUDY-08")
def test_who_discards_for_stealth_is_told_what_is_needed_and_what_each_card_gives() -> None:
    t = shelter(["toast", "fate-2"])
    t.answer("study:cubes-1")
    assert [(note.key, note.on) for note in t.game.notes(0)] == [
        ("stealth-needed", ("4", "0")), ("prize", ("civilisation",)), ("failure-draws", ("2",)),
        ("no-rival-comes", ()),
    ]  # fmt: skip
    assert [t.game.preview(key).notes[0].on for key in ("discard:fate-2", "discard:toast")] == [("2",), ("1",)]
    assert t.asked() == "0 generate-stealth"


@pytest.mark.rule("DUN-STUDY-02")
def test_the_alert_value_is_never_below_zero() -> None:
    t = scene("dungeontology").area("i-2", "north").scholar("sofia", area="i-2", hand=["toast"]).at("action")
    t.lasts("lower-alert", "sofia", 3, "area-i-2")
    assert needed(t, "study:cubes-1") == 0
    assert t.asked() == "0 your-action"
