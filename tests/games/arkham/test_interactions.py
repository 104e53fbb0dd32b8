"""Cards that meet: what one does while another is under way, falls, or counts no more."""

from __future__ import annotations

import pytest

from seance.testing import scene

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams"
MINION, RAVENOUS = "ghoul-minion-1", "ravenous-ghoul-1"
WEAPONS = {
    "45-automatic": "fight-with", "machete": "fight-with", "41-derringer": "fight-with", "baseball-bat": "fight-with",
    "shotgun": "fight-with", "rolands-38-special": "fight-with", "knife": "fight-with",
}  # fmt: skip


# ---- elimination -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-DRC-07", "AHC-ELM-02")
def test_who_falls_to_the_weakness_of_a_deck_made_anew_takes_no_horror_for_it() -> None:
    t = scene("arkham", seats=2).investigator(WENDY, horror=5, discard=["abandoned-and-alone"]).investigator(ROLAND)
    t.answer("draw")
    assert t.happened("defeated", who=WENDY)
    assert not t.happened("deck-reset")
    assert t.asked() == "1 your-action"


@pytest.mark.rule("AHC-ELM-04")
@pytest.mark.parametrize("enemy", ["mob-enforcer", "stubborn-detective", "silver-twilight-acolyte"])
def test_the_enemies_that_somebody_brought_along_are_gone_with_them(enemy: str) -> None:
    t = scene("arkham", 2).investigator(ROLAND, at="parlor").investigator(DAISY, at="parlor")
    t.enemy(enemy, engaged=ROLAND, owner=ROLAND).enemy("ghoul-minion", engaged=ROLAND)
    t.answer("resign:parlor")
    assert t.enemies_at("parlor") == [MINION]
    assert enemy in [card.key for card in t.s.removed]
    assert t.asked() == "1 your-action"


@pytest.mark.rule("AHC-FW222-01", "AHC-GRM-01")
def test_the_turn_of_who_resigns_ends_and_umordhoth_is_ready() -> None:
    t = scene("arkham", 2, scenario="the-devourer-below").investigator(ROLAND).investigator(DAISY)
    t.location("ritual-site").enemy("umordhoth", at="ritual-site", exhausted=True)
    t.answer("resign:main-path")
    assert not t.foe("umordhoth-1").exhausted
    assert t.asked() == "1 your-action"


# ---- what lasts ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-LST-05", "AHC-LST-06", "AHC-FW222-01")
def test_nothing_for_this_turn_can_be_begun_when_it_has_ended() -> None:
    t = scene("arkham", 2).investigator(
        SKIDS, hand=["will-to-survive"], assets=["police-badge"], threats=["frozen-in-fear"], actions=0
    )
    t.investigator(WENDY).token("-1")
    t.answer("end-turn", [])
    assert t.happened("test-failed", who=SKIDS)
    assert (t.who(SKIDS).gained, t.hand(SKIDS), t.assets(SKIDS)) == (0, ["will-to-survive"], ["police-badge-1"])
    assert t.asked() == "0 player-window"  # the badge is for the next turn


@pytest.mark.rule("AHC-LIM-01")
def test_a_limit_of_a_phase_that_is_used_at_its_end_is_not_that_of_the_next() -> None:
    t = scene("arkham").investigator(AGNES, assets=["forbidden-knowledge"]).enemy("ghoul-minion", at="hallway")
    t.s.used["phase"] = ["agnes-baker:1:agnes-baker"]
    t.at("enemy-ends").halt("upkeep-begins").begin()
    assert t.s.used == {}
    assert t.asked() == "0 scene-ends"


# ---- weapons and other skills ----------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-MOD-01", "AHC-ST5-01")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_weapon_adds_to_combat_and_not_to_what_is_used_in_its_place(weapon: str) -> None:
    t = scene("arkham").investigator(DAISY, assets=[weapon], hand=["mind-over-matter"])
    t.enemy("ghoul-minion", engaged=DAISY).token("0")
    t.answer("play:mind-over-matter", f"fight-with:{MINION}:{weapon}-1", "with:intellect")
    assert t.happened("test-passed", who=DAISY, value=5)  # her intellect, and nothing else
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-MOD-02", "AHC-ST5-01")
def test_the_38_special_counts_the_clues_when_the_value_is_determined() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["rolands-38-special"], hand=["working-a-hunch"])
    t.location("hallway", clues=1).enemy("ghoul-minion", engaged=ROLAND).token("-4")
    t.answer(f"fight-with:{MINION}:rolands-38-special-1", "play:working-a-hunch")
    assert t.happened("test-failed", value=1)  # 4 + 1 − 4: there are no clues any more
    assert t.asked() == "0 your-action"


