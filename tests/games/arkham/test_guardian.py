"""Guardian cards: what each of them does, and what it does not."""

from __future__ import annotations

from typing import Any

import pytest

from seance.engine import Note
from seance.testing import scene

ROLAND, SKIDS, DAISY = "roland-banks", "skids-otoole", "daisy-walker"
MINION, RAVENOUS = "ghoul-minion-1", "ravenous-ghoul-1"


# ---- .45 Automatic ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-USE-04", "AHC-FGT-03", "AHC-DES-02")
def test_the_45_automatic_spends_ammo_for_a_better_and_harder_attack() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["45-automatic"]).enemy("ravenous-ghoul", engaged=ROLAND)
    t.token("-2")
    t.answer(f"fight-with:{RAVENOUS}:45-automatic-1")
    assert t.foe(RAVENOUS).damage == 2  # 4 + 1 - 2 against 3
    assert t.card("45-automatic-1").uses == 3
    assert t.who(ROLAND).spent == 1
    assert t.asked() == "0 your-action"


def test_the_45_automatic_spends_ammo_even_if_it_misses() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["45-automatic"]).enemy("ravenous-ghoul", engaged=ROLAND)
    t.token("-3")
    t.answer(f"fight-with:{RAVENOUS}:45-automatic-1")
    assert t.foe(RAVENOUS).damage == 0
    assert t.card("45-automatic-1").uses == 3
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-USE-07", "AHC-TRG-15")
def test_an_empty_45_automatic_stays_in_play_but_does_not_fire() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["45-automatic"]).enemy("ghoul-minion", engaged=ROLAND)
    t.card("45-automatic-1").uses = 0
    assert not t.offers(f"fight-with:{MINION}:45-automatic-1")
    assert t.assets(ROLAND) == ["45-automatic-1"]
    assert t.asked() == "0 your-action"


# ---- Physical Training -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-TRG-04", "AHC-TRG-05", "AHC-STW-01")
def test_physical_training_raises_combat_as_often_as_it_is_paid_for() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["physical-training"], resources=2)
    t.enemy("ravenous-ghoul", engaged=ROLAND).token("-3")
    t.answer(f"fight:{RAVENOUS}", "raise-combat:physical-training-1", "raise-combat:physical-training-1")
    assert t.happened("test-passed", value=3)
    assert t.foe(RAVENOUS).damage == 1  # 4 + 2 - 3 against 3
    assert t.who(ROLAND).resources == 0
    assert t.asked() == "0 your-action"


def test_whoever_may_raise_a_skill_reads_how_much_better_the_test_stands() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["physical-training"], resources=4)
    t.enemy("ghoul-minion", engaged=ROLAND).answer(f"fight:{MINION}")
    seen = []
    for _ in range(3):
        preview = t.game.preview("raise-combat:physical-training-1")
        assert preview is not None
        without, better = preview.odds
        seen.append((without.share, better.share, "no-better" in [note.key for note in preview.notes]))
        t.answer("raise-combat:physical-training-1")
    assert seen == [(0.8125, 0.875, False), (0.875, 0.9375, False), (0.9375, 0.9375, True)]  # Combat 4 against 2
    assert t.asked() == "0 player-window"


def test_physical_training_raises_only_the_skill_that_is_tested() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["physical-training"]).enemy("ghoul-minion", engaged=ROLAND)
    t.answer(f"fight:{MINION}")
    assert t.options() == ["pass", "raise-combat:physical-training-1"]
    assert t.asked() == "0 player-window"


def test_physical_training_raises_willpower_in_a_willpower_test() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["physical-training"], resources=1).draws("rotting-remains")
    t.token("-1")
    t.answer("raise-willpower:physical-training-1")
    assert t.happened("test-passed", value=3)  # 3 + 1 - 1
    assert t.who(ROLAND).horror == 0
    assert t.asked() == "0 scene-ends"


