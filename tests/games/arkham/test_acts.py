"""Acts and agendas, clues and doom, victory, the end of a scenario."""

import pytest

from seance.testing import scene

ROLAND, DAISY, AGNES = "roland-banks", "daisy-walker", "agnes-baker"


@pytest.mark.rule("AHC-ACT-03", "AHC-ACT-04", "AHC-ACT-06", "AHC-CST-10")
def test_the_group_spends_the_clues_of_the_act_whoever_has_them() -> None:
    t = scene("arkham", seats=2).only("study").investigator(ROLAND, at="study", clues=3)
    t.investigator(DAISY, at="study", clues=2).answer("advance:trapped")  # 2 for each investigator
    assert t.asked() == "0 spend-clues"
    t.answer(["spend:daisy-walker", "spend:daisy-walker", "spend:roland-banks", "spend:roland-banks"])
    assert (t.who(ROLAND).clues, t.who(DAISY).clues) == (1, 0)
    assert t.s.act.key == "the-barrier"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ACT-03")
def test_with_too_few_clues_the_act_stays() -> None:
    t = scene("arkham").investigator(ROLAND, clues=1)
    assert not t.offers("advance:trapped")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ACT-05", "AHC-CLU-07")
def test_advancing_by_clues_costs_no_action_and_provokes_nothing() -> None:
    t = scene("arkham").only("study").investigator(ROLAND, at="study", clues=2)
    t.enemy("ghoul-minion", engaged=ROLAND).answer("advance:trapped")
    assert (t.who(ROLAND).spent, t.who(ROLAND).damage) == (0, 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ACT-07")
def test_an_objective_may_say_when_and_by_whom_clues_are_spent() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, clues=3).investigator(DAISY, at="attic", clues=3)
    t.act("the-barrier").at("upkeep-ends").halt("mythos-begins")
    assert t.asked() == "0 scene-ends"  # only Roland is in the Hallway, and six are needed
    t = scene("arkham").investigator(ROLAND, clues=3).act("the-barrier")
    assert not t.offers("advance:the-barrier")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ACT-12", "AHC-ACT-15", "AHC-ACT-17", "AHC-ACT-19")
def test_an_act_turns_over_and_the_next_one_follows() -> None:
    t = scene("arkham").only("study").investigator(ROLAND, at="study", clues=2)
    t.enemy("swarm-of-rats", engaged=ROLAND).answer("advance:trapped")
    assert sorted(location.key for location in t.s.locations) == ["attic", "cellar", "hallway", "parlor"]
    assert t.who(ROLAND).location == "hallway"
    assert t.discarded() == ["swarm-of-rats"]
    assert t.s.act.key == "the-barrier"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ACT-20", "AHC-ACT-11")
def test_the_old_act_leaves_the_game_as_the_new_one_becomes_current() -> None:
    t = scene("arkham").only("study").investigator(ROLAND, at="study", clues=2).answer("advance:trapped")
    assert "trapped" in [card.key for card in t.s.removed]
    assert t.sees(0).act.key == "the-barrier"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ACT-13", "AHC-ACT-14")
def test_when_the_agenda_advances_all_doom_in_play_is_removed() -> None:
    t = scene("arkham").investigator(ROLAND).enemy("acolyte", at="attic", doom=2)
    t.agenda("whats-going-on", doom=1).at("mythos-check").halt("mythos-draws")
    assert t.asked() == "0 scene-ends"
    assert (t.foe("acolyte-1").doom, t.s.doom()) == (0, 0)


@pytest.mark.rule("AHC-DOM-03")
def test_a_card_that_says_so_may_advance_the_agenda_at_once() -> None:
    t = scene("arkham").investigator(ROLAND).agenda("whats-going-on", doom=2).draws("ancient-evils")
    assert t.asked() == "0 scene-ends"
    assert t.s.agenda.key == "rise-of-the-ghouls"
    assert "whats-going-on" in [card.key for card in t.s.removed]


@pytest.mark.rule("AHC-ACT-21", "AHC-ACT-22", "AHC-WIN-02")
def test_a_resolution_ends_the_scenario_in_the_middle_of_everything() -> None:
    t = scene("arkham").investigator(AGNES, assets=["beat-cop-01018"]).act("what-have-you-done")
    t.enemy("ghoul-priest", engaged=AGNES, damage=4).answer("use:beat-cop-01018-1")
    assert t.s.act.key == "what-have-you-done"
    t.answer("keep-the-house")
    assert t.s.resolution == "r2"
    assert t.result == "won-standalone"


@pytest.mark.rule("AHC-WIN-03", "AHC-WIN-05")
def test_a_resolution_of_the_agenda_is_a_loss() -> None:
    t = scene("arkham").investigator(ROLAND).agenda("theyre-getting-out", doom=9).at("mythos-doom")
    t.begin()
    assert t.s.resolution == "r3"
    assert t.result == "lost-standalone"


@pytest.mark.rule("AHC-VIC-05")
def test_revealed_locations_without_clues_count_at_the_end() -> None:
    t = scene("arkham").investigator(AGNES, assets=["beat-cop-01018"]).act("what-have-you-done")
    t.location("attic").location("cellar", clues=1).enemy("ghoul-priest", engaged=AGNES, damage=4)
    t.answer("use:beat-cop-01018-1", "keep-the-house")
    assert sorted(card.key for card in t.s.victory) == ["attic", "ghoul-priest"]
    assert t.result == "won-standalone"


# ---- clues -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-CLU-02", "AHC-LOC-04", "AHC-LOC-06", "AHC-CLU-08")
def test_a_location_is_revealed_with_its_clues_when_somebody_first_enters() -> None:
    t = scene("arkham").investigator(ROLAND).location("attic", revealed=False).answer("move:attic")
    assert (t.s.location("attic").revealed, t.clues_at("attic")) == (True, 2)
    t.answer("move:hallway", "move:attic")
    assert t.clues_at("attic") == 2
    assert t.asked().endswith("action")


@pytest.mark.rule("AHC-LOC-05")
def test_what_stands_on_an_unrevealed_location_is_not_seen() -> None:
    t = scene("arkham").investigator(ROLAND).location("cellar", revealed=False)
    seen = next(place for place in t.sees(0).locations if place.key == "cellar")
    assert (seen.card, seen.shroud, seen.victory) == ("", 0, 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CLU-05", "AHC-CLU-06", "AHC-EFF-04")
def test_nobody_discovers_more_clues_than_there_are() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic", hand=["deduction"]).location("attic", clues=1)
    t.token("0").answer("investigate", ["commit:deduction"])
    assert (t.who(ROLAND).clues, t.clues_at("attic")) == (1, 0)
    assert t.asked() == "0 your-action"
