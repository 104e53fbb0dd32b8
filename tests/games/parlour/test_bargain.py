"""Bargains: what is shown, offered, answered and known afterwards."""

from typing import Any

import pytest

from seance.testing import scene


@pytest.mark.rule("PAR-BARGAIN-01")
def test_a_bargain_is_made_once_a_turn() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["cough"]).answer("bargain:colonel", [], [])
    assert t.refusal("bargain") == "PAR-BARGAIN-01"
    t.script("deck", "fraud").answer("draw", "1 bargain:medium")
    assert t.asked() == "0 show"


@pytest.mark.rule("PAR-BARGAIN-01")
def test_cards_are_shown_to_the_other_only() -> None:
    t = scene("parlour", seats=3).sitter("medium", ["cough", "fraud", "incense"]).sitter("colonel", ["matches"])
    t.answer("bargain:colonel", ["show:cough", "show:fraud"])
    assert t.asked() == "1 show"
    assert t.sees(1).sitters[0].known == ["cough", "fraud"]
    assert t.sees(2).sitters[0].known == []
    assert t.heard(2, "shown")[0].args == {"sitter": "medium", "to": "colonel", "n": 2}
    t.answer(["show:matches"])
    assert t.sees(0).sitters[1].known == ["matches"]
    assert t.asked() == "0 give"


@pytest.mark.rule("PAR-BARGAIN-02")
def test_only_what_is_known_can_be_asked_for() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["cough"]).sitter("colonel", ["matches", "fraud", "fraud"])
    t.knows("medium", of="colonel", cards=["fraud"]).answer("bargain:colonel", [], ["show:matches"], ["give:cough"])
    assert t.options() == ["want:fraud", "want:matches"]
    assert t.asked() == "0 want"


@pytest.mark.rule("PAR-BARGAIN-02")
def test_nothing_for_nothing_ends_it() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["cough"]).sitter("colonel", ["matches"])
    t.answer("bargain:colonel", [], ["show:matches"], [], [])
    assert t.happened("bargain-closed")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("PAR-BARGAIN-03")
def test_after_three_offers_there_is_only_yes_or_no() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["cough"]).sitter("colonel", ["matches"])
    t.answer("bargain:colonel", ["show:cough"], ["show:matches"], ["give:cough"], ["want:matches"])
    assert t.options() == ["refuse", "accept", "counter"]
    t.answer("counter", ["give:matches"], [])
    assert t.asked() == "0 answer-offer"
    t.answer("counter", ["give:cough"], [])
    assert t.options() == ["refuse", "accept"]
    t.answer("refuse")
    assert (t.hand("medium"), t.hand("colonel")) == (["cough"], ["matches"])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("PAR-BARGAIN-04")
def test_the_two_know_what_has_changed_hands_and_the_others_how_much() -> None:
    t = scene("parlour", seats=3).sitter("medium", ["cough", "fraud"]).sitter("colonel", ["matches", "incense"])
    t.knows("widow", of="medium", cards=["fraud"]).knows("widow", of="colonel", cards=["incense"])
    t.answer("bargain:colonel", [], ["show:matches"], ["give:cough"], ["want:matches"], "1 accept")
    assert (t.hand("medium"), t.hand("colonel")) == (["fraud", "matches"], ["cough", "incense"])
    assert t.sees(0).sitters[1].known == ["cough"]
    assert t.sees(1).sitters[0].known == ["matches"]
    assert t.heard(2, "swapped")[0].args == {"sitter": "medium", "to": "colonel", "given": 1, "taken": 1}
    assert t.heard(2, "offered")[0].args == {"sitter": "medium", "to": "colonel"}
    known = [sitter.known for sitter in t.sees(2).sitters]
    assert known == [[], [], []]  # any of the known cards may have gone over
    assert t.asked() == "0 your-action"


def test_whoever_is_not_part_of_a_bargain_can_imagine_it() -> None:
    t = scene("parlour", seats=3).sitter("medium", ["cough", "fraud"]).sitter("colonel", ["matches", "incense"])
    t.answer("bargain:colonel", [], ["show:matches"], ["give:cough"], ["want:matches"])
    game: Any = t.begin()
    worlds = [game.determinize(seat=2, seed=seed) for seed in range(30)]
    offers = {world.view(0).bargain.give[0] for world in worlds if world is not None}
    assert len(offers) > 5
    for world in worlds:
        assert world is not None
        game.rules.invariants(world.state)
        assert world.view(2) == game.view(2)
    partner = [game.determinize(seat=1, seed=seed) for seed in range(10)]
    assert {world.view(1).bargain.give[0] for world in partner if world is not None} == {"cough"}
    assert t.asked() == "1 answer-offer"
