"""What would happen: answers to the last question of a lesson are really done, and can be told in every language."""

from __future__ import annotations

import pytest

import seance
from seance.engine.texts import LANGUAGES, log_line, texts
from seance.learn import lessons
from seance.learn.content import Answer, Lesson
from seance.learn.fork import MOST, fork_of

FORKS = [
    (game, lesson, answer)
    for game in seance.games()
    for lesson in lessons(game)
    for answer in lesson.answer
    if answer.way or answer.refused
]
NOT_OFFERED = {  # the rules never ask there
    ("dungeontology", "answers"),
    ("dungeontology", "tiles"),
}


@pytest.mark.parametrize(
    ("game", "lesson", "answer"), FORKS, ids=[f"{game}-{lesson.id}-{answer.id}" for game, lesson, answer in FORKS]
)
def test_an_answer_is_done_or_refused_by_the_rules(game: str, lesson: Lesson, answer: Answer) -> None:
    fork = fork_of(game, lesson.id, answer.id)
    assert fork is not None
    assert (fork.refusal is not None) is bool(answer.refused)
    assert bool(fork.told) is bool(answer.way)
    assert len(fork.told) <= MOST
    for language in LANGUAGES:
        for told in fork.told:
            assert log_line(language, game, told)
        if fork.refusal is not None:
            assert texts(language, game).say_of(f"not-{fork.refusal.reason}", fork.refusal.on)


def test_a_lesson_shows_what_a_wrong_answer_leads_to_wherever_it_can_be_given() -> None:
    shown = {(game, lesson.id) for game, lesson, answer in FORKS if not answer.right}
    every = {(game, lesson.id) for game in seance.games() for lesson in lessons(game)}
    assert every - shown == NOT_OFFERED
