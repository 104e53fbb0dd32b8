"""Scholars' skills, on both sides of their cards."""

from typing import Any

import pytest

from seance.games.dungeontology.check.scene import DungeontologyScene

END = "0 scene-ends"  # nothing is left but to end the turn
STARS = {"caste": 1}  # a star: whoever has none is excited


def two(
    who: str, *cards: str, own: dict[str, Any] | None = None, lying: list[str] | None = None, **other: Any
) -> DungeontologyScene:
    """This scholar with these cards in the action phase, and another in the same area."""
    another = "sofia" if who != "sofia" else "valerio"
    t = DungeontologyScene(seats=2).area("i-4", "north", cubes=lying).area("i-3", "north", beside="i-4")
    t.halt("action-end").scholar(who, area="i-4", hand=cards, **(own or {}))
    return t.scholar(another, **{"area": "i-4"} | other).at("action")


# ---- Valerio ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-SKILLS-01", "DUN-SKILLS-03", "DUN-SCHOLAR-02")
def test_iron_head_stuns_valerio_and_a_random_cube_falls() -> None:
    t = two("valerio", lying=["faith", "", ""], cubes={"civilisation": 1, "military": 1}, hand=["fate-2"])
    t.answer("use-skill-on:iron-head:sofia")
    assert t.who("valerio").stun == 1  # he was not asked for a student
    assert t.asked() == "0 headbutt"
    t.script("randomise", "randomise-2").answer("make-drop:sofia")
    assert (t.cubes("sofia"), t.lying("i-4")) == ({"civilisation": 1}, ["faith", "", "military"])
    assert t.asked() == END


@pytest.mark.rule("DUN-SKILLS-03")
def test_or_a_random_card_changes_hands() -> None:
    t = two("valerio", cubes={"military": 1}, hand=["fate-2", "fate-3"])
    t.script("hand", "fate-3").answer("use-skill-on:iron-head:sofia", "take-random-card:sofia")
    assert (t.hand("valerio"), t.hand("sofia")) == (["fate-3"], ["fate-2"])
    assert [card.key for card in t.who("valerio").known.known(1)] == ["fate-3"]
    assert t.happened("took-from", who="valerio", victim="sofia", card="fate-3")
    assert not t.happened("discarded")  # it is told as one thing
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-SKILLS-02")
def test_the_same_head_is_not_hit_twice_in_a_turn() -> None:
    t = two("valerio", "sprint", cubes={"military": 2}).script("randomise", "randomise-2")
    t.answer("use-skill-on:iron-head:sofia")
    assert not t.offers("use-skill-on:iron-head:sofia")
    assert not two("valerio", area="i-3", cubes={"military": 2}).offers("use-skill-on:iron-head:sofia")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-SKILLS-01", "DUN-STUN-01")
def test_iron_head_needs_room_for_the_token_and_something_to_take() -> None:
    assert not two("valerio", own={"stun": 4}, cubes={"military": 1}).offers("use-skill-on:iron-head:sofia")
    assert not two("valerio").offers("use-skill-on:iron-head:sofia")


@pytest.mark.rule("DUN-EXC-04")
def test_the_invincible_iron_head_keeps_what_falls() -> None:
    t = two("valerio", "sprint", lying=["", "", ""], cubes=STARS).script("randomise", "randomise-4")
    assert not t.offers("use-skill-on:iron-head:sofia")
    t.answer("use-skill-on:invincible-iron-head:sofia")
    assert (t.cubes("valerio"), t.cubes("sofia")) == ({"caste": 1}, {})
    assert t.asked() == "0 your-action"


def test_without_room_it_stays_where_it_fell() -> None:
    rich = {"civilisation": 1, "caste": 2, "wealth": 4}
    t = two("valerio", "sprint", own={"cubes": {"civilisation": 8}}, lying=["", "faith", "faith"], cubes=rich)
    t.script("randomise", "randomise-1").answer("use-skill-on:invincible-iron-head:sofia")
    assert t.lying("i-4")[0] == "civilisation"
    assert t.cubes("valerio") == {"civilisation": 8}
    assert t.asked() == "0 your-action"


