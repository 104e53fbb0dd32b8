"""A server in this process whose time stands still until a test moves it: nobody has to wait, and nothing is missed."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

import pytest
import uvicorn

from seance.server import clock
from seance.server.app import create
from seance.server.door import Door
from seance.server.rooms import Rooms
from seance.server.serve import WORKER, bound, prepare
from seance.server.web import Service
from tests.server.house import House

T = TypeVar("T")

STEP = 500  # ms that pass at once


async def settle() -> None:
    """Everybody goes on until they have to wait."""
    for _ in range(20):
        await asyncio.sleep(0)


class FrozenTime:
    """Stands where `time` is asked for by the server's clock."""

    def __init__(self) -> None:
        self.ms = time.time_ns() // 1_000_000
        self.set_by = 0  # ms by which somebody has set the clock of the machine

    def time_ns(self) -> int:
        return (self.ms + self.set_by) * 1_000_000

    def monotonic_ns(self) -> int:
        return self.ms * 1_000_000


class FrozenLoop(asyncio.SelectorEventLoop):
    """Whoever sleeps here sleeps until the time is moved."""

    def __init__(self, frozen: FrozenTime) -> None:
        self.frozen = frozen
        super().__init__()

    def time(self) -> float:
        return self.frozen.ms / 1000


class FrozenHouse(House):
    def __init__(self, folder: Path, frozen: FrozenTime, small_buffers: bool = False, **settings: object) -> None:
        super().__init__(folder, WORKER, **{"rate": 1.0, "uniform_ms": 700, "gone_ms": 90_000, **settings})
        self.frozen = frozen
        self.small_buffers = small_buffers
        self.server: uvicorn.Server | None = None
        self.thread: threading.Thread | None = None

    def start(self) -> None:
        prepare(self.settings)
        listening = bound("127.0.0.1", self.port)
        if self.small_buffers:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        self.port = listening.getsockname()[1]
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # of Litestar, about its next version
            self.app = create(self.settings)
        config = uvicorn.Config(
            self.app, http=Door, log_config=None, ws_ping_interval=None, ws_per_message_deflate=False,
            ws_max_size=self.settings.most_message * 2, timeout_graceful_shutdown=1,
        )  # fmt: skip
        self.server = uvicorn.Server(config)
        self.loop = FrozenLoop(self.frozen)
        serving = self.server.serve([listening])
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(serving,))
        self.thread.start()

    def close_down(self) -> None:
        assert self.server is not None
        assert self.thread is not None
        self.server.should_exit = True
        while self.thread.is_alive():
            self.frozen.ms += STEP
            self.loop.call_soon_threadsafe(lambda: None)
            self.thread.join(0.01)
        self.loop.close()

    @property
    def rooms(self) -> Rooms:
        """What the server has in memory; only its own thread may touch it."""
        service: Service = self.app.state.service
        return service.rooms

    def at_once(self, deed: Callable[[], T]) -> T:
        """Something is done to the server, in its own thread."""

        async def do() -> T:
            return deed()

        return asyncio.run_coroutine_threadsafe(do(), self.loop).result()

    def move(self, seconds: float) -> None:
        """So much later, step by step: whoever is busy goes on before the next one."""
        asyncio.run_coroutine_threadsafe(self.pass_by(round(seconds * 1000)), self.loop).result()

    async def pass_by(self, ms: int) -> None:
        await settle()
        for step in [STEP] * (ms // STEP) + [ms % STEP]:
            self.frozen.ms += step
            await settle()

    def rows(self, query: str, *args: object) -> list[tuple[object, ...]]:
        """What the database holds."""
        with closing(sqlite3.connect(self.settings.database.removeprefix("sqlite:///"))) as db:
            return db.execute(query, args).fetchall()


@contextmanager
def frozen_house(folder: Path, **settings: object) -> Iterator[FrozenHouse]:
    with pytest.MonkeyPatch.context() as patch:
        frozen = FrozenTime()
        patch.setattr(clock, "ours", clock.Clock(frozen))
        house = FrozenHouse(folder, frozen, **settings)  # type: ignore[arg-type]
        house.start()
        try:
            yield house
        finally:
            house.send_home()
            house.close_down()
