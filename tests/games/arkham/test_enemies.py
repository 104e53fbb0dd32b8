"""Enemies: spawning, engaging, prey, hunters, attacks, massive, retaliate, aloof, victory."""

from typing import Any

import pytest

from seance.engine.content import Row
from seance.games.arkham.rules.pieces import Enemy
from seance.games.arkham.rules.printed import EnemyCard
from seance.server.words import words
from seance.testing import scene

ROLAND, DAISY, AGNES, WENDY = "roland-banks", "daisy-walker", "agnes-baker", "wendy-adams"


@pytest.mark.rule("AHC-ENM-03", "AHC-ENG-01", "AHC-ENG-02")
def test_an_enemy_without_instruction_spawns_engaged_with_who_drew_it() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic").draws("ghoul-minion")
    assert t.asked() == "0 scene-ends"
    enemy = t.foe("ghoul-minion-1")
    assert (enemy.engaged, enemy.location) == (0, "attic")


@pytest.mark.rule("AHC-ENM-02", "AHC-SPW-01", "AHC-ENI-01", "AHC-PRE-05")
def test_an_enemy_with_an_instruction_spawns_there_unengaged() -> None:
    t = scene("arkham").investigator(ROLAND).draws("flesh-eater")
    assert t.asked() == "0 scene-ends"
    assert (t.foe("flesh-eater-1").location, t.foe("flesh-eater-1").engaged) == ("attic", -1)


@pytest.mark.rule("AHC-ENG-07")
def test_an_enemy_that_spawns_where_somebody_is_engages_at_once() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY, at="attic").draws("flesh-eater")
    assert t.asked() == "0 scene-ends"
    assert t.foe("flesh-eater-1").engaged == 1


@pytest.mark.rule("AHC-SPW-03")
def test_an_enemy_without_a_place_to_spawn_is_discarded() -> None:
    t = scene("arkham").investigator(ROLAND).only("hallway").draws("flesh-eater")
    assert t.asked() == "0 scene-ends"
    assert (t.s.enemies, t.discarded()) == ([], ["flesh-eater"])


@pytest.mark.rule("AHC-SPW-04", "AHC-EMP-01")
def test_who_spawns_an_enemy_chooses_among_several_locations() -> None:
    t = scene("arkham").investigator(ROLAND).enemy("ghoul-minion", at="cellar").draws("acolyte")
    assert t.options() == ["spawn:attic", "spawn:parlor"]  # nobody and no enemy is there
    t.answer("spawn:attic")
    assert t.enemies_at("attic") == ["acolyte-1"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-SPW-05", "AHC-SPW-02")
def test_a_card_that_names_a_place_overrides_the_instruction() -> None:
    t = scene("arkham").investigator(ROLAND, clues=3).act("the-barrier").location("parlor", revealed=False)
    t.at("upkeep-ends").halt("mythos-begins").answer("advance:the-barrier")
    assert t.enemies_at("hallway") == ["ghoul-priest-1"]
    assert t.foe("ghoul-priest-1").engaged == 0
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-ENG-04", "AHC-ENG-09")
def test_a_ready_enemy_engages_who_enters_its_location() -> None:
    t = scene("arkham").investigator(ROLAND).enemy("ghoul-minion", at="attic").answer("move:attic")
    assert t.foe("ghoul-minion-1").engaged == 0
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ENG-10")
def test_an_exhausted_enemy_does_not_engage() -> None:
    t = scene("arkham").investigator(ROLAND).enemy("ghoul-minion", at="attic", exhausted=True).answer("move:attic")
    assert t.foe("ghoul-minion-1").engaged == -1
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ENG-11", "AHC-FW43-01")
def test_an_enemy_that_readies_beside_somebody_engages() -> None:
    t = scene("arkham").investigator(ROLAND).enemy("ghoul-minion", exhausted=True)
    t.at("upkeep-ready").halt("upkeep-draw")
    assert t.asked() == "0 scene-ends"
    assert (t.foe("ghoul-minion-1").exhausted, t.foe("ghoul-minion-1").engaged) == (False, 0)


@pytest.mark.rule("AHC-ENG-03")
def test_engaged_enemies_move_along() -> None:
    t = scene("arkham").investigator(ROLAND, damage=0).enemy("ghoul-minion", engaged=ROLAND).answer("move:attic")
    assert (t.foe("ghoul-minion-1").location, t.foe("ghoul-minion-1").engaged) == ("attic", 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ENG-05", "AHC-PRE-01", "AHC-ENI-02")
def test_prey_decides_whom_an_enemy_engages() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY)
    t.enemy("ravenous-ghoul", exhausted=True).at("upkeep-ready").halt("upkeep-draw")  # lowest remaining health
    assert t.asked() == "0 scene-ends"
    assert t.foe("ravenous-ghoul-1").engaged == 1


@pytest.mark.rule("AHC-PRE-02", "AHC-LEA-04")
def test_the_lead_chooses_among_equals() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY)
    t.enemy("ghoul-minion", exhausted=True).at("upkeep-ready", lead=1).halt("upkeep-draw")
    assert t.asked() == "1 who-is-engaged"
    t.answer("engage:roland-banks")
    assert t.foe("ghoul-minion-1").engaged == 0
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-ENG-06")
def test_any_number_of_enemies_may_be_engaged_with_one_investigator() -> None:
    t = scene("arkham").investigator(ROLAND)
    for _ in range(3):
        t.enemy("ghoul-minion", at="attic")
    t.answer("move:attic")
    assert len(t.s.engaged_with(t.who(ROLAND))) == 3
    assert t.asked() == "0 your-action"


