"""One table in the memory of one worker: its game, what is committed of it, and who looks at it.

What an answer changes is applied to the game in memory, then kept in the database, and only then told to anybody. If it
cannot be kept, the game in memory is thrown away and read again from the database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog

import seance
from seance.bots.advice import Thought
from seance.engine import PUBLIC, Ask, Game, Refused, RuleBroke, SeanceError, State
from seance.engine import orders as standing
from seance.engine.saves import resumed
from seance.engine.wire import Answer

from .autoplay import go_on
from .clock import now
from .config import WINDOW_SECONDS
from .lobby_types import PresenceState
from .messages import ChatLine
from .snapshots import Picture, Pictures
from .store import (
    Answered,
    Change,
    Conflict,
    Entry,
    JournalRow,
    News,
    Resumed,
    SeatRow,
    TableRow,
    Trouble,
    Undone,
    Unreadable,
)

if TYPE_CHECKING:
    from .connection import Connection
    from .rooms import Rooms

log = structlog.get_logger()
T = TypeVar("T")

TRIES = 5  # when others are faster
CHAT_TRIES = 10  # to find the next number in a lively chat
LONGEST_READING_MS = 20_000  # so long the clock of a question waits for who still reads what happened
CHAT = 100  # lines that a newcomer reads


def nothing() -> None:
    """Nobody waits for it."""


class Room:
    def __init__(self, rooms: Rooms, row: TableRow, seats: list[SeatRow]) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.id = row.id
        self.row = row
        self.seats = seats
        self.game: Game[State] | None = None
        self.seq = 0  # of the game in memory
        self.opened = 0  # when the open question was put
        self.reading: dict[int, tuple[int, int]] = {}  # by seat: a question, and since when it is shown; 0: not yet
        self.since_checkpoint = 0
        self.hooked = 0  # when the question was put that people were told of at their addresses
        self.counted = 0  # events of the game that were looked at for what everybody sees
        self.lock = asyncio.Lock()
        self.pictures = Pictures()
        self.connections: list[Connection] = []
        self.chat: list[ChatLine] = []
        self.since = now()
        self.last_seen: dict[int, int] = {}  # when a seat without a socket had one last
        self.elsewhere: dict[str, tuple[dict[int, bool], int, int]] = {}  # worker -> seats there, spectators, until
        self.changed = asyncio.Event()  # wakes the driver
        self.used = now()
        self.leased_until = 0  # until then nobody else acts for the table
        self.tasks: set[asyncio.Task[Any]] = set()
        self.said: dict[int, set[str]] = {}  # what the coach has said here, by seat

    # ---- reading -----------------------------------------------------------------------------------------------------

    async def ready(self) -> Game[State]:
        """The game as the database has it. Under the lock."""
        if self.game is None:
            if self.row.status == "waiting":
                await self.read_rows()
            if self.row.status == "waiting":
                raise Refused("not-started")
            await self.load()
        assert self.game is not None
        return self.game

    async def load(self) -> None:
        """From the last checkpoint that can be read, and the journal since."""
        before: int | None = None
        for _ in range(TRIES):
            found = await self.store.recorded(self.id, before)
            if found is None:
                raise Refused("not-started" if before is None else "table-damaged")
            seq, save, opened, rows = found
            try:
                game, opened, taken = await asyncio.to_thread(replayed, save, opened, rows)
            except Exception:
                log.exception("a checkpoint cannot be read", table=self.id, seq=seq)
                self.rooms.metrics.failures.inc()
                before = seq
                continue
            opened = min(opened, now())  # the machine's clock may have been set back while no server ran
            last = seq + len(rows)
            if game.doubt:
                log.error("a table that cannot be", table=self.id, game=self.row.game, why=game.doubt)
            if taken == len(rows):
                self.game, self.seq, self.opened = game, last, opened
                self.since_checkpoint = len(rows)
                self.counted = len(game.sink.events)
                await self.read_rows()
                return
            log.warning("the journal does not fit the rules", table=self.id, after=seq + taken, last=last)
            game = resumed(game, left_over(game, rows[taken:]))
            if self.row.status == "archived":  # looked at as it would go on; nothing is written before it is resumed
                self.game, self.seq, self.opened = game, last, opened
                return
            change = self.change_of(game, [Resumed(after=seq + taken)], now(), now())
            change.checkpoint = game.save()
            with suppress(Conflict):  # another worker has seen it too
                await self.store.append(self.id, last, change)
        raise Trouble("the journal cannot be read")

    async def read_rows(self) -> None:
        whole = await self.store.whole_table(self.id)
        if whole is None:
            raise Refused("table-not-found")
        self.row, self.seats = whole

    async def read_chat(self, anew: bool = False) -> None:
        """What is new; or all of it, for what was said may be gone with who said it."""
        lines = await self.store.chat(self.id, -1 if anew else self.last_line, CHAT)
        before = [] if anew else self.chat
        last = before[-1].n if before else -1
        self.chat = [*before, *[self.read_line(n, line) for n, line in lines if n > last]][-CHAT:]

    def read_line(self, n: int, line: str) -> ChatLine:
        """One damaged line is no reason to lose a table."""
        try:
            return msgspec.json.decode(line, type=ChatLine)
        except (msgspec.MsgspecError, TypeError) as error:
            log.error("a line of a chat is damaged", table=self.id, n=n, why=str(error)[:200])
            return ChatLine(n=n, seat=PUBLIC, name="", text="…", at=0)

    async def write(
        self, seat: int, name: str, text: str, phrase: str, entities: Sequence[str] = (), who: str = ""
    ) -> None:
        """A line in the table's chat; `who` says it or is named in it."""
        for _ in range(CHAT_TRIES):
            line = ChatLine(
                n=self.last_line + 1, seat=seat, name=name, text=text, at=now(), phrase=phrase, entities=list(entities)
            )
            try:
                await self.store.say(self.id, line.n, msgspec.json.encode(line), who)
            except Conflict:
                await self.read_chat()
                continue
            await self.read_chat()
            self.wake()
            self.rooms.tell(self.id, "chat")
            return
        raise Refused("too-fast")

    async def announce(self, seat: int, phrase: str) -> None:
        """Everybody at the table is told something about a seat."""
        at = self.seats[seat]
        await self.write(seat, at.name, "", phrase, who=at.holder or "")

    def think_aloud(self, seat: int, thought: Thought) -> None:
        """To those who play: spectators may see the table later than it is."""
        for connection in self.connections:
            if connection.seat >= 0:
                connection.hear_thought(seat, thought)

    @property
    def needed(self) -> bool:
        """Does this worker have to know what happens at the table? Others may only have opened it once."""
        return bool(self.connections) or self.rooms.alone or self.leased_until > now()

    def is_behind(self, news: News | None) -> bool:
        """Do others know more of this table than this worker needs to?"""
        row = self.row
        if news is None or (news.version, news.quiet, news.status) != (row.version, row.quiet, row.status):
            return True
        if not self.needed:
            return False
        lost = self.game is None and bool(self.connections) and news.status != "waiting"
        return lost or news.seq > self.seq or news.chat > self.last_line

    @property
    def last_line(self) -> int:
        return self.chat[-1].n if self.chat else -1

    async def look(self, chat: bool = True) -> None:
        """Learn what other workers did."""
        async with self.lock:
            known = self.row.version, self.row.quiet
            found = await self.store.since(self.id, known, None if self.game is None else self.seq)
            if found is None:
                await self.rooms.gone(self)
                return
            if self.row.status == "archived":
                self.game = None
            self.row, seats, entries = found
            if seats is not None:
                self.seats = seats
            if self.row.status in ("playing", "over", "archived") and self.needed:
                if self.game is not None:
                    self.follow(entries)
                elif self.connections:
                    await self.ready()
                self.take_pictures()
            elif entries:
                self.game = None
            if chat or self.row.version != known[0]:
                await self.read_chat(anew=self.row.version != known[0])
        if self.needed:
            self.wake()

    async def hear_of_change(self) -> None:
        """Another worker has changed the table; who does not need it now reads it when it is needed."""
        if self.needed:
            await self.look(chat=False)
        else:
            async with self.lock:
                self.game = None

    def follow(self, rows: Sequence[JournalRow]) -> None:
        """Give the answers that other workers took."""
        assert self.game is not None
        try:
            for row in rows:
                poll = self.game.poll
                apply(self.game, row.entry)
                self.seq = row.seq
                self.since_checkpoint += 1
                if self.game.poll is not poll:
                    self.opened = min(row.at, now())
            self.counted = len(self.game.sink.events)
        except (SeanceError, Misread):
            self.game = None

    # ---- writing -----------------------------------------------------------------------------------------------------

    def apart(self, doing: Coroutine[Any, Any, T]) -> asyncio.Future[T]:
        """Done to its end, whoever stops waiting for it."""
        task = asyncio.create_task(doing)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return asyncio.shield(task)

    async def give(self, entry: Entry, kept: Callable[[], None] = nothing, then: Sequence[Answered] = ()) -> int:
        """Apply an answer or an undo and keep it; Refused if that is not possible, and then nothing has changed.

        `kept` is called when it is kept, before anybody hears what it caused. With it are kept the answers that bots
        give `then`, as far as they still fit; how many of all these were kept.
        """
        return await self.apart(self._give(entry, kept, then))

    async def _give(self, entry: Entry, kept: Callable[[], None], then: Sequence[Answered]) -> int:
        async with self.lock:
            for _ in range(TRIES):
                game = await self.loaded()
                if self.row.status == "archived":
                    raise Refused("table-is-archived")
                out = self.who_may_know_all(game)
                try:
                    self.apply(game, entry)
                    follow = self.follow_up(game, then)
                    more = go_on(self, game) if isinstance(entry, Answered) else self.back_to_a_choice(game, entry)
                    if isinstance(entry, Undone) and out - self.who_may_know_all(game):
                        self.game = None  # nothing is taken back
                        raise Refused("undo-after-out")
                    await self.keep(game, [entry, *follow, *more], kept)
                except Conflict:
                    self.game = None
                    continue
                except (Trouble, OSError) as error:
                    self.game = None
                    self.rooms.metrics.troubles.inc()
                    log.error("an answer could not be kept", table=self.id, why=str(error))
                    raise Refused("not-kept") from error
                except SeanceError:
                    raise
                except BaseException:
                    self.game = None
                    raise
                return 1 + len(follow)
            raise Refused("not-kept")

    def follow_up(self, game: Game[State], answers: Sequence[Answered]) -> Sequence[Answered]:
        """Apply what bots answer one after another, until one of them does not play any more or it does not fit."""
        for n, answer in enumerate(answers):
            if not self.seats[answer.seat].played_by:
                return answers[:n]
            try:
                self.apply(game, answer)
            except SeanceError:
                return answers[:n]
        return answers

    def back_to_a_choice(self, game: Game[State], entry: Entry) -> list[Entry]:
        """What standing orders would answer again at once is taken back with the answer before it."""
        found: list[Entry] = []
        while isinstance(entry, Undone) and entry.to == "answer":
            ask = game.ask_of(entry.seat)
            if ask is None or not self.answers_itself(game, ask):
                break
            try:
                self.apply(game, entry)
            except Refused as refused:
                if refused.reason == "nothing-to-undo":
                    break
                self.game = None  # there is a barrier: nothing at all is taken back
                raise
            found.append(entry)
        return found

    def who_may_know_all(self, game: Game[State]) -> frozenset[int]:
        """Seats that are out, and may have seen everything: they decide nothing ever again."""
        return frozenset(game.rules.out(game.state)) if self.row.settings.out_sees_all else frozenset()

    async def loaded(self) -> Game[State]:
        try:
            return await self.ready()
        except (Trouble, OSError) as error:
            raise Refused("not-kept") from error

    def apply(self, game: Game[State], entry: Entry) -> None:
        poll = game.poll
        try:
            apply(game, entry)
        except RuleBroke as broke:
            log.error("a rule failed", table=self.id, game=self.row.game, answer=broke.details.get("answer"))
            self.rooms.metrics.rules_broken.inc()
            raise
        if game.poll is not poll:
            self.opened = now()

    async def keep(self, game: Game[State], entries: Sequence[Entry], kept: Callable[[], None] = nothing) -> None:
        """Commit what was applied, then let everybody see it."""
        change = self.change_of(game, entries, now(), self.opened)
        moved = self.moved(game, change)
        if not moved:
            change.changed = self.row.changed
        self.since_checkpoint += len(entries)
        if self.since_checkpoint >= self.rooms.settings.checkpoint_every or change.result:
            change.checkpoint = game.save()
            self.since_checkpoint = 0
        self.seq = await self.store.append(self.id, self.seq, change)
        kept()
        self.row.seq, self.row.revision = self.seq, change.revision
        self.row.changed = change.at if change.changed is None else change.changed
        before, self.row.waiting, self.row.chapter = self.row.waiting, change.waiting, change.chapter
        same, self.hooked = self.hooked == self.opened, self.opened
        self.rooms.hooks.turned(self, before if same else (), change.waiting)
        if change.result:
            await self.read_rows()
        proposal = self.row.proposal
        if proposal is not None and proposal.kind == "undo":
            if moved:
                await self.store.change_table(self.id, proposal=None)
            else:  # else it would tell that somebody has answered
                await self.store.keep_proposal(self.id, proposal, self.seq)
            await self.read_rows()
        self.used = now()
        self.rooms.metrics.answers.inc(len(entries))
        self.take_pictures()
        self.wake()
        self.rooms.tell(self.id, "changed")

    def moved(self, game: Game[State], change: Change) -> bool:
        """Does anything change that everybody sees? An answer in secret must leave no trace."""
        row, events = self.row, game.sink.events
        told = any(event.heard_by(PUBLIC) for event in events[self.counted :])
        self.counted = len(events)
        seen = change.revision, change.waiting, change.result, change.chapter
        return told or seen != (row.revision, row.waiting, row.result, row.chapter)

    def change_of(self, game: Game[State], entries: Sequence[Entry], at: int, opened: int) -> Change:
        self.opened = opened
        return Change(
            revision=len(game.taken_back),
            waiting=game.waiting,
            result=game.result or "",
            chapter=game.rules.chapter(game.state),
            at=at,
            due=self.due(game),
            entries=entries,
            opened=opened,
        )

    # ---- what the server does by itself ------------------------------------------------------------------------------

    def masked(self, game: Game[State], ask: Ask[object]) -> bool:
        """Could the time that an answer takes tell something about a hand?"""
        return ask.window and game.poker_face and game.poll is not None and game.poll.secret

    def earliest(self, game: Game[State], ask: Ask[object]) -> int:
        """When an answer to this ask may take effect."""
        return self.opened + (self.rooms.settings.uniform_ms if self.masked(game, ask) else 0)

    def deadline(self, ask: Ask[object]) -> int:
        """When the server passes for a person; 0: never."""
        seconds = WINDOW_SECONDS[self.row.settings.timer]
        if not seconds or not ask.window or not standing.leaving(ask) or self.seats[ask.seat].played_by:
            return 0
        return self.shown(ask) + seconds * 1000

    def shown(self, ask: Ask[object]) -> int:
        """Since when the question is seen: whoever still reads what happened has a while for it."""
        number, at = self.reading.get(ask.seat, (ask.number - 1, 0))
        if number != ask.number:
            return self.opened
        latest = self.opened + LONGEST_READING_MS
        return min(max(at, self.opened), latest) if at else latest

    def still_reads(self, seat: int, number: int, shown: int) -> None:
        """The reader of a seat tells that a question is not shown yet, or is now."""
        self.reads(seat, number, shown)
        self.rooms.tell(self.id, "reading", seat=seat, number=number, since=shown)

    def reads(self, seat: int, number: int, shown: int) -> None:
        before = self.reading.get(seat)
        if before is not None and before[0] == number and (before[1] or not shown):
            return  # it was told before: nobody has a question shown twice
        self.reading[seat] = (number, shown)
        self.wake()

    def closes(self) -> int:
        """When the open window closes by the table's timer, as everybody may know; 0: never."""
        poll = None if self.game is None else self.game.poll
        seconds = WINDOW_SECONDS[self.row.settings.timer]
        is_window = poll is not None and all(ask.window for ask in poll.asks)
        return self.opened + seconds * 1000 if seconds and is_window else 0

    def responses(self) -> bool:
        """Is a window open in which hidden cards decide who really has a choice?"""
        poll = None if self.game is None else self.game.poll
        return poll is not None and poll.secret and all(ask.window for ask in poll.asks)

    def deed(self, game: Game[State], ask: Ask[object]) -> int | None:
        """When the server answers this ask by itself; None: a person does."""
        return self.earliest(game, ask) if self.answers_itself(game, ask) else self.deadline(ask) or None

    def answers_itself(self, game: Game[State], ask: Ask[object]) -> bool:
        """Is this ask a bot's, or left to standing orders?"""
        seat = self.seats[ask.seat]
        if seat.played_by or self.settled(game, ask) or standing.passes(standing.read(seat.orders), ask, game):
            return True
        mine = [n for n, one in enumerate(self.seats) if one.holder == seat.holder and not one.played_by]
        return standing.asked_elsewhere(ask, game, mine)

    def settled(self, game: Game[State], ask: Ask[object]) -> str:
        """What is answered where nobody has to be asked, or nobody is there who could be."""
        if self.seats[ask.seat].is_free and standing.seeks_somebody(ask):
            return standing.STAYS_AWAY
        return standing.settled(ask, game, [n for n, one in enumerate(self.seats) if not one.played_by])

    @property
    def by_bots_alone(self) -> bool:
        return all(seat.played_by for seat in self.seats)

    @property
    def rests(self) -> bool:
        """Bots play among themselves only while somebody watches."""
        elsewhere = any(seats or spectators for seats, spectators, until in self.elsewhere.values() if until > now())
        return self.by_bots_alone and not self.connections and not elsewhere

    def due(self, game: Game[State]) -> int | None:
        if self.rests:
            return None
        times = [when for ask in game.asks if (when := self.deed(game, ask)) is not None]
        return min(times, default=None)

    # ---- who looks ---------------------------------------------------------------------------------------------------

    def take_pictures(self) -> None:
        game = self.game
        if game is None:
            return
        eyes = {connection.eye for connection in self.connections}
        if self.row.settings.delay:
            eyes.add(PUBLIC)
        unasked = {ask.seat for ask in game.asks if self.answers_itself(game, ask)}
        self.pictures.take(game, now(), eyes, unasked, bool(self.row.settings.delay))

    def picture(self, eye: int) -> Picture | None:
        if eye == PUBLIC and self.row.settings.delay and self.row.status == "playing":
            return self.pictures.delayed(now(), self.row.settings.delay * 1000)
        return self.pictures.of.get(eye)

    def wake(self) -> None:
        self.changed.set()
        self.refresh()

    def refresh(self) -> None:
        """Whoever looks at the table gets what is new."""
        for connection in self.connections:
            connection.wake.set()

    async def rest(self) -> None:
        """Nothing is due here any more, before somebody comes."""
        with suppress(Trouble, OSError):
            await self.store.rest(self.id)

    def show_out(self, who: str) -> None:
        for connection in self.connections:
            if connection.who == who:
                connection.say_bye("removed", retry=False)

    def people(self) -> list[int]:
        """Seats that people play."""
        return [seat.seat for seat in self.seats if not seat.played_by and seat.holder is not None]

    def here(self) -> dict[int, bool]:
        """Seats that are looked after from this worker, and whether only from hidden pages."""
        found: dict[int, bool] = {}
        for connection in self.connections:
            if connection.seat >= 0:
                found[connection.seat] = found.get(connection.seat, True) and connection.away
        return found

    def watching(self) -> int:
        local = len([each for each in self.connections if each.seat < 0])
        return local + sum(spectators for _, spectators, until in self.elsewhere.values() if until > now())

    def sees_all(self, who: str) -> bool:
        """May this person see everything: are all their seats out, as is committed, at a table that allows it?"""
        held = {seat.seat for seat in self.seats if who and seat.holder == who}
        allowed = self.row.settings.out_sees_all and self.row.status == "playing"
        return allowed and bool(held) and held <= self.pictures.out

    async def learn_who_is_out(self) -> frozenset[int]:
        """As the database has it now, whoever wrote it."""
        await self.look(chat=False)
        async with self.lock:
            game = await self.ready()
            self.pictures.out = frozenset(game.rules.out(game.state))
        return self.pictures.out

    def presence(self, seat: SeatRow) -> PresenceState:
        if seat.played_by:
            return "bot"
        if seat.holder is None:
            return "empty"
        states = [self.here(), *[seats for seats, _, until in self.elsewhere.values() if until > now()]]
        there = [state[seat.seat] for state in states if seat.seat in state]
        if not there:
            last = self.last_seen.get(seat.seat, self.since)
            return "gone" if now() - last >= self.rooms.settings.gone_ms else "away"
        return "away" if all(there) else "online"


