"""The line breaks, the server goes and comes back: no answer is lost, and none is given twice."""

from __future__ import annotations

import signal
from collections.abc import Callable

import pytest

from tests.e2e.browser import Person
from tests.e2e.evenings import Evening
from tests.server.house import House

pytestmark = pytest.mark.needs("chromium", "npm")
BREAKS_AT_AN_ANSWER = """() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        send.call(this, data);
        if (data.includes('"answer"')) this.close();
    };
}"""


def shown(ada: Person) -> tuple[str, list[int], list[str]]:
    """What must be the same before and after."""
    return ada.ask, ada.lines(), ada.offered() + ada.verbs()


def as_after_a_fresh_load(ada: Person) -> bool:
    before = shown(ada)
    ada.page.reload()
    ada.until_asked()
    return shown(ada) == before


def test_without_a_network_the_page_waits_and_goes_on(person: Callable[..., Person], evening: Evening) -> None:
    ada = person()
    ada.play_now(evening.game)
    before = shown(ada)
    ada.context.set_offline(True)
    ada.page.wait_for_selector('[data-line="lost"]')
    assert ada.page.locator(".ask button:enabled:is([data-option], [data-verb])").count() == 0
    assert ada.page.locator("[data-board] [data-option]").count() == 0
    ada.context.set_offline(False)
    ada.page.wait_for_selector('[data-line="open"]')
    assert shown(ada) == before
    ada.answer(*evening.quiet)
    assert len(ada.said("answer")) == 1
    assert as_after_a_fresh_load(ada)


def test_a_killed_server_comes_back_with_every_answer(
    house: House, person: Callable[..., Person], evening: Evening
) -> None:
    ada = person()
    ada.play_now(evening.game)
    ada.answer(*evening.quiet)
    before = shown(ada)
    house.stop(signal.SIGKILL)
    ada.page.wait_for_selector('[data-line="lost"]')
    house.start()
    ada.page.wait_for_selector('[data-line="open"]')
    assert shown(ada) == before
    ada.answer(*evening.quiet)
    assert as_after_a_fresh_load(ada)


def test_an_answer_that_was_sent_when_the_line_broke_counts_once(
    person: Callable[..., Person], evening: Evening
) -> None:
    ada = person()
    ada.play_now(evening.game)
    before, lines = ada.ask, ada.lines()
    ada.page.evaluate(BREAKS_AT_AN_ANSWER)
    ada.give(*evening.quiet)
    ada.page.wait_for_function("() => heard.filter((each) => each.type === 'hello').length === 2")
    ada.until_moved_on(before)
    assert [each["number"] for each in ada.said("answer")] == [int(before)]
    assert ada.lines()[: len(lines)] == lines
    assert as_after_a_fresh_load(ada)
