"""Files that leave and enter a table, by the engine's rules of secrecy."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import pairwise

import msgspec

import seance
from seance import __version__
from seance.bots import RANDOM
from seance.engine import BadInput, Game, Refused, State
from seance.engine.history import branch

from .bots import in_time
from .clock import now
from .identity import new_code
from .lobby_types import Branch, Complaint, Doubt
from .room import Room
from .seating import check_bot, first_change, may_search, room_for_another
from .store import Answered, Identity, JournalRow, SeatRow, Settings, TableRow
from .thinkers import Turn
from .web import Service

Found = bytes | tuple[str, dict[str, str]]  # a save, or the reason why there is none
IMPORT_SECONDS = 20.0
MOST_ANSWERS = 20_000


async def export(room: Room, seat: int | None) -> bytes:
    """A finished game, or one of a single person: its replay; else what the seat has received."""
    async with room.lock:
        game = (await room.ready()).fork(keep=True)
    return await asyncio.to_thread(game.export, seat)


def waited(rows: Sequence[JournalRow], seats: int) -> list[int]:
    """How long the table waited for each seat before its answers, in milliseconds."""
    found = [0] * seats
    for before, row in pairwise(rows):
        if isinstance(row.entry, Answered):
            found[row.entry.seat] += row.at - before.at
    return found


async def report(service: Service, room: Room, who: str, doubt: Doubt) -> int:
    """The bug button: the sentence, the file that the reporter may have, and the table for maintainers."""
    async with room.lock:
        save = (await room.ready()).save()
    file = b""
    if doubt.seat >= 0:
        with suppress(Refused):  # under changed rules the past cannot be told again; the save has it all
            file = await export(room, doubt.seat)
    return await service.store.report(
        table_id=room.id,
        identity=who,
        doubt=msgspec.json.encode(doubt).decode(),
        file=file,
        save=save,
        version=__version__,
        at=now(),
    )


async def complain(service: Service, table: str, who: str, about: str, complaint: Complaint) -> int:
    """About a person, not about the rules: nothing of the game is kept with it."""
    return await service.store.report(
        table_id=table,
        identity=who,
        about=about,
        doubt=msgspec.json.encode(complaint).decode(),
        file=b"",
        save=b"",
        version=__version__,
        at=now(),
    )


def run_again(data: bytes, seconds: float) -> Found:
    """In a process of its own: the save of a replay that was run by the rules, or why there is none."""
    try:
        replay = seance.read_replay(data)
        if len(getattr(replay, "answers", ())) > MOST_ANSWERS:
            raise BadInput("corrupt-replay")
        save = in_time(seconds, lambda: seance.rerun(data).save())
    except seance.SeanceError as wrong:
        return wrong.reason, {name: str(value) for name, value in wrong.details.items()}
    return ("replay-differs", {}) if save is None else save


async def take_in(service: Service, me: Identity, data: bytes, mine: list[int], whence: str) -> str:
    """A new table that stands where the file ends; an unfinished game goes on."""
    await room_for_another(service, me)
    game = await made(service, whence, run_again, data, IMPORT_SECONDS)
    if game.result is None and game.table.people > 1:
        raise BadInput("watch-only")
    bot = check_bot(game.rules.name, "") if game.result is None else RANDOM  # who has played is not known
    return await alone_at(service, me, game, mine, bot)


def branch_off(save: bytes, eye: int, n: int, seconds: float) -> Found:
    """In a process of its own: the save of a game that goes on from a moment of this one."""
    try:
        found = in_time(seconds, lambda: branch(seance.load(save, strict=False), eye, n, secrets.randbits(31)).save())
    except seance.SeanceError as wrong:
        return wrong.reason, {name: str(value) for name, value in wrong.details.items()}
    return ("history-unavailable", {}) if found is None else found


async def play_from(service: Service, me: Identity, room: Room, mine: list[int], wanted: Branch, whence: str) -> str:
    """A new table of one person that goes on from a moment of a finished game."""
    await room_for_another(service, me)
    bot = check_bot(room.row.game, wanted.bot)
    await may_search(service.rooms, me.id, [bot])
    async with room.lock:
        save = (await room.ready()).save()
    game = await made(service, whence, branch_off, save, wanted.eye, wanted.n, IMPORT_SECONDS)
    return await alone_at(service, me, game, mine, bot, room.id, wanted.n)


async def made(service: Service, whence: str, how: Callable[..., Found], *args: object) -> Game[State]:
    """The game that was made in a process of its own, or why there is none. Addresses take turns."""
    found = await service.rooms.clerks.run(how, *args, turn=Turn(whence))
    if found is None:
        raise Refused("too-fast")
    if not isinstance(found, bytes):
        raise BadInput(found[0], **found[1])
    return await asyncio.to_thread(seance.load, found, strict=False)


async def alone_at(
    service: Service, me: Identity, game: Game[State], mine: list[int], bot: str, branched: str = "", at_event: int = 0,
    teaches: str = "",
) -> str:  # fmt: skip
    """A table with this game, at which one person plays some seats and bots all others."""
    table = game.table
    if not mine or any(not 0 <= seat < table.seats for seat in mine):
        raise BadInput("unknown-seat", seat=str(mine)[:60])
    at = now()
    row = TableRow(
        id=secrets.token_urlsafe(12),
        game=table.game,
        title="",
        status="waiting",
        public=False,
        settings=Settings(
            options=table.options,
            timer="none",
            undo="free" if teaches else "consent",
            hints=True,
            spectators=not teaches,
            delay=0,
            seed="",
            seeded=table.seeded,
            branched=branched,
            branched_at=at_event,
            teaches=teaches,
        ),
        host=me.id,
        code=new_code(),
        seq=0,
        revision=0,
        version=0,
        waiting=[],
        result="",
        people=1,
        proposal=None,
        created=at,
        changed=at,
    )
    await service.store.new_table(row, [seat_of(seat, seat in mine, me, bot) for seat in range(table.seats)])
    await service.store.start(row.id, first_change(game, at), 1)
    return row.id


def seat_of(seat: int, mine: bool, me: Identity, bot: str) -> SeatRow:
    return SeatRow(
        seat=seat,
        kind="human" if mine else "bot",
        bot="" if mine else bot,
        name=me.name if mine else "",
        holder=me.id if mine else None,
        code=new_code(),
        stand_in="",
        muted=False,
        orders="",
    )
