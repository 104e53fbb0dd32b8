"""Two workers, PostgreSQL and Redis: any worker can serve any table. A longer version is `make faults`."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import Queue
from threading import Event

import pytest

import seance
from seance.client import Client, Closed
from seance.server.lobby_types import Me, TableInfo
from seance.server.messages import Chat, Hello, Presence, ReadOnly, Say
from tests.server.crowd import Player, acknowledged
from tests.server.house import House, open_house, play, play_together, serving, take_turns, two_people
from tests.server.parts import RedisServer, postgres, redis

ROUNDS = int(os.environ.get("SEANCE_FAULTS", "2"))  # kills


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
    """Ben calls again until the other worker answers him, which may have to be started again first."""
    for _ in range(5000):
        ben.connect()
        ben.until(lambda message: isinstance(message, Hello))
        if ben.socket is not None and ada.socket is not None and serving(ben) != serving(ada):
            return
    raise AssertionError("all calls come to one worker")


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
def test_a_renewed_cookie_closes_older_sockets_at_every_worker(house: House) -> None:
    ada, _ben = two_people(house)
    thief = house.second_window(ada)
    on_different_workers(house, ada, thief)
    ada.call("POST", "/api/me/renew", Me)
    for window in (ada, thief):
        with pytest.raises(Closed):
            window.until(lambda message: False)


def at_every_worker(house: House, client: Client) -> list[Client]:
    """Windows of the same person, which only watch, one at each worker at least."""
    windows: list[Client] = []
    for _ in range(5000):
        windows.append(house.second_window(client))
        windows[-1].connect(seat=-1)
        windows[-1].until(lambda message: isinstance(message, Hello))
        if len({serving(window) for window in windows}) == house.settings.workers:
            return windows
        if len(windows) == house.settings.workers:
            windows.pop(0).disconnect()
    raise AssertionError("all calls come to one worker")


@pytest.mark.needs("postgres", "redis")
def test_who_was_removed_sees_nothing_more_from_any_worker(house: House) -> None:
    ada, ben = two_people(house, public=True)
    windows = at_every_worker(house, ben)
    ada.call("POST", f"/api/tables/{ada.at.id}/seats/1/remove", TableInfo)
    for window in windows:
        with pytest.raises(Closed):
            window.until(lambda message: False)
        assert '"reason":"removed"' in window.frames[-1]


@pytest.mark.needs("postgres", "redis")
def test_no_worker_remembers_what_was_said_by_who_is_forgotten(house: House) -> None:
    ada, ben = two_people(house)
    ben.request(lambda re: Say(text="my address is", re=re))
    windows = at_every_worker(house, ada)
    assert ben.http.delete("/api/me").status_code == 204
    for window in windows:
        window.until(lambda message: isinstance(message, Chat) and message.line.phrase == "left-seat")
        window.disconnect()
    for window in at_every_worker(house, ada):
        assert "my address is" not in "".join(window.frames)


@pytest.mark.needs("postgres", "redis")
def test_any_worker_tells_the_figures_of_all(house: House) -> None:
    ada, ben = two_people(house)
    on_different_workers(house, ada, ben)
    take_turns(4, ada, ben)
    told: dict[str, list[str]] = {}
    for _ in range(5000):
        answer = house.operations("/metrics")
        lines = [line for line in answer.text.splitlines() if line.startswith("seance_answers_total ")]
        told[answer.headers["X-Worker"]] = lines
        if len(told) == 2:
            break
    one, other = told.values()
    assert one == other
    assert float(one[0].split()[1]) >= 4


@pytest.mark.needs("postgres", "redis")
def test_without_redis_tables_are_slower_but_right(house: House, big_redis: RedisServer) -> None:
    ada, ben = two_people(house)
    on_different_workers(house, ada, ben)
    take_turns(3, ada, ben)
    big_redis.stop()
    take_turns(6, ada, ben)
    assert house.operations("/health").status_code == 200
    big_redis.start()
    play_together(ada, ben)
    assert ada.view["result"] == ben.view["result"]


@pytest.mark.needs("postgres", "redis")
def test_kill_9_of_a_worker_under_load_loses_no_acknowledged_answer_and_doubles_none(house: House) -> None:
    crowd = [Player(house, seed) for seed in range(4)]
    moments = random.Random(ROUNDS)
    news: Queue[str] = Queue()
    enough = Event()
    killed: set[str] = set()
    with ThreadPoolExecutor(len(crowd)) as threads:
        playing = [threads.submit(player.play_on, news, enough) for player in crowd]
        try:
            for _ in range(ROUNDS):
                last = acknowledged(news, moments.randint(3, 20))
                while last in killed:
                    last = acknowledged(news, 1)
                killed.add(last)
                with suppress(ProcessLookupError):
                    os.kill(int(last.partition("-")[0]), signal.SIGKILL)
        finally:
            enough.set()
        for each in playing:
            each.result()
    assert len(killed) == ROUNDS
    assert sum([player.check() for player in crowd]) >= 3 * ROUNDS
    for player in crowd:
        client = player.sit_down()
        client.disconnect()  # its worker may be the last one that was killed
        play(client)


@pytest.mark.needs("postgres", "redis")
def test_kill_9_under_load_without_redis(house: House, big_redis: RedisServer) -> None:
    """Nobody tells the workers anything; they look by themselves."""
    ada, ben = two_people(house)
    on_different_workers(house, ada, ben)
    big_redis.stop()
    take_turns(2, ada, ben)
    os.kill(int(serving(ben).partition("-")[0]), signal.SIGKILL)
    with pytest.raises(Closed):
        ben.until(lambda _: False)
    ben.connect()
    ben.until(lambda message: isinstance(message, Hello))
    play_together(ada, ben)
    big_redis.start()
    assert ada.view["result"] == ben.view["result"]
