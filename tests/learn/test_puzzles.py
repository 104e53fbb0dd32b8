"""Every puzzle has one clearly best answer; samples are looked at again, by the rules and bots of today."""

from __future__ import annotations

from collections import Counter

import pytest

from scripts.puzzles import (
    ALIKE,
    DEEDS,
    GAMES,
    HALF,
    LEAD,
    TABLES,
    How,
    Played,
    Way,
    brings,
    clear,
    gathered,
    question,
    same,
    say_why,
    stands,
)  # fmt: skip
from seance.engine.texts import LANGUAGES, log_line, texts
from seance.learn.puzzles import at_puzzle, puzzles

SAMPLE, WORLDS, WANTED = 4, 48, 40
SEED = 500001  # of games in which there is something to find


@pytest.mark.parametrize("game", sorted(TABLES))
def test_the_best_answer_is_ahead_by_far_and_surely(game: str) -> None:
    every = puzzles(game)
    assert len({one.id for one in every}) == len(every) >= WANTED
    for one in every:
        best, second = one.figures[:2]
        assert (one.games, best.games, second.games) == (GAMES, GAMES, GAMES)
        assert one.best == best.keys
        assert clear(one.figures), one.id
        assert best.mean - second.mean >= LEAD


@pytest.mark.parametrize("game", sorted(TABLES))
def test_no_two_are_alike_and_no_question_is_asked_all_the_time(game: str) -> None:
    every = puzzles(game)
    assert [(one.id, other.id) for n, one in enumerate(every) for other in every[:n] if same(one, other)] == []
    most = max(WANTED, len(every))
    assert max(Counter(question(one.prompt, one.best[0]) for one in every).values()) <= most // ALIKE
    assert max(Counter(one.prompt for one in every if one.prompt not in DEEDS).values()) <= most // ALIKE
    assert max(Counter(one.prompt for one in every).values()) <= most // HALF


@pytest.mark.parametrize("game", sorted(TABLES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_answer_leads_to_can_be_said(game: str, language: str) -> None:
    for one in puzzles(game):
        assert say_why(one.figures), one.id
        for figure in one.figures:
            assert all(log_line(language, game, each.told) for each in figure.brings)
            assert figure.reason is None or texts(language, game).has(f"hint-{figure.reason.key}")


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
    played = Played(game, table, ask)
    assert played.stand_out(WORLDS)
    assert played.ranked[0].key == one.best[0]


def test_one_process_and_a_cluster_find_the_same() -> None:
    """The last games know what the first ones have found; there is room for one question of a kind."""
    by = [How(ahead=2), How(ahead=2, engine="ray", jobs=2)]
    here, there = [list(gathered("eldritch", range(SEED, SEED + 4), [], ALIKE, how)) for how in by]
    assert here == there
    assert 0 < len(here[0]) < len(here[-1])


def test_what_follows_as_often_is_told_in_the_same_order_however_it_was_heard() -> None:
    heard = [("moved", b'{"room":"a"}'), ("moved", b'{"room":"b"}'), ("fire", b"{}"), ("noise", b"{}")]
    orders = []
    for some in (heard, heard[::-1]):
        one, rival = Way(0, "this"), Way(1, "that")
        one.told = rival.told = 1
        one.heard.update(some)
        orders.append(brings(one, rival, loud=("noise",)))
    assert orders[0] == orders[1]
    assert [each.event for each in orders[0]] == ["noise", "fire", "moved", "moved"]
