"""With the real box: the referee on the rules page, the situation builder, the sheets; and the token for assistants."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import seance
from tests.e2e.browser import Person

pytestmark = pytest.mark.needs("chromium", "npm")


@pytest.mark.parametrize(
    ("language", "question"),
    [("en-US", "Can I throw a grenade through a closed door?"), ("zh-CN", "能隔着关闭的舱门扔手雷吗？")],
)
def test_the_rules_page_answers_a_question_with_rules_and_rulings(
    person: Callable[..., Person], language: str, question: str
) -> None:
    ada = person(language=language)
    ada.go("/rules/nemesis")
    ada.page.locator("[data-search]").fill(question)
    verdict = ada.page.locator("[data-verdict]")
    verdict.wait_for()
    verdict.locator("[data-rule=NEM-DOOR-07]").wait_for()
    assert verdict.locator("[data-ruling]").count() > 0
    assert ada.wrong("[data-verdict]") == []


@pytest.mark.parametrize("game", seance.games())
def test_a_situation_of_every_game_is_built_and_judged(person: Callable[..., Person], game: str) -> None:
    ada = person()
    ada.go(f"/situation/{game}")
    ada.page.locator("[data-line]").first.wait_for()
    ada.page.locator("[data-see]").click()
    ada.page.locator("[data-situation]").wait_for()
    assert ada.page.locator("[data-options] li").count() > 0
    assert ada.wrong() == []


@pytest.mark.parametrize(("language", "name"), [("en-US", "Taser"), ("zh-CN", "电击枪")])
def test_things_are_chosen_by_name_and_taken_away_again(
    person: Callable[..., Person], language: str, name: str
) -> None:
    ada = person(language=language)
    ada.go("/situation/nemesis")
    items = ada.page.locator("[data-line=crew] input[aria-labelledby$=-items-name]")
    items.fill(name)
    items.press("Tab")
    taser = ada.page.locator("[data-line=crew] [data-chosen=taser]")
    taser.wait_for()
    assert name in taser.inner_text()
    assert ada.page.locator(f"datalist option[value='{name}']").count() == 1
    assert ada.wrong() == []
    ada.page.locator("[data-see]").click()
    ada.page.locator("[data-situation]").wait_for()
    assert name in ada.page.locator("[data-situation]").inner_text()
    taser.click()
    taser.wait_for(state="detached")


def test_what_cannot_be_built_is_told_in_a_sentence(person: Callable[..., Person]) -> None:
    ada = person()
    ada.go("/situation/parlour")
    sitter = ada.page.locator("[data-line=sitter]").first
    sitter.locator("input").first.fill("nobody-at-all")
    ada.page.locator("[data-see]").click()
    ada.page.locator("[data-wrong]").wait_for()
    assert ada.page.locator("[data-wrong]").inner_text()
    assert ada.page.locator("[data-situation]").count() == 0


@pytest.mark.parametrize("game", seance.games())
def test_every_game_has_a_sheet_with_rules_to_print(person: Callable[..., Person], game: str) -> None:
    ada = person()
    ada.go(f"/sheet/{game}")
    ada.page.locator("[data-sheet] .rules li").first.wait_for()
    assert ada.wrong() == []
    ada.page.emulate_media(media="print")
    assert not ada.page.locator("[data-sheet] button").is_visible()


def test_the_settings_show_a_token_and_make_a_new_one(person: Callable[..., Person]) -> None:
    ada = person()
    ada.go("/settings")
    ada.page.locator("[data-show-token]").click()
    token = ada.page.locator("[data-token]")
    token.wait_for()
    before = token.input_value()
    ada.page.locator("[data-renew-token]").click()
    ada.page.wait_for_function("before => document.querySelector('[data-token]').value !== before", arg=before)
    assert ada.wrong("main") == []
