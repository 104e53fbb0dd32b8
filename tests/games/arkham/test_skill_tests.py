"""Skill tests, ST.1 to ST.8: commits, tokens, values, results; the odds that players are told."""

import pytest

from seance.engine.cards import text_of
from seance.testing import scene

ROLAND, DAISY, AGNES, WENDY, SKIDS = "roland-banks", "daisy-walker", "agnes-baker", "wendy-adams", "skids-otoole"
RAVENOUS = "ravenous-ghoul-1"


@pytest.mark.rule("AHC-ST6-02", "AHC-INV-02", "AHC-INV-03", "AHC-DFT-03")
def test_a_value_equal_to_the_difficulty_succeeds() -> None:
    t = scene("arkham").investigator(ROLAND, at="cellar").location("cellar", clues=2)  # shroud 4, intellect 3
    t.token("+1").answer("investigate")
    assert t.happened("test-passed", value=4, by=0)
    assert (t.clues_at("cellar"), t.who(ROLAND).clues) == (1, 1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ST6-03", "AHC-INV-04")
def test_a_value_below_the_difficulty_fails() -> None:
    t = scene("arkham").investigator(ROLAND, at="cellar").location("cellar", clues=2)
    t.token("0").answer("investigate")
    assert t.happened("test-failed", value=3, by=1)
    assert t.clues_at("cellar") == 2
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-SKT-01", "AHC-ST1-01", "AHC-ST1-02", "AHC-SKT-02")
def test_what_begins_a_test_says_which_skill_and_how_hard_it_is() -> None:
    t = scene("arkham").investigator(ROLAND).enemy("ghoul-minion", engaged=ROLAND)
    t.token("0", "0").answer("fight:ghoul-minion-1", "evade:ghoul-minion-1")
    assert t.happened("test-begins", skill="combat", difficulty=2)
    assert t.happened("test-begins", skill="agility", difficulty=2)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ST2-01", "AHC-ST2-04", "AHC-ST5-01", "AHC-ST2-06")
def test_each_matching_icon_of_committed_cards_is_worth_one_and_nothing_is_paid() -> None:
    t = scene("arkham").investigator(ROLAND, at="cellar", hand=["evidence", "deduction"], resources=0)
    t.location("cellar", clues=3).token("-1").answer("investigate", ["commit:deduction", "commit:evidence"])
    assert t.happened("test-passed", value=5)  # intellect 3, 2 icons and 1, token −1
    assert t.who(ROLAND).resources == 0
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ST2-03", "AHC-ST2-05")
def test_only_cards_with_the_tested_icon_or_a_wild_one_can_be_committed() -> None:
    t = scene("arkham").investigator(ROLAND, at="cellar", hand=["guts", "unexpected-courage", "evidence"])
    t.answer("investigate")
    assert sorted(t.options()) == ["commit:evidence", "commit:unexpected-courage"]
    assert t.asked() == "0 commit"


@pytest.mark.rule("AHC-ST2-02")
def test_others_at_the_location_commit_one_card_each_and_those_elsewhere_none() -> None:
    t = scene("arkham", seats=3).investigator(ROLAND, at="cellar")
    t.investigator(DAISY, at="cellar", hand=["perception", "deduction"]).investigator(AGNES, hand=["perception"])
    t.location("cellar", clues=1).answer("investigate")
    assert t.asked() == "1 commit"
    assert t.game.ask.max == 1
    t.token("0").answer(["commit:perception"])
    assert t.happened("test-passed", value=5)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-LIM-07")
def test_a_card_with_a_maximum_is_committed_only_so_often_whoever_has_it() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, at="cellar", hand=["perception", "perception"], deck=["knife"])
    t.investigator(DAISY, at="cellar", hand=["perception"]).token("0").answer("investigate")
    assert t.options(0) == ["commit:perception"]
    t.answer(["commit:perception"], "1 commit:perception")
    assert t.hand(DAISY) == ["perception"]
    assert t.asked() == "0 order-results"


