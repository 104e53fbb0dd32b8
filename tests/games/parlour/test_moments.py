"""Moments: powers that must act, reflexes out of hidden hands, what is done instead, and what is stopped."""

import pytest

from seance.testing import scene


@pytest.mark.rule("PAR-MOMENT-01")
@pytest.mark.parametrize(("first", "left"), [("the-bride", 2), ("the-drummer", 1)])
def test_the_lead_decides_which_power_comes_first(first: str, left: int) -> None:
    """Both belong to the Medium. The Bride takes the last wax, and who has fled drums no more."""
    t = scene("parlour", seats=2).sitter("medium", tall=0, short=1).sitter("colonel", tall=0, short=2, lead=True)
    t.veil(1, "the-bride", owner="medium").veil(2, "the-drummer", owner="medium").at("hour", hour=7).halt("deal")
    assert t.asked() == "1 which-first"
    t.answer(f"use:{first}")
    assert t.s.sitters[0].gone
    assert t.wax("colonel") == (0, left)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("PAR-MOMENT-02")
def test_of_several_answers_the_first_from_the_lead_counts_and_all_decide_anew() -> None:
    t = scene("parlour", seats=3).sitter("medium", ["snuffer", "martyrdom"]).sitter("colonel", ["cupped-hands"], tall=0)
    t.sitter("widow", ["martyrdom"], tall=0)
    t.answer("play-at:snuffer:colonel")
    assert t.asked() == "0 would-burn, 1 would-burn, 2 would-burn"
    t.answer("0 pass", "1 use:cupped-hands", "2 use:martyrdom")
    assert t.happened("spared", sitter="colonel")
    assert t.hand("widow") == ["martyrdom"]  # came too late, and is still there
    assert t.heard(0, "reflex")[0].args["card"] == "cupped-hands"
    assert len(t.heard(0, "reflex")) == 1
    assert t.asked() == "0 your-action"


@pytest.mark.rule("PAR-MOMENT-02")
def test_a_moment_is_asked_again_until_nobody_answers() -> None:
    t = (
        scene("parlour", seats=2)
        .sitter("medium", ["fraud", "fraud", "loaded-die"])
        .sitter("colonel", ["cold-fingers"] * 2)
    )
    t.veil(1, "the-judge", is_open=True).script("die", 3)
    t.answer("call:veil-1", ["pay:fraud", "pay:fraud"], "0 pass", "1 use:cold-fingers")
    assert t.asked() == "0 when-rolled, 1 when-rolled"
    t.answer("0 use:loaded-die", "1 pass")
    assert t.asked() == "1 when-rolled"
    t.answer("pass")
    assert t.score("medium") == 2
    assert t.asked() == "0 your-action"


@pytest.mark.rule("PAR-MOMENT-03")
def test_a_reflex_can_be_stopped_and_that_reflex_too() -> None:
    t = scene("parlour", seats=3).sitter("medium", ["snuffer", "cough"]).sitter("colonel", ["cupped-hands"], tall=0)
    t.sitter("widow", ["cough"])
    t.answer("play-at:snuffer:colonel", "1 use:cupped-hands")
    assert t.asked() == "0 reflex-used, 2 reflex-used"
    t.answer("0 use:cough", "2 pass", "2 use:cough")  # the Widow coughs at the cough
    assert t.wax("colonel") == (0, 2)
    assert sorted(t.sees(0).discard) == ["cough", "cough", "cupped-hands", "snuffer"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("PAR-MOMENT-03")
def test_a_stopped_reflex_is_spent_all_the_same() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["snuffer", "cough"]).sitter("colonel", ["cupped-hands"], tall=0)
    t.answer("play-at:snuffer:colonel", "1 use:cupped-hands", "0 use:cough")
    assert t.happened("interrupted", by="medium", sitter="colonel", card="cupped-hands")
    assert t.wax("colonel") == (0, 1)
    assert t.hand("colonel") == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("PAR-MOMENT-04")
