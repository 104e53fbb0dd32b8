"""Who sits where: tables are made, seats are taken, given away and left, games begin."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence

import msgspec

import seance
from seance.bots import bot_names, searches
from seance.engine import BadInput, Game, Refused, State
from seance.lab.outcomes import rivals

from .clock import now
from .identity import new_code
from .info import late_seats
from .lobby_types import NewTable, OptionValue, SeatWanted
from .room import Room
from .rooms import Rooms
from .store import Change, Identity, SeatRow, Settings, TableRow
from .store.codec import as_text
from .store.tables import seats as seat_table
from .store.tables import tables
from .web import Service
from .words import one_line


def check_bot(game: str, bot: str) -> str:
    """The bot of this name; the game's usual one where none is named."""
    known = bot_names(game)
    if not bot:
        return known[0]
    if bot not in known:
        raise BadInput("unknown-bot", bot=bot[:60], known=", ".join(known))
    return bot


def typed_seed(wanted: NewTable) -> int | None:
    if not wanted.seed:
        return None
    if not wanted.seed.isdecimal() or not wanted.seed.isascii():
        raise BadInput("bad-seed", seed=wanted.seed)
    return int(wanted.seed)


def checked(wanted: NewTable) -> dict[str, OptionValue]:
    """The options that the game will have; BadInput if no such table can be."""
    rules = seance.rules(wanted.game)
    options = seance.checked_options(rules, wanted.options)
    count, possible = len(wanted.seats), rules.seats(options)
    if count not in possible:
        raise BadInput("bad-seats", seats=count, least=possible[0], most=possible[-1])
    for seat in wanted.seats:
        if seat.kind == "bot":
            check_bot(wanted.game, seat.bot)
    people = sum(seat.kind in ("human", "open") for seat in wanted.seats) + any(
        seat.kind == "me" for seat in wanted.seats
    )  # fmt: skip
    seed = typed_seed(wanted)
    if seed is not None and people > 1 and not wanted.seeded:
        raise BadInput("seed-needs-open-mark")
    if seed is not None and seed > seance.MOST_SEED:
        raise BadInput("bad-seed", seed=wanted.seed)
    found: dict[str, OptionValue] = {name: getattr(options, name) for name in options.__struct_fields__}
    return found


async def new_table(service: Service, me: Identity, wanted: NewTable) -> str:
    options = checked(wanted)
    await room_for_another(service, me)
    await may_search(service.rooms, me.id, [seat.bot for seat in wanted.seats])
    at = now()
    row = TableRow(
        id=secrets.token_urlsafe(12),
        game=wanted.game,
        title=one_line(wanted.title),
        status="waiting",
        public=wanted.public,
        settings=Settings(
            options=options,
            timer=wanted.timer,
            undo=wanted.undo,
            hints=wanted.hints,
            spectators=wanted.spectators,
            delay=wanted.delay,
            seed=wanted.seed or service.settings.seed,
            out_sees_all=wanted.out_sees_all,
            seeded=wanted.seeded or service.settings.seed != "",
        ),
        host=me.id,
        code=new_code(),
        seq=0,
        revision=0,
        version=0,
        waiting=[],
        result="",
        people=0,
        proposal=None,
        created=at,
        changed=at,
    )
    seats = [new_seat(wanted.game, place, seat, me) for place, seat in enumerate(wanted.seats)]
    await service.store.new_table(row, seats)
    return row.id


async def once_more(service: Service, me: Identity, row: TableRow, seats: list[SeatRow]) -> str:
    """A table for the people of a finished game, each at their seat; there is only one such table."""
    before = row.settings
    if before.again and await service.store.table(before.again) is not None:
        return before.again
    known = bot_names(row.game)
    wanted = NewTable(
        game=row.game,
        seats=[
            SeatWanted(kind="bot", bot=seat.bot if seat.bot in known else "")
            if seat.kind == "bot"
            else SeatWanted(kind="me" if seat.holder == me.id else "open", name=seat.name)
            for seat in seats
        ],
        options=before.options,
        title=row.title,
        public=row.public,
        timer=before.timer,
        undo=before.undo,
        hints=before.hints,
        spectators=before.spectators,
        delay=before.delay,
        out_sees_all=before.out_sees_all,
    )
    others = {seat.seat: seat.holder for seat in seats if seat.holder not in (None, me.id)}
    made = await new_table(service, me, wanted)
    for seat, holder in others.items():
        await service.store.change_seat(made, seat, now=now(), holder=holder)
    settings = msgspec.structs.replace(before, again=made)
    same = tables.c.settings == as_text(before)
    if not await service.store.change_table(row.id, same, settings=as_text(settings)):  # somebody was faster
        await service.store.delete_table(made)
        found = await service.store.table(row.id)
        return "" if found is None else found.settings.again
    if others:
        name = next((seat.name for seat in seats if seat.holder == me.id), "")
        mine = next(seat.seat for seat in seats if seat.holder == me.id)
        await (await service.rooms.room(row.id)).write(mine, name, "", "plays-again", who=me.id)
    else:
        whole = await service.store.whole_table(made)
        if whole is not None and not any(seat.is_free for seat in whole[1]):
            await start(service, *whole)
    return made


async def room_for_another(service: Service, me: Identity) -> None:
    most = service.settings.most_tables
    if await service.store.hosted(me.id) >= most:
        raise Refused("too-many-tables", most=most)


