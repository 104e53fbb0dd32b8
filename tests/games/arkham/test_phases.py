"""The round: four phases, their steps and player windows."""

import pytest

from seance.games.arkham.check.scene import ArkhamScene
from seance.testing import scene

ROLAND, DAISY, AGNES, WENDY = "roland-banks", "daisy-walker", "agnes-baker", "wendy-adams"


@pytest.mark.rule("AHC-TIM-01", "AHC-MYT-04", "AHC-IVP-07", "AHC-ENP-05")
def test_the_four_phases_follow_each_other() -> None:
    t = scene("arkham").investigator(ROLAND, deck=["knife"]).halt("mythos-doom").answer("end-turn")
    assert [told.args["phase"] for told in t.heard(0, "phase")] == ["enemy", "upkeep", "mythos"]
    t = scene("arkham").investigator(ROLAND).encounters("swarm-of-rats").at("mythos-begins").halt("investigation-next")
    assert t.asked() == "0 scene-ends"
    assert [told.args["phase"] for told in t.heard(0, "phase")] == ["mythos", "investigation"]


@pytest.mark.rule("AHC-FW11-01", "AHC-FW11-02", "AHC-UKP-03", "AHC-FW46-04")
def test_a_new_round_begins_with_the_mythos_phase() -> None:
    t = scene("arkham").investigator(ROLAND).at("upkeep-ends").halt("mythos-doom")
    assert t.asked() == "0 scene-ends"
    assert t.s.round == 3


@pytest.mark.rule("AHC-FW12-01")
def test_one_doom_is_placed_on_the_agenda() -> None:
    t = scene("arkham").investigator(ROLAND).at("mythos-doom").halt("mythos-check")
    assert t.asked() == "0 scene-ends"
    assert t.s.agenda.doom == 1


@pytest.mark.rule("AHC-FW13-01", "AHC-ACT-08", "AHC-DOM-02")
def test_the_agenda_advances_when_all_doom_in_play_reaches_the_threshold() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["knife"]).enemy("acolyte", at="attic", doom=1)
    t.agenda("whats-going-on", doom=2).at("mythos-check").halt("mythos-draws").answer("lead-takes-horror:roland-banks")
    assert t.s.agenda.key == "rise-of-the-ghouls"
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-FW13-01", "AHC-ACT-09")
def test_below_the_threshold_nothing_happens() -> None:
    t = scene("arkham").investigator(ROLAND).agenda("whats-going-on", doom=2).at("mythos-check").halt("mythos-draws")
    assert t.asked() == "0 scene-ends"
    assert t.s.agenda.key == "whats-going-on"


@pytest.mark.rule("AHC-DOM-03")
def test_doom_that_comes_otherwise_does_not_advance_the_agenda_at_once() -> None:
    t = scene("arkham").investigator(AGNES, hand=["arcane-initiate"]).agenda("whats-going-on", doom=2)
    t.answer("play:arcane-initiate")  # 1 doom on it
    assert (t.s.doom(), t.s.agenda.key) == (3, "whats-going-on")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-FW14-01")
def test_each_investigator_draws_an_encounter_card_in_player_order() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY, at="attic")
    t.encounters("swarm-of-rats", "ghoul-minion").script("encounters", "swarm-of-rats", "ghoul-minion")
    t.at("mythos-draws", lead=1, queue=(1, 0)).halt("mythos-ends")
    assert t.asked() == "0 scene-ends"
    assert [t.foe("swarm-of-rats-1").engaged, t.foe("ghoul-minion-1").engaged] == [1, 0]


@pytest.mark.rule("AHC-MYT-03", "AHC-MYT-02")
def test_the_only_player_window_of_the_mythos_phase_comes_after_the_draws() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01018"]).encounters("ghoul-minion")
    t.enemy("swarm-of-rats", engaged=ROLAND).at("mythos-begins").halt("investigation-begins")
    assert t.asked() == "0 player-window"
    assert t.foe("ghoul-minion-1").engaged == 0
    t.answer("pass")
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-IVP-01")
def test_a_window_follows_the_beginning_of_the_investigation_phase() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01018"]).enemy("swarm-of-rats", engaged=ROLAND)
    t.at("investigation-begins").halt("investigation-next")
    assert t.asked() == "0 player-window"


