"""Damage and horror, healing, defeat, elimination, trauma."""

from typing import Any

import pytest

from seance.testing import scene

ROLAND, DAISY, AGNES, WENDY = "roland-banks", "daisy-walker", "agnes-baker", "wendy-adams"


@pytest.mark.rule("AHC-DMG-03", "AHC-DMG-04", "AHC-DMG-09")
def test_damage_is_assigned_to_the_investigator_and_to_assets_and_then_placed() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01018"]).draws("grasping-hands").token("-1")
    t.begin()  # agility 2 − 1 against 3: two damage
    assert t.asked() == "0 assign-damage"
    assert t.who(ROLAND).damage == 0
    told = [t.begin().preview(key).notes[0] for key in ("take:roland-banks", "take:beat-cop-01018-1")]
    assert [(note.key, note.on) for note in told] == [("takes-health", ("9", "9")), ("takes-health", ("2", "2"))]
    t.answer(["take:roland-banks", "take:beat-cop-01018-1"])
    assert (t.who(ROLAND).damage, t.card("beat-cop-01018-1").damage) == (1, 1)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-DMG-05", "AHC-HLT-05", "AHC-HLT-03")
def test_an_asset_without_health_takes_no_damage() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["holy-rosary"]).draws("grasping-hands").token("-1").begin()
    assert t.state.investigators[0].damage == 2  # a rosary has sanity only


@pytest.mark.rule("AHC-DMG-06", "AHC-SAN-06", "AHC-SAN-04")
def test_an_asset_without_sanity_takes_no_horror() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["leather-coat"]).draws("rotting-remains").token("-1")
    assert t.asked() == "0 scene-ends"
    assert t.who(ROLAND).horror == 1


@pytest.mark.rule("AHC-DMG-07", "AHC-DMG-08")
def test_an_asset_takes_no_more_than_defeats_it() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["research-librarian"]).draws("grasping-hands").token("-2")
    assert t.options() == ["take:research-librarian-1", *["take:roland-banks"] * 3]
    t.answer(["take:research-librarian-1", "take:roland-banks", "take:roland-banks"])
    assert t.who(ROLAND).damage == 2
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-DMG-07", "AHC-DMG-08")
def test_what_an_asset_has_taken_already_leaves_less_room() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01018"]).enemy("ghoul-priest", engaged=ROLAND)
    t.card("beat-cop-01018-1").damage = t.card("beat-cop-01018-1").horror = 1
    t.at("enemy-attacks").halt("enemy-ends").answer("pass")
    assert (t.asked(), t.options()) == ("0 assign-damage", ["take:beat-cop-01018-1", *["take:roland-banks"] * 2])
    t.answer(["take:roland-banks"] * 2)
    assert (t.asked(), t.options()) == ("0 assign-horror", ["take:beat-cop-01018-1", *["take:roland-banks"] * 2])


@pytest.mark.rule("AHC-DMG-03", "AHC-DMG-04")
def test_an_asset_may_take_damage_and_horror_of_the_same_attack() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01018"]).enemy("ghoul-priest", engaged=ROLAND)
    t.at("enemy-attacks").halt("enemy-ends")
    t.answer("pass", ["take:beat-cop-01018-1", "take:roland-banks"], ["take:beat-cop-01018-1", "take:roland-banks"])
    assert (t.card("beat-cop-01018-1").damage, t.card("beat-cop-01018-1").horror) == (1, 1)
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (1, 1)
    assert t.asked() == "0 player-window"


