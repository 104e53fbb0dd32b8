"""The planner thinks in imagined worlds: it sees what its seat sees, changes nothing, and thinks the same again."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

import seance
from seance.bots import new_bot
from seance.bots.base import as_seen, choice_of
from seance.bots.planner import Planner
from seance.bots.registry import mind_of
from seance.engine import Ask, Game, State, View
from seance.engine.mind import Mind
from seance.games.eldritch.show.view import EldritchView
from seance.games.parlour.show.view import ParlourView


class Pious(Mind):
    """Wants faith, and nothing else."""

    def worth(self, view: View) -> float:
        assert isinstance(view, ParlourView)
        return view.sitters[view.seat].faith / 10

    def quick(self, ask: Ask[object]) -> int:
        return len(ask.options) - 1

    def span(self, view: View) -> int:
        return 0


def asks_of(game: Game[State], seed: int, every: int, most: int) -> list[tuple[Game[State], Ask[object]]]:
    """Some asks of a random game, each with the table as it then is."""
    stream, found = Random(seed), []
    for n in range(most):
        if game.ask is None:
            break
        if n % every == 0:
            fork = game.fork(keep=True)
            assert fork.ask is not None
            found.append((fork, fork.ask))
        game.answer(stream.randrange(len(game.ask.options)), game.ask.seat)
    return found


def test_whoever_wants_faith_comes_by_more_of_it_than_by_chance() -> None:
    faith = [0, 0]
    for seed in range(12):
        game = seance.new("parlour", 2, seed)
        pious, chance = Planner(Pious(), seed), new_bot("random", "parlour", seed)
        while game.ask is not None:
            bot = pious if game.ask.seat == 0 else chance
            game.answer(choice_of(bot, game, game.ask), game.ask.seat)
        view = game.view(0)
        assert isinstance(view, ParlourView)
        for seat, sitter in enumerate(view.sitters):
            faith[seat] += sitter.faith
    assert faith[0] > 1.5 * faith[1]


@pytest.mark.parametrize(
    "table",
    [
        ("parlour", 3, {}),
        ("nemesis", 3, {}),
        ("nemesis", 2, {"mode": "coop"}),
        ("eldritch", 2, {}),
        ("dungeontology", 3, {}),
        ("arkham", 2, {}),
    ],
)
def test_hidden_facts_do_not_change_the_choice_and_thinking_changes_nothing(
    table: tuple[str, int, dict[str, Any]],
) -> None:
    name, seats, options = table
    mind = Pious() if name == "parlour" else mind_of(name)
    compared = 0
    for game, ask in asks_of(seance.new(name, seats, 3, **options), 5, 7, 100):
        before = game.save()
        choice = choice_of(Planner(mind, 9), game, ask)
        assert choice_of(Planner(mind, 9), game, ask) == choice
        assert game.save() == before
        twin = game.determinize(ask.seat, 4, keep=True)
        if twin is not None:
            asked = twin.ask_of(ask.seat)
            assert asked is not None
            assert choice_of(Planner(mind, 9), twin, asked) == choice
            compared += 1
    assert compared > 8


def test_without_a_world_it_answers_quickly() -> None:
    game = seance.new("nemesis", 3, 3)
    assert game.ask is not None
    mind = mind_of("nemesis")
    ask = as_seen(game.ask)
    assert Planner(mind, 1).choose(game.view(ask.seat), ask, lambda seed: None) == mind.quick(ask)


def test_a_group_is_answered_link_by_link() -> None:
    groups = 0
    for game, ask in asks_of(seance.new("parlour", 3, 8), 2, 1, 150):
        if ask.group is not None:
            choice = choice_of(Planner(Pious(), 2), game, ask)
            assert isinstance(choice, int)
            game.answer(choice, ask.seat)
            groups += 1
    assert groups > 3


def test_options_are_ranked_by_what_they_come_to() -> None:
    game = seance.new("nemesis", 2, 6)
    ask = game.ask
    assert ask is not None
    planner = Planner(mind_of("nemesis"), 1)
    ranking = planner.ranking(as_seen(ask), range(2), lambda seed: game.determinize(ask.seat, seed, keep=True))
    assert sorted(one.option for one in ranking) == [0, 1]
    assert ranking[0].mean >= ranking[1].mean
    assert all(0 <= one.mean <= 1.2 for one in ranking)


def first_turn(game: Game[State]) -> Ask[object]:
    while game.ask is not None and not game.ask.opens:
        game.play(0)
    assert game.ask is not None
    return game.ask


def test_an_imagined_world_stops_where_the_mind_has_seen_enough() -> None:
    game = seance.new("eldritch", 1, 3)
    first_turn(game)
    before = game.save()
    playout = game.fork(until=("encounter",))
    playout.answer("end-turn")
    seen = playout.view(0)
    assert isinstance(seen, EldritchView)
    assert (playout.ask, playout.result, seen.phase) == (None, None, "encounter")
    assert game.save() == before


def test_what_chance_has_no_part_in_is_tried_once() -> None:
    game = seance.new("eldritch", 2, 3)
    ask, planner = as_seen(first_turn(game)), Planner(mind_of("eldritch"), 1)
    ranking = planner.ranking(ask, range(len(ask.options)), partial(game.determinize, ask.seat, keep=True))
    tried = {ask.options[one.option].verb: len(one.worths) for one in ranking}
    assert (tried["rest"], tried["travel"]) == (1, 1)
    assert tried["acquire"] > 1


@pytest.mark.parametrize("game", ["nemesis", "eldritch"])
def test_most_thought_is_for_turns_and_actions(game: str) -> None:
    mind = mind_of(game)
    planner = Planner(mind, 5)
    worlds: dict[bool, int] = {True: 0, False: 0}  # the most that an option met, by whether the question has weight
    for table, ask in asks_of(seance.new(game, 2, 5), 5, 1, 80):
        choice_of(planner, table, ask)
        heavy = bool(ask.opens) or ask.prompt in mind.weighty
        worlds[heavy] = max(worlds[heavy], *[len(one.worths) for one in planner.tried], 0)
    assert 0 < worlds[False] == mind.in_passing < worlds[True]
