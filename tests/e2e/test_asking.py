"""Nobody has to leave the table to understand a question, or to know the rules' own words to find one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from seance.engine.texts import explanation, texts
from tests.e2e.browser import Person
from tests.e2e.evenings import EVENINGS

pytestmark = pytest.mark.needs("chromium", "npm")
PARLOUR = next(each for each in EVENINGS if each.game == "parlour")


def test_a_question_is_explained_by_its_button_and_by_e(person: Callable[..., Person]) -> None:
    ada = person()
    ada.play_now(PARLOUR.game)
    ada.page.wait_for_selector("[data-explain]")
    prompt = ada.page.get_attribute("[data-ask]", "data-prompt") or ""
    text, rules = explanation("en", PARLOUR.game, prompt)
    ada.page.click("[data-explain]")
    told = ada.page.text_content("[data-explained]") or ""
    assert text in told
    assert all(rule in told for rule in rules)
    ada.page.keyboard.press("e")
    assert ada.page.locator("[data-explained]").count() == 0


@pytest.mark.parametrize("game", ["nemesis", "parlour"])
def test_the_rules_answer_a_question_and_say_what_to_ask(person: Callable[..., Person], game: str) -> None:
    ada = person()
    ada.go(f"/rules/{game}")
    ada.page.fill("[data-search]", "how do I win")
    ada.page.wait_for_selector("[data-answer=win]")
    assert texts("en", game).say("topic-win") in (ada.page.text_content("[data-answer=win]") or "")
    ada.page.fill("[data-search]", "xyzzy")
    ada.page.wait_for_selector("[data-tries] button")
    ada.page.click("[data-tries] button >> nth=0")
    ada.page.wait_for_selector("[data-answer=win]")
