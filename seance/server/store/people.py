"""Who comes: identities, what they have learnt, whom a host does not want to see."""

from __future__ import annotations

import secrets
from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, bindparam, delete, exists, insert, select, update

from . import tables as t
from .base import Base, reads, writes
from .codec import as_identity
from .rows import Identity

BANNED = (
    exists().where(t.bans.c.host == "", t.bans.c.identity == t.identities.c.id).correlate(t.identities).label("banned")
)

IDENTITY = select(t.identities, BANNED).where(t.identities.c.id == bindparam("key"))  # asked for with every request
LEARNT = select(t.learnt.c.what).where(t.learnt.c.identity == bindparam("who"))


class People(Base):
    @reads
    def identity(self, db: Connection, /, key: str) -> Identity | None:
        row = db.execute(IDENTITY, {"key": key}).first()
        return None if row is None else as_identity(row)

    @reads
    def generations(self, db: Connection, /, keys: Collection[str]) -> dict[str, int]:
        """Which cookies of these identities are good; who is banned has none."""
        c = t.identities.c
        rows = db.execute(select(c.id, c.generation, BANNED).where(c.id.in_(keys)))
        return {row.id: row.generation + bool(row.banned) for row in rows}

    @writes
    def new_identity(self, db: Connection, /, now: int) -> Identity:
        one = Identity(id=secrets.token_urlsafe(15), generation=0, name="", language="", seen=now)
        values = {name: value for name, value in msgspec.to_builtins(one).items() if name != "banned"}
        db.execute(insert(t.identities).values(**values, created=now))
        return one

    @writes
    def change_identity(self, db: Connection, /, key: str, **values: str | int | None) -> None:
        db.execute(update(t.identities).where(t.identities.c.id == key).values(**values))

    @reads
    def hook(self, db: Connection, /, key: str) -> tuple[str, str] | None:
        """Where somebody wants to be told that it is their turn, and the secret that signs it."""
        c = t.identities.c
        row = db.execute(select(c.hook, c.hook_secret).where(c.id == key, c.hook != "")).first()
        return None if row is None else (row.hook, row.hook_secret)

    @writes
    def move_identity(self, db: Connection, /, passphrase: str) -> Identity | None:
        """Who has this passphrase, which is used up; under a new generation: only the caller's cookie is good."""
        row = db.execute(select(t.identities, BANNED).where(t.identities.c.passphrase == passphrase)).first()
        if row is None:
            return None
        one = as_identity(row)
        one.generation += 1
        which = update(t.identities).where(t.identities.c.id == one.id, t.identities.c.passphrase == passphrase)
        used = db.execute(which.values(generation=one.generation, passphrase=None))
        return one if used.rowcount == 1 else None

    @reads
    def learnt(self, db: Connection, /, who: str) -> set[str]:
        """The lessons, notes and puzzles that somebody has done with."""
        return set(db.scalars(LEARNT, {"who": who}))

    @writes
    def learn(self, db: Connection, /, who: str, what: Collection[str]) -> None:
        known = set(db.scalars(select(t.learnt.c.what).where(t.learnt.c.identity == who, t.learnt.c.what.in_(what))))
        new = [{"identity": who, "what": each} for each in dict.fromkeys(what) if each not in known]
        if new:
            db.execute(insert(t.learnt), new)

    @writes
    def forget(self, db: Connection, /, who: str, what: str) -> None:
        db.execute(delete(t.learnt).where(t.learnt.c.identity == who, t.learnt.c.what == what))

    @reads
    def finished(self, db: Connection, /, who: str) -> set[str]:
        """The games of which somebody has played one to its end."""
        at = t.tables.join(t.seats, t.seats.c.table_id == t.tables.c.id)
        found = select(t.tables.c.game).select_from(at).where(t.seats.c.holder == who, t.tables.c.result != "")
        return set(db.scalars(found.distinct()))

    @reads
    def note(self, db: Connection, /, name: str) -> str:
        return db.scalar(select(t.notes.c.value).where(t.notes.c.name == name)) or ""

    @writes
    def ban(self, db: Connection, /, host: str, who: str, name: str, now: int) -> None:
        """From all tables of this host."""
        db.execute(delete(t.bans).where(t.bans.c.host == host, t.bans.c.identity == who))
        db.execute(insert(t.bans).values(host=host, identity=who, name=name, at=now))

    @writes
    def lift_ban(self, db: Connection, /, host: str, who: str) -> None:
        """And whoever was removed from tables of this host may come back."""
        db.execute(delete(t.bans).where(t.bans.c.host == host, t.bans.c.identity == who))
        theirs = select(t.tables.c.id).where(t.tables.c.host == host)
        here = update(t.sitters).where(t.sitters.c.identity == who, t.sitters.c.table_id.in_(theirs))
        db.execute(here.values(removed=False))

    @reads
    def bans(self, db: Connection, /, host: str) -> list[tuple[str, str, int]]:
        """Whom this host has banned: identity, name, when."""
        rows = db.execute(select(t.bans).where(t.bans.c.host == host).order_by(t.bans.c.at.desc()))
        return [(row.identity, row.name, row.at) for row in rows]

    @reads
    def seats_held(self, db: Connection, /, who: str) -> list[tuple[str, int]]:
        rows = db.execute(select(t.seats.c.table_id, t.seats.c.seat).where(t.seats.c.holder == who))
        return [(row.table_id, row.seat) for row in rows]
