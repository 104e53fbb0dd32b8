"""Routes of tables and seats."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.params import Parameter

from seance.engine import ALL, BadInput, Refused

from . import files, seating
from .clock import now
from .identity import new_code
from .info import path, resting, table_info, watch_code, watch_path
from .lobby_types import (
    Branch,
    Claim,
    Complaint,
    Doubt,
    HandOver,
    Invitation,
    Kept,
    Link,
    Mute,
    NewTable,
    TableChange,
    TableInfo,
    TablePage,
    Waits,
)  # fmt: skip
from .store import SeatRow, TableRow
from .store.tables import tables
from .web import Asked, Caller, Service, address, tagged
from .words import one_line, words

MOST_LISTED = 100
MOST_IMPORT = 8 * 1024 * 1024
Code = Annotated[str, Parameter(max_length=60)]
Limit = Annotated[int, Parameter(ge=1, le=MOST_LISTED)]


class At:
    """A table as a caller came to it."""

    def __init__(self, service: Service, caller: Caller, row: TableRow, seats: list[SeatRow]) -> None:
        self.service = service
        self.caller = caller
        self.row = row
        self.seats = seats

    @property
    def host(self) -> bool:
        return bool(self.caller.id) and self.row.host == self.caller.id

    @property
    def sits(self) -> bool:
        return bool(self.caller.id) and any(seat.holder == self.caller.id for seat in self.seats)

    def hosting(self) -> At:
        if not self.host:
            raise Refused("not-host")
        return self

    def seat(self, seat: int) -> SeatRow:
        if not 0 <= seat < len(self.seats):
            raise Refused("seat-not-found", seat=seat)
        return self.seats[seat]

    def holds(self, seat: int) -> bool:
        return bool(self.caller.id) and 0 <= seat < len(self.seats) and self.seats[seat].holder == self.caller.id

    def own(self, seat: int) -> SeatRow:
        found = self.seat(seat)
        if not self.holds(seat):
            raise Refused("not-your-seat")
        return found

    def first_seat(self) -> int:
        """The first that the caller holds."""
        own = [seat.seat for seat in self.seats if self.caller.id and seat.holder == self.caller.id]
        if not own:
            raise Refused("not-your-seat")
        return own[0]

    def info(self) -> TableInfo:
        room = self.service.rooms.open.get(self.row.id)
        said = words(self.caller.words.language, self.row.game)
        return table_info(self.row, self.seats, self.caller.id, said, resting if room is None else room.presence)

    async def changed(self) -> TableInfo:
        """Everybody is told; the table as it is now."""
        await self.service.rooms.touched(self.row.id)
        return (await find(self.service, self.caller, self.row.id)).info()


async def find(service: Service, caller: Caller, table: str, code: str = "") -> At:
    """A table that this caller may see. Others are not even told that it is there."""
    whole = await service.store.whole_table(table)
    if whole is None:
        raise Refused("table-not-found")
    found = At(service, caller, *whole)
    if found.host or found.sits or (code and code in [seat.code for seat in found.seats]):
        return found
    open_to_all = found.row.public or (code and code in (found.row.code, watch_code(found.row)))
    if not open_to_all or (caller.id and await service.store.shut_out(table, found.row.host, caller.id)):
        raise Refused("table-not-found")
    return found


# ---- tables ----------------------------------------------------------------------------------------------------------


@post("/tables")
async def make_table(request: Asked, service: Service, caller: Caller, data: NewTable) -> TableInfo:
    """A new table; its host has the links."""
    service.tables.take(address(request))
    table = await seating.new_table(service, caller.me, data)
    return (await find(service, caller, table)).info()


@get("/tables")
async def list_tables(
    request: Asked, service: Service, caller: Caller,
    which: Annotated[Literal["mine", "public", "archived"], Parameter(query="list")] = "mine",
    cursor: Code = "", limit: Limit = 20,
) -> Response[TablePage]:  # fmt: skip
    """Tables by their last change, newest first."""
    if which != "public" and caller.one is None:
        return tagged(request, TablePage(items=[]))
    rows = await service.store.listed(caller.id, which, read_cursor(cursor), limit + 1)
    seats = await service.store.seats([row.id for row in rows[:limit]])
    items = [At(service, caller, row, seats[row.id]).info() for row in rows[:limit] if row.id in seats]
    last = f"{rows[limit - 1].changed}.{rows[limit - 1].id}" if len(rows) > limit else ""
    return tagged(request, TablePage(items=items, next=last))


def read_cursor(cursor: str) -> tuple[int, str] | None:
    if not cursor:
        return None
    at, dot, key = cursor.partition(".")
    if not dot or not at.isdecimal() or not at.isascii() or len(at) > 15:
        raise BadInput("bad-cursor")
    return int(at), key


@get("/tables/{table:str}")
async def show_table(
    request: Asked, service: Service, caller: Caller, table: str, code: Code = ""
) -> Response[TableInfo]:  # fmt: skip
    return tagged(request, (await find(service, caller, table, code)).info())


@patch("/tables/{table:str}")
async def change_table(service: Service, caller: Caller, table: str, data: TableChange) -> TableInfo:
    """The host changes a setting."""
    at = (await find(service, caller, table)).hosting()
    settings = at.row.settings
    for name in ("timer", "undo", "hints", "spectators", "delay"):
        value = getattr(data, name)
        if value is not None:
            setattr(settings, name, value)
    values: dict[str, Any] = {"settings": msgspec.json.encode(settings).decode()}
    if data.title is not None:
        values["title"] = one_line(data.title)
    if data.public is not None:
        values["public"] = data.public
    await service.store.change_table(table, **values)
    return await at.changed()


@post("/tables/{table:str}/fill", status_code=200)
async def fill(service: Service, caller: Caller, table: str, data: HandOver) -> TableInfo:
    """The host lets bots sit down wherever nobody does."""
    at = (await find(service, caller, table)).hosting()
    await seating.fill(service, at.row, at.seats, data.bot)
    return await at.changed()


@post("/tables/{table:str}/start", status_code=200)
async def start(service: Service, caller: Caller, table: str) -> TableInfo:
    at = (await find(service, caller, table)).hosting()
    await seating.start(service, at.row, at.seats)
    await service.rooms.room(table)
    return await at.changed()


@post("/tables/{table:str}/archive", status_code=200)
async def archive(service: Service, caller: Caller, table: str) -> TableInfo:
    """Put away; nothing happens there until it is resumed."""
    at = (await find(service, caller, table)).hosting()
    await service.store.change_table(table, status="archived")
    return await at.changed()


@post("/tables/{table:str}/resume", status_code=200)
async def resume(service: Service, caller: Caller, table: str) -> TableInfo:
    at = (await find(service, caller, table)).hosting()
    begun = await service.store.begun(table)
    status = "over" if at.row.result else "playing" if begun else "waiting"
    await service.store.change_table(table, tables.c.status == "archived", status=status, due=now())
    await service.rooms.room(table)
    return await at.changed()


@delete("/tables/{table:str}")
async def delete_table(service: Service, caller: Caller, table: str) -> None:
    (await find(service, caller, table)).hosting()
    await service.store.delete_table(table)
    await service.rooms.touched(table)


# ---- links and seats -------------------------------------------------------------------------------------------------


async def invited(request: Asked, service: Service, caller: Caller, code: str) -> tuple[At, int]:
    found = await service.store.invited(code)
    if found is None:
        service.secrets.take(address(request))
        raise Refused("link-not-found")
    return await find(service, caller, found[0], code), found[1]


@get("/invitations/{code:str}")
async def show_invitation(request: Asked, service: Service, caller: Caller, code: str) -> Invitation:
    """What a link leads to."""
    at, seat = await invited(request, service, caller, code)
    table = at.info()
    table.watch = watch_path(at.row)
    return Invitation(table=table, seat=seat)


@post("/invitations/{code:str}", status_code=200)
async def accept_invitation(request: Asked, service: Service, caller: Caller, code: str, data: Claim) -> TableInfo:
    """Sit down where the link leads."""
    at, seat = await invited(request, service, caller, code)
    target = at.seat(seat) if seat >= 0 else free_seat(at, data.seat)
    await seating.sit_down(service, at.row, at.seats, target, caller.me, data.name)
    return await at.changed()


def free_seat(at: At, wanted: int | None) -> SeatRow:
    """The seat that is wanted, or any free one."""
    if wanted is not None:
        seat = at.seat(wanted)
        if seat.kind != "open" or seat.holder not in (None, at.caller.id):
            raise Refused("seat-taken", name=seat.name)
        return seat
    free = [seat for seat in at.seats if seat.kind == "open" and seat.holder is None]
    if not free:
        raise Refused("seat-taken", name=at.seats[0].name)
    return free[0]


@post("/tables/{table:str}/seats/{seat:int}/claim", status_code=200)
async def claim(service: Service, caller: Caller, table: str, seat: int, data: Claim) -> TableInfo:
    """Take an open seat of a public table."""
    at = await find(service, caller, table)
    if not (at.row.public or at.host or at.sits):
        raise Refused("table-not-found")
    await seating.sit_down(service, at.row, at.seats, free_seat(at, seat), caller.me, data.name)
    return await at.changed()


@post("/tables/{table:str}/seats/{seat:int}/leave", status_code=200)
async def leave(service: Service, caller: Caller, table: str, seat: int) -> None:
    at = await find(service, caller, table)
    await seating.leave(service, at.row, at.own(seat))
    await service.rooms.touched(table)
    await seating.tell_all(service, at.row, seat, at.seats[seat].name, "left-seat", caller.id)


@post("/tables/{table:str}/seats/{seat:int}/invite", status_code=200)
async def invite(service: Service, caller: Caller, table: str, seat: int) -> Link:
    """A new link for a seat: of its holder, or of the host while nobody holds it."""
    at = await find(service, caller, table)
    target = at.seat(seat)
    if target.kind == "bot" or not (target.holder == caller.id or (at.host and target.holder is None)):
        raise Refused("not-your-seat")
    code = new_code()
    await service.store.change_seat(table, seat, now=now(), code=code)
    await service.rooms.touched(table)
    return Link(link=path(code))


@post("/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
async def hand_over(service: Service, caller: Caller, table: str, seat: int, data: HandOver) -> TableInfo:
    """A bot plays for me."""
    at = await find(service, caller, table)
    at.own(seat)
    bot = seating.check_bot(at.row.game, data.bot)
    await seating.may_search(service.rooms, at.row.host, [bot], at.row.id)
    await service.store.change_seat(table, seat, now=now(), stand_in=bot, called_in=False)
    await seating.tell_all(service, at.row, seat, at.seats[seat].name, "handed-over", caller.id)
    return await at.changed()


@post("/tables/{table:str}/seats/{seat:int}/take-back", status_code=200)
async def take_back(service: Service, caller: Caller, table: str, seat: int) -> TableInfo:
    """I play again."""
    at = await find(service, caller, table)
    at.own(seat)
    await service.store.change_seat(table, seat, now=now(), stand_in="", called_in=False)
    await seating.tell_all(service, at.row, seat, at.seats[seat].name, "took-back", caller.id)
    return await at.changed()


@post("/tables/{table:str}/seats/{seat:int}/mute", status_code=200)
async def mute(service: Service, caller: Caller, table: str, seat: int, data: Mute) -> TableInfo:
    at = (await find(service, caller, table)).hosting()
    at.seat(seat)
    await service.store.change_seat(table, seat, now=now(), muted=data.muted)
    return await at.changed()


@post("/tables/{table:str}/seats/{seat:int}/remove", status_code=200)
async def remove(service: Service, caller: Caller, table: str, seat: int) -> TableInfo:
    """The host frees a seat: its holder loses it, and the table's link that the holder knows leads nowhere any more."""
    at = (await find(service, caller, table)).hosting()
    await show_out(at, at.seat(seat))
    return await at.changed()


