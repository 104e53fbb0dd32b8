"""The actions of a turn, attacks of opportunity, activating abilities."""

import pytest

from seance.server.words import words
from seance.testing import scene

ROLAND, DAISY, AGNES, WENDY, SKIDS = "roland-banks", "daisy-walker", "agnes-baker", "wendy-adams", "skids-otoole"


@pytest.mark.rule("AHC-ACN-01", "AHC-FW221-03", "AHC-IVP-04")
def test_three_actions_also_the_same_one_three_times_and_then_the_turn_ends() -> None:
    t = scene("arkham").investigator(ROLAND, resources=0).halt("investigation-ends")
    t.answer("resource", "resource", "resource")
    assert t.who(ROLAND).resources == 3
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-FW221-04")
def test_a_turn_may_end_early() -> None:
    t = scene("arkham").investigator(ROLAND).halt("investigation-ends").answer("end-turn")
    assert t.who(ROLAND).spent == 0
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-FW221-01", "AHC-DRA-01", "AHC-RSA-01", "AHC-INV-01")
def test_the_basic_actions_are_offered_on_ones_own_turn() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, hand=["machete"]).investigator(DAISY)
    t.enemy("ghoul-minion", engaged=ROLAND).enemy("swarm-of-rats", engaged=DAISY)
    assert sorted(t.options()) == [
        "draw", "end-turn", "engage:swarm-of-rats-1", "evade:ghoul-minion-1", "fight:ghoul-minion-1",
        "fight:swarm-of-rats-1", "investigate", "move:attic", "move:cellar", "move:parlor", "play:machete", "resource",
    ]  # fmt: skip
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-RSA-02", "AHC-GAN-01")
def test_the_resource_action_gains_one_resource() -> None:
    t = scene("arkham").investigator(ROLAND, resources=2).answer("resource")
    assert t.who(ROLAND).resources == 3
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DRA-02", "AHC-DRC-01")
def test_the_draw_action_draws_one_card_of_the_own_deck() -> None:
    t = scene("arkham").investigator(ROLAND, deck=["knife", "guts"]).script("deck-roland-banks", "knife").answer("draw")
    assert t.hand(ROLAND) == ["knife"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-MVA-01", "AHC-MVA-02", "AHC-MOV-02", "AHC-MOV-03")
def test_one_moves_only_to_connected_locations() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic")
    assert [key for key in t.options() if key.startswith("move")] == ["move:hallway"]
    t.answer("move:hallway")
    assert t.who(ROLAND).location == "hallway"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CNT-01", "AHC-MOV-09")
def test_what_cannot_be_entered_is_not_offered_and_the_page_knows_why() -> None:
    t = scene("arkham").investigator(ROLAND).location("parlor", revealed=False)
    assert not t.offers("move:parlor")
    assert t.refusal("move:parlor") == "AHC-CNT-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-PLA-01", "AHC-PLA-02", "AHC-CST-03", "AHC-AST-02")
def test_playing_an_asset_pays_its_cost_and_puts_it_into_the_play_area() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["machete"], resources=4).answer("play:machete")
    assert t.assets(ROLAND) == ["machete-1"]
    assert t.who(ROLAND).resources == 1
    assert (t.hand(ROLAND), t.who(ROLAND).spent) == ([], 1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CST-02", "AHC-PLY-01", "AHC-PLY-02")
def test_without_the_resources_a_card_is_not_played() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["machete"], resources=2)
    assert t.refusal("play:machete") == "AHC-CST-02"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-EVT-02", "AHC-EVT-05", "AHC-INI-09")
