"""Rats, Ghouls, Striking Fear, Ancient Evils, Chilling Cold: both sides of every card."""

from __future__ import annotations

import pytest

from seance.testing import scene


@pytest.mark.rule("AHC-HUN-01", "AHC-FW32-01")
def test_a_swarm_of_rats_hunts() -> None:
    t = scene("arkham").investigator("roland-banks", at="hallway").enemy("swarm-of-rats", at="attic")
    t.at("enemy-begins").halt("enemy-attacks").begin()
    assert t.foe("swarm-of-rats-1").location == "hallway"
    assert t.foe("swarm-of-rats-1").engaged == 0
    assert t.asked() == "0 scene-ends"


def test_a_ghoul_minion_spawns_engaged_with_who_draws_it() -> None:
    t = scene("arkham").investigator("roland-banks", at="cellar").draws("ghoul-minion")
    t.begin()
    assert t.enemies_at("cellar") == ["ghoul-minion-1"]
    assert t.foe("ghoul-minion-1").engaged == 0
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-PRE-01", "AHC-ENG-05")
def test_a_ravenous_ghoul_prefers_the_one_with_the_least_health_left() -> None:
    t = scene("arkham", seats=2).investigator("roland-banks", damage=1).investigator("wendy-adams")  # 8 and 7 left
    t.enemy("ravenous-ghoul", exhausted=True).at("upkeep-ready").halt("upkeep-draw").begin()
    assert t.foe("ravenous-ghoul-1").engaged == 1
    assert t.asked() == "0 scene-ends"


def test_grasping_hands_hurt_for_each_point() -> None:
    t = scene("arkham").investigator("roland-banks").draws("grasping-hands").token("-2")  # agility 2 − 2 against 3
    t.begin()
    assert t.who("roland-banks").damage == 3
    assert t.discarded() == ["grasping-hands"]
    assert t.asked() == "0 scene-ends"


def test_grasping_hands_are_escaped() -> None:
    t = scene("arkham").investigator("wendy-adams").draws("grasping-hands").token("-1")  # 4 − 1 against 3
    t.begin()
    assert t.who("wendy-adams").damage == 0
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-AUT-02")
def test_after_an_automatic_failure_the_value_is_nothing() -> None:
    t = scene("arkham").investigator("wendy-adams").draws("grasping-hands").token("auto-fail")
    t.begin()
    assert t.who("wendy-adams").damage == 3
    assert t.asked() == "0 scene-ends"


def test_rotting_remains_frighten_for_each_point() -> None:
    t = scene("arkham").investigator("roland-banks").draws("rotting-remains").token("-1")  # 3 − 1 against 3
    t.begin()
    assert (t.who("roland-banks").damage, t.who("roland-banks").horror) == (0, 1)
    assert t.asked() == "0 scene-ends"


def test_rotting_remains_are_borne() -> None:
    t = scene("arkham").investigator("roland-banks").draws("rotting-remains").token("0")
    t.begin()
    assert t.who("roland-banks").horror == 0
    assert t.asked() == "0 scene-ends"


def test_frozen_in_fear_comes_into_the_threat_area() -> None:
    t = scene("arkham").investigator("roland-banks").draws("frozen-in-fear")
    t.begin()
    assert t.threats("roland-banks") == ["frozen-in-fear-1"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-INI-04")
def test_the_first_move_fight_or_evasion_of_the_round_costs_an_action_more() -> None:
    t = scene("arkham").investigator("roland-banks", at="hallway", threats=["frozen-in-fear"]).location("attic")
    t.halt("investigation-turn-ends").answer("move:attic")
    assert t.who("roland-banks").spent == 2
    t.answer("move:hallway")
    assert t.who("roland-banks").spent == 3  # only the first
    assert t.asked() == "0 scene-ends"


def test_other_actions_cost_what_they_cost() -> None:
    t = scene("arkham").investigator("roland-banks", threats=["frozen-in-fear"])
    t.answer("resource")
    assert t.who("roland-banks").spent == 1
    assert t.asked() == "0 your-action"


def test_whoever_is_frozen_with_one_action_left_cannot_move() -> None:
    t = scene("arkham").investigator("roland-banks", at="hallway", threats=["frozen-in-fear"], actions=1)
    t.begin()
    assert not t.offers("move:attic")
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("token", "left"), [("0", []), ("-1", ["frozen-in-fear-1"])])
def test_fear_can_be_shaken_off_at_the_end_of_the_turn(token: str, left: list[str]) -> None:
    t = scene("arkham").investigator("roland-banks", threats=["frozen-in-fear"]).token(token)
    t.halt("investigation-next").answer("end-turn")
    assert t.threats("roland-banks") == left
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-CNT-01")
def test_dissonant_voices_let_nobody_play_assets_or_events() -> None:
    hand = ["machete", "emergency-cache"]
    t = scene("arkham").investigator("roland-banks", hand=hand, threats=["dissonant-voices"])
    t.begin()
    assert not t.offers("play:machete")
    assert not t.offers("play:emergency-cache")
    assert t.refusal("play:machete") == "AHC-CNT-01"
    assert t.asked() == "0 your-action"