# ---- hunters -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-HUN-01", "AHC-FW32-01", "AHC-ENG-08", "AHC-NEA-02")
def test_a_hunter_moves_one_location_towards_the_nearest_investigator() -> None:
    t = scene("arkham").investigator(ROLAND, at="cellar").enemy("swarm-of-rats", at="attic")
    t.at("enemy-hunters").halt("enemy-attacks")
    assert t.asked() == "0 scene-ends"
    assert t.foe("swarm-of-rats-1").location == "hallway"
    t = (
        scene("arkham")
        .investigator(ROLAND)
        .enemy("swarm-of-rats", at="attic")
        .at("enemy-hunters")
        .halt("enemy-attacks")
    )
    assert t.asked() == "0 scene-ends"
    assert t.foe("swarm-of-rats-1").engaged == 0


@pytest.mark.rule("AHC-HUN-01")
def test_what_is_exhausted_engaged_or_no_hunter_stays() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, at="cellar").investigator(DAISY, at="parlor")
    t.enemy("swarm-of-rats", at="attic", exhausted=True).enemy("swarm-of-rats", engaged=DAISY)
    t.enemy("ghoul-minion", at="attic").at("enemy-hunters").halt("enemy-attacks")
    assert t.asked() == "0 scene-ends"
    assert t.enemies_at("attic") == ["swarm-of-rats-1", "ghoul-minion-1"]
    assert t.enemies_at("parlor") == ["swarm-of-rats-2"]


@pytest.mark.rule("AHC-HUN-02")
def test_a_hunter_beside_an_investigator_does_not_move() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, at="attic").investigator(DAISY)
    t.enemy("mob-enforcer", at="attic", owner=DAISY)  # hunts only its bearer, so Roland does not hold it
    t.enemy("swarm-of-rats", at="attic").at("enemy-hunters").halt("enemy-attacks")
    assert t.asked() == "0 scene-ends"
    assert t.enemies_at("attic") == ["swarm-of-rats-1"]
    assert t.enemies_at("hallway") == ["mob-enforcer-1"]


@pytest.mark.rule("AHC-HUN-03")
def test_among_equally_near_investigators_prey_decides() -> None:
    t = scene("arkham", seats=2).investigator(DAISY, at="attic").investigator(ROLAND, at="cellar")
    t.enemy("ghoul-priest", at="hallway").at("enemy-hunters").halt("enemy-attacks")  # highest combat
    assert t.asked() == "0 scene-ends"
    assert t.foe("ghoul-priest-1").location == "cellar"


@pytest.mark.rule("AHC-HUN-04")
def test_without_prey_the_lead_chooses_where_a_hunter_goes() -> None:
    t = scene("arkham", seats=2).investigator(DAISY, at="attic").investigator(ROLAND, at="cellar")
    t.enemy("swarm-of-rats", at="hallway").at("enemy-hunters").halt("enemy-attacks")
    assert t.asked() == "0 hunts"
    t.answer("hunt:cellar")
    assert t.foe("swarm-of-rats-1").engaged == 1
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-HUN-05")
def test_a_hunter_whose_way_is_blocked_stays() -> None:
    t = scene("arkham").investigator(ROLAND, at="cellar").attached("barricade", "cellar", ROLAND)
    t.enemy("swarm-of-rats", at="hallway").at("enemy-hunters").halt("enemy-attacks")
    assert t.asked() == "0 scene-ends"
    assert t.foe("swarm-of-rats-1").location == "hallway"