# ---- Beat Cop --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-CON-02")
def test_a_beat_cop_in_play_raises_combat() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01018"]).enemy("ravenous-ghoul", engaged=ROLAND)
    t.token("-2")
    t.answer(f"fight:{RAVENOUS}", "pass", "pass")
    assert t.happened("test-passed", value=3)  # 4 + 1 - 2
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-TRG-05", "AHC-CST-08")
def test_a_beat_cop_is_discarded_to_hurt_an_enemy_here() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01018"])
    t.enemy("ravenous-ghoul", engaged=ROLAND).enemy("ghoul-minion", engaged=ROLAND)
    t.answer("use:beat-cop-01018-1", f"choose:{RAVENOUS}")
    assert t.foe(RAVENOUS).damage == 1
    assert t.discarded(ROLAND) == ["beat-cop-01018"]
    assert t.who(ROLAND).spent == 0
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-TRG-14", "AHC-CST-11")
def test_a_beat_cop_does_nothing_without_an_enemy_here() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01018"]).enemy("ghoul-minion", at="attic")
    assert not t.offers("use:beat-cop-01018-1")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CST-05")
def test_the_better_beat_cop_is_exhausted_and_hurt_instead() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01028"]).enemy("ravenous-ghoul", engaged=ROLAND)
    t.answer("use:beat-cop-01028-1")
    cop = t.card("beat-cop-01028-1")
    assert (cop.exhausted, cop.damage, cop.horror, t.foe(RAVENOUS).damage) == (True, 1, 0, 1)
    assert not t.offers("use:beat-cop-01028-1")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-INI-10", "AHC-DMG-16")
def test_the_better_beat_cop_strikes_even_if_it_falls_by_its_price() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01028"]).enemy("ravenous-ghoul", engaged=ROLAND)
    t.card("beat-cop-01028-1").damage = 2
    t.answer("use:beat-cop-01028-1")
    assert t.discarded(ROLAND) == ["beat-cop-01028"]
    assert t.foe(RAVENOUS).damage == 1
    assert t.asked() == "0 your-action"


def test_the_better_beat_cop_raises_combat_too() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01028"]).enemy("ravenous-ghoul", engaged=ROLAND)
    t.card("beat-cop-01028-1").exhausted = True
    t.token("0")
    t.answer(f"fight:{RAVENOUS}")
    assert t.happened("test-passed", value=5)
    assert t.asked() == "0 your-action"


# ---- First Aid -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-HEA-01", "AHC-TGT-06")
def test_first_aid_heals_damage_or_horror_of_somebody_here() -> None:
    t = scene("arkham", 2).investigator(ROLAND, assets=["first-aid"], damage=2).investigator(DAISY, horror=1)
    t.answer("activate:first-aid-1")
    assert t.options() == ["heal-damage:roland-banks", "heal-horror:daisy-walker"]
    t.answer("heal-horror:daisy-walker")
    assert (t.who(DAISY).horror, t.who(ROLAND).damage) == (0, 2)
    assert t.card("first-aid-1").uses == 2
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-TRG-14")
def test_first_aid_needs_somebody_who_is_hurt_here() -> None:
    t = scene("arkham", 2).investigator(ROLAND, assets=["first-aid"]).investigator(DAISY, at="attic", damage=3)
    assert t.refusal("activate:first-aid-1") == "AHC-TRG-14"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-USE-07", "AHC-INI-10")
def test_first_aid_without_supplies_is_discarded_and_still_heals() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["first-aid"], damage=2)
    t.card("first-aid-1").uses = 1
    t.answer("activate:first-aid-1")
    assert t.who(ROLAND).damage == 1
    assert t.discarded(ROLAND) == ["first-aid"]
    assert t.asked() == "0 your-action"


# ---- Machete ---------------------------------------------------------------------------------------------------------


def test_a_machete_hits_harder_if_the_enemy_is_the_only_one_engaged() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["machete"]).enemy("ravenous-ghoul", engaged=ROLAND).token("-2")
    t.answer(f"fight-with:{RAVENOUS}:machete-1")
    assert t.happened("test-passed", value=3)  # 4 + 1 - 2
    assert t.foe(RAVENOUS).damage == 2
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize("other", [{"engaged": ROLAND}, {"at": "attic"}])
def test_a_machete_counts_only_enemies_that_are_engaged(other: dict[str, Any]) -> None:
    t = scene("arkham").investigator(ROLAND, assets=["machete"]).enemy("ravenous-ghoul", engaged=ROLAND)
    t.enemy("ghoul-minion", **other).token("0")
    t.answer(f"fight-with:{RAVENOUS}:machete-1")
    assert t.foe(RAVENOUS).damage == (1 if "engaged" in other else 2)
    assert t.asked() == "0 your-action"


