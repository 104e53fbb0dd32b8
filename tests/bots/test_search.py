"""The searcher plays rounds to their end in imagined worlds, within its budget, and sees what its seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

import pytest

import seance
from seance.bots import new_bot
from seance.bots.base import choice_of
from seance.bots.planner import Tried, behind, in_the_race
from seance.bots.registry import budget_of, mind_of
from seance.bots.search import Budget, Search, weigh
from seance.engine import Ask, BadInput, Game, State, View
from tests.bots.test_planner import asks_of


def test_a_budget_is_a_number_of_playouts_or_of_seconds() -> None:
    assert budget_of("40") == Budget(iterations=40)
    assert budget_of("0.5s") == Budget(seconds=0.5)


@pytest.mark.parametrize("amount", ["", "x", "0", "-1", "1.5", "0s", "1e9s", "9999999999", "４０"])
def test_other_amounts_of_thought_are_refused(amount: str) -> None:
    with pytest.raises(BadInput):
        budget_of(amount)


def test_the_same_seed_thinks_the_same_and_changes_nothing() -> None:
    for game, ask in asks_of(seance.new("nemesis", 3, 4, mode="semi-coop"), 4, every=25, most=100):
        before = game.save()
        choices = [choice_of(new_bot("search:12", "nemesis", 7), game, ask) for _ in range(2)]
        assert choices[0] == choices[1]
        assert game.save() == before


def test_it_plays_no_more_than_its_iterations() -> None:
    asked = 0
    for game, ask in asks_of(seance.new("nemesis", 3, 4, mode="semi-coop"), 4, every=10, most=150):
        bot = Search(mind_of("nemesis"), 1, Budget(iterations=20))
        choice_of(bot, game, ask)
        assert bot.playouts <= 20
        asked += bot.playouts > 0
    assert asked > 3


@pytest.mark.parametrize(
    "table",
    [
        ("nemesis", 3, {"mode": "semi-coop"}),
        ("nemesis", 2, {"mode": "coop"}),
        ("eldritch", 2, {}),
        ("dungeontology", 3, {}),
        ("arkham", 2, {}),
    ],
)
def test_what_is_hidden_makes_no_difference(table: tuple[str, int, dict[str, Any]]) -> None:
    """Twins that the seat cannot tell from the true table lead to the same choice."""
    name, seats, options = table
    compared = 0
    for game, ask in asks_of(seance.new(name, seats, 9, **options), 9, every=10, most=60):
        twin = game.determinize(ask.seat, 77, keep=True)
        if twin is not None:
            mine = twin.ask_of(ask.seat)
            assert mine is not None
            chosen = choice_of(new_bot("search:10", name, 3), game, ask)
            assert choice_of(new_bot("search:10", name, 3), twin, mine) == chosen
            compared += 1
    assert compared > 2


def tried(*worths: float, certain: bool = False) -> Tried:
    one = Tried(0)
    one.worths, one.certain = list(worths), certain
    return one


def test_what_is_worse_in_the_same_worlds_is_behind_however_much_worlds_differ() -> None:
    assert behind(tried(0.0, 0.8, 0.41), tried(0.1, 0.9, 0.5))
    assert not behind(tried(0.1, 0.8, 0.5), tried(0.9, 0.1, 0.5))
    assert not behind(tried(0.5, 0.5), tried(0.5, 0.5))


def test_three_worlds_throw_nothing_out_and_what_is_certain_stands_for_all_worlds() -> None:
    bad, good = tried(0.1, 0.1, 0.1), tried(0.9, 0.9, 0.9)
    assert in_the_race([bad, good]) == [bad, good]
    sure, better = tried(0.3, certain=True), tried(0.5, 0.51, 0.52, 0.53)
    assert in_the_race([sure, better]) == [better]


def dynamite(*thrown: float, kept: tuple[float, ...]) -> list[Tried]:
    """Two answers as playouts saw them, of which the planner had thought 0.9 and 0.6."""
    first, second = tried(*thrown), tried(*kept)
    second.option = 1
    before = [tried(0.9), tried(0.6)]
    before[1].option = 1
    weigh([first, second], before, 0.05)
    return sorted([first, second], key=lambda one: -one.mean)


def test_playouts_that_contradict_each_other_leave_it_to_the_planner() -> None:
    """All or nothing, and the worse answer had a little more luck."""
    assert [one.option for one in dynamite(1, 0, 1, 0, 0, kept=(0, 1, 0, 1, 1))] == [0, 1]


def test_playouts_that_agree_are_believed() -> None:
    assert [one.option for one in dynamite(0.7, 0.71, 0.7, 0.7, kept=(0.8, 0.8, 0.79, 0.8))] == [1, 0]


def test_a_mind_without_confidence_believes_playouts_alone() -> None:
    unlucky, lucky = tried(0, 1, 0), tried(1, 0, 1)
    weigh([unlucky, lucky], [tried(0.9), tried(0.1)], inf)
    assert unlucky.worths == [0, 1, 0]
    assert lucky.worths == [1, 0, 1]


class Ticking:
    """A clock that goes on by a tenth of a second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.1
        return self.now


