"""What is hidden: backs of Spells and Conditions, decks, and what single players have looked at."""

from __future__ import annotations

import pytest

import seance
from seance.engine import State, key_of
from seance.games.eldritch.rules.state import World
from seance.games.eldritch.show.view import EldritchView
from seance.testing import scene


@pytest.mark.rule("EH-SPELL-01", "EH-SPELL-02", "EH-GAIN-02")
def test_of_a_gained_condition_only_the_front_is_seen_and_its_back_not_yet_decided() -> None:
    t = scene("eldritch").investigator("lily-chen", space="space-8").at(phase="encounter").halt("mythos")
    t.script("general", "general-07").begin()  # lose 1 Sanity and gain a Back Injury
    card = t.sees(0).investigators[0].cards[0]
    assert (card.key, card.card, card.back) == ("back-injury-1", "back-injury", "")
    assert t.card("lily-chen", "back-injury").back is None
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-SPELL-01", "EH-SPELL-03")
def test_a_flipped_card_that_stays_is_known_to_all_and_no_other_copy_has_its_back() -> None:
    t = scene("eldritch", seats=2).investigator("lily-chen", cards=["internal-injury"], health=5)
    t.investigator("jim-culver", cards=["internal-injury"]).reckoning()
    t.script("test", 1, 1, 1, 1).script("backs", "internal-injury-back-1")  # lose 1 Health, then it is flipped back
    t.script("test", 5, 1).begin()
    assert t.sees(1).investigators[0].cards[0].back == "internal-injury-back-1"
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-SPELL-02")
def test_a_discarded_card_is_forgotten() -> None:
    t = (
        scene("eldritch")
        .investigator("lily-chen", cards=["hallucinations"])
        .known_back("lily-chen", "hallucinations", 3)
    )
    t.reckoning().script("test", 1, 1, 1).begin()  # the third back is discarded after its effect
    assert t.cards("lily-chen") == []
    assert [card.key for card in t.s.conditions].count("hallucinations") == 3
    assert t.asked() == "0 scene-ends"


def test_jacqueline_looks_at_the_back_of_what_another_gains_and_nobody_else_sees_it() -> None:
    t = scene("eldritch", seats=2).investigator("jacqueline-fine").investigator("lily-chen", space="space-8")
    t.at(phase="encounter", turn=1).script("general", "general-07")
    assert t.asked() == "0 look-at-back"
    t.script("backs", "back-injury-back-2").script("clues", "clue-rome").halt("encounter").answer("yes")
    assert t.sees(0).investigators[1].cards[0].back == "back-injury-back-2"
    assert t.sees(1).investigators[1].cards[0].back == ""
    assert len(t.who("jacqueline-fine").clues) == 1
    assert t.asked() == "0 scene-ends"


def test_akachi_sees_two_gates_and_puts_one_to_the_bottom_of_the_stack() -> None:
    t = scene("eldritch", seats=2).investigator("akachi-onyele").investigator("lily-chen")
    t.script("gates", "gate-rome", "gate-tokyo").answer("look:akachi-onyele", "put-on-top:gate-tokyo")
    assert [known.gates for known in t.sees(0).known_gates] == [["gate-tokyo"], ["gate-rome"]]
    assert t.sees(1).known_gates == []
    assert t.heard(1, "gates-seen")[0].args == {"who": "akachi-onyele", "player": "player-1"}
    assert t.asked() == "0 your-action"


def test_bots_imagine_other_gates_than_akachi_has_seen() -> None:
    t = scene("eldritch", seats=2).investigator("akachi-onyele").investigator("lily-chen")
    t.script("gates", "gate-rome", "gate-tokyo").answer("look:akachi-onyele", "put-on-top:gate-tokyo")
    tops = set()
    for seed in range(20):
        world = t.begin().determinize(1, seed)
        assert world is not None
        tops.add(world.state.gate_stack.top[0].cards[0].key)
    assert len(tops) > 3
    own = t.begin().determinize(0, 1)
    assert own is not None
    assert own.state.gate_stack.top[0].cards[0].key == "gate-tokyo"
    assert t.asked() == "0 your-action"


def test_a_game_is_saved_and_goes_on_the_same() -> None:
    game = seance.new("eldritch", seats=3, seed=11, investigators="random", ancient_one="yog-sothoth")
    for n in range(120):
        if game.ask is None:
            break
        game.play(n % len(game.ask.options))
    again = seance.load(game.save())
    for n in range(60):
        if game.ask is None:
            break
        assert again.ask is not None
        assert again.ask.keys == game.ask.keys
        game.play(n % len(game.ask.options))
        again.play(n % len(again.ask.options))
    assert table(again.view(0)) == table(game.view(0))


def table(view: object) -> EldritchView:
    assert isinstance(view, EldritchView)
    return view


def world(state: State) -> World:
    assert isinstance(state, World)
    return state


def test_an_imagined_world_holds_every_component_once() -> None:
    game = seance.new("eldritch", seats=2, seed=5, investigators="random")
    for n in range(40):
        if game.ask is None:
            break
        imagined = game.determinize(0, n)
        assert imagined is not None
        gates = world(imagined.state).gate_stack
        assert sorted(key_of(gate) for gate in gates.hidden(-1)) == sorted(
            key_of(gate) for gate in world(game.state).gate_stack.hidden(-1)
        )
        game.play(n % len(game.ask.options))
