"""One socket: one pair of eyes at one table.

What it is sent is the difference between what it was sent last and what is true now. A slow client therefore gets
less often more, and never anything wrong.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from seance.bots.advice import Thought, in_words
from seance.engine import ALL, PUBLIC, SeanceError, Told
from seance.engine import orders as standing
from seance.engine.history import difference
from seance.engine.orders import Orders

from .clock import now
from .encode import ask_seen, events_seen, names_of
from .info import proposal_info, seat_name, seats_info, table_info
from .limits import Bucket
from .lobby_types import TableInfo
from .messages import (
    AskMessage,
    AskSeen,
    Barrier,
    Bye,
    Chat,
    ChatLine,
    ErrorMessage,
    Events,
    EventSeen,
    Hello,
    OrdersKept,
    Pong,
    Presence,
    Proposal,
    ProposalOver,
    ReadOnly,
    RefusedMessage,
    ServerMessage,
    TableChanged,
    ThoughtMessage,
    Turn,
    Undone,
    Wait,
)  # fmt: skip
from .room import Room
from .snapshots import Picture
from .store import Identity, Proposed
from .teacher import Teacher
from .words import Words

log = structlog.get_logger()

MOST_EVENTS = 500  # in one message
MOST_POSTS = 200  # that wait for a slow client
SEND_SECONDS = 30.0
CODES = {"silent": 4408, "closed": 4404, "removed": 4401, "renewed": 4401}

encoder = msgspec.json.Encoder()


class Connection:
    def __init__(
        self, room: Room, socket: WebSocket[Any, Any, Any], who: Identity | None, eye: int, words: Words
    ) -> None:
        self.room = room
        self.socket = socket
        self.who = "" if who is None else who.id
        self.generation = 0 if who is None else who.generation  # of the cookie that opened it
        self.eye = eye
        self.words = words
        self.since = now()
        self.away = False
        self.read_only = False
        self.wake = asyncio.Event()
        self.posts: deque[ServerMessage] = deque()
        self.bye: Bye | None = None
        self.bye_code = 1000
        self.heard_at = now()
        self.asides: set[asyncio.Task[None]] = set()  # what is thought about while other messages are taken
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        rate = room.rooms.settings.rate
        self.pace = Bucket(40 * rate, 20 * rate)
        self.wishes = Bucket(10 * rate, 3 * rate)  # previews, refusals, hints, history
        self.talk = Bucket(5 * rate, 1 * rate)
        # what was sent last
        self.view: dict[str, Any] | None = None
        self.revision = 0
        self.seq = 0
        self.asked: tuple[int, int] | None = None  # number and deadline
        self.barred = ""
        self.version = -1
        self.status = ""
        self.present: Presence | None = None
        self.chat = -1
        self.orders = ""
        self.proposal: Proposed | None = None
        self.told_wait = ""
        self.teacher = Teacher(self)

    @property
    def seat(self) -> int:
        """The seat that acts and speaks here; PUBLIC if these eyes only watch."""
        return self.eye if self.eye >= 0 and self.room.seats[self.eye].holder == self.who else PUBLIC

    @property
    def reader(self) -> int:
        """The seat that is "you" here; PUBLIC if one person has several, or only watches."""
        own = [each.seat for each in self.room.seats if self.who and each.holder == self.who]
        return self.eye if own == [self.eye] else PUBLIC

    def events(self, told: Sequence[Told]) -> list[EventSeen]:
        return events_seen(told, self.words, self.room.pictures.figures, self.reader)

    # ---- sending -----------------------------------------------------------------------------------------------------

    def post(self, message: ServerMessage) -> None:
        """Say something once."""
        if len(self.posts) >= MOST_POSTS:
            self.close(4429, "too-fast", self.words.reason("too-fast", {}), retry=True)
        else:
            self.posts.append(message)
        self.wake.set()

    def hear_thought(self, seat: int, thought: Thought) -> None:
        """Unless the reader is behind: what a bot has thought is the first thing to do without."""
        if len(self.posts) < MOST_POSTS // 2:
            self.post(ThoughtMessage(seat=seat, text=in_words(thought, self.words)))

    def refuse(self, re: int, wrong: SeanceError) -> None:
        args = {name: value for name, value in wrong.details.items() if isinstance(value, str | int | bool)}
        self.room.rooms.metrics.refused.labels(wrong.reason).inc()
        self.post(RefusedMessage(re=re, reason=wrong.reason, text=self.words.error(wrong), args=args))

    def complain(self, reason: str, re: int = 0) -> None:
        self.post(ErrorMessage(reason=reason, text=self.words.reason(reason, {}), re=re))

    def say_bye(self, why: str, retry: bool) -> None:
        self.close(CODES[why], why, self.words.tell(why), retry)

    def close(self, code: int, reason: str, text: str, retry: bool = False) -> None:
        if self.bye is None:
            self.bye, self.bye_code = Bye(reason=reason, text=text, retry=retry), code
        self.wake.set()

    def become_read_only(self) -> None:
        if not self.read_only:
            self.read_only = True
            self.post(ReadOnly(read_only=True, text=self.words.reason("read-only", {})))

    def answer_again(self) -> None:
        if self.read_only:
            self.read_only = False
            self.post(ReadOnly(read_only=False, text=""))

    async def send(self) -> None:
        """Until the socket is closed: whatever is new."""
        while True:
            with suppress(TimeoutError):
                timeout = self.room.rooms.settings.silent_ms / 1000 / 4
                async with asyncio.timeout(self.pause() or timeout):
                    await self.wake.wait()
            if now() - self.heard_at > self.room.rooms.settings.silent_ms:  # however often it was woken meanwhile
                self.say_bye("silent", retry=True)
            self.wake.clear()
            while self.posts:
                await self.put(self.posts.popleft())
            if self.bye is None:
                for message in self.news():
                    await self.teacher.keep()  # before anybody hears of it
                    await self.put(message)
            if self.bye is not None:
                await self.put(self.bye)
                await self.socket.close(self.bye_code, self.bye.reason)
                return

    @property
    def behind(self) -> int:
        """By how many ms these eyes see everything later."""
        row = self.room.row
        return row.settings.delay * 1000 if self.eye == PUBLIC and row.status == "playing" else 0

    def pause(self) -> float | None:
        """Who watches with a delay has to look at the clock."""
        return 0.2 if self.behind else None

    async def put(self, message: ServerMessage) -> None:
        data = encoder.encode(message).decode()
        async with asyncio.timeout(SEND_SECONDS):
            await self.socket.send_text(data)

    # ---- what is new -------------------------------------------------------------------------------------------------

    def news(self) -> Iterator[ServerMessage]:
        room = self.room
        if not self.may_stay():
            self.say_bye("removed", retry=False)
            return
        picture = room.picture(self.eye)
        if picture is None:
            yield from self.waiting()
            return
        if self.view is None:
            yield self.hello(picture)
        else:
            yield from self.changes(picture)
        yield from self.around()
        yield from self.teacher.news(picture)

    def may_stay(self) -> bool:
        """A seat may have been given to somebody else. When the game is over all may be seen."""
        if self.eye == PUBLIC:
            return self.room.row.settings.spectators or self.is_host
        if self.eye == ALL and not self.room.row.result:
            return self.room.sees_all(self.who)
        return self.seat == self.eye or bool(self.room.row.result)

    @property
    def is_host(self) -> bool:
        return bool(self.who) and self.room.row.host == self.who

    def waiting(self) -> Iterator[ServerMessage]:
        row = self.room.row
        mark = f"{row.version}:{row.status}:{[self.room.presence(seat) for seat in self.room.seats]}"
        if mark != self.told_wait:
            text = self.words.tell("waiting" if row.status == "waiting" else "delayed")
            first, self.told_wait = not self.told_wait, mark
            table = self.table()
            yield Wait(table=table, seat=self.eye, text=text) if first else TableChanged(table=table)
        yield from self.new_chat()

    def table(self) -> TableInfo:
        room = self.room
        self.version, self.status = room.row.version, room.row.status
        return table_info(room.row, room.seats, self.who, self.words, room.presence)

    def hello(self, picture: Picture) -> Hello:
        room = self.room
        known = self.seq if self.revision == picture.revision and self.seq <= picture.seq else 0
        first = max(known, picture.seq - MOST_EVENTS)
        self.view, self.revision, self.seq = picture.view, picture.revision, picture.seq
        ask = self.ask_of(picture)
        chat = self.heard_chat()
        self.chat = chat[-1].n if chat else -1
        self.orders = "" if self.seat < 0 else room.seats[self.seat].orders
        return Hello(
            table=self.table(),
            seat=self.eye,
            language=self.words.language,
            revision=picture.revision,
            seq=picture.seq,
            first=first,
            events=self.events(picture.told[first : picture.seq]),
            view=picture.view,
            ask=ask,
            barrier=self.bar(picture),
            orders=self.standing_orders(),
            chat=[self.in_words(line) for line in chat],
            read_only=self.read_only,
            now=now(),
        )

    def changes(self, picture: Picture) -> Iterator[ServerMessage]:
        assert self.view is not None
        if picture.revision != self.revision:
            undo = self.room.pictures.back_to(self.eye, self.revision)
            to = min(self.seq, picture.seq if undo is None else undo.to[self.eye], picture.seq)
            anew = undo is not None and undo.anew
            name = self.name_of(PUBLIC if undo is None else undo.seat)
            text = self.words.tell("undone-anew", name=name) if anew else self.words.tell("undone", name=name)
            self.view, self.revision, self.seq = picture.view, picture.revision, to
            yield Undone(
                revision=picture.revision,
                to=to,
                view=picture.view,
                seat=PUBLIC if undo is None else undo.seat,
                text=text,
                anew=anew,
            )
        if picture.view is not self.view or picture.seq > self.seq:
            patch = difference(self.view, picture.view)
            told = picture.told[self.seq : picture.seq]
            if patch or told:
                yield Events(
                    revision=self.revision, first=self.seq, seq=picture.seq, events=self.events(told), patch=patch
                )
            self.view, self.seq = picture.view, picture.seq
        before = self.asked
        self.asked = self.asked_now(picture)
        if self.asked != before or self.barred != picture.barrier:
            ask = self.ask_of(picture)
            yield AskMessage(ask=ask, barrier=self.bar(picture))
            if ask is not None and before is None:
                yield Turn(number=ask.number, text=ask.text)

    def asked_now(self, picture: Picture) -> tuple[int, int] | None:
        return None if picture.ask is None else (picture.ask.number, self.room.deadline(picture.ask))

    def ask_of(self, picture: Picture) -> AskSeen | None:
        self.asked = self.asked_now(picture)
        if picture.ask is None or self.asked is None:
            return None
        own = names_of(self.room.pictures.playing, self.reader)
        ask, notes = picture.ask, picture.notes
        return ask_seen(ask, picture.previews, notes, self.asked[1], self.words, picture.proposed, own)

    def bar(self, picture: Picture) -> Barrier:
        reason = self.barred = picture.barrier
        text = self.words.reason(reason, {}) if reason else ""
        return Barrier(undo=not reason, reason=reason, text=text, free_from=picture.free_from)

    def around(self) -> Iterator[ServerMessage]:
        """What is new beside the game."""
        room = self.room
        if (self.version, self.status) != (room.row.version, room.row.status):
            yield TableChanged(table=self.table())
        seats = seats_info(room.row, room.seats, self.who, self.words, room.presence)
        for seat in seats:
            seat.deadline = room.closes() if seat.asked and not seat.bot else 0
            seat.out = not self.behind and seat.seat in room.pictures.out
        present = Presence(seats=seats, spectators=room.watching(), responses=room.responses())
        if present != self.present:
            self.present = present
            yield present
        yield from self.new_chat()
        if self.seat >= 0 and room.seats[self.seat].orders != self.orders:
            self.orders = room.seats[self.seat].orders
            yield OrdersKept(orders=self.standing_orders())
        if not same_to_all(room.row.proposal, self.proposal):
            before, self.proposal = self.proposal, room.row.proposal
            if before is not None and (self.proposal is None or self.proposal.id != before.id):
                granted = self.granted(before)
                yield ProposalOver(
                    id=before.id, granted=granted, text=self.words.tell("granted" if granted else "denied")
                )  # fmt: skip
            if self.proposal is not None:
                yield Proposal(proposal=proposal_info(self.proposal, room.seats), text=self.asks(self.proposal))

    def granted(self, proposal: Proposed) -> bool:
        if proposal.kind == "undo":
            return self.room.row.revision > proposal.revision
        return bool(self.room.seats[proposal.seat].stand_in)

    def asks(self, proposal: Proposed) -> str:
        name = self.name_of(proposal.by)
        if proposal.kind == "undo":
            return self.words.tell("asks-undo", name=name)
        return self.words.tell("asks-stand-in", name=name, other=self.name_of(proposal.seat))

    def heard_chat(self) -> list[ChatLine]:
        return [line for line in self.room.chat if line.at <= now() - self.behind] if self.behind else self.room.chat

    def new_chat(self) -> Iterator[ServerMessage]:
        for line in self.heard_chat():
            if line.n > self.chat:
                self.chat = line.n
                yield Chat(line=self.in_words(line))

    def in_words(self, line: ChatLine) -> ChatLine:
        text = self.words.phrase(line.phrase) if line.phrase else line.text
        return msgspec.structs.replace(line, name=line.name or self.name_of(line.seat), text=text)

    def standing_orders(self) -> Orders:
        kept = standing.read(self.orders)
        return Orders(abilities=kept.abilities, until=kept.until, every=kept.every)

    def name_of(self, seat: int) -> str:
        if 0 <= seat < len(self.room.seats):
            return seat_name(self.room.seats[seat], self.words.texts)
        return self.words.tell("guest")

    def pong(self, re: int) -> None:
        self.post(Pong(re=re, now=now()))


def same_to_all(one: Proposed | None, other: Proposed | None) -> bool:
    """For which answers it was made is nobody's business: some are given in secret."""
    if one is None or other is None:
        return one is other
    return (one.id, one.agreed) == (other.id, other.agreed)


GONE = (WebSocketDisconnect, WebSocketException, RuntimeError, TimeoutError, OSError)
