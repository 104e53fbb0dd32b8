"""The tables that this worker has in memory, and what it hears of other workers."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from typing import Any, Literal

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.subscriber import Subscriber

from seance.engine import Refused

from .clock import now
from .collector import Collector
from .config import Settings
from .driver import Driver
from .hooks import Hooks
from .metrics import Metrics
from .notices import CHANNEL, Notice, SteadyRedis
from .room import Room
from .store import News, Store, Trouble
from .thinkers import Thinkers

log = structlog.get_logger()

Kind = Literal["changed", "chat", "presence", "who", "active", "left", "renewed", "thought", "out", "reading"]
CLERK_SECONDS = 20.0  # for a file
FORGET_MS = 3_600_000  # how often it is looked for what need not be kept any more
NO_TABLE = ""  # of a notice that is about an identity


class Rooms:
    def __init__(self, settings: Settings, store: Store, channels: ChannelsPlugin, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.channels = channels
        self.metrics = metrics
        self.worker = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.alone = settings.workers == 1 and not settings.redis
        self.thinkers = Thinkers(settings.bot_seconds, settings.thinking_processes, metrics)
        self.clerks = Thinkers(CLERK_SECONDS)  # for files: no bot waits for a long game that is read
        self.collector = Collector()
        self.hooks = Hooks(store, settings.private_hooks)
        self.open: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.closing = False
        self.looked = now()  # when everything was looked after last
        self.last_presence = 0
        self.forgot = 0  # when it was looked last for what need not be kept any more

    async def start(self) -> None:
        subscriber = await self.channels.subscribe([CHANNEL])
        self.tasks = [asyncio.create_task(self.listen(subscriber)), asyncio.create_task(self.look_around())]
        self.collector.start()

    async def stop(self) -> None:
        """Everything that is acknowledged is in the database already; what is under way is brought to its end."""
        self.closing = True
        self.hooks.stop()
        for task in [*self.tasks, *self.drivers.values()]:
            task.cancel()
        busy: list[asyncio.Future[Any]] = [task for room in self.open.values() for task in room.tasks]
        busy += [connection.done for room in self.open.values() for connection in room.connections]
        await asyncio.gather(*self.tasks, *self.drivers.values(), return_exceptions=True)
        if busy:
            await asyncio.wait(busy, timeout=5)
        with suppress(Trouble):
            await self.store.release(self.worker)
        self.thinkers.close()
        self.clerks.close()

    # ---- rooms -------------------------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """The room of a table; Refused if there is none such."""
        async with self.opening.setdefault(table, asyncio.Lock()):
            room = self.open.get(table)
            if room is None:
                try:
                    room = await self.read(table)
                except BaseException:
                    self.opening.pop(table, None)
                    raise
                self.open[table] = room
                self.drive(room)
                self.metrics.rooms.set(len(self.open))
            room.used = now()
            return room

    async def read(self, table: str) -> Room:
        whole = await self.store.whole_table(table)
        if whole is None:
            raise Refused("table-not-found")
        room = Room(self, *whole)
        await room.read_chat()
        return room

    def drive(self, room: Room) -> None:
        self.drivers[room.id] = asyncio.create_task(Driver(room).run())

    def revive(self, room: Room) -> None:
        """A driver never ends before its room does; one that did is replaced."""
        driver = self.drivers[room.id]
        if driver.done():
            why = "cancelled" if driver.cancelled() else repr(driver.exception())
            log.error("a driver ended", table=room.id, why=why)
            self.metrics.ended_drivers.inc()
            self.drive(room)

    async def touched(self, table: str) -> None:
        """The row or a seat of a table was changed here: let this room and other workers look."""
        room = self.open.get(table)
        if room is not None:
            await room.look(chat=False)
            room.changed.set()
        self.tell(table, "changed")

    def renewed(self, who: str, generation: int) -> None:
        """Sockets that were opened with an older cookie of this identity are closed, here and elsewhere."""
        self.shut_out({who: generation})
        self.tell(NO_TABLE, "renewed", who=who, generation=generation)

    def shut_out(self, generations: Mapping[str, int]) -> None:
        for room in self.open.values():
            for connection in room.connections:
                if connection.generation < generations.get(connection.who, 0):
                    connection.say_bye("renewed", retry=True)

    def show_out(self, table: str, who: str) -> None:
        """Whoever was removed from a table sees nothing more of it, from whatever window, here and elsewhere."""
        room = self.open.get(table)
        if room is not None:
            room.show_out(who)
        self.tell(table, "out", who=who)

    async def gone(self, room: Room) -> None:
        """The table was deleted."""
        for connection in list(room.connections):
            connection.say_bye("closed", retry=False)
        self.shut(room)

    def shut(self, room: Room) -> None:
        self.open.pop(room.id, None)
        self.opening.pop(room.id, None)
        driver = self.drivers.pop(room.id, None)
        if driver is not None:
            driver.cancel()
        self.metrics.rooms.set(len(self.open))

    # ---- other workers -----------------------------------------------------------------------------------------------

    def tell(self, table: str, kind: Kind, **more: Any) -> None:
        if not self.alone and not self.closing:
            self.channels.publish(
                msgspec.json.encode(Notice(worker=self.worker, table=table, kind=kind, **more)), CHANNEL
            )  # fmt: skip

    def tell_presence(self, room: Room) -> None:
        spectators = sum(connection.seat < 0 for connection in room.connections)
        self.tell(room.id, "presence", seats=room.here(), spectators=spectators)
        room.refresh()

    async def listen(self, subscriber: Subscriber) -> None:
        async for data in subscriber.iter_events():
            notice = msgspec.json.decode(data, type=Notice)
            if notice.kind == "renewed":
                self.shut_out({notice.who: notice.generation})
            room = self.open.get(notice.table)
            if room is None or notice.worker == self.worker:
                continue
            try:
                await self.hear(room, notice)
            except (Trouble, OSError, Refused) as error:
                log.warning("a notice could not be followed", table=room.id, why=str(error))

    async def hear(self, room: Room, notice: Notice) -> None:
        match notice.kind:
            case "changed":
                await room.hear_of_change()
            case "chat":
                await room.look()
            case "presence":
                until = now() + 3 * self.settings.lease_ms
                room.elsewhere[notice.worker] = (notice.seats, notice.spectators, until)
                room.last_seen.update(dict.fromkeys(notice.seats, now()))
                room.refresh()
            case "who":
                if room.connections:
                    self.tell_presence(room)
            case "active":
                for connection in room.connections:
                    if connection.seat == notice.seat and connection.since < notice.since:
                        connection.become_read_only()
            case "left":
                self.speak_for(room, notice.seat)
            case "out":
                room.show_out(notice.who)
            case "reading":
                room.reads(notice.seat, notice.number, notice.since)
            case "thought":
                if notice.thought is not None:
                    room.think_aloud(notice.seat, notice.thought)

    def speak_for(self, room: Room, seat: int) -> None:
        """The newest window of a seat answers for it, all others only read. (Another worker may know a newer one.)"""
        windows = [connection for connection in room.connections if connection.seat == seat]
        if seat >= 0 and windows:
            newest = max(windows, key=lambda connection: connection.since)
            for connection in windows:
                if connection is not newest:
                    connection.become_read_only()
            newest.answer_again()
            self.tell(room.id, "active", seat=seat, since=newest.since)

    async def look_around(self) -> None:
        """Tables that nobody acts for, news that nobody told us, rooms that nobody needs."""
        while True:
            try:
                await self.look_once()
                self.looked = now()
            except Exception as error:
                foreseen = isinstance(error, Trouble | OSError | Refused)
                log.warning("could not look around", why=str(error), exc_info=not foreseen)
            due = asyncio.get_running_loop().time() + self.settings.look_ms / 1000
            await asyncio.sleep(self.settings.look_ms / 1000)
            self.metrics.loop_lag.observe(max(asyncio.get_running_loop().time() - due, 0))

    async def look_once(self) -> None:
        for table in await self.store.neglected(now(), self.settings.lease_ms):
            await self.apart(table, self.attend_to(table))
        if not self.alone or now() - self.last_presence > self.settings.lease_ms:  # a host may have changed something
            news = await self.store.news(list(self.open))
            for room in list(self.open.values()):
                await self.apart(room.id, self.catch_up(room, news.get(room.id)))
            if now() - self.last_presence > self.settings.lease_ms:
                self.last_presence = now()
                for room in list(self.open.values()):
                    if room.connections:
                        self.tell_presence(room)
                here = {each.who for room in self.open.values() for each in room.connections if each.who}
                self.shut_out(await self.store.generations(here))
        for room in list(self.open.values()):
            self.revive(room)
            self.put_away(room)
        self.collector.look()
        if now() - self.forgot > FORGET_MS:
            self.forgot = now()
            for table in await self.store.forget_old(now(), self.settings):
                log.info("a table was kept long enough", table=table)

    async def apart(self, table: str, doing: Coroutine[None, None, None]) -> None:
        """Whatever is wrong with one table, all others are looked after."""
        try:
            await doing
        except (Trouble, OSError) as error:
            log.warning("a table could not be looked after", table=table, why=str(error))
        except Exception:
            log.exception("a table cannot be looked after", table=table)
            self.metrics.failures.inc()

    async def attend_to(self, table: str) -> None:
        """Somebody has to act at this table."""
        try:
            (await self.room(table)).changed.set()
        except Refused as refused:
            log.warning("a table cannot be opened", table=table, why=refused.reason)
            await self.store.rest(table)

    async def catch_up(self, room: Room, news: News | None) -> None:
        if room.is_behind(news):
            with suppress(Refused):
                await room.look(chat=news is not None and news.chat > room.last_line)

    def put_away(self, room: Room) -> None:
        """Out of memory, if nobody looks and nothing is to be done."""
        opening = self.opening.get(room.id)  # whoever waits for it would sit in a room that hears nothing more
        wanted = opening is not None and opening.locked()
        busy = room.connections or room.tasks or room.lock.locked() or now() - room.used <= self.settings.idle_ms
        if not wanted and not busy and (room.game is None or not room.needed or room.due(room.game) is None):
            self.shut(room)

    @property
    def fan_out(self) -> bool:
        """Can the workers tell each other what is new?"""
        backend = self.channels._backend
        return backend.there if isinstance(backend, SteadyRedis) else True
