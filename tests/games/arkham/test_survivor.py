"""Survivor cards: what each of them does, and what it does not."""

from __future__ import annotations

import pytest

from seance.engine.wire import ALL
from seance.testing import scene

ROLAND, DAISY, AGNES = "roland-banks", "daisy-walker", "agnes-baker"
MINION, RAVENOUS = "ghoul-minion-1", "ravenous-ghoul-1"


# ---- Leather Coat ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-DMG-04", "AHC-DMG-07", "AHC-DMG-16", "AHC-TAK-01")
def test_a_leather_coat_takes_damage_until_it_falls() -> None:
    t = scene("arkham").investigator(DAISY, assets=["leather-coat"]).draws("grasping-hands").token("auto-fail")
    t.answer(["take:leather-coat-1", "take:leather-coat-1", "take:daisy-walker"])
    assert (t.who(DAISY).damage, t.discarded(DAISY)) == (1, ["leather-coat"])
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-DMG-06", "AHC-SAN-06")
def test_a_leather_coat_takes_no_horror() -> None:
    t = scene("arkham").investigator(DAISY, assets=["leather-coat"]).draws("rotting-remains").token("-1")
    assert t.asked() == "0 scene-ends"
    assert t.who(DAISY).horror == 1


# ---- Scavenging ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-DIS-06")
def test_scavenging_takes_an_item_from_the_discard_pile() -> None:
    t = scene("arkham").investigator(DAISY, at="attic", assets=["scavenging"], discard=["knife", "guts", "flashlight"])
    t.location("attic", clues=1).token("0")
    t.answer("investigate", "use:scavenging-1", "take-back:flashlight")
    assert t.hand(DAISY) == ["flashlight"]
    assert t.discarded(DAISY) == ["knife", "guts"]
    assert t.card("scavenging-1").exhausted
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("token", "discard"), [("-3", ["knife"]), ("0", ["guts"])])
def test_scavenging_needs_a_success_by_two_and_an_item(token: str, discard: list[str]) -> None:
    t = scene("arkham").investigator(DAISY, at="attic", assets=["scavenging"], discard=discard)
    t.token(token)
    t.answer("investigate")  # 5 against 1
    assert t.hand(DAISY) == []
    assert t.asked() == "0 your-action"


# ---- Baseball Bat ----------------------------------------------------------------------------------------------------