def test_another_investigator_does_not_hear_the_voices() -> None:
    t = scene("arkham", seats=2).investigator("roland-banks", hand=["machete"])
    t.investigator("wendy-adams", threats=["dissonant-voices"])
    t.begin()
    assert t.offers("play:machete")
    assert t.asked() == "0 your-action"


def test_the_voices_fall_silent_at_the_end_of_the_round() -> None:
    t = scene("arkham").investigator("roland-banks").draws("dissonant-voices")
    t.begin()
    assert t.threats("roland-banks") == ["dissonant-voices-1"]
    t = scene("arkham").investigator("roland-banks", threats=["dissonant-voices"])
    t.at("upkeep-ends").halt("mythos-begins").begin()
    assert t.threats("roland-banks") == []
    assert t.discarded() == ["dissonant-voices"]
    assert t.asked() == "0 scene-ends"


def test_nobody_is_asked_whose_voices_fall_silent_first() -> None:
    t = scene("arkham", seats=2).investigator("roland-banks", threats=["dissonant-voices"])
    t.investigator("wendy-adams", threats=["dissonant-voices"])
    t.at("upkeep-ends").halt("mythos-begins").begin()
    assert (t.threats("roland-banks"), t.threats("wendy-adams")) == ([], [])
    assert t.asked() == "0 scene-ends"


def test_ancient_evils_place_doom() -> None:
    t = scene("arkham").investigator("roland-banks").agenda("rise-of-the-ghouls", doom=2).draws("ancient-evils")
    t.begin()
    assert t.s.agenda is not None
    assert t.s.agenda.doom == 3
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-DOM-03")
def test_ancient_evils_can_advance_the_agenda() -> None:
    t = scene("arkham").investigator("roland-banks").agenda("whats-going-on", doom=2).draws("ancient-evils")
    t.begin()  # nobody has a card in hand, so it must be the horror
    assert t.s.agenda is not None
    assert (t.s.agenda.key, t.s.agenda.doom) == ("rise-of-the-ghouls", 0)
    assert t.who("roland-banks").horror == 2
    assert t.asked() == "0 scene-ends"


def test_crypt_chill_takes_an_asset() -> None:
    t = scene("arkham").investigator("roland-banks", assets=["machete", "guard-dog"]).draws("crypt-chill")
    t.token("-1").answer("discard:guard-dog-1")
    assert t.assets("roland-banks") == ["machete-1"]
    assert t.who("roland-banks").damage == 0
    assert t.asked() == "0 scene-ends"


def test_whoever_has_no_asset_is_hurt_by_the_chill() -> None:
    t = scene("arkham").investigator("roland-banks").draws("crypt-chill").token("-1")
    t.begin()
    assert t.who("roland-banks").damage == 2
    assert t.asked() == "0 scene-ends"


def test_a_strong_will_withstands_the_chill() -> None:
    t = scene("arkham").investigator("agnes-baker", assets=["machete"]).draws("crypt-chill").token("-1")  # 5 − 1
    t.begin()
    assert t.assets("agnes-baker") == ["machete-1"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-ATT-01", "AHC-ATT-02")
def test_fog_makes_a_place_harder_to_investigate() -> None:
    t = scene("arkham").investigator("roland-banks", at="attic").location("attic", clues=2).draws("obscuring-fog")
    t.begin()
    assert [card.key for card in t.s.attached("attic")] == ["obscuring-fog-1"]
    assert t.asked() == "0 scene-ends"


def test_fog_lifts_when_the_place_is_investigated() -> None:
    t = scene("arkham").investigator("roland-banks", at="attic").location("attic", clues=2)
    t.attached("obscuring-fog", "attic").token("0").answer("investigate")  # 3 against 1 + 2
    assert t.who("roland-banks").clues == 1
    assert t.s.attached("attic") == []
    assert t.discarded() == ["obscuring-fog"]
    assert t.asked() == "0 your-action"


def test_fog_stays_when_the_investigation_fails() -> None:
    t = scene("arkham").investigator("roland-banks", at="attic").location("attic", clues=2)
    t.attached("obscuring-fog", "attic").token("-1").answer("investigate")
    assert t.who("roland-banks").clues == 0
    assert len(t.s.attached("attic")) == 1
    assert t.asked() == "0 your-action"


def test_fog_does_not_lift_for_an_investigation_elsewhere() -> None:
    t = scene("arkham").investigator("roland-banks", at="hallway").location("hallway", clues=1)
    t.attached("obscuring-fog", "attic").token("0").answer("investigate")
    assert len(t.s.attached("attic")) == 1
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-LIM-03", "AHC-ATT-05", "AHC-ATT-06")
def test_a_place_holds_only_one_fog() -> None:
    t = scene("arkham").investigator("roland-banks", at="attic").attached("obscuring-fog", "attic")
    t.draws("obscuring-fog").begin()
    assert len(t.s.attached("attic")) == 1
    assert t.discarded() == ["obscuring-fog"]
    assert t.asked() == "0 scene-ends"