@pytest.mark.rule("AHC-DMG-16", "AHC-LVP-01")
def test_an_asset_with_damage_equal_to_its_health_is_defeated() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["research-librarian"]).draws("grasping-hands").token("0")
    t.answer(["take:research-librarian-1"])
    assert t.assets(ROLAND) == []
    assert t.discarded(ROLAND) == ["research-librarian"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-DMG-17")
def test_an_asset_with_horror_equal_to_its_sanity_is_defeated() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["guard-dog"]).draws("rotting-remains").token("-1")
    t.answer(["take:guard-dog-1"])
    assert t.discarded(ROLAND) == ["guard-dog"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-DMG-01", "AHC-FW33-04")
def test_an_attack_deals_damage_and_horror_at_once() -> None:
    t = scene("arkham").investigator(ROLAND).enemy("icy-ghoul", engaged=ROLAND).halt("enemy-ends").at("enemy-attacks")
    assert t.asked() == "0 scene-ends"
    [hurt] = t.heard(0, "hurt")
    assert hurt.args == {"who": ROLAND, "damage": 2, "horror": 1, "by": "icy-ghoul-1"}


@pytest.mark.rule("AHC-DIR-01", "AHC-TAK-02")
def test_direct_horror_goes_nowhere_else() -> None:
    t = scene("arkham").investigator(WENDY, assets=["beat-cop-01018"], deck=["abandoned-and-alone"])
    t.answer("draw")
    assert (t.who(WENDY).horror, t.card("beat-cop-01018-1").horror) == (2, 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-HEA-01")
def test_healing_removes_what_is_healed() -> None:
    t = scene("arkham").investigator(ROLAND, damage=0, horror=1, assets=["first-aid"])
    t.answer("activate:first-aid-1")
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (0, 0)
    assert t.happened("healed", card=ROLAND, damage=0, horror=1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-HLT-06")
def test_damage_counts_against_health_as_it_is_now() -> None:
    t = scene("arkham").investigator(ROLAND, damage=3)
    seen = t.sees(0).investigators[0]
    assert (seen.health, seen.damage) == (9, 3)
    assert t.asked() == "0 your-action"


# ---- defeat and elimination --------------------------------------------------------------------------------


def fallen(**more: Any) -> Any:
    """Two investigators; Roland's next damage is his last."""
    t = scene("arkham", seats=2, mode="campaign").investigator(ROLAND, damage=8, **more).investigator(DAISY, at="attic")
    return t.enemy("swarm-of-rats", engaged=ROLAND).halt("investigation-next", "engagements")


@pytest.mark.rule("AHC-DMG-12", "AHC-DMG-13", "AHC-ELM-01", "AHC-TRA-03")
def test_damage_equal_to_health_defeats_with_a_physical_trauma() -> None:
    t = fallen().answer("resource")
    assert (t.who(ROLAND).gone, t.who(ROLAND).defeated, t.who(ROLAND).physical) == (True, True, 1)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-TRA-06")
def test_horror_equal_to_sanity_defeats_with_a_mental_trauma() -> None:
    t = scene("arkham", seats=2, mode="campaign").investigator(ROLAND, horror=4).investigator(DAISY, at="attic")
    t.draws("rotting-remains").token("-1").begin()
    assert (t.who(ROLAND).gone, t.who(ROLAND).mental, t.who(ROLAND).physical) == (True, 1, 0)
    assert t.asked().endswith("scene-ends")


@pytest.mark.rule("AHC-TRA-09")
def test_who_is_defeated_by_both_chooses_one_trauma() -> None:
    t = scene("arkham", seats=2, mode="campaign").investigator(ROLAND, damage=8, horror=4).investigator(DAISY)
    t.enemy("ghoul-minion", engaged=ROLAND).halt("investigation-next", "engagements").answer("resource")
    assert t.asked() == "0 which-trauma"
    t.answer("suffer:mental")
    assert (t.who(ROLAND).physical, t.who(ROLAND).mental) == (0, 1)
    assert t.asked().endswith("scene-ends")


@pytest.mark.rule("AHC-STA-16")
def test_in_a_standalone_game_defeat_brings_no_trauma() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, damage=8).investigator(DAISY, at="attic")
    t.enemy("swarm-of-rats", engaged=ROLAND).halt("investigation-next", "engagements").answer("resource")
    assert (t.who(ROLAND).gone, t.who(ROLAND).physical) == (True, 0)
    assert t.asked().endswith("scene-ends")


@pytest.mark.rule("AHC-ELM-05", "AHC-ELM-08", "AHC-ELM-09")
def test_an_eliminated_investigators_cards_leave_the_game_and_the_clues_stay() -> None:
    t = fallen(hand=["knife"], assets=["machete"], deck=["guts"], clues=2).answer("resource")
    assert sorted(card.key for card in t.s.removed) == ["guts", "knife", "machete"]
    assert t.clues_at("hallway") == 2
    assert (t.who(ROLAND).resources, t.who(ROLAND).clues) == (0, 0)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-ELM-10")
def test_enemies_of_the_eliminated_stay_unengaged_and_as_they_were() -> None:
    t = fallen()
    t.enemy("icy-ghoul", engaged=ROLAND, damage=2, exhausted=True).answer("resource")
    enemy = t.foe("icy-ghoul-1")
    assert (enemy.engaged, enemy.location, enemy.damage, enemy.exhausted) == (-1, "hallway", 2, True)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-ELM-11")
def test_treacheries_of_the_eliminated_are_discarded() -> None:
    t = fallen(threats=["frozen-in-fear"])
    t.answer("resource")
    assert t.discarded() == ["frozen-in-fear"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-ELM-12")
def test_the_others_choose_a_new_lead() -> None:
    t = scene("arkham", seats=3).investigator(ROLAND, damage=8).investigator(DAISY, at="attic").investigator(AGNES)
    t.enemy("swarm-of-rats", engaged=ROLAND).halt("investigation-next", "engagements").answer("resource")
    assert t.asked() == "1 new-lead, 2 new-lead"
    t.answer("1 pass", "2 lead:agnes-baker")
    assert t.s.lead == 2
    assert t.asked().endswith("scene-ends")


@pytest.mark.rule("AHC-ELM-12")
def test_where_nobody_has_a_wish_the_next_in_player_order_leads() -> None:
    t = scene("arkham", seats=3).investigator(ROLAND, damage=8).investigator(DAISY, at="attic").investigator(AGNES)
    t.enemy("swarm-of-rats", engaged=ROLAND).halt("investigation-next", "engagements").answer("resource")
    t.answer("1 pass", "2 pass")
    assert t.s.lead == 1
    assert t.asked().endswith("scene-ends")


@pytest.mark.rule("AHC-ELM-13", "AHC-ACT-21")
def test_without_investigators_the_scenario_ends_without_a_resolution() -> None:
    t = scene("arkham").investigator(ROLAND, damage=8).enemy("swarm-of-rats", engaged=ROLAND)
    t.answer("resource")
    assert t.s.resolution == "none"
    assert t.result == "lost-standalone"


@pytest.mark.rule("AHC-ELM-02", "AHC-PIN-04", "AHC-PIN-01")
def test_the_eliminated_still_count_for_values_per_investigator() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, at="hallway").investigator(DAISY, resigned=True)
    t.location("attic", revealed=False).answer("move:attic")
    assert t.clues_at("attic") == 4  # 2 for each who started
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ELM-03", "AHC-ELM-04")
def test_weaknesses_act_when_the_game_ends_for_their_bearer_and_leave_the_game() -> None:
    t = fallen(threats=["cover-up"])
    t.card("cover-up-1").clues = 3
    t.answer("resource")
    assert t.who(ROLAND).mental == 1
    assert "cover-up" in [card.key for card in t.s.removed]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-TRA-05")
def test_as_much_physical_trauma_as_printed_health_kills() -> None:
    t = fallen()
    t.who(ROLAND).physical = 8
    t.answer("resource")
    assert t.who(ROLAND).killed == "killed"
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-TRA-08", "AHC-KLD-02")
def test_as_much_mental_trauma_as_printed_sanity_drives_insane() -> None:
    t = fallen(threats=["cover-up"])
    t.card("cover-up-1").clues = 1
    t.who(ROLAND).mental = 4
    t.answer("resource")
    assert t.who(ROLAND).killed == "insane"
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-DBC-01", "AHC-DBC-02")
def test_a_card_that_defeats_brings_only_what_it_says() -> None:
    t = scene("arkham", mode="campaign").investigator(ROLAND).act("what-have-you-done")
    t.agenda("theyre-getting-out", doom=9).at("mythos-doom").halt("scenario-ends").begin()
    assert (t.who(ROLAND).defeated, t.who(ROLAND).physical, t.who(ROLAND).mental) == (True, 1, 0)
    assert t.asked() == "0 scene-ends"
