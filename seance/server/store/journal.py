"""Games go on by `append`: it succeeds only for who knows the latest entry, so any number of workers may try.

SQLite writes one transaction after the other; so there what many tables want to append meanwhile is committed together.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, delete, insert, or_, select, update

from . import tables as t
from .base import Base, Conflict, Trouble, nobody, reads, writes
from .codec import change_values, journal_of, seats_of, without_gaps
from .rows import Change, JournalRow

KEPT_CHECKPOINTS = 2  # beside the first
LONGEST_WAIT = 120_000  # ms: a table that has to wait for longer was left by a clock that has been set back

CHANGED = ("seq", "status", "revision", "waiting", "result", "chapter", "changed", "due")
APPEND = (
    update(t.tables)
    .where(t.tables.c.id == bindparam("key"), t.tables.c.seq == bindparam("before"), t.tables.c.status != "archived")
    .values(version=t.tables.c.version + bindparam("more"), **{name: bindparam(f"new_{name}") for name in CHANGED})
)
JOURNAL = insert(t.journal)


class Appending(NamedTuple):
    """Entries that wait to be committed, and who waits for it."""

    key: str
    seq: int
    change: Change
    done: asyncio.Future[int]


class Journal(Base):
    def __init__(self, url: str, took: Callable[[float], None] = nobody) -> None:
        super().__init__(url, took)
        self.queue: list[Appending] = []
        self.emptying: asyncio.Task[None] | None = None

    @writes
    def start(self, db: Connection, /, key: str, change: Change, people: int) -> bool:
        """From waiting to playing, with the first checkpoint."""
        query = update(t.tables).where(t.tables.c.id == key, t.tables.c.status == "waiting")
        done = db.execute(
            query.values(**change_values(change), people=people, version=t.tables.c.version + 1)
        )  # fmt: skip
        if done.rowcount != 1:
            return False
        keep_checkpoint(db, key, 0, change)
        seats = [seat for seat in seats_of(db, key) if seat.holder is not None]
        if seats:
            rows = [{"table_id": key, "seat": seat.seat, "identity": seat.holder, "removed": False} for seat in seats]
            db.execute(insert(t.sitters), rows)
        return True

    async def append(self, key: str, seq: int, change: Change) -> int:
        """Keep these entries behind the seq-th; the new seq. Conflict if that is no longer the last one."""
        if not self.together:
            work = partial(appended, key=key, seq=seq, change=change)
            return await self.run(self.writers, partial(self.writing, work))
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.queue.append(Appending(key, seq, change, done))
        if self.emptying is None:
            self.emptying = asyncio.create_task(self.empty_queue())
        return await done

    async def empty_queue(self) -> None:
        """Commit what has queued up, together, until nothing is left."""
        try:
            while self.queue:
                several, self.queue = self.queue, []
                try:
                    found = await self.run(self.writers, partial(self.append_all, several))
                except RuntimeError as error:  # the store is closed
                    found = [Trouble(str(error))] * len(several)
                for one, result in zip(several, found, strict=True):
                    if one.done.cancelled():
                        continue
                    if isinstance(result, int):
                        one.done.set_result(result)
                    else:
                        one.done.set_exception(result)
        finally:
            self.emptying = None

    def append_all(self, several: list[Appending]) -> list[int | Exception]:
        """One transaction for all of them; who comes too late has no part in it."""

        def work(db: Connection) -> list[int | Exception]:
            return [tried(partial(appended, db, one.key, one.seq, one.change)) for one in several]

        try:
            return self.writing(work)
        except Exception as error:
            if len(several) == 1 or isinstance(error, Trouble):
                return [error] * len(several)
            return [self.append_all([one])[0] for one in several]

    @reads
    def journal(self, db: Connection, /, key: str, after: int) -> list[JournalRow]:
        return journal_of(db, key, after)

    @reads
    def begun(self, db: Connection, /, key: str) -> bool:
        return db.scalar(select(t.checkpoints.c.seq).where(t.checkpoints.c.table_id == key).limit(1)) is not None

    @reads
    def recorded(
        self, db: Connection, /, key: str, before: int | None
    ) -> tuple[int, bytes, int, list[JournalRow]] | None:
        """The latest checkpoint, or the latest before one: seq, save, when its open question was put; and what came."""
        last = db.scalar(select(t.tables.c.seq).where(t.tables.c.id == key)) or 0
        c = t.checkpoints.c
        query = select(c.seq, c.save, c.opened).where(c.table_id == key).order_by(c.seq.desc()).limit(1)
        row = db.execute(query if before is None else query.where(c.seq < before)).first()
        if row is None:
            return None
        return row.seq, row.save, row.opened, without_gaps(journal_of(db, key, row.seq), row.seq + 1, last)

    @writes
    def rest(self, db: Connection, /, key: str) -> None:
        """Nobody has to act for this table before somebody comes."""
        db.execute(update(t.tables).where(t.tables.c.id == key).values(due=None))

    @writes
    def drive(self, db: Connection, /, key: str, worker: str, now: int, until: int) -> bool:
        """Take or keep the right to act for the table itself: bots, passes, deadlines."""
        c = t.tables.c
        free = or_(c.driver == worker, c.driver.is_(None), unled(now, until - now))
        query = update(t.tables).where(t.tables.c.id == key, t.tables.c.status == "playing", free)
        return db.execute(query.values(driver=worker, driver_until=until)).rowcount == 1

    @writes
    def release(self, db: Connection, /, worker: str) -> None:
        """This worker stops: others may act for its tables at once."""
        db.execute(update(t.tables).where(t.tables.c.driver == worker).values(driver=None, driver_until=0))

    @reads
    def neglected(self, db: Connection, /, now: int, lease: int, limit: int = 50) -> list[str]:
        """Tables at which the server should act, and no worker does; and those that wait for longer than any does."""
        c = t.tables.c
        due = or_(c.due <= now, c.due > now + LONGEST_WAIT)
        query = select(c.id).where(c.status == "playing", due, unled(now, lease)).order_by(c.due)
        return list(db.execute(query.limit(limit)).scalars())


def unled(now: int, lease: int) -> ColumnElement[bool]:
    """No worker acts for the table: its lease is over, or longer than any, because the clock was set back since."""
    return or_(t.tables.c.driver_until < now, t.tables.c.driver_until > now + lease)


def tried(work: Callable[[], int]) -> int | Exception:
    """What comes of it; a conflict is noticed before anything is written."""
    try:
        return work()
    except Conflict as conflict:
        return conflict


def appended(db: Connection, key: str, seq: int, change: Change) -> int:
    new = seq + len(change.entries)
    values = {f"new_{name}": value for name, value in change_values(change).items()}
    values |= {"key": key, "before": seq, "new_seq": new, "more": int(bool(change.result))}
    if db.execute(APPEND, values).rowcount != 1:
        raise Conflict
    rows = [
        {"table_id": key, "seq": seq + place, "entry": msgspec.json.encode(entry).decode(), "at": change.at}
        for place, entry in enumerate(change.entries, 1)
    ]
    db.execute(JOURNAL, rows)
    keep_checkpoint(db, key, new, change)
    return new


def keep_checkpoint(db: Connection, key: str, seq: int, change: Change) -> None:
    if change.checkpoint is None:
        return
    c = t.checkpoints.c
    row = {"table_id": key, "seq": seq, "save": change.checkpoint, "opened": change.opened}
    db.execute(insert(t.checkpoints).values(**row))
    kept = select(c.seq).where(c.table_id == key).order_by(c.seq.desc()).limit(KEPT_CHECKPOINTS)
    oldest = list(db.execute(kept).scalars())[-1]
    db.execute(delete(t.checkpoints).where(c.table_id == key, c.seq < oldest, c.seq > 0))
