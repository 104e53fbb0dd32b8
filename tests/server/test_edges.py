"""Odd requests get a clear answer: none of them is the server's fault, and none costs more than it is worth."""

from __future__ import annotations

import random
import socket
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import msgspec
import pytest
from litestar import Request
from litestar.datastructures import State

from seance.client import Client
from seance.engine import Refused
from seance.server import app
from seance.server.door import READ_SECONDS, REQUEST_SECONDS, TOO_LONG
from seance.server.lobby_types import Me, Passphrase, TableInfo
from seance.server.messages import Undo
from seance.server.web import address
from tests.server.frozen import frozen_house
from tests.server.house import House, any_answer, open_house, solo
from tests.server.parts import postgres

JSON = {"Content-Type": "application/json"}


def odd(client: Client, table: str) -> list[tuple[str, int]]:
    """Requests that nobody sends by accident, and how they were answered."""
    huge, long = "9" * 30, "x" * 300
    calls = [
        ("POST", "/api/tables", "[" * 50_000), ("POST", "/api/tables", '{"game":' * 9_000),
        ("POST", f"/api/tables/{table}/seats/{huge}/claim", "{}"),
        ("POST", f"/api/tables/{table}/seats/-1/claim", "{}"),
        ("GET", f"/api/tables/{table}/export?seat={huge}", ""), ("POST", f"/api/tables/import?seats={huge}", "{}"),
        ("POST", f"/api/tables/{table}/branch", f'{{"n": {huge}}}'), ("GET", f"/api/tables?cursor={huge}.x", ""),
        ("POST", f"/api/tables/{table}/reports", f'{{"text": "x", "seat": {huge}}}'),
        ("POST", "/api/invitations/none", f'{{"seat": {huge}}}'),
        ("GET", f"/{long}", ""), ("GET", f"/assets/{long}.js", ""),
        ("GET", f"/assets/{'字' * 100}.js", ""), ("GET", "/%00", ""), ("GET", "/assets/%00.js", ""),
        ("GET", "/api/tables/%00", ""), ("GET", "/api/invitations/a%00b", ""), ("GET", "/api/games/%00/rules", ""),
        ("GET", "/api/tables?cursor=1.%00", ""), ("GET", f"/api/tables/{table}?code=%00", ""),
    ]  # fmt: skip
    found = []
    for method, path, body in calls:
        answer = client.http.request(method, path, content=body.encode(), headers=JSON if body else {})
        found.append((f"{method} {path[:60]} {body[:20]}", answer.status_code))
    return found


def test_no_odd_request_is_the_servers_fault(house: House) -> None:
    ada = solo(house)
    assert [each for each in odd(ada, ada.at.id) if each[1] >= 500] == []


@pytest.mark.needs("postgres")
def test_no_odd_request_is_the_fault_of_a_big_server(tmp_path: Path) -> None:
    with postgres() as database, open_house(tmp_path, database=database) as big:
        ada = solo(big)
        assert [each for each in odd(ada, ada.at.id) if each[1] >= 500] == []


def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path) -> None:
    with frozen_house(tmp_path) as house, socket.create_connection(("127.0.0.1", house.port)) as line:
        head = ["POST /api/tables HTTP/1.1", "Host: x", "Content-Type: application/json", "Content-Length: 99", "", "{"]
        line.sendall("\r\n".join(head).encode())
        house.client().http.get("/api/games")
        house.move(21)
        assert line.recv(100).startswith(b"HTTP/1.1 408")


