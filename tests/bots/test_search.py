"""The searcher looks further ahead than the planner, within its budget, and at nothing that its seat cannot see."""

from __future__ import annotations

import pytest

import seance
from seance.bots import new_bot
from seance.bots.base import choice_of
from seance.bots.registry import budget_of, mind_of
from seance.bots.search import Branch, Budget, Node, Search
from seance.engine import BadInput
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


def test_what_is_hidden_makes_no_difference() -> None:
    """Twins that the seat cannot tell from the true table lead to the same choice."""
    for game, ask in asks_of(seance.new("nemesis", 3, 9, mode="semi-coop"), 9, every=30, most=120):
        twin = game.determinize(ask.seat, 77, keep=True)
        if twin is None:
            continue
        mine = twin.ask_of(ask.seat)
        assert mine is not None
        chosen = choice_of(new_bot("search:10", "nemesis", 3), game, ask)
        assert choice_of(new_bot("search:10", "nemesis", 3), twin, mine) == chosen


def test_a_node_opens_its_options_by_their_guesses_and_few_at_first() -> None:
    node = Node()
    keys, guesses = ["a", "b", "c", "d"], [0.1, 0.4, 0.3, 0.2]
    assert node.best(keys, guesses)[0] == "b"
    for _ in range(3):
        node.best(keys, guesses)
    assert list(node.branches) == ["b", "c", "d"]


def test_what_came_out_well_is_played_more_often() -> None:
    node = Node()
    for _ in range(60):
        key, branch = node.best(["good", "bad"], [0.5, 0.5])
        branch.visits += 1
        branch.total += 0.9 if key == "good" else 0.1
    assert node.branches["good"].visits > 3 * node.branches["bad"].visits


def test_a_guess_counts_as_one_visit() -> None:
    branch = Branch(0.8)
    branch.visits += 1
    branch.total += 0.2
    assert branch.mean == pytest.approx(0.5)
