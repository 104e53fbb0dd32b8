"""Seeker cards: what each of them does, and what it does not."""

from __future__ import annotations

import pytest

from seance.testing import scene

ROLAND, DAISY, SKIDS = "roland-banks", "daisy-walker", "skids-otoole"
DECK = f"deck-{DAISY}"
MINION, RAVENOUS = "ghoul-minion-1", "ravenous-ghoul-1"


# ---- Magnifying Glass ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-CON-03")
@pytest.mark.parametrize("glass", ["magnifying-glass-01030", "magnifying-glass-01040"])
def test_a_magnifying_glass_helps_to_investigate(glass: str) -> None:
    t = scene("arkham").investigator(DAISY, at="cellar", assets=[glass]).location("cellar", clues=1).token("-2")
    t.answer("investigate")
    assert t.happened("test-passed", value=4)  # 5 + 1 - 2
    assert t.who(DAISY).clues == 1
    assert t.asked() == "0 your-action"


def test_a_magnifying_glass_does_not_help_in_another_test() -> None:
    t = scene("arkham").investigator(DAISY, assets=["magnifying-glass-01030", "medical-texts"]).token("-2")
    t.answer("activate:medical-texts-1")
    assert t.happened("test-passed", value=3)  # 5 - 2
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-FAS-01", "AHC-FAS-05", "AHC-FAS-06")
def test_a_magnifying_glass_is_played_without_an_action_and_unpunished() -> None:
    t = scene("arkham").investigator(DAISY, hand=["magnifying-glass-01030"]).enemy("ghoul-minion", engaged=DAISY)
    t.answer("play:magnifying-glass-01030")
    assert t.assets(DAISY) == ["magnifying-glass-01030-1"]
    assert (t.who(DAISY).spent, t.who(DAISY).damage, t.who(DAISY).resources) == (0, 0, 4)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-INP-04")
def test_the_better_magnifying_glass_returns_to_hand_when_no_clue_is_here() -> None:
    t = scene("arkham").investigator(DAISY, assets=["magnifying-glass-01040"])
    t.answer("use:magnifying-glass-01040-1")
    assert t.hand(DAISY) == ["magnifying-glass-01040"]
    assert t.assets(DAISY) == []
    assert t.asked() == "0 your-action"


def test_the_better_magnifying_glass_stays_while_there_are_clues() -> None:
    t = scene("arkham").investigator(DAISY, assets=["magnifying-glass-01040"]).location("hallway", clues=1)
    assert not t.offers("use:magnifying-glass-01040-1")
    assert t.asked() == "0 your-action"


# ---- Old Book of Lore ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-SEA-01", "AHC-SEA-03")
def test_an_old_book_of_lore_finds_a_card_among_the_top_three() -> None:
    t = scene("arkham").investigator(DAISY, assets=["old-book-of-lore"], deck=["knife", "guts", "dodge", "machete"])
    t.script(DECK, "guts", "dodge", "knife")
    t.answer("activate:old-book-of-lore-1")
    assert sorted(t.options()) == ["find:dodge", "find:guts", "find:knife"]
    t.answer("find:dodge")
    assert t.hand(DAISY) == ["dodge"]
    assert len(t.who(DAISY).deck) == 3
    assert t.card("old-book-of-lore-1").exhausted
    assert t.asked() == "0 your-action"


