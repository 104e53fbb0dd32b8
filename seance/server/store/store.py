"""Everything that is read from and written to the database.

A table goes on by `append`: it succeeds only for who knows the latest entry, so any number of workers may try.
Every method is one transaction, run in a thread that waits for the database instead of the event loop. SQLite writes
one transaction after the other; so there what many tables want to append meanwhile is committed together.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial, wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar

import msgspec
import structlog
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Row,
    Select,
    and_,
    bindparam,
    create_engine,
    delete,
    event,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)  # fmt: skip
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from seance.bots.registry import EXPERT, SEARCH
from seance.engine import Refused

from . import tables as t
from .migrate import sync_url
from .rows import Change, Entry, Identity, JournalRow, News, Proposed, SeatRow, Settings, TableRow, Unreadable

log = structlog.get_logger()

P = ParamSpec("P")
T = TypeVar("T")

KEPT_CHECKPOINTS = 2  # beside the first
LIVE = ("waiting", "playing", "over")
READERS, POSTGRES = 2, 6  # threads
LONGEST_WAIT = 120_000  # ms: a table that has to wait for longer was left by a clock that has been set back

CHANGED = ("seq", "status", "revision", "waiting", "result", "chapter", "changed", "due")
APPEND = (
    update(t.tables)
    .where(t.tables.c.id == bindparam("key"), t.tables.c.seq == bindparam("before"), t.tables.c.status != "archived")
    .values(version=t.tables.c.version + bindparam("more"), **{name: bindparam(f"new_{name}") for name in CHANGED})
)
JOURNAL = insert(t.journal)
ANSWERED = (
    select(t.journal)
    .where(t.journal.c.table_id == bindparam("key"), t.journal.c.seq > bindparam("after"))
    .order_by(t.journal.c.seq)
)
LAST_LINE = select(func.max(t.chat.c.n)).where(t.chat.c.table_id == t.tables.c.id).scalar_subquery()
NEWS = select(
    *[t.tables.c[name] for name in ("id", "seq", "version", "quiet", "status")],
    func.coalesce(LAST_LINE, -1).label("chat"),
).where(t.tables.c.id.in_(bindparam("keys", expanding=True)))
TABLE = select(t.tables).where(t.tables.c.id == bindparam("key"))
SEATS = select(t.seats).where(t.seats.c.table_id == bindparam("key")).order_by(t.seats.c.seat)


BANNED = (
    exists().where(t.bans.c.host == "", t.bans.c.identity == t.identities.c.id).correlate(t.identities).label("banned")
)
DAY = 86_400_000  # ms
MOST_FORGOTTEN = 200  # tables that are deleted at once


class Conflict(Exception):
    """Somebody else was faster; look again and decide anew."""


class Trouble(Exception):
    """The database cannot be reached or written; nothing was kept."""


def prepare_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=2000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


Work = Callable[Concatenate["Store", Connection, P], T]
Method = Callable[Concatenate["Store", P], Coroutine[Any, Any, T]]


def reads(work: Work[P, T]) -> Method[P, T]:
    """A method that only reads."""

    @wraps(work)
    async def method(self: Store, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.run(self.readers, partial(self.reading, lambda db: work(self, db, *args, **kwargs)))

    return method


def writes(work: Work[P, T]) -> Method[P, T]:
    """A method that is committed as a whole, or not at all."""

    @wraps(work)
    async def method(self: Store, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.run(self.writers, partial(self.writing, lambda db: work(self, db, *args, **kwargs)))

    return method


def nobody(_: float) -> None:
    """Nobody wants to know how long it took."""


class Store:
    def __init__(self, url: str, took: Callable[[float], None] = nobody) -> None:
        sqlite = url.startswith("sqlite")
        more: dict[str, Any] = {"pool_size": READERS + 1} if sqlite else {"pool_size": POSTGRES, "pool_pre_ping": True}
        self.took = took
        self.engine = create_engine(sync_url(url), hide_parameters=True, **more)
        if sqlite:
            prepare_sqlite(self.engine)
        self.readers = ThreadPoolExecutor(READERS if sqlite else POSTGRES, "reader")
        self.writers = ThreadPoolExecutor(1, "writer") if sqlite else self.readers  # SQLite has one writer
        self.together = sqlite
        self.queue: list[Appending] = []
        self.emptying: asyncio.Task[None] | None = None

    async def run(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        began = time.perf_counter()
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, work)
        finally:
            self.took(time.perf_counter() - began)

    def reading(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except (SQLAlchemyError, OSError) as error:
            raise Trouble(str(error)) from error

    def writing(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except IntegrityError as error:
            raise Conflict from error
        except (SQLAlchemyError, OSError) as error:
            raise Trouble(str(error)) from error

    async def close(self) -> None:
        for threads in (self.readers, self.writers):
            threads.shutdown()
        self.engine.dispose()

    async def is_writable(self) -> bool:
        """Something is written, as every answer will be."""
        try:
            await self.touch()
        except (Trouble, Conflict):
            return False
        return True

    @writes
    def touch(self, db: Connection) -> None:
        db.execute(update(t.secrets).values(value=t.secrets.c.value))

    @reads
    def kept_secret(self, db: Connection) -> str | None:
        return db.scalar(select(t.secrets.c.value).where(t.secrets.c.name == "cookies"))

    @writes
    def keep_secret(self, db: Connection, /, value: str) -> None:
        db.execute(insert(t.secrets).values(name="cookies", value=value))

    async def secret(self) -> bytes:
        """The key that signs cookies: the same for all workers, made by the first."""
        found = await self.kept_secret()
        if found is None:
            with suppress(Conflict):
                await self.keep_secret(secrets.token_hex(32))
            found = await self.kept_secret()
        assert found is not None
        return bytes.fromhex(found)

    # ---- identities --------------------------------------------------------------------------------------------------

    @reads
    def identity(self, db: Connection, /, key: str) -> Identity | None:
        row = db.execute(select(t.identities, BANNED).where(t.identities.c.id == key)).first()
        return None if row is None else as_identity(row)

    @reads
    def generations(self, db: Connection, /, keys: Collection[str]) -> dict[str, int]:
        """Which cookies of these identities are good; who is banned has none."""
        c = t.identities.c
        rows = db.execute(select(c.id, c.generation, BANNED).where(c.id.in_(keys)))
        return {row.id: row.generation + bool(row.banned) for row in rows}

    @writes
    def new_identity(self, db: Connection, /, now: int) -> Identity:
        one = Identity(id=secrets.token_urlsafe(15), generation=0, name="", language="", seen=now)
        values = {name: value for name, value in msgspec.to_builtins(one).items() if name != "banned"}
        db.execute(insert(t.identities).values(**values, created=now))
        return one

    @writes
    def change_identity(self, db: Connection, /, key: str, **values: str | int | None) -> None:
        db.execute(update(t.identities).where(t.identities.c.id == key).values(**values))

    @reads
    def hook(self, db: Connection, /, key: str) -> tuple[str, str] | None:
        """Where somebody wants to be told that it is their turn, and the secret that signs it."""
        c = t.identities.c
        row = db.execute(select(c.hook, c.hook_secret).where(c.id == key, c.hook != "")).first()
        return None if row is None else (row.hook, row.hook_secret)

    @writes
    def move_identity(self, db: Connection, /, passphrase: str) -> Identity | None:
        """Who has this passphrase, which is used up; under a new generation: only the caller's cookie is good."""
        row = db.execute(select(t.identities, BANNED).where(t.identities.c.passphrase == passphrase)).first()
        if row is None:
            return None
        one = as_identity(row)
        one.generation += 1
        which = update(t.identities).where(t.identities.c.id == one.id, t.identities.c.passphrase == passphrase)
        used = db.execute(which.values(generation=one.generation, passphrase=None))
        return one if used.rowcount == 1 else None

    @reads
    def learnt(self, db: Connection, /, who: str) -> set[str]:
        """The lessons, notes and puzzles that somebody has done with."""
        return set(db.scalars(select(t.learnt.c.what).where(t.learnt.c.identity == who)))

    @writes
    def learn(self, db: Connection, /, who: str, what: Collection[str]) -> None:
        known = set(db.scalars(select(t.learnt.c.what).where(t.learnt.c.identity == who, t.learnt.c.what.in_(what))))
        new = [{"identity": who, "what": each} for each in dict.fromkeys(what) if each not in known]
        if new:
            db.execute(insert(t.learnt), new)

    @writes
    def forget(self, db: Connection, /, who: str, what: str) -> None:
        db.execute(delete(t.learnt).where(t.learnt.c.identity == who, t.learnt.c.what == what))

    @reads
    def finished(self, db: Connection, /, who: str) -> set[str]:
        """The games of which somebody has played one to its end."""
        at = t.tables.join(t.seats, t.seats.c.table_id == t.tables.c.id)
        found = select(t.tables.c.game).select_from(at).where(t.seats.c.holder == who, t.tables.c.result != "")
        return set(db.scalars(found.distinct()))

    @reads
    def note(self, db: Connection, /, name: str) -> str:
        return db.scalar(select(t.notes.c.value).where(t.notes.c.name == name)) or ""

    @writes
    def ban(self, db: Connection, /, host: str, who: str, name: str, now: int) -> None:
        """From all tables of this host."""
        db.execute(delete(t.bans).where(t.bans.c.host == host, t.bans.c.identity == who))
        db.execute(insert(t.bans).values(host=host, identity=who, name=name, at=now))

    @writes
    def lift_ban(self, db: Connection, /, host: str, who: str) -> None:
        """And whoever was removed from tables of this host may come back."""
        db.execute(delete(t.bans).where(t.bans.c.host == host, t.bans.c.identity == who))
        theirs = select(t.tables.c.id).where(t.tables.c.host == host)
        here = update(t.sitters).where(t.sitters.c.identity == who, t.sitters.c.table_id.in_(theirs))
        db.execute(here.values(removed=False))

    @reads
    def bans(self, db: Connection, /, host: str) -> list[tuple[str, str, int]]:
        """Whom this host has banned: identity, name, when."""
        rows = db.execute(select(t.bans).where(t.bans.c.host == host).order_by(t.bans.c.at.desc()))
        return [(row.identity, row.name, row.at) for row in rows]

    @reads
    def seats_held(self, db: Connection, /, who: str) -> list[tuple[str, int]]:
        rows = db.execute(select(t.seats.c.table_id, t.seats.c.seat).where(t.seats.c.holder == who))
        return [(row.table_id, row.seat) for row in rows]

    @writes
    def forget_person(self, db: Connection, /, who: str) -> list[str]:
        """Everything of an identity that holds no seat any more; the tables that are gone with it."""
        c, gone = t.tables.c, list[str]()
        for table in list(db.execute(select(c.id).where(c.host == who)).scalars()):
            heir = db.scalar(select(t.seats.c.holder).where(t.seats.c.table_id == table, t.seats.c.holder.is_not(None)))
            if heir is None:
                erase(db, table)
                gone.append(table)
            else:
                db.execute(update(t.tables).where(c.id == table).values(host=heir, version=c.version + 1))
        held = select(t.sitters.c.table_id, t.sitters.c.seat).where(t.sitters.c.identity == who)
        for table, seat in db.execute(held).all():
            said = t.chat.c.line.like(f'%"seat":{seat},%')
            db.execute(delete(t.chat).where(t.chat.c.table_id == table, said))
        db.execute(delete(t.sitters).where(t.sitters.c.identity == who))
        db.execute(delete(t.bans).where(or_(t.bans.c.host == who, t.bans.c.identity == who)))
        db.execute(delete(t.learnt).where(t.learnt.c.identity == who))
        db.execute(delete(t.reports).where(t.reports.c.identity == who))
        db.execute(update(t.reports).where(t.reports.c.about == who).values(about=""))
        db.execute(delete(t.identities).where(t.identities.c.id == who))
        return gone

    @writes
    def forget_old(self, db: Connection, /, now: int, days: Keeps) -> list[str]:
        """What is older than it is kept; the tables that are gone."""
        c, gone = t.tables.c, list[str]()
        kept = {"waiting": days.keep_waiting, "over": days.keep_finished, "archived": days.keep_archived}
        for status, most in kept.items():
            if most:
                old = select(c.id).where(c.status == status, c.changed < now - most * DAY).limit(MOST_FORGOTTEN)
                gone += db.execute(old).scalars()
        for table in gone:
            erase(db, table)
        if days.keep_chat:
            quiet = select(c.id).where(c.changed < now - days.keep_chat * DAY)
            db.execute(delete(t.chat).where(t.chat.c.table_id.in_(quiet)))
        if days.keep_reports:
            db.execute(delete(t.reports).where(t.reports.c.at < now - days.keep_reports * DAY))
        if days.keep_people:
            i = t.identities.c
            hosts = exists().where(c.host == i.id).correlate(t.identities)
            sits = exists().where(t.seats.c.holder == i.id).correlate(t.identities)
            banned = exists().where(t.bans.c.identity == i.id).correlate(t.identities)
            db.execute(delete(t.identities).where(i.seen < now - days.keep_people * DAY, ~hosts, ~sits, ~banned))
        return gone

    # ---- tables ------------------------------------------------------------------------------------------------------

    @writes
    def new_table(self, db: Connection, /, row: TableRow, seats: Sequence[SeatRow]) -> None:
        db.execute(insert(t.tables).values(**table_values(row), driver_until=0))
        db.execute(insert(t.seats), [{"table_id": row.id, **msgspec.to_builtins(seat)} for seat in seats])

    @reads
    def table(self, db: Connection, /, key: str) -> TableRow | None:
        return table_of(db, key)

    @reads
    def seats(self, db: Connection, /, key: str) -> list[SeatRow]:
        return seats_of(db, key)

    @reads
    def whole_table(self, db: Connection, /, key: str) -> tuple[TableRow, list[SeatRow]] | None:
        row = table_of(db, key)
        return None if row is None else (row, seats_of(db, key))

    @reads
    def since(
        self, db: Connection, /, key: str, version: tuple[int, int], seq: int | None
    ) -> tuple[TableRow, list[SeatRow] | None, list[JournalRow]] | None:
        """The table; its seats, if it is not of this version any more; and what was answered after seq."""
        row = table_of(db, key)
        if row is None:
            return None
        seats = None if (row.version, row.quiet) == version else seats_of(db, key)
        return row, seats, journal_of(db, key, seq) if seq is not None and row.seq > seq else []

    @reads
    def news(self, db: Connection, /, keys: Sequence[str]) -> dict[str, News]:
        """How far these tables are; those that are gone are missing."""
        rows = db.execute(NEWS, {"keys": keys})
        return {
            row.id: News(seq=row.seq, version=row.version, quiet=row.quiet, status=row.status, chat=row.chat)
            for row in rows
        }

    @reads
    def invited(self, db: Connection, /, code: str) -> tuple[str, int] | None:
        """The table and seat (-1: any open one) that a link leads to."""
        table = db.scalar(select(t.tables.c.id).where(t.tables.c.code == code))
        if table is not None:
            return table, -1
        seat = db.execute(select(t.seats.c.table_id, t.seats.c.seat).where(t.seats.c.code == code)).first()
        return None if seat is None else (seat.table_id, seat.seat)

    @reads
    def listed(
        self, db: Connection, who: str, which: str, before: tuple[int, str] | None, limit: int
    ) -> list[TableRow]:
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
        return [found for row in db.execute(query) if (found := if_readable(row)) is not None]

    @reads
    def hosted(self, db: Connection, /, who: str) -> int:
        """How many tables this identity keeps alive."""
        query = select(func.count()).where(t.tables.c.host == who, t.tables.c.status.in_(LIVE[:2]))
        return db.scalar(query) or 0

    @reads
    def searching(self, db: Connection, /, who: str, but: str) -> int:
        """At how many of their other unfinished tables bots search."""
        slow = or_(*[bot.startswith(kind) for bot in (t.seats.c.bot, t.seats.c.stand_in) for kind in (SEARCH, EXPERT)])
        at_it = exists().where(t.seats.c.table_id == t.tables.c.id, slow)
        c = t.tables.c
        query = select(func.count()).where(c.host == who, c.status.in_(LIVE[:2]), c.id != but, at_it)
        return db.scalar(query) or 0

    @writes
    def change_table(self, db: Connection, /, key: str, *where: ColumnElement[bool], **values: Any) -> bool:
        query = update(t.tables).where(t.tables.c.id == key, *where)
        done = db.execute(query.values(version=t.tables.c.version + 1, **values))
        return done.rowcount == 1

    @writes
    def change_seat(
        self, db: Connection, /, key: str, seat: int, *where: ColumnElement[bool], now: int, **values: Any
    ) -> bool:
        """Change a seat if it is still as the caller thinks."""
        query = update(t.seats).where(t.seats.c.table_id == key, t.seats.c.seat == seat, *where)
        if db.execute(query.values(**values)).rowcount != 1:
            return False
        table = update(t.tables).where(t.tables.c.id == key)
        db.execute(table.values(version=t.tables.c.version + 1, changed=now))
        return True

    @writes
    def keep_orders(self, db: Connection, /, key: str, seat: int, orders: str) -> None:
        """What a seat lets pass is nobody else's business: nothing that others see changes."""
        db.execute(update(t.seats).where(t.seats.c.table_id == key, t.seats.c.seat == seat).values(orders=orders))
        db.execute(update(t.tables).where(t.tables.c.id == key).values(quiet=t.tables.c.quiet + 1))

    @writes
    def take_seat(self, db: Connection, /, key: str, seat: int, link: str, now: int, who: str, **values: Any) -> bool:
        """Sit down where a link leads, if it is still good; whoever was shown out once is welcome again."""
        query = update(t.seats).where(t.seats.c.table_id == key, t.seats.c.seat == seat, t.seats.c.code == link)
        if db.execute(query.values(holder=who, **values)).rowcount != 1:
            return False
        table = update(t.tables).where(t.tables.c.id == key)
        db.execute(table.values(version=t.tables.c.version + 1, changed=now))
        here = t.sitters.c.table_id == key, t.sitters.c.identity == who
        db.execute(update(t.sitters).where(*here).values(removed=False))
        begun = db.scalar(select(t.checkpoints.c.seq).where(t.checkpoints.c.table_id == key).limit(1)) is not None
        if begun and db.scalar(select(t.sitters.c.seat).where(*here, t.sitters.c.seat == seat)) is None:
            db.execute(insert(t.sitters).values(table_id=key, seat=seat, identity=who, removed=False))
        return True

    @reads
    def held(self, db: Connection, /, key: str, who: str) -> set[int]:
        """The seats of a game that this person has ever played."""
        c = t.sitters.c
        return set(db.execute(select(c.seat).where(c.table_id == key, c.identity == who, c.seat >= 0)).scalars())

    @writes
    def show_out(self, db: Connection, /, key: str, who: str) -> None:
        """The host has removed somebody from the table."""
        here = t.sitters.c.table_id == key, t.sitters.c.identity == who
        if not db.execute(update(t.sitters).where(*here).values(removed=True)).rowcount:
            db.execute(insert(t.sitters).values(table_id=key, seat=-1, identity=who, removed=True))

    @reads
    def shut_out(self, db: Connection, /, key: str, host: str, who: str) -> bool:
        """Has the host removed this person from the table, or banned them from all?"""
        s, b = t.sitters.c, t.bans.c
        removed = select(s.seat).where(s.table_id == key, s.identity == who, s.removed).limit(1)
        banned = select(b.at).where(b.host == host, b.identity == who)
        return db.scalar(removed) is not None or db.scalar(banned) is not None

    @writes
    def delete_table(self, db: Connection, /, key: str) -> None:
        erase(db, key)

    # ---- the game ----------------------------------------------------------------------------------------------------

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

    # ---- chat and reports --------------------------------------------------------------------------------------------

    @writes
    def say(self, db: Connection, /, key: str, n: int, line: bytes) -> None:
        db.execute(insert(t.chat).values(table_id=key, n=n, line=line.decode()))

    @reads
    def chat(self, db: Connection, /, key: str, after: int, limit: int = 100) -> list[bytes]:
        """The last lines behind `after`, oldest first."""
        query = select(t.chat.c.line).where(t.chat.c.table_id == key, t.chat.c.n > after)
        rows = db.execute(query.order_by(t.chat.c.n.desc()).limit(limit))
        return [line.encode() for line in rows.scalars()][::-1]

    @writes
    def report(self, db: Connection, /, **values: Any) -> int:
        done = db.execute(insert(t.reports).values(**values).returning(t.reports.c.id))
        return int(done.scalar_one())