def test_an_event_is_played_with_an_action_and_then_discarded() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["emergency-cache"], resources=0).answer("play:emergency-cache")
    assert t.who(ROLAND).resources == 3
    assert t.discarded(ROLAND) == ["emergency-cache"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-EVT-07", "AHC-TRG-14", "AHC-INI-02")
def test_an_event_that_would_change_nothing_cannot_be_played() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["sneak-attack"]).enemy("ghoul-minion", engaged=ROLAND)
    assert t.refusal("play:sneak-attack") == "AHC-PRP-01"  # no exhausted enemy is here
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-FAS-01", "AHC-FAS-05", "AHC-FAS-06")
def test_a_fast_asset_costs_no_action_and_provokes_nothing() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["magnifying-glass-01030"]).enemy("ghoul-minion", engaged=ROLAND)
    t.answer("play:magnifying-glass-01030")
    assert (t.who(ROLAND).spent, t.who(ROLAND).damage) == (0, 0)
    assert t.assets(ROLAND) == ["magnifying-glass-01030-1"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-FAS-03")
def test_a_fast_event_for_ones_turn_is_played_in_any_window_of_it() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic", hand=["working-a-hunch"]).location("attic", clues=2)
    t.answer("play:working-a-hunch")
    assert (t.who(ROLAND).clues, t.who(ROLAND).spent) == (1, 0)
    assert t.asked() == "0 your-action"


# ---- fighting, evading, engaging ---------------------------------------------------------------------------


@pytest.mark.rule("AHC-FGT-01", "AHC-FGT-02", "AHC-FGT-03", "AHC-DFT-02")
def test_a_successful_attack_deals_one_damage() -> None:
    t = scene("arkham").investigator(ROLAND).enemy("ghoul-minion", engaged=ROLAND)
    t.token("0").answer("fight:ghoul-minion-1")
    assert t.foe("ghoul-minion-1").damage == 1
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-FGT-05")
def test_a_failed_attack_deals_nothing() -> None:
    t = scene("arkham").investigator(ROLAND).enemy("ghoul-minion", engaged=ROLAND)
    t.token("-3").answer("fight:ghoul-minion-1")
    assert t.foe("ghoul-minion-1").damage == 0
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-FGT-04", "AHC-DES-01", "AHC-DES-02")
def test_a_weapon_changes_the_attack_that_its_ability_performs() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["45-automatic"]).enemy("icy-ghoul", engaged=ROLAND)
    t.token("-2").answer("fight-with:icy-ghoul-1:45-automatic-1")  # combat 4 + 1, two damage
    assert (t.foe("icy-ghoul-1").damage, t.card("45-automatic-1").uses) == (2, 3)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-FGT-06", "AHC-FGT-07")
def test_a_failed_attack_on_an_enemy_engaged_with_another_hits_that_investigator() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY).enemy("ghoul-minion", engaged=DAISY)
    t.token("-4").answer("fight:ghoul-minion-1")
    assert (t.who(DAISY).damage, t.foe("ghoul-minion-1").damage) == (1, 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-EVD-01", "AHC-EVD-02", "AHC-EVD-03", "AHC-EVD-06")
def test_an_evaded_enemy_is_exhausted_and_no_longer_engaged() -> None:
    t = scene("arkham").investigator(WENDY).enemy("ghoul-minion", engaged=WENDY).token("0")
    t.answer("evade:ghoul-minion-1")
    assert (t.foe("ghoul-minion-1").exhausted, t.foe("ghoul-minion-1").engaged) == (True, -1)
    assert t.foe("ghoul-minion-1").location == "hallway"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-EVD-04", "AHC-DFT-04")
def test_a_failed_evasion_leaves_the_enemy_engaged() -> None:
    t = scene("arkham").investigator(ROLAND).enemy("icy-ghoul", engaged=ROLAND).token("0")  # agility 2, evade 4
    t.answer("evade:icy-ghoul-1")
    assert (t.foe("icy-ghoul-1").exhausted, t.foe("icy-ghoul-1").engaged) == (False, 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-EVD-08")
def test_only_engaged_enemies_can_be_evaded() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY).enemy("ghoul-minion", engaged=DAISY)
    assert not t.offers("evade:ghoul-minion-1")
    assert t.refusal("evade") == "AHC-EVD-08"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-EVD-05")
def test_a_card_may_evade_without_a_test() -> None:
    t = scene("arkham").investigator(WENDY, assets=["stray-cat"]).enemy("ghoul-minion", engaged=WENDY)
    t.answer("use:stray-cat-1")
    assert t.foe("ghoul-minion-1").exhausted
    assert not t.happened("test-begins")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-EGA-01", "AHC-EGA-02", "AHC-EGA-03", "AHC-EGA-04")
def test_engaging_takes_an_enemy_over_from_another_investigator() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY).enemy("ghoul-minion", engaged=DAISY)
    t.answer("engage:ghoul-minion-1")
    assert t.foe("ghoul-minion-1").engaged == 0
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-EGA-05", "AHC-EGA-03")
def test_an_exhausted_enemy_can_be_engaged_and_one_already_engaged_cannot() -> None:
    t = scene("arkham").investigator(ROLAND).enemy("ghoul-minion", engaged=ROLAND)
    t.enemy("swarm-of-rats", exhausted=True)
    assert not t.offers("engage:ghoul-minion-1")
    assert t.offers("engage:swarm-of-rats-1")
    assert t.asked() == "0 your-action"


# ---- attacks of opportunity --------------------------------------------------------------------------------


