"""The table waits for its readers: nothing of their own is lost, nothing moves under their eyes, and all is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.browser import GOES_ON, WAITS_OR_MOVED_ON, Person
from tests.e2e.evenings import EVENINGS, Evening

pytestmark = pytest.mark.needs("chromium", "npm")
NEMESIS = next(each for each in EVENINGS if each.game == "nemesis")
ELDRITCH = next(each for each in EVENINGS if each.game == "eldritch")
ANSWERS = 8
LEAST_MS = 1500
SIZES = [(1440, 900), (1280, 720)]

# every moment on stage: which events, when it came and went, and whether somebody had pressed a button
STAGES = """() => {
    window.stages = [];
    let pressed = false;
    document.addEventListener("click", (event) => { if (event.target.closest("[data-go-on]")) pressed = true; }, true);
    new MutationObserver(() => {
        const on = document.querySelector("[data-stage-of]");
        const last = stages.at(-1);
        const key = on ? `${on.dataset.from}-${on.dataset.to}` : "";
        if (last && last.left === null && last.key !== key) Object.assign(last, {left: performance.now(), pressed});
        if (on && (!last || last.left !== null)) {
            const [from, to] = [Number(on.dataset.from), Number(on.dataset.to)];
            stages.push({key, from, to, came: performance.now(), left: null});
            pressed = false;
        }
    }).observe(document.body, {childList: true, subtree: true, attributes: true, attributeFilter: ["data-from"]});
}"""
BOXES = """() => ["[data-board]", "[data-dock]"].map((each) => {
    const {x, y, width, height} = document.querySelector(each).getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""


def own_moments(ada: Person, seat: int) -> list[int]:
    """The numbers of the events that wait for this reader, as the server sent them."""
    heard = [event for each in ada.heard("events") for event in each["events"]]
    return [each["n"] for each in heard if waits(each, seat)]


def waits(event: dict[str, Any], seat: int) -> bool:
    return event.get("stage") == "all" or (event.get("stage") == "mine" and seat in event.get("touches", []))


def test_nothing_of_the_readers_own_is_dropped_or_leaves_unread(
    person: Callable[..., Person], evening: Evening
) -> None:
    ada = person(pace="wait")
    ada.play_now(evening.game)
    ada.page.evaluate(STAGES)
    first = int(ada.page.get_attribute("[data-seq]", "data-seq") or "0")
    for _ in range(ANSWERS):
        if not ada.is_over:
            ada.answer(*evening.quiet)
    stages = ada.page.evaluate("stages")
    assert all(each["pressed"] for each in stages)
    shown = {n for each in stages for n in range(each["from"], each["to"])}
    assert [n for n in own_moments(ada, 0) if n >= first and n not in shown] == []


def test_whoever_likes_it_fast_still_sees_everything_long_enough(person: Callable[..., Person]) -> None:
    ada = person(pace="fast")
    ada.play_now(NEMESIS.game)
    ada.page.evaluate(STAGES)
    for _ in range(ANSWERS):
        before = ada.ask
        ada.give(*NEMESIS.quiet)
        ada.page.wait_for_function(
            """before => { const bar = document.querySelector("[data-ask]"); return bar && bar.dataset.ask !== ""
                && (bar.dataset.ask !== before || bar.querySelector("[data-armed]") !== null); }""",
            arg=before,
        )
    stages = [each for each in ada.page.evaluate("stages") if each["left"] is not None]
    assert [each for each in stages if each["left"] - each["came"] < LEAST_MS] == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_board_and_dock_stand_still(person: Callable[..., Person], evening: Evening, width: int, height: int) -> None:
    ada = person(pace="wait", width=width, height=height)
    ada.play_now(evening.game)
    boxes = [ada.page.evaluate(BOXES)]
    for _ in range(ANSWERS):
        before = ada.ask
        ada.give(*evening.quiet)
        for _ in range(40):
            ada.page.wait_for_function(WAITS_OR_MOVED_ON, arg=before)
            boxes.append(ada.page.evaluate(BOXES))
            if ada.page.locator(GOES_ON).count() == 0:
                break
            ada.read()
        ada.until_moved_on(before)
    assert [each for each in boxes if each != boxes[0]] == []
    if height < 800:
        assert boxes[0][0][3] >= 0.6 * height


def test_each_line_of_the_recap_leads_to_its_moment(person: Callable[..., Person]) -> None:
    ada = person(pace="wait")
    ada.new_table(ELDRITCH.game, seed=3)
    for _ in range(40):
        before = ada.ask
        ada.give(*ELDRITCH.quiet)
        ada.page.wait_for_function(WAITS_OR_MOVED_ON, arg=before)
        while ada.page.locator("[data-stage-of]").count() > 0:
            ada.read()
            ada.page.wait_for_function(WAITS_OR_MOVED_ON, arg=before)
        if ada.page.locator("[data-recap]").count() > 0:
            break
    lines = ada.page.locator("[data-to-moment]")
    count = lines.count()
    assert 2 <= count <= 8
    assert [
        int(each.get_attribute("data-recap-line") or "0") for each in ada.page.locator("[data-recap-line]").all()
    ] == [*range(1, count + 1)]
    moments = [int(each.get_attribute("data-to-moment") or "0") for each in lines.all()]
    assert moments == sorted(moments)
    lines.first.click()
    ada.page.wait_for_selector("[data-recap]", state="detached")
    assert ada.ask == ""  # the past is looked at
    ada.page.keyboard.press(".")
    ada.page.wait_for_selector("[data-recap]")
    assert ada.wrong("[data-dock]") == []
    ada.page.keyboard.press("Enter")
    ada.until_asked()


def test_my_result_stays_in_the_rail_while_others_roll(person: Callable[..., Person]) -> None:
    ada = person(pace="once")
    ada.new_table(NEMESIS.game, seed=7)
    for _ in range(30):
        at = int(ada.page.get_attribute("[data-seq]", "data-seq") or "0")
        ada.answer("move", *NEMESIS.quiet)
        heard = [event for each in ada.heard("events") for event in each["events"] if event["n"] >= at]
        own = [each["n"] for each in heard if each.get("procedure") and 0 in each.get("touches", [])]
        if own:
            assert int(ada.page.get_attribute("[data-kept]", "data-kept") or "-1") == own[-1]
            return
    raise AssertionError("nobody rolled anything")