@pytest.mark.rule("AHC-ST8-01", "AHC-ST8-02", "AHC-ST8-03")
def test_when_the_test_ends_committed_cards_are_discarded_and_the_token_returns() -> None:
    t = scene("arkham").investigator(ROLAND, at="cellar", hand=["evidence"])
    before = sorted(t.s.bag)
    t.token("-4").answer("investigate", ["commit:evidence"])
    assert t.discarded(ROLAND) == ["evidence"]
    assert sorted(t.s.bag) == before
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CHT-03", "AHC-AUT-01", "AHC-AUT-02")
def test_the_auto_fail_token_fails_with_a_value_of_zero() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic").location("attic", clues=1).token("auto-fail")
    t.answer("investigate")
    assert t.happened("test-failed", value=0, by=1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-AUT-03", "AHC-CHT-04", "AHC-ST4-01")
def test_an_automatic_success_has_a_difficulty_of_zero() -> None:
    t = scene("arkham").investigator(WENDY, at="cellar", assets=["wendys-amulet"]).location("cellar", clues=1)
    t.token("elder-sign").answer("investigate")
    assert t.happened("test-passed", value=3, by=3)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CHT-02", "AHC-CHT-05", "AHC-DFL-04", "AHC-ST3-01")
def test_a_symbol_means_what_the_scenario_card_says() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic").location("attic", clues=2)
    t.enemy("ghoul-minion", at="attic", exhausted=True).enemy("icy-ghoul", at="attic", exhausted=True)
    t.token("skull").answer("investigate")  # −1 for each Ghoul here
    assert t.happened("test-passed", value=1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DFL-05")
def test_on_hard_the_other_side_of_the_scenario_card_counts() -> None:
    t = scene("arkham", difficulty="hard").investigator(ROLAND, at="cellar").location("cellar", clues=2)
    t.token("cultist", "-1").answer("investigate")  # reveal another; on a failure 2 horror
    assert t.happened("test-failed", value=2)
    assert t.who(ROLAND).horror == 2
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ST4-02")
def test_a_number_has_no_effect_but_its_modifier() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic").location("attic", clues=2).token("-2").answer("investigate")
    assert t.happened("test-passed", value=1)
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (0, 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-MOD-05", "AHC-MOD-06")
def test_a_skill_value_is_never_below_zero_but_what_is_beyond_counts() -> None:
    t = scene("arkham").investigator(WENDY, hand=["overpower"], deck=["knife"]).enemy("swarm-of-rats", engaged=WENDY)
    t.token("-4").answer("fight:swarm-of-rats-1", ["commit:overpower"])  # combat 1 + 2 icons − 4
    assert t.happened("test-failed", value=0, by=1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-STW-01", "AHC-STW-02", "AHC-TRG-04")
def test_there_is_a_player_window_before_and_after_committing() -> None:
    t = scene("arkham").investigator(ROLAND, at="cellar", assets=["hyperawareness"], hand=["evidence"], resources=2)
    t.location("cellar", clues=1).answer("investigate")
    assert t.asked() == "0 player-window"
    t.answer("pass", [])
    assert t.asked() == "0 player-window"
    t.token("0").answer("raise-intellect:hyperawareness-1", "pass")
    assert t.happened("test-passed", value=4)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-STW-03")
def test_no_window_opens_once_the_token_is_revealed() -> None:
    t = scene("arkham").investigator(ROLAND, at="cellar", assets=["hyperawareness"], resources=3)
    t.token("-1").answer("investigate", "pass", "pass")
    assert t.happened("test-failed", value=2)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ST7-03")
def test_the_tester_chooses_the_order_of_several_results() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic", hand=["perception"], deck=["knife"])
    t.location("attic", clues=1).token("0").answer("investigate", ["commit:perception"])
    assert t.asked() == "0 order-results"
    told = t.game.preview("resolve:investigate")
    assert told is not None
    assert [note.key for note in told.notes] == ["success-investigate"]  # a card is read, a result is told
    t.answer(["resolve:perception", "resolve:investigate"])
    order = [told.event for told in t.game.events() if told.event in ("draws", "clues-discovered")]
    assert order == ["draws", "clues-discovered"]
    assert t.asked() == "0 your-action"


def test_a_test_that_a_card_asks_for_says_what_success_and_failure_bring() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["guts"]).draws("rotting-remains")
    t.begin()
    assert t.asked() == "0 commit"
    notes = [note for note in t.game.notes(0) if note.key != "set-off"]
    assert [note.key for note in notes] == ["success-nothing", "failure-does"]
    said = text_of(notes[1].says, "arkham", "en")
    assert said == "Take 1 horror for each point you fail by."


def test_a_token_in_the_order_of_results_says_what_it_does() -> None:
    t = scene("arkham").investigator(ROLAND).draws("grasping-hands").token("cultist")
    t.begin()
    assert t.asked() == "0 order-results"
    told = {key: t.game.preview(f"resolve:{key}").notes for key in ("cultist", "grasping-hands")}
    assert [(note.key, note.on) for note in told["cultist"]] == [("token-horror", ("1",))]
    assert [note.key for note in told["grasping-hands"]] == ["failure-does"]


@pytest.mark.rule("AHC-ST7-01", "AHC-ST7-02", "AHC-SKC-02", "AHC-SKC-03")
def test_a_skill_card_adds_to_what_the_test_brings() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic", hand=["deduction"]).location("attic", clues=3)
    t.token("0").answer("investigate", ["commit:deduction"])
    assert t.who(ROLAND).clues == 2
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-PLY-03", "AHC-SKC-02")
def test_a_skill_card_is_never_played() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["deduction"])
    assert t.refusal("play:deduction") == "AHC-PLY-03"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CHT-01")
def test_the_odds_are_those_of_the_bag_before_and_after_a_card() -> None:
    t = scene("arkham").investigator(ROLAND, at="cellar", hand=["evidence"]).location("cellar", clues=1)
    t.answer("investigate")
    odds = t.game.preview("commit:evidence").odds
    assert (odds[0].share, odds[1].share) == (2 / 16, 10 / 16)  # +1 and the elder sign; with two icons all down to −1
    assert t.asked() == "0 commit"


def test_a_card_that_changes_no_chance_says_so() -> None:
    tools = ["dr-milan-christopher", "magnifying-glass-01030"]
    t = scene("arkham").investigator(ROLAND, at="hallway", assets=tools, hand=["evidence"])
    t.location("hallway", clues=1).answer("investigate")
    preview = t.game.preview("commit:evidence")
    assert preview.odds[0].share == preview.odds[1].share == 15 / 16  # all but the auto-fail
    assert [note.key for note in preview.notes] == ["no-better"]
    assert t.asked() == "0 commit"


@pytest.mark.rule("AHC-ST5-01")
def test_the_stage_is_told_every_part_of_the_value() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic", assets=["dr-milan-christopher"], hand=["evidence"])
    t.location("attic", clues=1).token("-1").answer("investigate", ["commit:evidence"])
    parts = next(told.procedure for told in t.game.events() if told.event == "test-passed").parts
    assert parts == (
        ("intellect", 3), ("dr-milan-christopher-1", 1), ("evidence", 2), ("-1", -1), ("difficulty", 1)
    )  # fmt: skip
    t.answer("pass")
    assert t.asked() == "0 your-action"


# ---- what is told beforehand ------------------------------------------------------------------


@pytest.mark.parametrize(("weapon", "damage"), [("machete", "2"), ("switchblade", "1–2"), ("shotgun", "1–5")])
@pytest.mark.rule("AHC-ST7-01")
def test_what_a_weapon_will_do_is_told_before_the_token(weapon: str, damage: str) -> None:
    t = scene("arkham").investigator(ROLAND, hand=["vicious-blow"], assets=[weapon])
    t.enemy("ravenous-ghoul", engaged=ROLAND).answer(f"fight-with:{RAVENOUS}:{weapon}-1")
    assert [note.on for note in t.game.notes() if note.key == "success-fight"] == [(RAVENOUS, damage)]
    assert t.asked() == "0 commit"


@pytest.mark.rule("AHC-ST7-01")
def test_a_skill_card_tells_what_it_adds_to_a_success() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["vicious-blow", "overpower"]).enemy("ravenous-ghoul", engaged=ROLAND)
    t.answer(f"fight:{RAVENOUS}")
    assert [(note.key, note.on) for note in t.game.preview("commit:vicious-blow").notes] == [
        ("success-fight", (RAVENOUS, "2"))
    ]
    assert [note.key for note in t.game.preview("commit:overpower").notes] == ["adds"]
    assert t.asked() == "0 commit"


@pytest.mark.rule("AHC-ST7-01")
def test_clues_that_a_skill_card_finds_are_told_no_more_than_there_are() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["deduction"]).location("hallway", clues=2).answer("investigate")
    assert t.game.preview("commit:deduction").notes[0].on == ("hallway", "2", "2")
    t = scene("arkham").investigator(ROLAND, hand=["deduction"]).location("hallway", clues=1).answer("investigate")
    assert t.game.preview("commit:deduction").notes == ()
    assert t.asked() == "0 commit"


