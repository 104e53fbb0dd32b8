"""Neutral cards, and those that belong to one investigator."""

from __future__ import annotations

import pytest

from seance.testing import scene

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams"
MINION, RAVENOUS = "ghoul-minion-1", "ravenous-ghoul-1"


# ---- Roland's .38 Special --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("clues", "value"), [(0, 3), (2, 5)])
def test_rolands_38_special_is_better_where_there_are_clues(clues: int, value: int) -> None:
    t = scene("arkham").investigator(ROLAND, assets=["rolands-38-special"]).location("hallway", clues=clues)
    t.enemy("ravenous-ghoul", engaged=ROLAND).token("-2")
    t.answer(f"fight-with:{RAVENOUS}:rolands-38-special-1")
    assert t.happened("test-passed", value=value)  # 4 + 1 (or 3) - 2
    assert (t.foe(RAVENOUS).damage, t.card("rolands-38-special-1").uses) == (2, 3)
    assert t.asked() == "0 your-action"


# ---- Daisy's Tote Bag ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-SLT-06", "AHC-SLT-02")
def test_daisys_tote_bag_holds_two_more_tomes() -> None:
    t = scene("arkham").investigator(
        DAISY, assets=["daisys-tote-bag", "medical-texts", "old-book-of-lore", "encyclopedia"], hand=["flashlight"]
    )
    t.answer("play:flashlight")
    assert len(t.assets(DAISY)) == 5
    assert t.asked() == "0 your-action"


def test_daisys_tote_bag_is_full_with_two() -> None:
    tomes = ["medical-texts", "old-book-of-lore", "encyclopedia", "book-of-shadows"]
    t = scene("arkham").investigator(DAISY, assets=["daisys-tote-bag", *tomes], hand=["old-book-of-lore"])
    t.answer("play:old-book-of-lore")
    assert t.asked() == "0 make-room"


@pytest.mark.rule("AHC-SLT-11", "AHC-SLT-12")
def test_daisys_tote_bag_holds_nothing_but_tomes() -> None:
    t = scene("arkham").investigator(DAISY, assets=["daisys-tote-bag", "knife", "machete"], hand=["flashlight"])
    t.answer("play:flashlight", "discard:knife-1")
    assert t.assets(DAISY) == ["daisys-tote-bag-1", "machete-1", "flashlight-1"]
    assert t.asked() == "0 your-action"


# ---- On the Lam ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-CNT-01", "AHC-FAS-02")
def test_on_the_lam_nobody_but_the_elite_attacks() -> None:
    t = scene("arkham").investigator(SKIDS, hand=["on-the-lam"])
    t.enemy("ghoul-minion", engaged=SKIDS).enemy("ghoul-priest", engaged=SKIDS)
    t.at("investigation-next").halt("upkeep-begins")
    t.s.investigators[0].acted = False
    t.answer("play:on-the-lam", "resource")
    assert t.happened("enemy-attacks", enemy="ghoul-priest-1")
    assert not t.happened("enemy-attacks", enemy=MINION)
    assert (t.who(SKIDS).damage, t.who(SKIDS).horror) == (2, 2)
    t.answer("end-turn")
    assert not t.happened("enemy-attacks", enemy=MINION)
    assert t.asked() == "0 scene-ends"


def test_on_the_lam_is_played_when_the_turn_begins_and_ends_with_the_round() -> None:
    t = scene("arkham").investigator(SKIDS, hand=["on-the-lam"])
    assert t.refusal("play:on-the-lam") == "AHC-FAS-02"
    assert t.asked() == "0 your-action"
    t = scene("arkham").investigator(SKIDS, hand=["on-the-lam"]).at("investigation-next").halt("mythos-begins")
    t.s.investigators[0].acted = False
    t.answer("play:on-the-lam", "end-turn")
    assert t.s.lasting == []
    assert t.asked() == "0 scene-ends"


# ---- Heirloom of Hyperborea ------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-TRG-09", "AHC-INI-09")
@pytest.mark.parametrize("spell", ["shrivelling", "blinding-light-01066"])
def test_the_heirloom_draws_a_card_for_each_spell(spell: str) -> None:
    t = scene("arkham").investigator(AGNES, assets=["heirloom-of-hyperborea"], hand=[spell], deck=["knife"])
    t.script("deck-agnes-baker", "knife")
    if spell != "shrivelling":
        t.enemy("ghoul-minion", engaged=AGNES).token("0")
    t.answer(f"play:{spell}", "use:heirloom-of-hyperborea-1")
    assert t.hand(AGNES) == ["knife"]
    assert t.asked() == "0 your-action"


