"""The Action Phase: two actions, each kind once; travel, rest, tickets, acquiring, components, delay."""

from __future__ import annotations

import pytest

from seance.games.eldritch.rules.movement import move
from seance.testing import scene

RESERVE = ("axe", "bandages", "whiskey", "arcane-tome")  # values 2, 1, 1, 3


@pytest.mark.rule("EH-ACTION-01", "EH-ACTION-02", "EH-ACTION-03", "EH-FLOW-01")
def test_the_lead_completes_two_actions_then_the_next_on_the_left_then_the_encounters() -> None:
    t = scene("eldritch", seats=2).investigator("silas-marsh").investigator("lily-chen").at(turn=1, lead=1)
    t.answer("travel:himalayas")
    assert t.asked() == "1 your-action"
    t.answer("rest")
    assert t.asked() == "0 your-action"
    t.halt("encounter").answer("travel:antarctica", "rest")
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-ACTION-01")
def test_fewer_than_two_actions_are_allowed() -> None:
    t = scene("eldritch", seats=2).investigator("silas-marsh").investigator("lily-chen")
    t.answer("end-turn")
    assert t.asked() == "1 your-action"


@pytest.mark.rule("EH-TRAVEL-01")
def test_a_space_that_is_not_adjacent_says_so() -> None:
    t = scene("eldritch").investigator("silas-marsh")
    assert t.offers("travel:space-3")
    assert t.refusal("travel:rome") == "EH-TRAVEL-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-ACTION-05")
def test_nobody_rests_twice_in_a_round() -> None:
    t = scene("eldritch").investigator("silas-marsh", health=3)
    t.answer("rest")
    assert not t.offers("rest")
    assert t.refusal("rest") == "EH-ACTION-05"
    t.halt("encounter", "round").answer("travel:space-3")
    assert t.who("silas-marsh").health == 4
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-ACTION-05", "EH-FLOW-03")
def test_in_the_next_round_everything_may_be_done_again() -> None:
    t = scene("eldritch").investigator("silas-marsh", health=3)
    t.who("silas-marsh").acted.append("rest")
    t.at(phase="round")
    assert t.offers("rest")
    assert t.s.round == 2
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-ACTION-04")
def test_all_six_kinds_of_actions_are_offered_in_a_city() -> None:
    t = scene("eldritch", seats=2).investigator("akachi-onyele", space="london", clues=1)
    t.investigator("lily-chen", space="london").reserve("axe")
    verbs = {key.partition(":")[0] for key in t.options()}
    assert verbs == {"travel", "rest", "trade", "prepare", "acquire", "look", "end-turn"}
    assert t.asked() == "0 your-action"


# ---- Travel --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-TRAVEL-01", "EH-SPACE-03")
def test_travel_goes_to_one_adjacent_space() -> None:
    t = scene("eldritch").investigator("lily-chen", space="amazon")
    assert [key for key in t.options() if key.startswith("travel")] == ["travel:buenos-aires", "travel:space-7"]
    t.answer("travel:buenos-aires")
    assert t.who("lily-chen").space == "buenos-aires"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-TRAVEL-02", "EH-TRAVEL-03")
