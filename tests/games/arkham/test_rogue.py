"""Rogue cards: what each of them does, and what it does not."""

from __future__ import annotations

import pytest

from seance.testing import scene

ROLAND, DAISY, AGNES = "roland-banks", "daisy-walker", "agnes-baker"
MINION, RAVENOUS = "ghoul-minion-1", "ravenous-ghoul-1"


# ---- Switchblade and .41 Derringer -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("token", "damage"), [("+1", 2), ("0", 1), ("-1", 1), ("-2", 0)])
def test_a_switchblade_hits_harder_if_it_succeeds_by_two(token: str, damage: int) -> None:
    t = scene("arkham").investigator(ROLAND, assets=["switchblade"]).enemy("ravenous-ghoul", engaged=ROLAND)
    t.token(token)
    t.answer(f"fight-with:{RAVENOUS}:switchblade-1")
    assert t.foe(RAVENOUS).damage == damage  # 4 against 3
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("token", "damage"), [("-1", 2), ("-2", 1), ("-3", 1), ("-4", 0)])
def test_a_derringer_is_better_and_hits_harder_if_it_succeeds_by_two(token: str, damage: int) -> None:
    t = scene("arkham").investigator(ROLAND, assets=["41-derringer"]).enemy("ravenous-ghoul", engaged=ROLAND)
    t.token(token)
    t.answer(f"fight-with:{RAVENOUS}:41-derringer-1")
    assert t.foe(RAVENOUS).damage == damage  # 4 + 2 against 3
    assert t.card("41-derringer-1").uses == 2
    assert t.asked() == "0 your-action"


# ---- Burglary --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-INS-01", "AHC-DES-02")
def test_burglary_brings_resources_instead_of_clues() -> None:
    t = scene("arkham").investigator(DAISY, at="attic", assets=["burglary"]).location("attic", clues=2).token("0")
    t.answer("investigate-with:burglary-1")
    assert t.happened("test-begins", difficulty=1)
    assert (t.who(DAISY).resources, t.who(DAISY).clues, t.clues_at("attic")) == (8, 0, 2)
    assert t.card("burglary-1").exhausted
    assert t.asked() == "0 your-action"


def test_burglary_that_fails_brings_nothing() -> None:
    t = scene("arkham").investigator(DAISY, at="attic", assets=["burglary"]).token("auto-fail")
    t.answer("investigate-with:burglary-1")
    assert t.who(DAISY).resources == 5
    assert t.card("burglary-1").exhausted
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-AOO-01")
def test_burglary_provokes_as_investigating_does() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic", assets=["burglary"]).enemy("ghoul-minion", engaged=ROLAND)
    t.token("0")
    t.answer("investigate-with:burglary-1")
    assert t.who(ROLAND).damage == 1
    assert t.asked() == "0 your-action"


# ---- Pickpocketing ---------------------------------------------------------------------------------------------------


def test_pickpocketing_draws_a_card_after_an_evasion() -> None:
    t = scene("arkham").investigator(AGNES, assets=["pickpocketing"], deck=["knife", "guts"])
    t.enemy("ghoul-minion", engaged=AGNES).token("0").script("deck-agnes-baker", "knife")
    t.answer(f"evade:{MINION}", "use:pickpocketing-1")
    assert t.hand(AGNES) == ["knife"]
    assert t.card("pickpocketing-1").exhausted
    assert t.asked() == "0 your-action"


def test_pickpocketing_needs_success_and_the_own_evasion() -> None:
    t = scene("arkham").investigator(AGNES, assets=["pickpocketing"], deck=["knife", "guts"])
    t.enemy("ghoul-minion", engaged=AGNES).token("-2")
    t.answer(f"evade:{MINION}")
    assert t.hand(AGNES) == []
    assert t.asked() == "0 your-action"
    t = scene("arkham", 2).investigator(AGNES).investigator(DAISY, assets=["pickpocketing"], deck=["knife"])
    t.enemy("ghoul-minion", engaged=AGNES).token("0")
    t.answer(f"evade:{MINION}")
    assert t.hand(DAISY) == []
    assert t.asked() == "0 your-action"