class Keeps(Protocol):
    """How many days what is kept; 0: for ever."""

    @property
    def keep_waiting(self) -> int: ...
    @property
    def keep_finished(self) -> int: ...
    @property
    def keep_archived(self) -> int: ...
    @property
    def keep_chat(self) -> int: ...
    @property
    def keep_reports(self) -> int: ...
    @property
    def keep_people(self) -> int: ...


def erase(db: Connection, key: str) -> None:
    """A table with everything of it."""
    for table in (t.chat, t.journal, t.checkpoints, t.sitters, t.seats):
        db.execute(delete(table).where(table.c.table_id == key))
    db.execute(delete(t.tables).where(t.tables.c.id == key))


def unled(now: int, lease: int) -> ColumnElement[bool]:
    """No worker acts for the table: its lease is over, or longer than any, because the clock was set back since."""
    return or_(t.tables.c.driver_until < now, t.tables.c.driver_until > now + lease)


class Appending(NamedTuple):
    """Entries that wait to be committed, and who waits for it."""

    key: str
    seq: int
    change: Change
    done: asyncio.Future[int]


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


def table_of(db: Connection, key: str) -> TableRow | None:
    row = db.execute(TABLE, {"key": key}).first()
    if row is None:
        return None
    found = if_readable(row)
    if found is None:
        raise Refused("table-damaged")
    return found


