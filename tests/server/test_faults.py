"""Whatever breaks: what was acknowledged is there, once. A longer version is `make faults`."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue

import pytest

from seance.client import Client, Closed
from seance.engine import Refused
from seance.server.messages import Hello
from tests.server.house import House, any_answer, catch_up, open_house, play, solo, take_turns, two_people

Acknowledged = list[tuple[int, list[str]]]
ROUNDS = int(os.environ.get("SEANCE_FAULTS", "2"))  # kills


def journal(house: House, table: str) -> list[str]:
    file = house.settings.database.removeprefix("sqlite:///")
    with sqlite3.connect(file) as db:
        rows = db.execute("SELECT entry FROM journal WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    db.close()
    return [row[0] for row in rows]


def answer_until_the_lights_go_out(client: Client, seed: int, acknowledged: Acknowledged, count: Queue[None]) -> None:
    dice = random.Random(seed)
    try:
        while (ask := client.wait()) is not None:
            keys = any_answer(ask, dice)
            client.answer(keys)
            acknowledged.append((ask.number, keys))
            count.put(None)
    except Closed:
        client.disconnect()
    count.put(None)


def test_kill_9_under_load_loses_no_acknowledged_answer_and_doubles_none(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        people = [house.client() for _ in range(4)]
        for one in people:
            one.new_table("parlour", seats=["me", "bot", "bot"], options={"length": "long"})
            one.start()
        acknowledged: list[Acknowledged] = [[] for _ in people]
        moments = random.Random(ROUNDS)
        for round_ in range(ROUNDS):
            count: Queue[None] = Queue()
            with ThreadPoolExecutor(len(people)) as threads:
                playing = [
                    threads.submit(answer_until_the_lights_go_out, one, round_, acknowledged[n], count)
                    for n, one in enumerate(people)
                ]
                for _ in range(moments.randint(3, 20)):
                    count.get()
                house.stop(signal.SIGKILL)
                for each in playing:
                    each.result()
            house.start()
            for n, one in enumerate(people):
                kept = [entry for entry in journal(house, one.at.id) if '"seat":0' in entry]
                for number, keys in acknowledged[n]:
                    mine = [entry for entry in kept if f'"number":{number}}}' in entry]
                    assert len(mine) == 1, (number, keys, kept)
                    assert all(f'"{key}"' in mine[0] for key in keys)
        for one in people:
            one.connect()
            one.until(lambda message: isinstance(message, Hello))
            play(one)


def test_a_table_whose_turn_is_a_bots_goes_on_after_a_restart(tmp_path: Path) -> None:
    with open_house(tmp_path, look_ms=200) as house:
        ada, ben = two_people(house)
        ada.call("POST", f"/api/tables/{ada.at.id}/seats/0/bot", object, {"bot": "random"})
        ada.disconnect()
        take_turns(1, ben)
        ben.disconnect()
        house.stop(signal.SIGKILL)
        house.start()
        ben.connect()
        play(ben)
        assert ben.over


def test_everything_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ada, ben = two_people(house)
        take_turns(9, ada, ben)
        view, events, ask = ada.view, list(ada.events), ada.ask
        for one in (ada, ben):
            one.disconnect()
        house.stop()
        house.start()
        again = house.second_window(ada)
        again.connect()
        again.until(lambda message: isinstance(message, Hello))
        assert (again.view, again.events, again.ask) == (view, events, ask)


def test_a_graceful_stop_tells_everybody_to_come_back(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ada = solo(house)
        house.stop()
        with pytest.raises(Closed, match="1012"):
            ada.until(lambda message: isinstance(message, Hello))


def test_a_locked_database_is_reported_and_loses_nothing(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ada = solo(house)
        before = list(ada.events)
        file = house.settings.database.removeprefix("sqlite:///")
        lock = sqlite3.connect(file, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
        assert ada.ask is not None
        answer = any_answer(ada.ask, random.Random(1))
        with pytest.raises(Refused, match="not-kept"):
            ada.answer(answer)
        assert ada.events == before
        lock.execute("ROLLBACK")
        lock.close()
        ada.connect()
        ada.until(lambda message: isinstance(message, Hello))
        assert ada.events == before
        ada.answer(answer)
        catch_up(ada)


def test_a_full_disk_is_reported_and_loses_nothing(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ada = solo(house)
        file = house.settings.database.removeprefix("sqlite:///")
        before = len(journal(house, ada.at.id))
        size = os.path.getsize(file)  # noqa: PTH202
        assert size > 0
        house.limit_files(1)
        assert ada.ask is not None
        answer = any_answer(ada.ask, random.Random(1))
        with pytest.raises(Refused, match="not-kept"):
            ada.answer(answer)
        house.limit_files(None)
        ada.connect()
        ada.until(lambda message: isinstance(message, Hello))
        assert len(journal(house, ada.at.id)) == before
        ada.answer(answer)
