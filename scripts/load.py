"""`python -m scripts.load`: players over real sockets; how many tables a server carries, and how fast.

Every table has two people and two bots. People think for a while and answer at random; when a game is over they begin
another one. The time of an answer is from sending it until it is acknowledged, its own seat is up to date, and every
other seat that hears anything of it has heard it. Without `--tables` the number rises until one answer in a hundred
takes longer than `LIMIT`, and the knee is looked for between the last two numbers.

`--planners` seats two planners at each of sixty tables instead. Then three times are told: a person's answer until it
is acknowledged; a bot's move, from when everybody waits for bots alone until something happens; and the bots' turn,
until a person is asked again. `--against COMMIT` measures that version of the project too, in turn with this one, and
prints the quotients.
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
from asyncio import TaskGroup
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Literal, TypeAlias

import httpx
import msgspec
import uvloop
from msgspec import UNSET, Struct, UnsetType
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.parts import postgres, redis

LIMIT = 100.0  # ms that one answer in a hundred may take
LADDER = (100, 200, 400, 800, 1600)
HALVINGS = 2  # of the last step, for the knee
ARRIVING = 8  # tables that are opened at the same time
SETTLING = 5.0  # seconds between the last arrival and the first figure
PEOPLE = 2  # at every table; the other seats are bots'
LIVELY = 60  # tables with planners
OVERTAKEN = ("stale", "not-asked")  # somebody else settled the question while the answer was under way
ROUNDS = 2  # of both versions in turn
PING = 15.0  # seconds

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


class Choice(Struct):
    key: str
    copies: int = 1


class Asked(Struct):
    number: int
    options: list[Choice]
    min: int = 1
    max: int = 1


class Ending(Struct):
    """What a view or a patch says of the end of the game, and of whom everybody waits for."""

    result: str = ""
    waiting: list[int] | UnsetType | None = UNSET  # of a patch None: nobody any more


class Hello(Struct, tag="hello"):
    view: Ending
    ask: Asked | None


class Events(Struct, tag="events"):
    patch: Ending


class AskChanged(Struct, tag="ask"):
    ask: Asked | None


class Ack(Struct, tag="ack"):
    pass


class RefusedAnswer(Struct, tag="refused"):
    reason: str


Frame: TypeAlias = Hello | Events | AskChanged | Ack | RefusedAnswer
HEARD = tuple(f'{{"type":"{kind}"' for kind in ("hello", "events", "ask", "ack", "refused"))
frames: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)


class Row(Struct, omit_defaults=True):
    """What was found with so many tables."""

    server: str
    game: str
    tables: int
    answers_per_s: float
    per_table_s: float
    p50_ms: float
    p99_ms: float
    told: float  # of a hundred answers, how many another seat heard of
    cpu_ms: float  # of the server and its processes, per answer of a person, with the bots' answers that follow
    server_cores: float
    load_cores: float
    ack_p99_ms: float = 0.0
    bot_moves_per_s: float = 0.0
    bot_p50_ms: float = 0.0
    bot_p99_ms: float = 0.0
    turn_p99_ms: float = 0.0
    failed: int = 0


class Evening:
    """What all tables share: the server, the pace, and what was measured."""

    def __init__(self, url: str, game: str, thinking: float, bot: str) -> None:
        self.url = url
        self.game = game
        self.bot = bot
        self.thinking = thinking
        self.arriving = asyncio.Semaphore(ARRIVING)
        self.arrived = 0
        self.everybody = asyncio.Event()
        self.wanted = 0
        self.measuring = False
        self.times: list[float] = []
        self.acks: list[float] = []
        self.moves: list[float] = []  # of bots
        self.turns: list[float] = []  # of all bots, until a person is asked
        self.answers = 0
        self.told = 0
        self.failed = 0

    def arrive(self) -> None:
        self.arrived += 1
        if self.arrived == self.wanted:
            self.everybody.set()

    def took(self, given: Given) -> None:
        self.answers += 1
        if self.measuring:
            self.times.append(given.last - given.at)
            self.acks.append(given.acked - given.at)
            self.told += bool(given.others)

    def bots_took(self, seconds: float, whole: bool) -> None:
        if self.measuring:
            (self.turns if whole else self.moves).append(seconds)


class Given:
    """An answer that was sent, and who has to hear of it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.at = time.perf_counter()
        self.acked = 0.0
        self.own = 0.0
        self.others = 0.0

    @property
    def last(self) -> float:
        return max(self.acked, self.own, self.others)