def if_readable(row: Row[Any]) -> TableRow | None:
    """One damaged row is no reason to show none."""
    try:
        return as_table(row)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        log.error("a table is damaged", table=row.id, why=str(error)[:200])
        return None


def seats_of(db: Connection, key: str) -> list[SeatRow]:
    try:
        return [as_seat(row) for row in db.execute(SEATS, {"key": key})]
    except msgspec.MsgspecError as error:
        log.error("a seat is damaged", table=key, why=str(error)[:200])
        raise Refused("table-damaged") from error


def journal_of(db: Connection, key: str, after: int) -> list[JournalRow]:
    rows = db.execute(ANSWERED, {"key": key, "after": after})
    return [JournalRow(seq=row.seq, entry=entry_of(row.entry), at=row.at) for row in rows]


def entry_of(text: str) -> Entry | Unreadable:
    try:
        found: Entry = msgspec.json.decode(text, type=Entry)
        return found
    except (msgspec.MsgspecError, TypeError, UnicodeError):
        return Unreadable()


def without_gaps(rows: Sequence[JournalRow], first: int, last: int) -> list[JournalRow]:
    """All entries from the first to the last; those that are missing cannot be read."""
    known = {row.seq: row for row in rows}
    lost = JournalRow(seq=0, entry=Unreadable(), at=0)
    return [known.get(seq, lost) for seq in range(first, max(last, *known, 0) + 1)]


def keep_checkpoint(db: Connection, key: str, seq: int, change: Change) -> None:
    if change.checkpoint is None:
        return
    c = t.checkpoints.c
    row = {"table_id": key, "seq": seq, "save": change.checkpoint, "opened": change.opened}
    db.execute(insert(t.checkpoints).values(**row))
    kept = select(c.seq).where(c.table_id == key).order_by(c.seq.desc()).limit(KEPT_CHECKPOINTS)
    oldest = list(db.execute(kept).scalars())[-1]
    db.execute(delete(t.checkpoints).where(c.table_id == key, c.seq < oldest, c.seq > 0))


def as_identity(row: Row[Any]) -> Identity:
    return Identity(
        id=row.id,
        generation=row.generation,
        name=row.name,
        language=row.language,
        seen=row.seen,
        banned=bool(row.banned),
    )


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
        "chapter": change.chapter,
        "changed": change.at if change.changed is None else change.changed,
        "due": change.due,
    }


def as_text(value: object) -> str:
    return msgspec.json.encode(value).decode()
