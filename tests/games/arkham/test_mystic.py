"""Mystic cards: what each of them does, and what it does not."""

from __future__ import annotations

import pytest

from seance.engine.wire import ALL
from seance.games.arkham.rules import registers
from seance.games.arkham.rules.pieces import Investigator
from seance.games.arkham.rules.state import Table
from seance.testing import scene

ROLAND, DAISY, AGNES = "roland-banks", "daisy-walker", "agnes-baker"
MINION, RAVENOUS = "ghoul-minion-1", "ravenous-ghoul-1"
SYMBOLS = ["skull", "cultist", "tablet", "elder-thing", "auto-fail"]


# ---- Forbidden Knowledge ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-CST-05", "AHC-MOV-07")
def test_forbidden_knowledge_turns_secrets_into_resources_for_horror() -> None:
    t = scene("arkham").investigator(DAISY, assets=["forbidden-knowledge"])
    t.answer("use:forbidden-knowledge-1")
    card = t.card("forbidden-knowledge-1")
    assert (t.who(DAISY).resources, t.who(DAISY).horror, card.uses, card.exhausted) == (6, 1, 3, True)
    assert not t.offers("use:forbidden-knowledge-1")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-USE-07")
def test_forbidden_knowledge_is_discarded_with_its_last_secret() -> None:
    t = scene("arkham").investigator(DAISY, assets=["forbidden-knowledge"])
    t.card("forbidden-knowledge-1").uses = 1
    t.answer("use:forbidden-knowledge-1")
    assert t.who(DAISY).resources == 6
    assert t.discarded(DAISY) == ["forbidden-knowledge"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CST-12")
def test_the_horror_of_forbidden_knowledge_may_be_taken_by_an_asset() -> None:
    t = scene("arkham").investigator(DAISY, assets=["forbidden-knowledge", "elder-sign-amulet"])
    t.answer("use:forbidden-knowledge-1", ["take:elder-sign-amulet-1"])
    assert (t.who(DAISY).resources, t.who(DAISY).horror, t.card("elder-sign-amulet-1").horror) == (6, 0, 1)
    assert t.asked() == "0 your-action"


# ---- Holy Rosary -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("assets", "passed"), [(["holy-rosary"], True), ([], False)])
def test_a_holy_rosary_raises_willpower(assets: list[str], passed: bool) -> None:
    t = scene("arkham").investigator(DAISY, assets=assets).draws("rotting-remains").token("-1")
    assert t.asked() == "0 scene-ends"
    assert t.happened("test-passed", value=3) is passed
    assert t.who(DAISY).horror == (0 if passed else 1)


# ---- Shrivelling -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-ST1-02", "AHC-DES-02", "AHC-GLD-02")
def test_shrivelling_fights_with_willpower_for_two_damage() -> None:
    t = scene("arkham").investigator(DAISY, assets=["shrivelling"]).enemy("ravenous-ghoul", engaged=DAISY).token("0")
    t.answer(f"fight-with:{RAVENOUS}:shrivelling-1")
    assert t.happened("test-begins", skill="willpower", difficulty=3)
    assert t.happened("test-passed", value=3)
    assert (t.foe(RAVENOUS).damage, t.who(DAISY).horror, t.card("shrivelling-1").uses) == (2, 0, 3)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ST4-01")
@pytest.mark.parametrize("token", SYMBOLS)
def test_shrivelling_hurts_the_mind_if_a_bad_symbol_comes(token: str) -> None:
    t = scene("arkham").investigator(DAISY, assets=["shrivelling"])
    t.enemy("swarm-of-rats", at="hallway", exhausted=True)
    t.s.bag.append("elder-thing")  # which The Gathering does without
    t.token(token)
    t.answer("fight-with:swarm-of-rats-1:shrivelling-1")
    assert (t.who(DAISY).horror, t.who(DAISY).damage) == (1, 0)
    told = [one.event for one in t.begin().events(seat=ALL)]
    assert "enemy-damaged" not in told[: told.index("hurt")]  # it comes with the token
    assert t.asked() == "0 your-action"


# ---- Scrying ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-DEK-02")
def test_scrying_orders_the_top_of_the_encounter_deck() -> None:
    t = scene("arkham").investigator(DAISY, assets=["scrying"])
    t.encounters("ghoul-minion", "rotting-remains", "ancient-evils", "grasping-hands")
    t.script("encounters", "rotting-remains", "ghoul-minion", "grasping-hands")
    t.answer("activate:scrying-1")
    assert t.asked() == "0 put-back"
    t.answer(["put-back:grasping-hands", "put-back:rotting-remains", "put-back:ghoul-minion"])
    scrying = t.card("scrying-1")
    assert (scrying.exhausted, scrying.uses) == (True, 2)
    (known,) = t.s.encounters.known_to(0)
    assert [card.key for card in known[1]] == ["grasping-hands", "rotting-remains", "ghoul-minion"]
    assert t.asked() == "0 your-action"


def test_scrying_may_look_at_anybodys_deck_and_only_who_scries_sees_it() -> None:
    t = scene("arkham", 2).investigator(DAISY, assets=["scrying"]).investigator(ROLAND, deck=["knife", "guts"])
    t.encounters("ghoul-minion").script("deck-roland-banks", "guts", "knife")
    t.answer("activate:scrying-1")
    assert t.options() == ["look-at:encounters", "look-at:deck-roland-banks"]
    t.answer("look-at:deck-roland-banks", ["put-back:guts", "put-back:knife"])
    assert [card.key for card in t.who(ROLAND).deck.known_to(0)[0][1]] == ["guts", "knife"]
    assert t.who(ROLAND).deck.known_to(1) == []
    assert t.asked() == "0 your-action"


def test_scrying_needs_a_deck_to_look_at() -> None:
    t = scene("arkham").investigator(DAISY, assets=["scrying"])
    assert t.refusal("activate:scrying-1") == "AHC-TRG-14"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-EFF-04")
def test_scrying_looks_at_nothing_if_the_last_deck_is_used_up_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose_deck(s: Table, who: Investigator) -> None:
        s.encounters.discard, s.encounters.rest = s.encounters.rest, []

    monkeypatch.setitem(registers.DELAYED, "worms", ("after-enemy-attacks", lose_deck))
    t = scene("arkham").investigator(DAISY, assets=["scrying"]).enemy("ghoul-minion", engaged=DAISY)
    t.encounters("ancient-evils").s.until("game", "worms", DAISY)
    t.answer("activate:scrying-1")
    assert (t.card("scrying-1").uses, t.who(DAISY).damage) == (2, 1)
    assert t.asked() == "0 your-action"


# ---- Arcane Studies --------------------------------------------------------------------------------------------------


def test_arcane_studies_raise_willpower() -> None:
    t = scene("arkham").investigator(DAISY, assets=["arcane-studies"], resources=1).draws("rotting-remains").token("-1")
    t.answer("raise-willpower:arcane-studies-1")
    assert t.happened("test-passed", value=3)
    assert t.who(DAISY).horror == 0
    assert t.asked() == "0 scene-ends"


def test_arcane_studies_raise_intellect() -> None:
    t = scene("arkham").investigator(DAISY, at="cellar", assets=["arcane-studies"], resources=1)
    t.location("cellar", clues=1).token("-2")
    t.answer("investigate", "raise-intellect:arcane-studies-1")
    assert t.happened("test-passed", value=4)
    assert t.who(DAISY).clues == 1
    assert t.asked() == "0 your-action"


# ---- Arcane Initiate -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-FOR-07", "AHC-ACT-08", "AHC-INP-05")
def test_an_arcane_initiate_brings_doom() -> None:
    t = scene("arkham").investigator(DAISY, hand=["arcane-initiate"]).agenda("whats-going-on", doom=2)
    t.answer("play:arcane-initiate")
    assert t.card("arcane-initiate-1").doom == 1
    assert t.s.doom() == 3
    assert not t.happened("agenda-advances")  # nothing says that it may now
    assert t.asked() == "0 your-action"


def test_an_arcane_initiate_finds_a_spell_among_the_top_three() -> None:
    t = scene("arkham").investigator(
        DAISY, assets=["arcane-initiate"], deck=["knife", "scrying", "guts", "shrivelling"]
    )
    t.script("deck-daisy-walker", "knife", "scrying", "guts")
    t.answer("use-2:arcane-initiate-1")
    assert t.hand(DAISY) == ["scrying"]
    assert t.card("arcane-initiate-1").exhausted
    assert t.asked() == "0 your-action"


def test_what_an_arcane_initiate_finds_during_a_test_can_be_committed_to_it() -> None:
    t = scene("arkham").investigator(DAISY, assets=["arcane-initiate"], deck=["ward-of-protection", "knife"])
    t.script("deck-daisy-walker", "ward-of-protection", "knife").draws("rotting-remains").token("0")
    t.answer("use-2:arcane-initiate-1", ["commit:ward-of-protection"])
    assert t.happened("test-passed", value=4)
    assert t.asked() == "0 scene-ends"


def test_an_arcane_initiate_may_find_nothing() -> None:
    t = scene("arkham").investigator(DAISY, assets=["arcane-initiate"], deck=["knife", "guts"])
    t.script("deck-daisy-walker", "knife", "guts")
    t.answer("use-2:arcane-initiate-1")
    assert t.hand(DAISY) == []
    assert len(t.who(DAISY).deck) == 2
    assert t.asked() == "0 your-action"


# ---- Drawn to the Flame ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-DRC-02", "AHC-THN-02")
def test_drawn_to_the_flame_draws_an_encounter_card_and_then_two_clues() -> None:
    t = scene("arkham").investigator(DAISY, hand=["drawn-to-the-flame"]).location("hallway", clues=3)
    t.encounters("ghoul-minion").script("encounters", "ghoul-minion")
    t.answer("play:drawn-to-the-flame")
    assert t.foe(MINION).engaged == 0
    assert (t.who(DAISY).clues, t.clues_at("hallway")) == (2, 1)
    assert t.asked() == "0 your-action"


# ---- Ward of Protection ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-CAN-01", "AHC-CAN-06", "AHC-THN-02")
def test_ward_of_protection_cancels_a_revelation_for_a_horror() -> None:
    t = scene("arkham").investigator(DAISY, hand=["ward-of-protection"]).draws("ancient-evils")
    t.answer("play:ward-of-protection")
    assert (t.s.doom(), t.who(DAISY).horror, t.who(DAISY).damage, t.who(DAISY).resources) == (0, 1, 0, 4)
    assert t.discarded() == ["ancient-evils"]
    assert t.asked() == "0 scene-ends"


def test_ward_of_protection_is_only_against_the_own_treacheries() -> None:
    t = scene("arkham", 2).investigator(ROLAND).investigator(DAISY, hand=["ward-of-protection"]).draws("ancient-evils")
    assert t.asked() == "0 scene-ends"
    assert t.s.doom() == 1


@pytest.mark.rule("AHC-WEA-02")
def test_ward_of_protection_does_not_help_against_enemies_and_weaknesses() -> None:
    t = scene("arkham").investigator(DAISY, hand=["ward-of-protection"]).draws("ghoul-minion")
    assert t.asked() == "0 scene-ends"
    assert t.hand(DAISY) == ["ward-of-protection"]
    t = scene("arkham").investigator(DAISY, hand=["ward-of-protection"], deck=["paranoia"])
    t.script("deck-daisy-walker", "paranoia")
    t.answer("draw")
    assert (t.hand(DAISY), t.who(DAISY).resources) == (["ward-of-protection"], 0)
    assert t.asked() == "0 your-action"


# ---- Blinding Light --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-EVD-03", "AHC-EVT-02")
@pytest.mark.parametrize(("card", "damage"), [("blinding-light-01066", 1), ("blinding-light-01069", 2)])
def test_blinding_light_evades_with_willpower_and_hurts(card: str, damage: int) -> None:
    t = scene("arkham").investigator(DAISY, hand=[card]).enemy("ravenous-ghoul", engaged=DAISY).token("0")
    t.answer(f"play:{card}")
    ghoul = t.foe(RAVENOUS)
    assert (ghoul.exhausted, ghoul.engaged, ghoul.damage) == (True, -1, damage)
    assert (t.who(DAISY).damage, t.who(DAISY).gained) == (0, 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ACN-03")
@pytest.mark.parametrize(("card", "horror"), [("blinding-light-01066", 0), ("blinding-light-01069", 1)])
@pytest.mark.parametrize("token", SYMBOLS)
def test_blinding_light_may_cost_an_action(card: str, horror: int, token: str) -> None:
    t = scene("arkham").investigator(DAISY, hand=[card], resources=9).enemy("hunting-nightgaunt", engaged=DAISY)
    t.s.bag.append("elder-thing")  # which The Gathering does without
    t.token(token)
    t.answer(f"play:{card}")
    assert (t.who(DAISY).gained, t.who(DAISY).horror, t.who(DAISY).damage) == (-1, horror, 0)
    assert token != "auto-fail" or t.foe("hunting-nightgaunt-1").damage == 0
    assert t.asked() == "0 your-action"


# ---- Fearless --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("token", "horror"), [("0", 1), ("auto-fail", 5)])
def test_fearless_heals_a_horror_if_the_test_succeeds(token: str, horror: int) -> None:
    t = scene("arkham").investigator(DAISY, hand=["fearless"], horror=2, damage=1).draws("rotting-remains").token(token)
    t.answer(["commit:fearless"])
    assert (t.who(DAISY).horror, t.who(DAISY).damage) == (horror, 1)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-ST2-02")
def test_fearless_heals_who_committed_it() -> None:
    t = scene("arkham", 2).investigator(ROLAND, horror=1).investigator(DAISY, hand=["fearless"], horror=2)
    t.draws("rotting-remains").token("0")
    t.answer(["commit:fearless"])
    assert (t.who(ROLAND).horror, t.who(DAISY).horror) == (1, 1)
    assert t.asked() == "0 scene-ends"


# ---- Mind Wipe -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-BLK-01", "AHC-BLK-03", "AHC-FW11-03")
def test_mind_wipe_blanks_an_enemy_for_the_phase() -> None:
    t = scene("arkham").investigator(DAISY, hand=["mind-wipe"]).enemy("wizard-of-the-order", engaged=DAISY)
    t.at("investigation-begins").token("auto-fail").halt("enemy-hunters")
    t.s.investigators[0].acted = False
    t.answer("play:mind-wipe", "fight:wizard-of-the-order-1")
    assert t.who(DAISY).damage == 0  # it does not retaliate
    assert t.s.lasts("blank", "wizard-of-the-order-1")
    t.answer("end-turn")
    assert not t.s.lasts("blank", "wizard-of-the-order-1")
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize("where", ["hallway", "attic"])
def test_mind_wipe_is_no_use_against_the_elite_or_elsewhere(where: str) -> None:
    t = scene("arkham").investigator(DAISY, hand=["mind-wipe"])
    t.enemy("ghoul-priest" if where == "hallway" else "ghoul-minion", at=where, exhausted=True)
    t.at("enemy-begins").halt("enemy-hunters")
    assert t.asked() == "0 scene-ends"
    assert t.hand(DAISY) == ["mind-wipe"]


@pytest.mark.rule("AHC-BLK-01", "AHC-ENG-04", "AHC-PRE-01")
def test_an_enemy_that_has_forgotten_whom_it_is_after_engages_whoever_is_there() -> None:
    t = scene("arkham", 2).investigator(DAISY, hand=["mind-wipe"]).investigator(ROLAND, at="attic")
    t.enemy("mob-enforcer", at="hallway", owner=ROLAND).at("enemy-begins").halt("enemy-attacks")
    t.answer("play:mind-wipe")
    assert t.foe("mob-enforcer-1").engaged == 0
    assert t.asked() == "0 scene-ends"


# ---- Book of Shadows -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-SLT-07", "AHC-SLT-11")
def test_a_book_of_shadows_has_room_for_another_spell() -> None:
    t = scene("arkham").investigator(
        DAISY, assets=["book-of-shadows", "scrying", "shrivelling"], hand=["shrivelling", "scrying"]
    )
    t.answer("play:shrivelling")
    assert t.assets(DAISY) == ["book-of-shadows-1", "scrying-1", "shrivelling-1", "shrivelling-2"]
    t.answer("play:scrying")
    assert t.asked() == "0 make-room"  # for one more, and no further
    t.answer("discard:scrying-1")
    assert t.asked() == "0 your-action"


def test_without_the_book_a_third_spell_drives_another_out() -> None:
    t = scene("arkham").investigator(DAISY, assets=["scrying", "shrivelling"], hand=["shrivelling"])
    t.answer("play:shrivelling", "discard:scrying-1")
    assert t.assets(DAISY) == ["shrivelling-1", "shrivelling-2"]
    assert t.asked() == "0 your-action"


def test_a_book_of_shadows_charges_a_spell() -> None:
    t = scene("arkham", 2).investigator(DAISY, assets=["book-of-shadows", "shrivelling", "grotesque-statue"])
    t.investigator(AGNES, assets=["shrivelling"])
    t.answer("activate:book-of-shadows-1")
    assert t.card("shrivelling-1").uses == 5  # the statue has charges too, but is no Spell
    assert t.card("book-of-shadows-1").exhausted
    assert t.asked() == "0 your-action"


# ---- Grotesque Statue ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-INS-01", "AHC-INS-03", "AHC-ST8-03")
def test_a_grotesque_statue_lets_one_of_two_tokens_count() -> None:
    t = scene("arkham").investigator(DAISY, assets=["grotesque-statue"]).enemy("ghoul-minion", engaged=DAISY)
    t.token("-4", "0")
    bag = len(t.s.bag)
    t.answer(f"fight:{MINION}", "use:grotesque-statue-1")
    assert t.options() == ["choose:minus-4", "choose:plus-0"]
    t.answer("choose:plus-0")
    assert t.happened("test-passed", value=2)
    assert (t.card("grotesque-statue-1").uses, len(t.s.bag)) == (3, bag)
    assert t.asked() == "0 your-action"


def test_a_grotesque_statue_need_not_be_used_and_falls_when_it_is_empty() -> None:
    t = scene("arkham").investigator(DAISY, assets=["grotesque-statue"]).enemy("ghoul-minion", engaged=DAISY)
    t.card("grotesque-statue-1").uses = 1
    t.token("-1", "-1", "+1")
    t.answer(f"fight:{MINION}", "pass")
    assert t.happened("test-failed", value=1)
    t.answer(f"fight:{MINION}", "use:grotesque-statue-1", "choose:plus-1")
    assert t.happened("test-passed", value=3)
    assert t.discarded(DAISY) == ["grotesque-statue"]
    assert t.asked() == "0 your-action"