class Table:
    """One game of two people."""

    def __init__(self, evening: Evening, key: str) -> None:
        self.evening = evening
        self.id = key
        self.given: list[Given] = []
        self.over = False
        self.asked: float | None = None  # since when everybody waits for bots alone
        self.moved = 0.0  # when something happened last since then

    def answers(self, seat: int) -> None:
        """What earlier answers caused has been heard, or will not be told to everybody."""
        for given in [given for given in self.given if given.acked and given.own]:
            self.evening.took(given)
            self.given.remove(given)
        self.given.append(Given(seat))

    def watches(self, at: float, seen: Ending) -> None:
        """The first seat looks at whom everybody waits for."""
        if self.asked is not None:
            self.evening.bots_took(at - self.moved, whole=False)
        if seen.waiting is UNSET:
            self.moved = at
            return
        asked = seen.waiting or []
        bots = min(asked, default=0) >= PEOPLE
        if self.asked is not None and not bots:
            self.evening.bots_took(at - self.asked, whole=True)
        self.asked = (at if self.asked is None else self.asked) if bots else None
        self.moved = at

    def hears(self, seat: int, frame: Frame) -> None:
        at = time.perf_counter()
        if seat == 0 and isinstance(frame, Events):
            self.watches(at, frame.patch)
        for given in self.given:
            if given.seat != seat:
                if isinstance(frame, Events) and not given.others:
                    given.others = at
            elif isinstance(frame, Ack):
                given.acked = given.acked or at
            elif isinstance(frame, Events | AskChanged) and given.acked and not given.own:
                given.own = at


async def play(table: Table, seat: int, cookie: str, arrived: asyncio.Event) -> None:
    """One person's socket, until the game is over."""
    dice = random.Random(f"{table.id}:{seat}")
    where = f"{table.evening.url.replace('http', 'ws')}/api/tables/{table.id}/socket?seat={seat}"
    headers = {"Cookie": cookie}
    async with (
        connect(where, additional_headers=headers, compression=None, max_size=None) as socket,
        TaskGroup() as mind,
    ):
        thinking: asyncio.Task[None] | None = None
        touch = mind.create_task(keep_in_touch(socket))
        while not table.over:
            data = await socket.recv()
            assert isinstance(data, str)
            if not data.startswith(HEARD):
                continue
            frame = frames.decode(data)
            table.hears(seat, frame)
            match frame:
                case RefusedAnswer(reason=reason):
                    if reason not in OVERTAKEN:
                        raise AssertionError(reason)
                case Events(patch=ending):
                    table.over = bool(ending.result)
                case Hello(ask=ask) | AskChanged(ask=ask):
                    arrived.set()
                    if thinking is not None:
                        thinking.cancel()
                    if ask is not None:
                        thinking = mind.create_task(think(table, seat, socket, ask, dice))
                case Ack():
                    pass
        touch.cancel()
        if thinking is not None:
            thinking.cancel()


async def keep_in_touch(socket: ClientConnection) -> None:
    """As the page does: whoever is not heard of for long counts as gone."""
    while True:
        await asyncio.sleep(PING)
        await socket.send('{"type":"ping"}')


async def think(table: Table, seat: int, socket: ClientConnection, ask: Asked, dice: random.Random) -> None:
    await asyncio.sleep(dice.uniform(0, 2 * table.evening.thinking))
    answer = {"type": "answer", "number": ask.number, "keys": choose(ask, dice)}
    table.answers(seat)
    await socket.send(msgspec.json.encode(answer).decode())


def choose(ask: Asked, dice: random.Random) -> list[str]:
    keys = [option.key for option in ask.options for _ in range(option.copies)]
    dice.shuffle(keys)
    return keys[: max(ask.min, min(ask.max, 1))]


async def open_table(evening: Evening, client: httpx.AsyncClient) -> tuple[str, list[str]]:
    """A new table with two people and two bots, and their cookies."""
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": evening.bot}] * 2]  # PEOPLE first
    made = await client.post("/api/tables", json={"game": evening.game, "seats": seats})
    table = made.raise_for_status().json()
    joined = await client.post(f"/api/invitations/{table['link'].rpartition('/')[2]}", json={})
    cookies = [answer.headers["set-cookie"].partition(";")[0] for answer in (made, joined.raise_for_status())]
    started = await client.post(f"/api/tables/{table['id']}/start", headers={"Cookie": cookies[0]})
    started.raise_for_status()
    return table["id"], cookies