@pytest.mark.rule("AHC-IVP-02", "AHC-IVP-03")
def test_there_is_a_window_before_each_action_and_after_the_last() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01018"], actions=1).enemy("swarm-of-rats", at="hallway")
    t.foe("swarm-of-rats-1").exhausted = True
    assert t.offers("use:beat-cop-01018-1")
    t.halt("investigation-ends").answer("resource")
    assert t.options() == ["end-turn", "use:beat-cop-01018-1"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-FW22-01", "AHC-FW22-02", "AHC-APL-01")
def test_the_investigators_decide_who_goes_next() -> None:
    t = nobody_has_acted()
    assert t.options(0) == t.options(1) == ["turn:daisy-walker", "turn:roland-banks", "pass"]
    assert t.asked() == "1 who-goes-next, 0 who-goes-next"
    t.answer("0 pass", "1 turn:daisy-walker")
    assert t.s.active is t.who(DAISY)
    assert t.asked() == "1 your-action"


def nobody_has_acted() -> ArkhamScene:
    t = ArkhamScene(seats=2).investigator(ROLAND).investigator(DAISY).at("investigation-next", lead=1)
    for who in t.s.investigators:
        who.acted = False
    return t


@pytest.mark.rule("AHC-FW22-01")
def test_of_two_wishes_the_first_in_player_order_is_heard() -> None:
    t = nobody_has_acted().answer("1 turn:daisy-walker", "0 turn:roland-banks")
    assert t.s.active is t.who(DAISY)
    assert t.asked() == "1 your-action"


@pytest.mark.rule("AHC-FW22-01", "AHC-LEA-04")
def test_where_nobody_has_a_wish_the_lead_decides_who_goes_next() -> None:
    t = nobody_has_acted().answer("1 pass", "0 pass")
    assert t.asked() == "1 who-goes-next"
    assert t.game is not None
    assert t.game.poll is not None
    assert not t.game.poll.secret  # whom all wait for is no secret
    t.answer("turn:roland-banks")
    assert t.s.active is t.who(ROLAND)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-IVP-02", "AHC-ENI-02")
def test_enemies_of_who_falls_in_the_window_of_a_turn_engage_before_the_action() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND)
    t.investigator(DAISY, assets=["forbidden-knowledge"], horror=8).enemy("ghoul-minion", engaged=DAISY)
    t.answer("1 use:forbidden-knowledge-1")
    assert t.who(DAISY).gone
    assert t.foe("ghoul-minion-1").engaged == 0
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-FW22-03", "AHC-FW22-04", "AHC-IVP-05", "AHC-IVP-06")
def test_each_takes_one_whole_turn_and_then_the_phase_ends() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY).halt("investigation-ends")
    t.answer("resource", "end-turn")
    assert t.asked() == "1 your-action"
    t.answer("end-turn")
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-FW222-01")
def test_the_end_of_a_turn_is_a_moment_for_cards() -> None:
    t = scene("arkham").investigator(ROLAND, threats=["frozen-in-fear"]).halt("investigation-ends").token("0")
    t.answer("end-turn")  # test willpower (3)
    assert t.discarded() == ["frozen-in-fear"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-ENP-02", "AHC-ENP-03", "AHC-ENP-04")
def test_windows_stand_before_each_investigators_attacks_and_after_the_last() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, assets=["beat-cop-01018"]).investigator(DAISY)
    t.enemy("ghoul-minion", engaged=ROLAND).at("enemy-attacks").halt("enemy-ends")
    windows = 0
    while t.asked() == "0 player-window":
        windows += 1
        t.answer("pass")
        if t.asked() == "0 assign-damage":
            t.answer(["take:roland-banks"], ["take:roland-banks"])
    assert windows == 3
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-ENP-01")
def test_no_window_stands_before_the_hunters_move() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01018"]).enemy("swarm-of-rats", at="attic")
    t.enemy("ghoul-minion", at="hallway", exhausted=True).at("enemy-begins").halt("enemy-attacks")
    assert t.asked() == "0 scene-ends"
    assert t.foe("swarm-of-rats-1").engaged == 0


