"""What people say at a table, and what they report."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, insert, select

from . import tables as t
from .base import Base, reads, writes


class Talk(Base):
    @writes
    def say(self, db: Connection, /, key: str, n: int, line: bytes, who: str) -> None:
        db.execute(insert(t.chat).values(table_id=key, n=n, line=line.decode(), who=who))

    @reads
    def chat(self, db: Connection, /, key: str, after: int, limit: int = 100) -> list[tuple[int, str]]:
        """The last lines behind `after` with their numbers, oldest first."""
        query = select(t.chat.c.n, t.chat.c.line).where(t.chat.c.table_id == key, t.chat.c.n > after)
        rows = db.execute(query.order_by(t.chat.c.n.desc()).limit(limit))
        return [(row.n, row.line) for row in rows][::-1]

    @writes
    def report(self, db: Connection, /, **values: Any) -> int:
        done = db.execute(insert(t.reports).values(**values).returning(t.reports.c.id))
        return int(done.scalar_one())