def test_a_machete_hits_an_unengaged_enemy_no_harder() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["machete"]).enemy("ravenous-ghoul", at="hallway", exhausted=True)
    t.token("0")
    t.answer(f"fight-with:{RAVENOUS}:machete-1")
    assert t.foe(RAVENOUS).damage == 1
    assert t.asked() == "0 your-action"


# ---- Guard Dog -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-TRG-08", "AHC-DMG-11", "AHC-AKR-01", "AHC-AKR-02")
def test_a_guard_dog_bites_back_when_an_attack_hurts_it() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["guard-dog"]).enemy("ravenous-ghoul", engaged=ROLAND)
    t.enemy("ghoul-minion", engaged=ROLAND, exhausted=True)
    t.at("enemy-attacks").halt("enemy-ends")
    t.answer(["take:guard-dog-1"], ["take:roland-banks"], "use:guard-dog-1")
    assert (t.card("guard-dog-1").damage, t.foe(RAVENOUS).damage, t.who(ROLAND).horror) == (1, 1, 1)
    assert t.foe(MINION).damage == 0  # it was not the attacker
    assert t.asked() == "0 scene-ends"


def test_a_guard_dog_does_not_bite_for_horror() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["guard-dog"]).enemy("ravenous-ghoul", engaged=ROLAND)
    t.at("enemy-attacks").halt("enemy-ends")
    t.answer(["take:roland-banks"], ["take:guard-dog-1"])
    assert (t.discarded(ROLAND), t.foe(RAVENOUS).damage, t.who(ROLAND).damage) == (["guard-dog"], 0, 1)
    assert t.asked() == "0 scene-ends"


def test_a_guard_dog_does_not_bite_what_is_no_attack() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["guard-dog"]).draws("grasping-hands").token("-1")
    t.answer(["take:guard-dog-1", "take:roland-banks"])
    assert t.card("guard-dog-1").damage == 1
    assert t.asked() == "0 scene-ends"


