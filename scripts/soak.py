"""`python -m scripts.soak --minutes 60`: people and bots play for as long; what the server keeps in memory meanwhile.

Every minute one line: the memory of the server itself and of its processes, the tables it holds, and the answers so
far. At the end, how much the server itself grew in an hour, by the line that fits the second half best: rules, texts
and wordings are read while they are first needed, so the first half is no measure.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import time
from collections.abc import Sequence
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path

import httpx
import msgspec
import uvloop
from msgspec import Struct

from scripts.load import ARRIVING, Evening, Server, keep_playing, running

PAGE_KB = 4


class Minute(Struct):
    minute: float
    server_mb: float
    processes_mb: float  # beside the server: bots that think, files that are read
    answers: int
    failed: int


def look(server: Server, evenings: Sequence[Evening], minute: float) -> Minute:
    kept = {process: int(fields[21]) * PAGE_KB / 1024 for process, fields in server.family().items()}
    own = kept.pop(server.process.pid, 0.0)
    return Minute(
        minute=minute,
        server_mb=round(own, 1),
        processes_mb=round(sum(kept.values()), 1),
        answers=sum([evening.answers for evening in evenings]),
        failed=sum([evening.failed for evening in evenings]),
    )


async def soak(server: Server, given: argparse.Namespace) -> list[Minute]:
    evenings = [Evening(server.url, game, given.thinking, given.bot) for game in given.game]
    found: list[Minute] = []
    forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    limits = httpx.Limits(max_connections=ARRIVING)
    async with httpx.AsyncClient(base_url=server.url, timeout=600, limits=limits, cookies=forgetful) as client:
        playing = [asyncio.create_task(keep_playing(evenings[n % len(evenings)], client)) for n in range(given.tables)]
        began = time.monotonic()
        while (past := time.monotonic() - began) < given.minutes * 60:
            await asyncio.sleep(60 - past % 60)
            found.append(look(server, evenings, round((time.monotonic() - began) / 60, 1)))
            print(msgspec.json.encode(found[-1]).decode(), flush=True)
            for each in playing:
                if each.done():
                    each.result()  # what went wrong is told
        for each in playing:
            each.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return found


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--minutes", type=float, default=60)
    wanted.add_argument("--tables", type=int, default=12)
    wanted.add_argument("--game", nargs="+", default=["nemesis", "eldritch", "arkham", "dungeontology"])
    wanted.add_argument("--thinking", type=float, default=1.0, help="seconds that a person thinks, on average")
    wanted.add_argument("--bot", default="planner")
    given = wanted.parse_args()
    with running(Path(), 1) as server:
        found = uvloop.run(soak(server, given))
    late = found[len(found) // 2 :]
    if len(late) > 1:
        slope = statistics.linear_regression([each.minute for each in late], [each.server_mb for each in late]).slope
        print(f"the server grew by {slope * 60:.1f} MB an hour in the second half ({late[-1].answers} answers in all)")


if __name__ == "__main__":
    main()