@pytest.mark.rule("AHC-FGT-05")
def test_a_failed_attack_on_the_enemy_of_a_friend_is_told_to_hit_the_friend() -> None:
    t = scene("arkham", 2).investigator(ROLAND, hand=["overpower"]).investigator(DAISY)
    t.enemy("ravenous-ghoul", engaged=DAISY).answer(f"fight:{RAVENOUS}")
    assert [(note.key, note.on) for note in t.game.notes()][1:] == [("failure-hits", (DAISY, "1"))]
    assert t.asked() == "0 commit"


@pytest.mark.rule("AHC-FGT-05", "AHC-RET-01")
def test_a_failed_attack_on_the_enemy_of_a_friend_is_told_to_be_answered_too() -> None:
    t = scene("arkham", 2).investigator(ROLAND, hand=["overpower"]).investigator(DAISY).act("what-have-you-done")
    t.enemy("ghoul-priest", engaged=DAISY).token("auto-fail").answer("fight:ghoul-priest-1")
    told = [(note.key, note.on) for note in t.game.notes()][1:]
    assert told == [("failure-hits", (DAISY, "1")), ("failure-retaliate", ("ghoul-priest-1",))]
    t.answer([])
    assert t.happened("retaliates", enemy="ghoul-priest-1", who=ROLAND)
    assert t.asked() == "0 your-action"
