"""What the server does at a table by itself: bots answer, standing orders and deadlines pass."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
import structlog

import seance
from seance.bots import searches
from seance.engine import Game, Refused, RuleBroke, State
from seance.engine import orders as standing

from .autoplay import QUICK, go_on, ready_asks
from .bots import Decided, Move, by_habit, think
from .clock import now
from .store import Answered, Conflict, Trouble
from .thinkers import Turn

if TYPE_CHECKING:
    from .room import Room

log = structlog.get_logger()

PAUSE = 1.0  # seconds after which something that failed is tried again
LONGEST_PAUSE = 60.0  # if it fails again and again
BY_HABIT = "by-habit"  # the phrase that tells the others that a bot did not think


class Driver:
    """Acts for one table, if this worker has the right to."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.rooms = room.rooms
        self.broken = -1  # the journal's length at which a rule failed: nothing is tried again before it moves
        self.rested = -1  # the journal's length at which it was noted that nobody watches
        self.failed = 0  # how often in a row something failed that nobody foresaw

    async def run(self) -> None:
        """Until the room is closed."""
        room = self.room
        while True:
            room.changed.clear()
            pause: float | None
            try:
                pause = await self.act()
                self.failed = 0
            except Conflict:  # somebody answered at another worker
                room.game = None
                pause = 0
            except (Trouble, OSError) as error:
                log.warning("a table could not go on", table=room.id, why=str(error))
                room.game = None
                pause = PAUSE
            except Refused as refused:
                log.debug("a table does not go on", table=room.id, why=refused.reason)
                if refused.reason == "table-damaged":
                    await room.rest()
                pause = PAUSE if refused.reason == "not-kept" else None
            except Exception:
                log.exception("a table failed", table=room.id, game=room.row.game)
                self.rooms.metrics.failures.inc()
                room.game = None
                self.failed += 1
                pause = min(PAUSE * 2**self.failed, LONGEST_PAUSE)
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await room.changed.wait()

    async def act(self) -> float | None:
        """Do what is due; seconds until the next deed, None if only people are asked."""
        room = self.room
        if room.row.status != "playing":
            return None
        async with room.lock:
            game = await room.ready()
            due = room.due(game)
            if room.rests and self.rested != room.seq:
                self.rested = room.seq
                await room.rest()
            if due is None or self.broken == room.seq:
                await self.clear_orders(game)
                return None
            wait = (due - now()) / 1000
            if wait > 0:
                return wait
            if not await self.may_act():
                return PAUSE if room.connections else None
            thinker = self.thinker(game)
            if thinker is None:
                await self.answer_all(game)
                return 0
            save, secret = game.save(), game.poll is None or game.poll.secret
            seat, number = thinker
            bots = self.alike(seat)
        moves = await self.thought_out(save, seat, bots)
        in_time = bool(moves)
        if not in_time:
            self.rooms.metrics.by_habit.inc()
            moves = [Move(seat, number, Decided(await asyncio.to_thread(habitual, save, seat)))]
        try:
            answers = [Answered(seat=each.seat, keys=each.decided.keys, number=each.number) for each in moves]
            given = await room.give(answers[0], then=answers[1:])
            if not in_time and not secret:  # else it would tell that there is something to decide
                await room.announce(seat, BY_HABIT)
            for each in moves[:given]:
                self.tell_thought(each)
        except RuleBroke:
            self.broken = room.seq
        except Refused as refused:
            if refused.reason == "not-kept":
                raise
        return 0

    def alike(self, seat: int) -> dict[int, str]:
        """The seats whose bots may think together with this one: none that takes long after one that is quick."""
        names = {each.seat: each.played_by for each in self.room.seats if each.played_by not in QUICK}
        return {each: name for each, name in names.items() if searches(name) == searches(names[seat])}

    def tell_thought(self, move: Move) -> None:
        thought = move.decided.thought
        if thought is not None:
            self.room.think_aloud(move.seat, thought)
            self.rooms.tell(self.room.id, "thought", seat=move.seat, thought=thought)

    async def thought_out(self, save: bytes, seat: int, bots: Mapping[int, str]) -> list[Move]:
        """What the bot has thought, and those after it; nothing if it could not in time."""
        thinkers, row = self.rooms.thinkers, self.room.row
        turn = Turn(row.host, row.id, searches(bots[seat]))
        try:
            return await thinkers.run(think, save, seat, bots, thinkers.seconds, turn=turn) or []
        except Exception:
            log.exception("a bot failed", table=row.id, game=row.game, bot=bots[seat])
            return []

    async def may_act(self) -> bool:
        """Only one worker acts for a table at a time."""
        if self.rooms.alone:
            return True
        room, at, lease = self.room, now(), self.rooms.settings.lease_ms
        if room.leased_until - at < lease // 2:
            if not await room.store.drive(room.id, self.rooms.worker, at, at + lease):
                room.leased_until = 0
                return False
            room.leased_until = at + lease
        return True

    def thinker(self, game: Game[State]) -> tuple[int, int] | None:
        """The seat of a bot that needs time and the number of its ask, if it is asked before all who need none."""
        ask = next(iter(ready_asks(self.room, game)), None)
        if ask is None or self.room.seats[ask.seat].played_by in QUICK or self.room.settled(game, ask):
            return None
        return ask.seat, ask.number

    async def answer_all(self, game: Game[State]) -> None:
        """Everything that needs no thought, committed together. Under the lock."""
        given = go_on(self.room, game)
        if given:
            await self.room.keep(game, given)
        else:
            self.broken = self.room.seq

    async def clear_orders(self, game: Game[State]) -> None:
        """What a seat wanted to wait for has come."""
        room = self.room
        for seat in room.seats:
            orders = standing.read(seat.orders)
            waited = bool(orders.until) and standing.ended(orders, seat.seat, game)
            over = standing.for_the_round(orders) and standing.next_round(orders, game)
            if waited or over:
                orders.until = "" if waited else orders.until
                if over:
                    standing.end_round(orders)
                text = msgspec.json.encode(orders).decode()
                await room.store.keep_orders(room.id, seat.seat, text)
                await room.read_rows()
                room.wake()
                self.rooms.tell(room.id, "changed")


def habitual(save: bytes, seat: int) -> list[str]:
    return by_habit(seance.load(save, strict=False), seat)