async def show_out(at: At, target: SeatRow) -> None:
    service, table, seat = at.service, at.row.id, target.seat
    if target.holder == at.caller.id:
        raise Refused("host-needs-no-removal")
    if target.holder is not None:
        await seating.leave(service, at.row, target)
        await service.store.show_out(table, target.holder)
        service.rooms.show_out(table, target.holder)
        await service.store.change_table(table, code=new_code())
        await seating.tell_all(service, at.row, seat, target.name, "was-removed", target.holder)


@post("/tables/{table:str}/seats/{seat:int}/ban", status_code=200)
async def ban(service: Service, caller: Caller, table: str, seat: int) -> TableInfo:
    """The host removes somebody, who comes to none of the host's public tables any more."""
    at = (await find(service, caller, table)).hosting()
    target = at.seat(seat)
    if target.holder is not None and target.holder != caller.id:
        await service.store.ban(caller.id, target.holder, target.name, now())
    await show_out(at, target)
    return await at.changed()


@post("/tables/{table:str}/seats/{seat:int}/report")
async def report_person(
    request: Asked, service: Service, caller: Caller, table: str, seat: int, data: Complaint
) -> Kept:
    """Somebody at my table behaves badly: the host of the server should know."""
    at = await find(service, caller, table)
    at.first_seat()
    service.runs.take(address(request))
    about = at.seat(seat).holder
    if about is None:
        raise Refused("not-your-seat")
    return Kept(id=await files.complain(service, table, caller.me.id, about, data))