def test_recovery_takes_off_a_token_for_each_card_once_a_turn() -> None:
    t = two("valerio", "sprint", "toast", "blink", own={"stun": 2}, cubes=STARS)
    t.answer("use-skill:recovery", ["discard:sprint", "discard:toast"])
    assert (t.who("valerio").stun, t.hand("valerio")) == (0, ["blink"])
    assert not t.offers("use-skill:recovery")
    assert t.asked() == "0 your-action"


def test_one_card_is_enough_for_one_token() -> None:
    t = two("valerio", "sprint", "toast", own={"stun": 1}, cubes=STARS).answer("use-skill:recovery", ["discard:toast"])
    assert (t.who("valerio").stun, t.hand("valerio")) == (0, ["sprint"])
    assert t.asked() == "0 your-action"


def test_who_is_fresh_has_nothing_to_recover_from() -> None:
    assert not two("valerio", "sprint", cubes=STARS).offers("use-skill:recovery")


# ---- Sofia -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-SKILLS-06", "DUN-SKILLS-07", "DUN-SPY-05")
def test_swindle_ignores_students_and_foretells() -> None:
    t = two("sofia", "fate-2", cubes={"military": 1}, students=4).top("sprint")
    t.answer("spy:valerio:military")  # 2 and 1 against 3
    assert (t.cubes("sofia"), t.who("sofia").students) == ({"military": 1}, 2)
    assert t.asked() == END


@pytest.mark.rule("DUN-SKILLS-08", "DUN-ACT-01")
def test_roaming_is_two_actions() -> None:
    t = two("sofia", "fate-4", "fate-5", cubes=STARS).at("movement", steps=1)
    t.answer("end-movement", "study:cubes-1", ["discard:fate-5"], "pass")
    assert t.cubes("sofia") == {"civilisation": 1}
    assert t.offers("study:cubes-1")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-SKILLS-08", "DUN-EXC-05")
def test_who_is_calm_again_roams_no_more() -> None:
    """Her first study gives Sofia as many stars as Valerio has: the second action is gone with the skill."""
    t = two("sofia", "fate-4", "fate-5", own={"cubes": {"civilisation": 3}}, cubes=STARS).at("movement", steps=1)
    t.answer("end-movement", "study:cubes-1", ["discard:fate-5"], "pass")
    assert not t.who("sofia").excited
    assert t.s.actions == 0
    assert t.asked() == "0 scene-ends"  # nothing is left to do


# ---- Vincenzo --------------------------------------------------------------------------------------------------------


def test_a_sermon_gathers_students_at_the_campfire() -> None:
    t = two("vincenzo", "blink", "sprint").campfire(3).answer("use-skill:sermon")
    assert (t.who("vincenzo").students, t.s.campfire, t.hand("vincenzo")) == (6, 1, ["sprint"])
    assert not t.offers("use-skill:sermon")  # no magic card is left
    assert t.asked() == "0 your-action"


def test_an_inspiring_sermon_finds_students_even_in_the_reserve() -> None:
    t = two("vincenzo", "blink", "sprint", cubes=STARS).campfire(1)
    reserve = t.s.reserve
    t.answer("use-skill:inspiring-sermon")
    assert (t.who("vincenzo").students, t.s.campfire, t.s.reserve) == (7, 0, reserve - 2)
    assert t.asked() == "0 your-action"


def test_divine_intervention_helps_the_own_attempt_once() -> None:
    t = two("vincenzo", "sprint").top("fate-2", "fate-3", "toast")
    t.answer("study:cubes-1", "use-skill:divine-intervention", "prophecy:fate-3")  # 1 + 3 against 3
    assert (t.cubes("vincenzo"), t.who("vincenzo").stun) == ({"civilisation": 1}, 1)
    assert t.asked() == END


