"""The Encounter Phase: which encounters a space offers, and how cards are resolved."""

from __future__ import annotations

import pytest

from seance.server.words import words
from seance.testing import scene


@pytest.mark.rule("EH-ENC-01", "EH-ENC-02")
def test_everybody_has_one_encounter_the_lead_first_then_clockwise() -> None:
    t = (
        scene("eldritch", seats=3)
        .investigator("lily-chen", space="space-8")
        .investigator("jim-culver", space="space-8")
    )
    t.investigator("leo-anderson", space="space-8").at(phase="encounter", turn=1, lead=1).halt("mythos")
    t.script("general", "general-12", "general-10", "general-08")
    t.script("test", 5, 5, 5).script("test", 5, 5, 5).script("test", 1, 1)
    met = [told.args["card"] for told in t.begin().events() if told.event == "encounter"]
    tested = [told.args["who"] for told in t.begin().events() if told.event == "tested"]
    assert met == ["general-12", "general-10", "general-08"]
    assert tested == ["jim-culver", "leo-anderson", "lily-chen"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-ENC-06", "EH-LOC-01", "EH-LOC-04")
def test_a_named_city_offers_its_region_and_the_general_deck() -> None:
    t = scene("eldritch").investigator("lily-chen", space="arkham").at(phase="encounter")
    assert t.options() == ["visit:america", "visit:general"]
    assert [words("en", "eldritch").note(t.game.preview(key).notes[0]) for key in t.options()] == [
        "City. Encounters here often give Incantation Spells.",
        "a card for any city: Assets and Allies, or trouble",
    ]
    assert t.asked() == "0 which-encounter"


@pytest.mark.rule("EH-LOC-01", "EH-LOC-02", "EH-LOC-03")
def test_only_the_part_for_the_space_is_resolved_and_the_card_discarded() -> None:
    t = scene("eldritch").investigator("lily-chen", space="arkham", sanity=3).at(phase="encounter").halt("mythos")
    t.script("general", "general-08").script("test", 5, 5).answer(
        "visit:general"
    )  # city: recover 2 Sanity, Observation
    assert t.who("lily-chen").sanity == 5
    assert [card.key for card in t.s.encounters["general"].discard] == ["general-08"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-LOC-03")
def test_an_empty_encounter_deck_is_made_again_from_its_discards() -> None:
    t = scene("eldritch").investigator("lily-chen", space="arkham", sanity=3).at(phase="encounter").halt("mythos")
    deck = t.s.encounters["general"]
    deck.rest, deck.discard = [], deck.rest
    t.script("general", "general-08").script("test", 5, 5).answer("visit:general")
    assert len(deck.rest) == 11
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-LOC-02")
def test_in_arkham_the_arkham_part_of_the_america_card_counts() -> None:
    t = scene("eldritch").investigator("lily-chen", space="arkham").at(phase="encounter").halt("mythos")
    t.script("america", "america-01").script("spells", "wither").script("test", 5, 5).answer("visit:america")
    assert t.cards("lily-chen") == ["wither"]  # an Incantation; the other cities offer other things
    assert t.asked() == "0 scene-ends"


# ---- tokens --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-TOK-01", "EH-TOK-05", "EH-TOK-06")
def test_every_token_on_the_space_is_one_more_choice() -> None:
    t = scene("eldritch").investigator("lily-chen", space="rome").clue("rome").gate("rome").at(phase="encounter")
    t.fallen("jim-culver", "rome").mystery("seed-of-the-daemon-sultan").expedition("pyramids")
    assert t.options() == [
        "visit:europe", "visit:general", "research:clue-rome", "enter:gate-rome", "meet:jim-culver",
    ]  # fmt: skip
    assert t.asked() == "0 which-encounter"


@pytest.mark.rule("EH-TOK-02", "EH-CLUE-02")
def test_a_clue_is_gained_in_a_research_encounter_of_the_ancient_one() -> None:
    t = (
        scene("eldritch")
        .investigator("silas-marsh", space="arkham")
        .clue("arkham")
        .at(phase="encounter")
        .halt("mythos")
    )
    t.mystery("omen-of-devastation")
    t.script("research-azathoth", "research-azathoth-3").script("test", 5, 1, 1).answer("research:clue-arkham")
    assert [clue.key for clue in t.who("silas-marsh").clues] == ["clue-arkham"]
    assert t.clues_on("arkham") == 0
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-TOK-02")
def test_a_failed_research_leaves_the_clue_where_it_is() -> None:
    t = (
        scene("eldritch")
        .investigator("silas-marsh", space="arkham")
        .clue("arkham")
        .at(phase="encounter")
        .halt("mythos")
    )
    t.script("research-azathoth", "research-azathoth-3").script("test", 1, 1, 1).answer("research:clue-arkham")
    assert t.clues_on("arkham") == 1
    assert t.who("silas-marsh").sanity == 3
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-TOK-03", "EH-COMPLEX-04", "EH-COMPLEX-08", "EH-GATE-03")
def test_passing_in_the_other_world_leads_to_the_pass_effect_and_closes_the_gate() -> None:
    t = scene("eldritch").investigator("silas-marsh", space="rome").gate("rome").at(phase="encounter").halt("mythos")
    t.script("other-world", "other-world-02").script("test", 5, 1).script("test", 1, 1, 1).answer("enter:gate-rome")
    assert t.gates() == []
    assert t.happened("gate-closed", who="silas-marsh", gate="gate-rome")
    assert [gate.key for gate in t.s.gate_stack.discard] == ["gate-rome"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-COMPLEX-01", "EH-COMPLEX-03", "EH-COMPLEX-05")
def test_silas_fails_in_the_other_world_and_loses_sanity_unless_he_spends_a_clue() -> None:
    t = scene("eldritch").investigator("silas-marsh", space="rome", clues=1).gate("rome").at(phase="encounter")
    t.halt("mythos").script("other-world", "other-world-01").script("test", 1, 1)
    t.answer("enter:gate-rome", "done")
    assert t.asked() == "0 pay-to-avoid"
    t.answer("decline")
    assert t.who("silas-marsh").sanity == 1
    assert t.gates() == ["rome"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-COMPLEX-02", "EH-COMPLEX-06", "EH-COMPLEX-07")
def test_all_of_the_chosen_part_is_resolved_with_the_test_inside_it_and_the_card_discarded() -> None:
    t = scene("eldritch").investigator("silas-marsh", space="rome").gate("rome").at(phase="encounter").halt("mythos")
    t.script("other-world", "other-world-02").script("test", 5, 1).script("test", 5, 1, 1)
    t.script("clues", "clue-rome", "clue-arkham").answer("enter:gate-rome")  # Observation passed: 2 Clues
    assert [clue.key for clue in t.who("silas-marsh").clues] == ["clue-rome", "clue-arkham"]
    assert [card.key for card in t.s.encounters["other-world"].discard] == ["other-world-02"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-COMPLEX-10")
def test_a_gate_need_not_be_entered() -> None:
    t = scene("eldritch").investigator("silas-marsh", space="rome").gate("rome").at(phase="encounter")
    assert t.offers("visit:europe")
    assert t.offers("enter:gate-rome")
    assert t.asked() == "0 which-encounter"


@pytest.mark.rule("EH-TOK-04", "EH-COMPLEX-09", "EH-COMPLEX-07")
def test_after_an_expedition_the_token_moves_to_the_space_on_the_next_card() -> None:
    t = scene("eldritch").investigator("silas-marsh", space="tunguska").expedition("tunguska").at(phase="encounter")
    t.halt("mythos").script("expedition", "expedition-tunguska-2").script("test", 5, 1, 1).script("test", 5, 1, 1)
    t.script("artifacts", "necronomicon").script("expedition-space", "amazon").answer("explore:tunguska")
    assert t.s.expedition == "amazon"
    assert t.cards("silas-marsh") == ["necronomicon"]
    assert [card.key for card in t.s.encounters["expedition"].discard] == ["expedition-tunguska-2"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-TOK-04")
def test_an_expedition_draws_a_card_of_its_space() -> None:
    t = scene("eldritch").investigator("silas-marsh", space="tunguska").expedition("tunguska").at(phase="encounter")
    deck = t.s.encounters["expedition"]
    others = [card for card in deck.rest if card.space == "tunguska" and card.key != "expedition-tunguska-2"]
    deck.rest = [card for card in deck.rest if card not in others]
    t.s.box += others
    t.halt("mythos").script("test", 1, 1, 1).script("test", 1, 1).script("expedition-space", "amazon")
    t.answer("explore:tunguska")  # only one card of Tunguska is left, so nothing is left to chance
    assert t.happened("encounter", card="expedition-tunguska-2")
    assert t.cards("silas-marsh") == ["back-injury"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-COMPLEX-09")
def test_without_any_expedition_card_the_token_leaves_the_board() -> None:
    spaces = ("amazon", "pyramids", "heart-of-africa", "himalayas", "antarctica")
    t = scene("eldritch").investigator("silas-marsh", space="tunguska").expedition("tunguska").no_expeditions(*spaces)
    t.mythos("the-world-shakes").halt("mythos-discard", "mythos-end")
    t.script("gates", "gate-rome").script("cup", "mummy").begin()
    assert t.s.expedition == ""
    assert t.happened("no-expedition")
    assert t.asked() == "0 scene-ends"


# ---- defeated investigators ------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-ENCDEF-01", "EH-ENCDEF-03", "EH-ENCDEF-04", "EH-ENCDEF-05")
def test_a_crippled_investigator_gives_everything_and_perhaps_some_time() -> None:
    t = scene("eldritch").investigator("silas-marsh", space="rome").at(phase="encounter", doom=10).halt("mythos")
    t.fallen("leo-anderson", "rome", "health", cards=["hired-muscle", "wither"], clues=2, trains=1)
    t.script("test", 5, 1, 1).answer("meet:leo-anderson")  # Influence
    silas = t.who("silas-marsh")
    assert t.happened("tested", skill="influence", rolled=[5, 1, 1])
    assert (t.cards("silas-marsh"), len(silas.clues), silas.trains) == (["hired-muscle", "wither"], 2, 1)
    assert t.s.doom == 11
    assert t.s.fallen == []
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-ENCDEF-02", "EH-ENCDEF-06")
def test_an_insane_investigator_asks_for_another_skill_and_never_comes_back() -> None:
    t = scene("eldritch").investigator("silas-marsh", space="rome").at(phase="encounter", doom=10).halt("mythos")
    t.fallen("leo-anderson", "rome", "sanity").script("test", 1, 1, 1).answer("meet:leo-anderson")
    assert t.happened("tested", skill="strength", rolled=[1, 1, 1])
    assert t.s.doom == 10
    assert "leo-anderson" in [sheet.key for sheet in t.s.box]
    assert "leo-anderson" not in t.sees(0).unused
    assert t.asked() == "0 scene-ends"


def test_a_second_copy_of_a_spell_is_not_received() -> None:
    t = (
        scene("eldritch")
        .investigator("silas-marsh", space="rome", cards=["wither"])
        .at(phase="encounter")
        .halt("mythos")
    )
    t.fallen("leo-anderson", "rome", cards=["wither"]).script("test", 1, 1, 1).answer("meet:leo-anderson")
    assert t.cards("silas-marsh") == ["wither"]
    assert [card.key for card in t.s.spells].count("wither") == 1
    assert t.asked() == "0 scene-ends"
