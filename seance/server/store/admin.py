"""`seance admin`: what the host of a server sees and does. It works on the database; a running server follows."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
from sqlalchemy import delete, func, insert, select, update

from seance.engine import BadInput

from . import tables as t
from .migrate import opened

MESSAGE = "message"  # the note that everybody reads on the first page
EVERYWHERE = ""  # the host of a ban from all tables
MOST = 50  # newest rows that are listed


def list_tables(url: str) -> list[list[str]]:
    """Id, game, title, status, people, answers, last change: the newest."""
    c = t.tables.c
    query = select(c.id, c.game, c.title, c.status, c.people, c.seq, c.changed).order_by(c.changed.desc()).limit(MOST)
    with opened(url) as db:
        return [[*map(str, row[:-1]), moment(row.changed)] for row in db.execute(query)]


def list_people(url: str) -> list[list[str]]:
    """Id, name, tables that they host, when they were seen last, whether they are banned: the newest."""
    c, b = t.identities.c, t.bans.c
    hosted = select(func.count()).where(t.tables.c.host == c.id).scalar_subquery()
    banned = select(func.count()).where(b.host == EVERYWHERE, b.identity == c.id).scalar_subquery()
    query = select(c.id, c.name, hosted, c.seen, banned).order_by(c.seen.desc()).limit(MOST)
    with opened(url) as db:
        return [
            [row.id, row.name, str(row[2]), moment(row.seen), "×" if row[4] else ""] for row in db.execute(query)
        ]  # fmt: skip


def list_reports(url: str) -> list[list[str]]:
    """Number, when, table, who wrote it, whom it is about, what they wrote: the newest."""
    c = t.reports.c
    query = select(c.id, c.at, c.table_id, c.identity, c.about, c.doubt).order_by(c.id.desc()).limit(MOST)
    with opened(url) as db:
        return [
            [str(row.id), moment(row.at), row.table_id, row.identity, row.about, str(text_of(row.doubt))]
            for row in db.execute(query)
        ]


def text_of(doubt: str) -> object:
    return msgspec.json.decode(doubt, type=dict[str, object]).get("text", "")


def moment(ms: int) -> str:
    """To the minute, by the world's clock."""
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def close(url: str, table: str) -> None:
    """A table is put away; its host can take it out again."""
    query = update(t.tables).where(t.tables.c.id == table)
    with opened(url) as db:
        if db.execute(query.values(status="archived", version=t.tables.c.version + 1)).rowcount != 1:
            raise BadInput("no-such-table", table=table[:60])


def ban(url: str, who: str, now: int) -> None:
    """Nothing is done for this person any more."""
    with opened(url) as db:
        name = db.scalar(select(t.identities.c.name).where(t.identities.c.id == who))
        if name is None:
            raise BadInput("no-such-person", person=who[:60])
        db.execute(delete(t.bans).where(t.bans.c.host == EVERYWHERE, t.bans.c.identity == who))
        db.execute(insert(t.bans).values(host=EVERYWHERE, identity=who, name=name, at=now))


def unban(url: str, who: str) -> None:
    query = delete(t.bans).where(t.bans.c.host == EVERYWHERE, t.bans.c.identity == who)
    with opened(url) as db:
        if db.execute(query).rowcount != 1:
            raise BadInput("no-such-person", person=who[:60])


def say(url: str, message: str) -> None:
    """Everybody reads it on the first page; nothing takes it away."""
    with opened(url) as db:
        db.execute(delete(t.notes).where(t.notes.c.name == MESSAGE))
        if message:
            db.execute(insert(t.notes).values(name=MESSAGE, value=message[:500]))
