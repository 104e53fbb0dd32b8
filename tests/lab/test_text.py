"""Every game as plain text: played to its end, in two languages, the same pages every time."""

from __future__ import annotations

from random import Random

import pytest

import seance
from seance.engine import Refused
from seance.lab.observation import Budget
from seance.lab.text import PATIENCE, TextArena, TextTable, forced_answer
from seance.lab.text_env import TextEnv

GAMES = seance.games()
MOST = 60  # answers


def pages(game: str, language: str, budget: Budget) -> list[str]:
    table, dice, found = TextTable(seance.new(game, None, 3), language, budget), Random(game), list[str]()
    for _ in range(MOST):
        if table.seat is None:
            break
        found.append(table.observe(table.seat))
        question = table.seen(table.seat).question
        assert question is not None
        few = max(question.least, 0 if question.group else 1)
        numbers = dice.sample(range(1, len(question.choices) + 1), min(few, len(question.choices)))
        if not table.answer(table.seat, " ".join(map(str, numbers)) or "-").legal:
            assert forced_answer(table, table.seat).legal
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "zh-Hans"])
def test_a_game_reads_the_same_every_time(game: str, language: str) -> None:
    assert pages(game, language, "full") == pages(game, language, "full")


@pytest.mark.parametrize("game", GAMES)
def test_few_words_are_fewer(game: str) -> None:
    brief, full = pages(game, "en", "brief"), pages(game, "en", "full")
    assert len("".join(brief)) < len("".join(full))


def test_answers_are_numbers_or_keys_on_the_last_line() -> None:
    for said in ("2", "[2]", "I rest a little.\n\n2", "I rest.\npeer:veil-1"):
        table = TextTable(seance.new("parlour", 2, 3))
        while (question := table.seen(table.seat or 0).question) and "peer:veil-1" not in [
            choice.key for choice in question.choices
        ]:
            assert forced_answer(table, table.seat or 0).legal
        feedback = table.answer(table.seat or 0, said)
        assert feedback.legal, feedback.text


@pytest.mark.parametrize("said", ["", "99", "I do not know", "1 1", "0", "９９９９９９９９９９", "\0"])
def test_what_is_no_answer_is_told_and_changes_nothing(said: str) -> None:
    table = TextTable(seance.new("parlour", 2, 3), "zh-Hans")
    before = table.observe(0)
    feedback = table.answer(0, said)
    assert not feedback.legal
    assert feedback.text
    assert table.observe(0) == before


def test_who_is_not_asked_is_told_so() -> None:
    table = TextTable(seance.new("nemesis", 2, 3))
    asked = table.seat
    assert asked is not None
    assert not table.answer(1 - asked, "1").legal


def test_an_evening_as_a_gymnasium_environment() -> None:
    env = TextEnv("parlour", seats=3)
    page, _ = env.reset(seed=5)
    assert page == env.reset(seed=5)[0]
    over, wrong = False, 0
    while not over:
        page, reward, over, cut, info = env.step("nonsense" if wrong < PATIENCE else "1")
        assert not cut
        assert over or reward == 0.0
        wrong += not info["legal"]
    assert wrong >= PATIENCE - 1


def test_an_evening_by_the_interface_of_text_arena() -> None:
    env = TextArena("parlour")
    env.reset(num_players=2, seed=5)
    done = False
    while not done:
        player, page = env.get_observation()
        assert f"seat {player + 1} of 2" in page
        done, _ = env.step("1")
    rewards, info = env.close()
    assert set(rewards) == {0, 1}
    assert info["result"]
    with pytest.raises(Refused):
        env.get_observation()