def test_the_heirloom_draws_nothing_for_other_cards() -> None:
    t = scene("arkham").investigator(AGNES, assets=["heirloom-of-hyperborea"], hand=["knife"], deck=["guts"])
    t.answer("play:knife")
    assert t.hand(AGNES) == []
    assert t.asked() == "0 your-action"


# ---- Wendy's Amulet --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-PRP-02", "AHC-INS-01")
def test_wendys_amulet_plays_the_topmost_event_and_puts_it_under_the_deck() -> None:
    t = scene("arkham").investigator(
        WENDY, assets=["wendys-amulet"], discard=["hot-streak", "emergency-cache", "knife"], deck=["guts"]
    )
    assert not t.offers("play:hot-streak")
    t.answer("play:emergency-cache")
    assert t.who(WENDY).resources == 8
    assert t.discarded(WENDY) == ["hot-streak", "knife"]
    assert [card.key for card in t.who(WENDY).deck.bottom[-1].cards] == ["emergency-cache"]
    assert t.offers("play:hot-streak")
    assert t.asked() == "0 your-action"


def test_with_wendys_amulet_fast_events_come_from_the_discard_pile_too() -> None:
    t = scene("arkham").investigator(WENDY, assets=["wendys-amulet"], discard=["working-a-hunch"])
    t.location("hallway", clues=1)
    t.answer("play:working-a-hunch")
    assert t.who(WENDY).clues == 1
    assert t.asked() == "0 your-action"


def test_with_wendys_amulet_an_event_that_leaves_play_goes_under_the_deck() -> None:
    t = scene("arkham").investigator(WENDY, assets=["wendys-amulet"]).attached("barricade", "hallway", owner=WENDY)
    t.answer("move:parlor")
    assert t.discarded(WENDY) == []
    assert [card.key for card in t.who(WENDY).deck.bottom[-1].cards] == ["barricade"]
    assert t.asked() == "0 your-action"


def test_without_the_amulet_the_discard_pile_is_closed() -> None:
    t = scene("arkham").investigator(WENDY, discard=["emergency-cache"])
    assert not t.offers("play:emergency-cache")
    assert t.asked() == "0 your-action"


# ---- Knife -----------------------------------------------------------------------------------------------------------


def test_a_knife_is_a_little_better_than_bare_hands() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["knife"]).enemy("ravenous-ghoul", engaged=ROLAND).token("-2")
    t.answer(f"fight-with:{RAVENOUS}:knife-1")
    assert t.happened("test-passed", value=3)  # 4 + 1 - 2
    assert (t.foe(RAVENOUS).damage, t.who(ROLAND).spent) == (1, 1)
    assert t.assets(ROLAND) == ["knife-1"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ACN-02")
def test_a_knife_that_is_thrown_hits_harder_and_is_gone() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["knife"]).enemy("ravenous-ghoul", engaged=ROLAND).token("-3")
    t.answer(f"fight-discarding:{RAVENOUS}:knife-1")
    assert t.happened("test-passed", value=3)  # 4 + 2 - 3
    assert t.foe(RAVENOUS).damage == 2
    assert t.discarded(ROLAND) == ["knife"]
    assert t.asked() == "0 your-action"


# ---- Flashlight ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-MOD-01", "AHC-DFT-03")
def test_a_flashlight_lowers_the_shroud_for_one_investigation() -> None:
    t = scene("arkham").investigator(ROLAND, at="cellar", assets=["flashlight"]).location("cellar", clues=2)
    t.token("-1", "-1")
    t.answer("investigate-with:flashlight-1")
    assert t.happened("test-begins", difficulty=2)
    assert (t.who(ROLAND).clues, t.card("flashlight-1").uses) == (1, 2)
    t.answer("investigate")
    assert t.happened("test-failed", value=2, by=2)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-MOD-05")
def test_a_flashlight_never_lowers_the_shroud_below_zero() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic", assets=["flashlight"]).location("attic", clues=1).token("-4")
    t.answer("investigate-with:flashlight-1")
    assert t.happened("test-begins", difficulty=0)
    assert t.who(ROLAND).clues == 1
    assert t.asked() == "0 your-action"


# ---- Emergency Cache -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-EVT-05", "AHC-GAN-01")
def test_an_emergency_cache_brings_three_resources() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["emergency-cache"])
    t.answer("play:emergency-cache")
    assert (t.who(ROLAND).resources, t.who(ROLAND).spent, t.discarded(ROLAND)) == (8, 1, ["emergency-cache"])
    assert t.asked() == "0 your-action"


