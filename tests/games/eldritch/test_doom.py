"""Doom, omen, awakening; gates and clues that run out."""

from __future__ import annotations

import pytest

import seance
from seance.engine.texts import texts
from seance.testing import scene


@pytest.mark.rule("EH-MYTHOS-03", "EH-MYTHOS-04", "EH-TRACK-02", "EH-TRACK-04")
def test_each_gate_of_the_new_omen_advances_doom() -> None:
    t = scene("eldritch").mythos("ancient-guardians").gate("london", "tokyo", "rome").halt("mythos-text")
    t.at(phase="mythos", omen=0, doom=10).script("gates", "gate-sydney").script("cup", "mummy").begin()
    assert (t.s.omen, t.s.doom) == (1, 8)  # blue: London and Tokyo
    assert t.happened("doom-advanced", n=2, at=8)  # told at once
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-TRACK-03")
def test_doom_retreats_but_not_beyond_the_highest_space() -> None:
    t = scene("eldritch").investigator("silas-marsh", space="rome").at(phase="encounter", doom=20).halt("mythos")
    t.fallen("leo-anderson", "rome").script("test", 5, 1, 1).answer("meet:leo-anderson")
    assert t.s.doom == 20
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-AWAKE-01", "EH-AWAKE-02", "EH-WIN-03", "EH-TRACK-01")
def test_at_doom_0_the_ancient_one_awakens_and_the_game_goes_on() -> None:
    t = scene("eldritch", ancient_one="cthulhu").investigator("lily-chen").gate("london").mythos("ancient-guardians")
    t.at(phase="mythos", omen=0, doom=1).halt("mythos-text").script("gates", "gate-tokyo").script(
        "cup", "mummy"
    ).begin()
    assert t.s.awake
    assert t.s.doom == 0
    assert t.result is None
    assert t.happened("awakens", ancient_one="cthulhu")
    assert t.happened("story", line="story-cthulhu-awake")
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-AWAKE-04", "EH-AWAKE-05")
def test_once_awake_cultists_fight_as_the_back_says() -> None:
    t = scene("eldritch", ancient_one="cthulhu").monster("cultist", "rome")
    before = t.sees(0).monsters[0].toughness
    awake = scene("eldritch", ancient_one="cthulhu").monster("cultist", "rome").awake()
    assert (before, awake.sees(0).monsters[0].toughness) == (1, 2)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-GATE-01")
def test_without_a_gate_in_the_stack_the_discarded_ones_are_shuffled() -> None:
    t = scene("eldritch").mythos("ancient-guardians").gate_stack("rome").halt("mythos-text").at(phase="mythos", doom=10)
    t.s.gate_stack.rest, t.s.gate_stack.discard = [], t.s.gate_stack.rest
    t.script("cup", "mummy").begin()
    assert t.gates() == ["rome"]
    assert t.s.doom == 10
    assert t.asked() == "0 scene-ends"


def test_without_any_gate_doom_advances_instead() -> None:
    t = scene("eldritch").mythos("ancient-guardians").gate_stack().halt("mythos-text").at(phase="mythos", doom=10)
    t.begin()
    assert t.gates() == []
    assert t.s.doom == 9
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-CLUE-01")
def test_a_clue_goes_to_the_space_it_shows_and_discards_come_back_when_the_pool_is_empty() -> None:
    t = scene("eldritch", seats=3).mythos("support-of-the-church").gate("london").clue_pool("arkham", discard=("rome",))
    t.at(phase="mythos", omen=0).halt("mythos-text").script("cup", "mummy", "zombie").begin()
    assert (t.clues_on("arkham"), t.clues_on("rome")) == (1, 1)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-NEXT-01")
@pytest.mark.parametrize(("players", "half"), [(1, 1), (2, 1), (3, 2), (8, 4)])
def test_halves_are_rounded_up(players: int, half: int) -> None:
    t = scene("eldritch", seats=players).mystery("omen-of-devastation")
    assert t.sees(0).mystery.goal == half
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-TRACK-02", "EH-MYTHOS-04")
def test_each_advance_of_doom_tells_why() -> None:
    t = scene("eldritch").mythos("ancient-guardians").gate("istanbul").halt("mythos-text")
    t.at(phase="mythos", omen=3, doom=10).script("gates", "gate-sydney").script("cup", "mummy").begin()
    assert t.s.omen == 0  # green, where Azathoth has a token
    assert t.happened("doom-advanced", n=1, at=9, why="by-gates")
    assert t.happened("doom-advanced", n=1, at=8, why="by-tokens")
    assert t.asked() == "0 scene-ends"


def test_the_token_that_azathoth_puts_on_the_omen_track_is_told() -> None:
    table = seance.new("eldritch", 1, 1, ancient_one="azathoth")
    table.answer("choose:leo-anderson", 0)
    told = [one for one in table.events(0, 0) if one.event == "eldritch-added"]
    assert [one.args for one in told] == [{"where": "omens", "n": 1}]


def test_the_last_doom_is_told_as_the_last() -> None:
    """Two Gates of the colour take the one Doom that is left: so much it is, and it was the last."""
    t = scene("eldritch").mythos("ancient-guardians").gate("london", "tokyo").at(phase="mythos", omen=0, doom=1)
    t.begin()
    assert t.happened("doom-advanced", n=1, at=0, why="by-gates")
    said = texts("en", "eldritch").say("log-doom-advanced", {"n": 1, "at": 0, "why": "by-gates"})
    assert said == "Doom advances by 1 for Gates of this colour, and that was the last."
    assert t.result is not None
