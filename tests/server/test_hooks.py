"""Somebody is told at an address of theirs that it is their turn: signed, without secrets, and never inside a house."""

from __future__ import annotations

import asyncio
import hmac
import json
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread

import pytest

from seance.client import Client
from seance.engine import Refused
from seance.server.hooks import MOST, MOST_EACH, SECONDS, SIGNATURE, Hooks, Target, send, target
from seance.server.lobby_types import Hook
from seance.server.store import Store
from tests.server.frozen import FrozenLoop, FrozenTime, settle
from tests.server.house import House, catch_up, open_house, two_people, whoever_is_asked

PATIENCE = 60  # seconds, for a machine that does much else


class Receiver:
    """Somebody else's server: what it was sent, and how often it is out of order before it takes anything."""

    def __init__(self, broken: int = 0) -> None:
        self.got: Queue[tuple[dict[str, str], bytes]] = Queue()
        self.broken = broken

    @contextmanager
    def listening(self) -> Iterator[str]:
        receiver = self

        class Door(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.got.put((dict(self.headers.items()), body))
                receiver.broken -= 1
                self.send_response(500 if receiver.broken >= 0 else 204)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        server = HTTPServer(("127.0.0.1", 0), Door)
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/turns"
        finally:
            server.shutdown()
            thread.join()
            server.server_close()


@pytest.fixture
def open_minded(tmp_path: Path) -> Iterator[House]:
    """A server whose host lets people name addresses of its own network."""
    with open_house(tmp_path, private_hooks=True) as house:
        yield house


def answered_by_one(asked: Client) -> None:
    ask = asked.ask
    assert ask is not None
    asked.answer([ask.options[0].key])


def one_goes_away(house: House, address: str) -> tuple[Client, Client, Hook]:
    """It is one's turn alone, and the other, who has named an address, has closed the page."""
    ada, ben = two_people(house)
    here = whoever_is_asked(ada, ben)
    while here is not None:
        for one in (ada, ben):
            catch_up(one)
        if ada.ask is None or ben.ask is None:
            break
        answered_by_one(here)
        here = whoever_is_asked(ada, ben)
    assert here is not None
    gone = ben if here is ada else ada
    hook = gone.call("PUT", "/api/me/hook", Hook, {"address": address})
    gone.close()
    return here, gone, hook


def play_until_told(here: Client, receiver: Receiver) -> None:
    """Whoever is here plays until the table waits for the other."""
    while receiver.got.empty():
        if here.ask is not None:
            answered_by_one(here)
        with suppress(TimeoutError):
            here.receive(0.2)


def test_who_is_not_at_the_table_is_told_and_the_message_is_signed(open_minded: House) -> None:
    receiver = Receiver()
    with receiver.listening() as address:
        here, _, hook = one_goes_away(open_minded, address)
        play_until_told(here, receiver)
        headers, body = receiver.got.get(timeout=PATIENCE)
    stamp, _, signed = headers[SIGNATURE].partition(",v1=")
    at = stamp.removeprefix("t=")
    assert hmac.new(hook.secret.encode(), f"{at}.".encode() + body, sha256).hexdigest() == signed
    told = json.loads(body)
    assert set(told) == {"event", "table", "game", "seat"}
    assert (told["event"], told["table"], told["game"]) == ("your-turn", here.at.id, "parlour")


def test_a_receiver_that_is_out_of_order_is_told_again(open_minded: House) -> None:
    receiver = Receiver(broken=1)
    with receiver.listening() as address:
        here, _, _ = one_goes_away(open_minded, address)
        play_until_told(here, receiver)
        first, second = [receiver.got.get(timeout=PATIENCE)[1] for _ in range(2)]
    assert first == second


def test_an_address_can_be_seen_and_dropped_but_its_secret_is_shown_once(open_minded: House) -> None:
    ada = open_minded.client()
    hook = ada.call("PUT", "/api/me/hook", Hook, {"address": "http://127.0.0.1:9/turns"})
    assert len(hook.secret) == 64
    assert ada.call("GET", "/api/me/hook", Hook) == Hook(address=hook.address)
    assert ada.http.delete("/api/me/hook").status_code == 204
    assert ada.call("GET", "/api/me/hook", Hook) == Hook(address="")


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("http://127.0.0.1:8000/", "private-hook"),
        ("http://localhost/", "private-hook"),
        ("http://[::1]/", "private-hook"),
        ("http://[::ffff:10.0.0.1]/", "private-hook"),
        ("http://[::127.0.0.1]/", "private-hook"),
        ("http://[64:ff9b::10.0.0.1]/", "private-hook"),
        ("http://[2002:7f00:1::]/", "private-hook"),
        ("http://[fe80::1%25lo]/", "private-hook"),
        ("http://0x7f.1/", "private-hook"),
        ("http://017700000001/", "private-hook"),
        ("http://10.1.2.3/", "private-hook"),
        ("http://192.168.0.1/", "private-hook"),
        ("http://169.254.169.254/latest", "private-hook"),
        ("http://0/", "private-hook"),
        ("http://2130706433/", "private-hook"),
        ("ftp://example.org/", "bad-hook"),
        ("https://me:word@example.org/", "bad-hook"),
        ("https://example.org:99999/", "bad-hook"),
        ("turns", "bad-hook"),
        ("https://", "bad-hook"),
        ("https://nobody.invalid/", "unknown-hook"),
    ],
)
def test_what_is_no_address_outside_is_refused(house: House, address: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        house.client().call("PUT", "/api/me/hook", Hook, {"address": address})


def test_the_call_goes_to_the_address_that_was_checked() -> None:
    found = asyncio.run(target("https://1.1.1.1:8443/a?b=c", private=False))
    assert found.url == "https://1.1.1.1:8443/a?b=c"
    named = asyncio.run(target("http://localhost:81/turns", private=True))
    assert named.address in ("127.0.0.1", "::1")
    assert "localhost" not in named.url  # the name is asked once
    assert named.host == "localhost:81"


class Drip(asyncio.Protocol):
    """An answer of which one more byte comes every few seconds, and never the last."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.write(b"HTTP/1.1 200 OK\r\nX-Slow: ")
        self.go_on(transport)

    def go_on(self, transport: asyncio.Transport) -> None:
        if not transport.is_closing():
            transport.write(b"x")
            asyncio.get_running_loop().call_later(SECONDS / 2, self.go_on, transport)


def test_an_answer_that_never_ends_is_not_waited_for() -> None:
    """Each byte came in time: the message was under way for ever, and two hundred of them kept all others back."""
    time = FrozenTime()

    async def run() -> None:
        server = await asyncio.get_running_loop().create_server(Drip, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        there = Target("http", "localhost", port, "/", "127.0.0.1")
        sending = asyncio.create_task(send(there, "secret", {}))
        while not sending.done():
            time.ms += 500
            await asyncio.sleep(0)
        with pytest.raises(TimeoutError):
            sending.result()
        server.close()
        await settle()

    with closing(FrozenLoop(time)) as loop:
        loop.run_until_complete(run())


def test_whose_address_is_slow_keeps_nobody_elses_message_back(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'seance.db'}")
        hooks = Hooks(store, private=True)
        for who in ["ada"] * (MOST + 1) + ["ben"]:
            hooks.begin(who, {})
        assert hooks.under_way == {"ada": MOST_EACH, "ben": 1}
        hooks.stop()
        await asyncio.wait(hooks.tasks)
        await settle()
        assert not hooks.under_way
        await store.close()

    asyncio.run(run())