# ---- files -----------------------------------------------------------------------------------------------------------


@get("/tables/{table:str}/export", media_type="application/json")
async def export(
    request: Asked, service: Service, caller: Caller, table: str, seat: int | None = None, code: Code = ""
) -> Response[bytes]:
    """The replay of a finished game (or of one with a single person); else what the seat has received."""
    at = await find(service, caller, table, code)
    service.runs.take(address(request))
    if not at.row.result:
        seat = at.own(at.first_seat() if seat is None else seat).seat
    data = await files.export(await service.rooms.room(table), seat)
    name = f"{at.row.game}-{table}.json"
    return Response(
        data, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )  # fmt: skip


@get("/tables/{table:str}/waits")
async def waits(service: Service, caller: Caller, table: str, code: Code = "") -> Waits:
    """How long a finished game waited for each seat; while it is played, time would tell of hands."""
    at = await find(service, caller, table, code)
    if not at.row.result:
        raise Refused("not-finished")
    return Waits(seats=files.waited(await service.store.journal(table, 0), len(at.seats)))


@post("/tables/import", request_max_body_size=MOST_IMPORT)
async def import_table(
    request: Request[Any, Any, Any], service: Service, caller: Caller, seats: Code = "0"
) -> TableInfo:
    """A table from a replay file (the body); `seats` are those that I play."""
    service.runs.take(address(request))
    service.tables.take(address(request))
    words_of = seats.split(",")
    if not all(word.isdecimal() and word.isascii() for word in words_of):
        raise BadInput("unknown-seat", seat=seats)
    mine = [int(word) for word in words_of]
    table = await files.take_in(service, caller.me, await request.body(), mine, address(request))
    return (await find(service, caller, table)).info()


