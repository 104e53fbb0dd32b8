"""What a host is told: alive, ready, figures; and that two servers never share a file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import event

from seance.engine import BadInput
from seance.server.config import Settings
from seance.server.lobby_types import Health
from seance.server.serve import claimed
from seance.server.web import Service
from tests.server.frozen import FrozenHouse, frozen_house
from tests.server.house import House, any_answer, open_house, solo


def health(house: FrozenHouse) -> tuple[int, Health]:
    house.move(2)
    answer = house.client().http.get("/health")
    return answer.status_code, msgspec.json.decode(answer.content, type=Health)


def test_a_server_that_cannot_write_is_alive_but_not_ready(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        assert house.operations("/health").json()["database"]
        with closing(sqlite3.connect(house.settings.database.removeprefix("sqlite:///"))) as lock:
            lock.isolation_level = None
            lock.execute("BEGIN IMMEDIATE")  # others may read, nobody writes
            answers = (house.operations("/health") for _ in range(1000))
            late = next(answer for answer in answers if answer.status_code == 503)
            assert not late.json()["database"]
            assert house.client().http.get("/health/live").status_code == 200


def test_whether_it_can_write_is_tried_once_however_many_ask_at_once(tmp_path: Path) -> None:
    """Everybody may ask, and what is written keeps answers waiting that have to be kept."""
    with frozen_house(tmp_path) as house:
        house.client().http.get("/health/live")
        tries = Counter[str]()
        service: Service = house.app.state.service

        @event.listens_for(service.store.engine, "before_cursor_execute")
        def count(_: object, __: object, statement: str, *___: object) -> None:
            tries[statement.partition(" ")[0]] += 1

        async def ask() -> list[bool]:
            return await asyncio.gather(*[service.is_writable() for _ in range(50)])

        house.move(2)
        assert asyncio.run_coroutine_threadsafe(ask(), house.loop).result() == [True] * 50
        assert tries["UPDATE"] == 1


def test_a_table_that_nobody_acts_for_is_noticed(tmp_path: Path) -> None:
    with frozen_house(tmp_path, look_ms=3_600_000) as house:
        ada = solo(house)
        assert health(house)[1].ended_drivers == 0
        house.at_once(house.rooms.drivers[ada.at.id].cancel)
        status, found = health(house)
        assert (status, found.ok, found.ended_drivers) == (503, False, 1)


def test_housekeeping_that_has_stopped_is_noticed(tmp_path: Path) -> None:
    with frozen_house(tmp_path) as house:
        assert health(house)[1].housekeeping
        house.at_once(house.rooms.tasks[1].cancel)
        house.move(60)
        status, found = health(house)
        assert (status, found.housekeeping) == (503, False)


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'seance.db'}")
    (tmp_path / "link.db").symlink_to(tmp_path / "seance.db")
    for name in ("seance.db", "link.db"):
        other = Settings(database=f"sqlite:///{tmp_path / name}")
        with claimed(settings), pytest.raises(BadInput, match="database-in-use"), claimed(other):
            pass
    with claimed(settings):
        pass


def test_every_answer_has_an_id(house: House) -> None:
    ids = {house.client().http.get("/api/games").headers["x-request-id"] for _ in range(2)}
    assert len(ids) == 2


def test_figures_tell_what_a_host_has_to_know(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ada = house.client()
        ada.new_table("eldritch", seats=["me", "bot:planner"])
        ada.start()
        dice = Random(1)
        counted = ("thinking_wait_seconds", "answer_seconds", "database_seconds", "loop_lag_seconds")
        while 0 in [figure(house, f"seance_{name}_count") for name in counted]:
            ada.wait()
            assert ada.ask is not None
            ada.answer(any_answer(ada.ask, dice))
        for name in ("thinking_line", "bots_by_habit_total", "ended_drivers_total", "server_errors_total"):
            assert figure(house, f"seance_{name}") == 0
        with closing(sqlite3.connect(house.settings.database.removeprefix("sqlite:///"))) as db, db:
            db.execute("ALTER TABLE seats RENAME TO lost")
        assert house.client().http.get(f"/api/tables/{ada.at.id}").status_code == 503
        assert figure(house, "seance_server_errors_total") == 1


def figure(house: House, name: str) -> float:
    lines = [line.split() for line in house.operations("/metrics").text.splitlines()]
    return next(float(value) for key, value in [line for line in lines if len(line) == 2] if key == name)