# ---- Leo De Luca -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-ACN-01")
@pytest.mark.parametrize("leo", ["leo-de-luca-01048", "leo-de-luca-01054"])
def test_leo_de_luca_gives_an_additional_action(leo: str) -> None:
    t = scene("arkham").investigator(ROLAND, assets=[leo]).halt("investigation-turn-ends")
    t.answer("resource", "resource", "resource", "resource")
    assert t.who(ROLAND).resources == 9
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-UNI-01", "AHC-UNI-02", "AHC-UNI-03", "AHC-CPY-01")
def test_only_one_leo_de_luca_can_be_in_play() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["leo-de-luca-01048"], hand=["leo-de-luca-01054"], resources=9)
    assert t.refusal("play:leo-de-luca-01054") == "AHC-PRP-01"
    assert t.asked() == "0 your-action"


# ---- Hard Knocks -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("deed", "ability"), [("fight", "raise-combat"), ("evade", "raise-agility")])
def test_hard_knocks_raise_combat_and_agility(deed: str, ability: str) -> None:
    t = scene("arkham").investigator(DAISY, assets=["hard-knocks"], resources=1).enemy("ghoul-minion", engaged=DAISY)
    t.token("-1")
    t.answer(f"{deed}:{MINION}", f"{ability}:hard-knocks-1")
    assert t.happened("test-passed", value=2)  # 2 + 1 - 1
    assert t.asked() == "0 your-action"


