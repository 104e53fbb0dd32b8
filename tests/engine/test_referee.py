"""Questions as people ask them at a table, in other words than the ledger: is the rule that answers found?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from seance.engine import ledger
from seance.engine.referee import rule_on
from seance.engine.rulings import rulings

QUESTIONS = Path(__file__).parent / "questions"
GAMES = ("arkham", "dungeontology", "eldritch", "nemesis")
FIRST = 3
FLOOR = 0.64  # of all that are asked; docs/agents.md tells how many it is


def asked(game: str) -> Iterator[tuple[str, str, str]]:
    for line in (QUESTIONS / f"{game}.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            rule, english, chinese = line.split("|")
            yield rule, "en", english
            yield rule, "zh-Hans", chinese


@pytest.mark.parametrize("game", GAMES)
def test_every_question_names_a_rule_that_there_is(game: str) -> None:
    questions = list(asked(game))
    assert len(questions) == 100
    assert {rule for rule, _, _ in questions} <= ledger.rules(game).keys()
    assert all(rule_on(question, game, language).rules for _, language, question in questions)


def test_the_rule_that_answers_is_mostly_among_the_first() -> None:
    questions = [(game, *each) for game in GAMES for each in asked(game)]
    found = [
        rule in [each.id for each in rule_on(question, game, language).rules[:FIRST]]
        for game, rule, language, question in questions
    ]
    assert sum(found) / len(found) > FLOOR


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
