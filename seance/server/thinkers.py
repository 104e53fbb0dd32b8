"""Processes in which bots think and files are read, and the line of those who wait for one.

A job has its process for itself and its time from when it begins. Whoever hangs is ended and replaced; no other job
hears of it. Who waits is let in by turns, first between owners and then between tables, the quick before the slow.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, TypeVar

import structlog

from .metrics import Metrics

log = structlog.get_logger()
T = TypeVar("T")

GRACE = 20.0  # seconds beyond its own time until somebody who is not back counts as stuck
PATIENCE = 10.0  # seconds beyond a job's own time that one waits for a turn
MOST_KNOWN = 10_000  # owners and tables of whom it is known when they had their last turn


class Turn(NamedTuple):
    """Who wants a process: for which table, and whether it is a job that takes long."""

    owner: str = ""
    table: str = ""
    slow: bool = False


ANYBODY = Turn()


class Thinker:
    """One process, which is started with its first job. It does one job at a time."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.closed = False
        self.thread = ThreadPoolExecutor(1, "thinker")  # waits for the process instead of the event loop

    async def do(self, doing: Callable[[], T], seconds: float) -> T | None:
        """What comes of it; None if the process dies or hangs."""
        answer = asyncio.get_running_loop().run_in_executor(self.thread, self.converse, doing)
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.shield(answer)
        except TimeoutError:
            log.error("a thinking process hung and was ended")
            self.kill()
            await asyncio.wait([answer])
            return None if answer.exception() is not None else answer.result()
        except (EOFError, OSError):
            if not self.closed:
                log.error("a thinking process died")
            return None

    def converse(self, doing: Callable[[], T]) -> T:
        """In a thread: hand the job over and wait for its end."""
        if self.process is None or not self.process.is_alive():
            self.start()
        assert self.pipe is not None
        try:
            self.pipe.send(doing)
            done, value = self.pipe.recv()
        except (EOFError, OSError):
            self.kill()
            self.process = None
            raise
        if not done:
            raise value
        found: T = value
        return found

    def start(self) -> None:
        """Meanwhile the server may have ended: then it is not needed any more."""
        context = multiprocessing.get_context("spawn")
        pipe, there = context.Pipe()
        process = context.Process(target=work, args=(there,), daemon=True)
        process.start()
        there.close()
        self.pipe, self.process = pipe, process
        if self.closed:
            self.kill()

    def kill(self) -> None:
        """Also one that was stopped and would hear nothing else."""
        if self.process is not None:
            self.process.kill()

    def close(self) -> None:
        self.closed = True
        self.kill()
        self.thread.shutdown(wait=False, cancel_futures=True)


def work(pipe: Connection) -> None:
    """In the process: one job after another, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's
    while True:
        try:
            doing: Callable[[], Any] = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = True, doing()
        except Exception as error:
            answer = False, error
        pipe.send(answer)


class Waiting(NamedTuple):
    turn: Turn
    n: int
    called: asyncio.Future[Thinker]


class Thinkers:
    """So many processes, and the line in front of them."""

    def __init__(self, seconds: float, processes: int = 1, metrics: Metrics | None = None) -> None:
        self.seconds = seconds
        self.free = [Thinker() for _ in range(processes)]
        self.all = list(self.free)
        self.line: list[Waiting] = []
        self.turns = 0
        self.served: dict[str, int] = {}  # the number of their last turn, by owner and by table
        self.metrics = metrics
        self.tasks: set[asyncio.Task[Any]] = set()

    async def run(self, doing: Callable[..., T], *args: object, turn: Turn = ANYBODY) -> T | None:
        """Done in a process; None if nobody had time for it, or it died or did not end."""
        try:
            thinker = await self.called(turn)
        except TimeoutError:
            return None
        task = asyncio.create_task(self.let_think(thinker, partial(doing, *args)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)  # whoever stops waiting for it, it is brought to its end

    def wake(self, doing: Callable[[], object]) -> None:
        """Every process begins now with this job, so that nobody has to wait for one later."""
        for thinker in self.free:
            task = asyncio.create_task(self.let_think(thinker, doing))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        self.free = []

    async def let_think(self, thinker: Thinker, doing: Callable[[], T]) -> T | None:
        try:
            return await thinker.do(doing, self.seconds + GRACE)
        finally:
            self.give_back(thinker)

    async def called(self, turn: Turn) -> Thinker:
        """Wait for a turn."""
        began = asyncio.get_running_loop().time()
        if self.free:
            thinker = self.free.pop()
            self.note(turn)
        else:
            waiting = Waiting(turn, self.turns, asyncio.get_running_loop().create_future())
            self.turns += 1
            self.line.append(waiting)
            self.count()
            try:
                async with asyncio.timeout(self.seconds + PATIENCE):
                    thinker = await waiting.called
            except BaseException:
                if waiting in self.line:
                    self.line.remove(waiting)
                elif waiting.called.done() and not waiting.called.cancelled():
                    self.give_back(waiting.called.result())
                raise
            finally:
                self.count()
        if self.metrics is not None:
            self.metrics.thinking_wait.observe(asyncio.get_running_loop().time() - began)
        return thinker

    def give_back(self, thinker: Thinker) -> None:
        """To who is next in the line."""
        self.line = [waiting for waiting in self.line if not waiting.called.done()]
        if not self.line:
            self.free.append(thinker)
            return
        first = min(self.line, key=self.place)
        self.line.remove(first)
        self.note(first.turn)
        first.called.set_result(thinker)

    def place(self, waiting: Waiting) -> tuple[bool, int, int, int]:
        turn = waiting.turn
        return turn.slow, self.served.get(turn.owner, -1), self.served.get(turn.table, -1), waiting.n

    def note(self, turn: Turn) -> None:
        self.turns += 1
        for key in (turn.owner, turn.table):
            self.served.pop(key, None)
            self.served[key] = self.turns
        while len(self.served) > MOST_KNOWN:
            del self.served[next(iter(self.served))]

    def count(self) -> None:
        if self.metrics is not None:
            self.metrics.thinking_line.set(len(self.line))

    def close(self) -> None:
        for thinker in self.all:
            thinker.close()
