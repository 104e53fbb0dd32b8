"""The book opens by itself: every page that a game has is shown, waits, and takes the decision that belongs to it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.e2e.browser import GOES_ON, HASTE, WAITS_OR_MOVED_ON, Person
from tests.e2e.evenings import EVENINGS, page_seed, told_seed

pytestmark = pytest.mark.needs("chromium", "npm")
NEMESIS = next(each for each in EVENINGS if each.game == "nemesis")
PAGES = ("first-intruder", "died", "ship-jumped")
TURNS = {"parlour": ("unveiled",), "eldritch": ("ancient-one", "mystery", "mythos", "rumor-fails", "awakens")}
# which pages were open, one after another
NOTES = """
window.pages = [];
new MutationObserver(() => {
    const page = document.querySelector("[data-page]")?.dataset.page;
    if (page && pages.at(-1) !== page) pages.push(page);
}).observe(document, {childList: true, subtree: true, attributes: true, attributeFilter: ["data-page"]});
"""


@pytest.mark.parametrize("language", ["en-US", "zh-TW"])
def test_nemesis_from_the_waking_to_the_verdicts(person: Callable[..., Person], language: str) -> None:
    ada = person(pace="wait", language=language)
    ada.context.add_init_script(HASTE)
    ada.context.add_init_script(NOTES)
    ada.new_table(NEMESIS.game, told_seed(NEMESIS, PAGES))
    kept = ""
    while not ada.is_over:
        before = ada.ask
        ada.give(*NEMESIS.quiet)
        while True:
            ada.page.wait_for_function(WAITS_OR_MOVED_ON, arg=before)
            objectives = ada.page.locator("[data-page=first-intruder] [data-page-option]")
            if objectives.count() > 0:  # which one to keep is decided on the page of the first Intruder
                assert [bool(each.locator("span").inner_text()) for each in objectives.all()] == [True, True]
                kept = objectives.first.get_attribute("data-page-option") or ""
                objectives.first.click()
                ada.page.click("[data-page] [data-go-on]:not([data-board-first])")
                ada.page.wait_for_selector("[data-page=first-intruder]", state="detached")
                ada.page.wait_for_selector(".ask .sent", state="detached")  # the others still think
            elif ada.page.locator(GOES_ON).count() > 0:
                ada.read()
            else:
                break
    assert [kept] in [each["keys"] for each in ada.said("answer")]
    assert {"opening", *PAGES} <= set(ada.page.evaluate("pages"))
    verdicts = ada.page.locator("[data-verdict]")
    ada.page.wait_for_selector("[data-ending]")
    shown = [verdicts.count()]
    while ada.page.get_attribute("[data-ending]", "data-ending") == "false":
        ada.page.click("[data-ending-next]")
        shown.append(verdicts.count())
    assert shown == sorted(shown)
    assert {0, 1, 2, 3} >= set(shown)
    assert verdicts.count() == 3
    ada.page.wait_for_selector("[data-put-away]")
    for each in verdicts.all():  # the objective that was kept, and the one that was not
        assert each.locator(".cards:not(.away) .card").count() == 1
        assert each.locator(".away .card").count() == 1
    assert ada.faults == []


@pytest.mark.parametrize(("game", "pages"), TURNS.items())
def test_whatever_turns_an_evening_opens_the_book(
    person: Callable[..., Person], game: str, pages: tuple[str, ...]
) -> None:
    evening = next(each for each in EVENINGS if each.game == game)
    ada = person(pace="wait")
    ada.context.add_init_script(HASTE)
    ada.context.add_init_script(NOTES)
    ada.new_table(game, page_seed(evening, pages))
    while not ada.is_over:
        before = ada.ask
        ada.give(*evening.quiet)
        ada.page.wait_for_function(WAITS_OR_MOVED_ON, arg=before)
        while ada.page.locator(GOES_ON).count() > 0:
            if ada.page.locator("[data-page]").count() > 0:
                assert ada.page.inner_text("[data-page] .prose").strip()
            ada.read()
            ada.page.wait_for_function(WAITS_OR_MOVED_ON, arg=before)
    assert set(pages) <= set(ada.page.evaluate("pages"))
    assert ada.faults == []


def test_what_an_agenda_of_arkham_asks_is_decided_on_its_page(person: Callable[..., Person]) -> None:
    ada = person(pace="wait")
    ada.context.add_init_script(HASTE)
    ada.new_table("arkham", 3, 1)
    page = ada.page.locator("[data-page=agenda-advances]")
    while page.count() == 0:
        before = ada.ask
        ada.give("end-turn", "pass", "done")
        while page.count() == 0:
            ada.page.wait_for_function(WAITS_OR_MOVED_ON, arg=before)
            if page.count() > 0 or ada.page.locator(GOES_ON).count() == 0:
                break
            ada.read()
    ada.page.wait_for_selector("[data-page=agenda-advances] [data-page-option]")
    choices = page.locator("[data-page-option]")
    assert [each.get_attribute("data-page-option") for each in choices.all()] == [
        "all-discard",
        "lead-takes-horror:roland-banks",
    ]
    choices.last.click()
    page.locator("[data-go-on]:not([data-board-first])").click()
    ada.page.wait_for_selector("[data-page=agenda-advances]", state="detached")
    ada.page.wait_for_function(
        """() => said.some((each) => each.type === "answer" && each.keys[0].startsWith("lead-takes"))"""
    )


def test_in_full_cooperation_the_first_page_speaks_of_one_crew(person: Callable[..., Person]) -> None:
    """Its goal is another one: everybody's objective, and together."""
    pages = {}
    for mode in ("semi-coop", "coop"):
        ada = person(pace="wait")
        ada.go("/new/nemesis")
        ada.page.wait_for_selector(f"select option[value={mode}]", state="attached")
        ada.page.select_option(f"select:has(option[value={mode}])", mode)
        ada.page.click("form footer button")
        ada.page.wait_for_selector("[data-page=opening]")
        pages[mode] = ada.page.inner_text("[data-page=opening]")
        ada.page.click(GOES_ON)
        assert ada.page.inner_text("[data-goal]") in pages[mode]
    assert pages["semi-coop"].count("objective you kept") == 1
    assert pages["coop"].count("together") == 3
    assert "the others were not told" not in pages["coop"]


