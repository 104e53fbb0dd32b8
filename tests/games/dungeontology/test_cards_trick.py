"""Fate and trick cards: stealth, alert, and what opponents lose."""

from typing import Any

import pytest

from seance.games.dungeontology.cards.effects import DrawStudents
from seance.games.dungeontology.check.scene import DungeontologyScene
from seance.games.dungeontology.rules.registers import MAINS
from seance.testing import scene

CUBES = {"military": 1, "faith": 2}
END = "0 scene-ends"  # nothing is left but to end the turn


def two(
    *hand: str, area: str = "i-4", students: int = 3, stun: int = 0, own: dict[str, int] | None = None, **other: Any
) -> DungeontologyScene:
    """Sofia with these cards, and Valerio in the same area or the one north of it."""
    t = DungeontologyScene(seats=2).area("i-4", "north").area("i-3", "north", beside="i-4").halt("action-end")
    t.scholar("sofia", area="i-4", hand=hand, students=students, stun=stun, cubes=own)
    return t.scholar("valerio", area=area, **{"cubes": CUBES} | other)


def study(t: DungeontologyScene, *cards: str) -> DungeontologyScene:
    """A study of the first cube; who has but one card discards it without being asked."""
    t.at("action").answer("study:cubes-1")
    return t.answer([f"discard:{card}" for card in cards]) if cards else t


# ---- secondary effects: stealth and alert ----------------------------------------------------------------------------


@pytest.mark.rule("DUN-FAMILY-02", "DUN-FAMILY-01", "DUN-SYMBOL-08", "DUN-OVER-04")
def test_a_fate_card_is_a_bonus_or_adds_to_stealth_later() -> None:
    t = study(two("fate-2", "fate-3"), "fate-2")  # alert 3
    assert t.options() == ["pass", "play-stealth:fate-3"]
    assert t.s.attempt is not None
    assert (t.s.attempt.alert, t.s.attempt.stealth) == (3, 2)
    t.answer("play-stealth:fate-3")
    assert t.cubes("sofia") == {"civilisation": 1}
    assert t.asked() == END


@pytest.mark.rule("DUN-FAMILY-02", "DUN-SYMBOL-09", "DUN-STUDY-10")
def test_an_opponent_adds_to_the_alert_value_and_pays_for_it() -> None:
    t = two("fate-3", hand=["fate-3"]).script("university", "student")
    study(t)
    assert t.options() == ["pass", "play-alert:fate-3"]
    t.answer("play-alert:fate-3")  # draws 1 student; then 3 against 6
    assert t.asked() == "0 stun-or-student"
    assert t.s.campfire == 1
    t.script("university", "student").answer("take-stun")
    assert t.cubes("sofia") == {}
    assert t.asked() == END


def test_a_fate_card_has_no_other_main_effect() -> None:
    t = two("fate-5").at("action")
    assert not [key for key in t.options() if "fate-5" in key]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-FAMILY-06")
def test_the_numbers_at_the_edge_of_a_trick_card() -> None:
    t = two("fate-2", "backstab", hand=["backstab"]).script("university", "student")
    study(t, "fate-2").answer("play-alert:backstab")
    assert t.asked() == "0 in-own-attempt"
    assert t.s.attempt is not None
    assert (t.s.attempt.alert, t.s.attempt.stealth, t.s.campfire) == (6, 2, 1)
    t.script("university", "student").answer("play-stealth:backstab", "take-stun")  # it costs nothing: 5 against 6
    assert t.cubes("sofia") == {}
    assert t.asked() == END


# ---- main effects ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-TIMING-04", "DUN-SCHEME-07", "DUN-KEY-07", "DUN-SYMBOL-05")
def test_backstab_is_paid_for_three_times_and_steals_a_cube() -> None:
    t = two("backstab").at("action").script("university", "student", "student")
    t.answer("play-main-on:backstab:valerio")
    assert (t.who("sofia").students, t.s.campfire) == (2, 2)
    t.answer("take-stun", "cube:faith")
    assert (t.cubes("sofia"), t.cubes("valerio")) == ({"faith": 1}, {"military": 1, "faith": 1})
    assert t.who("sofia").stun == 1
    assert t.asked() == END  # it was the action


