"""A whole evening in the parlour, through the page only."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.e2e.browser import Person

pytestmark = pytest.mark.needs("chromium", "npm")
LIKED = ("rest", "pass", "wait", "refuse")


def test_two_clicks_lead_to_the_first_decision_and_an_evening_to_its_report(person: Callable[..., Person]) -> None:
    ada = person()
    prompts, groups = set(), 0
    for _ in range(8):  # an evening may be over for her before the first circle
        ada.play_now("parlour")
        for _ in range(400):
            if ada.is_over:
                break
            prompts.add(ada.prompt)
            groups += ada.is_group
            ada.answer(*LIKED)
        assert ada.is_over
        if groups >= 3 and {"planchette", "your-action", "circle"} <= prompts:
            break
    assert groups >= 3
    assert {"planchette", "your-action", "circle"} <= prompts
    ada.page.click("text=Report")
    ada.page.wait_for_selector("[data-result]")
    assert ada.page.get_attribute("[data-result]", "data-result") in ("contact", "midnight", "darkness")
    ada.page.wait_for_selector("polyline", state="attached")
    assert ada.violations() == []
    ada.page.click("text=Replay")
    ada.page.wait_for_selector('[data-at="0"]')
    ada.page.click("text=Step")
    ada.page.wait_for_selector('[data-at="1"]')


def test_what_was_done_is_taken_back(person: Callable[..., Person]) -> None:
    ada = person()
    ada.play_now("parlour")
    ada.play_until("your-action", *LIKED)
    lines = ada.page.locator("[data-event]").count()
    ada.press("draw")
    before = ada.ask
    assert ada.page.locator("[data-event]").count() != lines
    ada.page.click("[data-undo-button]")
    ada.page.click("[data-undo=answer]")  # a card was drawn, so it is asked whether that is meant
    ada.until_moved_on(before)
    assert ada.prompt == "your-action"
    assert ada.page.locator("[data-event]").count() == lines


def test_whatever_is_not_offered_says_why_and_cites_its_rule(person: Callable[..., Person]) -> None:
    ada = person()
    ada.play_now("parlour")
    ada.play_until("your-action", *LIKED)
    ada.page.click("[data-why-not]")
    refusal = ada.page.locator("[data-refusals] li").first
    cited = refusal.locator(".cite").inner_text()
    assert cited.startswith("PAR-")
    refusal.locator(".cite").click()
    ada.page.wait_for_selector(f"#{cited}")  # the rule itself, beside the table


def test_the_board_answers_as_well_as_the_bar(person: Callable[..., Person]) -> None:
    ada = person()
    ada.play_now("parlour")
    ada.play_until("your-action", *LIKED)
    before = ada.page.locator("[data-event]").count()
    ada.page.locator('[data-board] [data-entity^="veil-"][data-option]').first.click()
    ada.page.locator('[data-menu-option^="peer:"]').click()
    ada.page.wait_for_function("n => document.querySelectorAll('[data-event]').length > n", arg=before)


def test_another_language_without_a_reload_and_a_reload_in_the_middle_change_nothing(
    person: Callable[..., Person],
) -> None:
    ada = person()
    ada.play_now("parlour")
    ada.play_until("your-action", *LIKED)
    asked, lines = ada.ask, ada.page.locator("[data-event]").count()
    ada.page.evaluate("window.here = true")
    ada.page.click('header [aria-label="Settings"]')
    ada.page.click('button[lang="zh-Hans"]')
    ada.page.wait_for_selector("text=你要做什么")
    assert ada.page.evaluate("window.here") is True
    assert ada.page.evaluate("document.documentElement.lang") == "zh-Hans"
    ada.page.keyboard.press("Escape")
    ada.page.reload()
    ada.until_asked()
    assert ada.ask == asked
    assert ada.page.locator("[data-event]").count() == lines
    assert "做什么" in ada.page.inner_text(".ask h2")


def test_the_past_is_looked_at_and_left_again(person: Callable[..., Person]) -> None:
    ada = person()
    ada.play_now("parlour")
    ada.play_until("your-action", *LIKED)
    ada.page.keyboard.press("[")
    ada.page.wait_for_selector("text=You are looking at")
    ada.page.keyboard.press(".")
    ada.page.wait_for_selector('[data-prompt="your-action"] [data-option]')


def test_a_game_is_played_with_keys_only(person: Callable[..., Person]) -> None:
    ada = person()
    ada.play_now("parlour")
    for _ in range(12):
        before = ada.ask
        if ada.is_over:
            break
        if ada.is_group:
            ada.page.keyboard.press("1")
            ada.page.keyboard.press("2")
            ada.page.keyboard.press("p")
        else:
            ada.page.keyboard.press("1")
            if ada.page.locator(".ask [data-verb]").count() == 0 and ada.ask == before:
                ada.page.keyboard.press("1")
        ada.until_moved_on(before)


def test_a_friend_sits_down_by_link_and_both_hear_each_other(person: Callable[..., Person]) -> None:
    ada, ben = person(), person(language="zh-CN")
    ada.go("/new/parlour")
    ada.page.select_option("select >> nth=1", "open")
    ada.page.click("button.main")
    link = ada.page.input_value("[data-link]")
    ben.page.goto(link)
    ben.page.fill("form input:not([type=radio])", "Ben")
    ben.page.click("form button.main")
    ada.page.wait_for_selector("text=Ben")
    ada.page.click("[data-start]")
    ada.until_asked()
    ben.until_asked()
    ada.page.click("#tab-chat")
    ada.page.click("text=Good evening, everyone!")
    ben.page.click("#tab-chat")
    ben.page.wait_for_selector("[role=log] >> text=晚上好")