def test_and_spoils_the_attempt_of_another() -> None:
    t = DungeontologyScene(seats=2).area("i-4", "north").halt("action-end").top("fate-2", "fate-3", "toast")
    t.scholar("sofia", area="i-4", hand=["fate-4"]).scholar("vincenzo", area="i-4").at("action")
    t.answer("study:cubes-1", "1 use-skill:divine-intervention", "1 prophecy:fate-3")
    assert t.asked() == "0 stun-or-student"  # 4 against 6
    t.script("university", "student").answer("take-stun")
    assert t.who("vincenzo").stun == 1
    assert t.asked() == END


def test_who_is_stunned_calls_no_god() -> None:
    t = two("vincenzo", "sprint", own={"stun": 3}).script("university", "student").answer("study:cubes-1")
    assert t.cubes("vincenzo") == {}  # 1 against 3, and nothing was offered
    assert t.asked() == END


def test_confession_is_two_students_for_a_cube() -> None:
    t = two("vincenzo", own={"students": 5}, cubes=STARS).answer("use-skill:confession")
    assert t.options() == ["collect-cubes:1", "collect-cubes:2"]
    t.answer("collect-cubes:2")
    assert (t.cubes("vincenzo"), t.who("vincenzo").students) == ({"civilisation": 1, "military": 1}, 1)
    assert t.asked() == END


def test_a_confession_is_limited_by_intelligence_and_by_what_lies_there() -> None:
    t = two("vincenzo", own={"students": 9}, cubes=STARS).answer("use-skill:confession")
    assert t.options() == ["collect-cubes:1", "collect-cubes:2"]  # his intelligence is 2
    t = two("vincenzo", own={"students": 9}, lying=["faith", "", ""], cubes=STARS).answer("use-skill:confession")
    assert (t.cubes("vincenzo"), t.who("vincenzo").students) == ({"faith": 1}, 7)
    assert t.asked() == END


def test_no_confession_without_students() -> None:
    assert two("vincenzo", "sprint", own={"students": 2}, cubes=STARS).offers("use-skill:confession")
    assert not two("vincenzo", "sprint", own={"students": 1}, cubes=STARS).offers("use-skill:confession")


# ---- Rebecca ---------------------------------------------------------------------------------------------------------


def test_a_magic_prodigy_counts_magic_twice() -> None:
    t = two("rebecca", "restoration").answer("study:cubes-1")  # 4 against 3
    assert t.cubes("rebecca") == {"civilisation": 1}
    assert t.asked() == END


def test_arcane_study_looks_for_magic() -> None:
    t = two("rebecca", "decoy").top("sprint", "blink", "gust").answer("use-skill:arcane-study")
    assert t.options() == ["take-card:blink", "take-card:gust"]
    t.answer(["take-card:blink"])
    assert t.hand("rebecca") == ["blink"]
    assert sorted(card.key for card in t.s.schemes.discard) == ["decoy", "gust", "sprint"]
    assert t.asked() == "0 your-action"


def test_arcane_study_may_find_nothing() -> None:
    t = two("rebecca", "decoy", "toast").top("sprint", "fate-2", "fate-3").answer("use-skill:arcane-study")
    assert t.hand("rebecca") == ["toast"]
    assert len(t.s.schemes.discard) == 4
    assert t.asked() == "0 your-action"


def test_ultimate_study_takes_two() -> None:
    t = two("rebecca", "decoy", cubes=STARS).top("sprint", "blink", "gust", "hex", "fate-2")
    t.answer("use-skill:ultimate-study", ["take-card:blink", "take-card:hex"])
    assert t.hand("rebecca") == ["blink", "hex"]
    assert not t.offers("use-skill:ultimate-study")
    assert t.asked() == "0 your-action"


def test_magic_vision_is_a_magic_card_for_a_cube() -> None:
    t = two("rebecca", "blink", "hex", "toast", cubes=STARS).answer("use-skill:magic-vision", "collect-cubes:2")
    assert (t.cubes("rebecca"), t.hand("rebecca")) == ({"civilisation": 1, "military": 1}, ["toast"])
    assert t.asked() == "0 your-action"