@pytest.mark.parametrize(
    ("answers", "colonel", "widow", "faith"),
    [
        (["1 use:cupped-hands", "2 pass"], (0, 2), (0, 2), 0),
        (["1 pass", "2 use:martyrdom"], (0, 2), (0, 1), 1),
        (["1 pass", "2 use:the-nurse"], (0, 2), (0, 2), 0),
        (["1 pass", "2 pass"], (0, 1), (0, 2), 0),
    ],
)
def test_only_one_thing_is_done_instead(
    answers: list[str], colonel: tuple[int, int], widow: tuple[int, int], faith: int
) -> None:
    """The Colonel would burn wax; he has a way out, the Widow has two. Whoever is first, the others keep theirs."""
    t = scene("parlour", seats=3).sitter("medium", ["snuffer"]).sitter("colonel", ["cupped-hands"], tall=0)
    t.sitter("widow", ["martyrdom"], tall=0).veil(1, "the-nurse", owner="widow")
    t.answer("play-at:snuffer:colonel", *answers)
    if faith:
        t.answer("2 pass")  # the martyr's own wax would burn: the Nurse could help
    assert (t.wax("colonel"), t.wax("widow"), t.s.sitters[2].faith) == (colonel, widow, faith)
    used = ("pass" not in answers[0]) + ("pass" not in answers[1])
    assert len(t.heard(0, "reflex")) + len(t.heard(0, "power")) == used
    assert t.asked() == "0 your-action"


@pytest.mark.rule("PAR-MOMENT-05")
@pytest.mark.parametrize(
    ("said", "score"),
    [(["0 use:loaded-die", "1 use:cold-fingers"], 0), (["1 use:cold-fingers", "0 use:loaded-die"], 2)],
)
def test_of_two_who_turn_the_die_the_last_is_right(said: list[str], score: int) -> None:
    t = (
        scene("parlour", seats=2)
        .sitter("medium", ["fraud", "fraud", "loaded-die"], tall=0)
        .sitter("colonel", ["cold-fingers"])
    )
    t.veil(1, "the-judge", is_open=True).script("die", 3)
    t.answer("call:veil-1", ["pay:fraud", "pay:fraud"])
    t.answer(*(["0 pass", said[0], said[1]] if said[0][0] == "1" else [said[0], "1 pass", said[1]]))
    assert t.score("medium") == score
    assert [told.args["die"] for told in t.heard(1, "die-turned")] == [6 if score else 1]
    assert t.asked() == "0 your-action"


def test_the_clock_can_be_stopped_but_not_twice_with_the_same_card() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["stopped-clock"]).at("hour", hour=11).halt("deal")
    t.answer("use:stopped-clock")
    assert t.s.hour == 11
    assert t.sees(1).ashes == ["stopped-clock"]
    assert t.sees(1).discard == []
    assert t.asked() == "0 scene-ends"


def test_with_a_poker_face_everybody_with_cards_is_asked() -> None:
    """Who has a reflex cannot be told from who is asked; who has no card at all is not."""
    t = (
        scene("parlour", seats=4, poker_face=True)
        .sitter("medium", ["snuffer", "fraud"])
        .sitter("colonel", ["cupped-hands"])
    )
    t.sitter("widow", ["incense"]).answer("play-at:snuffer:colonel")
    assert t.asked() == "1 reply, 2 reply"
    t.answer("1 pass", "2 pass")
    assert t.asked() == "0 would-burn, 1 would-burn, 2 would-burn"
    assert (t.options(0), t.options(2)) == (["pass"], ["pass"])
    assert t.sees(3).waiting == [0, 1, 2]


def test_with_a_poker_face_a_hand_that_leaves_no_choice_is_asked_too() -> None:
    """Else nobody would wait for who holds two cards of a kind."""
    t = scene("parlour", seats=2, poker_face=True).sitter("medium", ["cough", "cough", "cough"]).answer("call:veil-1")
    assert t.asked() == "0 pay"
    assert t.sees(1).waiting == [0]
    t = scene("parlour", seats=2).sitter("medium", ["cough", "cough", "cough"]).veil(1, "the-duchess")
    t.script("die", 1).answer("call:veil-1")
    assert t.asked() == "0 melt"
