"""Eldritch Horror on the page: one click on a space farther off goes all the way, ticket by ticket."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.browser import Person
from tests.e2e.evenings import EVENINGS, walk

pytestmark = pytest.mark.needs("chromium", "npm")
WORLD = next(each for each in EVENINGS if each.game == "eldritch")


def with_a_ticket(one: Person) -> Person:
    """Their first action was to buy one."""
    one.new_table(WORLD.game, 2)
    one.play_until(WORLD.action, *WORLD.quiet)
    one.answer("prepare")
    assert one.prompt == WORLD.action
    return one


# each leg of the way is asked and answered, and then comes a question that is no part of it
ARRIVED = """before => {
    const answers = said.filter((each) => each.type === "answer");
    return answers.length === before + 2
        && Number(document.querySelector("[data-ask]").dataset.ask) > answers.at(-1).number;
}"""


def until_arrived(one: Person, before: int) -> None:
    one.page.wait_for_function(ARRIVED, arg=before)


def where(one: Person) -> str:
    found: str = one.view()["investigators"][0]["space"]
    return found


def test_a_space_beyond_the_next_is_one_click_away(person: Callable[..., Person]) -> None:
    ada = with_a_ticket(person())
    far = ada.page.locator("[data-board] [data-route]").first
    space = far.get_attribute("data-entity")
    assert space
    before = len(ada.said("answer"))
    far.hover()
    ada.page.wait_for_selector(f'[data-reader="{space}"] >> text=By way of')
    assert ada.page.locator("[data-reader] .why").count() == 0  # nothing says that no path leads there
    far.click()
    until_arrived(ada, before)
    keys = [each["keys"][0] for each in ada.said("answer")[before:]]
    assert keys[0].startswith("travel:")
    assert keys[1].startswith("ride:")
    assert keys[1].endswith(f":{space}")
    assert where(ada) == space


def test_a_finger_sees_the_way_before_it_is_gone(person: Callable[..., Person]) -> None:
    ada = with_a_ticket(person(width=390, height=844, touch=True, one_click=False))
    far = ada.page.locator("[data-board] [data-route]").first
    space, before = far.get_attribute("data-entity"), len(ada.said("answer"))
    far.dispatch_event("click")
    ada.page.wait_for_selector("[data-pointed] >> text=By way of")
    assert len(ada.said("answer")) == before
    far.dispatch_event("click")
    until_arrived(ada, before)
    ada.page.wait_for_selector("[data-pointed]", state="detached")
    assert where(ada) == space


def on_the_way() -> bytes:
    """A game in which somebody with a ticket has moved to a space from which it leads on."""
    playing = WORLD._replace(quiet=("prepare", *WORLD.quiet))
    for game, ask in walk(playing, 2):
        for option in ask.choices:
            there = game.fork(keep=True)
            if ask.prompt == WORLD.action and option.verb == "travel":
                there.answer(option.key, seat=0)
            if there.asks[0].prompt == "travel-on":
                return there.export()
    raise AssertionError("no ticket leads on")


def test_on_a_phone_a_ticket_is_read_by_where_it_leads(person: Callable[..., Person], tmp_path: Path) -> None:
    (tmp_path / "way.json").write_bytes(on_the_way())
    ada = person(width=390, height=844, touch=True, one_click=False)
    ada.open_file(tmp_path / "way.json")
    ada.until_asked()
    ride = next(option["key"] for option in ada.asked()["options"] if option["key"].startswith("ride:"))
    ada.click_option(ride)
    ada.page.wait_for_selector("[data-confirm]")
    assert ada.page.get_attribute("[data-confirm]", "data-confirm") == ride.split(":")[2]
