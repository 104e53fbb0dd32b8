"""What makes an evening pleasant: others' moves one after another, what was missed, cards that are dragged, the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.browser import Person
from tests.e2e.evenings import EVENINGS, last_question, lively_seed

pytestmark = pytest.mark.needs("chromium", "npm")
NEMESIS = next(each for each in EVENINGS if each.game == "nemesis")
PARLOUR = next(each for each in EVENINGS if each.game == "parlour")

# every moment that the board stops at on its way to the next question
STOPS = """() => {
    window.stops = [];
    new MutationObserver(() => {
        const at = Number(document.querySelector("[data-playing]")?.dataset.playing ?? 0);
        if (at > 0 && at !== stops.at(-1)) stops.push(at);
    }).observe(document.body, {attributes: true, childList: true, subtree: true, attributeFilter: ["data-playing"]});
}"""


def test_who_likes_everything_at_once_gets_it_so(person: Callable[..., Person]) -> None:
    ada = person(motion="no-preference")
    ada.go("/settings")
    ada.page.select_option("[data-setting=pace]", "once")
    ada.play_now(PARLOUR.game)
    ada.page.evaluate(STOPS)
    for _ in range(4):
        ada.answer(*PARLOUR.quiet)
    assert ada.page.evaluate("stops") == []


def test_big_moments_that_were_missed_are_told(person: Callable[..., Person]) -> None:
    ada = person()
    ada.new_table(NEMESIS.game, lively_seed(NEMESIS))
    while not any(event.get("moment") for each in ada.heard("events") for event in each["events"]):
        ada.answer(*NEMESIS.quiet)
    assert ada.page.locator("[data-digest]").count() == 0
    ada.page.evaluate("""() => {
        const key = Object.keys(localStorage).find((each) => each.startsWith("seance-looked-"));
        localStorage.setItem(key, JSON.stringify({...JSON.parse(localStorage.getItem(key)), seq: 0}));
    }""")
    ada.page.reload()
    ada.page.click("[data-digest-show]")
    ada.page.wait_for_selector('[data-ask=""]')  # the past is looked at
    ada.page.click("[data-digest-skip]")
    ada.until_asked()
    assert ada.page.locator("[data-digest]").count() == 0


def test_a_card_is_dragged_onto_the_table(person: Callable[..., Person]) -> None:
    ada = person()
    ada.play_now(PARLOUR.game)
    ada.play_until(PARLOUR.action, *PARLOUR.quiet)
    ask = ada.asked()
    things = ".hand [data-entity][data-option]"
    card = ada.page.locator(things).first
    entity = card.get_attribute("data-entity")
    own = [each for each in ask["options"] if entity in each.get("entities", [])]
    places = [each for option in own for each in option["entities"] if each != entity]
    before = ada.ask
    card.drag_to(ada.page.locator(f'[data-board] [data-entity="{places[0]}"]' if places else "[data-board]").first)
    ada.page.wait_for_function(
        """before => document.querySelector("[data-menu-option]") !== null
            || said.some((each) => each.type === "answer" && String(each.number) === before)""",
        arg=before,
    )
    menu = ada.page.locator("[data-menu-option]")
    if menu.count() > 0:
        menu.first.click()
    ada.until_moved_on(before)
    assert ada.said("answer")[-1]["keys"][0] in [each["key"] for each in own]


def test_the_last_checks_are_told_line_by_line(person: Callable[..., Person], tmp_path: Path) -> None:
    ada = person()
    file = tmp_path / "nearly.json"
    file.write_bytes(last_question(NEMESIS))
    ada.open_file(file)
    ada.until_asked()
    ada.answer(*NEMESIS.quiet)
    ada.page.wait_for_selector("[data-ending]")
    told = [event for each in ada.heard("events") for event in each["events"] if event.get("step") == "checks"]
    checks = [event for event in told if event["event"] != "objectives-opened"]  # that lies there as cards
    assert checks
    assert ada.page.locator("[data-stage-of]").count() == 0  # no card tells the last line before it is its turn
    for n in range(1, len(checks)):
        assert ada.page.locator("[data-ending] :is(ol li, [data-verdict])").count() == n
        ada.page.keyboard.press("Space")
    ada.page.wait_for_selector('[data-ending="true"] a[href$="/report"]')
    assert ada.wrong("[data-board]") == []
    ada.page.click("[data-ending-close]")
    ada.page.wait_for_selector("[data-ending]", state="detached")


def test_who_passes_with_shift_is_shown_every_window_of_the_round(person: Callable[..., Person]) -> None:
    ada = person()
    ada.new_table(PARLOUR.game, lively_seed(PARLOUR))
    while not ada.asked().get("window"):
        ada.answer(*PARLOUR.quiet)
    before = ada.ask
    ada.page.keyboard.press("Shift+P")
    ada.until_moved_on(before)
    assert [each["orders"]["every"] for each in ada.said("set-orders")] == [True]
    assert ada.said("answer")[-1]["keys"] == ["pass"]


def test_a_track_tells_what_it_is_made_of(person: Callable[..., Person]) -> None:
    ada = person()
    ada.play_now(NEMESIS.game)
    ada.play_until(NEMESIS.action, *NEMESIS.quiet)  # until then the chooser lies on the table
    ada.page.click('[data-track="page-nemesis-bag"]')
    lines = ada.page.locator("dialog[open] .detail li")
    lines.first.wait_for()
    assert sum(int(each.inner_text().split()[-1]) for each in lines.all()) == sum(ada.view()["bag"].values())


def test_bots_take_the_free_seats(person: Callable[..., Person]) -> None:
    ada = person()
    ada.open_table(PARLOUR.game)
    ada.page.click("[data-fill]")
    ada.until_asked()
    assert ada.page.locator(".seats [data-seat]").count() == 3


def test_on_a_phone_places_are_a_list_with_facts(person: Callable[..., Person]) -> None:
    ada = person(width=390, height=844)
    ada.play_now("eldritch")
    ada.play_until("your-action", "rest")
    if "travel" in ada.verbs():
        ada.reveal('.ask [data-verb="travel"]').click()
    lines = ada.page.locator(".opts.places [data-option]:visible .facts")
    assert lines.count() > 2
    assert all(each.is_visible() and each.inner_text().strip() for each in lines.all())
