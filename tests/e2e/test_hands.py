"""Small courtesies: names while Shift is held, fingers that touch two things, silence, lines that come out of sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route

from tests.e2e.browser import Person, whoever_is_asked
from tests.e2e.evenings import EVENINGS, Evening

pytestmark = pytest.mark.needs("chromium", "npm")
NEMESIS = next(each for each in EVENINGS if each.game == "nemesis")
PARLOUR = next(each for each in EVENINGS if each.game == "parlour")
ELDRITCH = next(each for each in EVENINGS if each.game == "eldritch")


def test_while_shift_is_held_everything_wears_its_name(person: Callable[..., Person], evening: Evening) -> None:
    ada = person()
    ada.play_now(evening.game)
    ada.play_until(evening.action, *evening.quiet)
    ada.page.keyboard.down("Shift")
    tags = ada.page.locator("[data-names] > span")
    tags.first.wait_for()
    assert tags.count() >= len(set(ada.page.eval_on_selector_all(".hand [data-entity]", "all => all.map(String)")))
    touching = [option for option in ada.asked()["options"] if option.get("entities")]
    rules = {rule for option in touching for rule in option.get("rules", [])}
    assert not rules or any(rule in each for each in tags.all_inner_texts() for rule in rules)
    ada.page.keyboard.up("Shift")
    tags.first.wait_for(state="detached")


# two things that can be chosen are drawn at the same place
SAME_PLACE = """() => {
    const all = [...document.querySelectorAll("[data-board] [data-entity][data-option]")];
    const [one, two] = all.filter((each, i) => all.findIndex((a) => a.dataset.entity === each.dataset.entity) === i);
    const box = one.getBoundingClientRect();
    two.getBoundingClientRect = () => box;
    return [box.x + box.width / 2, box.y + box.height / 2, one.dataset.entity, two.dataset.entity];
}"""


def test_a_finger_on_two_things_is_asked_which_one(person: Callable[..., Person]) -> None:
    ada = person(width=768, height=1024, touch=True)
    ada.play_now(ELDRITCH.game)
    ada.play_until(ELDRITCH.action, *ELDRITCH.quiet)
    x, y, one, two = ada.page.evaluate(SAME_PLACE)
    ada.page.touchscreen.tap(x, y)
    ada.page.wait_for_selector("[data-among]")
    offered = " ".join(
        each.get_attribute("data-menu-option") or "" for each in ada.page.locator("[data-menu-option]").all()
    )
    assert one in offered
    assert two in offered


def test_lines_that_come_out_of_sight_are_counted(person: Callable[..., Person]) -> None:
    ada = person(width=768, height=1024)
    ada.play_now(PARLOUR.game)
    before = int(ada.page.get_attribute("[data-seq]", "data-seq") or "0")
    ada.answer(*PARLOUR.quiet)
    ada.page.wait_for_selector("[data-new-lines]")
    shown = int(ada.page.get_attribute("[data-new-lines]", "data-new-lines") or "0")
    assert shown == int(ada.page.get_attribute("[data-seq]", "data-seq") or "0") - before
    ada.page.click(".drawer-handle")
    ada.page.wait_for_selector("[data-new-lines]", state="detached")


def test_whoever_is_silent_at_a_table_with_a_clock_is_asked(person: Callable[..., Person]) -> None:
    ada, ben = person(), person()
    for one in (ada, ben):
        one.page.clock.install()
    ada.go(f"/new/{PARLOUR.game}")
    ada.page.select_option("select >> nth=1", "open")
    ada.page.locator("select:has(option[value=brisk])").select_option("brisk")
    ada.page.click("form footer button")
    link = ada.page.input_value("[data-link]")
    ben.join(link, "Ben")
    ada.page.click("[data-start]")
    asked = whoever_is_asked(ada, ben)
    while asked.asked().get("window"):
        asked.answer(*PARLOUR.quiet)
        asked = whoever_is_asked(ada, ben)
    other = ben if asked is ada else ada
    later = asked.page.evaluate("Date.now()") / 1000 + 185
    asked.page.clock.pause_at(later)  # and there it stands, however long the rest takes: no pong comes too late
    asked.page.wait_for_selector("[data-still-there]")
    other.page.wait_for_selector("text=away")
    asked.page.clock.resume()
    asked.page.click("[data-still-there] button")
    asked.page.wait_for_selector("[data-still-there]", state="detached")


def test_the_outline_stands_before_the_game_is_there(person: Callable[..., Person], evening: Evening) -> None:
    ada = person()
    ada.play_now(evening.game)
    held: list[Route] = []
    ada.page.route("**/api/games/*/cards*", lambda route: held.append(route))  # noqa: PLW0108 (Playwright looks into it)
    ada.page.reload()
    ada.page.wait_for_selector("[aria-busy] [data-seat]")
    assert ada.page.locator("[aria-busy] [data-seat]").count() == len(ada.page.locator("[data-seat]").all())
    assert ada.page.locator("[aria-busy] main path").get_attribute("d")
    assert ada.wrong() == []
    for each in held:
        each.continue_()
    ada.until_asked()


def test_the_icons_of_the_mythos_card_are_its_steps(person: Callable[..., Person]) -> None:
    ada = person(motion="no-preference")
    ada.play_now(ELDRITCH.game)
    ada.page.evaluate("""() => {
        window.steps = new Set();
        const note = (each) => steps.add(each.dataset.substep);
        new MutationObserver(() => document.querySelectorAll("[data-substep]").forEach(note))
            .observe(document.body, {subtree: true, childList: true});
    }""")
    for _ in range(60):
        ada.answer(*ELDRITCH.quiet)
        if ada.page.evaluate("steps.size") > 0:
            break
    assert ada.page.evaluate("steps.size") > 1