def test_silas_goes_to_space_5_and_on_to_arkham_with_a_train_ticket() -> None:
    t = scene("eldritch").investigator("silas-marsh", space="san-francisco", trains=1)
    t.answer("travel:space-5")
    assert t.asked() == "0 travel-on"
    assert set(t.options()) == {"stop", "ride:train-ticket:arkham", "ride:train-ticket:san-francisco"}
    t.answer("ride:train-ticket:arkham")
    assert (t.who("silas-marsh").space, t.who("silas-marsh").trains) == ("arkham", 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-TRAVEL-02", "EH-TRAVEL-04")
def test_a_ship_ticket_goes_only_along_ship_paths_and_may_be_kept() -> None:
    t = scene("eldritch").investigator("silas-marsh", space="san-francisco", ships=2)
    t.answer("travel:space-2")
    assert set(t.options()) == {"stop", "ride:ship-ticket:san-francisco", "ride:ship-ticket:tokyo"}
    t.answer("ride:ship-ticket:tokyo", "stop")
    assert (t.who("silas-marsh").space, t.who("silas-marsh").ships) == ("tokyo", 1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-TRAVEL-03", "EH-TRAVEL-05")
def test_the_first_step_needs_no_ticket_and_a_train_ticket_no_ship_path() -> None:
    t = scene("eldritch").investigator("silas-marsh", space="san-francisco", trains=1)
    t.answer("travel:space-2")  # by sea, without a ticket for it; from there no train goes on
    assert t.who("silas-marsh").trains == 1
    assert t.asked() == "0 your-action"


# ---- Rest ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-REST-01", "EH-HEALTH-02", "EH-HEALTH-03")
def test_rest_recovers_one_of_each_but_not_above_the_maximum() -> None:
    t = scene("eldritch").investigator("silas-marsh", health=5)
    t.answer("rest")
    assert (t.who("silas-marsh").health, t.who("silas-marsh").sanity) == (6, 4)
    assert t.happened("recovered", who="silas-marsh", health=1, sanity=0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-REST-01", "EH-HEALTH-02")
def test_rest_recovers_health_and_sanity() -> None:
    t = scene("eldritch").investigator("silas-marsh", health=5, sanity=2).answer("rest")
    assert (t.who("silas-marsh").health, t.who("silas-marsh").sanity) == (6, 3)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-ACQ-01")
def test_acquiring_says_beforehand_how_likely_it_buys_anything() -> None:
    t = scene("eldritch").investigator("lily-chen", space="rome").reserve("axe")
    assert t.offers("acquire")
    preview = t.begin().preview("acquire", 0)
    assert preview is not None
    assert [note.key for note in preview.notes] == ["buys"]
    dice = t.who("lily-chen").skill("influence")
    assert [(each.label, each.share) for each in preview.odds] == [("any-success", round(1 - (2 / 3) ** dice, 3))]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-REST-02", "EH-ACQ-06")
def test_nobody_rests_or_acquires_beside_a_monster() -> None:
    t = scene("eldritch").investigator("silas-marsh", space="london").monster("ghoul", "london").reserve("axe")
    assert not t.offers("rest")
    assert not t.offers("acquire")
    assert t.refusal("rest") == "EH-REST-02"
    assert t.refusal("acquire") == "EH-ACQ-06"
    assert t.offers("prepare:ship-ticket")
    assert t.asked() == "0 your-action"


# ---- tickets -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-TICKET-02", "EH-TICKET-03", "EH-TICKET-04")
def test_tickets_are_sold_for_the_paths_that_start_here() -> None:
    t = scene("eldritch").investigator("lily-chen", space="space-5")
    assert not t.offers("prepare:ship-ticket")
    assert t.refusal("prepare:ship-ticket") == "EH-TICKET-04"
    t.answer("prepare:train-ticket")
    assert (t.who("lily-chen").trains, t.who("lily-chen").ships) == (1, 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-TICKET-03")
def test_no_train_ticket_without_a_train_path() -> None:
    t = scene("eldritch").investigator("lily-chen", space="sydney")
    assert t.offers("prepare:ship-ticket")
    assert not t.offers("prepare:train-ticket")
    assert t.refusal("prepare:train-ticket") == "EH-TICKET-03"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-TICKET-01", "EH-ACQ-01")
def test_tickets_and_assets_are_sold_only_in_cities() -> None:
    t = scene("eldritch").investigator("lily-chen", space="space-8").reserve("axe")
    assert t.refusal("prepare:ship-ticket") == "EH-TICKET-01"
    assert t.refusal("acquire") == "EH-ACQ-01"
    assert not t.offers("acquire")
    assert not t.offers("prepare:ship-ticket")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-TICKET-05")
def test_of_three_tickets_one_is_lost() -> None:
    t = scene("eldritch").investigator("lily-chen", space="london", trains=1, ships=1)
    t.answer("prepare:ship-ticket")
    assert t.asked() == "0 which-ticket-to-lose"
    t.answer("lose:train-ticket")
    assert (t.who("lily-chen").trains, t.who("lily-chen").ships) == (0, 2)
    assert t.asked() == "0 your-action"


# ---- Acquire Assets ------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-ACQ-02", "EH-ACQ-03", "EH-ACQ-05")
def test_assets_are_gained_for_the_successes_of_an_influence_test() -> None:
    t = (
        scene("eldritch")
        .investigator("silas-marsh", space="london")
        .reserve("axe", "bandages", "whiskey", "arcane-tome")
    )
    t.script("test", 5, 6, 5).answer("acquire", "no")  # Influence 3, and no loan
    assert set(t.options()) == {"buy:axe", "buy:bandages", "buy:whiskey", "buy:arcane-tome", "done"}
    t.answer("buy:axe")
    assert set(t.options()) == {"buy:bandages", "buy:whiskey", "done"}
    t.script("assets", "holy-cross", "kerosene").answer("buy:whiskey")
    assert t.cards("silas-marsh") == ["axe", "whiskey"]
    assert [card.key for card in t.s.reserve] == ["bandages", "arcane-tome", "holy-cross", "kerosene"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-ACQ-04", "EH-ACQ-05")
def test_who_gains_nothing_may_discard_a_card_of_the_reserve() -> None:
    t = (
        scene("eldritch")
        .investigator("silas-marsh", space="london")
        .reserve("axe", "bandages", "whiskey", "arcane-tome")
    )
    t.script("test", 1, 2, 3).script("assets", "kerosene").answer("acquire", "no", "discard:arcane-tome")
    assert [card.key for card in t.s.reserve] == ["axe", "bandages", "whiskey", "kerosene"]
    assert [card.key for card in t.s.assets.discard] == ["arcane-tome"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-ACQ-04")
def test_who_gained_a_card_discards_none() -> None:
    t = (
        scene("eldritch")
        .investigator("silas-marsh", space="london")
        .reserve("axe", "bandages", "whiskey", "arcane-tome")
    )
    t.script("test", 1, 2, 6).script("assets", "kerosene").answer("acquire", "no", "buy:bandages")
    assert t.asked() == "0 your-action"


def test_a_loan_of_the_bank_brings_two_successes_and_a_debt() -> None:
    t = (
        scene("eldritch")
        .investigator("silas-marsh", space="london")
        .reserve("axe", "bandages", "whiskey", "arcane-tome")
    )
    t.script("test", 1, 2, 3).script("assets", "kerosene").answer("acquire", "yes", "buy:axe")
    assert t.cards("silas-marsh") == ["debt", "axe"]
    assert t.asked() == "0 your-action"


def test_who_is_in_debt_gets_no_loan() -> None:
    t = (
        scene("eldritch")
        .investigator("silas-marsh", space="london", cards=["debt"])
        .reserve("axe", "bandages", "whiskey")
    )
    t.script("test", 1, 2, 3).answer("acquire")
    assert t.asked() == "0 discard-from-reserve"
    assert t.game.ask is not None
    assert [note.key for note in t.game.ask.notes] == ["reserve-renewed"]  # what that is good for


# ---- components ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-COMPACT-01", "EH-COMPACT-02", "EH-COMPACT-03")
def test_a_sheet_and_a_card_are_two_actions_each_once_in_a_round() -> None:
    t = scene("eldritch").investigator("akachi-onyele", cards=["cultes-des-goules"])
    t.script("gates", "gate-rome", "gate-tokyo").answer("look:akachi-onyele", "put-on-top:gate-rome")
    assert not t.offers("look:akachi-onyele")
    assert t.refusal("look:akachi-onyele") == "EH-ACTION-05"
    assert t.offers("use:cultes-des-goules")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-COMPACT-01")
def test_the_components_of_others_are_not_ones_own() -> None:
    t = scene("eldritch", seats=2).investigator("lily-chen", space="london")
    t.investigator("akachi-onyele", space="london", cards=["cultes-des-goules"])
    assert not t.offers("use:cultes-des-goules")
    assert not t.offers("look:akachi-onyele")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-COMPACT-04")
def test_a_local_action_may_be_performed_by_others_on_the_space_of_its_owner() -> None:
    t = scene("eldritch", seats=2).investigator("lily-chen", space="london")
    t.investigator("akachi-onyele", space="london", cards=["debt"])
    t.script("test", 5, 1).answer("use:debt-1")  # Influence 2 of Lily
    assert t.cards("akachi-onyele") == []
    elsewhere = scene("eldritch", seats=2).investigator("lily-chen", space="rome")
    elsewhere.investigator("akachi-onyele", space="london", cards=["debt"])
    assert not elsewhere.offers("use:debt-1")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-NEXT-03")
def test_an_investigator_may_also_be_oneself() -> None:
    t = scene("eldritch", seats=2).investigator("lily-chen", space="london", cards=["feed-the-mind"])
    t.investigator("jim-culver", space="london")
    assert [key for key in t.options() if "feed-the-mind" in key] == [
        "use-on:feed-the-mind-1:lily-chen", "use-on:feed-the-mind-1:jim-culver",
    ]  # fmt: skip
    assert t.asked() == "0 your-action"


# ---- delay ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-DELAY-01", "EH-DELAY-03", "EH-DELAY-04")
def test_who_is_delayed_stands_up_instead_of_acting() -> None:
    t = scene("eldritch", seats=2).investigator("lily-chen").investigator("silas-marsh", delayed=True)
    t.halt("encounter").answer("end-turn")
    assert not t.who("silas-marsh").delayed
    assert t.happened("stands-up", who="silas-marsh")
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-DELAY-05", "EH-ENC-01")
def test_who_is_delayed_has_an_encounter_all_the_same() -> None:
    t = scene("eldritch").investigator("leo-anderson", space="space-8", delayed=True).at(phase="encounter")
    t.script("general", "general-12").script("test", 5, 5, 5).halt("mythos")
    assert t.asked() == "0 scene-ends"
    assert t.happened("encounter", deck="general")
    assert t.who("leo-anderson").delayed


@pytest.mark.rule("EH-DELAY-01", "EH-DELAY-02", "EH-DELAY-03")
def test_who_is_delayed_in_the_own_action_is_laid_down_and_the_turn_ends() -> None:
    t = scene("eldritch", ancient_one="cthulhu").investigator("lily-chen", space="sydney", ships=1).eldritch("space-3")
    t.halt("encounter").answer("travel:space-3")  # the token of Cthulhu delays her: no ride on, no second action
    assert t.happened("action-ends", who="lily-chen")
    assert t.who("lily-chen").delayed
    assert t.who("lily-chen").ships == 1
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-COMPACT-01")
def test_who_is_detained_is_moved_by_nothing() -> None:
    t = scene("eldritch").investigator("lily-chen", space="rome", cards=["detained"])
    assert list(move(t.s, t.who("lily-chen"), "london")) == []
    assert t.who("lily-chen").space == "rome"
    assert t.refusal("travel") == "EH-ACTION-04"
    assert t.asked() == "0 your-action"
