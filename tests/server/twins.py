"""Two servers that differ in one secret: whoever is not privy to it gets the same from both, to the last byte.

Both begin with copies of one database, and one clock that stands still is theirs. The application is the real one, its
database too; only the network between it and the eyes is left out, so that thousands of secrets can be kept in a
minute. A secret is one of three: an answer that others do not notice, whether somebody has answered yet while others
think, and what somebody lets pass by standing orders.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import warnings
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from litestar import Litestar
from sqlalchemy import event

from seance.engine import PUBLIC, Ask, Game, State
from seance.engine.orders import KeptOrders, Orders, passes
from seance.server.app import create
from seance.server.clock import now
from seance.server.config import Settings
from seance.server.identity import COOKIE
from seance.server.messages import ClientMessage, GiveAnswer, SetOrders, WantLog, WantPast, WantRefusals
from seance.server.serve import prepare
from seance.server.store import Change, Identity, SeatRow, Store, TableRow
from seance.server.store import Settings as TableSettings
from seance.server.web import Service
from tests.properties.checks import Play
from tests.properties.secrets import chance, give, two_answers, watch_forced_answers
from tests.server.frozen import FrozenLoop

T = TypeVar("T")

HOST = b"127.0.0.1"
MOST_EYES = 2  # of other seats, beside a stranger's
MOST_OF_A_KIND = 3  # pairs of answers to one question
PEOPLE = 8
EVERY_PAST = 10  # to look back, or at a file, runs the whole game again: one of so many secrets is looked for there
A_WHILE = 60_000  # ms since the question was put: it may be answered at once, while those that follow wait
SHOW_ALL = KeptOrders(every=True)  # every window is shown in which anything can be done


class Secret(NamedTuple):
    """A position, whose secret it is, what is done at the one server and at the other, and who may not notice."""

    kind: str
    game: Game[State]
    seat: int
    deeds: tuple[list[ClientMessage], list[ClientMessage]]
    eyes: list[int]


# ---- secrets ---------------------------------------------------------------------------------------------------------


def secrets_of(play: Play, first: int = 0) -> Iterator[Secret]:
    """For ever: one game after another is played at random, and left wherever somebody has a secret."""
    for seed in count(first):
        game = play.new_rich(seed)
        if game.seats < 2:
            continue
        dice = random.Random(seed)
        for n, ask in enumerate(play.walk(game, dice)):
            if not ask.chosen:
                yield from given_or_not(game, ask, dice)
            if any(passes(SHOW_ALL, each, game) for each in game.asks):
                continue  # the server would go on by itself
            if not ask.chosen:
                yield from hidden_answers(play, game, ask, dice)
            if n % 20 == 0:
                yield from orders_or_none(game, dice)


def answer_to(ask: Ask[object], keys: list[str]) -> list[ClientMessage]:
    return [GiveAnswer(number=ask.number, keys=keys, re=1)]


def hidden_answers(play: Play, game: Game[State], ask: Ask[object], dice: random.Random) -> Iterator[Secret]:
    hidden = play.hidden.get(ask.prompt)
    for _ in range(MOST_OF_A_KIND if hidden is not None else 0):
        assert hidden is not None
        found = two_answers(hidden, game, ask, dice)
        if found is not None and len(found[0]) == len(found[1]) and stays_hidden(play, game, ask, found):
            deeds = answer_to(ask, found[0]), answer_to(ask, found[1])
            yield Secret(
                ask.prompt, game.fork(keep=True), ask.seat, deeds, eyes_of(game, ask.seat, *hidden.privy(game, ask))
            )


def stays_hidden(play: Play, game: Game[State], ask: Ask[object], choices: Sequence[list[str]]) -> bool:
    """Does neither chance nor a hand that leaves no choice show at once what was answered?"""
    forced = []
    for choice in choices:
        world = game.fork(keep=True)
        heard = len(world.events(seat=PUBLIC))
        forced.append(watch_forced_answers(world, -1))
        give(world, ask.seat, choice)
        if chance(world) != chance(game) or play.opened(world, world.events(heard, PUBLIC)):
            return False
    return forced[0] == forced[1]


def given_or_not(game: Game[State], ask: Ask[object], dice: random.Random) -> Iterator[Secret]:
    poll = game.poll
    choosing = [each.seat for each in game.asks if len(each.options) > 1]
    if poll is not None and poll.secret and ask.seat in choosing and len(choosing) > 1 and dice.random() < 0.5:
        keys = dice.sample([option.key for option in ask.choices], dice.randint(ask.min, ask.max))
        yield Secret(
            "given-or-not", game.fork(keep=True), ask.seat, (answer_to(ask, keys), []), eyes_of(game, ask.seat)
        )


def orders_or_none(game: Game[State], dice: random.Random) -> Iterator[Secret]:
    """Of somebody who is not asked: what orders answer is no secret."""
    idle = [seat for seat in range(game.seats) if game.ask_of(seat) is None]
    if idle:
        seat = dice.choice(idle)
        orders: list[ClientMessage] = [SetOrders(orders=Orders(abilities={"play": "never", "use": "ask"}), re=1)]
        yield Secret("orders", game.fork(keep=True), seat, (orders, []), eyes_of(game, seat))


def eyes_of(game: Game[State], *privy: int) -> list[int]:
    return [PUBLIC, *[seat for seat in range(game.seats) if seat not in privy][:MOST_EYES]]


# ---- eyes without a network ------------------------------------------------------------------------------------------


class OneThread(FrozenLoop):
    """Nobody waits for another thread: whatever can be done is done as soon as nothing is ready any more."""

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        done: asyncio.Future[T] = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done

    async def idle(self) -> None:
        """Everybody has gone on until they have to wait for one of us. Only one may wait so at a time."""
        await asyncio.sleep(0)
        while self._ready:  # type: ignore[attr-defined]
            await asyncio.sleep(0)


async def idle() -> None:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, OneThread)
    await loop.idle()


def scope_of(kind: str, path: str, query: str, cookie: str) -> Any:
    """A request at the application."""
    headers = [(b"host", HOST), *([(b"cookie", f"{COOKIE}={cookie}".encode())] if cookie else [])]
    how = {"scheme": "ws"} if kind == "websocket" else {"scheme": "http", "method": "GET"}
    return {
        "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", **how, "path": path, "raw_path": path.encode(),
        "root_path": "", "query_string": query.encode(), "headers": headers, "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80), "subprotocols": [], "state": {}, "extensions": {},
    }  # fmt: skip


class Line:
    """One socket at the application."""

    def __init__(self, app: Litestar, table: str, seat: int, cookie: str, since: int) -> None:
        self.frames: list[str] = []
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        query = f"seat={seat}&since={since}&lang=en"
        scope = scope_of("websocket", f"/api/tables/{table}/socket", query, cookie)
        self.task = asyncio.create_task(app(scope, self.inbox.get, self.hear))  # type: ignore[arg-type]

    async def hear(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.frames.append(message["text"])

    def say(self, message: ClientMessage) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    def heard(self, start: str) -> int:
        """How many frames that begin like this have come; nothing that was done here may be refused."""
        assert not self.task.done(), self.task
        assert not any(frame.startswith('{"type":"refused","re":1,') for frame in self.frames), self.frames[-1]
        return sum(frame.startswith(start) for frame in self.frames)

    def hang_up(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})


class Sitting(NamedTuple):
    """A secret that is about to be kept at one table, and who sits there."""

    key: str
    secret: Secret
    change: Change  # with which both tables begin

    def heard(self, eye: int) -> int:
        return sum(event.heard_by(eye) for event in self.secret.game.sink.events)


class Server:
    """One of the two."""

    def __init__(self, app: Litestar, people: Sequence[Identity]) -> None:
        self.app = app
        self.people = people
        self.service: Service = app.state.service

    def cookie(self, seat: int) -> str:
        return "" if seat == PUBLIC else self.service.cookies.make(self.people[seat])

    async def set_up(self, key: str, game: Game[State], change: Change) -> None:
        """A public table that stands there; its seats are held by as many people."""
        settings = TableSettings(
            options=game.table.options, timer="none", undo="consent", hints=True, spectators=True, delay=0, seed="",
            seeded=False,
        )  # fmt: skip
        row = TableRow(
            id=key, game=game.rules.name, title=key, status="waiting", public=True, settings=settings,
            host=self.people[0].id, code=f"{key}-link", seq=0, revision=0, version=0, waiting=[], result="", people=0,
            proposal=None, created=now(), changed=now(),
        )  # fmt: skip
        kept = msgspec.structs.replace(SHOW_ALL, heard=len(game.sink.events))
        orders = msgspec.json.encode(kept).decode()
        seats = [
            SeatRow(
                seat=seat, kind="human", bot="", name=f"P{seat}", holder=self.people[seat].id, code=f"{key}-{seat}",
                stand_in="", muted=False, orders=orders,
            )
            for seat in range(game.seats)
        ]  # fmt: skip
        await self.service.store.new_table(row, seats)
        await self.service.store.start(key, change, game.seats)

    async def keep(self, sittings: Sequence[Sitting], truth: int) -> list[list[object]]:
        """The secret deeds are done, each at its table; everything that the others get of it since."""
        for each in sittings:
            await self.set_up(each.key, each.secret.game, each.change)
        tables = [
            {eye: Line(self.app, each.key, eye, self.cookie(eye), each.heard(eye))
             for eye in (*each.secret.eyes, each.secret.seat)}
            for each in sittings
        ]  # fmt: skip
        everybody = [line for lines in tables for line in lines.values()]
        await idle()
        for line in everybody:
            assert line.heard('{"type":"hello"') == 1
            line.frames.clear()  # who came first is luck; from now on nothing is
        for each in sittings:  # what was dealt at set-up is in no save: the past is told from the beginning it had
            game = self.service.rooms.open[each.key].game
            assert game is not None
            game.rules = each.secret.game.rules
        for each, lines in zip(sittings, tables, strict=True):
            for deed in each.secret.deeds[truth]:
                lines[each.secret.seat].say(deed)
        await idle()
        for n, (each, lines) in enumerate(zip(sittings, tables, strict=True)):
            assert lines[each.secret.seat].heard('{"type":"ack"') == len(each.secret.deeds[truth])
            for eye in each.secret.eyes:
                ask_for_more(lines[eye], max(each.heard(eye) - 5, 0), past=n % EVERY_PAST == 0)
        await idle()
        found: list[list[object]] = []
        for n, (each, lines) in enumerate(zip(sittings, tables, strict=True)):
            seen: list[object] = [lines[eye].frames for eye in each.secret.eyes]
            seen += [await self.get(f"/api/tables/{each.key}", eye) for eye in each.secret.eyes]
            if n % EVERY_PAST == 0:
                seats = [eye for eye in each.secret.eyes if eye >= 0]
                seen += [await self.get(f"/api/tables/{each.key}/export?seat={eye}", eye) for eye in seats]
            found.append(seen)
        for line in everybody:
            line.hang_up()
        await idle()
        assert all(line.task.done() for line in everybody)
        return found

    async def get(self, path: str, eye: int = PUBLIC) -> tuple[int, str, bytes]:
        where, _, query = path.partition("?")
        answer: list[Any] = []

        async def nothing_more() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def hear(message: Any) -> None:
            answer.append(message)

        await self.app(scope_of("http", where, query, self.cookie(eye)), nothing_more, hear)
        headers = dict(answer[0]["headers"])
        body = b"".join([message.get("body", b"") for message in answer[1:]])
        return answer[0]["status"], headers.get(b"etag", b"").decode(), body

    async def lists(self, key: str) -> list[object]:
        """What is open to all, each person's own tables, and figures, as far as they are shown at all."""
        paths = ("/api/tables?list=public&limit=100", f"/api/tables/{key}/waits", "/metrics")
        shown: list[object] = [await self.get(path) for path in paths]
        return [*shown, *[await self.get("/api/tables?list=mine&limit=100", seat) for seat in range(PEOPLE)]]

    async def forget(self, keys: Sequence[str]) -> None:
        for key in keys:
            await self.service.store.delete_table(key)
            room = self.service.rooms.open.get(key)
            if room is not None:
                self.service.rooms.shut(room)