# ---- Evidence! -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-FAS-01", "AHC-FAS-02", "AHC-EVT-04")
def test_evidence_finds_a_clue_when_an_enemy_is_defeated() -> None:
    t = scene("arkham").investigator(DAISY, hand=["evidence"]).location("hallway", clues=2)
    t.enemy("ghoul-minion", engaged=DAISY, damage=1).token("0")
    t.answer(f"fight:{MINION}", "play:evidence")
    assert (t.who(DAISY).clues, t.clues_at("hallway"), t.who(DAISY).resources) == (1, 1, 4)
    assert t.discarded(DAISY) == ["evidence"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-EVT-07")
def test_evidence_needs_a_clue_at_the_location() -> None:
    t = scene("arkham").investigator(DAISY, hand=["evidence"]).enemy("ghoul-minion", engaged=DAISY, damage=1).token("0")
    t.answer(f"fight:{MINION}")
    assert t.hand(DAISY) == ["evidence"]
    assert t.asked() == "0 your-action"


def test_evidence_is_only_for_who_defeats_the_enemy() -> None:
    t = scene("arkham", 2).investigator(DAISY).investigator(SKIDS, hand=["evidence"]).location("hallway", clues=2)
    t.enemy("ghoul-minion", engaged=DAISY, damage=1).token("0")
    t.answer(f"fight:{MINION}")
    assert t.hand(SKIDS) == ["evidence"]
    assert t.asked() == "0 your-action"


# ---- Dodge -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-CAN-01", "AHC-CAN-04")
def test_dodge_cancels_an_attack_on_somebody_here() -> None:
    t = scene("arkham", 2).investigator(SKIDS, hand=["dodge"]).investigator(DAISY)
    t.enemy("ghoul-minion", engaged=DAISY).at("enemy-attacks").halt("enemy-ends")
    t.answer("play:dodge")
    assert (t.who(DAISY).damage, t.who(DAISY).horror, t.who(SKIDS).resources) == (0, 0, 4)
    assert t.happened("attack-cancelled", enemy=MINION)
    assert t.asked() == "0 scene-ends"


def test_dodge_does_not_reach_another_location() -> None:
    t = scene("arkham", 2).investigator(SKIDS, hand=["dodge"]).investigator(DAISY, at="attic")
    t.enemy("ghoul-minion", engaged=DAISY).at("enemy-attacks").halt("enemy-ends")
    assert t.asked() == "0 scene-ends"
    assert (t.who(DAISY).damage, t.who(DAISY).horror) == (1, 1)


@pytest.mark.rule("AHC-AOO-09")
def test_dodge_cancels_an_attack_of_opportunity() -> None:
    t = scene("arkham").investigator(SKIDS, hand=["dodge"]).enemy("ghoul-minion", engaged=SKIDS)
    t.answer("resource", "play:dodge")
    assert (t.who(SKIDS).damage, t.who(SKIDS).resources) == (0, 5)
    assert t.asked() == "0 your-action"


# ---- Dynamite Blast --------------------------------------------------------------------------------------------------


def test_dynamite_blast_hurts_everybody_at_the_chosen_location() -> None:
    t = scene("arkham", 2).investigator(ROLAND, hand=["dynamite-blast"]).investigator(DAISY, at="attic")
    t.enemy("ravenous-ghoul", at="attic", exhausted=True).enemy("ghoul-minion", at="cellar")
    t.answer("play:dynamite-blast")
    assert t.sees(1).playing == ["dynamite-blast"]
    t.answer("choose:attic")
    assert t.sees(1).playing == []
    assert t.enemies_at("attic") == []
    assert (t.who(DAISY).damage, t.who(ROLAND).damage) == (3, 0)
    assert t.enemies_at("cellar") == [MINION]
    assert t.asked() == "0 your-action"


def test_whoever_throws_dynamite_is_told_whom_it_hits_where() -> None:
    t = scene("arkham", 2).investigator(ROLAND, hand=["dynamite-blast"]).investigator(DAISY, at="attic")
    t.enemy("ghoul-minion", at="attic").answer("play:dynamite-blast")
    game = t.begin()
    told = {key: game.preview(key, 0) for key in game.ask_of(0).keys}
    notes = {key: seen.notes[0] for key, seen in told.items() if seen is not None}
    assert notes["choose:attic"] == Note("hits", ("3", MINION, DAISY))
    assert notes["choose:hallway"] == Note("hits", ("3", ROLAND))
    assert notes["choose:cellar"] == Note("hits-nobody")
    t.answer("choose:hallway")
    assert t.happened("hurt", who=ROLAND, by="dynamite-blast")
    assert t.asked() == "0 your-action"


def test_dynamite_blast_may_hit_who_throws_it() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["dynamite-blast"]).enemy("ghoul-minion", engaged=ROLAND, damage=1)
    t.answer("play:dynamite-blast", "choose:hallway")
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (4, 1)  # and an attack of opportunity before
    assert t.enemies_at("hallway") == []
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("end", "resolution"), [("r1", "r1"), ("none", "none")])
def test_who_falls_together_with_the_last_enemy_chooses_the_end(end: str, resolution: str) -> None:
    """Ruling 23."""
    t = scene("arkham", mode="campaign").act("what-have-you-done").halt("scenario-ends")
    t.investigator(ROLAND, hand=["dynamite-blast"], damage=7).enemy(
        "ghoul-priest", at="hallway", exhausted=True, damage=3
    )
    t.answer("play:dynamite-blast", "choose:hallway", "burn-it-down", f"reach:resolution-{end}")
    assert (t.s.resolution, t.who(ROLAND).physical) == (resolution, 1)
    assert t.asked() == "0 scene-ends"


# ---- Vicious Blow ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-SKC-02", "AHC-SKC-03", "AHC-ST7-02")
def test_vicious_blow_lets_a_successful_attack_deal_more() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["vicious-blow"]).enemy("ravenous-ghoul", engaged=ROLAND).token("-2")
    t.answer(f"fight:{RAVENOUS}", ["commit:vicious-blow"])
    assert t.happened("test-passed", by=0)  # 4 + 1 - 2 against 3
    assert t.foe(RAVENOUS).damage == 2
    assert t.discarded(ROLAND) == ["vicious-blow"]
    assert t.asked() == "0 your-action"


def test_vicious_blow_adds_nothing_to_an_attack_that_fails() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["vicious-blow"]).enemy("ravenous-ghoul", engaged=ROLAND)
    t.token("auto-fail")
    t.answer(f"fight:{RAVENOUS}", ["commit:vicious-blow"])
    assert t.foe(RAVENOUS).damage == 0
    assert t.discarded(ROLAND) == ["vicious-blow"]
    assert t.asked() == "0 your-action"