# ---- chaos tokens ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-CHT-01", "AHC-ST3-01")
def test_the_statue_helps_with_a_token_in_place_of_another() -> None:
    t = scene("arkham").investigator(WENDY, assets=["grotesque-statue"], hand=["knife"]).token("-4", "-3", "0")
    t.location("hallway", clues=1)
    t.answer("investigate", "pass", "use:wendy-adams")
    assert t.offers("use:grotesque-statue-1")
    t.answer("use:grotesque-statue-1", "choose:plus-0")
    assert t.happened("test-passed", value=3)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CHT-01", "AHC-ST4-01")
def test_the_statue_helps_with_another_token_that_a_token_asks_for() -> None:
    t = scene("arkham", difficulty="hard").investigator(ROLAND, assets=["grotesque-statue"]).token("cultist", "-3", "0")
    t.location("hallway", clues=1)
    t.answer("investigate", "pass")
    assert t.offers("use:grotesque-statue-1")
    t.answer("use:grotesque-statue-1", "choose:plus-0")
    assert t.happened("test-passed", value=3)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ST4-01")
def test_a_token_that_the_statue_ignores_was_revealed() -> None:
    t = scene("arkham").investigator(AGNES, assets=["shrivelling", "grotesque-statue"]).token("skull", "0")
    t.enemy("ravenous-ghoul", engaged=AGNES)
    t.answer(f"fight-with:{RAVENOUS}:shrivelling-1", "use:grotesque-statue-1", "choose:plus-0", "pass")
    assert (t.who(AGNES).horror, t.foe(RAVENOUS).damage) == (1, 2)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ST6-01", "AHC-PRP-01")