class Misread(Exception):
    """An entry of the journal that these rules do not take."""


def apply(game: Game[State], entry: Entry | Unreadable) -> None:
    match entry:
        case Answered(seat=seat, keys=keys, number=number):
            ask = game.ask_of(seat)
            if ask is not None and ask.number != number:
                raise Refused("stale", number=number, now=ask.number)
            if ask is not None and ask.group is None and len(keys) != 1:
                raise Refused("not-a-group")
            single = ask is None or ask.group is None
            game.answer((keys[0] if keys else "") if single else keys, seat, number)
        case Undone(seat=seat, to=to, agreed=agreed):
            game.undo(seat, to, agreed)
        case Resumed() | Unreadable():
            raise Misread


def left_over(game: Game[State], rows: Sequence[JournalRow]) -> list[Answer]:
    """The answers of entries that these rules do not take."""
    at = len(game.journal)
    given = [row.entry for row in rows if isinstance(row.entry, Answered)]
    return [Answer(entry.seat, entry.keys, at, False, "") for entry in given]


def replayed(save: bytes, opened: int, rows: Sequence[JournalRow]) -> tuple[Game[State], int, int]:
    """The game of a checkpoint with the entries since, and how many of them these rules take."""
    game = seance.load(save, strict=False)
    for taken, row in enumerate(rows):
        poll = game.poll
        try:
            apply(game, row.entry)
        except (SeanceError, Misread):
            return game, opened, taken
        if game.poll is not poll:
            opened = row.at
    return game, opened, len(rows)