async def keep_playing(evening: Evening, client: httpx.AsyncClient) -> None:
    """One game after another at one table."""
    first = True
    while True:
        async with evening.arriving:
            key, cookies = await open_table(evening, client)
            table = Table(evening, key)
            here = [asyncio.Event() for _ in cookies]
            people = [
                asyncio.create_task(play(table, seat, cookies[seat], here[seat])) for seat in range(len(cookies))
            ]  # fmt: skip
            await asyncio.wait([asyncio.create_task(all_set(here)), *people], return_when=asyncio.FIRST_COMPLETED)
        if first:
            evening.arrive()
            first = False
        try:
            await asyncio.gather(*people)
        except* (OSError, WebSocketException, AssertionError):
            evening.failed += 1
        finally:
            for person in people:
                person.cancel()


async def all_set(events: list[asyncio.Event]) -> None:
    for event in events:
        await event.wait()


async def measure(server: Server, game: str, tables: int, seconds: float, thinking: float, bot: str) -> Row:
    evening = Evening(server.url, game, thinking, bot)
    evening.wanted = tables
    limits = httpx.Limits(max_connections=ARRIVING)
    forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    async with httpx.AsyncClient(base_url=server.url, timeout=60, limits=limits, cookies=forgetful) as client:
        playing = [asyncio.create_task(keep_playing(evening, client)) for _ in range(tables)]
        arriving = asyncio.create_task(evening.everybody.wait())
        await asyncio.wait([arriving, *playing], return_when=asyncio.FIRST_COMPLETED)
        await asyncio.sleep(SETTLING)
        evening.measuring = True
        used, own, began = server.cpu_seconds(), time.process_time(), time.monotonic()
        await asyncio.sleep(seconds)
        evening.measuring = False
        took = time.monotonic() - began
        used, own = server.cpu_seconds() - used, time.process_time() - own
        for each in playing:
            if each.done():
                each.result()
            each.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    times = evening.times
    return Row(
        server=server.name,
        game=game,
        tables=tables,
        answers_per_s=round(len(times) / took, 1),
        per_table_s=round(len(times) / took / tables, 2),
        p50_ms=cut(times, 50),
        p99_ms=cut(times, 99),
        told=round(100 * evening.told / max(len(times), 1), 1),
        cpu_ms=round(used * 1000 / max(len(times), 1), 2),
        server_cores=round(used / took, 2),
        load_cores=round(own / took, 2),
        ack_p99_ms=cut(evening.acks, 99),
        bot_moves_per_s=round(len(evening.moves) / took, 1),
        bot_p50_ms=cut(evening.moves, 50),
        bot_p99_ms=cut(evening.moves, 99),
        turn_p99_ms=cut(evening.turns, 99),
        failed=evening.failed,
    )


def cut(times: list[float], percent: int) -> float:
    """Of a hundred times so many are shorter, in ms."""
    return round(statistics.quantiles(times, n=100)[percent - 1] * 1000, 1) if len(times) > 1 else 0.0


class Server:
    """A server out of a checkout of this project, and what its processes use."""

    def __init__(self, name: str, checkout: Path, settings: dict[str, object]) -> None:
        self.name = name
        command = [sys.executable, "-c", RUN, msgspec.json.encode(settings).decode()]
        self.process = subprocess.Popen(
            command, cwd=checkout, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )  # fmt: skip
        assert self.process.stdout is not None
        self.url = f"http://127.0.0.1:{int(self.process.stdout.readline())}"

    def family(self) -> dict[int, list[str]]:
        """The server and its processes, and what the system tells of each (proc(5), from the state on)."""
        found: dict[int, list[str]] = {}
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                found[int(stat.parent.name)] = stat.read_text().rpartition(")")[2].split()
        family = {self.process.pid}
        while more := {process for process, fields in found.items() if int(fields[1]) in family} - family:
            family |= more
        return {process: found[process] for process in family if process in found}

    def cpu_seconds(self) -> float:
        """What the server and its workers have used of a core so far; this does not depend on who else is busy."""
        ticks = sum([int(fields[11]) + int(fields[12]) for fields in self.family().values()])
        return ticks / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate()


