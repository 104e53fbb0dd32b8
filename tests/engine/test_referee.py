"""Questions as people ask them at a table, in other words than the ledger: is the rule that answers found?"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from seance.engine import ledger
from seance.engine.referee import rule_on
from seance.engine.rulings import rulings
from seance.lab.evaluate import questions_of

GAMES = ("arkham", "dungeontology", "eldritch", "nemesis")
FIRST = 3
FLOOR = (
    0.83  # of each half of the questions: weights were chosen by the first half alone; docs/agents.md has the figures
)


def asked(game: str, half: int | None = None) -> Iterator[tuple[list[str], str, str]]:
    """The rules each of which answers, the language and the question; of one half every second line."""
    for place, one in enumerate(questions_of(game)):
        if half is None or place % 2 == half:
            yield from [(one.rules, language, question) for language, question in one.words.items()]


@pytest.mark.parametrize("game", GAMES)
def test_every_question_names_a_rule_that_there_is(game: str) -> None:
    questions = list(asked(game))
    assert len(questions) == 100
    assert {rule for rules, _, _ in questions for rule in rules} <= ledger.rules(game).keys()
    assert all(rule_on(question, game, language).rules for _, language, question in questions)


@pytest.mark.parametrize("half", [0, 1], ids=["even", "odd"])
def test_the_rule_that_answers_is_mostly_among_the_first(half: int) -> None:
    questions = [(game, *each) for game in GAMES for each in asked(game, half)]
    found = [
        any(rule.id in rules for rule in rule_on(question, game, language).rules[:FIRST])
        for game, rules, language, question in questions
    ]
    assert sum(found) / len(found) >= FLOOR


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
        assert each.ruling, each.number
        assert each.reason, each.number
        assert set(each.rules) <= ledger.rules(game).keys(), each.number


def test_a_question_that_the_book_leaves_open_is_answered_by_a_ruling() -> None:
    verdict = rule_on("All Larva models are on the map and another one must be placed?", "nemesis", "en")
    assert verdict.rulings[0].number in ("2", "3")


def test_nothing_applies_to_nothing() -> None:
    verdict = rule_on("???", "nemesis", "en")
    assert verdict.rules == []
    assert verdict.rulings == []
