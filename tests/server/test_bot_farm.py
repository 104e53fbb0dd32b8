"""What costs most has limits: tables of bots alone, bots that search, new tables of one address."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from seance.client import Client, Closed
from seance.engine import Refused
from seance.server.messages import Hello
from tests.server.frozen import FrozenHouse, frozen_house


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FrozenHouse]:
    with frozen_house(tmp_path_factory.mktemp("frozen"), uniform_ms=0) as found:
        yield found


def bots_alone(house: FrozenHouse, bot: str = "random", game: str = "parlour") -> Client:
    ada = house.client()
    ada.new_table(game, seats=[f"bot:{bot}"] * 3)
    ada.start()
    return ada


def length(house: FrozenHouse, table: str) -> int:
    return len(house.rows("SELECT seq FROM journal WHERE table_id = ?", table))


def test_bots_play_among_themselves_only_while_somebody_watches(house: FrozenHouse) -> None:
    ada = bots_alone(house)
    house.move(5)
    house.client().http.get("/health/live")
    assert length(house, ada.at.id) == 0
    ada.connect(seat=-1)
    ada.until(lambda message: isinstance(message, Hello))
    while not ada.over:
        ada.receive()
    assert length(house, ada.at.id) > 0


def test_a_table_that_rests_is_nobodys_duty(house: FrozenHouse) -> None:
    ada = bots_alone(house)
    for _ in range(1000):
        house.move(1)
        if house.rows("SELECT due FROM tables WHERE id = ?", ada.at.id) == [(None,)]:
            return
    raise AssertionError("it is looked after for ever")


def test_one_address_watches_only_a_few_such_tables(house: FrozenHouse) -> None:
    tables = [bots_alone(house, "planner", "eldritch") for _ in range(house.settings.most_watched + 1)]
    for ada in tables[:-1]:
        ada.connect(seat=-1)
        ada.until(lambda message: isinstance(message, Hello))
    tables[-1].connect(seat=-1)
    with pytest.raises(Closed):
        tables[-1].until(lambda message: False)
    assert '"reason":"too-many-sockets"' in tables[-1].frames[-1]


def test_one_address_makes_only_so_many_tables(house: FrozenHouse) -> None:
    """Whoever forgets the cookie is somebody new every time; the address stays."""
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    made = [
        house.client().http.post("/api/tables", json={"game": "parlour", "seats": seats}).status_code for _ in range(33)
    ]
    assert made == [201] * 30 + [429] * 3
    house.move(21)
    again = house.client().http.post("/api/tables", json={"game": "parlour", "seats": seats})
    assert again.status_code == 201


def test_nobody_lets_bots_search_at_many_tables(house: FrozenHouse) -> None:
    ada = house.client()
    for _ in range(house.settings.most_searching):
        ada.new_table("eldritch", seats=["me", "bot:search"])
    with pytest.raises(Refused, match="too-much-search"):
        ada.new_table("eldritch", seats=["me", "bot:search"])
    ada.new_table("eldritch", seats=["me", "bot:planner"])
    with pytest.raises(Refused, match="too-much-search"):
        ada.call("POST", f"/api/tables/{ada.at.id}/seats/0/bot", object, {"bot": "search"})
