"""Which die: rerolls and raises are the investigator's to place wherever it can matter.

A lloigor has Will 0, horror 2, Strength −2, damage 3, toughness 4. Silas has Influence, Strength and Will 3, Lore 1.
"""

from __future__ import annotations

import pytest

from seance.games.eldritch.check.scene import EldritchScene
from seance.games.eldritch.show.cause import cause
from seance.server.words import words
from seance.testing import scene

SILAS, LEO, LOLA, AKACHI, TRISH = "silas-marsh", "leo-anderson", "lola-hayes", "akachi-onyele", "trish-scarborough"
CALM = (6, 6, 1)  # a Will test in which Silas loses nothing


def fight(*cards: str, clues: int = 0, seats: int = 1) -> EldritchScene:
    """Silas meets a lloigor in the Encounter Phase."""
    t = scene("eldritch", seats=seats)
    assert isinstance(t, EldritchScene)
    t.investigator(SILAS, "sydney", cards=list(cards), clues=clues).monster("lloigor", "sydney")
    return t.at("encounter").halt("mythos")


@pytest.mark.rule("EH-REROLL-04")
def test_with_a_shotgun_a_five_may_be_rolled_again_for_a_six() -> None:
    t = fight("double-barreled-shotgun", clues=1).script("test", *CALM, 5, 5, 5, 1, 1).answer("reroll:clue")
    assert t.asked() == "0 which-dice"
    assert sorted(set(t.options())) == ["die:1", "die:5"]
    t.script("test", 6).answer(["die:5"])
    assert t.happened("rerolled", rolled=[6, 5, 5, 1, 1])
    assert t.asked() == "0 which-encounter"  # 2 + 1 + 1 successes, and its toughness is 4


@pytest.mark.rule("EH-REROLL-04")
def test_with_a_shotgun_fives_are_rerolled_even_if_nothing_has_failed() -> None:
    t = fight("double-barreled-shotgun", clues=1).script("test", *CALM, 5, 5, 5, 5, 5)
    assert t.asked() == "0 which-encounter"  # enough
    t = scene("eldritch").investigator(SILAS, "sydney", cards=["fine-clothes"], clues=1)
    t.reserve("arcane-tome", "45-automatic", "axe", "bandages").script("test", 5, 5, 5, 6)
    t.answer("acquire", "reroll:clue", "no")
    assert t.happened("test-result", result=4)
    assert t.asked() == "0 acquire-what"


@pytest.mark.rule("EH-REROLL-04")
def test_fine_clothes_make_a_raised_five_worth_two() -> None:
    t = scene("eldritch").investigator(SILAS, "sydney", cards=["fine-clothes", "lucky-cigarette-case"])
    t.reserve("arcane-tome", "45-automatic", "axe", "bandages").script("test", 5, 4, 1)
    t.answer("acquire", "raise-die:lucky-cigarette-case")
    assert t.asked() == "0 which-die"
    assert t.options() == ["die:5", "die:4"]
    t.answer("die:5", "no")
    assert t.happened("test-result", result=2)
    assert t.asked() == "0 acquire-what"


def test_two_raises_make_a_success_of_a_three() -> None:
    t = fight("18-derringer", "lucky-cigarette-case").script("test", *CALM, 3)
    t.answer("raise-die:18-derringer", "raise-die:lucky-cigarette-case")
    assert t.happened("die-raised", rolled=[5])
    assert t.happened("test-result", skill="strength", result=1)
    assert t.asked() == "0 scene-ends"


def test_one_raise_alone_is_not_offered_for_a_three() -> None:
    t = fight("18-derringer").script("test", *CALM, 3)
    assert t.asked() == "0 scene-ends"
    assert not t.happened("die-raised")


@pytest.mark.rule("EH-REROLL-04", "EH-REROLL-02")
def test_who_can_still_raise_a_die_chooses_which_one_is_rolled_again() -> None:
    t = fight("18-derringer", "hired-muscle").script("test", *CALM, 4, 1, 6).answer("reroll:hired-muscle", ["die:1"])
    assert t.happened("rerolled", rolled=[4, 6])
    t.answer("raise-die:18-derringer")
    assert t.happened("test-result", skill="strength", result=2)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-REROLL-04")
def test_a_spell_that_looks_for_a_four_keeps_it_if_its_owner_likes() -> None:
    t = scene("eldritch").investigator(AKACHI, "sydney", cards=["feed-the-mind"], clues=1)
    t.script("test", 4, 1).answer("use-on:feed-the-mind-1:akachi-onyele", "reroll:clue")
    assert t.asked() == "0 which-dice"
    t.script("test", 2).script("backs", "feed-the-mind-back-2")  # lost with a failure without a 4
    t.answer(["die:1"])
    assert t.cards(AKACHI) == ["feed-the-mind"]
    assert t.asked() == "0 your-action"


