"""How bots think: which cards they spend, whom they spoil, when they go home, what they want."""

from typing import Any

import pytest

from seance.bots import bot_names, new_bot
from seance.bots.planner import Planner
from seance.engine import Ask, BadInput
from seance.games.dungeontology.mind.evaluation import acceptance, parts, worth
from seance.games.dungeontology.mind.planner import TEMPERS
from seance.games.dungeontology.mind.prospects import gains, reach
from seance.testing import scene

TWO_STARS = {"caste": 2, "wealth": 4, "faith": 3}


def thinks(t: Any, temper: str = "wary") -> list[str]:
    """What a bot of this temper finds worth a thought at the first open ask."""
    ask = t.begin().asks[0]
    assert isinstance(ask, Ask)
    return [ask.options[i].key for i in TEMPERS[temper].sensible(t.sees(ask.seat), ask)]


def chooses(t: Any, temper: str = "wary") -> str:
    """What it answers after trying things out in imagined worlds."""
    game = t.begin()
    ask = game.asks[0]
    bot = new_bot(f"planner:{temper}", "dungeontology", 7)
    choice = bot.choose(game.view(ask.seat), ask, lambda seed: game.determinize(ask.seat, seed, keep=True))
    assert isinstance(choice, int)
    return str(ask.options[choice].key)


# ---- attempts --------------------------------------------------------------------------------------------------------


def test_a_card_that_cannot_help_later_is_discarded_and_the_others_are_kept_for_the_window() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", hand=["fate-5", "fate-3", "toast"])
    t.at("action").answer("study:cubes-1")  # alert 3, and nobody could meddle
    assert thinks(t) == ["discard:toast"]
    t.answer(["discard:toast"])
    assert thinks(t) == ["play-stealth:fate-3"]


def test_more_cards_are_discarded_where_others_could_meddle() -> None:
    t = scene("dungeontology").area("i-4", "north")
    t.scholar("valerio", area="i-4", hand=["toast", "gossip", "recruit-medic"])
    t.scholar("sofia", area="i-4", hand=["fate-2"]).at("action").answer("study:cubes-1")  # alert 3
    game = t.begin()
    for card in ("gossip", "recruit-medic", "toast"):  # in their order, all of them
        assert thinks(t) == [f"discard:{card}"]
        game.answer(f"discard:{card}", 0)


def spied() -> Any:
    t = scene("dungeontology", seats=3).area("i-2", "north")
    t.scholar("valerio", area="i-2", hand=["fate-5", "toast"]).scholar("sofia", area="i-2", hand=["fate-4", "fate-3"])
    return t.scholar("rebecca", area="i-2").at("action")


def test_tempers_differ_in_what_they_spend_to_spoil_an_attempt() -> None:
    t = spied().answer("study:cubes-1", ["discard:fate-5"])  # stealth 5 against 2, for a civilisation cube
    assert [thinks(t, temper) for temper in TEMPERS] == [["pass"], ["pass"], ["play-alert:fate-4"]]
    t = spied().answer("study:cubes-2", ["discard:fate-5"])  # against 3, for two of them and an arrow
    assert [thinks(t, temper) for temper in TEMPERS] == [["pass"], ["play-alert:fate-3"], ["play-alert:fate-3"]]


def test_everybody_defends_the_own_notebook() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", hand=["fate-3", "toast"])
    t.scholar("sofia", area="i-4", hand=["fate-2"], cubes={"civilisation": 1}, students=0).at("action")
    t.answer("spy:sofia:civilisation", ["discard:fate-3"])
    assert thinks(t, "gentle") == ["play-alert:fate-2"]


def test_a_prophecy_is_high_against_others_and_low_against_oneself() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", hand=["fate-5", "fate-5"])
    t.scholar("sofia", area="i-4", hand=["restoration"], cubes={"wealth": 1}, students=0).at("action")
    t.top("fate-4", "blink").script("university", "student").answer(
        "spy:sofia:wealth", ["discard:fate-5"], "play-prophecy:restoration"
    )
    assert thinks(t) == ["prophecy:fate-4"]


# ---- the own turn ----------------------------------------------------------------------------------------------------


def test_who_is_fresh_does_not_think_of_a_rest() -> None:
    fresh = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4").at("begin")
    assert thinks(fresh) == ["go-on"]
    tired = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", stun=2).at("begin")
    assert thinks(tired) == ["go-on", "rest"]


def test_a_study_that_is_sure_to_succeed_is_made() -> None:
    t = scene("dungeontology").area("i-4", "north").at("action")
    t.scholar("valerio", area="i-4", hand=["fate-5", "fate-3", "toast", "blink"])
    assert chooses(t) == "study:cubes-2"  # alert 4, and valerio cannot study more


