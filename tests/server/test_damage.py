"""Damaged rows and doctored files: one table may be lost, never the others, and somebody is told."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from seance.client import Client, Closed
from seance.server.lobby_types import TableInfo, TablePage
from seance.server.messages import Hello, Say
from tests.server.frozen import frozen_house
from tests.server.house import House, catch_up, open_house, play, solo, take_turns, two_people


def spoil(house: House, query: str, *args: object) -> None:
    with closing(sqlite3.connect(house.settings.database.removeprefix("sqlite:///"))) as db, db:
        assert db.execute(query, args).rowcount > 0


# ---- rows ------------------------------------------------------------------------------------------------------------


def test_one_damaged_row_spoils_no_list_and_no_housekeeping(tmp_path: Path) -> None:
    with frozen_house(tmp_path) as house:
        ada = house.client()
        for title in ("good", "bad"):
            ada.new_table("parlour", seats=["me", "bot:random", "bot:random"], title=title, public=True)
            ada.start()
        bad = ada.at.id
        house.move(61)
        spoil(house, "UPDATE tables SET settings = '{', due = 1 WHERE id = ?", bad)
        with closing(sqlite3.connect(house.settings.database.removeprefix("sqlite:///"))) as db, db:
            db.execute("UPDATE tables SET driver_until = 0")
        spoilt = house.frozen.ms
        for _ in range(1000):
            house.move(1)
            ada.http.get("/api/tables?list=mine")  # whoever looks around waits for the same threads
            if house.rooms.looked > spoilt + 2_000:
                break
        assert house.rooms.looked > spoilt + 2_000
        listed = ada.call("GET", "/api/tables?list=public", TablePage)
        assert [table.title for table in listed.items] == ["good"]
        answer = ada.http.get(f"/api/tables/{bad}")
        assert (answer.status_code, answer.json()["reason"]) == (409, "table-damaged")


def test_one_damaged_seat_spoils_no_list(tmp_path: Path) -> None:
    with frozen_house(tmp_path) as house:
        ada = house.client()
        for title in ("good", "bad"):
            ada.new_table("parlour", seats=["me", "bot:random", "bot:random"], title=title, public=True)
        spoil(house, "UPDATE seats SET name = x'00' WHERE table_id = ?", ada.at.id)
        listed = ada.call("GET", "/api/tables?list=public", TablePage)
        assert [table.title for table in listed.items] == ["good"]


@pytest.mark.parametrize("line", ["{", "", "[]"])
def test_a_damaged_line_of_a_chat_costs_nothing_else(tmp_path: Path, line: str) -> None:
    """Whoever came got nothing, the room had nobody who acts for it, and housekeeping ended."""
    with frozen_house(tmp_path) as house:
        ada = solo(house)
        ada.request(lambda re: Say(text="Good evening", re=re))
        ada.close()
        while house.rooms.open:
            house.move(30)
        spoil(house, "UPDATE chat SET line = ? WHERE table_id = ?", line, ada.at.id)
        again = house.second_window(ada)
        assert again.wait() is not None
        again.request(lambda re: Say(text="and again", re=re))
        catch_up(again)
        frames = "".join(again.frames)
        assert '"text":"…"' in frames
        assert '"n":1,"seat":0,"name":"Seat 1","text":"and again"' in frames


def test_a_room_that_could_not_be_opened_is_opened_later(tmp_path: Path) -> None:
    with frozen_house(tmp_path) as house:
        ada = solo(house)
        ada.close()
        while house.rooms.open:
            house.move(30)
        database = house.settings.database.removeprefix("sqlite:///")
        for old, new in (("chat", "lost"), ("lost", "chat")):
            with closing(sqlite3.connect(database)) as db, db:
                db.execute(f"ALTER TABLE {old} RENAME TO {new}")
            again = house.second_window(ada)
            if new == "chat":
                assert again.wait() is not None
                continue
            with pytest.raises(Closed):
                again.wait()
            assert (house.rooms.open, house.rooms.drivers, house.rooms.opening) == ({}, {}, {})


def left_alone(house: House) -> Client:
    """A table with several checkpoints, in nobody's memory."""
    ada, ben = two_people(house)
    take_turns(12, ada, ben)
    for one in (ada, ben):
        one.disconnect()
    house.stop()
    return ada


DAMAGE = {
    "the last answer": "UPDATE journal SET entry = '{\"do\":' WHERE seq = (SELECT max(seq) FROM journal)",
    "an answer is lost": "DELETE FROM journal WHERE seq = (SELECT max(seq) FROM journal)",
    "the last checkpoint": "UPDATE checkpoints SET save = x'00' WHERE seq = (SELECT max(seq) FROM checkpoints)",
    "an old checkpoint is empty": "UPDATE checkpoints SET save = x'' WHERE seq = (SELECT max(seq) FROM checkpoints)",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_table_goes_on_from_what_can_be_read(tmp_path: Path, damage: str) -> None:
    with open_house(tmp_path, checkpoint_every=5) as house:
        ada = left_alone(house)
        spoil(house, DAMAGE[damage])
        house.start()
        again = house.second_window(ada)
        again.connect()
        again.until(lambda message: isinstance(message, Hello))
        assert again.view


def test_a_table_of_which_nothing_can_be_read_says_so(tmp_path: Path) -> None:
    """It said that the game had not begun yet, for ever."""
    with open_house(tmp_path, checkpoint_every=5) as house:
        ada = left_alone(house)
        spoil(house, "UPDATE checkpoints SET save = x'00'")
        house.start()
        again = house.second_window(ada)
        again.connect()
        with pytest.raises(Closed):
            again.until(lambda message: False)
        assert '"reason":"table-damaged"' in again.frames[-1]
        other = solo(house)
        play(other)
        assert other.over


# ---- files -----------------------------------------------------------------------------------------------------------


def doctored(house: House, **changes: Any) -> bytes:
    """A replay with something else written on its table."""
    ada = solo(house)
    file = msgspec.json.decode(ada.http.get(f"/api/tables/{ada.at.id}/export").content)
    file["table"] = {**file["table"], **changes}
    return msgspec.json.encode(file)


def test_an_import_keeps_only_options_that_the_game_has(house: House) -> None:
    eve, junk = house.client(), {"junk": "x" * 200_000}
    file = doctored(house)
    known = msgspec.json.decode(file)["table"]["options"]
    answer = eve.http.post("/api/tables/import", content=doctored(house, options={**known, **junk}))
    table = msgspec.json.decode(answer.content, type=TableInfo)
    assert table.options.keys() == known.keys()
    save, _ = house.kept(table.id)
    assert b"junk" not in save


@pytest.mark.parametrize("change", [{"people": -3}, {"people": 10**6}, {"seats": 99}, {"seats": -1}])
def test_an_import_with_an_impossible_table_is_refused(house: House, change: dict[str, int]) -> None:
    answer = house.client().http.post("/api/tables/import", content=doctored(house, **change))
    assert (answer.status_code, answer.json()["reason"]) == (400, "corrupt-replay")