@pytest.mark.rule("AHC-AOO-01", "AHC-AOO-04", "AHC-AOO-07", "AHC-AOO-08")
def test_an_action_provokes_every_ready_engaged_enemy_and_then_goes_on() -> None:
    t = scene("arkham").investigator(ROLAND, resources=0).enemy("ghoul-minion", engaged=ROLAND)
    t.enemy("swarm-of-rats", engaged=ROLAND, exhausted=True).answer("resource")
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (1, 1)
    assert t.who(ROLAND).resources == 1
    assert not t.foe("ghoul-minion-1").exhausted
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-AOO-02")
def test_fighting_and_evading_provoke_nothing() -> None:
    t = scene("arkham").investigator(ROLAND).enemy("ghoul-minion", engaged=ROLAND)
    t.token("-3", "-3").answer("fight:ghoul-minion-1", "evade:ghoul-minion-1")
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (0, 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-AOO-02", "AHC-RSG-01", "AHC-RSG-02")
def test_resigning_provokes_nothing_and_is_no_defeat() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, at="parlor").investigator(DAISY)
    t.enemy("ghoul-minion", engaged=ROLAND).halt("investigation-next").answer("resign:parlor")
    assert (t.who(ROLAND).resigned, t.who(ROLAND).defeated, t.who(ROLAND).damage) == (True, False, 0)
    assert t.asked() == "0 scene-ends"


def test_what_resigning_does_is_said_once() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, at="parlor").investigator(DAISY)
    seen = t.begin().preview("resign:parlor")
    assert seen is not None
    assert [words("en", "arkham").note(note) for note in seen.notes] == [
        "You leave this scenario for good, without a trauma."
    ]


@pytest.mark.rule("AHC-AOO-02", "AHC-PAR-01")
def test_parleying_provokes_nothing() -> None:
    t = scene("arkham").investigator(DAISY, at="parlor").story_asset("lita-chantler", at="parlor")
    t.enemy("ghoul-minion", engaged=DAISY).token("0")
    t.answer(next(key for key in t.options() if key.startswith("parley")))
    assert t.assets(DAISY) == ["lita-chantler-1"]
    assert t.who(DAISY).damage == 0
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-AOO-03")
def test_the_investigator_chooses_the_order_of_several_attacks() -> None:
    t = scene("arkham").investigator(ROLAND).enemy("ghoul-minion", engaged=ROLAND)
    t.enemy("swarm-of-rats", engaged=ROLAND).answer("resource")
    assert t.asked() == "0 which-attacks-first"
    t.answer("attacked-by:swarm-of-rats-1")
    attackers = [told.args["enemy"] for told in t.game.events() if told.event == "enemy-attacks"]
    assert attackers == ["swarm-of-rats-1", "ghoul-minion-1"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-AOO-05", "AHC-ACN-02")
def test_the_attack_comes_after_the_cost_and_before_the_effect() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["guard-dog"], resources=3).enemy("ghoul-minion", engaged=ROLAND)
    t.answer("play:guard-dog")
    assert t.who(ROLAND).damage == 1  # the dog was not yet there to take it
    order = [told.event for told in t.game.events() if told.event in ("plays", "enemy-attacks", "enters-play")]
    assert order == ["enemy-attacks", "plays", "enters-play"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-AOO-06", "AHC-TRG-12")
def test_an_ability_of_two_actions_provokes_only_one_attack() -> None:
    t = scene("arkham").investigator(ROLAND, threats=["haunted"]).enemy("swarm-of-rats", engaged=ROLAND)
    t.answer("activate:haunted-1")
    assert (t.who(ROLAND).damage, t.who(ROLAND).spent) == (1, 2)
    assert t.threats(ROLAND) == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-AOO-09")
def test_an_attack_of_opportunity_can_be_cancelled_like_any_attack() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["dodge"]).enemy("ghoul-minion", engaged=ROLAND)
    t.answer("resource")
    assert t.asked() == "0 when-enemy-attacks"
    t.answer("play:dodge")
    assert t.who(ROLAND).damage == 0
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DMG-13")
def test_who_falls_to_an_attack_of_opportunity_does_not_finish_the_action() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, hand=["machete"], damage=8).investigator(DAISY)
    t.enemy("swarm-of-rats", engaged=ROLAND).halt("investigation-next").answer("play:machete")
    assert t.who(ROLAND).gone
    assert not t.happened("enters-play")
    assert t.asked() == "0 scene-ends"


# ---- activate ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-AVA-01", "AHC-AVA-02", "AHC-AVA-05", "AHC-TRG-11")
def test_an_action_ability_of_a_controlled_card_is_activated_for_an_action() -> None:
    t = scene("arkham").investigator(DAISY, assets=["first-aid"], damage=2).answer("activate:first-aid-1")
    assert (t.card("first-aid-1").uses, t.who(DAISY).spent) == (2, 1)
    assert t.asked().startswith("0 ")


