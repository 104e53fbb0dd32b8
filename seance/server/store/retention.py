"""What is deleted: tables, people, and whatever was kept long enough."""

from __future__ import annotations

from typing import Protocol

from sqlalchemy import Connection, delete, exists, or_, select, update

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
    def forget_person(self, db: Connection, /, who: str) -> list[str]:
        """Everything of an identity that holds no seat any more; the tables that are gone with it."""
        c, gone = t.tables.c, list[str]()
        for table in list(db.execute(select(c.id).where(c.host == who)).scalars()):
            heir = db.scalar(select(t.seats.c.holder).where(t.seats.c.table_id == table, t.seats.c.holder.is_not(None)))
            if heir is None:
                erase(db, table)
                gone.append(table)
            else:
                db.execute(update(t.tables).where(c.id == table).values(host=heir, version=c.version + 1))
        held = select(t.sitters.c.table_id, t.sitters.c.seat).where(t.sitters.c.identity == who)
        for table, seat in db.execute(held).all():
            said = t.chat.c.line.like(f'%"seat":{seat},%')
            db.execute(delete(t.chat).where(t.chat.c.table_id == table, said))
        db.execute(delete(t.sitters).where(t.sitters.c.identity == who))
        db.execute(delete(t.bans).where(or_(t.bans.c.host == who, t.bans.c.identity == who)))
        db.execute(delete(t.learnt).where(t.learnt.c.identity == who))
        db.execute(delete(t.reports).where(t.reports.c.identity == who))
        db.execute(update(t.reports).where(t.reports.c.about == who).values(about=""))
        db.execute(delete(t.identities).where(t.identities.c.id == who))
        return gone

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


def erase(db: Connection, key: str) -> None:
    """A table with everything of it."""
    for table in (t.chat, t.journal, t.checkpoints, t.sitters, t.seats):
        db.execute(delete(table).where(table.c.table_id == key))
    db.execute(delete(t.tables).where(t.tables.c.id == key))