# ---- Elusive ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-MOV-05")
def test_elusive_leads_away_from_all_enemies() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic", hand=["elusive"])
    t.enemy("ghoul-minion", engaged=ROLAND).enemy("ravenous-ghoul", at="hallway", exhausted=True)
    t.location("cellar", revealed=False)
    t.answer("play:elusive")
    assert t.who(ROLAND).location == "parlor"  # the only revealed one without enemies, connected or not
    assert t.enemies_at("attic") == [MINION]
    assert (t.foe(MINION).engaged, t.who(ROLAND).damage, t.who(ROLAND).spent) == (-1, 0, 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ENG-04", "AHC-TRG-17")
def test_elusive_disengages_even_if_there_is_nowhere_to_go() -> None:
    t = scene("arkham").only("hallway", "attic").investigator(ROLAND, hand=["elusive"])
    t.enemy("ghoul-minion", engaged=ROLAND).enemy("ravenous-ghoul", at="attic")
    t.answer("play:elusive")
    assert t.who(ROLAND).location == "hallway"
    assert t.happened("disengaged", enemy=MINION)
    assert t.foe(MINION).engaged == 0  # it is ready and he is still there
    assert t.asked() == "0 your-action"


# ---- Backstab --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-DES-01", "AHC-EVT-02")
def test_backstab_fights_with_agility_for_three_damage() -> None:
    t = scene("arkham").investigator(AGNES, hand=["backstab"]).enemy("yithian-observer", engaged=AGNES).token("+1")
    t.answer("play:backstab")
    assert t.happened("test-passed", value=4)  # agility 3 + 1
    assert t.foe("yithian-observer-1").damage == 3
    assert t.who(AGNES).damage == 0  # an attack provokes nothing
    assert t.asked() == "0 your-action"


def test_backstab_that_fails_deals_nothing() -> None:
    t = scene("arkham").investigator(AGNES, hand=["backstab"]).enemy("ravenous-ghoul", engaged=AGNES).token("-1")
    t.answer("play:backstab")
    assert t.foe(RAVENOUS).damage == 0
    assert t.discarded(AGNES) == ["backstab"]
    assert t.asked() == "0 your-action"


def test_backstab_needs_an_enemy_here() -> None:
    t = scene("arkham").investigator(AGNES, hand=["backstab"]).enemy("ghoul-minion", at="attic")
    assert t.refusal("play:backstab") == "AHC-PRP-01"
    assert t.asked() == "0 your-action"


# ---- Sneak Attack ----------------------------------------------------------------------------------------------------


def test_sneak_attack_hurts_an_exhausted_enemy() -> None:
    t = scene("arkham").investigator(DAISY, hand=["sneak-attack"])
    t.enemy("ravenous-ghoul", at="hallway", exhausted=True).enemy("ghoul-minion", at="attic", exhausted=True)
    t.answer("play:sneak-attack")
    assert t.foe(RAVENOUS).damage == 2
    assert t.asked() == "0 your-action"


def test_sneak_attack_does_not_hurt_a_ready_one() -> None:
    t = scene("arkham").investigator(DAISY, hand=["sneak-attack"]).enemy("ghoul-minion", engaged=DAISY)
    assert t.refusal("play:sneak-attack") == "AHC-PRP-01"
    assert t.asked() == "0 your-action"


# ---- Opportunist -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-ST8-02")
@pytest.mark.parametrize(("token", "back"), [("+1", True), ("0", True), ("-1", False)])
def test_opportunist_returns_to_hand_after_a_success_by_three(token: str, back: bool) -> None:
    t = scene("arkham").investigator(ROLAND, hand=["opportunist"]).enemy("ghoul-minion", engaged=ROLAND).token(token)
    t.answer(f"fight:{MINION}")
    assert t.game.preview("commit:opportunist").odds  # a look at what it may bring brings nothing
    t.answer(["commit:opportunist"])  # 4 + 1 against 2
    assert (t.hand(ROLAND) == ["opportunist"]) is back
    assert (t.discarded(ROLAND) == ["opportunist"]) is not back
    assert t.asked() == "0 your-action"


def test_opportunist_is_committed_only_to_the_own_tests() -> None:
    t = scene("arkham", 2).investigator(ROLAND).investigator(DAISY, hand=["opportunist"])
    t.enemy("ghoul-minion", engaged=ROLAND).token("0")
    t.answer(f"fight:{MINION}")
    assert t.hand(DAISY) == ["opportunist"]
    assert t.asked() == "0 your-action"


# ---- Cat Burglar -----------------------------------------------------------------------------------------------------


def test_a_cat_burglar_gets_away_without_being_attacked() -> None:
    t = scene("arkham").investigator(DAISY, assets=["cat-burglar"]).location("attic", revealed=False)
    t.enemy("ghoul-minion", engaged=DAISY)
    t.answer("activate:cat-burglar-1", "to:attic", ["take:cat-burglar-1"])  # the attic frightens who enters it
    assert t.who(DAISY).location == "attic"
    assert (t.enemies_at("hallway"), t.who(DAISY).damage, t.who(DAISY).spent) == ([MINION], 0, 1)
    assert t.card("cat-burglar-1").exhausted
    assert t.asked() == "0 your-action"


def test_a_cat_burglar_raises_agility() -> None:
    t = scene("arkham").investigator(DAISY, assets=["cat-burglar"]).enemy("ghoul-minion", engaged=DAISY).token("-1")
    t.answer(f"evade:{MINION}")
    assert t.happened("test-passed", value=2)  # 2 + 1 - 1
    assert t.foe(MINION).exhausted
    assert t.asked() == "0 your-action"


# ---- Sure Gamble -----------------------------------------------------------------------------------------------------


def test_sure_gamble_turns_a_minus_into_a_plus() -> None:
    t = scene("arkham").investigator(DAISY, hand=["sure-gamble"]).enemy("ravenous-ghoul", engaged=DAISY).token("-4")
    t.answer(f"fight:{RAVENOUS}", "play:sure-gamble")
    assert t.happened("test-passed", value=6)  # 2 + 4
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize("token", ["0", "+1", "auto-fail"])
def test_sure_gamble_needs_a_negative_modifier(token: str) -> None:
    t = scene("arkham").investigator(DAISY, hand=["sure-gamble"]).enemy("ravenous-ghoul", engaged=DAISY).token(token)
    t.answer(f"fight:{RAVENOUS}")
    assert t.hand(DAISY) == ["sure-gamble"]
    assert t.asked() == "0 your-action"


# ---- Hot Streak ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-GAN-01", "AHC-CST-03")
def test_hot_streak_brings_ten_resources() -> None:
    t = scene("arkham").investigator(DAISY, hand=["hot-streak"], resources=3)
    t.answer("play:hot-streak")
    assert t.who(DAISY).resources == 10
    assert t.discarded(DAISY) == ["hot-streak"]
    assert t.asked() == "0 your-action"


def test_hot_streak_must_be_paid_for_first() -> None:
    t = scene("arkham").investigator(DAISY, hand=["hot-streak"], resources=2)
    assert t.refusal("play:hot-streak") == "AHC-CST-02"
    assert t.asked() == "0 your-action"
