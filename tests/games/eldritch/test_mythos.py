"""The Mythos Phase: the staged deck, icons, events, ongoing cards, Rumors, and the end of the round."""

from __future__ import annotations

from typing import cast

import pytest

import seance
from seance.engine import Game, State
from seance.engine.orders import KeptOrders, passes
from seance.games.eldritch.rules.clues import random_space
from seance.games.eldritch.show.view import EldritchView
from seance.testing import scene


@pytest.mark.rule("EH-MYTHOS-01", "EH-MYTHOS-02", "EH-MYTHOS-03", "EH-MYTHOS-14")
def test_a_yellow_card_advances_the_omen_then_reckons_then_spawns_gates_then_takes_effect() -> None:
    t = scene("eldritch").investigator("lily-chen", space="rome").mythos("ancient-guardians").expedition("amazon")
    t.halt("mythos-end").script("gates", "gate-tokyo").script("cup", "mummy", "skeleton", "zombie")
    events = [told.event for told in t.begin().events()]
    order = [name for name in events if name in ("mythos", "omen", "reckoning", "gate-spawned", "event")]
    assert order == ["mythos", "omen", "reckoning", "gate-spawned", "event"]
    assert t.s.omen == 1
    assert t.monsters_on("amazon") == ["skeleton", "zombie"]
    assert [card.key for card in t.s.mythos_pile] == ["ancient-guardians"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-MYTHOS-08")
@pytest.mark.parametrize(("seats", "gates"), [(1, 1), (4, 1), (5, 2)])
def test_as_many_gates_spawn_as_the_reference_card_says(seats: int, gates: int) -> None:
    t = scene("eldritch", seats=seats).mythos("ancient-guardians").halt("mythos-text")
    for gate, monster in zip(("gate-tokyo", "gate-rome")[:gates], ("skeleton", "zombie"), strict=False):
        t.script("gates", gate).script("cup", monster)
    t.begin()
    assert len(t.gates()) == gates
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-MYTHOS-09", "EH-MYTHOS-11", "EH-MYTHOS-17")
def test_a_surge_brings_monsters_to_the_gates_of_the_omen_and_clues_come_but_no_gates() -> None:
    t = scene("eldritch", seats=3).mythos("support-of-the-church").gate("london", "tokyo", "rome").halt("mythos-text")
    t.at(phase="mythos", omen=0, doom=10)
    t.script("cup", "skeleton", "zombie", "warlock", "maniac").script("clues", "clue-space-1", "clue-space-2").begin()
    assert t.s.omen == 1  # blue, as London and Tokyo
    assert t.monsters_on("london") == ["skeleton", "zombie"]
    assert t.monsters_on("tokyo") == ["warlock", "maniac"]
    assert t.monsters_on("rome") == []
    assert (t.clues_on("space-1"), t.clues_on("space-2")) == (1, 1)
    assert len(t.gates()) == 3
    assert not t.happened("reckoning")
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-MYTHOS-10")
def test_a_surge_without_a_matching_gate_spawns_one_gate_with_its_monster() -> None:
    t = scene("eldritch").mythos("support-of-the-church").gate("rome").at(phase="mythos", omen=0).halt("mythos-text")
    t.script("gates", "gate-london").script("cup", "skeleton").script("clues", "clue-space-1").begin()
    assert t.gates() == ["rome", "london"]
    assert t.monsters_on("london") == ["skeleton"]
    assert t.asked() == "0 scene-ends"


def test_when_the_cup_runs_out_the_lead_says_which_gate_comes_first() -> None:
    t = scene("eldritch").mythos("support-of-the-church").gate("london", "tokyo").cup("ghoul").halt("mythos-text")
    t.at(phase="mythos", omen=0)
    assert t.asked() == "0 which-gate-first"
    t.script("clues", "clue-space-1").answer("choose:gate-tokyo")
    assert (t.monsters_on("tokyo"), t.monsters_on("london")) == (["ghoul"], [])
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-MYTHOS-12", "EH-MYTHOS-13", "EH-MYTHOS-15", "EH-RUMOR-01")
def test_a_rumor_comes_into_play_with_its_token_and_its_eldritch_tokens() -> None:
    t = scene("eldritch").mythos("faded-from-society").halt("mythos-end").script("clues", "clue-space-1")
    t.begin()
    assert t.in_play() == ["faded-from-society"]
    assert (t.s.ongoing[0].space, t.s.ongoing[0].eldritch) == ("space-16", 4)
    assert t.s.omen == 0  # no icon for it
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-MYTHOS-16")
def test_an_ongoing_card_stays_until_an_effect_discards_it() -> None:
    t = scene("eldritch").investigator("lily-chen", health=3).ongoing("strange-sightings").at(phase="mythos-end")
    t.halt("encounter").begin()
    assert t.in_play() == ["strange-sightings"]
    assert t.refusal("rest") == "EH-MYTHOS-16"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-TOK-05", "EH-RUMOR-02", "EH-RUMOR-03", "EH-RUMOR-04")
def test_a_rumor_is_solved_by_the_encounter_on_its_card_and_everything_on_it_is_gone() -> None:
    t = scene("eldritch").investigator("silas-marsh", space="space-16", clues=1).ongoing("faded-from-society")
    t.at(phase="encounter").halt("mythos").script("test", 5, 1, 1).answer(
        "encounter:faded-from-society", "spend-clues-for-it"
    )
    assert t.in_play() == []
    assert not t.happened("encounter")  # no card was drawn
    assert t.who("silas-marsh").clues == []
    assert [card.key for card in t.s.mythos_pile] == ["faded-from-society"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-WIN-06")
def test_an_empty_mythos_deck_loses_the_game() -> None:
    t = scene("eldritch").investigator("lily-chen").at(phase="mythos")
    t.s.mythos = [(0, 0, 0), (0, 0, 0)]
    assert t.result == "lost-mythos"
    assert t.asked() == ""


@pytest.mark.rule("EH-SETUP8-05", "EH-SETUP8-06", "EH-SETUP8-08")
def test_a_stage_is_drawn_to_its_end_before_the_next() -> None:
    t = scene("eldritch").investigator("lily-chen").at(phase="mythos").halt("mythos-icon")
    t.s.mythos = [(0, 0, 0), (0, 1, 0), (1, 0, 0)]
    t.script("mythos", "ancient-guardians").begin()
    assert t.s.mythos == [(0, 0, 0), (0, 0, 0), (1, 0, 0)]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-WIN-05")
def test_a_rumor_may_say_that_the_game_is_lost() -> None:
    t = scene("eldritch").investigator("lily-chen").ongoing("dimensions-collide", eldritch=1).gate("rome").reckoning()
    assert t.result == "lost-by-rumor"
    assert t.asked() == ""


# ---- the end of the phase --------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-FLOW-02", "EH-FLOW-03", "EH-ACTION-02")
def test_the_lead_token_may_be_passed_and_the_new_lead_begins_the_round() -> None:
    t = scene("eldritch", seats=3).investigator("lily-chen").investigator("jim-culver").investigator("silas-marsh")
    t.at(phase="mythos-end")
    assert t.asked() == "0 who-leads"
    t.answer("lead:jim-culver")
    assert t.asked() == "1 your-action"
    assert t.s.queue == [2, 0]


@pytest.mark.rule("EH-FLOW-02", "EH-FLOW-04")
def test_the_lead_token_may_be_kept() -> None:
    t = scene("eldritch", seats=2).investigator("lily-chen").investigator("jim-culver").at(phase="mythos-end")
    assert t.options() == ["pass", "lead:lily-chen", "lead:jim-culver"]
    assert [option.key for option in t.game.asks[0].shown] == ["pass", "lead:jim-culver"]  # to keep it is to pass
    t.answer("lead:lily-chen")
    assert t.s.lead == 0
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-FLOW-02")
def test_who_leads_is_asked_of_a_person_only_where_it_may_matter() -> None:
    for turn, delayed, passed in ((1, False, False), (2, False, True), (2, True, False)):
        t = scene("eldritch", seats=2).investigator("lily-chen", delayed=delayed).investigator("jim-culver")
        t.at(phase="mythos-end")
        t.s.round = turn
        game = cast("Game[State]", t.begin())
        assert game.ask is not None
        assert passes(KeptOrders(), game.ask, game) == passed
        t.answer("pass")
        assert t.s.lead == 0
        assert t.asked() == f"{int(delayed)} your-action"  # who is Delayed stands up instead


@pytest.mark.rule("EH-OPT-02")
def test_a_starting_rumor_is_in_play_from_the_start() -> None:
    game = seance.new("eldritch", seats=1, seed=5, starting_rumor=True, investigators="random")
    view = game.view(0)
    assert isinstance(view, EldritchView)
    assert len(view.ongoing) == 1
    assert view.phase == "action"
    game.rules.invariants(game.state)  # its card is in the box no more


@pytest.mark.rule("EH-RANDOM-01", "EH-RANDOM-02")
def test_a_random_space_is_that_of_a_clue_token_which_is_discarded() -> None:
    t = scene("eldritch").investigator("lily-chen").script("clues", "clue-space-4")
    with pytest.raises(StopIteration) as done:
        next(random_space(t.s))
    assert done.value.value == "space-4"
    assert [clue.key for clue in t.s.clue_pool.discard] == ["clue-space-4"]
    assert t.asked() == "0 your-action"
