"""Learning on the page: a lesson of every game as it is meant, first games, and what is offered to whom."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import seance
from seance.learn import guided, lessons
from seance.learn.puzzles import puzzles
from tests.e2e.browser import Person

pytestmark = pytest.mark.needs("chromium", "npm")

TAUGHT = [game for game in seance.games() if lessons(game)]
GUIDED = [game for game in seance.games() if guided(game) is not None]
ENDED = "() => document.querySelector('[data-lesson-over]') !== null"
ENDED_OR_MOVED_ON = f"""before => ({ENDED})() || document.querySelector("[data-go-on]") !== null
    || !["", before].includes(document.querySelector("[data-ask]")?.dataset.ask ?? "")"""


def on_from(one: Person, before: str) -> None:
    """To the next question, or to the end of the lesson."""
    while True:
        one.page.wait_for_function(ENDED_OR_MOVED_ON, arg=before)
        if one.page.evaluate(ENDED) or one.page.locator("[data-go-on]").count() == 0:
            return
        one.read()


def the_key(one: Person, wanted: str) -> str:
    """The option that a word of the way stands for."""
    keys = [option["key"] for option in one.asked()["options"]]
    if wanted == "?":
        return "pass" if "pass" in keys else keys[0]
    return wanted if wanted in keys else next(key for key in keys if key.startswith(wanted))


def give(one: Person, answer: str | list[str]) -> None:
    """An answer of the way; of a group the way may name one after another."""
    before, ask = one.ask, one.asked()
    if one.is_group and one.ticked() == ask.get("proposed"):
        one.untick()
    for wanted in [answer] if isinstance(answer, str) else answer:
        if wanted != "done":
            one.click_option(the_key(one, wanted))
    if one.is_group:
        every = [option["key"] for option in ask["options"]]
        if ask.get("min", 1) == len(every):  # all of them, in an order of which the way names the beginning
            for key in [each for each in every if each != answer and each not in answer]:
                one.click_option(key)
        ticked = one.page.locator(".ask [aria-pressed=true]").count()
        if isinstance(answer, str) and answer != "done" and ticked < ask.get("max", 1):
            return
        one.page.click("[data-done]")
    if one.page.locator(".ask [data-armed]").count():
        one.page.click(".ask [data-armed]")
    on_from(one, before)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_goes_as_it_is_meant_and_ends_with_a_question(person: Callable[..., Person], game: str) -> None:
    lesson, one = lessons(game)[0], person()
    one.go(f"/learn/{game}")
    one.page.click(f"[data-lesson={lesson.id}]")
    one.until_asked()
    one.page.wait_for_selector("[data-note]")
    assert one.wrong() == []
    for answer in lesson.task.way:
        give(one, answer)
    one.page.wait_for_selector("[data-lesson-over=done]")
    for wrong in [answer.id for answer in lesson.answer if not answer.right and (answer.way or answer.refused)]:
        one.page.click(f"[data-quiz={wrong}]")
        one.page.wait_for_selector("[data-quiz-why=wrong]")
        assert one.page.locator("[data-quiz-would] li").count()
    right = next(answer.id for answer in lesson.answer if answer.right)
    one.page.click(f"[data-quiz={right}]")
    one.page.wait_for_selector("[data-quiz-why=right]")
    assert one.wrong(".end") == []


@pytest.mark.parametrize("game", GUIDED)
def test_a_first_game_can_be_left_alone_or_silenced(person: Callable[..., Person], game: str) -> None:
    one = person()
    one.go(f"/learn/{game}")
    one.page.click("[data-guided]")
    one.until_asked()
    one.page.wait_for_selector("[data-note]")
    one.page.click("[data-note-close]")
    one.page.wait_for_selector("[data-note]", state="detached")
    one.answer()
    one.page.wait_for_selector("[data-lesson=guided]")


def test_one_first_game_is_played_to_its_end(person: Callable[..., Person]) -> None:
    game = min(GUIDED, key=lambda each: getattr(guided(each), "minutes", 0))
    one = person(pace="fast")
    one.go(f"/learn/{game}")
    one.page.click("[data-guided]")
    one.until_asked()
    for _ in range(150):
        if one.page.evaluate(ENDED):
            break
        ring = [note["ring"] for note in one.heard("note")[-1:] if note.get("ring") and note["number"] == int(one.ask)]
        before = one.ask
        try:
            if ring and not one.is_group:
                one.click_option(ring[0][0])
            else:
                one.give("pass")
            if one.page.locator(".ask [data-armed]").count():
                one.page.click(".ask [data-armed]")
        except PlaywrightTimeout:  # the end of the lesson, told after the question, lies over it
            assert one.page.evaluate(ENDED)
            break
        on_from(one, before)
    one.page.wait_for_selector("[data-lesson-over=done]")
    said = [note["id"] for note in one.heard("note")]
    assert len(said) == len(set(said)) > 5


def test_a_puzzle_is_answered_and_shows_what_each_answer_comes_to(person: Callable[..., Person]) -> None:
    puzzle = min(puzzles("arkham"), key=lambda each: len(each.answers))
    one = person()
    one.go("/puzzles/arkham")
    one.page.click(f"[data-puzzle={puzzle.id}]")
    one.until_asked()
    assert one.heard("note") == []
    one.page.wait_for_selector("[data-lesson]")
    before = one.ask
    one.click_option(puzzle.figures[-1].keys[0])
    if one.page.locator(".ask [data-armed]").count():
        one.page.click(".ask [data-armed]")
    on_from(one, before)
    one.page.wait_for_selector("[data-lesson-over=failed]")
    assert one.page.locator("[data-lesson-over] tbody tr").count() == len(puzzle.figures)
    assert one.page.locator("[data-lesson-over] tr.best").count() == 1
    assert one.wrong(".end") == []
    one.page.click("[data-again]")
    one.page.wait_for_selector("[data-lesson-over]", state="detached")
    one.until_asked()
    before = one.ask
    one.click_option(puzzle.best[0])
    if one.page.locator(".ask [data-armed]").count():
        one.page.click(".ask [data-armed]")
    on_from(one, before)
    one.page.wait_for_selector("[data-lesson-over=done]")


def test_whoever_is_new_is_offered_a_first_game_once(person: Callable[..., Person]) -> None:
    one = person()
    one.go()
    one.page.wait_for_selector("[data-new-here]")
    assert one.wrong() == []
    one.page.click(f"[data-play-now={GUIDED[0]}]")
    one.page.click("[data-skip-guided]")
    one.until_asked()
    one.go()
    one.page.wait_for_selector(f"[data-learn-it={GUIDED[0]}]")
    one.page.click(f"[data-play-now={GUIDED[0]}]")
    one.until_asked()


@pytest.mark.parametrize("path", ["/learn", *[f"/learn/{game}" for game in seance.games()], "/puzzles"])
def test_pages_of_learning_are_fit_for_everybody(person: Callable[..., Person], path: str) -> None:
    one = person()
    one.go(path)
    one.page.wait_for_selector("h1")
    one.page.wait_for_load_state("networkidle")
    assert one.wrong() == []
