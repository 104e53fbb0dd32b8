"""Questions as people ask them at a table, in other words than the ledger: is the rule that answers found?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from seance.engine import ledger
from seance.engine.referee import rule_on, tokens
from seance.engine.rulings import read, rulings
from seance.engine.texts import LANGUAGES
from seance.lab.evaluate import QUESTIONS, SPOKEN, UNSEEN, questions_of

GAMES = ("arkham", "dungeontology", "eldritch", "nemesis")
FIRST = 3
FLOOR = 0.88  # below the figures of docs/agents.md: the names of tests are read too, and they change
UNSEEN_FLOOR = 0.65


def asked(game: str, folder: Path = QUESTIONS) -> Iterator[tuple[list[str], str, str]]:
    """The rules each of which answers, the language and the question."""
    for one in questions_of(game, folder):
        yield from [(one.rules, language, question) for language, question in one.words.items()]


@pytest.mark.parametrize("game", GAMES)
def test_every_question_names_a_rule_that_there_is(game: str) -> None:
    questions = list(asked(game))
    assert len(questions) == 100
    assert {rule for rules, _, _ in questions for rule in rules} <= ledger.rules(game).keys()
    assert all(rule_on(question, game, language).rules for _, language, question in questions)


def share_found(questions: list[tuple[str, list[str], str, str]]) -> float:
    """How many of them have a rule that answers among the first."""
    found = [
        any(rule.id in rules for rule in rule_on(question, game, language).rules[:FIRST])
        for game, rules, language, question in questions
    ]
    return sum(found) / len(found)


@pytest.mark.parametrize("language", SPOKEN)
def test_the_rule_that_answers_is_mostly_among_the_first(language: str) -> None:
    questions = [(game, *each) for game in GAMES for each in asked(game) if each[1] == language]
    assert len(questions) == 200
    assert share_found(questions) >= FLOOR


def test_it_is_often_so_for_questions_by_which_nothing_was_tuned() -> None:
    questions = [(game, *each) for game in GAMES for each in asked(game, UNSEEN)]
    assert len(questions) == 120
    assert {rule for game, rules, _, _ in questions for rule in rules} <= ledger.all_rules().keys()
    assert share_found(questions) >= UNSEEN_FLOOR


@pytest.mark.parametrize(
    ("said", "same"),
    [
        ("Which Items are craftable?", "Which Items are crafted?"),
        ("Two tokens are drawn", "2 tokens were drew"),
        ("轻伤标记到第三格", "轻伤标记到第3格"),
    ],
)
def test_words_that_differ_in_form_only_are_the_same(said: str, same: str) -> None:
    assert set(tokens(said)) == set(tokens(same))


def test_what_a_question_sets_aside_is_not_looked_for() -> None:
    found = [rule.id for rule in rule_on("What are Clues good for besides rerolls?", "eldritch", "en").rules]
    assert found[0].startswith("EH-CLUE-")


def test_traditional_characters_are_read_as_simplified_ones() -> None:
    hans, hant = "能隔着关闭的舱门扔手雷吗？", "能隔著關閉的艙門扔手雷嗎？"
    assert rule_on(hant, "nemesis", "zh-Hant").rules == rule_on(hans, "nemesis", "zh-Hans").rules


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_can_be_cited(game: str) -> None:
    found = rulings(game)
    assert len(found) >= 70
    assert len({each.number for each in found}) == len(found)
    for each in found:
        assert each.question
        assert each.missing == [], each.number
        assert set(each.rules) <= ledger.rules(game).keys(), each.number


def test_a_question_that_the_book_leaves_open_is_answered_by_a_ruling() -> None:
    verdict = rule_on("All Larva models are on the map and another one must be placed?", "nemesis", "en")
    assert verdict.rulings[0].number in ("2", "3")


@pytest.mark.parametrize("game", GAMES)
def test_a_ruling_is_found_by_its_own_question_in_both_languages(game: str) -> None:
    for language in SPOKEN:
        asked_for = [(each.number, rule_on(each.told(language)[0], game, language).rulings) for each in rulings(game)]
        found = [number in [each.number for each in near] for number, near in asked_for]
        assert sum(found) >= 0.95 * len(found)


def test_nothing_applies_to_nothing() -> None:
    verdict = rule_on("???", "nemesis", "en")
    assert verdict.rules == []
    assert verdict.rulings == []


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_told_in_all_languages(game: str) -> None:
    for language in LANGUAGES:
        assert all(all(one.told(language)) for one in rulings(game)), language


def test_a_ruling_that_goes_on_in_the_next_line_is_one_sentence() -> None:
    english = "### A1. How many?\n- Ruling: One,\n  or two.\n- Reason: Ours.\n"
    one, other = read("nemesis", english + "- 问：几个？\n- 裁定：一个，\n  或两个。\n\n### A2. Why?\n")
    assert one.told("en") == ("How many?", "One, or two.")
    assert one.told("zh-Hans") == one.told("zh-Hant") == ("几个？", "一个，或两个。")
    assert one.missing == []
    assert other.missing == ["ruling", "reason", "question_zh", "ruling_zh"]
