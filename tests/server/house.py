"""A real server in processes of its own, on a free port of this machine, and people who play there."""

from __future__ import annotations

import random
import resource
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import msgspec
from sqlalchemy import create_engine, select

from seance.client import Client
from seance.engine import Refused
from seance.server.config import Settings
from seance.server.messages import AskSeen, Hello, Ping
from seance.server.serve import WORKER
from seance.server.store import Entry
from seance.server.store.migrate import sync_url
from seance.server.store.tables import checkpoints, journal
from tests.server.nursery import Served, nursery

MOST_EVENINGS = 20  # until what a test is about has happened in a parlour
SEED = "7"  # of every table whose seed nobody typed: nobody's luck is another one tomorrow


class House:
    """One server; its database outlives it."""

    def __init__(self, folder: Path, worker: str = WORKER, **settings: object) -> None:
        self.worker = worker
        given = {
            "database": f"sqlite:///{folder / 'seance.db'}",
            "uniform_ms": 0,
            "gone_ms": 0,
            "warm": False,
            "rate": 1000.0,
            "bot_seconds": 20.0,
            "seed": SEED,
            **settings,
        }
        self.settings = msgspec.convert(given, Settings)
        self.log = folder / "server.log"
        self.port = self.ops_port = 0
        self.process: Served | None = None
        self.clients: list[Client] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Comes back when the port takes calls. After a stop it is the same port."""
        ports = [self.port, self.ops_port]
        self.process, ports = nursery.start(self.settings, ports, self.log, self.worker)
        self.port, self.ops_port = ports

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """The whole family: a killed server leaves no worker behind."""
        process, self.process = self.process, None
        if process is not None:
            process.stop(how)

    def limit_files(self, size: int | None) -> None:
        """No file of the server may grow beyond this: the disk is full."""
        assert self.process is not None
        hard = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)[1]
        soft = hard if size is None else size
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (soft, hard))

    def kept(self, table: str) -> tuple[bytes, list[Entry]]:
        """What the database has of a table: its first checkpoint, and all answers since."""
        engine = create_engine(sync_url(self.settings.database))
        with engine.connect() as db:
            first = select(checkpoints.c.save).where(checkpoints.c.table_id == table, checkpoints.c.seq == 0)
            save: bytes = db.execute(first).scalar_one()
            entries = select(journal.c.entry).where(journal.c.table_id == table).order_by(journal.c.seq)
            found = [msgspec.json.decode(entry, type=Entry) for entry in db.execute(entries).scalars()]
        engine.dispose()
        return save, found

    def operations(self, path: str) -> httpx.Response:
        """What the host is told, at the port for hosts."""
        return httpx.get(f"http://127.0.0.1:{self.ops_port}{path}", timeout=60)

    def client(self, language: str = "en") -> Client:
        self.clients.append(Client(self.url, language))
        return self.clients[-1]

    def second_window(self, client: Client) -> Client:
        """Another window of the same browser."""
        other = self.client(client.language)
        other.http.cookies.update(client.http.cookies)
        other.table, other.seat = client.table, client.seat
        return other

    def send_home(self) -> None:
        while self.clients:
            self.clients.pop().close()


@contextmanager
def open_house(folder: Path, worker: str = WORKER, **settings: object) -> Iterator[House]:
    house = House(folder, worker, **settings)
    house.start()
    try:
        yield house
    finally:
        house.send_home()
        house.stop()


def any_answer(ask: AskSeen, dice: random.Random) -> list[str]:
    """Some answer to an ask: of a group as few as may be, but something."""
    keys = [option.key for option in ask.options for _ in range(option.copies)]
    dice.shuffle(keys)
    return keys[: max(ask.min, min(ask.max, 1))]


def play(client: Client, seed: int = 1, most: int = 10_000) -> int:
    """Answer at random until the game is over; how many answers."""
    dice = random.Random(seed)
    for n in range(most):
        ask = client.wait()
        if ask is None:
            return n
        try:
            client.answer(any_answer(ask, dice))
        except Refused as refused:
            if refused.reason not in ("stale", "not-asked"):
                raise
    raise AssertionError("the game does not end")


def play_together(*clients: Client) -> list[int]:
    with ThreadPoolExecutor(len(clients)) as people:
        return list(people.map(play, clients, range(len(clients))))


def two_people(house: House, game: str = "parlour", **settings: object) -> tuple[Client, Client]:
    """Ada is the host of a table with Ben and two bots; the game has begun and both are connected."""
    ada, ben = house.client(), house.client("zh-Hans")
    ada.new_table(game, seats=["me", "open", "bot:random", "bot:random"], **settings)
    ben.join(ada.link, "Ben")
    ada.start()
    for one in (ada, ben):
        one.connect()
        one.until(lambda message: isinstance(message, Hello))
    return ada, ben


def take_turns(answers: int, *clients: Client) -> None:
    """Whoever is asked answers, so many times together; at the end somebody is asked and all have heard everything."""
    dice = random.Random(answers)
    for _ in range(answers):
        asked = whoever_is_asked(*clients)
        if asked is None or asked.ask is None:
            return
        asked.answer(any_answer(asked.ask, dice))
    whoever_is_asked(*clients)
    for client in clients:
        catch_up(client)


def whoever_is_asked(*clients: Client) -> Client | None:
    """None if the game is over."""
    while not any(client.over for client in clients):
        for client in clients:
            with suppress(TimeoutError):
                while client.ask is None:
                    client.receive(0.005)
            if client.ask is not None:
                return client
    return None


def one_is_out(house: House, **settings: object) -> tuple[Client, Client]:
    """Who has fled from the parlour, and who still plays, holds cards and is asked."""
    dice = random.Random(5)
    for _ in range(MOST_EVENINGS):
        ada, ben = two_people(house, "parlour", **settings)
        while (asked := whoever_is_asked(ada, ben)) is not None and asked.ask is not None:
            sitters = asked.view["sitters"]
            out = [one for one in (ada, ben) if sitters[one.seat].get("gone")]
            if out and sitters[asked.seat].get("hand"):
                catch_up(out[0])
                assert [seat.seat for seat in out[0].at.seats if seat.out and seat.yours] == [out[0].seat]
                return out[0], asked
            asked.answer(any_answer(asked.ask, dice))
    raise AssertionError("nobody ever flees")


def serving(client: Client) -> str:
    """The worker at the other end of the socket: its process and a name of its own."""
    assert client.socket is not None
    assert client.socket.response is not None
    return client.socket.response.headers["X-Worker"]


def catch_up(client: Client) -> None:
    """News are sent after the first answer to a ping, and before the second."""
    for _ in range(2):
        client.request(lambda re: Ping(re=re))


def solo(house: House, game: str = "parlour", **settings: object) -> Client:
    """Ada alone with two bots, at her first question."""
    ada = house.client()
    ada.new_table(game, seats=["me", "bot:random", "bot:random"], **settings)
    ada.start()
    ada.wait()
    return ada