def ask_for_more(line: Line, last: int, past: bool) -> None:
    """What is sent only to who wants it: the end of the log, the past, and why nothing else is offered."""
    line.say(WantLog(first=last, re=2))
    if past:
        line.say(WantPast(n=last, re=3))
    line.say(WantRefusals(number=1, re=4))


def quick(connection: Any, _: object) -> None:
    """Nobody pulls the plug of these servers: they need not wait for the disk."""
    connection.execute("PRAGMA synchronous=OFF")


def difference(one: object, other: object) -> str:
    """The first place at which they differ."""
    if type(one) is type(other) and isinstance(one, list | tuple):
        assert isinstance(other, list | tuple)
        for n, (mine, theirs) in enumerate(zip(one, other, strict=False)):
            if mine != theirs:
                return f"[{n}]{difference(mine, theirs)}"
        return f" has {len(one)} and {len(other)}: {str([*one, *other][-1])[:300]}"
    mine, theirs = str(one), str(other)
    at = next((n for n, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), min(len(mine), len(theirs)))
    return f": …{mine[max(at - 120, 0) : at + 80]}… or …{theirs[max(at - 20, 0) : at + 80]}…"


@asynccontextmanager
async def twins(folder: Path) -> AsyncIterator[tuple[Server, Server]]:
    """Two servers with the same past."""
    first, second = folder / "one.db", folder / "two.db"
    prepare(Settings(database=f"sqlite:///{first}"))
    store = Store(f"sqlite:///{first}")
    await store.secret()
    people = [await store.new_identity(now()) for _ in range(PEOPLE)]
    await store.close()
    shutil.copy(first, second)
    async with AsyncExitStack() as stack:
        found: list[Server] = []
        for file in (first, second):
            settings = Settings(database=f"sqlite:///{file}", rate=1e6, warm=False, most_guests=1000, look_ms=10**9)
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", DeprecationWarning)  # of Litestar, about its next version
                app = create(settings)
            await stack.enter_async_context(app.lifespan())
            found.append(Server(app, people))
            event.listen(found[-1].service.store.engine, "connect", quick)
            found[-1].service.store.engine.dispose()
        yield found[0], found[1]
