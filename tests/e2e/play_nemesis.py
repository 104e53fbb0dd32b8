"""Nemesis through the page only."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.e2e.browser import Person

pytestmark = pytest.mark.needs("chromium", "npm")
QUIET = ("pass", "keep", "choose")


def round_of(person: Person) -> int:
    return int("".join([c for c in person.page.inner_text(".tname p") if c.isdecimal()]))


def test_three_rounds_with_a_move_a_payment_a_hint_and_a_reload(person: Callable[..., Person]) -> None:
    ada = person()
    ada.play_now("nemesis")
    ada.play_until("your-action", *QUIET)
    ada.page.click("[data-hint-button]")
    ada.page.wait_for_selector(".ask .hinted")
    ada.page.click("[data-verb=move-carefully]")
    ada.click_on_board()  # a room that is ringed
    assert ada.is_group  # the move is paid for with cards, all at once
    for card in (0, 1):
        ada.page.locator(".hand [data-option]").nth(card).click()
    before = ada.ask
    ada.page.click("[data-done]")
    ada.until_moved_on(before)
    for _ in range(150):
        if ada.is_over or round_of(ada) > 3:
            break
        ada.answer(*QUIET)
    assert ada.is_over or round_of(ada) > 3
    seen = ada.page.locator("[data-seq]").get_attribute("data-seq")
    ada.page.reload()
    ada.until_asked()
    assert ada.page.locator("[data-seq]").get_attribute("data-seq") == seen


def test_two_seats_see_different_secrets(person: Callable[..., Person]) -> None:
    ada, ben = person(), person()
    ada.go("/new/nemesis")
    ada.page.select_option("select >> nth=1", "open")
    ada.page.click("button.main")
    ben.page.goto(ada.page.input_value("[data-link]"))
    ben.page.fill("form input:not([type=radio])", "Ben")
    ben.page.click("form button.main")
    ada.page.wait_for_selector("text=Ben")
    ada.page.click("[data-start]")
    for _ in range(6):
        for one in (ada, ben):
            one.page.wait_for_selector("[data-ask]")
            if one.page.locator('[data-prompt="which-character"] [data-option]').count() > 0:
                one.page.locator('[data-prompt="which-character"] [data-option]').first.click()
                one.page.wait_for_selector('[data-prompt="which-character"]', state="detached")
        if ada.page.locator(".hand .card").count() > 0 and ben.page.locator(".hand .card").count() > 0:
            break
        ada.page.wait_for_function("document.querySelector('.hand .card, [data-prompt=which-character]') !== null")
    views = [last_view(one) for one in (ada, ben)]
    for seat, view in enumerate(views):
        mine = [who for who in view["crew"] if who["seat"] == seat]
        others = [who for who in view["crew"] if who["seat"] != seat]
        assert mine[0]["objective_cards"]
        assert all("objective_cards" not in who and "hand" not in who for who in others)


def last_view(person: Person) -> dict[str, list[dict[str, object]]]:
    """The last whole view that came over the socket: after a reload, the present one."""
    person.frames.clear()
    person.page.reload()
    person.page.wait_for_selector(".hand .card")
    hello = next(json.loads(frame) for frame in reversed(person.frames) if '"hello"' in frame[:40])
    view: dict[str, list[dict[str, object]]] = hello["view"]
    return view
