"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)  # fmt: skip

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def of_table() -> Column[str]:
    return Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


secrets = Table(
    "secrets", metadata, Column("name", String(32), primary_key=True), Column("value", Text, nullable=False)
)

identities = Table(
    "identities",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("generation", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("language", String(16), nullable=False),
    Column("passphrase", String(64), unique=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Column("hook", Text, nullable=False, server_default=""),
    Column("hook_secret", String(64), nullable=False, server_default=""),
)

notes = Table("notes", metadata, Column("name", String(32), primary_key=True), Column("value", Text, nullable=False))

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("title", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("settings", Text, nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("code", String(40), nullable=False, unique=True),
    Column("seq", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("quiet", Integer, nullable=False, server_default="0"),
    Column("waiting", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("chapter", String(80), nullable=False, server_default=""),
    Column("people", Integer, nullable=False),
    Column("proposal", Text),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger, index=True),
    Column("driver", String(40)),
    Column("driver_until", BigInteger, nullable=False),
    Index("ix_tables_public", "public", "status", "changed"),
)

seats = Table(
    "seats",
    metadata,
    of_table(),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("name", Text, nullable=False),
    Column("holder", String(32), index=True),
    Column("code", String(40), nullable=False, unique=True),
    Column("stand_in", String(40), nullable=False),
    Column("muted", Boolean, nullable=False),
    Column("orders", Text, nullable=False),
    Column("called_in", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "seat"),
)

sitters = Table(
    "sitters",
    metadata,
    of_table(),
    Column("seat", Integer, nullable=False),  # that was held while the game ran; -1: none
    Column("identity", String(32), nullable=False, index=True),
    Column("removed", Boolean, nullable=False),  # by the host
    PrimaryKeyConstraint("table_id", "seat", "identity"),
)

bans = Table(
    "bans",
    metadata,
    Column("host", String(32), primary_key=True),  # at whose tables; "": at all
    Column("identity", String(32), primary_key=True, index=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

journal = Table(
    "journal",
    metadata,
    of_table(),
    Column("seq", Integer, nullable=False),
    Column("entry", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    of_table(),
    Column("seq", Integer, nullable=False),
    Column("save", LargeBinary, nullable=False),
    Column("opened", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

chat = Table(
    "chat",
    metadata,
    of_table(),
    Column("n", Integer, nullable=False),
    Column("line", Text, nullable=False),
    Column("who", String(32), nullable=False, server_default=""),  # who said it, or whom it names
    PrimaryKeyConstraint("table_id", "n"),
)

learnt = Table(
    "learnt",
    metadata,
    Column("identity", String(32), nullable=False),
    Column("what", String(120), nullable=False),  # "nemesis/lesson/walking"
    PrimaryKeyConstraint("identity", "what"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("identity", String(32), nullable=False),
    Column("doubt", Text, nullable=False),
    Column("file", LargeBinary, nullable=False),  # what the seat has received
    Column("save", LargeBinary, nullable=False),  # the whole table, for maintainers
    Column("version", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("about", String(32), nullable=False, server_default=""),  # the person whom it is about
)
