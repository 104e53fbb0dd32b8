"""One server for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import House, open_house


@pytest.fixture(scope="module")
def open_all_day(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def house(open_all_day: House) -> Iterator[House]:
    """The server; everybody goes home after each test."""
    yield open_all_day
    open_all_day.send_home()