@post("/tables/{table:str}/branch")
async def branch(request: Asked, service: Service, caller: Caller, table: str, data: Branch) -> TableInfo:
    """Play from here: a table of my own that goes on from a moment of this finished game, which stays as it is."""
    at = await find(service, caller, table)
    if not at.row.result:
        raise Refused("not-finished")
    if not ALL <= data.eye < len(at.seats):
        raise Refused("seat-not-found", seat=data.eye)
    service.runs.take(address(request))
    service.tables.take(address(request))
    mine = data.seats or [seat.seat for seat in at.seats if at.holds(seat.seat)] or [0]
    made = await files.play_from(service, caller.me, await service.rooms.room(table), mine, data, address(request))
    return (await find(service, caller, made)).info()


@post("/tables/{table:str}/again", status_code=200)
async def again(request: Asked, service: Service, caller: Caller, table: str) -> TableInfo:
    """The same people play once more: a new table with the same seats. Whoever asks later comes to it too."""
    at = await find(service, caller, table)
    at.first_seat()
    if not at.row.result:
        raise Refused("not-finished")
    service.tables.take(address(request))
    made = await seating.once_more(service, caller.me, at.row, at.seats)
    await at.changed()
    return (await find(service, caller, made)).info()


@post("/tables/{table:str}/reports")
async def doubt(request: Asked, service: Service, caller: Caller, table: str, data: Doubt) -> Kept:
    """The bug button."""
    at = await find(service, caller, table)
    service.runs.take(address(request))
    if data.seat >= 0:
        at.own(data.seat)
    return Kept(id=await files.report(service, await service.rooms.room(table), caller.me.id, data))


ROUTES: list[Any] = [
    make_table, list_tables, show_table, change_table, fill, start, archive, resume, delete_table, show_invitation,
    accept_invitation, claim, leave, invite, hand_over, take_back, mute, remove, ban, report_person,
    export, waits, import_table, branch,
    again, doubt,
]  # fmt: skip
