"""What is deleted: tables, people, and whatever was kept long enough."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection, and_, delete, exists, or_, select, update

from . import tables as t
from .base import Base, writes

DAY = 86_400_000  # ms
MOST_FORGOTTEN = 200  # tables that are deleted at once


class Keeps(Protocol):
    """How many days what is kept; 0: for ever."""

    @property
    def keep_waiting(self) -> int: ...
    @property
    def keep_finished(self) -> int: ...
    @property
    def keep_archived(self) -> int: ...
    @property
    def keep_chat(self) -> int: ...
    @property
    def keep_reports(self) -> int: ...
    @property
    def keep_people(self) -> int: ...


class Retention(Base):
    @writes
    def forget_person(self, db: Connection, /, who: str) -> set[str]:
        """Everything of an identity; the tables that have changed, or are gone with it."""
        c = t.tables.c
        touched = unsaid(db, who) | unseated(db, who)
        for table in list(db.execute(select(c.id).where(c.host == who)).scalars()):
            heir = db.scalar(select(t.seats.c.holder).where(t.seats.c.table_id == table, t.seats.c.holder.is_not(None)))
            if heir is None:
                erase(db, table)
            else:
                db.execute(update(t.tables).where(c.id == table).values(host=heir))
            touched.add(table)
        db.execute(update(t.tables).where(c.id.in_(touched)).values(version=c.version + 1))
        db.execute(delete(t.sitters).where(t.sitters.c.identity == who))
        db.execute(delete(t.bans).where(or_(t.bans.c.host == who, t.bans.c.identity == who)))
        db.execute(delete(t.learnt).where(t.learnt.c.identity == who))
        db.execute(delete(t.reports).where(t.reports.c.identity == who))
        db.execute(update(t.reports).where(t.reports.c.about == who).values(about=""))
        db.execute(delete(t.identities).where(t.identities.c.id == who))
        return touched

    @writes
    def forget_old(self, db: Connection, /, now: int, days: Keeps) -> list[str]:
        """What is older than it is kept; the tables that are gone."""
        c, gone = t.tables.c, list[str]()
        kept = {"waiting": days.keep_waiting, "over": days.keep_finished, "archived": days.keep_archived}
        for status, most in kept.items():
            if most:
                old = select(c.id).where(c.status == status, c.changed < now - most * DAY).limit(MOST_FORGOTTEN)
                gone += db.execute(old).scalars()
        for table in gone:
            erase(db, table)
        if days.keep_chat:
            quiet = select(c.id).where(c.changed < now - days.keep_chat * DAY)
            db.execute(delete(t.chat).where(t.chat.c.table_id.in_(quiet)))
        if days.keep_reports:
            db.execute(delete(t.reports).where(t.reports.c.at < now - days.keep_reports * DAY))
        if days.keep_people:
            i = t.identities.c
            hosts = exists().where(c.host == i.id).correlate(t.identities)
            sits = exists().where(t.seats.c.holder == i.id).correlate(t.identities)
            banned = exists().where(t.bans.c.identity == i.id).correlate(t.identities)
            db.execute(delete(t.identities).where(i.seen < now - days.keep_people * DAY, ~hosts, ~sits, ~banned))
        return gone

    @writes
    def delete_table(self, db: Connection, /, key: str) -> None:
        erase(db, key)


def unsaid(db: Connection, who: str) -> set[str]:
    """What somebody has said: the lines stay, for others count them, but nothing stands in them. At which tables."""
    c, played = t.chat.c, t.sitters.c
    lines = select(c.table_id, c.n, c.line)
    found = list(db.execute(lines.where(c.who == who)))
    held = select(played.table_id, played.seat).where(played.identity == who, played.seat >= 0)
    for table, seat in db.execute(held).all():  # lines of before it was known who said them
        theirs = c.who == "", c.line.like(f'%"seat":{seat},%')
        found += db.execute(lines.where(c.table_id == table, *theirs))
    for row in found:
        line = update(t.chat).where(c.table_id == row.table_id, c.n == row.n)
        db.execute(line.values(line=emptied(row.line), who=""))
    return {row.table_id for row in found}


def emptied(line: str) -> str:
    """What happened to a seat is told further, but not to whom."""
    try:
        found = msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.MsgspecError, TypeError):
        return "{}"
    text = "" if found.get("phrase") else "…"
    return msgspec.json.encode({**found, "name": "", "text": text, "entities": []}).decode()


def unseated(db: Connection, who: str) -> set[str]:
    """Seats that somebody still holds, and their name at those that they have left. At which tables."""
    c, played = t.seats.c, t.sitters.c
    left = exists().where(played.table_id == c.table_id, played.seat == c.seat, played.identity == who)
    theirs = or_(c.holder == who, and_(c.holder.is_(None), left))
    tables = set(db.execute(select(c.table_id).where(theirs)).scalars())
    db.execute(update(t.seats).where(theirs).values(holder=None, name=""))
    return tables


def erase(db: Connection, key: str) -> None:
    """A table with everything of it."""
    for table in (t.chat, t.journal, t.checkpoints, t.sitters, t.seats):
        db.execute(delete(table).where(table.c.table_id == key))
    db.execute(delete(t.tables).where(t.tables.c.id == key))
