"""Two people with two browsers at one table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.e2e.browser import Person, whoever_is_asked
from tests.e2e.evenings import WITH_SECRETS, Evening
from tests.server.house import House, one_is_out

pytestmark = pytest.mark.needs("chromium", "npm")


def sit_together(ada: Person, ben: Person, evening: Evening) -> None:
    """Ada opens a table, Ben comes by link; they play until both have secrets."""
    ben.join(ada.open_table(evening.game), "Ben")
    ada.page.wait_for_selector("text=Ben")
    ada.page.click("[data-start]")
    for _ in range(12):
        asked = whoever_is_asked(ada, ben)
        if all(holds_cards(one) for one in (ada, ben)):
            return
        before = asked.ask
        asked.give(*evening.quiet)
        asked.page.wait_for_selector(f'[data-ask]:not([data-ask="{before}"])')


def holds_cards(one: Person) -> bool:
    """And does not choose whom to play: under the chooser lies what is offered."""
    return one.page.locator(".hand .card").count() > 0 and one.page.locator(".chooser").count() == 0


@pytest.mark.parametrize("evening", WITH_SECRETS, ids=lambda each: each.game)
def test_two_seats_see_different_secrets(person: Callable[..., Person], evening: Evening) -> None:
    ada, ben = person(), person()
    sit_together(ada, ben, evening)
    rows = []
    for seat, one in enumerate((ada, ben)):
        seen = one.view()[evening.seats]
        for place, row in enumerate(seen):
            own = row.get("seat", place) == seat
            assert all(bool(row.get(field)) == own for field in evening.secrets)
            rows += [row] if own else []
        hand = one.page.eval_on_selector_all(".hand .card", "all => all.map((card) => card.dataset.entity)")
        assert sorted(hand) == sorted(rows[seat]["hand"])
    rarest = evening.secrets[-1]
    only_bens = set(rows[1][rarest]) - set(rows[0][rarest])
    assert only_bens
    assert not any(f'"{secret}"' in ada.everything_heard() for secret in only_bens)


def test_people_hear_each_other_in_their_own_language(person: Callable[..., Person], evening: Evening) -> None:
    ada, ben = person(), person(language="zh-CN")
    sit_together(ada, ben, evening)
    ada.page.click("#tab-chat")
    ada.page.click("text=Good evening, everyone!")
    ben.page.click("#tab-chat")
    ben.page.wait_for_selector("[role=log] >> text=晚上好")
    ada.page.click("[data-say=sign-fear]")
    ben.page.wait_for_selector('[role=log] [data-sign=sign-fear][aria-label="（尖叫）"]')


def test_whoever_is_out_may_see_everything_and_go_back_to_their_own_eyes(
    person: Callable[..., Person], house: House
) -> None:
    """The others have played so far without a browser."""
    fled, other = one_is_out(house, out_sees_all=True)
    fled.disconnect()
    ada = person()
    ada.context.add_cookies(
        [{"name": key, "value": value, "url": house.url} for key, value in fled.http.cookies.items()]
    )
    ada.go(f"/t/{fled.at.id}")
    ada.page.click("[data-see-all]")
    ada.page.wait_for_selector("text=You see everything")
    ada.page.wait_for_function(
        "seat => 'hand' in heard.findLast((each) => each.type === 'hello').view.sitters[seat]", arg=other.seat
    )
    hand = other.view["sitters"][other.seat]["hand"]
    assert ada.heard("hello")[-1]["view"]["sitters"][other.seat]["hand"] == hand
    ada.page.click("[data-see-all]")
    ada.page.wait_for_selector("text=You take no more part")
    assert not ada.view()["sitters"][other.seat].get("hand")  # nor after a reload