@pytest.mark.rule("AHC-UKP-01", "AHC-UKP-02", "AHC-FW41-01")
def test_the_only_player_window_of_the_upkeep_phase_is_at_its_beginning() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01018"], deck=["knife"])
    t.enemy("ghoul-minion", engaged=ROLAND, exhausted=True).at("upkeep-begins").halt("mythos-begins")
    assert t.asked() == "0 player-window"
    t.answer("pass")
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-FW42-01")
def test_actions_are_reset() -> None:
    t = scene("arkham").investigator(ROLAND, actions=0, deck=["knife"]).at("upkeep-reset").halt("upkeep-ready")
    assert t.asked() == "0 scene-ends"
    assert (t.who(ROLAND).spent, t.who(ROLAND).acted) == (0, False)


@pytest.mark.rule("AHC-FW43-01", "AHC-RDY-01", "AHC-RDY-03", "AHC-EXH-01")
def test_exhausted_cards_ready() -> None:
    t = (
        scene("arkham")
        .investigator(DAISY, assets=["old-book-of-lore"])
        .enemy("ghoul-minion", at="attic", exhausted=True)
    )
    t.card("old-book-of-lore-1").exhausted = True
    t.at("upkeep-ready").halt("upkeep-draw")
    assert t.asked() == "0 scene-ends"
    assert not t.card("old-book-of-lore-1").exhausted
    assert not t.foe("ghoul-minion-1").exhausted


@pytest.mark.rule("AHC-FW44-01", "AHC-FW44-02")
def test_everybody_draws_a_card_and_then_gains_a_resource() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, deck=["knife"] * 2)
    t.investigator(DAISY, deck=["guts"], resources=0).at("upkeep-draw").halt("upkeep-hand")
    assert t.asked() == "0 scene-ends"
    assert (t.hand(ROLAND), t.hand(DAISY)) == (["knife"], ["guts"])
    assert len(t.who(ROLAND).deck) == 1
    assert (t.who(ROLAND).resources, t.who(DAISY).resources) == (6, 1)


@pytest.mark.rule("AHC-FW45-01")
def test_hands_are_discarded_down_to_eight() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["knife"] * 5 + ["guts"] * 5).at("upkeep-hand").halt("upkeep-ends")
    assert t.asked() == "0 discard-from-hand"
    t.answer(["discard:guts", "discard:knife"])
    assert len(t.hand(ROLAND)) == 8
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-WEA-07", "AHC-FW45-01")
def test_weaknesses_are_never_chosen_for_a_discard() -> None:
    t = scene("arkham").investigator(AGNES, hand=["dark-memory", *["knife"] * 8]).at("upkeep-hand").halt("upkeep-ends")
    assert t.asked() == "0 scene-ends"
    assert t.hand(AGNES).count("dark-memory") == 1


@pytest.mark.rule("AHC-FW46-01", "AHC-FW46-02", "AHC-FW46-03", "AHC-LST-04")
def test_what_lasts_until_the_end_of_the_round_expires_with_it() -> None:
    t = scene("arkham").investigator(DAISY, hand=["mind-over-matter"], deck=["knife"])
    t.answer("play:mind-over-matter")
    assert t.s.lasting
    t.halt("mythos-begins").answer("end-turn")
    assert t.s.lasting == []
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-FOR-06", "AHC-FOR-07")
def test_when_the_round_ends_comes_before_at_the_end_of_the_round() -> None:
    t = scene("arkham").investigator(ROLAND, clues=3).act("the-barrier").agenda("theyre-getting-out")
    t.location("parlor", revealed=False).at("upkeep-ends").halt("mythos-begins").answer("advance:the-barrier")
    assert t.s.agenda.doom == 1  # the Ghoul Priest has just come into the Hallway, and counts
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-MYT-01", "AHC-SUP-02")
def test_the_first_round_has_no_mythos_phase() -> None:
    t = scene("arkham")
    t.s.phase, t.s.round, t.s.locations, t.s.turn = "set-up-scenario", 0, [], -1
    t.s.set_aside, t.s.act, t.s.agenda = [], None, None
    t.s.investigators[0].acted = False
    assert t.asked() == "0 your-action"
    assert (t.begin().state.round, t.begin().state.agenda.doom) == (1, 0)
