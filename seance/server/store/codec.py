"""Rows of the database as what they mean, and back. One damaged row spoils nothing but itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import structlog
from sqlalchemy import Connection, Row, bindparam, select

from seance.engine import Refused

from . import tables as t
from .rows import Change, Entry, Identity, JournalRow, Proposed, SeatRow, Settings, TableRow, Unreadable

log = structlog.get_logger()

TABLE = select(t.tables).where(t.tables.c.id == bindparam("key"))
SEATS = select(t.seats).where(t.seats.c.table_id == bindparam("key")).order_by(t.seats.c.seat)
SEATS_OF_ALL = select(t.seats).where(t.seats.c.table_id.in_(bindparam("keys", expanding=True))).order_by(t.seats.c.seat)
ANSWERED = (
    select(t.journal)
    .where(t.journal.c.table_id == bindparam("key"), t.journal.c.seq > bindparam("after"))
    .order_by(t.journal.c.seq)
)


def table_of(db: Connection, key: str) -> TableRow | None:
    row = db.execute(TABLE, {"key": key}).first()
    if row is None:
        return None
    found = if_readable(row)
    if found is None:
        raise Refused("table-damaged")
    return found


def if_readable(row: Row[Any]) -> TableRow | None:
    """One damaged row is no reason to show none."""
    try:
        return as_table(row)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        log.error("a table is damaged", table=row.id, why=str(error)[:200])
        return None


def seats_of(db: Connection, key: str) -> list[SeatRow]:
    try:
        return [as_seat(row) for row in db.execute(SEATS, {"key": key})]
    except msgspec.MsgspecError as error:
        log.error("a seat is damaged", table=key, why=str(error)[:200])
        raise Refused("table-damaged") from error


def seats_of_all(db: Connection, keys: Sequence[str]) -> dict[str, list[SeatRow]]:
    """Those of many tables at once, without the tables of which a seat is damaged."""
    found: dict[str, list[SeatRow]] = {key: [] for key in keys}
    for row in db.execute(SEATS_OF_ALL, {"keys": keys}):
        try:
            if row.table_id in found:
                found[row.table_id].append(as_seat(row))
        except msgspec.MsgspecError as error:
            log.error("a seat is damaged", table=row.table_id, why=str(error)[:200])
            del found[row.table_id]
    return found


def journal_of(db: Connection, key: str, after: int) -> list[JournalRow]:
    rows = db.execute(ANSWERED, {"key": key, "after": after})
    return [JournalRow(seq=row.seq, entry=entry_of(row.entry), at=row.at) for row in rows]


def entry_of(text: str) -> Entry | Unreadable:
    try:
        found: Entry = msgspec.json.decode(text, type=Entry)
        return found
    except (msgspec.MsgspecError, TypeError, UnicodeError):
        return Unreadable()


def without_gaps(rows: Sequence[JournalRow], first: int, last: int) -> list[JournalRow]:
    """All entries from the first to the last; those that are missing cannot be read."""
    known = {row.seq: row for row in rows}
    lost = JournalRow(seq=0, entry=Unreadable(), at=0)
    return [known.get(seq, lost) for seq in range(first, max(last, *known, 0) + 1)]


def as_identity(row: Row[Any]) -> Identity:
    return Identity(
        id=row.id,
        generation=row.generation,
        name=row.name,
        language=row.language,
        seen=row.seen,
        banned=bool(row.banned),
    )


def as_seat(row: Row[Any]) -> SeatRow:
    return msgspec.convert({name: getattr(row, name) for name in SeatRow.__struct_fields__}, SeatRow)


def as_table(row: Row[Any]) -> TableRow:
    values = {name: getattr(row, name) for name in TableRow.__struct_fields__}
    values["settings"] = msgspec.json.decode(row.settings, type=Settings)
    values["waiting"] = msgspec.json.decode(row.waiting)
    values["proposal"] = None if row.proposal is None else msgspec.json.decode(row.proposal, type=Proposed)
    return TableRow(**values)


def table_values(row: TableRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in TableRow.__struct_fields__}
    values["settings"] = as_text(row.settings)
    values["waiting"] = as_text(row.waiting)
    values["proposal"] = None if row.proposal is None else as_text(row.proposal)
    return values


def change_values(change: Change) -> dict[str, Any]:
    return {
        "status": "over" if change.result else "playing",
        "revision": change.revision,
        "waiting": as_text(change.waiting),
        "result": change.result,
        "chapter": change.chapter,
        "changed": change.at if change.changed is None else change.changed,
        "due": change.due,
    }


def as_text(value: object) -> str:
    return msgspec.json.encode(value).decode()