def test_a_baseball_bat_hits_well_and_hard() -> None:
    t = scene("arkham").investigator(DAISY, assets=["baseball-bat"]).enemy("ravenous-ghoul", engaged=DAISY).token("-1")
    t.answer(f"fight-with:{RAVENOUS}:baseball-bat-1")
    assert t.happened("test-passed", value=3)  # 2 + 2 - 1
    assert (t.foe(RAVENOUS).damage, t.who(DAISY).spent) == (2, 1)
    assert t.assets(DAISY) == ["baseball-bat-1"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DEL-01", "AHC-DEL-02")
@pytest.mark.parametrize(("token", "damage"), [("skull", 2), ("auto-fail", 0)])
def test_a_baseball_bat_may_break(token: str, damage: int) -> None:
    t = scene("arkham").investigator(DAISY, assets=["baseball-bat"]).enemy("ravenous-ghoul", engaged=DAISY).token(token)
    t.answer(f"fight-with:{RAVENOUS}:baseball-bat-1")
    assert t.foe(RAVENOUS).damage == damage  # the skull is -1 for the ghoul here
    assert t.discarded(DAISY) == ["baseball-bat"]
    told = [one.event for one in t.begin().events(seat=ALL)]
    assert "discarded" not in told[: told.index("test-passed" if damage else "test-failed")]  # afterwards
    assert t.asked() == "0 your-action"


# ---- Rabbit's Foot ---------------------------------------------------------------------------------------------------


def test_a_rabbits_foot_draws_a_card_for_a_failure() -> None:
    t = scene("arkham").investigator(DAISY, assets=["rabbits-foot"], deck=["knife", "guts"])
    t.enemy("ghoul-minion", engaged=DAISY).token("-1").script("deck-daisy-walker", "knife")
    t.answer(f"fight:{MINION}", "use:rabbits-foot-1")
    assert t.hand(DAISY) == ["knife"]
    assert t.card("rabbits-foot-1").exhausted
    assert t.asked() == "0 your-action"


def test_a_rabbits_foot_draws_nothing_for_a_success() -> None:
    t = scene("arkham").investigator(DAISY, assets=["rabbits-foot"], deck=["knife", "guts"])
    t.enemy("ghoul-minion", engaged=DAISY).token("0")
    t.answer(f"fight:{MINION}")
    assert t.hand(DAISY) == []
    assert t.asked() == "0 your-action"


# ---- Stray Cat -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-EVD-05", "AHC-EVD-06", "AHC-EVD-07")
def test_a_stray_cat_evades_an_enemy_without_a_test() -> None:
    t = scene("arkham").investigator(DAISY, assets=["stray-cat"]).enemy("ghoul-minion", engaged=DAISY)
    t.answer("use:stray-cat-1")
    assert (t.foe(MINION).exhausted, t.foe(MINION).engaged) == (True, -1)
    assert t.enemies_at("hallway") == [MINION]
    assert t.discarded(DAISY) == ["stray-cat"]
    assert t.asked() == "0 your-action"


def test_a_stray_cat_is_no_match_for_the_elite() -> None:
    t = scene("arkham").investigator(DAISY, assets=["stray-cat"]).enemy("ghoul-priest", engaged=DAISY)
    assert not t.offers("use:stray-cat-1")
    assert t.asked() == "0 your-action"


# ---- Dig Deep --------------------------------------------------------------------------------------------------------


def test_dig_deep_raises_willpower() -> None:
    t = scene("arkham").investigator(DAISY, assets=["dig-deep"], resources=1).draws("rotting-remains").token("-1")
    t.answer("raise-willpower:dig-deep-1")
    assert t.happened("test-passed", value=3)
    assert t.who(DAISY).horror == 0
    assert t.asked() == "0 scene-ends"


def test_dig_deep_raises_agility() -> None:
    t = scene("arkham").investigator(DAISY, assets=["dig-deep"], resources=1).enemy("ghoul-minion", engaged=DAISY)
    t.token("-1")
    t.answer(f"evade:{MINION}", "raise-agility:dig-deep-1")
    assert t.happened("test-passed", value=2)
    assert t.foe(MINION).exhausted
    assert t.asked() == "0 your-action"


# ---- Cunning Distraction ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-EVD-05")
def test_cunning_distraction_evades_everything_here() -> None:
    t = scene("arkham").investigator(DAISY, hand=["cunning-distraction"])
    t.enemy("ghoul-minion", engaged=DAISY).enemy("ghoul-priest", engaged=DAISY).enemy("ravenous-ghoul", at="attic")
    t.answer("play:cunning-distraction")
    assert [enemy.exhausted for enemy in t.s.enemies] == [True, True, False]
    assert t.who(DAISY).damage == 0  # it is an evasion: no attacks of opportunity
    assert t.asked() == "0 your-action"


# ---- "Look what I found!" --------------------------------------------------------------------------------------------


def test_look_what_i_found_makes_up_for_a_near_miss() -> None:
    t = scene("arkham").investigator(DAISY, at="cellar", hand=["look-what-i-found"]).location("cellar", clues=3)
    t.token("-3")
    t.answer("investigate", [], "play:look-what-i-found")
    assert (t.who(DAISY).clues, t.clues_at("cellar")) == (2, 1)
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize("token", ["-4", "auto-fail"])
def test_look_what_i_found_is_for_misses_by_two_at_most(token: str) -> None:
    t = scene("arkham").investigator(DAISY, at="cellar", hand=["look-what-i-found"]).location("cellar", clues=3)
    t.token(token)
    t.answer("investigate", [])  # 5 against 4
    assert t.hand(DAISY) == ["look-what-i-found"]
    assert t.asked() == "0 your-action"


# ---- Lucky! ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-INS-03", "AHC-ST6-01")
@pytest.mark.parametrize(("lucky", "drawn"), [("lucky-01080", []), ("lucky-01084", ["knife"])])
def test_lucky_turns_a_failure(lucky: str, drawn: list[str]) -> None:
    t = scene("arkham").investigator(DAISY, hand=[lucky], deck=["knife", "guts"]).enemy("ghoul-minion", engaged=DAISY)
    t.token("-2")
    if drawn:
        t.script("deck-daisy-walker", "knife")
    t.answer(f"fight:{MINION}", f"play:{lucky}")
    assert t.happened("test-passed", value=2)  # 2 - 2 + 2
    assert t.foe(MINION).damage == 1
    assert t.hand(DAISY) == drawn
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-AUT-02")
@pytest.mark.parametrize("token", ["0", "auto-fail"])
def test_lucky_is_no_use_in_a_success_or_an_automatic_failure(token: str) -> None:
    t = scene("arkham").investigator(DAISY, hand=["lucky-01080"]).enemy("ghoul-minion", engaged=DAISY).token(token)
    t.answer(f"fight:{MINION}")
    assert t.hand(DAISY) == ["lucky-01080"]
    assert t.asked() == "0 your-action"


# ---- Survival Instinct -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-MAY-01")
def test_survival_instinct_leads_away_from_all_enemies() -> None:
    t = scene("arkham").investigator(AGNES, hand=["survival-instinct"])
    t.enemy("ghoul-minion", engaged=AGNES).enemy("ravenous-ghoul", engaged=AGNES).token("0")
    t.answer(f"evade:{MINION}", ["commit:survival-instinct"])
    t.answer(["resolve:evade", "resolve:survival-instinct"], "yes", "to:parlor")
    assert t.who(AGNES).location == "parlor"
    assert t.enemies_at("hallway") == [MINION, RAVENOUS]
    assert t.foe(RAVENOUS).engaged == -1
    assert t.asked() == "0 your-action"


def test_survival_instinct_may_be_declined() -> None:
    t = scene("arkham").investigator(AGNES, hand=["survival-instinct"])
    t.enemy("ghoul-minion", engaged=AGNES).enemy("ravenous-ghoul", engaged=AGNES).token("0")
    t.answer(f"evade:{MINION}", ["commit:survival-instinct"])
    t.answer(["resolve:evade", "resolve:survival-instinct"], "no", "stay")
    assert (t.who(AGNES).location, t.foe(RAVENOUS).engaged) == ("hallway", 0)
    assert t.asked() == "0 your-action"


def test_who_slips_away_but_stays_is_engaged_again() -> None:
    t = scene("arkham").investigator(AGNES, hand=["survival-instinct"])
    t.enemy("ghoul-minion", engaged=AGNES).enemy("ravenous-ghoul", engaged=AGNES).token("0")
    t.answer(f"evade:{MINION}", ["commit:survival-instinct"])
    t.answer(["resolve:evade", "resolve:survival-instinct"], "yes", "stay")
    assert [enemy.engaged for enemy in t.s.enemies] == [-1, 0]
    assert t.asked() == "0 your-action"


def test_survival_instinct_is_only_for_evasions() -> None:
    t = scene("arkham").investigator(AGNES, hand=["survival-instinct"]).draws("grasping-hands").token("0")
    t.answer(["commit:survival-instinct"])
    assert t.happened("test-passed")
    assert t.who(AGNES).location == "hallway"
    assert t.asked() == "0 scene-ends"


# ---- Aquinnah --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-INS-01", "AHC-TRG-08")
def test_aquinnah_turns_the_damage_of_an_attack_to_another_enemy() -> None:
    t = scene("arkham").investigator(DAISY, assets=["aquinnah"])
    t.enemy("icy-ghoul", engaged=DAISY).enemy("ravenous-ghoul", engaged=DAISY, exhausted=True)
    t.at("enemy-attacks").halt("enemy-ends")
    t.answer("use:aquinnah-1", ["take:daisy-walker"])
    assert (t.foe(RAVENOUS).damage, t.who(DAISY).damage, t.who(DAISY).horror) == (2, 0, 1)
    assert (t.card("aquinnah-1").exhausted, t.card("aquinnah-1").horror) == (True, 1)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-TGT-03")
def test_aquinnah_needs_another_enemy() -> None:
    t = scene("arkham").investigator(DAISY, assets=["aquinnah"]).enemy("icy-ghoul", engaged=DAISY)
    t.at("enemy-attacks").halt("enemy-ends")
    assert t.asked() == "0 assign-damage"


# ---- Close Call ------------------------------------------------------------------------------------------------------


def test_close_call_shuffles_an_evaded_enemy_into_the_encounter_deck() -> None:
    t = scene("arkham").investigator(AGNES, hand=["close-call"]).enemy("ghoul-minion", engaged=AGNES).token("0")
    t.answer(f"evade:{MINION}", [], "play:close-call")
    assert t.s.enemies == []
    assert [card.key for card in t.s.encounters.rest] == ["ghoul-minion"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-QUA-01")
@pytest.mark.parametrize("enemy", ["ghoul-priest", "mob-enforcer"])
def test_close_call_is_no_use_against_the_elite_and_weaknesses(enemy: str) -> None:
    t = scene("arkham").investigator(AGNES, hand=["close-call"], resources=2)
    t.enemy(enemy, engaged=AGNES, owner=AGNES if enemy == "mob-enforcer" else "").token("+1")
    t.answer(f"evade:{enemy}-1", ["commit:close-call"] if enemy == "ghoul-priest" else [])
    assert len(t.s.enemies) == 1
    assert t.asked() == "0 your-action"


# ---- Will to Survive -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-LST-01")
def test_will_to_survive_needs_no_tokens() -> None:
    t = scene("arkham").investigator(DAISY, hand=["will-to-survive"]).enemy("ghoul-minion", engaged=DAISY)
    t.halt("investigation-next")
    t.answer("play:will-to-survive", f"fight:{MINION}", f"evade:{MINION}")
    assert (t.foe(MINION).damage, t.foe(MINION).exhausted) == (1, True)
    assert not t.happened("token")
    t.answer("end-turn")
    assert t.s.lasting == []
    assert t.asked() == "0 scene-ends"
