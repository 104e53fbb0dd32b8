"""Whatever breaks: what was acknowledged is there, once. A longer version is `make faults`."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from threading import Event

import pytest

import seance
from seance.client import Closed
from seance.engine import Refused
from seance.server.messages import Hello
from seance.server.room import replayed
from tests.server.crowd import Player, acknowledged
from tests.server.house import (
    House,
    any_answer,
    catch_up,
    open_house,
    play,
    solo,
    take_turns,
    two_people,
    whoever_is_asked,
)

ROUNDS = int(os.environ.get("SEANCE_FAULTS", "2"))  # kills


def journal(house: House, table: str) -> int:
    return len(house.kept(table)[1])


def test_kill_9_under_load_loses_no_acknowledged_answer_and_doubles_none(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        crowd = [Player(house, seed) for seed in range(4)]
        moments = random.Random(ROUNDS)
        for _ in range(ROUNDS):
            news: Queue[str] = Queue()
            enough = Event()
            with ThreadPoolExecutor(len(crowd)) as threads:
                playing = [threads.submit(player.play, news, enough) for player in crowd]
                try:
                    acknowledged(news, moments.randint(3, 20))
                finally:
                    house.stop(signal.SIGKILL)
                for each in playing:
                    each.result()
            house.start()
        assert sum([player.check() for player in crowd]) >= 3 * ROUNDS
        for player in crowd:
            play(player.sit_down())


def test_a_table_that_cannot_be_is_played_on() -> None:
    game = seance.new("parlour", 2, 1)
    game.marks[-1].state.sitters[0].gone = True  # type: ignore[attr-defined]
    found, _, taken = replayed(game.save(), 0, ())
    assert (bool(found.doubt), taken) == (True, 0)
    assert found.asks


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


def test_tables_that_nobody_looks_at_leave_the_memory_of_every_worker(tmp_path: Path) -> None:
    with open_house(tmp_path, workers=2, idle_ms=0, look_ms=50) as house:
        ada, ben = two_people(house)
        take_turns(3, ada, ben)
        asked = whoever_is_asked(ada, ben)
        house.send_home()
        figures = (house.operations("/metrics").text.splitlines() for _ in range(5000))
        assert any("seance_rooms 0.0" in each for each in figures)
        again = house.second_window(ada)
        again.connect()
        again.until(lambda message: isinstance(message, Hello))
        assert (asked is ada) == (again.ask is not None)


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
        before = journal(house, ada.at.id)
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
        assert journal(house, ada.at.id) == before
        ada.answer(answer)
