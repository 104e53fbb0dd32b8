"""What players do at other moments than their turn: Interruption, Steel Nerves, Armor, Motion Tracker."""

import pytest

from seance.testing import scene

# ---- Interruption ----------------------------------------------------------------------------------------------


def test_an_interruption_cancels_an_action_in_the_room_and_its_cost_stays_paid() -> None:
    t = scene("nemesis", seats=2).crew("scout", hand=["search", "rest"]).crew("pilot", hand=["interruption"])
    t.answer("move:room-006", ["pay:rest"])
    assert t.heard(1, "about-to")[0].args == {"crew": "scout", "deed": "move", "on": ["room-006"]}
    assert t.asked() == "1 interrupt"
    t.answer("react:interruption")
    assert t.room_of("scout") == "011"
    assert t.hand("scout") == ["search"]
    assert t.sees(0).crew[1].discard == ["interruption"]
    assert t.s.actions == 1  # the action is gone
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-PP-14")
def test_who_has_passed_cannot_interrupt_any_more() -> None:
    t = scene("nemesis", seats=2).crew("scout", hand=["rest"]).crew("pilot", hand=["interruption"], passed=True)
    t.explored("006", "canteen").script("noise", "silence").answer("move:room-006")
    assert t.room_of("scout") == "006"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-PP-14")
def test_who_has_passed_still_answers_what_befalls_the_own_character() -> None:
    t = scene("nemesis", seats=2).crew("scout", hand=["rest"]).crew("soldier", items=["armor"], passed=True)
    t.objectives_chosen().intruder("adult", "011").script("attacks", "scratch-1").answer("pass", [])
    assert t.asked() == "1 ignore-attack"


def test_it_is_too_late_to_interrupt_from_another_room() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="003", hand=["rest"]).crew("pilot", hand=["interruption"])
    t.script("noise", "silence").answer("move:room-001")
    assert t.room_of("scout") == "001"
    assert t.asked() == "0 your-action"


def test_a_player_may_let_it_happen() -> None:
    t = scene("nemesis", seats=2).crew("scout", hand=["rest"]).crew("pilot", hand=["interruption"])
    t.explored("006", "canteen").script("noise", "silence").answer("move:room-006", "1 pass")
    assert t.room_of("scout") == "006"
    assert t.asked() == "0 your-action"


def test_an_interruption_can_be_interrupted_from_anywhere() -> None:
    t = scene("nemesis", seats=3).crew("scout", hand=["rest"]).crew("pilot", hand=["interruption"])
    t.crew("captain", room="001", hand=["interruption"]).explored("006", "canteen").script("noise", "silence")
    t.answer("move:room-006", "1 react:interruption", "2 react:interruption")
    assert t.room_of("scout") == "006"
    assert t.happened("interrupted", crew="captain", of="pilot")
    assert t.asked() == "0 your-action"


def test_an_interruption_of_an_interruption_can_be_interrupted_too() -> None:
    t = scene("nemesis", seats=3).crew("scout", hand=["rest", "interruption"]).crew("pilot", hand=["interruption"])
    t.crew("captain", hand=["interruption"])
    t.answer("move:room-006", ["pay:rest"], "1 react:interruption", "2 pass")
    assert t.asked() == "0 interrupt, 2 interrupt"  # who acts may defend the action
    t.answer("0 react:interruption", "2 pass", "2 react:interruption")
    assert t.room_of("scout") == "011"  # the third cancels the second, so the first stands
    assert t.asked() == "0 your-action"


def test_a_used_up_item_is_lost_when_its_use_is_interrupted() -> None:
    t = scene("nemesis", seats=2).crew("scout", hand=["rest", "search"], items=["synthetic-food"])
    t.crew("pilot", hand=["interruption"]).answer("use:synthetic-food", ["pay:rest"], "1 react:interruption")
    assert t.sees(0).crew[0].items == []
    assert t.hand("scout") == ["search"]
    assert t.asked() == "0 your-action"


def test_passing_and_dropping_are_no_actions_to_interrupt() -> None:
    t = scene("nemesis", seats=2).crew("scout", hand=["rest"]).crew("pilot", hand=["interruption"])
    t.answer("drop-things", "pass", [])
    assert t.who("scout").passed
    assert t.asked() == "1 your-action"


