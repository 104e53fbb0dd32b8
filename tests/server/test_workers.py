"""Two workers, PostgreSQL and Redis: any worker can serve any table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import seance
from seance.client import Client
from seance.server.messages import Chat, Hello, Presence, ReadOnly, Say
from tests.server.house import House, open_house, play_together, take_turns, two_people
from tests.server.parts import RedisServer, postgres, redis


@pytest.fixture(scope="module")
def big_redis() -> Iterator[RedisServer]:
    with redis() as server:
        yield server


@pytest.fixture(scope="module")
def open_all_day(tmp_path_factory: pytest.TempPathFactory, big_redis: RedisServer) -> Iterator[House]:
    with (
        postgres() as database,
        open_house(
            tmp_path_factory.mktemp("house"), database=database, redis=big_redis.url, workers=2, look_ms=300
        ) as house,
    ):  # fmt: skip
        yield house


def on_different_workers(house: House, ada: Client, ben: Client) -> None:
    """Ben calls again until the other worker answers him."""
    for _ in range(200):
        ben.connect()
        ben.until(lambda message: isinstance(message, Hello))
        if ben.socket is not None and ada.socket is not None and serving(ben) != serving(ada):
            return
    raise AssertionError("all calls come to one worker")


def serving(client: Client) -> str:
    assert client.socket is not None
    assert client.socket.response is not None
    return client.socket.response.headers["X-Worker"]


@pytest.mark.needs("postgres", "redis")
@pytest.mark.parametrize("game", seance.games())
def test_people_on_different_workers_finish_a_game(house: House, game: str) -> None:
    ada, ben = two_people(house, game)
    on_different_workers(house, ada, ben)
    play_together(ada, ben)
    assert ada.view["result"] == ben.view["result"]
    assert len(ada.events) > 0


@pytest.mark.needs("postgres", "redis")
def test_presence_and_chat_cross_workers(house: House) -> None:
    ada, ben = two_people(house)
    on_different_workers(house, ada, ben)
    ada.until(lambda message: isinstance(message, Presence) and message.seats[1].presence == "online")
    ada.request(lambda re: Say(text="knock", re=re))
    ben.until(lambda message: isinstance(message, Chat) and message.line.text == "knock")


@pytest.mark.needs("postgres", "redis")
def test_a_newer_window_on_another_worker_takes_over(house: House) -> None:
    ada, _ben = two_people(house)
    newer = house.second_window(ada)
    on_different_workers(house, ada, newer)
    ada.until(lambda message: isinstance(message, ReadOnly) and message.read_only)
    newer.disconnect()
    ada.until(lambda message: isinstance(message, ReadOnly) and not message.read_only)


@pytest.mark.needs("postgres", "redis")
def test_without_redis_tables_are_slower_but_right(house: House, big_redis: RedisServer) -> None:
    ada, ben = two_people(house)
    on_different_workers(house, ada, ben)
    take_turns(3, ada, ben)
    big_redis.stop()
    take_turns(6, ada, ben)
    assert ada.http.get("/health").status_code == 200
    big_redis.start()
    play_together(ada, ben)
    assert ada.view["result"] == ben.view["result"]