def test_with_seconds_it_stops_at_the_first_look_at_the_clock_after_they_are_over() -> None:
    looked = 0
    for game, ask in asks_of(seance.new("nemesis", 3, 4, mode="semi-coop"), 4, every=10, most=150):
        bot = Search(mind_of("nemesis"), 1, Budget(seconds=20.05))
        bot.clock = clock = Ticking()
        choice_of(bot, game, ask)
        assert clock.now <= 0.1 + 20.05 + 0.1
        looked += bot.playouts > 0
    assert looked > 3


def test_its_choice_is_the_first_of_what_it_has_tried() -> None:
    for game, ask in asks_of(seance.new("nemesis", 3, 4, mode="semi-coop"), 4, every=30, most=150):
        bot = Search(mind_of("nemesis"), 1, Budget(iterations=20))
        choice = choice_of(bot, game, ask)
        if bot.tried:
            assert choice == bot.tried[0].option
            assert len({one.option for one in bot.tried}) == len(bot.tried)


@pytest.mark.parametrize(
    ("table", "before"),
    [
        (("nemesis", 1, {"mode": "solo"}), "event"),
        (("eldritch", 2, {}), "mythos"),
        (("dungeontology", 2, {}), "next turn"),
        (("arkham", 2, {"mode": "standalone"}), "enemy-ends"),
    ],
)
def test_it_judges_when_the_round_or_the_turn_is_over_or_before_a_great_hazard(
    table: tuple[str, int, dict[str, Any]], before: str
) -> None:
    name, seats, options = table
    mind, judged, stopped = mind_of(name), 0, 0
    for game, ask in asks_of(seance.new(name, seats, 5, **options), 5, every=10, most=120):
        bot, now = Search(mind, 2, Budget(iterations=8)), mind.span(game.view(ask.seat))
        choice_of(bot, game, ask)
        if bot.playouts:
            for end in [end for one in bot.tried for end in one.ends if one not in bot.planner.tried]:
                hazard = before in (end.step, getattr(end, "phase", ""))
                assert hazard or mind.span(end) != now or end.result
                judged, stopped = judged + 1, stopped + hazard
    assert judged > 8
    assert (stopped > 0) == bool(mind.horizon)


class Counting(Search):
    """It notes at how many futures it looks."""

    looks: list[int]

    def glance(self, game: Game[State], view: View, ask: Ask[object], futures: Sequence[int]) -> int:
        self.looks.append(len(set(futures)))
        return super().glance(game, view, ask, futures)


@pytest.mark.parametrize(
    ("name", "options", "glances"),
    [("nemesis", {}, 2), ("eldritch", {}, 1), ("dungeontology", {}, 1), ("arkham", {"mode": "standalone"}, 1)],
)
def test_in_a_playout_everybody_looks_as_often_as_the_game_needs(
    name: str, options: dict[str, Any], glances: int
) -> None:
    bot = Counting(mind_of(name), 2, Budget(iterations=8))
    bot.looks = []
    for game, ask in asks_of(seance.new(name, 2, 5, **options), 5, every=10, most=60):
        choice_of(bot, game, ask)
    assert set(bot.looks) == {glances}


def test_who_looks_twice_is_not_taken_in_by_one_lucky_roll() -> None:
    second_thoughts = 0
    for game, ask in asks_of(seance.new("nemesis", 1, 4, mode="solo"), 4, every=1, most=90):
        view, bot = game.view(ask.seat), Search(mind_of("nemesis"), 1, Budget(iterations=1))
        first, second = [bot.glance(game, view, ask, [future]) for future in (1, 2)]
        both = bot.glance(game, view, ask, [1, 2])
        assert first != second or both == first
        second_thoughts += both != first
    assert second_thoughts > 0


def test_where_the_planners_word_stands_nothing_is_played_out() -> None:
    """Arkham Horror: an act that could be done looks better and better the more of the round is seen."""
    settled = 0
    for game, ask in asks_of(seance.new("arkham", 1, 7, mode="standalone"), 7, every=1, most=120):
        verbs = [option.verb for option in ask.options]
        if "advance" in verbs:
            bot = Search(mind_of("arkham"), 2, Budget(iterations=8))
            choice = choice_of(bot, game, ask)
            if bot.planner.tried:
                planned = bot.planner.tried[0].option
                assert (verbs[planned] == "advance") == (choice == verbs.index("advance"))
                settled += 1
    assert settled > 0