def test_luck_is_not_needed_twice() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["lucky-01080", "lucky-01084"], deck=["knife"]).token("-3")
    t.location("hallway", clues=1)
    t.answer("investigate", "play:lucky-01080")
    assert t.happened("test-passed")
    assert (t.hand(ROLAND), t.clues_at("hallway")) == (["lucky-01084"], 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-AUT-02", "AHC-EVT-07", "AHC-TRG-14")
def test_after_an_automatic_failure_only_the_card_of_the_better_luck_is_left() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["lucky-01080", "lucky-01084"], deck=["knife"]).token("auto-fail")
    t.location("hallway", clues=1).script("deck-roland-banks", "knife")
    t.answer("investigate")
    assert t.options() == ["pass", "play:lucky-01084"]
    t.answer("play:lucky-01084")
    assert t.happened("test-failed", value=0)
    assert t.hand(ROLAND) == ["knife", "lucky-01080"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ST6-01", "AHC-DRC-07", "AHC-ELM-02")
def test_a_test_whose_tester_falls_before_its_result_has_none() -> None:
    t = scene("arkham", 2).investigator(ROLAND, hand=["lucky-01084"], discard=["knife"], horror=4).investigator(DAISY)
    t.location("hallway", clues=1).token("-4").script("deck-roland-banks", "knife")
    t.answer("investigate", "play:lucky-01084")  # the deck runs out: 1 horror too much
    assert t.who(ROLAND).gone
    assert not t.happened("test-failed")
    assert t.clues_at("hallway") == 1
    assert t.asked() == "1 your-action"


@pytest.mark.rule("AHC-MOD-02", "AHC-MOD-03")
def test_a_sure_gamble_leaves_nothing_for_the_nightgaunt_to_double() -> None:
    t = scene("arkham").investigator(DAISY, hand=["sure-gamble"]).enemy("hunting-nightgaunt", engaged=DAISY)
    t.token("-1")
    t.answer("evade:hunting-nightgaunt-1", "play:sure-gamble")
    assert t.happened("test-passed", value=3)  # 2 + 1, not + 2
    assert t.asked() == "0 your-action"


# ---- playing cards under attack --------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-AOO-05", "AHC-INI-05", "AHC-INI-07")
def test_a_card_is_still_in_hand_while_its_attacks_of_opportunity_come() -> None:
    t = scene("arkham").investigator(DAISY, hand=["machete"]).enemy("yithian-observer", engaged=DAISY)
    t.script("hand", "machete")
    t.answer("play:machete")
    assert (t.assets(DAISY), t.discarded(DAISY), t.who(DAISY).resources) == ([], ["machete"], 2)
    assert (t.who(DAISY).damage, t.who(DAISY).horror) == (1, 1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-AOO-05", "AHC-CPY-01")
def test_the_other_copy_is_played_if_one_is_lost_to_the_attack() -> None:
    t = scene("arkham").investigator(DAISY, hand=["machete", "machete"]).enemy("yithian-observer", engaged=DAISY)
    t.script("hand", "machete")
    t.answer("play:machete")
    assert (t.assets(DAISY), t.discarded(DAISY)) == (["machete-1"], ["machete"])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-PRI-02", "AHC-DMG-09")
def test_dynamite_hits_everybody_before_anybody_falls() -> None:
    t = scene("arkham", 2).investigator(ROLAND, hand=["dynamite-blast"], assets=["beat-cop-01018"])
    t.investigator(DAISY, at="attic").location("attic", clues=1)
    t.enemy("ghoul-minion", engaged=DAISY)
    t.answer("play:dynamite-blast", "choose:attic")
    events = [told.event for told in t.begin().events(seat=0)]
    assert events.index("hurt") < events.index("enemy-defeated")
    assert (t.who(DAISY).damage, t.s.enemies) == (3, [])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CAN-01", "AHC-SKT-02", "AHC-MOV-01")
@pytest.mark.parametrize(("token", "where"), [("0", "main-path"), ("-4", "arkham-woods")])
def test_a_move_that_a_test_may_stop_waits_for_it(token: str, where: str) -> None:
    t = scene("arkham", scenario="the-devourer-below").place("arkham-woods", "arkham-woods-01151")
    t.investigator(WENDY, at="arkham-woods", hand=["survival-instinct"]).enemy("ghoul-minion", engaged=WENDY)
    t.token("0", token)
    t.answer(f"evade:{MINION}", ["commit:survival-instinct"])
    t.answer(["resolve:evade", "resolve:survival-instinct"], "to:main-path")
    assert t.who(WENDY).location == where
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ACN-03", "AHC-GAN-02")
def test_the_action_that_leo_gives_is_taken_first() -> None:
    t = scene("arkham").investigator(SKIDS, assets=["leo-de-luca-01048"]).enemy("ghoul-priest", engaged=SKIDS)
    t.answer("resource", ["take:leo-de-luca-01048-1", "take:leo-de-luca-01048-1"], ["take:leo-de-luca-01048-1"] * 2)
    assert t.assets(SKIDS) == []
    assert t.sees(0).investigators[0].actions == 3
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-INP-04", "AHC-TGT-03", "AHC-QUA-01")
def test_what_went_to_the_victory_display_is_no_close_call() -> None:
    t = scene("arkham", scenario="the-midnight-masks").investigator(WENDY, hand=["close-call"])
    t.enemy("ruth-turner", engaged=WENDY).token("+1")
    t.answer("evade:ruth-turner-1", [], "pass")
    assert t.hand(WENDY) == ["close-call"]
    assert [card.key for card in t.s.victory] == ["ruth-turner"]
    assert t.asked() == "0 your-action"


# ---- blank text ------------------------------------------------------------------------------------------------------


def wiped(t: object, enemy: str) -> None:
    """The text of an enemy is blank until the end of the phase."""
    t.s.until("phase", "blank", enemy)  # type: ignore[attr-defined]


@pytest.mark.rule("AHC-BLK-01", "AHC-BLK-03", "AHC-VIC-04")
def test_a_blank_enemy_is_no_victory() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01018"]).enemy("icy-ghoul", engaged=ROLAND, damage=3)
    wiped(t, "icy-ghoul-1")
    t.answer("use:beat-cop-01018-1")
    assert (t.s.victory, t.discarded()) == ([], ["icy-ghoul"])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-BLK-01")
def test_a_blank_detective_blanks_nobody() -> None:
    t = scene("arkham").investigator(SKIDS).enemy("stubborn-detective", engaged=SKIDS, owner=SKIDS)
    assert not t.offers("use:skids-otoole")
    t = scene("arkham").investigator(SKIDS).enemy("stubborn-detective", engaged=SKIDS, owner=SKIDS)
    wiped(t, "stubborn-detective-1")
    assert t.offers("use:skids-otoole")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-BLK-01", "AHC-PRE-02")
def test_a_blank_enemy_has_no_prey() -> None:
    t = scene("arkham", 2).investigator(ROLAND, at="attic").investigator(DAISY)
    t.enemy("stubborn-detective", at="hallway", owner=ROLAND, exhausted=True)
    wiped(t, "stubborn-detective-1")
    t.at("upkeep-ready").halt("upkeep-draw").begin()
    assert t.foe("stubborn-detective-1").engaged == 1
    assert t.asked() == "0 scene-ends"


# ---- the right copy, the right target --------------------------------------------------------------------------------


@pytest.mark.rule("AHC-PRP-02", "AHC-DIS-06")
def test_the_amulet_plays_the_topmost_copy() -> None:
    t = scene("arkham").investigator(
        WENDY, assets=["wendys-amulet"], discard=["emergency-cache", "lucky-01080", "knife", "emergency-cache", "guts"]
    )
    t.answer("play:emergency-cache")
    assert t.discarded(WENDY) == ["emergency-cache", "lucky-01080", "knife", "guts"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-PRP-02")
@pytest.mark.parametrize(("whence", "hand", "discard"), [("hand", 0, 1), ("discard", 1, 0)])
def test_with_a_copy_in_hand_too_the_player_chooses(whence: str, hand: int, discard: int) -> None:
    t = scene("arkham").investigator(
        WENDY, assets=["wendys-amulet"], discard=["emergency-cache"], hand=["emergency-cache"]
    )
    t.answer("play:emergency-cache", f"from-{whence}:emergency-cache")
    assert (len(t.hand(WENDY)), len(t.discarded(WENDY))) == (hand, discard)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-TGT-06")
def test_what_is_exhausted_and_unengaged_cannot_be_evaded_once_more() -> None:
    t = scene("arkham").investigator(WENDY, assets=["stray-cat"], hand=["cunning-distraction"])
    t.enemy("ghoul-minion", at="hallway", exhausted=True)
    assert not t.offers("use:stray-cat-1")
    assert not t.offers("play:cunning-distraction")
    t.asked()


@pytest.mark.rule("AHC-ELM-02", "AHC-INI-05")
def test_forbidden_knowledge_pays_nothing_to_the_dead() -> None:
    t = scene("arkham", 2).investigator(AGNES, assets=["forbidden-knowledge"], horror=7).investigator(DAISY)
    t.answer("use:forbidden-knowledge-1")
    assert t.who(AGNES).gone
    assert t.who(AGNES).resources == 0
    assert t.asked() == "1 your-action"


@pytest.mark.rule("AHC-ENG-03", "AHC-ST7-01")
def test_survival_instinct_is_about_the_other_enemies() -> None:
    t = scene("arkham").investigator(WENDY, hand=["survival-instinct"]).enemy("ghoul-minion", engaged=WENDY).token("0")
    t.answer(f"evade:{MINION}", ["commit:survival-instinct"], ["resolve:survival-instinct", "resolve:evade"])
    assert t.asked() == "0 move-to"  # nothing else is engaged


@pytest.mark.rule("AHC-AOO-03", "AHC-FW33-06")
def test_an_enemy_that_fell_meanwhile_attacks_nobody() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["guard-dog"]).enemy("ghoul-minion", engaged=ROLAND, damage=1)
    t.enemy("ravenous-ghoul", engaged=ROLAND).enemy("acolyte", engaged=ROLAND)
    t.at("enemy-attacks").halt("enemy-ends")
    t.answer(f"attacked-by:{MINION}", ["take:guard-dog-1"], ["take:roland-banks"], "use:guard-dog-1")
    assert t.s.enemy(MINION) is None
    t.answer("attacked-by:acolyte-1")
    assert sorted(t.options()) == ["take:guard-dog-1", "take:roland-banks"]
    assert t.asked() == "0 assign-damage"


@pytest.mark.rule("AHC-SPW-05", "AHC-PRE-02")
def test_the_prey_of_the_masked_hunter_is_chosen_once() -> None:
    t = scene("arkham", 2, scenario="the-midnight-masks").investigator(ROLAND, clues=1).investigator(DAISY, clues=1)
    t.agenda("predator-or-prey", doom=5).at("mythos-doom").halt("mythos-draws")
    t.answer("engage:daisy-walker")
    assert t.foe("the-masked-hunter-1").engaged == 1
    assert t.asked() == "0 scene-ends"


# ---- one effect ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-EFF-06", "AHC-THN-03")
def test_nobody_answers_in_the_middle_of_an_effect() -> None:
    t = scene("arkham", scenario="the-midnight-masks").investigator(AGNES, at="northside")
    t.enemy("ghoul-minion", engaged=AGNES).enemy("hunting-nightgaunt", engaged=AGNES)
    t.draws("on-wings-of-darkness").token("-4")
    t.begin()
    assert t.who(AGNES).location == "rivertown"  # before Agnes can answer the horror
    assert t.options() == ["pass", "use:agnes-baker"]
    t.answer("use:agnes-baker")
    assert t.foe("hunting-nightgaunt-1").damage == 1  # the only one that has come along
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-EFF-06", "AHC-SEA-02")
def test_the_yellow_sign_is_read_to_its_end() -> None:
    t = scene("arkham", scenario="the-devourer-below").investigator(AGNES, deck=["psychosis", "knife"])
    t.enemy("ghoul-minion", engaged=AGNES).draws("the-yellow-sign").token("-4")
    t.begin()
    assert t.threats(AGNES) == ["psychosis-1"]
    assert t.options() == ["pass", "use:agnes-baker"]
    t.answer("pass")
    assert (t.who(AGNES).horror, t.who(AGNES).damage) == (2, 1)  # it is there when the horror has been taken
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-ENG-04", "AHC-MOV-05")
@pytest.mark.parametrize(("where", "engaged"), [("rivertown", 0), ("northside", 1)])
def test_whoever_is_carried_off_leaves_the_others_to_the_enemies(where: str, engaged: int) -> None:
    t = scene("arkham", 2, scenario="the-midnight-masks").investigator(DAISY, at=where)
    t.investigator(ROLAND, at="northside").enemy("ghoul-minion", engaged=DAISY)
    t.draws("on-wings-of-darkness").token("-4").begin()
    assert t.who(DAISY).location == "rivertown"
    assert t.foe(MINION).engaged == engaged
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-DMG-14", "AHC-TGT-06")
def test_an_enemy_falls_once_whatever_hits_it_meanwhile() -> None:
    t = scene("arkham", scenario="the-devourer-below").investigator(AGNES, assets=["beat-cop-01018"])
    t.enemy("goat-spawn", engaged=AGNES, damage=2).enemy("ghoul-minion", engaged=AGNES, exhausted=True)
    t.answer("use:beat-cop-01018-1", "choose:goat-spawn-1", "use:agnes-baker")
    assert t.foe(MINION).damage == 1  # nothing else could be chosen
    assert len(t.heard(0, "enemy-defeated")) == 1
    assert (t.who(AGNES).horror, t.discarded()) == (1, ["goat-spawn"])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-AOO-05", "AHC-ACT-21")
def test_who_falls_to_umordhoth_is_not_thrown_to_it() -> None:
    t = scene("arkham", scenario="the-devourer-below").location("ritual-site").investigator(ROLAND, at="ritual-site")
    t.story_asset("lita-chantler", owner=ROLAND).enemy("umordhoth", at="ritual-site")
    t.answer("activate:umordhoth-1", ["take:lita-chantler-1"] * 3, ["take:roland-banks"] * 3)
    assert t.assets(ROLAND) == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ACT-07", "AHC-ENG-04")
def test_the_ritual_site_is_entered_even_by_somebody_who_falls_there() -> None:
    t = scene("arkham", 2, scenario="the-devourer-below").location("ritual-site").act("into-the-darkness")
    t.investigator(DAISY, horror=8).investigator(ROLAND).enemy("young-deep-one", at="ritual-site")
    t.encounters("ghoul-minion").script("encounters", "ghoul-minion")
    t.answer("move:ritual-site")
    assert t.who(DAISY).gone
    assert t.s.act.key == "disrupting-the-ritual"
    assert t.asked() == "1 your-action"


@pytest.mark.rule("AHC-ENG-04", "AHC-ENG-09")
@pytest.mark.parametrize("enemies", [("young-deep-one", "ghoul-minion"), ("ghoul-minion", "young-deep-one")])
def test_all_enemies_of_a_place_engage_before_one_of_them_frightens(enemies: tuple[str, str]) -> None:
    t = scene("arkham", 2, scenario="the-devourer-below").investigator(DAISY, horror=8).investigator(ROLAND)
    t.location("arkham-woods-01150")
    for enemy in enemies:
        t.enemy(enemy, at="arkham-woods-01150")
    t.answer("move:arkham-woods-01150")
    assert t.happened("engaged", enemy="ghoul-minion-1", who=DAISY)
    assert t.who(DAISY).gone
    assert t.asked() == "1 your-action"


@pytest.mark.rule("AHC-WIN-05")
def test_a_single_scenario_leaves_lita_to_nobody() -> None:
    t = scene("arkham").investigator(ROLAND, at="parlor")
    t.answer("resign:parlor")
    assert t.result == "lost-standalone"
    assert t.asked() == ""


@pytest.mark.rule("AHC-SPW-01", "AHC-ENM-03")
def test_the_ghoul_priest_that_is_drawn_at_your_house_spawns_there_as_ever() -> None:
    t = scene("arkham", 2, scenario="the-midnight-masks").investigator(DAISY, at="your-house")
    t.investigator(ROLAND, at="your-house").draws("ghoul-priest").begin()
    assert (t.foe("ghoul-priest-1").location, t.foe("ghoul-priest-1").engaged) == ("your-house", 0)
    assert t.asked() == "0 scene-ends"


# ---- readings --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-DES-01", "AHC-TRG-12")
@pytest.mark.parametrize(("actions", "offered"), [(2, True), (1, False)])
def test_frozen_in_fear_makes_a_backstab_dearer(actions: int, offered: bool) -> None:
    t = scene("arkham").investigator(ROLAND, hand=["backstab"], threats=["frozen-in-fear"], actions=actions)
    t.enemy("ghoul-minion", engaged=ROLAND)
    assert t.offers("play:backstab") is offered
    if not offered:
        assert t.refusal("play:backstab") == "AHC-ACN-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-AVA-08", "AHC-WEA-08", "AHC-THR-01")
def test_friends_may_use_what_lies_in_a_threat_area_beside_them() -> None:
    t = scene("arkham", 2).investigator(DAISY).investigator(SKIDS, threats=["hospital-debts"])
    t.answer("1 pass", "use:hospital-debts-1")
    assert (t.who(DAISY).resources, t.card("hospital-debts-1").resources) == (4, 1)
    t = scene("arkham", 2).investigator(DAISY).investigator(SKIDS, at="attic", threats=["hospital-debts"])
    t.answer("1 pass")
    assert not t.offers("use:hospital-debts-1")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-AVA-08", "AHC-INS-01")
def test_a_friend_may_take_clues_off_a_cover_up() -> None:
    t = scene("arkham", 2).investigator(DAISY).investigator(ROLAND, threats=["cover-up"])
    t.card("cover-up-1").clues = 3
    t.location("hallway", clues=2).token("0")
    t.answer("investigate", "use:cover-up-1")
    assert (t.card("cover-up-1").clues, t.who(DAISY).clues, t.clues_at("hallway")) == (2, 0, 2)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-TRG-04", "AHC-STW-01")
def test_in_a_test_of_the_mythos_phase_supplies_are_worth_a_stop() -> None:
    t = scene("arkham").investigator(AGNES, assets=["arcane-initiate", "forbidden-knowledge", "physical-training"])
    t.who(AGNES).deck.rest = []
    t.draws("rotting-remains")
    asked = {option.key: option.useful for ask in t.begin().asks for option in ask.choices}
    assert asked["use:forbidden-knowledge-1"]
    t = scene("arkham").investigator(AGNES, assets=["forbidden-knowledge"]).draws("rotting-remains")
    asked = {option.key: option.useful for ask in t.begin().asks for option in ask.choices}
    assert not asked["use:forbidden-knowledge-1"]  # nothing would spend it
    t = scene("arkham").investigator(AGNES, assets=["arcane-initiate"], deck=["knife"]).draws("rotting-remains")
    asked = {option.key: option.useful for ask in t.begin().asks for option in ask.choices}
    assert asked["use-2:arcane-initiate-1"]


def test_nobody_is_stopped_for_what_is_as_good_in_the_own_turn() -> None:
    glass, debts = "magnifying-glass-01040", "hospital-debts"
    t = scene("arkham", seats=2).investigator(DAISY, assets=[glass], threats=[debts]).investigator(ROLAND)
    t.at("mythos-ends").halt("investigation-begins")
    asked = {option.key: option.useful for ask in t.begin().asks for option in ask.choices}
    assert (asked[f"use:{glass}-1"], asked[f"use:{debts}-1"]) == (False, False)
    t = scene("arkham").investigator(DAISY, assets=[glass], threats=[debts])
    assert t.offers(f"use:{glass}-1")
    assert t.offers(f"use:{debts}-1")


# ---- clues and opening hands -----------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-CLU-07", "AHC-ACT-05")
@pytest.mark.parametrize("step", ["mythos-ends", "investigation-begins", "enemy-attacks", "upkeep-begins"])
def test_clues_advance_the_act_in_a_turn_only(step: str) -> None:
    t = scene("arkham").only("study").act("trapped").investigator(ROLAND, clues=2)
    assert t.offers("advance:trapped")
    t = scene("arkham").only("study").act("trapped").investigator(ROLAND, clues=2, assets=["beat-cop-01018"])
    t.enemy("ghoul-minion", at="study", exhausted=True).at(step)
    assert t.offers("use:beat-cop-01018-1")
    assert not t.offers("advance:trapped")
    t.asked()


# ---- piles and hands -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-DIS-07", "AHC-ST8-02")
@pytest.mark.parametrize("top", ["evidence", "look-what-i-found"])
def test_wendy_decides_which_committed_event_lies_on_top(top: str) -> None:
    other = "evidence" if top == "look-what-i-found" else "look-what-i-found"
    t = scene("arkham").investigator(WENDY, hand=["evidence", "look-what-i-found"], deck=["wendys-amulet"]).token("0")
    t.location("hallway", clues=1)
    t.answer("investigate", ["commit:evidence", "commit:look-what-i-found"], [f"discard:{other}", f"discard:{top}"])
    assert t.discarded(WENDY) == [other, top]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ST8-02", "AHC-DIS-07")
def test_what_returns_to_the_hand_is_there_while_the_others_are_put_into_an_order() -> None:
    t = scene("arkham").investigator(WENDY, hand=["dodge", "elusive", "opportunist"], deck=["wendys-amulet"]).token("0")
    t.enemy("ghoul-minion", engaged=WENDY)
    t.answer(f"evade:{MINION}", "pass", ["commit:dodge", "commit:elusive", "commit:opportunist"])  # by 5
    assert t.asked() == "0 discard-in-which-order"
    assert t.hand(WENDY) == ["opportunist"]
    assert [one.card for one in t.sees(0).test.committed] == ["dodge", "elusive"]
    t.answer(["discard:dodge", "discard:elusive"])
    assert t.discarded(WENDY) == ["dodge", "elusive"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DIS-07")
def test_nobody_is_asked_for_an_order_that_cannot_matter() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["evidence", "look-what-i-found"]).token("0")
    t.location("hallway", clues=1)
    t.answer("investigate", ["commit:evidence", "commit:look-what-i-found"])
    assert len(t.discarded(ROLAND)) == 2
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-WEA-11", "AHC-REV-04")
def test_a_weakness_that_is_found_is_resolved_as_a_card() -> None:
    t = scene("arkham", scenario="the-devourer-below").investigator(DAISY, deck=["paranoia", "knife"])
    t.draws("the-yellow-sign").token("-4").begin()
    assert t.threats(DAISY) == []
    t = scene("arkham", scenario="the-devourer-below").investigator(DAISY, deck=["amnesia", "knife"], hand=["guts"])
    t.draws("the-yellow-sign").token("-4")
    t.answer([])
    assert (t.discarded(DAISY), t.hand(DAISY)) == (["amnesia"], ["guts"])  # resolved, and discarded
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-IVP-08")
def test_no_window_follows_a_turn_or_the_investigation_phase() -> None:
    t = scene("arkham", 2).investigator(DAISY, actions=0).investigator(ROLAND, assets=["beat-cop-01018"], at="attic")
    t.who(ROLAND).acted = True
    t.enemy("ghoul-minion", at="attic", exhausted=True).halt("enemy-begins")
    t.answer("1 pass")
    assert t.asked() == "0 scene-ends"  # he was not asked again


@pytest.mark.rule("AHC-ACT-23")
def test_a_resolution_is_told_when_the_scenario_has_ended() -> None:
    t = scene("arkham").investigator(ROLAND, at="parlor")
    assert not any("story" in told.event and "the-gathering" in str(told.args) for told in t.begin().events())
    t.answer("resign:parlor")
    told = [one.event for one in t.begin().events()]
    assert told.index("scenario-ends") < told.index("story")
    assert t.asked() == ""


# ---- all at once -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-FW43-01", "AHC-ENG-11", "AHC-EFF-06")
@pytest.mark.parametrize("enemies", [("young-deep-one", "ghoul-minion"), ("ghoul-minion", "young-deep-one")])
def test_enemies_that_wake_up_engage_before_one_of_them_frightens(enemies: tuple[str, str]) -> None:
    t = scene("arkham", 2, scenario="the-devourer-below").investigator(DAISY, horror=8)
    t.investigator(ROLAND, at="ritual-site").location("ritual-site")
    for enemy in enemies:
        t.enemy(enemy, at="main-path", exhausted=True)
    t.at("upkeep-ready").halt("upkeep-draw").begin()
    assert t.happened("engaged", enemy=MINION, who=DAISY)
    assert t.who(DAISY).gone
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-EFF-06", "AHC-EVD-02")
def test_what_answers_an_evasion_waits_for_the_rest_of_the_card() -> None:
    t = scene("arkham", 2).investigator(AGNES, hand=["blinding-light-01066"]).investigator(WENDY, hand=["close-call"])
    t.enemy("swarm-of-rats", engaged=AGNES).token("0")
    t.answer("play:blinding-light-01066")
    assert (t.hand(WENDY), t.discarded()) == (["close-call"], ["swarm-of-rats"])  # it was hurt before anybody came
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-FOR-03")
def test_a_card_in_hand_is_named_when_it_strikes() -> None:
    t = scene("arkham", 2).investigator(AGNES, hand=["dark-memory"]).investigator(ROLAND)
    t.answer("end-turn")
    assert t.happened("forced", who=AGNES, card="dark-memory")
    assert t.who(AGNES).horror == 2
    assert t.asked() == "1 your-action"


@pytest.mark.rule("AHC-EGA-04", "AHC-AOO-05")
def test_what_falls_to_the_answer_to_an_attack_of_opportunity_is_not_engaged_any_more() -> None:
    t = scene("arkham", 2).investigator(AGNES).investigator(ROLAND)
    t.enemy("ghoul-minion", engaged=AGNES).enemy("swarm-of-rats", engaged=ROLAND)
    t.answer("engage:swarm-of-rats-1", "use:agnes-baker", "choose:swarm-of-rats-1")
    assert t.enemies_at("hallway") == [MINION]
    assert not t.happened("engaged", enemy="swarm-of-rats-1")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DRC-03", "AHC-LEA-04")
@pytest.mark.parametrize(
    ("first", "pile"),
    [
        ("amnesia", ["abandoned-and-alone", "cryptic-research"]),
        ("abandoned-and-alone", ["abandoned-and-alone", "guts", "knife", "amnesia", "cryptic-research"]),
    ],
)
def test_of_weaknesses_that_are_drawn_at_once_the_lead_says_which_comes_first(first: str, pile: list[str]) -> None:
    """What Amnesia discards is removed by the other one, or not."""
    t = (
        scene("arkham", 2)
        .investigator(ROLAND, at="attic")
        .investigator(
            WENDY, hand=["cryptic-research", "guts", "knife"], deck=["amnesia", "abandoned-and-alone", "overpower"]
        )
    )
    t.at("investigation-turn", turn=1).script("deck-wendy-adams", "amnesia", "abandoned-and-alone", "overpower")
    t.answer("1 play:cryptic-research")
    assert t.asked() == "0 which-first"
    t.answer(f"use:{first}", ["discard:guts", "discard:knife"])
    assert (t.hand(WENDY), t.discarded(WENDY), t.who(WENDY).horror) == (["overpower"], pile, 2)
    assert t.asked() == "1 your-action"


@pytest.mark.rule("AHC-FOR-08", "AHC-EFF-06")
def test_what_one_effect_forces_on_anybody_comes_before_reactions_to_it() -> None:
    """The horror of the Goat Spawn hits both: Daisy's Psychosis strikes before Agnes may answer hers."""
    t = scene("arkham", 2, scenario="the-devourer-below").investigator(AGNES, assets=["beat-cop-01018"])
    t.investigator(DAISY, threats=["psychosis"], damage=4).enemy("ghoul-minion", engaged=AGNES)
    t.enemy("goat-spawn", engaged=AGNES, damage=2)
    t.answer("use:beat-cop-01018-1", "choose:goat-spawn-1")
    assert t.asked() == "0 after-harm"
    assert t.who(DAISY).gone
    t.answer("use:agnes-baker")
    assert t.foe(MINION).damage == 1
    assert t.asked() == "0 your-action"