# ---- Extra Ammunition ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-USE-05")
def test_extra_ammunition_goes_on_a_firearm_here() -> None:
    t = scene("arkham", 2).investigator(ROLAND, hand=["extra-ammunition"], assets=["machete", "45-automatic"])
    t.investigator(SKIDS, assets=["41-derringer"])
    t.answer("play:extra-ammunition")
    assert t.options() == ["choose:45-automatic-1", "choose:41-derringer-1"]
    t.answer("choose:41-derringer-1")
    assert t.card("41-derringer-1").uses == 6
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ABI-03", "AHC-PRP-01")
def test_extra_ammunition_needs_a_firearm_in_play_here() -> None:
    t = scene("arkham", 2).investigator(ROLAND, hand=["extra-ammunition", "45-automatic"], assets=["machete"])
    t.investigator(SKIDS, assets=["41-derringer"], at="attic")
    assert t.refusal("play:extra-ammunition") == "AHC-PRP-01"
    assert t.asked() == "0 your-action"


# ---- Police Badge ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-GAN-02")
def test_a_police_badge_gives_whoever_takes_a_turn_here_two_more_actions() -> None:
    t = scene("arkham", 2).investigator(SKIDS, actions=0).investigator(ROLAND, assets=["police-badge"])
    t.answer("1 use:police-badge-1")
    assert t.discarded(ROLAND) == ["police-badge"]
    t.answer("resource", "resource")
    assert t.who(SKIDS).resources == 7
    assert not t.offers("resource")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ELM-02")
def test_a_police_badge_gives_nothing_to_who_has_fallen_in_the_own_turn() -> None:
    t = scene("arkham", 2).investigator(DAISY, hand=["cryptic-research"], discard=["knife"], horror=8)
    t.investigator(ROLAND, assets=["police-badge"])
    t.answer("1 pass", "investigate", "play:cryptic-research", "1 pass")
    assert t.who(DAISY).gone
    assert t.asked() == "1 your-action"


def test_a_police_badge_is_for_the_own_turn_too_and_raises_willpower() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["police-badge"])
    t.answer("use:police-badge-1")
    assert t.who(ROLAND).gained == 2
    assert t.asked() == "0 your-action"
    t = scene("arkham").investigator(ROLAND, assets=["police-badge"]).draws("rotting-remains").token("-1")
    assert t.asked() == "0 scene-ends"
    assert t.happened("test-passed", value=3)


def test_a_police_badge_does_not_reach_another_location() -> None:
    t = scene("arkham", 2).investigator(SKIDS, actions=1).investigator(ROLAND, assets=["police-badge"], at="attic")
    assert t.asked() == "0 your-action"
    assert not t.offers("use:police-badge-1", 1)


# ---- Shotgun ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("token", "damage"), [("-1", 2), ("-2", 1), ("-3", 1), ("0", 3)])
def test_a_shotgun_deals_as_much_as_it_succeeds_by(token: str, damage: int) -> None:
    t = scene("arkham").investigator(ROLAND, assets=["shotgun"]).enemy("yithian-observer", engaged=ROLAND).token(token)
    t.answer("fight-with:yithian-observer-1:shotgun-1")
    assert t.foe("yithian-observer-1").damage == damage  # 4 + 3 against 4, and never less than 1
    assert t.card("shotgun-1").uses == 1
    assert t.asked() == "0 your-action"


def test_a_shotgun_never_deals_more_than_five() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["shotgun"]).enemy("swarm-of-rats", engaged=ROLAND).token("+1")
    t.answer("fight-with:swarm-of-rats-1:shotgun-1")
    assert t.happened("test-passed", by=7)
    assert t.happened("enemy-damaged", n=5)
    assert t.asked() == "0 your-action"


def test_a_blow_comes_on_top_of_what_a_shotgun_deals() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["shotgun"], hand=["vicious-blow"])
    t.enemy("swarm-of-rats", engaged=ROLAND).token("0")
    t.answer("fight-with:swarm-of-rats-1:shotgun-1", ["commit:vicious-blow"])
    assert t.happened("enemy-damaged", n=6)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-FGT-06")
def test_a_shotgun_that_misses_hits_another_investigator_by_points() -> None:
    t = scene("arkham", 2).investigator(ROLAND, assets=["shotgun"]).investigator(SKIDS)
    t.enemy("ghoul-minion", engaged=SKIDS).token("auto-fail")
    t.answer(f"fight-with:{MINION}:shotgun-1")
    assert t.who(SKIDS).damage == 2  # the value is 0 against 2
    assert t.asked() == "0 your-action"
