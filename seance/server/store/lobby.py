"""Tables and their seats: what is set, who sits where, what lists show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, bindparam, exists, func, insert, or_, select, update

from seance.bots.registry import EXPERT, SEARCH
from seance.engine import Refused

from . import tables as t
from .base import Base, reads, writes
from .codec import as_text, if_readable, journal_of, seats_of, seats_of_all, table_of, table_values
from .rows import JournalRow, News, Proposed, SeatRow, TableRow

LIVE = ("waiting", "playing", "over")
LAST_LINE = select(func.max(t.chat.c.n)).where(t.chat.c.table_id == t.tables.c.id).scalar_subquery()
NEWS = select(
    *[t.tables.c[name] for name in ("id", "seq", "version", "quiet", "status")],
    func.coalesce(LAST_LINE, -1).label("chat"),
).where(t.tables.c.id.in_(bindparam("keys", expanding=True)))

REMOVED = exists().where(
    t.sitters.c.table_id == bindparam("key"), t.sitters.c.identity == bindparam("who"), t.sitters.c.removed
)
BANNED = exists().where(t.bans.c.host == bindparam("host"), t.bans.c.identity == bindparam("who"))
SHUT_OUT = select(or_(REMOVED, BANNED))


class Lobby(Base):
    @writes
    def new_table(self, db: Connection, /, row: TableRow, seats: Sequence[SeatRow]) -> None:
        db.execute(insert(t.tables).values(**table_values(row), driver_until=0))
        db.execute(insert(t.seats), [{"table_id": row.id, **msgspec.to_builtins(seat)} for seat in seats])

    @reads
    def table(self, db: Connection, /, key: str) -> TableRow | None:
        return table_of(db, key)

    @reads
    def seats(self, db: Connection, /, keys: Sequence[str]) -> dict[str, list[SeatRow]]:
        return seats_of_all(db, keys)

    @reads
    def whole_table(self, db: Connection, /, key: str) -> tuple[TableRow, list[SeatRow]] | None:
        row = table_of(db, key)
        return None if row is None else (row, seats_of(db, key))

    @reads
    def since(
        self, db: Connection, /, key: str, version: tuple[int, int], seq: int | None
    ) -> tuple[TableRow, list[SeatRow] | None, list[JournalRow]] | None:
        """The table; its seats, if it is not of this version any more; and what was answered after seq."""
        row = table_of(db, key)
        if row is None:
            return None
        seats = None if (row.version, row.quiet) == version else seats_of(db, key)
        return row, seats, journal_of(db, key, seq) if seq is not None and row.seq > seq else []

    @reads
    def news(self, db: Connection, /, keys: Sequence[str]) -> dict[str, News]:
        """How far these tables are; those that are gone are missing."""
        rows = db.execute(NEWS, {"keys": keys})
        return {
            row.id: News(seq=row.seq, version=row.version, quiet=row.quiet, status=row.status, chat=row.chat)
            for row in rows
        }

    @reads
    def invited(self, db: Connection, /, code: str) -> tuple[str, int] | None:
        """The table and seat (-1: any open one) that a link leads to."""
        table = db.scalar(select(t.tables.c.id).where(t.tables.c.code == code))
        if table is not None:
            return table, -1
        seat = db.execute(select(t.seats.c.table_id, t.seats.c.seat).where(t.seats.c.code == code)).first()
        return None if seat is None else (seat.table_id, seat.seat)

    @reads
    def listed(
        self, db: Connection, who: str, which: str, before: tuple[int, str] | None, limit: int
    ) -> list[TableRow]:
        """Tables by last change, newest first, from behind the cursor on."""
        mine: ColumnElement[bool] = or_(
            t.tables.c.host == who, exists().where(t.seats.c.table_id == t.tables.c.id, t.seats.c.holder == who)
        )
        wanted = {
            "mine": and_(mine, t.tables.c.status.in_(LIVE)),
            "archived": and_(mine, t.tables.c.status == "archived"),
            "public": and_(t.tables.c.public, t.tables.c.status.in_(LIVE)),
        }[which]
        query: Select[Any] = select(t.tables).where(wanted)
        if before is not None:
            at, key = before
            query = query.where(or_(t.tables.c.changed < at, and_(t.tables.c.changed == at, t.tables.c.id < key)))
        query = query.order_by(t.tables.c.changed.desc(), t.tables.c.id.desc()).limit(limit)
        return [found for row in db.execute(query) if (found := if_readable(row)) is not None]

    @reads
    def hosted(self, db: Connection, /, who: str) -> int:
        """How many tables this identity keeps alive."""
        query = select(func.count()).where(t.tables.c.host == who, t.tables.c.status.in_(LIVE[:2]))
        return db.scalar(query) or 0

    @reads
    def searching(self, db: Connection, /, who: str, but: str) -> int:
        """At how many of their other unfinished tables bots search."""
        slow = or_(*[bot.startswith(kind) for bot in (t.seats.c.bot, t.seats.c.stand_in) for kind in (SEARCH, EXPERT)])
        at_it = exists().where(t.seats.c.table_id == t.tables.c.id, slow)
        c = t.tables.c
        query = select(func.count()).where(c.host == who, c.status.in_(LIVE[:2]), c.id != but, at_it)
        return db.scalar(query) or 0

    @writes
    def change_table(self, db: Connection, /, key: str, *where: ColumnElement[bool], **values: Any) -> bool:
        query = update(t.tables).where(t.tables.c.id == key, *where)
        done = db.execute(query.values(version=t.tables.c.version + 1, **values))
        return done.rowcount == 1

    @writes
    def change_seat(
        self, db: Connection, /, key: str, seat: int, *where: ColumnElement[bool], now: int, **values: Any
    ) -> bool:
        """Change a seat if it is still as the caller thinks."""
        query = update(t.seats).where(t.seats.c.table_id == key, t.seats.c.seat == seat, *where)
        if db.execute(query.values(**values)).rowcount != 1:
            return False
        table = update(t.tables).where(t.tables.c.id == key)
        db.execute(table.values(version=t.tables.c.version + 1, changed=now))
        return True

    @writes
    def leave_seat(
        self, db: Connection, /, key: str, seat: int, holder: str | None, *, now: int, code: str, bot: str
    ) -> None:
        """Before the start the seat is free again; later a bot plays it until somebody uses its link.

        The table decides which it is, for it may begin just now.
        """
        held = update(t.seats).where(t.seats.c.table_id == key, t.seats.c.seat == seat, t.seats.c.holder == holder)
        if db.execute(held.values(code=code, called_in=False, orders="")).rowcount != 1:
            return
        c = t.tables.c
        table = update(t.tables).where(c.id == key).values(version=c.version + 1, changed=now)
        people, result = db.execute(table.returning(c.people, c.result)).one()
        left = {"stand_in": bot} if people and not result else {"stand_in": "", "name": "", "kind": "open"}
        db.execute(held.values(holder=None, **left))

    @writes
    def keep_orders(self, db: Connection, /, key: str, seat: int, orders: str) -> None:
        """What a seat lets pass is nobody else's business: nothing that others see changes."""
        db.execute(update(t.seats).where(t.seats.c.table_id == key, t.seats.c.seat == seat).values(orders=orders))
        db.execute(update(t.tables).where(t.tables.c.id == key).values(quiet=t.tables.c.quiet + 1))

    @writes
    def keep_proposal(self, db: Connection, /, key: str, proposal: Proposed, seq: int) -> None:
        """It is still about what everybody sees, unless it was decided meanwhile; nobody hears of it."""
        c = t.tables.c
        same = update(t.tables).where(c.id == key, c.proposal == as_text(proposal))
        kept = as_text(msgspec.structs.replace(proposal, seq=seq))
        db.execute(same.values(proposal=kept, quiet=c.quiet + 1))

    @writes
    def take_seat(
        self, db: Connection, /, key: str, seat: int, link: str, now: int, who: str, one_hand: bool, **values: Any
    ) -> bool:
        """Sit down where a link leads, if it is still good; whoever was shown out once is welcome again.

        Who knows one hand of this game must not see another: `one_hand` forbids it, also to who asks twice at once.
        """
        query = update(t.seats).where(t.seats.c.table_id == key, t.seats.c.seat == seat, t.seats.c.code == link)
        if db.execute(query.values(holder=who, **values)).rowcount != 1:
            return False
        table = update(t.tables).where(t.tables.c.id == key)
        db.execute(table.values(version=t.tables.c.version + 1, changed=now))
        here = t.sitters.c.table_id == key, t.sitters.c.identity == who
        known = set(db.execute(select(t.sitters.c.seat).where(*here, t.sitters.c.seat >= 0)).scalars())
        if one_hand and known and seat not in known:
            raise Refused("one-seat-only")
        db.execute(update(t.sitters).where(*here).values(removed=False))
        begun = db.scalar(select(t.checkpoints.c.seq).where(t.checkpoints.c.table_id == key).limit(1)) is not None
        if begun and seat not in known:
            db.execute(insert(t.sitters).values(table_id=key, seat=seat, identity=who, removed=False))
        return True

    @writes
    def show_out(self, db: Connection, /, key: str, who: str) -> None:
        """The host has removed somebody from the table."""
        here = t.sitters.c.table_id == key, t.sitters.c.identity == who
        if not db.execute(update(t.sitters).where(*here).values(removed=True)).rowcount:
            db.execute(insert(t.sitters).values(table_id=key, seat=-1, identity=who, removed=True))

    @reads
    def shut_out(self, db: Connection, /, key: str, host: str, who: str) -> bool:
        """Has the host removed this person from the table, or banned them from all?"""
        return bool(db.scalar(SHUT_OUT, {"key": key, "host": host, "who": who}))