@contextmanager
def running(checkout: Path, workers: int, title: str = "") -> Iterator[Server]:
    """One worker with SQLite, or several with PostgreSQL and Redis."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database, news = f"sqlite:///{folder / 'load.db'}", ""
        if workers > 1:
            database, news = stack.enter_context(postgres()), stack.enter_context(redis()).url
        settings = {"database": database, "redis": news, "workers": workers, "rate": 1000.0, "uniform_ms": 0}
        how = "SQLite" if workers == 1 else f"PostgreSQL + Redis, {workers} workers"
        name = f"{title or checkout.resolve().name}, {how}"
        server = Server(name, checkout, settings)
        stack.callback(server.stop)
        yield server


@contextmanager
def version(commit: str) -> Iterator[Path]:
    """The project as it was then, ready to be served; nothing if no commit is named."""
    with tempfile.TemporaryDirectory(prefix="seance-load-") as folder:
        there = Path(folder) / commit
        subprocess.run(["git", "clone", "-q", "--shared", "--no-checkout", ".", str(there)], check=True)
        subprocess.run(["git", "checkout", "-q", commit], cwd=there, check=True)
        subprocess.run([sys.executable, "-m", "seance.engine.build"], cwd=there, check=True)
        yield there


FIGURES: tuple[Literal["ack_p99_ms", "bot_p99_ms", "turn_p99_ms", "cpu_ms"], ...] = (
    "ack_p99_ms", "bot_p99_ms", "turn_p99_ms", "cpu_ms",
)  # fmt: skip


def with_planners(game: str, tables: int, seconds: float, thinking: float, against: str) -> None:
    """This version and another in turn; then the mean of each figure, and the quotients."""
    with ExitStack() as stack:
        checkouts = {"now": Path()}
        if against:
            checkouts = {against: stack.enter_context(version(against)), **checkouts}
        rows: dict[str, list[Row]] = {name: [] for name in checkouts}
        for _ in range(ROUNDS if against else 1):
            for name, checkout in checkouts.items():
                with running(checkout, 1, name) as server:
                    rows[name].append(uvloop.run(measure(server, game, tables, seconds, thinking, "planner")))
                print(msgspec.json.encode(rows[name][-1]).decode(), flush=True)
    means = {name: {each: statistics.fmean([getattr(row, each) for row in found]) for each in FIGURES}
             for name, found in rows.items()}  # fmt: skip
    for name, figures in means.items():
        print(f"{game}, {tables} tables, {name}:", {each: round(value, 2) for each, value in figures.items()})
    if against:
        now, then = means["now"], means[against]
        print(f"now / {against}:", {each: round(now[each] / max(then[each], 0.01), 2) for each in FIGURES})


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--game", nargs="+", default=["parlour", "nemesis"])
    wanted.add_argument("--tables", type=int, nargs="+", help="these numbers only")
    wanted.add_argument("--seconds", type=float, default=20)
    wanted.add_argument("--thinking", type=float, default=3.0, help="seconds that a person thinks, on average")
    wanted.add_argument("--bot", default="random", help="who sits at the other two seats of every table")
    wanted.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    wanted.add_argument("--checkout", type=Path, nargs="+", default=[Path()], help="measured in turn, to compare")
    wanted.add_argument("--planners", action="store_true", help=f"{LIVELY} tables with two planners each")
    wanted.add_argument("--against", default="", help="with --planners: another version of the project")
    given = wanted.parse_args()
    if given.planners:
        tables = given.tables or [LIVELY]
        games = wanted.get_default("game")[1:] if given.game == wanted.get_default("game") else given.game
        for game in games:
            with_planners(game, tables[0], given.seconds, given.thinking, given.against)
        return

    def found(workers: int, checkout: Path, game: str, tables: int) -> Row:
        """With a server of its own, so that no figure depends on the one before."""
        with running(checkout, workers) as server:
            row = uvloop.run(measure(server, game, tables, given.seconds, given.thinking, given.bot))
        print(msgspec.json.encode(row).decode(), flush=True)
        return row

    for game in given.game:
        for workers in given.workers:
            if given.tables:
                for tables in given.tables:
                    for checkout in given.checkout:
                        found(workers, checkout, game, tables)
                continue
            for checkout in given.checkout:
                good = 0
                for tables in LADDER:
                    if found(workers, checkout, game, tables).p99_ms > LIMIT:
                        break
                    good = tables
                else:
                    continue
                bad = tables
                for _ in range(HALVINGS):
                    middle = (good + bad) // 2
                    if found(workers, checkout, game, middle).p99_ms > LIMIT:
                        bad = middle
                    else:
                        good = middle
                print(f"knee of {game} with {workers} worker(s): between {good} and {bad} tables", flush=True)


if __name__ == "__main__":
    main()
