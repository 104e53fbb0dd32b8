"""One server for the tests of a module, one browser for all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.e2e.browser import ROOT, Person, chromium
from tests.e2e.evenings import EVENINGS, Evening
from tests.server.house import House, open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (ROOT / "seance/server/page/index.html").is_file(), "the page is not built: make page"
    with open_house(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture
def person(house: House, browser: Browser) -> Iterator[Callable[..., Person]]:
    """Makes people; at the end none of their pages has stumbled."""
    people: list[Person] = []

    def one(**settings: str | int) -> Person:
        people.append(Person(browser, house.url, **settings))  # type: ignore[arg-type]
        return people[-1]

    yield one
    faults = [fault for each in people for fault in each.faults]
    for each in people:
        each.context.close()
    assert faults == []


@pytest.fixture(params=EVENINGS, ids=[each.game for each in EVENINGS])
def evening(request: pytest.FixtureRequest) -> Evening:
    found: Evening = request.param
    return found