@pytest.mark.rule("DUN-STUN-01")
def test_backstab_needs_a_student_a_victim_and_room_for_a_stun_token() -> None:
    assert two("backstab").at("action").offers("play-main-on:backstab:valerio")
    assert not two("backstab").at("movement").offers("play-main-on:backstab:valerio")
    assert not two("backstab", students=0).at("action").offers("play-main-on:backstab:valerio")
    assert two("backstab", stun=2).at("action").offers("play-main-on:backstab:valerio")
    assert not two("backstab", stun=3).at("action").offers("play-main-on:backstab:valerio")
    assert not two("backstab", area="i-3").at("action").offers("play-main-on:backstab:valerio")
    assert not two("backstab", cubes={}).at("action").offers("play-main-on:backstab:valerio")


@pytest.mark.rule("DUN-SCHEME-09", "DUN-SCHEME-03")
def test_smoke_bomb_is_paid_for_in_one_of_two_ways_and_hides_studies_here() -> None:
    t = two("smoke-bomb", "fate-2").at("action")
    t.answer("play-main:smoke-bomb")
    assert t.options() == ["sacrifice:1", "draw-students:1"]
    t.answer("sacrifice:1")
    assert t.who("sofia").students == 2
    assert [card.key for card in t.s.schemes.discard] == ["smoke-bomb"]
    t.answer("study:cubes-1")  # 2 against 3 − 3
    assert t.cubes("sofia") == {"civilisation": 1}
    assert t.asked() == END


def test_smoke_bomb_may_be_paid_from_the_bag() -> None:
    t = two("smoke-bomb", students=0).at("action").script("university", "student")
    t.answer("play-main:smoke-bomb")  # there is only one way left
    assert (t.s.campfire, [one.what for one in t.s.lasting]) == (1, ["lower-alert"])
    assert t.asked() == END


def test_smoke_does_not_follow_to_another_area() -> None:
    t = two("smoke-bomb", "fate-2").lasts("lower-alert", "sofia", 3, "area-i-3")
    t.script("university", "student")
    study(t, "fate-2").answer("pass", "take-stun")
    assert t.cubes("sofia") == {}
    assert t.asked() == "0 your-action"


def test_disguise_keeps_opponents_out_of_the_next_attempt() -> None:
    t = two("disguise", "fate-4", hand=["fate-2"]).at("action").script("university", "student", "student")
    t.answer("play-main:disguise", "study:cubes-1")
    assert t.cubes("sofia") == {"civilisation": 1}  # Valerio was not asked
    assert t.asked() == END


def test_cut_the_strap_makes_somebody_near_drop_a_cube() -> None:
    t = scene("dungeontology", seats=2).area("i-4", "north").halt("action-end")
    t.area("i-3", "north", beside="i-4", cubes=["civilisation", ""])
    t.scholar("sofia", area="i-4", hand=["cut-the-strap"]).scholar("valerio", area="i-3", cubes=CUBES)
    t.at("action").answer("play-main-on:cut-the-strap:valerio", "sacrifice:1", "cube:military")
    assert t.cubes("valerio") == {"faith": 2}
    assert t.lying("i-3") == ["civilisation", "military"]
    assert t.asked() == END


@pytest.mark.rule("DUN-PROT-02")
def test_a_guard_keeps_what_a_knife_would_have_cut_off() -> None:
    t = two("cut-the-strap", cubes={"military": 1}, trainees=["guard"]).at("action")
    t.answer("play-main-on:cut-the-strap:valerio", "sacrifice:1")
    assert t.asked() == "1 protected-cube"
    t.answer("keep-cube:military")
    assert t.cubes("valerio") == {"military": 1}
    assert t.asked() == END


@pytest.mark.rule("DUN-RAND-03", "DUN-KEY-16")
def test_ink_is_spilt_on_a_random_cube_anywhere_in_the_dungeon() -> None:
    t = two("ink-spill", area="i-3").at("action").script("university", "student", "student")
    before = t.s.reserve_cubes["faith"]
    t.script("randomise", "randomise-10", "randomise-3")  # wealth, which he does not own; then faith
    t.answer("play-main-on:ink-spill:valerio")
    assert t.cubes("valerio") == {"military": 1, "faith": 1}
    assert t.s.reserve_cubes["faith"] == before + 1
    assert t.asked() == END


