"""Answers of many tables are committed together; each is acknowledged after that, and before what it caused."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

from seance.server.messages import Ack, AskMessage, Events, GiveAnswer
from seance.server.store import Answered, Change, Conflict, SeatRow, Settings, Store, TableRow, Trouble
from seance.server.store.migrate import upgrade
from tests.server.house import House, any_answer, catch_up, solo

TABLES = [f"table-{n}" for n in range(5)]


def change(seat: int = 0, result: str = "") -> Change:
    answer = Answered(seat=seat, keys=["rest"], number=1)
    return Change(revision=0, waiting=[seat], result=result, at=5, due=None, entries=[answer])


def row(key: str) -> TableRow:
    settings = Settings(
        options={}, timer="none", undo="consent", hints=True, spectators=True, delay=0, seed="", seeded=False
    )  # fmt: skip
    return TableRow(
        id=key, game="parlour", title="", status="waiting", public=False, settings=settings, host="ada", code=key,
        seq=0, revision=0, version=0, waiting=[], result="", people=1, proposal=None, created=1, changed=1,
    )  # fmt: skip


def seat(key: str) -> SeatRow:
    return SeatRow(
        seat=0, kind="human", bot="", name="Ada", holder="ada", code=f"seat-{key}", stand_in="", muted=False, orders=""
    )  # fmt: skip


def with_tables(folder: Path, doing: Callable[[Store], Awaitable[None]]) -> Path:
    """A database with a few tables that wait for their first answer."""
    file = folder / "seance.db"
    upgrade(f"sqlite:///{file}")

    async def run() -> None:
        store = Store(f"sqlite:///{file}")
        for key in TABLES:
            await store.new_table(row(key), [seat(key)])
        await doing(store)
        await store.close()

    asyncio.run(run())
    return file


def kept(file: Path) -> list[tuple[str, int]]:
    with sqlite3.connect(file) as db:
        rows = db.execute("SELECT table_id, seq FROM journal ORDER BY table_id, seq").fetchall()
    db.close()
    return rows


def test_many_tables_append_at_the_same_time(tmp_path: Path) -> None:
    async def doing(store: Store) -> None:
        assert await asyncio.gather(*[store.append(key, 0, change()) for key in TABLES]) == [1] * len(TABLES)

    assert kept(with_tables(tmp_path, doing)) == [(key, 1) for key in TABLES]


def test_who_comes_too_late_has_no_part_in_it_and_the_others_have(tmp_path: Path) -> None:
    async def doing(store: Store) -> None:
        tries = [store.append(key, 0, change(seat)) for key in TABLES for seat in (0, 1)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert found[::2] == [1] * len(TABLES)
        assert all(isinstance(each, Conflict) for each in found[1::2])

    assert kept(with_tables(tmp_path, doing)) == [(key, 1) for key in TABLES]


def test_nothing_of_it_is_kept_while_the_database_is_locked(tmp_path: Path) -> None:
    async def doing(store: Store) -> None:
        lock = sqlite3.connect(tmp_path / "seance.db", isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
        found = await asyncio.gather(*[store.append(key, 0, change()) for key in TABLES], return_exceptions=True)
        assert all(isinstance(each, Trouble) for each in found)
        lock.execute("ROLLBACK")
        lock.close()
        assert await store.append(TABLES[0], 0, change(result="won")) == 1
        ended = await store.table(TABLES[0])
        assert ended is not None
        assert (ended.status, ended.result, ended.version) == ("over", "won", 1)

    assert kept(with_tables(tmp_path, doing)) == [(TABLES[0], 1)]


def test_who_comes_after_the_end_is_told_so(tmp_path: Path) -> None:
    async def doing(store: Store) -> None:
        await store.close()
        found = await asyncio.gather(*[store.append(key, 0, change()) for key in TABLES], return_exceptions=True)
        assert all(isinstance(each, Trouble) for each in found)

    assert kept(with_tables(tmp_path, doing)) == []


def test_an_answer_is_acknowledged_before_what_it_caused(house: House) -> None:
    ada = solo(house)
    for n in range(8):
        ask = ada.wait()
        if ask is None:
            break
        catch_up(ada)
        ada.send(GiveAnswer(number=ask.number, keys=any_answer(ask, random.Random(n))))
        first = ada.until(lambda message: isinstance(message, Ack | Events | AskMessage))
        assert isinstance(first, Ack)
        ada.until(lambda message: isinstance(message, AskMessage))


def test_what_needs_no_thought_is_kept_with_the_answer_before_it(house: House) -> None:
    ada = solo(house)
    for n in range(5):
        ask = ada.wait()
        if ask is None:
            break
        ada.answer(any_answer(ask, random.Random(n)))
        with sqlite3.connect(house.settings.database.removeprefix("sqlite:///")) as db:
            due = db.execute("SELECT due FROM tables WHERE id = ?", (ada.at.id,)).fetchone()[0]
        db.close()
        assert due is None  # the random bots have answered already
