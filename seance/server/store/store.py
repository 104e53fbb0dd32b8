"""Everything that is read from and written to the database.

A table goes on by `append`: it succeeds only for who knows the latest entry, so any number of workers may try.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, Select, and_, delete, event, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import tables as t
from .rows import Change, Entry, Identity, JournalRow, Proposed, SeatRow, Settings, TableRow

KEPT_CHECKPOINTS = 2  # beside the first
LIVE = ("waiting", "playing", "over")


class Conflict(Exception):
    """Somebody else was faster; look again and decide anew."""


class Trouble(Exception):
    """The database cannot be reached or written; nothing was kept."""


def async_url(url: str) -> str:
    """Our drivers for the databases that we know."""
    for plain, ours in (
        ("sqlite://", "sqlite+aiosqlite://"),
        ("postgresql://", "postgresql+psycopg://"),
        ("postgres://", "postgresql+psycopg://"),
    ):
        if url.startswith(plain):
            return ours + url.removeprefix(plain)
    return url


def prepare_sqlite(engine: AsyncEngine) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=2000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


class Store:
    def __init__(self, url: str) -> None:
        self.sqlite = url.startswith("sqlite")
        pool = {"pool_size": 4, "max_overflow": 0} if self.sqlite else {"pool_size": 8, "pool_pre_ping": True}
        self.engine = create_async_engine(async_url(url), **pool)
        if self.sqlite:
            prepare_sqlite(self.engine)
        self.writing = (
            asyncio.Lock() if self.sqlite else nullcontext()
        )  # SQLite has one writer; queueing beats retrying

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise Trouble(str(error)) from error

    @asynccontextmanager
    async def writer(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.writing, self.engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict from error
        except (SQLAlchemyError, OSError) as error:
            raise Trouble(str(error)) from error

    async def is_there(self) -> bool:
        try:
            async with self.reading() as db:
                await db.execute(select(t.secrets.c.name).limit(1))
        except Trouble:
            return False
        return True

    async def secret(self) -> bytes:
        """The key that signs cookies: the same for all workers, made by the first."""
        async with self.reading() as db:
            found = await db.scalar(select(t.secrets.c.value).where(t.secrets.c.name == "cookies"))
        if found is None:
            try:
                async with self.writer() as db:
                    await db.execute(insert(t.secrets).values(name="cookies", value=secrets.token_hex(32)))
            except Conflict:
                pass
            return await self.secret()
        return bytes.fromhex(found)

    # ---- identities --------------------------------------------------------------------------------------------------

    async def identity(self, key: str) -> Identity | None:
        async with self.reading() as db:
            row = (await db.execute(select(t.identities).where(t.identities.c.id == key))).first()
        return None if row is None else as_identity(row)

    async def new_identity(self, now: int) -> Identity:
        one = Identity(id=secrets.token_urlsafe(15), generation=0, name="", language="")
        async with self.writer() as db:
            await db.execute(insert(t.identities).values(**msgspec.to_builtins(one), created=now))
        return one

    async def change_identity(self, key: str, **values: str | int | None) -> None:
        async with self.writer() as db:
            await db.execute(update(t.identities).where(t.identities.c.id == key).values(**values))

    async def move_identity(self, passphrase: str) -> Identity | None:
        """Who has this passphrase, under a new generation: only the caller's cookie will be good."""
        which = t.identities.c.passphrase == passphrase
        async with self.writer() as db:
            await db.execute(update(t.identities).where(which).values(generation=t.identities.c.generation + 1))
            row = (await db.execute(select(t.identities).where(which))).first()
        return None if row is None else as_identity(row)

    # ---- tables ------------------------------------------------------------------------------------------------------

    async def new_table(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        async with self.writer() as db:
            await db.execute(insert(t.tables).values(**table_values(row), driver_until=0))
            await db.execute(insert(t.seats), [{"table_id": row.id, **msgspec.to_builtins(seat)} for seat in seats])

    async def table(self, key: str) -> TableRow | None:
        async with self.reading() as db:
            row = (await db.execute(select(t.tables).where(t.tables.c.id == key))).first()
        return None if row is None else as_table(row)

    async def seats(self, key: str) -> list[SeatRow]:
        async with self.reading() as db:
            rows = await db.execute(select(t.seats).where(t.seats.c.table_id == key).order_by(t.seats.c.seat))
        return [as_seat(row) for row in rows]

    async def whole_table(self, key: str) -> tuple[TableRow, list[SeatRow]] | None:
        row = await self.table(key)
        return None if row is None else (row, await self.seats(key))

    async def invited(self, code: str) -> tuple[str, int] | None:
        """The table and seat (-1: any open one) that a link leads to."""
        async with self.reading() as db:
            table = await db.scalar(select(t.tables.c.id).where(t.tables.c.code == code))
            if table is not None:
                return table, -1
            seat = (await db.execute(select(t.seats.c.table_id, t.seats.c.seat).where(t.seats.c.code == code))).first()
        return None if seat is None else (seat.table_id, seat.seat)

    async def listed(self, who: str, which: str, before: tuple[int, str] | None, limit: int) -> list[TableRow]:
        """Tables by last change, newest first, from behind the cursor on."""
        mine: ColumnElement[bool] = or_(
            t.tables.c.host == who, exists().where(t.seats.c.table_id == t.tables.c.id, t.seats.c.holder == who)
        )
        wanted = {
            "mine": and_(mine, t.tables.c.status.in_(LIVE)),
            "archived": and_(mine, t.tables.c.status == "archived"),
            "public": and_(t.tables.c.public, t.tables.c.status.in_(LIVE)),
        }[which]
        query: Select[Any] = select(t.tables).where(wanted)
        if before is not None:
            at, key = before
            query = query.where(or_(t.tables.c.changed < at, and_(t.tables.c.changed == at, t.tables.c.id < key)))
        query = query.order_by(t.tables.c.changed.desc(), t.tables.c.id.desc()).limit(limit)
        async with self.reading() as db:
            return [as_table(row) for row in await db.execute(query)]

    async def hosted(self, who: str) -> int:
        """How many tables this identity keeps alive."""
        query = select(func.count()).where(t.tables.c.host == who, t.tables.c.status.in_(LIVE[:2]))
        async with self.reading() as db:
            return await db.scalar(query) or 0

    async def change_table(self, key: str, *where: ColumnElement[bool], **values: Any) -> bool:
        async with self.writer() as db:
            query = update(t.tables).where(t.tables.c.id == key, *where)
            done = await db.execute(query.values(version=t.tables.c.version + 1, **values))
            return done.rowcount == 1

    async def change_seat(self, key: str, seat: int, *where: ColumnElement[bool], now: int, **values: Any) -> bool:
        """Change a seat if it is still as the caller thinks."""
        async with self.writer() as db:
            query = update(t.seats).where(t.seats.c.table_id == key, t.seats.c.seat == seat, *where)
            if (await db.execute(query.values(**values))).rowcount != 1:
                return False
            table = update(t.tables).where(t.tables.c.id == key)
            await db.execute(table.values(version=t.tables.c.version + 1, changed=now))
            return True

    async def delete_table(self, key: str) -> None:
        async with self.writer() as db:
            for table in (t.chat, t.journal, t.checkpoints, t.seats):
                await db.execute(delete(table).where(table.c.table_id == key))
            await db.execute(delete(t.tables).where(t.tables.c.id == key))

    # ---- the game ----------------------------------------------------------------------------------------------------

    async def start(self, key: str, change: Change, people: int) -> bool:
        """From waiting to playing, with the first checkpoint."""
        async with self.writer() as db:
            query = update(t.tables).where(t.tables.c.id == key, t.tables.c.status == "waiting")
            done = await db.execute(
                query.values(**change_values(change), people=people, version=t.tables.c.version + 1)
            )  # fmt: skip
            if done.rowcount != 1:
                return False
            await self._checkpoint(db, key, 0, change)
            return True

    async def append(self, key: str, seq: int, change: Change) -> int:
        """Keep these entries behind the seq-th; the new seq. Conflict if that is no longer the last one."""
        new = seq + len(change.entries)
        async with self.writer() as db:
            query = update(t.tables).where(t.tables.c.id == key, t.tables.c.seq == seq)
            values = change_values(change) | ({"version": t.tables.c.version + 1} if change.result else {})
            if (await db.execute(query.values(seq=new, **values))).rowcount != 1:
                raise Conflict
            rows = [
                {"table_id": key, "seq": seq + place, "entry": msgspec.json.encode(entry).decode(), "at": change.at}
                for place, entry in enumerate(change.entries, 1)
            ]
            await db.execute(insert(t.journal), rows)
            await self._checkpoint(db, key, new, change)
        return new

    async def _checkpoint(self, db: AsyncConnection, key: str, seq: int, change: Change) -> None:
        if change.checkpoint is None:
            return
        c = t.checkpoints.c
        row = {"table_id": key, "seq": seq, "save": change.checkpoint, "opened": change.opened}
        await db.execute(insert(t.checkpoints).values(**row))
        kept = select(c.seq).where(c.table_id == key).order_by(c.seq.desc()).limit(KEPT_CHECKPOINTS)
        oldest = list((await db.execute(kept)).scalars())[-1]
        await db.execute(delete(t.checkpoints).where(c.table_id == key, c.seq < oldest, c.seq > 0))

    async def journal(self, key: str, after: int) -> list[JournalRow]:
        query = select(t.journal).where(t.journal.c.table_id == key, t.journal.c.seq > after).order_by(t.journal.c.seq)
        async with self.reading() as db:
            rows = await db.execute(query)
        return [
            JournalRow(seq=row.seq, entry=msgspec.json.decode(row.entry, type=Entry), at=row.at) for row in rows
        ]  # fmt: skip

    async def checkpoint(self, key: str) -> tuple[int, bytes, int] | None:
        """The latest: seq, save, and when its open question was put."""
        c = t.checkpoints.c
        query = select(c.seq, c.save, c.opened).where(c.table_id == key).order_by(c.seq.desc()).limit(1)
        async with self.reading() as db:
            row = (await db.execute(query)).first()
        return None if row is None else (row.seq, row.save, row.opened)

    async def drive(self, key: str, worker: str, now: int, until: int) -> bool:
        """Take or keep the right to act for the table itself: bots, passes, deadlines."""
        free = or_(t.tables.c.driver == worker, t.tables.c.driver_until < now, t.tables.c.driver.is_(None))
        async with self.writer() as db:
            query = update(t.tables).where(t.tables.c.id == key, t.tables.c.status == "playing", free)
            return (await db.execute(query.values(driver=worker, driver_until=until))).rowcount == 1

    async def release(self, worker: str) -> None:
        """This worker stops: others may act for its tables at once."""
        async with self.writer() as db:
            await db.execute(update(t.tables).where(t.tables.c.driver == worker).values(driver=None, driver_until=0))

    async def neglected(self, now: int, limit: int = 50) -> list[str]:
        """Tables at which the server should act, and no worker does."""
        c = t.tables.c
        query = select(c.id).where(c.status == "playing", c.due <= now, c.driver_until < now).order_by(c.due)
        async with self.reading() as db:
            return list((await db.execute(query.limit(limit))).scalars())

    # ---- chat and reports --------------------------------------------------------------------------------------------

    async def say(self, key: str, n: int, line: bytes) -> None:
        async with self.writer() as db:
            await db.execute(insert(t.chat).values(table_id=key, n=n, line=line.decode()))

    async def chat(self, key: str, after: int, limit: int = 100) -> list[bytes]:
        """The last lines behind `after`, oldest first."""
        query = select(t.chat.c.line).where(t.chat.c.table_id == key, t.chat.c.n > after)
        async with self.reading() as db:
            rows = await db.execute(query.order_by(t.chat.c.n.desc()).limit(limit))
        return [line.encode() for line in rows.scalars()][::-1]

    async def report(self, **values: Any) -> int:
        async with self.writer() as db:
            done = await db.execute(insert(t.reports).values(**values).returning(t.reports.c.id))
            return int(done.scalar_one())


def as_identity(row: Row[Any]) -> Identity:
    return Identity(id=row.id, generation=row.generation, name=row.name, language=row.language)


def as_seat(row: Row[Any]) -> SeatRow:
    return msgspec.convert({name: getattr(row, name) for name in SeatRow.__struct_fields__}, SeatRow)


def as_table(row: Row[Any]) -> TableRow:
    values = {name: getattr(row, name) for name in TableRow.__struct_fields__}
    values["settings"] = msgspec.json.decode(row.settings, type=Settings)
    values["waiting"] = msgspec.json.decode(row.waiting)
    values["proposal"] = None if row.proposal is None else msgspec.json.decode(row.proposal, type=Proposed)
    return TableRow(**values)


def table_values(row: TableRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in TableRow.__struct_fields__}
    values["settings"] = as_text(row.settings)
    values["waiting"] = as_text(row.waiting)
    values["proposal"] = None if row.proposal is None else as_text(row.proposal)
    return values


def change_values(change: Change) -> dict[str, Any]:
    return {
        "status": "over" if change.result else "playing",
        "revision": change.revision,
        "waiting": as_text(change.waiting),
        "result": change.result,
        "changed": change.at,
        "due": change.due,
    }


def as_text(value: object) -> str:
    return msgspec.json.encode(value).decode()
