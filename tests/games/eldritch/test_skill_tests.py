"""Tests: dice, bonuses, modifiers, successes, rerolls; improvements."""

from __future__ import annotations

import pytest

from seance.testing import scene

# On the sea: general-10 tests Strength (failed: Delayed), general-12 Will, general-03 Lore -1, general-08 Influence.


@pytest.mark.rule("EH-TEST-01", "EH-TEST-05", "EH-TEST-07", "EH-CTEST-01")
def test_a_test_without_a_success_fails_and_has_the_stated_consequence() -> None:
    t = scene("eldritch").investigator("leo-anderson", space="space-8").at(phase="encounter")
    t.script("general", "general-10").script("test", 1, 3, 4).halt("mythos")
    assert t.asked() == "0 scene-ends"
    assert t.who("leo-anderson").delayed
    assert t.happened("test-result", skill="strength", result=0)


@pytest.mark.rule("EH-TEST-04", "EH-TEST-05", "EH-TEST-06")
def test_fives_and_sixes_are_successes_and_one_is_enough_to_pass() -> None:
    t = scene("eldritch").investigator("leo-anderson", space="space-8").at(phase="encounter")
    t.script("general", "general-10").script("test", 5, 4, 6).halt("mythos")
    assert t.asked() == "0 scene-ends"
    assert not t.who("leo-anderson").delayed
    assert t.happened("test-result", skill="strength", result=2)


@pytest.mark.rule("EH-TEST-02", "EH-CTEST-02", "EH-CTEST-03", "EH-SKILL-02")
def test_silas_tests_observation_with_two_dice_because_of_the_modifier() -> None:
    t = scene("eldritch").investigator("silas-marsh", space="arkham").clue("arkham").at(phase="encounter")
    t.script("research-azathoth", "research-azathoth-1").script("test", 1, 2).halt("mythos").answer(
        "research:clue-arkham"
    )
    assert t.happened("tested", who="silas-marsh", skill="observation", rolled=[1, 2])  # Observation 3, modifier -1
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-TEST-03")
def test_at_least_one_die_is_rolled_however_large_the_penalty() -> None:
    t = (
        scene("eldritch")
        .investigator("diana-stanley", space="arkham")
        .monster("wraith", "arkham")
        .at(phase="encounter")
    )
    t.script("test", 5, 1, 1)  # Will 1 with -1 is 0: one die; Strength 3 with -1: two
    t.halt("mythos", "which-encounter").begin()
    assert t.happened("tested", skill="will", rolled=[5])
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-TEST-08", "EH-TEST-09", "EH-TEST-10", "EH-COMBAT-03")
def test_only_the_best_bonus_counts_and_the_modifier_is_added_to_it() -> None:
    t = scene("eldritch").investigator(
        "lily-chen", space="rome", cards=["38-revolver", "protective-amulet", "spirit-dagger"]
    )
    t.monster("mummy", "rome").at(phase="encounter")
    t.script("test", 5, 5, 1, 1).script("test", 1, 1, 1, 1).halt("mythos", "which-encounter").begin()
    assert t.happened("tested", skill="will", rolled=[5, 5, 1, 1])  # Will 3, one of two +1
    assert t.happened("tested", skill="strength", rolled=[1, 1, 1, 1])  # Strength 4, +2 once, modifier -2
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-SKILL-01", "EH-IMPR-03")
def test_an_improvement_is_added_to_the_skill() -> None:
    t = scene("eldritch").investigator("leo-anderson", space="space-8", improved={"strength": 2}).at(phase="encounter")
    t.script("general", "general-10").script("test", 1, 1, 1, 1, 6).halt("mythos")
    assert t.asked() == "0 scene-ends"
    assert t.happened("tested", skill="strength", rolled=[1, 1, 1, 1, 6])


@pytest.mark.rule("EH-IMPR-01", "EH-IMPR-02", "EH-IMPR-04")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_a_skill_is_improved_to_plus_one_then_plus_two_and_no_further(before: int, after: int) -> None:
    t = scene("eldritch").investigator("silas-marsh", space="rome", improved={"will": before}).at(phase="encounter")
    t.script("europe", "europe-01").script("test", 5, 5, 5).halt("mythos").answer(
        "visit:europe"
    )  # Influence: improve Will
    assert t.who("silas-marsh").improvement("will") == after
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-TEST-05")
def test_lily_rests_with_the_arcane_tome_and_gains_no_spell_as_in_the_example() -> None:
    t = scene("eldritch").investigator("lily-chen", cards=["arcane-tome"])
    t.script("test", 1, 3).answer("rest", "test")
    assert t.happened("tested", skill="lore", rolled=[1, 3])  # Lore 2
    assert t.cards("lily-chen") == ["arcane-tome"]
    assert t.asked() == "0 your-action"


# ---- rerolls -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-REROLL-01", "EH-REROLL-02", "EH-REROLL-03")
def test_each_clue_rerolls_one_die_before_the_result_is_judged() -> None:
    t = scene("eldritch").investigator("leo-anderson", space="space-8", clues=3).at(phase="encounter")
    t.script("general", "general-10").script("test", 2, 1, 4).halt("mythos")
    assert t.asked() == "0 reroll"
    told = t.begin().preview("reroll:clue", 0)
    price = None if told is None else told.cost
    assert (price, type(price)) == (1, int)  # the page has no words for a truth
    t.script("test", 3).answer("reroll:clue")  # the lowest die
    assert t.asked() == "0 reroll"
    t.script("test", 6).answer("reroll:clue")
    assert t.happened("rerolled", was=[1], now=[3], rolled=[2, 3, 4])
    assert t.happened("rerolled", was=[2], now=[6], rolled=[6, 3, 4])
    assert len(t.who("leo-anderson").clues) == 1
    assert not t.who("leo-anderson").delayed
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-REROLL-01")
def test_a_reroll_is_a_choice() -> None:
    t = scene("eldritch").investigator("leo-anderson", space="space-8", clues=1).at(phase="encounter")
    t.script("general", "general-10").script("test", 1, 1, 1).halt("mythos").answer("done")
    assert t.who("leo-anderson").delayed
    assert len(t.who("leo-anderson").clues) == 1
    assert t.asked() == "0 scene-ends"


def test_a_reroll_that_could_change_nothing_is_not_offered() -> None:
    t = scene("eldritch").investigator("leo-anderson", space="space-8", clues=1).at(phase="encounter")
    t.script("general", "general-10").script("test", 1, 1, 5).halt("mythos")
    assert t.asked() == "0 scene-ends"


def test_the_odds_of_a_reroll_are_told() -> None:
    t = scene("eldritch").investigator("leo-anderson", space="space-8", clues=1).at(phase="encounter")
    t.script("general", "general-10").script("test", 1, 1, 1)
    preview = t.begin().preview("reroll:clue", 0)
    assert [(odd.label, odd.share) for odd in preview.odds] == [("success", 0.333)]
    assert t.asked() == "0 reroll"
