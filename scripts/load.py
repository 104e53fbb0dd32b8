"""`python -m scripts.load`: players over real sockets; how many tables a server carries, and how fast.

Every table has two people and two bots. People think for a while, answer at random, and measure how long it takes until
every seat of their table has heard of the answer.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

RUN = """
import sys, msgspec
from seance.server.config import Settings
from seance.server.serve import bound, prepare, serve
settings = msgspec.json.decode(sys.argv[1], type=Settings)
prepare(settings)
listening = bound("127.0.0.1", 0)
print(listening.getsockname()[1], flush=True)
serve(settings, listening)
"""


class Seat:
    """One person's socket."""

    def __init__(self, table: Table, seat: int, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.dice = random.Random(f"{table.id}:{seat}")
        self.over = False

    async def play(self, port: int, thinking: float, until: float) -> None:
        where = f"ws://127.0.0.1:{port}/api/tables/{self.table.id}/socket?seat={self.seat}"
        headers = {"Cookie": self.cookie}
        async with connect(where, additional_headers=headers, compression=None, max_size=None) as socket:
            while time.monotonic() < until and not self.over:
                try:
                    frame = await asyncio.wait_for(socket.recv(), 1)
                except TimeoutError:
                    continue
                message = msgspec.json.decode(frame)
                self.hear(message)
                ask = message.get("ask")
                if message["type"] in ("hello", "ask") and ask:
                    await asyncio.sleep(self.dice.uniform(0, 2 * thinking))
                    self.table.answered(self.seat)
                    answer = {"type": "answer", "number": ask["number"], "keys": self.choose(ask)}
                    await socket.send(msgspec.json.encode(answer).decode())

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] in ("events", "ack"):
            self.table.heard(self.seat)
        view = message.get("view") or message.get("patch") or {}
        self.over = self.over or bool(view.get("result"))

    def choose(self, ask: dict[str, Any]) -> list[str]:
        keys = [option["key"] for option in ask["options"] for _ in range(option.get("copies", 1))]
        self.dice.shuffle(keys)
        return keys[: max(ask.get("min", 1), min(ask.get("max", 1), 1))]


class Table:
    """Two people; measures from an answer until both have heard of it."""

    def __init__(self, key: str, times: list[float]) -> None:
        self.id = key
        self.times = times
        self.since = 0.0
        self.waiting: set[int] = set()

    def answered(self, seat: int) -> None:
        self.since = time.perf_counter()
        self.waiting = {0, 1}

    def heard(self, seat: int) -> None:
        if seat in self.waiting:
            self.waiting.discard(seat)
            if not self.waiting:
                self.times.append(time.perf_counter() - self.since)


async def new_table(client: httpx.AsyncClient, game: str, times: list[float]) -> list[Seat]:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    client.cookies.clear()
    made = await client.post("/api/tables", json={"game": game, "seats": seats})
    host = f"seance={made.cookies['seance']}"
    table = made.json()
    client.cookies.clear()
    joined = await client.post(f"/api/invitations/{table['link'].rpartition('/')[2]}", json={})
    guest = f"seance={joined.cookies['seance']}"
    client.cookies.clear()
    await client.post(f"/api/tables/{table['id']}/start", headers={"Cookie": host})
    shared = Table(table["id"], times)
    return [Seat(shared, 0, host), Seat(shared, 1, guest)]


def cpu_seconds(process: int) -> float:
    """What a process has used of a core so far; this does not depend on who else uses the machine."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(port: int, process: int, game: str, tables: int, seconds: float, thinking: float) -> dict[str, float]:
    times: list[float] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        seats = [seat for _ in range(tables) for seat in await new_table(client, game, times)]
    used = cpu_seconds(process)
    until = time.monotonic() + seconds
    results = await asyncio.gather(
        *[seat.play(port, thinking, until) for seat in seats], return_exceptions=True
    )  # fmt: skip
    failed = [result for result in results if isinstance(result, BaseException)]
    cut = statistics.quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
    return {
        "tables": tables,
        "answers_per_s": round(len(times) / seconds, 1),
        "p50_ms": round(cut[49] * 1000, 1),
        "p99_ms": round(cut[98] * 1000, 1),
        "cpu_ms_per_answer": round((cpu_seconds(process) - used) * 1000 / max(len(times), 1), 1),
        "failed_sockets": len(failed),
    }


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--game", default="parlour")
    wanted.add_argument("--tables", type=int, nargs="+", default=[25, 50, 100, 200])
    wanted.add_argument("--seconds", type=float, default=15)
    wanted.add_argument("--thinking", type=float, default=2.0, help="seconds that a person thinks, on average")
    wanted.add_argument("--database", default="")
    wanted.add_argument("--redis", default="")
    wanted.add_argument("--workers", type=int, default=1)
    given = wanted.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = {
            "database": given.database or f"sqlite:///{Path(folder) / 'load.db'}", "redis": given.redis,
            "workers": given.workers, "rate": 1000.0, "uniform_ms": 0,
        }  # fmt: skip
        command = [sys.executable, "-c", RUN, msgspec.json.encode(settings).decode()]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert server.stdout is not None
        try:
            port = int(server.stdout.readline())
            for tables in given.tables:
                found = asyncio.run(measure(port, server.pid, given.game, tables, given.seconds, given.thinking))
                print(msgspec.json.encode(found).decode(), flush=True)
        finally:
            server.terminate()
            server.communicate()


if __name__ == "__main__":
    main()
