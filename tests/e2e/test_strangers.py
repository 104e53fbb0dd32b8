"""Company beyond one game: who only watches, plays again, is reported or banned, or wants to be forgotten."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from seance.client import Client, Closed
from seance.server.lobby_types import Me
from seance.server.messages import Hello
from seance.server.store import admin
from tests.e2e.browser import Person
from tests.server.house import House, play_together, solo, two_people

pytestmark = pytest.mark.needs("chromium", "npm")


def as_client(one: Person, client: Client, house: House) -> None:
    """Whoever has played so far without a browser opens one."""
    client.disconnect()
    one.context.add_cookies(
        [{"name": key, "value": value, "url": house.url} for key, value in client.http.cookies.items()]
    )


def test_who_is_invited_may_watch_by_an_address_that_can_be_shared(person: Callable[..., Person], house: House) -> None:
    ada, _ben = two_people(house)
    guest, friend = person(), person()
    guest.go(ada.at.link)
    guest.page.click('a[href*="code="]')
    guest.page.wait_for_selector("[data-seq]")
    assert guest.heard("hello")[-1]["seat"] == -1
    friend.page.goto(guest.page.url)
    friend.page.wait_for_selector("[data-seq]")
    assert friend.heard("hello")[-1]["seat"] == -1
    ada.connect()
    ada.until(lambda message: isinstance(message, Hello))


def test_playing_again_takes_everybody_along_to_their_seats(person: Callable[..., Person], house: House) -> None:
    first, second = two_people(house)
    play_together(first, second)
    ada, ben = person(), person(language="zh-CN")
    for one, client in ((ada, first), (ben, second)):
        as_client(one, client, house)
        one.go(f"/t/{first.at.id}/report")
        one.page.wait_for_selector("[data-rematch]")
    old = ada.page.url
    ada.page.click("[data-rematch]")
    ada.page.wait_for_function("old => location.href !== old", arg=old)
    ben.page.wait_for_selector("[data-rematch] >> text=一起")
    ben.page.click("[data-rematch]")
    ben.page.wait_for_function("url => location.href === url", arg=ada.page.url)
    for seat, one in enumerate((ada, ben)):
        one.page.wait_for_selector("[data-seat]")
        one.page.wait_for_function("() => heard.some((each) => each.type === 'wait')")
        (table,) = [each["table"] for each in one.heard("wait")][-1:]
        assert [each["seat"] for each in table["seats"] if each.get("yours")] == [seat]


def test_a_host_reports_somebody_and_bans_them_from_all_public_tables(
    person: Callable[..., Person], house: House
) -> None:
    host, rude = two_people(house, public=True)
    ada = person()
    as_client(ada, host, house)
    ada.go(f"/t/{host.at.id}")
    ada.page.click('[data-seat="1"] button.name')
    ada.page.click("[data-deed=report]")
    ada.page.fill("[data-complaint]", "rude words")
    ada.page.click("form:has([data-complaint]) button")
    ada.page.wait_for_selector("[data-complaint]", state="detached")
    ada.page.click("[data-deed=ban]")
    ada.page.click("[data-deed=ban]")
    with pytest.raises(Closed):
        rude.until(lambda message: False)
    ada.go("/settings")
    ada.page.click("[data-ban] button")
    ada.page.wait_for_selector("[data-ban]", state="detached")
    assert [line[5] for line in admin.list_reports(house.settings.database)] == ["rude words"]


def test_who_wants_to_be_forgotten_is_asked_once_more(person: Callable[..., Person], house: House) -> None:
    client = solo(house)
    ada = person()
    as_client(ada, client, house)
    ada.go("/settings")
    ada.page.click("[data-forget-me]")
    assert client.call("GET", "/api/me", Me).known
    ada.page.click("[data-forget-me]")
    ada.page.wait_for_url(f"{house.url}/")
    assert not client.call("GET", "/api/me", Me).known


def test_what_the_servers_host_says_is_read_on_the_first_page(person: Callable[..., Person], house: House) -> None:
    ada = person()
    admin.say(house.settings.database, "Tonight at ten we rest.")
    try:
        ada.go("/")
        ada.page.wait_for_selector("[role=status] >> text=Tonight at ten we rest.")
    finally:
        admin.say(house.settings.database, "")