@pytest.mark.rule("AHC-PRE-03", "AHC-BEA-01")
def test_an_enemy_with_only_one_prey_follows_and_engages_nobody_else() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY, at="attic")
    t.enemy("mob-enforcer", at="cellar", owner=DAISY).at("enemy-hunters").halt("enemy-attacks")
    assert t.asked() == "0 scene-ends"
    assert (t.foe("mob-enforcer-1").location, t.foe("mob-enforcer-1").engaged) == ("hallway", -1)


@pytest.mark.rule("AHC-PRE-04")
def test_others_may_still_engage_it_with_an_action() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY, at="attic")
    t.enemy("mob-enforcer", at="hallway", owner=DAISY).answer("engage:mob-enforcer-1")
    assert t.foe("mob-enforcer-1").engaged == 0
    assert t.asked() == "0 your-action"


# ---- attacks in the enemy phase ----------------------------------------------------------------------------


@pytest.mark.rule("AHC-FW33-03", "AHC-FW33-05")
def test_each_ready_engaged_enemy_attacks_once_and_exhausts() -> None:
    t = (
        scene("arkham")
        .investigator(ROLAND)
        .enemy("ghoul-minion", engaged=ROLAND)
        .at("enemy-attacks")
        .halt("enemy-ends")
    )
    assert t.asked() == "0 scene-ends"
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (1, 1)
    assert t.foe("ghoul-minion-1").exhausted


@pytest.mark.rule("AHC-FW33-01", "AHC-FW33-02")
def test_attacks_come_in_player_order_one_investigator_after_the_other() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY)
    t.enemy("swarm-of-rats", engaged=ROLAND).enemy("ghoul-minion", engaged=DAISY).enemy("icy-ghoul", engaged=DAISY)
    t.at("enemy-attacks", lead=1).halt("enemy-ends").answer("attacked-by:icy-ghoul-1")
    attackers = [told.args["enemy"] for told in t.heard(0, "enemy-attacks")]
    assert attackers == ["icy-ghoul-1", "ghoul-minion-1", "swarm-of-rats-1"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-FW33-06")
def test_who_is_attacked_chooses_the_order() -> None:
    t = scene("arkham").investigator(ROLAND).enemy("swarm-of-rats", engaged=ROLAND)
    t.enemy("ghoul-minion", engaged=ROLAND).at("enemy-attacks").halt("enemy-ends")
    assert t.asked() == "0 which-attacks-first"
    assert sorted(t.options()) == ["attacked-by:ghoul-minion-1", "attacked-by:swarm-of-rats-1"]
    harm = [t.game.preview(key) for key in sorted(t.options())]
    assert [words("en", "arkham").note(seen.notes[0]) for seen in harm if seen is not None] == [
        "1 damage, 1 horror",
        "1 damage",  # nothing of what it does not do
    ]


# ---- keywords ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-RET-01", "AHC-RET-02")
def test_a_retaliate_enemy_attacks_after_a_failed_attack_and_does_not_exhaust() -> None:
    t = scene("arkham").investigator(ROLAND).enemy("wizard-of-the-order", engaged=ROLAND).token("-2")
    t.answer("fight:wizard-of-the-order-1")
    assert t.happened("retaliates", who=ROLAND)
    assert t.who(ROLAND).damage == 1
    assert not t.foe("wizard-of-the-order-1").exhausted
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-RET-03")
def test_it_retaliates_whether_or_not_it_is_engaged_with_the_attacker() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY)
    t.enemy("wizard-of-the-order", engaged=DAISY).token("-2").answer("fight:wizard-of-the-order-1")
    assert (t.who(ROLAND).damage, t.who(DAISY).damage) == (1, 1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-MAS-01", "AHC-MAS-03", "AHC-MAS-07")
def test_a_ready_massive_enemy_is_engaged_with_everybody_at_its_location() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY).enemy("umordhoth", at="hallway")
    assert t.foe("umordhoth-1").engaged == -1
    assert [len(t.s.engaged_with(who)) for who in t.s.investigators] == [1, 1]
    t.answer("resource")
    assert (t.who(ROLAND).damage, t.who(DAISY).damage) == (3, 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-MAS-02", "AHC-MAS-08")
def test_an_exhausted_massive_enemy_is_engaged_with_nobody_and_it_never_moves_along() -> None:
    t = scene("arkham").investigator(ROLAND).enemy("umordhoth", at="hallway", exhausted=True)
    assert t.s.engaged_with(t.who(ROLAND)) == []
    t.foe("umordhoth-1").exhausted = False
    t.answer("move:attic")
    assert t.foe("umordhoth-1").location == "hallway"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-MAS-04", "AHC-MAS-05", "AHC-MAS-06")
def test_a_massive_enemy_attacks_each_in_the_order_of_the_lead_and_then_exhausts() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY).enemy("umordhoth", at="hallway")
    t.at("enemy-attacks", lead=1).halt("enemy-ends")
    assert t.asked() == "1 whom-first"
    t.answer("attacked:roland-banks")
    assert (t.who(ROLAND).damage, t.who(DAISY).damage) == (3, 3)
    assert t.foe("umordhoth-1").exhausted
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-MAS-04", "AHC-ENP-02")
@pytest.mark.parametrize("enemy", ["umordhoth", "wizard-of-the-order"])
def test_neither_an_exhausted_massive_enemy_nor_one_that_is_not_engaged_attacks(enemy: str) -> None:
    t = scene("arkham").investigator(ROLAND).enemy(enemy, at="hallway", exhausted=enemy == "umordhoth")
    t.at("enemy-attacks").halt("enemy-ends")
    assert t.asked() == "0 scene-ends"
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (0, 0)