# ---- the skill cards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("token", "drawn"), [("0", ["knife"]), ("auto-fail", [])])
def test_overpower_draws_a_card_if_the_test_succeeds(token: str, drawn: list[str]) -> None:
    t = (
        scene("arkham")
        .investigator(ROLAND, hand=["overpower"], deck=["knife", "dodge"])
        .enemy("ghoul-minion", engaged=ROLAND)
    )
    t.token(token)
    if drawn:
        t.script("deck-roland-banks", "knife")
    t.answer(f"fight:{MINION}", ["commit:overpower"])
    if drawn:
        t.answer(["resolve:fight", "resolve:overpower"])
    assert t.hand(ROLAND) == drawn
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(
    ("card", "treachery", "value"), [("guts", "rotting-remains", 5), ("manual-dexterity", "grasping-hands", 4)]
)
def test_guts_and_manual_dexterity_draw_a_card_too(card: str, treachery: str, value: int) -> None:
    t = scene("arkham").investigator(ROLAND, hand=[card], deck=["knife", "dodge"]).draws(treachery).token("0")
    t.script("deck-roland-banks", "knife")
    t.answer([f"commit:{card}"])
    assert t.happened("test-passed", value=value)
    assert t.hand(ROLAND) == ["knife"]
    assert t.asked() == "0 scene-ends"


def test_perception_draws_a_card_too() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic", hand=["perception"], deck=["knife", "dodge"]).token("0")
    t.location("attic", clues=1).script("deck-roland-banks", "knife")
    t.answer("investigate", ["commit:perception"], ["resolve:investigate", "resolve:perception"])
    assert t.happened("test-passed", value=5)
    assert t.hand(ROLAND) == ["knife"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-LIM-07")
def test_of_two_copies_that_are_offered_at_once_only_one_is_committed() -> None:
    t = scene("arkham", 2).investigator(ROLAND, hand=["overpower"]).investigator(DAISY, hand=["overpower"])
    t.enemy("ghoul-minion", engaged=ROLAND).token("auto-fail")
    t.answer(f"fight:{MINION}", "0 commit:overpower", "1 commit:overpower")
    assert (t.discarded(ROLAND), t.hand(DAISY)) == (["overpower"], ["overpower"])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ST2-02")
def test_the_card_goes_to_who_committed_it() -> None:
    t = (
        scene("arkham", 2)
        .investigator(ROLAND, hand=["overpower"])
        .investigator(DAISY, hand=["overpower"], deck=["knife"])
    )
    t.enemy("ghoul-minion", engaged=ROLAND).token("0").script("deck-daisy-walker", "knife")
    t.answer(f"fight:{MINION}", "0 done", "1 commit:overpower")
    t.answer(["resolve:fight", "resolve:overpower"])
    assert (t.hand(ROLAND), t.hand(DAISY)) == (["overpower"], ["knife"])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ST2-03", "AHC-LIM-07")
def test_only_one_unexpected_courage_helps_in_a_test() -> None:
    t = scene("arkham").investigator(DAISY, hand=["unexpected-courage", "unexpected-courage"])
    t.enemy("ravenous-ghoul", engaged=DAISY).token("-1")
    t.answer(f"fight:{RAVENOUS}")
    assert t.options() == ["commit:unexpected-courage"]
    t.answer(["commit:unexpected-courage"])
    assert t.happened("test-passed", value=3)  # 2 + 2 - 1
    assert t.hand(DAISY) == ["unexpected-courage"]
    assert t.asked() == "0 your-action"


# ---- Bulletproof Vest and Elder Sign Amulet --------------------------------------------------------------------------


@pytest.mark.rule("AHC-DMG-05", "AHC-HLT-05", "AHC-HLT-02", "AHC-SAN-02")
def test_a_vest_takes_damage_and_an_amulet_horror() -> None:
    t = scene("arkham").investigator(DAISY, assets=["bulletproof-vest", "elder-sign-amulet"])
    t.enemy("icy-ghoul", engaged=DAISY).at("enemy-attacks").halt("enemy-ends")
    t.answer(["take:bulletproof-vest-1", "take:bulletproof-vest-1"], ["take:elder-sign-amulet-1"])
    assert (t.card("bulletproof-vest-1").damage, t.card("elder-sign-amulet-1").horror) == (2, 1)
    assert (t.who(DAISY).damage, t.who(DAISY).horror) == (0, 0)
    assert t.asked() == "0 scene-ends"
