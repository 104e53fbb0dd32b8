"""Every method of the store is one transaction, in a thread that waits for the database instead of the event loop."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from . import tables as t
from .migrate import sync_url

P = ParamSpec("P")
T = TypeVar("T")
B = TypeVar("B", bound="Base")

READERS, POSTGRES = 2, 6  # threads


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


def reads(work: Callable[Concatenate[B, Connection, P], T]) -> Callable[Concatenate[B, P], Coroutine[Any, Any, T]]:
    """A method that only reads."""

    @wraps(work)
    async def method(self: B, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.run(self.readers, partial(self.reading, lambda db: work(self, db, *args, **kwargs)))

    return method


def writes(work: Callable[Concatenate[B, Connection, P], T]) -> Callable[Concatenate[B, P], Coroutine[Any, Any, T]]:
    """A method that is committed as a whole, or not at all."""

    @wraps(work)
    async def method(self: B, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.run(self.writers, partial(self.writing, lambda db: work(self, db, *args, **kwargs)))

    return method


def nobody(_: float) -> None:
    """Nobody wants to know how long it took."""


class Base:
    """The database, and the threads that wait for it."""

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
