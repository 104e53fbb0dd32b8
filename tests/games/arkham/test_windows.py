"""Abilities: forced, reaction and free; windows, costs, limits, cancelling, replacing, lasting effects."""

from typing import Any

import pytest

import seance
from seance.engine import Note
from seance.games.arkham.check.scene import ArkhamScene
from seance.testing import scene

ROLAND, DAISY, AGNES, WENDY, SKIDS = "roland-banks", "daisy-walker", "agnes-baker", "wendy-adams", "skids-otoole"


@pytest.mark.rule("AHC-FOR-01", "AHC-FOR-02", "AHC-FOR-05", "AHC-FOR-07")
def test_a_forced_ability_happens_by_itself_each_time() -> None:
    t = scene("arkham").investigator(ROLAND).answer("move:attic", "move:hallway", "move:attic")
    assert t.who(ROLAND).horror == 2
    assert t.asked().startswith("0 ")


@pytest.mark.rule("AHC-FOR-04")
def test_a_forced_ability_that_would_change_nothing_does_not_initiate() -> None:
    t = scene("arkham").investigator(ROLAND).agenda("theyre-getting-out").at("upkeep-ends").halt("mythos-begins")
    assert t.asked() == "0 scene-ends"
    assert not t.happened("forced", card="theyre-getting-out")


@pytest.mark.rule("AHC-PRI-03")
def test_the_lead_orders_forced_abilities_of_the_same_moment() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY, threats=["psychosis", "hypochondria"])
    t.enemy("ghoul-minion", engaged=DAISY).at("enemy-attacks").halt("enemy-ends")
    assert t.asked() == "0 which-first"
    assert sorted(t.options()) == ["use:hypochondria-1", "use:psychosis-1"]


@pytest.mark.rule("AHC-PRI-03")
def test_two_copies_of_one_card_need_no_order() -> None:
    t = scene("arkham").investigator(ROLAND, threats=["frozen-in-fear", "frozen-in-fear"]).token("0", "0")
    t.answer("end-turn")
    assert [told.args["card"] for told in t.heard(0, "forced")] == ["frozen-in-fear-1", "frozen-in-fear-2"]


def clicks(t: ArkhamScene) -> list[str]:
    """What somebody is asked until they are asked for an action again, if windows without use pass by themselves."""
    asked: list[str] = []
    game = t.begin()
    while (ask := game.ask) is not None and ask.prompt != "your-action":
        if ask.window and not any(option.useful for option in ask.options):
            game.answer("pass")
        else:
            asked.append(ask.prompt)
            game.answer("done" if ask.group is not None else "pass")
    return asked


@pytest.mark.rule("AHC-ST2-01", "AHC-STW-01")
def test_an_ordinary_test_takes_two_answers() -> None:
    """Nothing in hand or in play but Physical Training has to do with a fight; whatever else is fast can wait."""
    hand = ["magnifying-glass-01030", "mind-over-matter", "working-a-hunch", "overpower"]
    t = scene("arkham").investigator(DAISY, at="attic", hand=hand, assets=["beat-cop-01018"], resources=9)
    t.location("attic", clues=1).enemy("ghoul-minion", engaged=DAISY).token("0").answer("fight:ghoul-minion-1")
    assert clicks(t) == ["commit"]


@pytest.mark.rule("AHC-STW-02", "AHC-STW-03")
def test_what_changes_a_test_is_asked_for_once_when_all_is_committed() -> None:
    t = scene("arkham").investigator(DAISY, at="attic", hand=["overpower"], assets=["physical-training"], resources=2)
    t.enemy("ghoul-minion", engaged=DAISY).token("0").answer("fight:ghoul-minion-1")
    assert clicks(t) == ["commit", "player-window"]


@pytest.mark.rule("AHC-ACT-05")
def test_nobody_is_stopped_only_because_the_act_could_advance() -> None:
    """It is offered in every window; but one has a turn to think of it, and is asked even after the last action."""
    t = scene("arkham", seats=2).only("study").investigator(ROLAND, at="study", clues=4)
    t.investigator(DAISY, at="study").at("investigation-turn", turn=1)
    assert t.asked() == "0 player-window"
    assert t.offers("advance:trapped")
    assert clicks(t) == []
    assert t.asked() == "1 your-action"
    assert t.offers("advance:trapped")


