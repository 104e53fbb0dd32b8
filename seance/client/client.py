"""One identity, at one seat of one table at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from typing import Any, Self, TypeVar
from urllib.parse import urlencode, urlsplit

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.sync.client import ClientConnection, connect

from seance.engine import BadInput, Refused
from seance.engine.history import merged
from seance.server.learn_types import AimMessage
from seance.server.lobby_types import Claim, Link, NewTable, Problem, SeatWanted, TableInfo
from seance.server.messages import (
    AskMessage,
    AskSeen,
    Barrier,
    Bye,
    ClientMessage,
    ErrorMessage,
    Events,
    EventSeen,
    GiveAnswer,
    Hello,
    LogPart,
    Presence,
    ReadOnly,
    RefusedMessage,
    ServerMessage,
    TableChanged,
    Undo,
    Undone,
    Wait,
    WantLog,
)  # fmt: skip

T = TypeVar("T")
SECONDS = 60.0  # that an answer of the server may take
CLOSING = 1.0  # that its goodbye may take: it comes after all that was not read


class Closed(Exception):
    """The server has closed the socket."""


class Client:
    def __init__(self, url: str, language: str = "en", headers: Mapping[str, str] | None = None) -> None:
        self.url = url.rstrip("/")
        self.language = language
        self.headers = dict(headers or {})  # sent along with everything
        sent = {"Accept-Language": language, **self.headers}
        self.http = httpx.Client(base_url=self.url, headers=sent, timeout=SECONDS)
        self.socket: ClientConnection | None = None
        self.closing = ExitStack()
        self.table: TableInfo | None = None
        self.seat = -1
        self.frames: list[str] = []  # all that came over sockets, as it came
        self.revision = 0
        self.view: dict[str, Any] = {}
        self.events: list[EventSeen] = []
        self.first = 0  # n of the first event that is here: a newcomer hears only the last ones of a long game
        self.ask: AskSeen | None = None
        self.aim = ""  # what this seat wants, in one line
        self.barrier = Barrier(undo=False)
        self.read_only = False
        self.responses = False  # hidden cards may answer now
        self.sent = 0
        self.decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.disconnect()
        self.http.close()

    # ---- the lobby ---------------------------------------------------------------------------------------------------

    def call(self, method: str, path: str, kind: type[T], body: object = None) -> T:
        """One request of the lobby; what the server refuses is raised."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"Content-Type": "application/json"}
        answer = self.http.request(method, path, content=content, headers=headers)
        if answer.status_code >= 400:
            problem = msgspec.json.decode(answer.content, type=Problem)
            raise Refused(problem.reason, sentence=problem.title)
        return msgspec.json.decode(answer.content, type=kind)

    def new_table(self, game: str, seats: Sequence[str | SeatWanted] = ("me", "bot"), **settings: Any) -> TableInfo:
        """Seats as words: "me", "human", "open", "bot", or "bot:planner"."""
        wanted = [seat if isinstance(seat, SeatWanted) else seat_from(seat) for seat in seats]
        table = NewTable(game=game, seats=wanted, **settings)
        return self.sit(self.call("POST", "/api/tables", TableInfo, table))

    def join(self, link: str, name: str = "", seat: int | None = None) -> TableInfo:
        code = urlsplit(link).path.rpartition("/")[2]
        return self.sit(self.call("POST", f"/api/invitations/{code}", TableInfo, Claim(name=name, seat=seat)))

    def sit(self, table: TableInfo) -> TableInfo:
        self.table = table
        self.seat = next((seat.seat for seat in table.seats if seat.yours), -1)
        return table

    @property
    def at(self) -> TableInfo:
        if self.table is None:
            raise BadInput("table-not-found")
        return self.table

    @property
    def link(self) -> str:
        """The invitation to any open seat."""
        return self.url + self.at.link

    def invite(self, seat: int) -> str:
        """The invitation to one seat."""
        made = self.call("POST", f"/api/tables/{self.at.id}/seats/{seat}/invite", Link)
        return self.url + made.link

    def start(self) -> TableInfo:
        self.table = self.call("POST", f"/api/tables/{self.at.id}/start", TableInfo)
        return self.table

    # ---- the table ---------------------------------------------------------------------------------------------------

    def connect(self, seat: int | None = None, **more: str | int) -> None:
        """Open the socket: of the own seat, of another that is held, or (-1) to watch."""
        self.disconnect()
        if seat is not None:
            self.seat = seat
        known = {"since": self.seq, "revision": self.revision} if self.events else {}
        query = urlencode({"seat": self.seat, "lang": self.language, **known, **more})
        cookie = "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])
        where = f"ws{self.url.removeprefix('http')}/api/tables/{self.at.id}/socket?{query}"
        headers = {**self.headers, "Cookie": cookie} if cookie else self.headers
        try:
            opened = connect(
                where, additional_headers=headers, compression=None, max_size=None, open_timeout=SECONDS,
                close_timeout=CLOSING,
            )  # fmt: skip
            self.socket = self.closing.enter_context(opened)
        except (InvalidHandshake, InvalidMessage, OSError) as error:
            raise Closed(str(error)) from error

    def disconnect(self) -> None:
        self.socket = None
        self.ask = None  # what is asked comes with the first message of the next socket
        self.closing.close()

    @property
    def line(self) -> ClientConnection:
        if self.socket is None:
            self.connect()
        assert self.socket is not None
        return self.socket

    def send(self, message: ClientMessage) -> None:
        try:
            self.line.send(msgspec.json.encode(message).decode())
        except ConnectionClosed as error:
            raise Closed(str(error)) from error

    def receive(self, seconds: float = SECONDS) -> ServerMessage:
        """The next message; what it says is noted."""
        try:
            frame = self.line.recv(seconds)
        except ConnectionClosed as error:
            raise Closed(str(error)) from error
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = self.decoder.decode(frame)
        self.note(message)
        return message

    def until(self, wanted: Callable[[ServerMessage], bool], seconds: float = SECONDS) -> ServerMessage:
        """The first message that is wanted."""
        while True:
            message = self.receive(seconds)
            if wanted(message):
                return message

    def note(self, message: ServerMessage) -> None:
        match message:
            case Hello():
                self.table, self.revision, self.read_only = message.table, message.revision, message.read_only
                self.view, self.ask, self.barrier = message.view, message.ask, message.barrier
                if not self.first <= message.first <= self.seq:
                    self.first, self.events = message.first, []
                self.events = [*self.events[: message.first - self.first], *message.events]
            case Events(first=first, events=events, patch=patch):
                if first != self.seq:
                    raise AssertionError(f"events from {first} after {self.seq}")
                self.events += events
                self.view = merged(self.view, patch)
            case Undone(to=to, view=view, revision=revision):
                self.first = min(self.first, to)
                del self.events[to - self.first :]
                self.view, self.revision, self.ask = view, revision, None  # what is asked there follows
            case ReadOnly(read_only=read_only):
                self.read_only = read_only
            case AskMessage(ask=ask, barrier=barrier):
                self.ask, self.barrier = ask, barrier
            case AimMessage(text=text):
                self.aim = text
            case TableChanged(table=table) | Wait(table=table):
                self.table = table
            case Presence(seats=seats, responses=responses):
                self.at.seats, self.responses = seats, responses
            case Bye(text=text):
                raise Closed(text)
            case _:
                pass

    @property
    def seq(self) -> int:
        """How many events these eyes have heard."""
        return self.first + len(self.events)

    def whole_log(self) -> list[EventSeen]:
        """All events, also those before the last ones that a newcomer hears."""
        found: list[EventSeen] = []
        while len(found) < self.first:
            n = len(found)
            part = self.request(lambda re, n=n: WantLog(first=n, re=re))  # type: ignore[misc]
            assert isinstance(part, LogPart)
            found += part.events
        return [*found[: self.first], *self.events]

    @property
    def over(self) -> bool:
        return bool(self.view.get("result"))

    def wait(self, seconds: float = SECONDS) -> AskSeen | None:
        """Until this seat is asked; None when the game is over."""
        while self.ask is None and not self.over:
            self.receive(seconds)
        return None if self.over else self.ask

    def answer(self, keys: str | Sequence[str]) -> None:
        """Answer what is asked; it is kept when this returns. Refused if it cannot be."""
        ask = self.wait()
        if ask is None:
            raise Refused("game-over")
        given = [keys] if isinstance(keys, str) else list(keys)
        self.request(lambda re: GiveAnswer(number=ask.number, keys=given, re=re))
        if self.ask is ask:
            self.ask = None  # a new one comes by itself

    def undo(self, to: str = "answer", agreed: bool = False) -> None:
        self.request(lambda re: msgspec.convert({"type": "undo", "to": to, "agreed": agreed, "re": re}, Undo))

    def request(self, make: Callable[[int], ClientMessage]) -> ServerMessage:
        """Send a message and wait for what answers it."""
        self.sent += 1
        re = self.sent
        self.send(make(re))
        message = self.until(lambda found: getattr(found, "re", None) == re or isinstance(found, ErrorMessage))
        match message:
            case RefusedMessage(reason=reason, text=text, args=args):
                raise Refused(reason, **{**args, "sentence": text})
            case ErrorMessage(reason=reason, text=text):
                raise Refused(reason, sentence=text)
            case _:
                return message


def seat_from(word: str) -> SeatWanted:
    kind, _, bot = word.partition(":")
    return msgspec.convert({"kind": kind, **({"bot": bot} if bot else {})}, SeatWanted)
