"""The rules answer questions in plain words, in three languages; where nothing is found they say what to try."""

import tomllib
from pathlib import Path

import pytest

from seance.engine import ledger
from seance.engine.build import Traditional
from seance.engine.inquiry import QUESTION, TERM, TOPIC, inquire
from seance.engine.ledger import GAMES
from seance.engine.texts import ENGINE, LANGUAGES, texts

QUESTIONS: dict[str, list[list[str]]] = tomllib.loads(Path(__file__).with_name("questions.toml").read_text("utf-8"))
ASKED = [(game, *row) for game, rows in QUESTIONS.items() for row in rows]


def check(game: str, question: str, topic: str, language: str) -> None:
    found = inquire(question, game, language)
    first = found.answers[0]
    assert (first.kind, first.key) == (TOPIC, topic), [answer.key for answer in found.answers]
    assert first.text == texts(language, game).say(f"topic-{topic}")
    assert [rule.id for rule in found.rules[: len(first.rules)]] == list(first.rules)


def test_there_are_twenty_questions_for_every_game_or_more() -> None:
    assert sorted(QUESTIONS) == sorted(ledger.games())
    assert min([len(rows) for rows in QUESTIONS.values()]) >= 20


@pytest.mark.parametrize(("game", "en", "zh", "topic"), ASKED)
def test_a_question_is_answered_by_its_topic_and_its_rules(game: str, en: str, zh: str, topic: str) -> None:
    check(game, en, topic, "en")
    check(game, zh, topic, "zh-Hans")
    check(game, Traditional(ENGINE, GAMES / game).convert(zh), topic, "zh-Hant")


@pytest.mark.parametrize("game", ledger.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_answers_to_its_own_title_and_every_word_finds_something(game: str, language: str) -> None:
    words = texts(language, game)
    for key in [key for key in words.keys if key.startswith("topic-")]:
        found = inquire(words.say(key, form="title"), game, language)
        assert found.answers[0].key == key.removeprefix("topic-")
        for word in words.say(key, form="words").split(","):
            assert inquire(word, game, language).answers


def test_plain_words_find_the_rules_that_have_them_all_as_ever() -> None:
    words = "double-sided board layout"
    assert inquire(words, "nemesis", "en").rules == ledger.search(words, "nemesis")
    assert inquire("", "nemesis", "en").rules == list(ledger.rules("nemesis").values())


def test_a_term_and_a_question_of_the_table_are_explained() -> None:
    found = inquire("what is a careful movement", "nemesis", "en")
    assert "Careful Movement" in [answer.title for answer in found.answers if answer.kind == TERM]
    found = inquire("which engine token lies on top", "nemesis", "en")
    assert "engine-tokens" in [answer.key for answer in found.answers if answer.kind == QUESTION]


def test_a_word_that_no_rule_has_stands_for_those_of_its_topic() -> None:
    assert ledger.search("声音", "nemesis") == []
    assert "NEM-NOISE-12" in [rule.id for rule in inquire("声音", "nemesis", "zh-Hans").rules]


def test_words_that_no_rule_has_all_of_find_the_nearest() -> None:
    assert ledger.search("burning wardrobe corridors", "nemesis") == []
    assert inquire("zipper corridors", "nemesis", "en").rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_is_found_it_says_what_to_try(language: str) -> None:
    found = inquire("xyzzy", "nemesis", language)
    assert not found.rules
    assert not found.answers
    assert found.tries[0] == texts(language, "nemesis").say("topic-win", form="title")
    assert all(inquire(question, "nemesis", language).answers for question in found.tries)
