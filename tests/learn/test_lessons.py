"""Every lesson ends: by the way that is meant in success, by any other way without a wrong word."""

from __future__ import annotations

import pytest

import seance
from seance.learn import Lesson, at_lesson, lessons
from seance.learn.check import faults
from tests.learn.players import as_meant, by_chance, play_lesson

LESSONS = [(game, lesson) for game in seance.games() for lesson in lessons(game)]
NAMES = [f"{game}-{lesson.id}" for game, lesson in LESSONS]
BESIDE_THE_WAY = {"aboard": {"rolled"}}  # whoever shoots oneself reads it, and the way that is meant asks for cover


@pytest.mark.parametrize("game", seance.games())
def test_nothing_is_missing_in_what_a_game_teaches(game: str) -> None:
    assert faults(game) == []


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMES)
def test_the_way_that_is_meant_fulfils_the_task(game: str, lesson: Lesson) -> None:
    left = list(lesson.task.way)
    ended, listener = play_lesson(game, lesson, as_meant(left, lesson.seat))
    assert (ended, left) == ("done", [])
    assert listener.seen or not lesson.note
    unheard = {note.id for note in lesson.note if note.event} - set(listener.seen)
    assert unheard == BESIDE_THE_WAY.get(lesson.id, set())  # an event that has another name now is never told


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMES)
def test_a_lesson_bears_ten_readers_who_do_anything(game: str, lesson: Lesson) -> None:
    for seed in range(10):
        ended, _ = play_lesson(game, lesson, by_chance(seed, lesson.seat))
        assert ended in ("done", "failed")


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMES)
def test_a_lesson_can_be_kept_and_taken_up_again(game: str, lesson: Lesson) -> None:
    table = at_lesson(game, lesson)
    again = seance.load(table.save())
    assert [(ask.seat, ask.prompt, ask.keys) for ask in again.asks] == [
        (ask.seat, ask.prompt, ask.keys) for ask in table.asks
    ]