def test_who_may_use_something_is_told_what_comes_next() -> None:
    def told(phase: str, **roland: Any) -> tuple[Note, ...]:
        t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01018"], **roland)
        t.enemy("ghoul-minion", engaged=ROLAND).at(phase)
        ask = t.begin().ask_of(0)
        assert ask is not None
        assert ask.prompt == "player-window"
        found: tuple[Note, ...] = seance.rules("arkham").cause(t.s, ask)
        return found

    assert told("enemy-attacks") == (Note("window-attacks", ("ghoul-minion-1",)),)
    assert told("upkeep-begins") == (Note("window-upkeep-reset"),)
    assert told("mythos-ends") == (Note("window-investigation-begins"),)
    assert told("investigation-begins") == (Note("window-investigation-next"),)


@pytest.mark.rule("AHC-TRG-06", "AHC-TRG-07", "AHC-TRG-09", "AHC-TRG-13")
def test_a_reaction_may_be_used_after_its_condition_and_costs_no_action() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic").location("attic", clues=1)
    t.enemy("swarm-of-rats", engaged=ROLAND).token("0").answer("fight:swarm-of-rats-1")
    assert t.asked() == "0 after-enemy-defeated"
    t.answer("use:roland-banks")
    assert (t.who(ROLAND).clues, t.who(ROLAND).spent) == (1, 1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-MAY-01", "AHC-TRG-13")
def test_a_reaction_may_be_declined() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic").location("attic", clues=1)
    t.enemy("swarm-of-rats", engaged=ROLAND).token("0").answer("fight:swarm-of-rats-1", "pass")
    assert t.who(ROLAND).clues == 0
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-TRG-14", "AHC-TRG-03")
def test_a_reaction_that_would_change_nothing_is_not_offered() -> None:
    t = scene("arkham").investigator(ROLAND).enemy("swarm-of-rats", engaged=ROLAND).token("0")
    t.answer("fight:swarm-of-rats-1")  # no clue is here
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-LIM-01", "AHC-TRG-10")
def test_a_limit_of_one_per_round_holds() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic").location("attic", clues=3)
    t.enemy("swarm-of-rats", engaged=ROLAND).enemy("swarm-of-rats", engaged=ROLAND).token("0", "0")
    t.answer("fight:swarm-of-rats-1", "use:roland-banks", "fight:swarm-of-rats-2")
    assert t.who(ROLAND).clues == 1
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-TCO-02", "AHC-ABI-04")
def test_each_copy_of_an_ability_may_answer_once() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic", hand=["evidence", "evidence"], resources=2)
    t.location("attic", clues=3).enemy("swarm-of-rats", engaged=ROLAND).token("0").answer("fight:swarm-of-rats-1")
    t.answer("play:evidence", "play:evidence", "use:roland-banks")
    assert t.who(ROLAND).clues == 3
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-TRG-08", "AHC-WHN-01", "AHC-WHN-02", "AHC-FAS-02")
def test_a_when_ability_interrupts_before_the_impact() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["dodge"]).enemy("ghoul-minion", engaged=ROLAND).at("enemy-attacks")
    t.halt("enemy-ends")
    assert t.asked() == "0 when-enemy-attacks"
    assert t.who(ROLAND).damage == 0
    t.answer("play:dodge")
    assert t.who(ROLAND).damage == 0
    assert t.foe("ghoul-minion-1").exhausted  # the attack was made, its effect cancelled
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-CAN-02", "AHC-CAN-05", "AHC-CAN-03")
def test_an_event_that_cancels_is_paid_and_discarded() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["dodge"], resources=1).enemy("ghoul-minion", engaged=ROLAND)
    t.answer("resource", "play:dodge")
    assert (t.who(ROLAND).resources, t.discarded(ROLAND)) == (1, ["dodge"])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-INS-01", "AHC-INS-03")
def test_a_replacement_puts_another_result_in_place_of_the_normal_one() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic", threats=["cover-up"]).location("attic", clues=2)
    t.card("cover-up-1").clues = 3
    t.token("0").answer("investigate")
    assert t.asked() == "0 would-discover-clues"
    t.answer("use:cover-up-1")
    assert (t.clues_at("attic"), t.who(ROLAND).clues, t.card("cover-up-1").clues) == (2, 0, 2)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-TRG-04", "AHC-TRG-05", "AHC-CST-04")