async def may_search(rooms: Rooms, host: str, bots: Sequence[str], table: str = "") -> None:
    """Bots that search think for as long as they may, so nobody has many of them."""
    most = rooms.settings.most_searching
    if any(map(searches, bots)) and await rooms.store.searching(host, table) >= most:
        raise Refused("too-much-search", most=most)


def new_seat(game: str, place: int, wanted: SeatWanted, me: Identity) -> SeatRow:
    mine = wanted.kind == "me"
    return SeatRow(
        seat=place,
        kind="human" if mine else wanted.kind,
        bot=check_bot(game, wanted.bot) if wanted.kind == "bot" else "",
        name=one_line(wanted.name) or (me.name if mine else ""),
        holder=me.id if mine else None,
        code=new_code(),
        stand_in="",
        muted=False,
        orders="",
    )


async def fill(service: Service, row: TableRow, seats: list[SeatRow], bot: str) -> None:
    """Bots sit down wherever nobody does."""
    if row.status != "waiting":
        raise Refused("already-started")
    bot = check_bot(row.game, bot)
    await may_search(service.rooms, row.host, [bot], row.id)
    for seat in seats:
        if seat.kind != "bot" and seat.holder is None:
            nobody = seat_table.c.holder.is_(None)
            await service.store.change_seat(row.id, seat.seat, nobody, now=now(), kind="bot", bot=bot, name="")


async def start(service: Service, row: TableRow, seats: list[SeatRow]) -> None:
    if row.status != "waiting":
        raise Refused("already-started")
    free, late = [seat.seat for seat in seats if seat.is_free], late_seats(row, len(seats))
    if not late.issuperset(free):
        raise Refused("seats-are-empty")
    people = len({seat.holder for seat in seats if seat.holder is not None}) + len(free)
    game = await asyncio.to_thread(first_position, row, len(seats), people)  # others are answered meanwhile
    if not await service.store.start(row.id, first_change(game, now()), people):
        raise Refused("already-started")
    for each in (await service.store.seats([row.id]))[row.id]:
        if each.is_free:  # as when somebody has left; some did while the cards were dealt
            nobody, bot = seat_table.c.holder.is_(None), check_bot(row.game, "")
            await service.store.change_seat(row.id, each.seat, nobody, now=now(), kind="open", stand_in=bot)


def first_change(game: Game[State], at: int) -> Change:
    """With which a table begins, a new one or one from a file."""
    return Change(
        revision=len(game.taken_back),
        waiting=game.waiting,
        result=game.result or "",
        chapter=game.rules.chapter(game.state),
        at=at,
        due=at,
        checkpoint=game.save(),
        opened=at,
    )


def first_position(row: TableRow, seats: int, people: int) -> Game[State]:
    """A table of several people has a secret seed, unless it is openly marked, and keeps a straight face."""
    settings = row.settings
    seed = int(settings.seed) if settings.seed and (people <= 1 or settings.seeded) else None
    return seance.new(
        row.game, seats, seed, people=max(people, 1), seeded=settings.seeded, poker_face=people > 1, **settings.options
    )


async def sit_down(
    service: Service, row: TableRow, seats: list[SeatRow], seat: SeatRow, me: Identity, name: str
) -> None:
    """Take a seat that is free, or that its holder has given a link to."""
    if seat.holder == me.id:
        return
    others = {each.holder for each in seats if each.holder is not None and each.seat != seat.seat}
    if row.status == "playing" and row.people <= 1 and others - {me.id}:
        raise Refused("one-person-table")
    if row.status == "playing" and row.settings.out_sees_all:
        out = await (await service.rooms.room(row.id)).learn_who_is_out()
        if out and seat.seat not in out:  # whoever has left a seat that is out may have seen everything
            raise Refused("seat-after-out")
    one_hand = row.is_running and await plays_against_others(service, row)
    named = one_line(name) or me.name or seat.name
    taken = await service.store.take_seat(
        row.id,
        seat.seat,
        seat.code,
        now(),
        me.id,
        one_hand,
        name=named,
        code=new_code(),
        stand_in="",
        called_in=False,
        muted=False,
        orders="",
    )
    if not taken:
        raise Refused("seat-taken", name=seat.name)
    await tell_all(service, row, seat.seat, named, "took-seat", me.id)


async def plays_against_others(service: Service, row: TableRow) -> bool:
    room = await service.rooms.room(row.id)
    async with room.lock:
        return rivals(await room.ready())


async def tell_all(service: Service, row: TableRow, seat: int, name: str, phrase: str, who: str) -> None:
    """At a table that plays, everybody hears of every change of hands."""
    if row.is_running:
        await (await service.rooms.room(row.id)).write(seat, name, "", phrase, who=who)


async def come_back(room: Room, seat: int) -> None:
    """Whom the others have called in goes when the holder of the seat is here again."""
    if seat >= 0 and room.seats[seat].called_in:
        await room.store.change_seat(room.id, seat, now=now(), stand_in="", called_in=False)
        await room.rooms.touched(room.id)
        await room.announce(seat, "took-back")


async def leave(service: Service, row: TableRow, seat: SeatRow) -> None:
    bot = check_bot(row.game, "")
    await service.store.leave_seat(row.id, seat.seat, seat.holder, now=now(), code=new_code(), bot=bot)