def test_nobody_learns_from_the_question_who_holds_an_interruption() -> None:
    t = scene("nemesis", seats=3, poker_face=True).crew("scout", hand=["rest"]).crew("pilot", hand=["search"])
    t.crew("captain", hand=["interruption"]).explored("006", "canteen").answer("move:room-006", ["pay:rest"])
    assert t.asked() == "1 interrupt, 2 interrupt"
    assert t.sees(0).waiting == [1, 2]
    assert t.options(1) == ["pass"]
    t.script("noise", "silence").answer("1 pass", "2 pass")
    assert t.asked() == "0 your-action"


def test_who_has_discarded_the_card_openly_is_not_asked() -> None:
    t = scene("nemesis", seats=2, poker_face=True).crew("scout", hand=["rest"])
    t.crew("pilot", hand=["search"], discard=["interruption"]).explored("006", "canteen").script("noise", "silence")
    t.answer("move:room-006", ["pay:rest"])
    assert t.room_of("scout") == "006"
    assert t.asked() == "0 your-action"


# ---- Steel Nerves ----------------------------------------------------------------------------------------------


def test_steel_nerves_make_a_surprise_attack_come_to_nothing() -> None:
    t = scene("nemesis").crew("soldier", hand=["rest", "steel-nerves"]).objectives_chosen()
    t.explored("006", "canteen").noise("006-007").bag(adult=[4]).script("noise", 1)
    t.answer("move:room-006", ["pay:rest"])
    assert t.asked() == "0 keep-your-nerve"
    t.answer("react:steel-nerves")
    assert t.happened("kept-nerve", crew="soldier")
    assert t.intruders_in("006") == ["adult"]
    assert t.hand("soldier") == []
    assert t.asked() == "0 your-action"


def test_without_nerve_the_surprise_attack_is_made() -> None:
    t = scene("nemesis").crew("soldier", hand=["rest", "steel-nerves"]).objectives_chosen()
    t.explored("006", "canteen").noise("006-007").bag(adult=[4]).script("noise", 1).script("attacks", "scratch-1")
    t.answer("move:room-006", ["pay:rest"], "pass")
    assert t.who("soldier").light == 1
    assert t.hand("soldier") == ["steel-nerves"]
    assert t.asked() == "0 your-action"


def test_steel_nerves_are_no_help_against_other_attacks() -> None:
    t = scene("nemesis").crew("soldier", room="003", hand=["rest", "steel-nerves"]).objectives_chosen()
    t.intruder("adult", "003").script("attacks", "scratch-1").script("noise", "silence")
    t.answer("move:room-001", ["pay:rest"])
    assert t.who("soldier").light == 1
    assert t.asked() == "0 your-action"


# ---- Armor and Motion Tracker ----------------------------------------------------------------------------------


def test_armor_takes_an_attack_that_has_hit() -> None:
    t = scene("nemesis").crew("soldier", room="003", hand=["rest"], items=["armor"]).objectives_chosen()
    t.intruder("adult", "003").script("attacks", "scratch-1").script("noise", "silence")
    t.answer("move:room-001", "use:armor")
    assert t.who("soldier").light == 0
    assert t.sees(0).crew[0].items == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-QUEST-02")
def test_armor_can_be_kept_and_is_not_asked_for_by_a_miss() -> None:
    t = scene("nemesis").crew("soldier", room="003", hand=["rest"], items=["armor"]).objectives_chosen()
    t.intruder("adult", "003").intruder("creeper", "003").script("attacks", "scratch-1", "bite-1").script(
        "noise", "silence"
    )
    t.answer("move:room-001", "pass")
    assert t.who("soldier").light == 1
    assert t.sees(0).crew[0].items == ["armor"]
    assert t.asked() == "0 your-action"


def test_the_motion_tracker_rolls_the_noise_die_again_once() -> None:
    t = scene("nemesis").crew("scout", hand=["rest", "search"], hands=["motion-tracker"]).explored("006", "canteen")
    t.script("noise", "danger", 1).answer("move:room-006", ["pay:rest"], "pay:search")
    assert t.noisy() == ["006-007"]
    assert t.hand("scout") == []
    assert t.asked() == "0 your-action"


def test_the_motion_tracker_needs_a_card_and_can_be_left_alone() -> None:
    t = scene("nemesis").crew("scout", hand=["rest", "search"], hands=["motion-tracker"]).explored("006", "canteen")
    t.script("noise", 1).answer("move:room-006", ["pay:rest"], "pass")
    assert t.hand("scout") == ["search"]
    t = scene("nemesis").crew("scout", hand=["rest"], hands=["motion-tracker"]).explored("006", "canteen")
    t.script("noise", 1).answer("move:room-006")
    assert t.asked() == "0 your-action"