def test_failed_dice_that_are_the_same_are_not_asked_for() -> None:
    t = fight("hired-muscle").script("test", *CALM, 1, 4, 6).answer("reroll:hired-muscle")
    assert t.happened("rerolled", rolled=[6, 4])
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-TEST-03")
def test_lolas_die_comes_before_the_least_of_one() -> None:
    """Strength 1 − 2 is one die, and so is 1 − 2 + 1: Lola is not even asked."""
    t = scene("eldritch", seats=2).investigator("jacqueline-fine", "sydney").investigator(LOLA, "sydney")
    t.monster("lloigor", "sydney").at("encounter")
    assert t.asked() == "0 one-more-die"  # for the Will test
    t.halt("encounter").script("test", 6, 6, 1).script("test", 1).answer("no")
    assert t.happened("tested", skill="strength", rolled=[1])
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-TEST-03")
def test_lolas_die_is_one_more_where_it_counts() -> None:
    t = scene("eldritch", seats=2).investigator(SILAS, "sydney").investigator(LOLA, "sydney")
    t.monster("lloigor", "sydney").at("encounter").script("test", *CALM).answer("no").script("test", 1, 1)
    t.halt("encounter").answer("yes")
    assert t.happened("tested", skill="strength", rolled=[1, 1])
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-TEST-02")
def test_an_encounter_as_if_there_has_the_dice_of_that_space() -> None:
    """Leo stands in Rome with an Urban Guide: Akachi, who sees the Clue there from afar, has one die more."""
    t = scene("eldritch", seats=2).investigator(AKACHI, "space-15", cards=["clairvoyance"])
    t.investigator(LEO, "rome", cards=["urban-guide"]).clue("rome").at("encounter")
    assert t.asked() == "0 which-encounter"
    t.script("test", 6, 1, 1).script("backs", "clairvoyance-back-2").script("research-azathoth", "research-azathoth-8")
    t.script("test", 1, 1)  # Observation 2, −1, and the guide's die
    t.halt("encounter").answer("use-on:clairvoyance-1:clue-rome")
    assert t.happened("tested", skill="observation", rolled=[1, 1])
    assert t.asked() == "0 scene-ends"


def stakes(t: EldritchScene) -> list[str]:
    ask, said = t.game.ask_of(0), words("en", "eldritch")
    assert ask is not None
    return [said.note(note) for note in (*cause(t.s, ask), *ask.notes)]


def test_whoever_may_reroll_is_told_what_passing_and_failing_bring() -> None:
    t = scene("eldritch")
    assert isinstance(t, EldritchScene)
    t.investigator(SILAS, space="tunguska", clues=1).expedition("tunguska").at("encounter").halt("mythos")
    t.script("expedition", "expedition-tunguska-2").script("test", 1, 1, 1).answer("explore:tunguska")
    assert t.asked() == "0 reroll"
    passed, failed, so_far = stakes(t)
    assert passed == "If you pass: Test Will. If you pass, gain 1 Artifact. If you fail, gain a Paranoia Condition."
    assert (
        failed == "If you fail: Test Strength −1. If you pass, gain 2 Clues. If you fail, gain a Back Injury Condition."
    )
    assert so_far == "No success so far; 1 would be enough."


def test_whoever_looks_after_somebody_is_told_what_passing_brings() -> None:
    t = scene("eldritch")
    assert isinstance(t, EldritchScene)
    t.investigator(SILAS, space="rome", clues=1).fallen(LEO, "rome").at("encounter", doom=12).halt("mythos")
    t.script("test", 1, 1, 1).answer(f"meet:{LEO}")
    assert t.asked() == "0 reroll"
    assert stakes(t)[:2] == ["If you pass: Doom retreats by 1 (12 left now).", "If you fail: nothing happens."]


def test_the_goal_line_warns_of_the_rumor_that_would_defeat_me() -> None:
    t = scene("eldritch", seats=2)
    assert isinstance(t, EldritchScene)
    t.investigator(SILAS, "sydney", health=6).investigator(LOLA, "rome", health=7).ongoing("the-wind-walker")
    aims = [t.begin().rules.aim(t.s, seat) for seat in (0, 1)]
    assert [one and one.args.get("rumor") for one in aims] == ["the-wind-walker", None]


def test_the_goal_line_of_the_final_mystery_leads_to_it() -> None:
    for ancient_one, how, space in (
        ("shub-niggurath", "beat-it", "heart-of-africa"),
        ("yog-sothoth", "at-gate", "rome"),
    ):
        t = scene("eldritch", seats=2, ancient_one=ancient_one)
        assert isinstance(t, EldritchScene)
        t.investigator(SILAS, "sydney").investigator(LOLA, gone=True).gate("rome").final_mystery()
        if how == "beat-it":
            t.monster(f"epic-{ancient_one}", space)
        here, gone = [t.begin().rules.aim(t.s, seat) for seat in (0, 1)]
        assert here is not None
        assert gone is not None
        assert (here.key, here.args["how"], here.args["space"], gone.key) == ("final-at", how, space, "newcomer")


def test_a_rest_that_may_shed_a_condition_is_not_called_idle() -> None:
    for cards, notes in ((["back-injury"], 0), ([], 1)):
        t = scene("eldritch")
        assert isinstance(t, EldritchScene)
        t.investigator(SILAS, "sydney", cards=cards)
        game = t.begin()
        found = game.preview("rest", 0)
        assert len(found.notes if found is not None else ()) == notes
        assert t.asked() == "0 your-action"
