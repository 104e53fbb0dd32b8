"""What games are searched for, how bots are led to it, and what a finished game has come to."""

from __future__ import annotations

import pytest

import seance
from seance.engine import Ask, Dice, play_out
from seance.games.eldritch.check.coverage import MUST, Occurrence, seen
from seance.games.eldritch.check.goals import Direction, ambitious, fits
from seance.games.eldritch.check.scene import EldritchScene
from seance.games.eldritch.show.outcomes import outcomes
from seance.testing import scene

LEO, AKACHI, LILY = "leo-anderson", "akachi-onyele", "lily-chen"


def likes(t: EldritchScene, *target: str) -> dict[str, float]:
    """What a bot with this aim thinks of every option that is open now."""
    ask = t.begin().asks[0]
    assert isinstance(ask, Ask)
    family, key = target
    return dict(zip(t.options(), Direction((family, key))(t.sees(ask.seat), ask), strict=True))


def occurred(t: EldritchScene) -> set[Occurrence]:
    return seen(t.begin())  # type: ignore[arg-type]  # a game of any state


# ---- what has occurred ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "outcome"), [(6, "pass"), (1, "fail")])
def test_both_outcomes_of_an_encounter_are_told_apart(die: int, outcome: str) -> None:
    t = scene("eldritch").investigator(LEO, "buenos-aires").at("encounter").halt("mythos")
    t.script("america", "america-01").script("test", 1, die).answer("visit:america")
    assert {key for family, key in occurred(t) if family == "encounter"} == {f"america-01-buenos-aires-{outcome}"}
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("die", "family"), [(6, "spell-passed"), (1, "spell-failed")])
def test_both_outcomes_of_a_spell_are_told_apart(die: int, family: str) -> None:
    t = scene("eldritch").investigator(AKACHI, "sydney", cards=["feed-the-mind"]).script("test", 4, die)
    t.script("backs", "feed-the-mind-back-2").answer("use-on:feed-the-mind-1:akachi-onyele")
    assert {(family, "feed-the-mind-back-2"), ("action", "feed-the-mind")} <= occurred(t)
    assert {found for found, _ in occurred(t)} == {family, "action"}


def test_fights_defeats_and_reckonings_are_named_by_the_kind_of_monster() -> None:
    t = scene("eldritch").investigator(LEO, "sydney").monster("ghoul", "sydney").at("encounter").halt("mythos")
    t.script("test", 6, 6, 6, 6, 6, 6, 6).halt("mythos", "which-encounter").begin()
    assert {("fight", "ghoul"), ("defeat", "ghoul")} <= occurred(t)
    t = scene("eldritch", ancient_one="shub-niggurath").investigator(LEO).monster("cultist", "tokyo").reckoning()
    t.script("clues", "clue-rome").script("cup", "gug").answer("choose:dark-young")
    assert {("reckoning", "cultist"), ("reckoning", "shub-niggurath")} <= occurred(t)


def test_everything_that_occurs_is_on_the_list_and_so_is_how_it_ends() -> None:
    luck = Dice(1)
    for seed in range(4):
        game = seance.new("eldritch", 3, seed)
        play_out(game, lambda ask: luck.below("answer", len(ask.options)))
        found = seen(game)
        assert {(family, key) for family, key in found if key not in MUST[family]} == set()
        assert ("end", game.result) in found


# ---- how bots are led to it ----------------------------------------------------------------------------------------


def test_a_bot_travels_to_where_an_encounter_is_had() -> None:
    t = scene("eldritch").investigator(LEO, "sydney")
    wish = likes(t, "encounter", "america-01-buenos-aires-pass")
    assert wish["travel:space-3"] > 0 > wish["travel:space-20"]
    sea = likes(t, "encounter", "general-10-sea-fail")
    assert sea["travel:space-3"] > 0


def test_a_bot_takes_the_encounter_and_rolls_again_or_not() -> None:
    t = scene("eldritch").investigator(LEO, "buenos-aires", clues=1).at("encounter").halt("mythos")
    assert likes(t, "encounter", "america-01-buenos-aires-pass")["visit:america"] > 0
    assert likes(t, "encounter", "general-10-city-pass")["visit:general"] > 0
    t.script("america", "america-01").script("test", 1, 1).answer("visit:america")
    assert likes(t, "encounter", "america-01-buenos-aires-pass")["reroll:clue"] > 0
    assert likes(t, "encounter", "america-01-buenos-aires-fail")["done"] > 0


def test_a_bot_goes_to_tokens_monsters_and_the_fallen() -> None:
    t = scene("eldritch").investigator(LEO, "sydney").clue("shanghai").gate("tokyo").monster("gug", "buenos-aires")
    t.fallen(LILY, "buenos-aires").expedition("antarctica")
    nearer = {
        ("encounter", "research-azathoth-1-city-pass"): "travel:space-20",
        ("encounter", "expedition-antarctica-1-initial"): "travel:antarctica",
        ("fight", "gug"): "travel:space-3",
        ("chapter", "lily-chen-crippled"): "travel:space-3",
    }
    for target, option in nearer.items():
        assert likes(t, *target)[option] > 0, target
    assert likes(t, "fight", "lloigor")["travel:space-3"] == 0  # there is none


def test_a_bot_uses_what_shall_be_used_and_buys_what_shall_be_had() -> None:
    t = scene("eldritch").investigator(AKACHI, "sydney", cards=["feed-the-mind"]).reserve("axe", "whiskey")
    assert likes(t, "spell-passed", "feed-the-mind-back-2")["use-on:feed-the-mind-1:akachi-onyele"] > 0
    assert likes(t, "action", "akachi-onyele")["look:akachi-onyele"] > 0
    assert likes(t, "possession", "axe")["acquire"] > 0
    t.script("test", 6, 6).answer("acquire", "no")
    assert likes(t, "possession", "axe")["buy:axe"] > likes(t, "possession", "axe")["buy:whiskey"]


def test_what_belongs_to_one_ancient_one_is_sought_only_there() -> None:
    cthulhu, random, azathoth = ({"ancient_one": key} for key in ("cthulhu", "random", "azathoth"))
    for target in (
        ("encounter", "research-cthulhu-1-city-pass"),
        ("chapter", "rlyeh-risen-solved"),
        ("chapter", "cthulhu-awake"),
        ("fight", "epic-cthulhu"),
    ):
        assert [fits(target, 2, options) for options in (cthulhu, random, azathoth)] == [True, True, False], target
    assert fits(("encounter", "america-01-arkham-pass"), 1, azathoth)
    assert not fits(("end", "lost-azathoth"), 1, cthulhu)


def test_what_needs_a_long_life_is_left_to_those_who_think() -> None:
    assert ambitious(("end", "won-final"))
    assert ambitious(("chapter", "rlyeh-risen-solved"))
    assert ambitious(("encounter", "special-key-gate-1-initial"))
    assert not ambitious(("encounter", "america-01-arkham-pass"))


# ---- what a game has come to ---------------------------------------------------------------------------------------


def test_all_win_together_and_who_is_in_play_has_survived() -> None:
    t = scene("eldritch", seats=2).investigator(LEO).investigator(LILY, gone=True)
    t.s.result = "won-mysteries"
    assert outcomes(t.s) == [{"won": True, "survived": True}, {"won": True, "survived": False}]
    t.s.result = "lost-mythos"
    assert [seat["won"] for seat in outcomes(t.s)] == [False, False]
