"""Files that leave and enter a table, by the engine's rules of secrecy."""

from __future__ import annotations

import asyncio
import secrets

import msgspec

import seance
from seance import __version__
from seance.bots import RANDOM
from seance.engine import BadInput, Refused

from .bots import in_time
from .clock import now
from .identity import new_code
from .lobby_types import Doubt
from .room import Room
from .seating import room_for_another
from .store import Change, Identity, SeatRow, Settings, TableRow
from .web import Service

IMPORT_SECONDS = 20.0
MOST_ANSWERS = 20_000


async def export(room: Room, seat: int | None) -> bytes:
    """A finished game, or one of a single person: its replay; else what the seat has received."""
    async with room.lock:
        game = (await room.ready()).fork(keep=True)
    return await asyncio.to_thread(game.export, seat)


async def report(service: Service, room: Room, who: str, doubt: Doubt) -> int:
    """The bug button: the sentence, the file that the reporter may have, and the table for maintainers."""
    async with room.lock:
        save = (await room.ready()).save()
    file = await export(room, doubt.seat) if doubt.seat >= 0 else b""
    return await service.store.report(
        table_id=room.id,
        identity=who,
        doubt=msgspec.json.encode(doubt).decode(),
        file=file,
        save=save,
        version=__version__,
        at=now(),
    )


def run_again(data: bytes, seconds: float) -> bytes | tuple[str, dict[str, object]]:
    """In a process of its own: the save of a replay that was run by the rules, or why there is none."""
    try:
        replay = seance.read_replay(data)
        if len(getattr(replay, "answers", ())) > MOST_ANSWERS:
            raise BadInput("corrupt-replay")
        save = in_time(seconds, lambda: seance.rerun(data).save())
    except seance.SeanceError as wrong:
        return wrong.reason, {name: str(value) for name, value in wrong.details.items()}
    return ("replay-differs", {}) if save is None else save


async def take_in(service: Service, me: Identity, data: bytes, mine: list[int]) -> str:
    """A new table that stands where the file ends; an unfinished game goes on."""
    await room_for_another(service, me)
    found = await service.rooms.thinkers.run(run_again, data, IMPORT_SECONDS)
    if found is None:
        raise Refused("too-fast")
    if not isinstance(found, bytes):
        raise BadInput(found[0], **found[1])
    game = seance.load(found)
    table = game.table
    if not mine or any(not 0 <= seat < table.seats for seat in mine):
        raise BadInput("unknown-seat", seat=str(mine)[:60])
    if game.result is None and table.people > 1:
        raise BadInput("watch-only")
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
            undo="consent",
            hints=True,
            spectators=True,
            delay=0,
            seed="",
            seeded=table.seeded,
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
    await service.store.new_table(row, [imported_seat(seat, seat in mine, me) for seat in range(table.seats)])
    change = Change(
        revision=len(game.taken_back),
        waiting=game.waiting,
        result=game.result or "",
        at=at,
        due=at,
        checkpoint=found,
        opened=at,
    )
    await service.store.start(row.id, change, 1)
    return row.id


def imported_seat(seat: int, mine: bool, me: Identity) -> SeatRow:
    return SeatRow(
        seat=seat,
        kind="human" if mine else "bot",
        bot="" if mine else RANDOM,
        name=me.name if mine else "",
        holder=me.id if mine else None,
        code=new_code(),
        stand_in="",
        muted=False,
        orders="",
    )
