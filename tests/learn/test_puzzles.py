"""Every puzzle has one clearly best answer; samples are looked at again, by the rules and bots of today."""

from __future__ import annotations

from statistics import fmean

import pytest

from scripts.puzzles import GAMES, LEAD, TABLES, clear, played_on, stands
from seance.learn.puzzles import at_puzzle, puzzles

SAMPLE, WORLDS = 4, 60


@pytest.mark.parametrize("game", sorted(TABLES))
def test_the_best_answer_is_ahead_by_far_and_surely(game: str) -> None:
    every = puzzles(game)
    assert every
    assert len({one.id for one in every}) == len(every)
    for one in every:
        assert one.games == GAMES
        assert one.best == one.figures[0].keys
        assert clear(one.figures), one.id
        assert one.figures[0].mean - one.figures[1].mean >= LEAD


@pytest.mark.parametrize("game", sorted(TABLES))
def test_a_sample_is_asked_so_by_the_rules_of_today(game: str) -> None:
    every = puzzles(game)
    sample = every[:: max(1, len(every) // SAMPLE)]
    assert [one.id for one in sample if not stands(game, one)] == []


@pytest.mark.parametrize("game", sorted(TABLES))
def test_in_other_worlds_the_best_answer_is_the_best_again(game: str) -> None:
    one = min(puzzles(game), key=lambda each: len(each.answers))
    table = at_puzzle(game, one)
    ask = table.ask_of(one.seat)
    assert ask is not None
    worths = played_on(game, table, ask, WORLDS)
    assert worths is not None
    assert max(worths, key=lambda key: fmean(worths[key])) == one.best[0]
