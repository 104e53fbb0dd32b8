"""How bots think: which cards they spend, whom they spoil, what they want."""

from typing import Any

import pytest

from seance.bots import bot_names, new_bot
from seance.bots.planner import Planner
from seance.engine import Ask, BadInput
from seance.games.dungeontology.evaluation import could_succeed, parts, worth
from seance.games.dungeontology.planner import TEMPERS
from seance.testing import scene


def thinks(t: Any, temper: str = "wary") -> list[str]:
    """What a bot of this temper finds worth a thought at the first open ask."""
    ask = t.begin().asks[0]
    assert isinstance(ask, Ask)
    return [ask.options[i].key for i in TEMPERS[temper].sensible(t.sees(ask.seat), ask)]


def test_the_weakest_cards_are_discarded_that_are_strong_enough() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", hand=["fate-5", "fate-3", "toast"])
    t.at("action").answer("study:cubes-1")  # alert 3, and nobody could meddle
    assert thinks(t) == ["discard:fate-3"]
    t.answer("discard:fate-3")
    assert thinks(t) == ["done"]


def test_more_cards_are_discarded_where_others_could_meddle() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", hand=["fate-5", "fate-3", "toast"])
    t.scholar("sofia", area="i-4", hand=["fate-2"]).at("action").answer("study:cubes-1")
    assert thinks(t) == ["discard:fate-3"]
    t.answer("discard:fate-3")
    assert thinks(t) == ["discard:fate-5"]
    t.answer("discard:fate-5")
    assert thinks(t) == ["done"]


def spied() -> Any:
    t = scene("dungeontology", seats=3).area("i-2", "north")
    t.scholar("valerio", area="i-2", hand=["fate-5", "toast"]).scholar("sofia", area="i-2", hand=["fate-4", "fate-3"])
    return t.scholar("rebecca", area="i-2").at("action")


def test_tempers_differ_in_what_must_be_at_stake_to_spoil_an_attempt() -> None:
    t = spied().answer("study:cubes-1", ["discard:fate-5"])  # stealth 5 against 2, for a civilisation cube
    assert [thinks(t, temper) for temper in TEMPERS] == [["pass"], ["pass"], ["play-alert:fate-4"]]
    t = spied().answer("study:cubes-2", ["discard:fate-5"])  # against 3, for two of them
    assert thinks(t, "gentle") == ["pass"]
    assert thinks(t, "spiteful") == ["play-alert:fate-3"]


def test_everybody_defends_the_own_notebook() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", hand=["fate-3", "toast"])
    t.scholar("sofia", area="i-4", hand=["fate-2"], cubes={"civilisation": 1}, students=0).at("action")
    t.answer("spy:sofia:civilisation", ["discard:fate-3"])
    assert thinks(t, "gentle") == ["play-alert:fate-2"]


def test_more_cubes_are_better_and_a_lead_is_worth_more_than_half() -> None:
    def seen(**cubes: int) -> Any:
        return scene("dungeontology").area("i-4", "north").scholar("valerio", cubes=cubes).sees(0)

    assert worth(seen(wealth=2)) > worth(seen(wealth=1)) > worth(seen()) > 0.3
    assert parts(seen(wealth=2))["points"] > 8
    assert worth(seen(wealth=4, caste=2)) > 0.9


def test_a_thesis_is_thought_of_only_if_every_possible_clan_would_accept_it() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", cubes={"caste": 2, "wealth": 4}).at("begin")
    assert not could_succeed(t.sees(0), t.sees(0).scholars[0])
    assert "submit" not in thinks(t)
    sure = scene("dungeontology").area("i-4", "north").at("begin")
    sure.scholar("valerio", cubes={"caste": 2, "wealth": 4, "faith": 3})
    assert "submit" in thinks(sure)


def test_the_planner_plays_dungeontology_in_three_tempers() -> None:
    assert bot_names("dungeontology") == ["random", "planner", "search"]
    minds = {temper: new_bot(f"planner:{temper}", "dungeontology", 1) for temper in TEMPERS}
    assert all(isinstance(bot, Planner) and bot.mind is TEMPERS[temper] for temper, bot in minds.items())
    usual = new_bot("planner", "dungeontology", 1)
    assert isinstance(usual, Planner)
    assert usual.mind is TEMPERS["wary"]
    for bad in ("planner:meek", "random:gentle"):
        with pytest.raises(BadInput):
            new_bot(bad, "dungeontology", 1)
    with pytest.raises(BadInput):
        new_bot("planner:gentle", "nemesis", 1)