def test_an_old_book_of_lore_lets_another_investigator_here_search() -> None:
    t = scene("arkham", 2).investigator(DAISY, assets=["old-book-of-lore"], deck=["knife"])
    t.investigator(ROLAND, deck=["guts", "dodge"]).script("deck-roland-banks", "guts", "dodge")
    t.answer("activate:old-book-of-lore-1", f"choose:{ROLAND}")
    assert t.asked() == "1 search"
    t.answer("find:guts")
    assert t.hand(ROLAND) == ["guts"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-EXH-02")
def test_an_exhausted_book_cannot_be_used() -> None:
    t = scene("arkham").investigator(DAISY, assets=["old-book-of-lore"], deck=["knife"])
    t.card("old-book-of-lore-1").exhausted = True
    assert t.refusal("activate:old-book-of-lore-1") == "AHC-TRG-15"
    assert t.asked() == "0 your-action"


# ---- Research Librarian ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-TRG-09", "AHC-SEA-02")
def test_a_research_librarian_brings_a_tome() -> None:
    t = scene("arkham").investigator(DAISY, hand=["research-librarian"], deck=["knife", "medical-texts", "guts"])
    t.answer("play:research-librarian", "use:research-librarian-1")
    assert t.hand(DAISY) == ["medical-texts"]
    assert len(t.who(DAISY).deck) == 2
    assert t.asked() == "0 your-action"


def test_a_research_librarian_may_be_left_alone() -> None:
    t = scene("arkham").investigator(DAISY, hand=["research-librarian"], deck=["knife", "medical-texts"])
    t.answer("play:research-librarian", "pass")
    assert t.hand(DAISY) == []
    assert t.asked() == "0 your-action"


# ---- Dr. Milan Christopher -------------------------------------------------------------------------------------------


def test_dr_milan_christopher_raises_intellect_and_pays_for_success() -> None:
    t = scene("arkham").investigator(DAISY, at="cellar", assets=["dr-milan-christopher"]).location("cellar", clues=1)
    t.token("-2")
    t.answer("investigate", "use:dr-milan-christopher-1")
    assert t.happened("test-passed", value=4)
    assert (t.who(DAISY).resources, t.who(DAISY).clues) == (6, 1)
    assert t.asked() == "0 your-action"


def test_dr_milan_christopher_helps_in_any_test_of_intellect_but_pays_only_for_investigating() -> None:
    t = scene("arkham").investigator(DAISY, assets=["dr-milan-christopher", "medical-texts"], damage=1).token("0")
    t.answer("activate:medical-texts-1")
    assert t.happened("test-passed", value=6)
    assert t.who(DAISY).resources == 5
    assert t.asked() == "0 your-action"


def test_dr_milan_christopher_pays_nothing_for_failure() -> None:
    t = scene("arkham").investigator(DAISY, at="cellar", assets=["dr-milan-christopher"]).location("cellar", clues=1)
    t.token("-3")
    t.answer("investigate")
    assert t.who(DAISY).resources == 5
    assert t.asked() == "0 your-action"


# ---- Hyperawareness --------------------------------------------------------------------------------------------------


def test_hyperawareness_raises_intellect() -> None:
    t = scene("arkham").investigator(DAISY, at="cellar", assets=["hyperawareness"], resources=1)
    t.location("cellar", clues=1).token("-2")
    t.answer("investigate", "raise-intellect:hyperawareness-1")
    assert t.happened("test-passed", value=4)
    assert t.who(DAISY).clues == 1
    assert t.asked() == "0 your-action"


def test_hyperawareness_raises_agility() -> None:
    t = scene("arkham").investigator(DAISY, assets=["hyperawareness"], resources=1).enemy("ghoul-minion", engaged=DAISY)
    t.token("-1")
    t.answer(f"evade:{MINION}", "raise-agility:hyperawareness-1")
    assert t.happened("test-passed", value=2)
    assert t.foe(MINION).exhausted
    assert t.asked() == "0 your-action"


# ---- Medical Texts ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-DFT-05", "AHC-ST7-01")
@pytest.mark.parametrize(("token", "damage"), [("-3", 1), ("-4", 3)])
def test_medical_texts_heal_or_hurt(token: str, damage: int) -> None:
    t = scene("arkham", 2).investigator(DAISY, assets=["medical-texts"]).investigator(ROLAND, damage=2).token(token)
    t.answer("activate:medical-texts-1", f"choose:{ROLAND}")
    assert t.who(ROLAND).damage == damage
    assert t.asked() == "0 your-action"


# ---- Mind over Matter ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-LST-01", "AHC-LST-02")
def test_mind_over_matter_lets_intellect_fight_and_evade() -> None:
    t = scene("arkham").investigator(DAISY, hand=["mind-over-matter"])
    t.enemy("ravenous-ghoul", engaged=DAISY).token("-2", "-2")
    t.answer("play:mind-over-matter", f"fight:{RAVENOUS}", "with:intellect")
    assert t.foe(RAVENOUS).damage == 1  # 5 - 2 against 3
    t.answer(f"evade:{RAVENOUS}", "with:intellect")
    assert t.foe(RAVENOUS).exhausted
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-LST-04", "AHC-FW46-03")
def test_mind_over_matter_ends_with_the_round_and_need_not_be_used() -> None:
    t = scene("arkham").investigator(DAISY, hand=["mind-over-matter"]).enemy("ghoul-minion", engaged=DAISY)
    t.token("0").halt("mythos-begins")
    t.answer("play:mind-over-matter", f"fight:{MINION}", "with:combat")
    assert t.happened("test-begins", skill="combat")
    t.answer("end-turn")
    assert t.s.lasting == []
    assert t.asked() == "0 scene-ends"
    t = scene("arkham").investigator(DAISY, hand=["mind-over-matter"]).halt("upkeep-begins")
    t.answer("play:mind-over-matter", "end-turn")
    assert len(t.s.lasting) == 1
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-FAS-03", "AHC-EVT-03", "AHC-PRP-03")
def test_a_card_for_the_own_turn_is_not_for_anothers() -> None:
    t = scene("arkham", 2).investigator(ROLAND).investigator(DAISY, hand=["mind-over-matter", "working-a-hunch"])
    t.location("hallway", clues=1)
    assert t.asked() == "0 your-action"
    assert not t.offers("play:mind-over-matter", 1)


# ---- Working a Hunch -------------------------------------------------------------------------------------------------


def test_working_a_hunch_discovers_a_clue() -> None:
    t = scene("arkham").investigator(DAISY, hand=["working-a-hunch"]).location("hallway", clues=2)
    t.answer("play:working-a-hunch")
    assert (t.who(DAISY).clues, t.who(DAISY).resources, t.who(DAISY).spent) == (1, 3, 0)
    assert t.asked() == "0 your-action"


def test_working_a_hunch_needs_a_clue_here() -> None:
    t = scene("arkham").investigator(DAISY, hand=["working-a-hunch"]).location("attic", clues=1)
    assert not t.offers("play:working-a-hunch")
    assert t.asked() == "0 your-action"


# ---- Barricade -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-ATT-01", "AHC-CNT-01", "AHC-HUN-05")
def test_a_barricade_keeps_hunters_out() -> None:
    t = scene("arkham").investigator(DAISY, hand=["barricade"]).enemy("swarm-of-rats", at="attic").halt("enemy-ends")
    t.answer("play:barricade", "end-turn")
    assert [card.key for card in t.s.attached("hallway")] == ["barricade-1"]
    assert t.enemies_at("attic") == ["swarm-of-rats-1"]
    assert t.asked() == "0 scene-ends"


def test_a_barricade_does_not_keep_elite_enemies_out() -> None:
    t = scene("arkham").investigator(DAISY).attached("barricade", "hallway", owner=DAISY)
    t.enemy("ghoul-priest", at="attic").at("enemy-hunters").halt("enemy-attacks")
    assert t.asked() == "0 scene-ends"
    assert t.foe("ghoul-priest-1").location == "hallway"


@pytest.mark.rule("AHC-CNT-01")
def test_an_engaged_enemy_does_not_follow_behind_a_barricade() -> None:
    t = scene("arkham").investigator(DAISY, at="parlor").attached("barricade", "hallway", owner=DAISY)
    t.enemy("acolyte", engaged=DAISY).enemy("ghoul-priest", engaged=DAISY)
    t.answer("move:hallway", "attacked-by:acolyte-1")
    assert (t.foe("acolyte-1").location, t.foe("acolyte-1").engaged) == ("parlor", -1)
    assert (t.foe("ghoul-priest-1").location, t.foe("ghoul-priest-1").engaged) == ("hallway", 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-FOR-02", "AHC-DIS-01")
def test_a_barricade_falls_when_an_investigator_leaves() -> None:
    t = scene("arkham", 2).investigator(ROLAND).investigator(DAISY).attached("barricade", "hallway", owner=DAISY)
    t.answer("move:attic")
    assert t.s.attached("hallway") == []
    assert t.discarded(DAISY) == ["barricade"]
    assert t.asked() == "0 your-action"


# ---- Deduction -------------------------------------------------------------------------------------------------------


def test_deduction_finds_another_clue() -> None:
    t = scene("arkham").investigator(DAISY, at="attic", hand=["deduction"]).location("attic", clues=3).token("0")
    t.answer("investigate", ["commit:deduction"])
    assert (t.who(DAISY).clues, t.clues_at("attic")) == (2, 1)
    assert t.asked() == "0 your-action"


def test_deduction_finds_nothing_in_a_failed_investigation_or_another_test() -> None:
    t = scene("arkham").investigator(DAISY, at="attic", hand=["deduction"]).location("attic", clues=3)
    t.token("auto-fail")
    t.answer("investigate", ["commit:deduction"])
    assert t.who(DAISY).clues == 0
    assert t.asked() == "0 your-action"
    t = scene("arkham").investigator(DAISY, hand=["deduction"], assets=["medical-texts"], damage=1).token("0")
    t.location("hallway", clues=2)
    t.answer("activate:medical-texts-1", ["commit:deduction"])
    assert (t.who(DAISY).clues, t.who(DAISY).damage) == (0, 0)
    assert t.asked() == "0 your-action"


# ---- Disc of Itzamna -------------------------------------------------------------------------------------------------


def test_a_disc_of_itzamna_sends_away_an_enemy_that_spawns_here() -> None:
    t = scene("arkham").investigator(DAISY, assets=["disc-of-itzamna"]).draws("ravenous-ghoul")
    t.answer("use:disc-of-itzamna-1")
    assert t.s.enemies == []
    assert t.discarded() == ["ravenous-ghoul"]
    assert t.discarded(DAISY) == ["disc-of-itzamna"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize("enemy", ["ghoul-priest", "flesh-eater"])
def test_a_disc_of_itzamna_is_no_use_against_the_elite_or_elsewhere(enemy: str) -> None:
    t = scene("arkham").investigator(DAISY, assets=["disc-of-itzamna"]).draws(enemy)
    assert t.asked() == "0 scene-ends"
    assert t.assets(DAISY) == ["disc-of-itzamna-1"]
    assert len(t.s.enemies) == 1


# ---- Encyclopedia ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-LST-05")
def test_an_encyclopedia_raises_a_skill_for_the_phase() -> None:
    t = scene("arkham", 2).investigator(DAISY, assets=["encyclopedia"]).investigator(ROLAND)
    t.halt("enemy-begins", "investigation-next")
    t.answer("activate:encyclopedia-1", f"choose:{ROLAND}")
    assert t.asked() == "0 raise-which-skill"
    t.answer("choose:agility")
    assert [(one.what, one.on, one.n) for one in t.s.lasting] == [("agility", ROLAND, 2)]
    t.halt("enemy-begins")
    t.answer("end-turn", "end-turn")
    assert t.s.lasting == []
    assert t.asked() == "0 scene-ends"


def test_what_an_encyclopedia_raises_counts_in_a_test() -> None:
    t = scene("arkham").investigator(DAISY, assets=["encyclopedia"]).enemy("ghoul-minion", at="hallway", exhausted=True)
    t.token("-2")
    t.answer("activate:encyclopedia-1", "choose:combat", f"fight:{MINION}")
    assert t.card("encyclopedia-1").exhausted
    assert t.foe(MINION).damage == 1  # 2 + 2 - 2 against 2
    assert t.asked() == "0 your-action"


# ---- Cryptic Research ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-DRC-03")
def test_cryptic_research_lets_somebody_here_draw_three_cards() -> None:
    t = scene("arkham", 2).investigator(DAISY, hand=["cryptic-research"], deck=["knife"])
    t.investigator(ROLAND, deck=["guts", "dodge", "machete"]).script("deck-roland-banks", "guts", "dodge", "machete")
    t.answer("play:cryptic-research", f"choose:{ROLAND}")
    assert t.hand(ROLAND) == ["dodge", "guts", "machete"]
    assert t.who(DAISY).spent == 0
    assert t.asked() == "0 your-action"