@pytest.mark.rule("AHC-MAS-09")
def test_a_failed_attack_on_a_massive_enemy_hits_nobody_else() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY).enemy("umordhoth", at="hallway").token("-4")
    t.answer("fight:umordhoth-1")
    assert t.who(DAISY).damage == 0
    assert t.asked() == "0 your-action"


def lurker(t: Any, at: str) -> Enemy:
    """No enemy of the core set is aloof, so here is one that is."""
    row = {"key": "lurker", "code": "0", "set": "none", "copies": 1, "fight": 1, "health": 3, "evade": 1, "damage": 1}
    enemy = Enemy(EnemyCard(Row("test", {**row, "keywords": ["aloof"]})), 1, at)
    t.s.enemies.append(enemy)
    t.s.changed()
    return enemy


@pytest.mark.rule("AHC-ALF-01", "AHC-ALF-03", "AHC-ALF-04")
def test_an_aloof_enemy_engages_nobody_and_cannot_be_attacked_until_it_is_engaged() -> None:
    t = scene("arkham").investigator(ROLAND)
    enemy = lurker(t, "attic")
    t.answer("move:attic")
    assert enemy.engaged == -1
    assert t.refusal("fight:lurker-1") == "AHC-ALF-04"
    t.answer("engage:lurker-1")
    assert t.s.enemies[0].engaged == 0
    assert t.offers("fight:lurker-1")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DMG-14", "AHC-DIS-02")
def test_a_defeated_enemy_goes_to_the_encounter_discard_pile() -> None:
    t = scene("arkham").investigator(AGNES, assets=["beat-cop-01018"]).enemy("swarm-of-rats", engaged=AGNES)
    t.answer("use:beat-cop-01018-1")
    assert (t.s.enemies, t.discarded()) == ([], ["swarm-of-rats"])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DMG-15", "AHC-WEA-08")
def test_a_defeated_weakness_goes_to_its_bearers_discard_pile() -> None:
    t = scene("arkham").investigator(AGNES, assets=["beat-cop-01018"])
    t.enemy("mob-enforcer", engaged=AGNES, owner=AGNES, damage=2).answer("use:beat-cop-01018-1")
    assert t.discarded(AGNES) == ["beat-cop-01018", "mob-enforcer"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-VIC-01", "AHC-VIC-02", "AHC-VIC-04")
def test_a_defeated_enemy_with_victory_points_goes_to_the_victory_display() -> None:
    t = scene("arkham").investigator(AGNES, assets=["beat-cop-01018"]).enemy("icy-ghoul", engaged=AGNES, damage=3)
    t.answer("use:beat-cop-01018-1")
    assert [card.key for card in t.s.victory] == ["icy-ghoul"]
    assert t.discarded() == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-PIN-02")
def test_health_per_investigator_is_multiplied_by_those_who_started() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY).enemy("ghoul-priest", at="attic")
    assert t.sees(0).enemies[0].health == 10
    assert t.asked() == "0 your-action"
