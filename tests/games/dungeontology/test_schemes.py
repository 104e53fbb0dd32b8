"""Scheme cards as such: one effect of a card, when it may be played, and where it goes."""

from typing import Any

import pytest

from seance.games.dungeontology.check.scene import DungeontologyScene

END = "0 scene-ends"


def two(
    *hand: str, phase: str = "action", turn: int = 0, own: dict[str, Any] | None = None, **other: Any
) -> DungeontologyScene:
    """Sofia with these cards, and Valerio in the same area."""
    t = DungeontologyScene(seats=2).area("i-4", "north").area("i-3", "north", beside="i-4").halt("action-end")
    t.scholar("sofia", **{"area": "i-4", "hand": hand} | (own or {})).scholar("valerio", **{"area": "i-4"} | other)
    return t.at(phase, turn=turn)


# ---- one effect of three ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-SCHEME-02", "DUN-SCHEME-03", "DUN-OVER-04")
def test_a_card_is_played_for_one_of_its_effects_and_is_gone() -> None:
    cards = ("toast", "sprint")
    t = two(*cards, own={"stun": 1}).script("university", "student").answer("play-main:toast")
    assert (t.hand("sofia"), t.who("sofia").stun, t.who("sofia").students) == (["sprint"], 0, 4)  # no favour besides
    t = two(*cards, own={"stun": 1}).top("fate-2", "fate-3").answer("play-favour-on:toast:valerio")
    assert (t.hand("sofia"), t.who("sofia").stun, t.hand("valerio")) == (["sprint"], 1, ["fate-2", "fate-3"])
    t = two(*cards, own={"stun": 1}).script("university", "student").answer("study:cubes-1", ["discard:toast"])
    t.answer("take-stun")
    assert (t.hand("sofia"), t.who("sofia").stun) == (["sprint"], 2)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-SCHEME-04", "DUN-STUDY-08")
def test_bonus_values_add_up_to_stealth() -> None:
    t = two("fate-2", "hex", "sprint", "decoy").answer(
        "study:cubes-1", ["discard:fate-2", "discard:hex", "discard:sprint"]
    )
    assert t.s.attempt is not None
    assert t.s.attempt.stealth == 2 + 3 + 1
    t.answer("pass")
    assert t.hand("sofia") == ["decoy"]
    assert t.asked() == END


@pytest.mark.rule("DUN-SCHEME-05")
def test_a_main_effect_does_what_the_text_says() -> None:
    t = two("restoration", "sprint", own={"stun": 3}).script("university", "student").answer("play-main:restoration")
    assert t.who("sofia").stun == 1
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-SCHEME-12")
def test_of_two_secondary_effects_one_is_used() -> None:
    t = two("fate-2", "fate-3", hand=["fate-2"]).answer("study:cubes-1", ["discard:fate-2"], "1 play-alert:fate-2")
    assert t.s.attempt is not None
    assert (t.s.attempt.alert, t.s.attempt.stealth) == (5, 2)
    t.answer("play-stealth:fate-3")
    assert t.cubes("sofia") == {"civilisation": 1}  # 2 + 3 against 5
    assert (t.hand("sofia"), t.hand("valerio")) == ([], [])
    assert t.asked() == END


@pytest.mark.rule("DUN-SCHEME-06", "DUN-TIMING-04", "DUN-TIMING-06")
def test_timing_is_that_of_the_main_effect() -> None:
    """Hex is an action; its prophecy is none, and it is magic in an attempt."""
    t = two("hex", "fate-2")
    assert t.offers("play-main-on:hex:valerio")
    assert not two("hex", "fate-2", phase="movement").offers("play-main-on:hex:valerio")
    t.script("university", "student").top("sprint", "toast", "fate-3")
    t.answer("study:cubes-1", ["discard:fate-2"], "play-prophecy:hex", "prophecy:fate-3")
    assert t.cubes("sofia") == {"civilisation": 1}
    assert t.asked() == END