def test_nobody_in_the_start_area_is_a_victim() -> None:
    assert not two("ink-spill", area="start").at("action").offers("play-main-on:ink-spill:valerio")


@pytest.mark.rule("DUN-KEY-17", "DUN-KEY-18")
def test_forged_notes_are_given_and_real_ones_taken() -> None:
    t = two("forged-notes", own={"faith": 1}, trainees=["guard"]).at("action").script("university", "student")
    t.answer("play-main-on:forged-notes:valerio")  # only faith can be given, only military taken
    assert t.asked() == "1 protected-cube"  # theft can be refused
    t.answer("lose-cube:military")
    assert (t.cubes("sofia"), t.cubes("valerio")) == ({"military": 1}, {"faith": 3})
    assert t.asked() == END


def test_forged_notes_need_something_to_give_and_another_column_to_take_from() -> None:
    offered = "play-main-on:forged-notes:valerio"
    assert two("forged-notes", own={"faith": 1}).at("action").offers(offered)
    assert not two("forged-notes", own={"faith": 1}, cubes={"faith": 1}).at("action").offers(offered)
    assert not two("forged-notes").at("action").offers(offered)


@pytest.mark.rule("DUN-TIMING-08", "DUN-TIMING-05")
def test_a_decoy_takes_the_blow_and_the_price_stays_paid() -> None:
    t = two("backstab", hand=["decoy"]).at("action").script("university", "student", "student")
    t.answer("play-main-on:backstab:valerio", "take-stun")
    assert t.asked() == "1 respond"
    t.answer("respond:decoy")
    assert t.cubes("valerio") == CUBES
    assert (t.who("valerio").students, t.who("sofia").stun) == (3, 1)
    assert sorted(card.key for card in t.s.schemes.discard) == ["backstab", "decoy"]
    assert t.asked() == END


@pytest.mark.parametrize(
    ("card", "paid"),
    [
        ("backstab", ["take-stun"]),
        ("cut-the-strap", ["sacrifice:1"]),
        ("ink-spill", []),
        ("forged-notes", []),
        ("gust", ["sacrifice:1"]),
        ("hex", []),
        ("gossip", []),
        ("intimidate", []),
        ("daylight-robbery", []),
        ("poach", []),
        ("friendship-debt", ["sacrifice:1"]),
    ],
)
def test_a_decoy_spares_its_owner_everything(card: str, paid: list[str]) -> None:
    t = two(card, "sprint", own={"wealth": 1}, hand=["decoy", "toast"]).at("action")
    before = (t.cubes("valerio"), t.place("valerio"), t.who("valerio").doom_down, t.who("valerio").stun)
    t.script("university", *["student"] * sum(cost.n for cost in MAINS[card].costs if isinstance(cost, DrawStudents)))
    t.answer(f"play-main-on:{card}:valerio", *paid, "1 respond:decoy")
    assert (t.cubes("valerio"), t.place("valerio"), t.who("valerio").doom_down, t.who("valerio").stun) == before
    assert (t.hand("valerio"), t.who("valerio").students) == (["toast"], 3)  # the decoy went home
    assert t.asked() == "0 your-action"


def test_a_decoy_helps_only_whom_the_card_would_hit() -> None:
    t = two("smoke-bomb", hand=["decoy"]).at("action")
    t.answer("play-main:smoke-bomb", "sacrifice:1")  # Valerio cannot answer
    assert [one.what for one in t.s.lasting] == ["lower-alert"]
    assert t.asked() == END


def test_a_decoy_works_against_a_skill() -> None:
    t = scene("dungeontology", seats=2).area("i-4", "north").halt("action-end")
    t.scholar("valerio", area="i-4").scholar("sofia", area="i-4", hand=["decoy"], students=1)
    t.at("action").answer("use-skill-on:iron-head:sofia", "respond:decoy")
    assert (t.hand("sofia"), t.hand("valerio"), t.who("valerio").stun) == ([], [], 1)
    assert t.asked() == END