@pytest.mark.rule("AHC-AVA-06")
def test_abilities_of_the_own_location_can_be_used_there_only() -> None:
    t = scene("arkham").investigator(ROLAND)
    assert not t.offers("resign:parlor")
    t.answer("move:parlor")
    assert t.offers("resign:parlor")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-AVA-08", "AHC-YOU-03")
def test_cards_in_the_threat_area_of_another_at_the_location_can_be_activated() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY, threats=["haunted"])
    t.answer("activate:haunted-1")
    assert t.threats(DAISY) == []
    assert t.who(ROLAND).spent == 2
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-TRG-15", "AHC-USE-04")
def test_without_uses_an_ability_that_spends_them_is_refused() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["45-automatic"]).enemy("ghoul-minion", engaged=ROLAND)
    t.card("45-automatic-1").uses = 0
    assert t.refusal("fight-with:45-automatic-1") == "AHC-TRG-15"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ACN-01", "AHC-TRG-12")
def test_too_few_actions_are_left_for_two() -> None:
    t = scene("arkham").investigator(ROLAND, threats=["haunted"], actions=1)
    assert t.refusal("activate:haunted-1") == "AHC-ACN-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-GAN-02", "AHC-LIM-01")
def test_an_additional_action_is_one_more_in_this_turn_and_its_limit_holds() -> None:
    t = scene("arkham").investigator(SKIDS, resources=6, actions=1).halt("investigation-ends")
    t.answer("use:skids-otoole", "resource", "resource")
    assert t.who(SKIDS).resources == 6
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-ACN-03")
def test_a_lost_action_is_missing_in_this_turn() -> None:
    t = scene("arkham").investigator(AGNES, hand=["blinding-light-01066"]).enemy("ghoul-minion", engaged=AGNES)
    t.halt("investigation-ends").token("cultist").answer("play:blinding-light-01066", "resource")
    assert t.asked() == "0 scene-ends"


def test_the_page_knows_cost_danger_and_odds_of_an_action() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic", threats=["frozen-in-fear"]).location("attic", clues=1)
    t.enemy("ghoul-minion", engaged=ROLAND).begin()
    investigate, fight = t.game.preview("investigate"), t.game.preview("fight:ghoul-minion-1")
    assert (investigate.cost, investigate.danger, investigate.odds[0].share) == (1, True, 13 / 16)
    assert (fight.cost, fight.danger, fight.odds[0].share) == (2, False, 13 / 16)
    assert [(note.key, note.on) for note in investigate.notes] == [("attacked-first", ("ghoul-minion-1",))]
    assert fight.notes == ()
    assert [(note.key, note.on) for note in t.game.preview("end-turn").notes] == [
        ("actions-unused", ("3",)),
        ("strikes-later", ("ghoul-minion-1",)),
    ]
    assert t.asked() == "0 your-action"


def test_what_must_make_room_is_told_before_a_card_is_played() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01018", "knife"], hand=["guard-dog", "machete"])
    t.begin()
    assert [(note.key, note.on) for note in t.game.preview("play:guard-dog").notes] == [
        ("costs-resources", ("3", "2")),
        ("makes-room", ("beat-cop-01018-1",)),
    ]
    assert [note.key for note in t.game.preview("play:machete").notes] == ["costs-resources"]  # he has two hands
    t = scene("arkham").investigator(ROLAND, assets=["45-automatic", "knife"], hand=["machete"])
    t.begin()
    told = t.game.preview("play:machete").notes[-1]
    assert (told.key, told.on) == ("makes-room-for", ("45-automatic-1", "knife-1"))
    assert t.asked() == "0 your-action"


def test_the_odds_of_a_weapon_and_a_tool_are_known_before_they_are_used() -> None:
    t = scene("arkham").investigator(ROLAND, at="cellar", assets=["45-automatic", "flashlight"])
    t.enemy("ghoul-minion", engaged=ROLAND).begin()
    weapon = t.game.preview("fight-with:ghoul-minion-1:45-automatic-1")
    assert (weapon.danger, weapon.odds[0].share) == (False, 14 / 16)  # combat 4 + 1 against 2: all but −4 and auto-fail
    tool = t.game.preview("investigate-with:flashlight-1")
    assert (tool.danger, tool.odds[0].share) == (True, 10 / 16)  # intellect 3 against 4 − 2; a Ghoul is here
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CST-02")
def test_before_a_card_is_played_its_price_is_told() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["machete"], resources=5)
    t.begin()
    preview = t.game.preview("play:machete")
    assert preview.cost == 1  # an action
    assert [note.on for note in preview.notes] == [("3", "2")]
    assert t.asked() == "0 your-action"