def test_a_free_ability_is_used_in_a_window_for_its_cost() -> None:
    t = scene("arkham").investigator(ROLAND, at="cellar", assets=["hyperawareness"], resources=1)
    t.location("cellar", clues=1).token("0").answer("investigate", "raise-intellect:hyperawareness-1")
    assert (t.who(ROLAND).resources, t.who(ROLAND).clues) == (0, 1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CST-06", "AHC-CST-07", "AHC-TRG-13")
def test_only_the_controller_uses_and_pays_an_ability() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY, assets=["beat-cop-01018"])
    t.enemy("swarm-of-rats", engaged=ROLAND)
    assert t.asked() == "1 player-window"
    t.answer("1 use:beat-cop-01018-1")
    assert t.s.enemies == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CON-02", "AHC-CON-04", "AHC-MOD-02")
def test_a_constant_ability_holds_while_its_card_is_in_play() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01018"]).enemy("swarm-of-rats", engaged=ROLAND)
    assert t.sees(0).investigators[0].skills["combat"] == 5
    t.answer("use:beat-cop-01018-1")
    assert t.sees(0).investigators[0].skills["combat"] == 4
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CON-03")
def test_a_condition_of_a_constant_ability_is_looked_at_all_the_time() -> None:
    t = scene("arkham").investigator(ROLAND, at="cellar", assets=["magnifying-glass-01030"]).location("cellar", clues=1)
    assert t.sees(0).investigators[0].skills["intellect"] == 3
    t.token("0").answer("investigate")
    assert t.happened("test-passed", value=4)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ABI-02")
def test_cards_in_hand_do_nothing() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["beat-cop-01018"])
    assert t.sees(0).investigators[0].skills["combat"] == 4
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-BLK-01", "AHC-BLK-03")
def test_a_blank_text_box_has_no_abilities() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic").location("attic", clues=1)
    t.enemy("stubborn-detective", engaged=ROLAND, owner=ROLAND, damage=1).token("0").answer(
        "fight:stubborn-detective-1"
    )
    assert t.asked() == "0 after-enemy-defeated"  # gone, so Roland's text is back
    t = scene("arkham").investigator(ROLAND, at="attic").location("attic", clues=1)
    t.enemy("stubborn-detective", engaged=ROLAND, owner=ROLAND).enemy("swarm-of-rats", engaged=ROLAND).token("0")
    t.answer("fight:swarm-of-rats-1")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-LST-01", "AHC-LST-02")
def test_a_lasting_effect_outlives_its_card() -> None:
    t = scene("arkham").investigator(DAISY, hand=["mind-over-matter"]).enemy("ghoul-minion", engaged=DAISY)
    t.answer("play:mind-over-matter", "fight:ghoul-minion-1")
    assert t.asked() == "0 which-skill"
    t.token("0").answer("with:intellect")
    assert t.happened("test-passed", value=5)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-LVP-02")
def test_effects_on_a_card_end_when_it_leaves_play() -> None:
    t = scene("arkham").investigator(AGNES, hand=["mind-wipe"], assets=["beat-cop-01018"])
    t.enemy("swarm-of-rats", engaged=AGNES).at("investigation-begins").halt("investigation-next").answer(
        "play:mind-wipe"
    )
    assert t.s.lasts("blank", "swarm-of-rats-1")
    t.answer("use:beat-cop-01018-1")
    assert t.s.lasting == []
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-EXH-02", "AHC-TRG-15")
def test_an_exhausted_card_cannot_exhaust_for_a_cost() -> None:
    t = scene("arkham").investigator(DAISY, assets=["old-book-of-lore"], deck=["knife"])
    t.card("old-book-of-lore-1").exhausted = True
    assert t.refusal("activate:old-book-of-lore-1") == "AHC-TRG-15"
    assert t.asked() == "0 your-action"


def test_a_test_that_begins_inside_another_waits_until_that_is_over() -> None:
    t = scene("arkham", scenario="the-midnight-masks").investigator(
        SKIDS, at="rivertown", hand=["elusive"], resources=2
    )
    t.location("rivertown", clues=1).token("0", "0").answer("investigate", "play:elusive", "to:graveyard")
    events = [told.event for told in t.game.events() if told.event.startswith("test-")]
    assert events == ["test-begins", "test-passed", "test-begins", "test-failed"]  # the Graveyard tests willpower (3)
    assert t.asked().startswith("0 ")
