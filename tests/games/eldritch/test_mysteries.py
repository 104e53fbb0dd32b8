"""Mysteries: what solves them, the next one, and how the game is won."""

from __future__ import annotations

import pytest

from seance.testing import scene


@pytest.mark.rule("EH-MYST-01", "EH-MYST-02", "EH-MYST-03", "EH-MYST-04")
def test_a_solved_mystery_makes_room_for_the_next() -> None:
    t = scene("eldritch", seats=2).mystery("omen-of-devastation", eldritch=1).at(phase="mythos-end").halt("pass-lead")
    t.script("mysteries", "occult-research").begin()
    assert [card.key for card in t.s.solved] == ["omen-of-devastation"]
    assert t.s.mystery.key == "occult-research"
    assert t.s.mystery.eldritch == 0
    assert t.happened("story", line="story-occult-research")
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-MYST-01")
def test_a_mystery_that_lacks_a_token_is_not_solved() -> None:
    t = scene("eldritch", seats=3).mystery("omen-of-devastation", eldritch=1).at(phase="mythos-end").halt("pass-lead")
    t.begin()
    assert t.s.solved == []  # half of three players is two
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-MYST-01", "EH-CLUE-03")
def test_clues_on_a_mystery_count_and_go_back_when_it_is_solved() -> None:
    t = scene("eldritch", seats=2).mystery("occult-research", clues=2).at(phase="mythos-end").halt("pass-lead")
    t.script("mysteries", "omen-of-devastation").begin()
    assert [card.key for card in t.s.solved] == ["occult-research"]
    assert len(t.s.clue_pool.discard) == 2
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-MYST-02", "EH-SETUP9-10")
def test_a_new_mystery_brings_its_epic_monster_and_is_solved_by_its_defeat() -> None:
    t = scene("eldritch", ancient_one="cthulhu").mystery("rlyeh-risen", eldritch=1).at(phase="mythos-end")
    t.halt("pass-lead").script("mysteries", "watching-the-stars").begin()
    assert t.monsters_on("space-12") == ["epic-cthylla"]
    assert t.asked() == "0 scene-ends"
    beaten = scene("eldritch", ancient_one="cthulhu").mystery("watching-the-stars", beaten=True).at(phase="mythos-end")
    beaten.halt("pass-lead").script("mysteries", "rlyeh-risen").begin()
    assert [card.key for card in beaten.s.solved] == ["watching-the-stars"]


@pytest.mark.rule("EH-WIN-01")
def test_three_solved_mysteries_win_while_the_ancient_one_sleeps() -> None:
    t = scene("eldritch").mystery("omen-of-devastation", eldritch=1).solved("occult-research", "the-true-name")
    t.at(phase="mythos-end")
    assert t.result == "won-mysteries"
    assert t.asked() == ""


@pytest.mark.rule("EH-WIN-02", "EH-FINAL-01")
def test_once_the_ancient_one_is_awake_the_final_mystery_is_left() -> None:
    t = scene("eldritch", ancient_one="shub-niggurath").mystery("nature-of-the-all-mother", clues=1)
    t.solved("hunting-the-thousand", "rituals-in-the-wild").awake().monster("epic-shub-niggurath", "heart-of-africa")
    t.at(phase="mythos-end", doom=0).halt("pass-lead").begin()
    assert t.result is None
    assert t.s.final
    assert t.happened("final-mystery", ancient_one="shub-niggurath")
    assert t.asked() == "0 scene-ends"