def test_cards_wait_until_the_scholar_has_moved() -> None:
    t = scene("dungeontology").area("i-4", "north").at("movement")
    t.scholar("valerio", area="i-4", hand=["recruit-guard", "fate-5"])
    assert not [key for key in thinks(t) if key.startswith("play")]


def test_locked_doors_count_on_the_way() -> None:
    def steps(**cubes: int) -> dict[str, int]:
        t = scene("dungeontology").area("ii-3", "east").area("ii-5", "south", beside="ii-3")
        seen = t.scholar("valerio", area="ii-3", cubes=cubes).sees(0)
        return {key: far for key, (far, _) in reach(seen, seen.scholars[0], 3).items()}

    assert "area-ii-5" not in steps()
    assert steps(military=1)["area-ii-5"] == 1


def test_a_column_that_fills_counts_cube_by_cube() -> None:
    t = scene("dungeontology").area("i-4", "north").clan("clan-gaia", seen_by=["valerio"])
    mine = t.scholar("valerio", cubes={"military": 5}).sees(0).scholars[0]
    found = gains(t.sees(0), mine, ["military", "military", "wealth"])
    assert found[0] >= 10  # the last of its column
    assert len(found) == 2  # the next military cube has no room


def test_more_cubes_are_better_and_a_lead_is_worth_more_than_half() -> None:
    def seen(**cubes: int) -> Any:
        return scene("dungeontology").area("i-4", "north").scholar("valerio", cubes=cubes).sees(0)

    assert worth(seen(wealth=2)) > worth(seen(wealth=1)) > worth(seen()) > 0.3
    assert parts(seen(wealth=2))["points"] > 8
    assert worth(seen(wealth=4, caste=2)) > 0.9


# ---- the thesis ------------------------------------------------------------------------------------------------------


def test_a_thesis_is_not_thought_of_while_no_clan_would_accept_it() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", cubes={"caste": 2, "wealth": 2}).at("begin")
    assert acceptance(t.sees(0), t.sees(0).scholars[0]) == 0
    assert "submit" not in thinks(t)


def test_who_is_ahead_and_sure_of_acceptance_ends_the_game() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", cubes=TWO_STARS).at("begin")
    assert acceptance(t.sees(0), t.sees(0).scholars[0]) == 1
    assert thinks(t) == ["submit"]


def test_who_would_lose_all_the_same_does_not_have_to() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", cubes=TWO_STARS).at("begin")
    t.scholar("sofia", cubes={"civilisation": 8, "military": 6, "faith": 5, "wealth": 4})
    assert thinks(t) == ["go-on", "submit"]


def alarm(cubes: dict[str, int]) -> Any:
    t = scene("dungeontology").area("i-4", "north").area("i-3", "north", beside="i-4").maximum_alert().bag(20, 1)
    return t.scholar("valerio", area="i-4", cubes=cubes).scholar("sofia", area="i-3").at("movement", steps=1)


def test_in_maximum_alert_who_has_a_thesis_goes_home_and_who_has_none_stays_out() -> None:
    assert chooses(alarm(TWO_STARS)) == "move:start-area"
    assert chooses(alarm({"wealth": 1})) != "move:start-area"


# ---- bots ------------------------------------------------------------------------------------------------------------


def test_the_planner_plays_dungeontology_in_three_tempers() -> None:
    assert bot_names("dungeontology")[:3] == ["planner", "search", "random"]
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


# ---- what is answered, and what is played for nothing ----------------------------------------------------------------


def test_a_card_that_turns_a_rivals_failure_into_a_success_is_answered() -> None:
    t = scene("dungeontology").area("i-3", "north").scholar("sofia", area="i-3", hand=["toast", "fate-3"])
    t.scholar("valerio", area="i-3", hand=["counterspell"]).at("action")
    t.answer("study:cubes-1", ["discard:toast"], "1 pass", "play-stealth:fate-3")  # 1 against 3, then 4
    assert thinks(t) == ["respond:counterspell"]
    lost = scene("dungeontology").area("i-3", "north").scholar("sofia", area="i-3", hand=["toast", "fate-2"])
    lost.omegas(2).scholar("valerio", area="i-3", hand=["counterspell"]).at("action")
    lost.answer("study:cubes-2", ["discard:toast"], "1 pass", "play-stealth:fate-2")
    assert thinks(lost) == ["pass"]  # it fails all the same


def test_a_step_is_played_only_where_it_leads_to_something_better() -> None:
    for here, there in (("i-4", "i-1"), ("i-1", "i-4")):
        t = scene("dungeontology").area("i-1", "north").area("i-4", "east", beside="i-1")
        t.scholar("valerio", area=here, hand=["secret-tunnel", "fate-3"]).at("action")
        for cube in t.lying("i-1"):
            t.s.reserve_cubes[cube] += 1
        t.s.areas[t.s.area("area-i-1")].cubes = ["", "", ""]
        assert ("play-move:secret-tunnel" in thinks(t)) == (there == "i-4")