def test_alone_the_table_has_one_seat_and_the_form_sees_to_it(person: Callable[..., Person]) -> None:
    ada = person()
    ada.go("/new/nemesis")
    mode = "select:has(option[value=solo])"
    ada.page.wait_for_selector(mode, state="attached")
    for chosen, seats in (("solo", 1), ("coop", 1), ("semi-coop", 2)):
        ada.page.select_option(mode, chosen)
        ada.page.wait_for_function("n => document.querySelectorAll('.seats select').length === n", arg=seats)
    ada.page.select_option(mode, "solo")
    ada.page.wait_for_selector("[data-add-seat]:disabled")
    ada.page.click("form footer button")
    ada.page.wait_for_selector("[data-chooser]")


# the warnings that a pass may have all at once, and whether they lie over the question
WARNED = """text => {
    const pass = document.querySelector(".always [data-option=pass]"), small = document.createElement("small");
    small.className = "under";
    small.textContent = text;
    pass.querySelector(".what").append(small);
    const [question, always] = [".ask .q", ".ask .always"].map(
        (each) => document.querySelector(each).getBoundingClientRect());
    return [question.right <= always.left, question.width];
}"""


def test_a_pass_with_many_warnings_leaves_the_question_its_room(person: Callable[..., Person]) -> None:
    ada = person(pace="once")
    ada.new_table(NEMESIS.game, 12)
    ada.play_until(NEMESIS.action, *NEMESIS.quiet)
    apart, width = ada.page.evaluate(WARNED, "Fire here: 1 Light Wound. " * 7)
    assert apart
    assert width > 200