@pytest.mark.parametrize("begun", [b"", b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: "])
def test_a_request_that_never_comes_is_not_waited_for(tmp_path: Path, begun: bytes) -> None:
    with frozen_house(tmp_path) as house, socket.create_connection(("127.0.0.1", house.port)) as line:
        line.sendall(begun)
        house.client().http.get("/api/games")
        house.move(REQUEST_SECONDS + 1)
        with suppress(ConnectionResetError):
            assert line.recv(100) == b""


def test_endless_headers_are_not_kept(house: House) -> None:
    with socket.create_connection(("127.0.0.1", house.port)) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n")
        with suppress(ConnectionError):
            for n in range(10_000):
                line.sendall(f"X-{n}: {'x' * 1000}\r\n".encode())
        with suppress(ConnectionResetError):
            assert line.recv(100) in (TOO_LONG[:100], b"")


def test_a_large_body_is_no_endless_header(house: House) -> None:
    answer = house.client().http.post("/api/tables/import?seats=0", content=b"x" * 2_000_000, headers=JSON)
    assert answer.status_code == 400


def test_who_never_reads_the_answer_is_not_waited_for(tmp_path: Path) -> None:
    with frozen_house(tmp_path, small_buffers=True) as house, socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", house.port))
        line.sendall(b"GET /api/texts/en/eldritch HTTP/1.1\r\nHost: x\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 200")
        assert house.server is not None
        connections = house.server.server_state.connections
        assert house.at_once(lambda: len(connections)) == 1
        house.move(READ_SECONDS + 1)
        assert house.at_once(lambda: len(connections)) == 0


@pytest.mark.parametrize(
    ("host", "counts"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("", ""),
    ],
)
def test_a_network_of_one_household_counts_as_one_address(host: str, counts: str) -> None:
    connection: Request[object, object, State] = Request({"type": "http", "client": (host, 1)})  # type: ignore[arg-type]
    assert address(connection) == counts


def test_a_passphrase_is_good_once(house: House) -> None:
    ada, phone, thief = house.client(), house.client(), house.client()
    word = ada.call("POST", "/api/me/passphrase", Passphrase).passphrase
    phone.call("POST", "/api/me/move", Me, {"passphrase": word})
    with pytest.raises(Refused, match="no-such-passphrase"):
        thief.call("POST", "/api/me/move", Me, {"passphrase": word})


def test_names_and_titles_are_one_line(house: House) -> None:
    ada = house.client()
    assert ada.call("PATCH", "/api/me", Me, {"name": "Ada\nhost:\r\n  Ben"}).name == "Ada host: Ben"
    ada.new_table("parlour", seats=["me", "bot", "bot"], title="An\n\nevening")
    assert ada.call("GET", f"/api/tables/{ada.at.id}", TableInfo).title == "An evening"


def test_taking_back_for_ever_is_not_possible(tmp_path: Path) -> None:
    with open_house(tmp_path, most_undone=6) as house:
        ada = solo(house, undo="free")
        for _ in range(50):
            ada.wait()
            assert ada.ask is not None
            ada.answer([ada.ask.options[0].key] if ada.ask.min <= 1 else any_answer(ada.ask, random.Random(1)))
            try:
                ada.request(lambda re: Undo(to="answer", agreed=True, re=re))
            except Refused as refused:
                if refused.reason == "too-much-undone":
                    return
        raise AssertionError("a table grows without end")


def test_a_file_of_the_page_is_packed_once(house: House, tmp_path: Path) -> None:
    file = tmp_path / "a.js"
    file.write_text("let x = 1;" * 100)
    first = app.content(file, file.stat().st_mtime_ns, True)
    assert app.content(file, file.stat().st_mtime_ns, True) is first
    assert len(first) < 200


def test_nothing_that_was_sent_stands_in_the_log(tmp_path: Path) -> None:
    """What the database refuses is told without the values."""
    with open_house(tmp_path) as house:
        ada = solo(house)
        with closing(sqlite3.connect(house.settings.database.removeprefix("sqlite:///"))) as lock:
            lock.isolation_level = None
            lock.execute("BEGIN IMMEDIATE")
            with pytest.raises(Refused, match="not-kept"):
                ada.call("PATCH", "/api/me", Me, {"name": "Adalbert"})
        told = [msgspec.json.decode(line) for line in house.log.read_text().splitlines()]
        assert "locked" in told[-1]["why"]
        assert "Adalbert" not in house.log.read_text()