@pytest.mark.rule("DUN-SCHEME-01")
def test_an_empty_deck_is_made_again_from_the_discards() -> None:
    t = DungeontologyScene(seats=2).area("i-4", "north").at("end").halt("next-turn").deck_is("fate-2")
    t.scholar("sofia", area="i-4").scholar("valerio").script("schemes", "fate-2", "sprint", "gust", "toast")
    t.begin()
    assert t.hand("sofia") == ["fate-2", "gust", "sprint", "toast"]
    assert t.s.schemes.discard == []
    assert t.asked() == END


# ---- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-TIMING-01", "DUN-TIMING-05")
def test_in_anothers_turn_only_instants_are_played() -> None:
    t = two("restoration", "gust", "sprint", phase="movement", turn=1, hand=["toast"], own={"stun": 2})
    t.answer("end-movement")
    assert t.asked() == "0 instant"
    assert t.options() == ["pass", "play-main-on:gust:valerio"]


@pytest.mark.rule("DUN-TIMING-02")
def test_cards_are_played_in_the_movement_phase_and_in_the_action_phase() -> None:
    assert two("restoration", phase="movement").offers("play-main:restoration")
    assert two("restoration", phase="action").offers("play-main:restoration")
    assert not two("restoration", phase="begin").offers("play-main:restoration")


@pytest.mark.rule("DUN-START-07")
def test_nobody_plays_cards_in_the_start_area() -> None:
    t = two("restoration", "fate-5", phase="movement", own={"area": "start"})
    assert not [key for key in t.options() if key.startswith("play")]
    t = two("gust", phase="movement", turn=1, own={"area": "start"}, hand=["toast"]).halt("action")
    t.answer("end-movement")  # nobody is asked for an instant
    assert t.asked() == END


@pytest.mark.rule("DUN-START-04", "DUN-START-06", "DUN-START-03")
def test_nobody_in_the_start_area_is_named_by_anything() -> None:
    cards = ("hex", "gossip", "ink-spill", "gust", "toast", "poach")
    there: dict[str, Any] = {"cubes": {"faith": 1}, "hand": ["fate-2"]}
    assert [key for key in two(*cards, **there).options() if key.endswith(":valerio") or ":valerio:" in key]
    assert not [key for key in two(*cards, **there, area="start").options() if "valerio" in key]


@pytest.mark.rule("DUN-START-05", "DUN-RAND-03")
def test_nobody_in_the_start_area_is_drawn_at_random() -> None:
    """Red is Sofia, yellow Valerio: the drunk boss is after the one who is in the dungeon."""
    t = DungeontologyScene(seats=2, boss="drunk").area("i-4", "north").area("i-1", "east", beside="i-4").boss("i-4")
    t.scholar("sofia", area="i-4").scholar("valerio").at("movement", steps=1).halt("action")
    t.script("randomise", "randomise-2", "randomise-1", "randomise-3").answer("move:area-i-1")
    assert t.happened("boss-chases", prey="sofia")
    assert t.asked() == END


# ---- randomising -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-RAND-01", "DUN-RAND-02", "DUN-RAND-07")
def test_a_cube_is_drawn_at_random_by_the_icon_of_a_card() -> None:
    t = two("ink-spill", "sprint", cubes={"faith": 1, "caste": 1}).script("university", "student", "student")
    t.script("randomise", "randomise-15").answer("play-main-on:ink-spill:valerio")
    assert t.cubes("valerio") == {"faith": 1}
    assert t.happened("randomised", card="randomise-15")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-RAND-02", "DUN-RAND-03")
def test_the_deck_is_whole_again_for_every_question() -> None:
    t = two("ink-spill", "ink-spill", "sprint", cubes={"caste": 2}).script("university", *["student"] * 4)
    t.script("randomise", "randomise-1", "randomise-15", "randomise-1", "randomise-15")
    t.answer("play-main-on:ink-spill:valerio", "play-main-on:ink-spill:valerio")
    assert t.cubes("valerio") == {}
    assert t.asked() == "0 your-action"
