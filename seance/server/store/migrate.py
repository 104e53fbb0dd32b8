"""The database brought up to this version, copied into a file, and filled from such a file."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from msgspec import Struct, field
from sqlalchemy import Connection, LargeBinary, MetaData, create_engine, func, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from seance.engine import BadInput
from seance.server.config import shown

HERE = Path(__file__).parent
FORMAT = "seance-backup/2"
BATCH = 500
REVISIONS = "alembic_version"  # the table in which Alembic keeps the schema's revision
OURS = 0o600  # nobody else reads seeds, hands and the key that signs cookies

# Files of the first format hold rows without the names of their columns, as they stood in the schema of their time.
FIRST_FORMAT = "seance-backup/1"
FIRST_COLUMNS = {
    "secrets": ("name", "value"),
    "identities": ("id", "generation", "name", "language", "passphrase", "created"),
    "reports": ("id", "table_id", "identity", "doubt", "file", "save", "version", "at"),
    "chat": ("table_id", "n", "line"),
    "checkpoints": ("table_id", "seq", "save", "opened"),
    "journal": ("table_id", "seq", "entry", "at"),
    "seats": ("table_id", "seat", "kind", "bot", "name", "holder", "code", "stand_in", "muted", "orders"),
}
FIRST_TABLES = (
    "id", "game", "title", "status", "public", "settings", "host", "code", "seq", "revision", "version", "waiting",
    "result", "chapter", "people", "proposal", "created", "changed", "due", "driver", "driver_until",
)  # fmt: skip
WITHOUT_CHAPTER = tuple([name for name in FIRST_TABLES if name != "chapter"])


def sync_url(url: str) -> str:
    for plain in ("postgresql://", "postgres://"):
        if url.startswith(plain):
            return "postgresql+psycopg://" + url.removeprefix(plain)
    return url


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    """One connection, or one clear reason why there is none."""
    try:
        keep_private(url)
    except OSError as error:
        raise BadInput("no-database", database=shown(url), why=error.strerror or "?") from error
    try:
        engine = create_engine(sync_url(url), hide_parameters=True)
        with engine.begin() as connection:
            yield connection
        engine.dispose()
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        raise BadInput("no-database", database=shown(url), why=str(error).splitlines()[0][:200]) from error


@contextmanager
def opened(url: str) -> Iterator[Connection]:
    """The same for a database of ours that is there: a mistyped address must not make one."""
    file = file_of(url)
    if file is not None and not file.is_file():
        raise BadInput("database-not-found", database=shown(url))
    with connected(url) as connection:
        if not revision_of(connection):
            raise BadInput("database-not-found", database=shown(url))
        yield connection


def file_of(url: str) -> Path | None:
    """Of an SQLite database."""
    _, found, file = url.partition("sqlite:///")
    return Path(file) if found and file and file != ":memory:" else None


def keep_private(url: str) -> None:
    """Only the server reads the file of an SQLite database; what SQLite writes beside it is as private."""
    file = file_of(url)
    if file is not None:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OURS))
        file.chmod(OURS)


def scripts() -> Config:
    config = Config()
    config.set_main_option("script_location", str(HERE / "migrations"))
    return config


def revision_of(connection: Connection) -> str:
    """Of the schema of this database; "" if it is empty."""
    if not inspect(connection).has_table(REVISIONS):
        return ""
    return connection.scalar(text(f"SELECT version_num FROM {REVISIONS}")) or ""


def known_revisions() -> list[str]:
    return [script.revision for script in ScriptDirectory.from_config(scripts()).walk_revisions()]


def upgrade(url: str, to: str = "head") -> None:
    """All migrations that are missing."""
    config = scripts()
    with connected(url) as connection:
        revision = revision_of(connection)
        if revision and revision not in known_revisions():
            raise BadInput("newer-database", database=shown(url), revision=revision)
        config.attributes["connection"] = connection
        command.upgrade(config, to)


class Head(Struct, kw_only=True):
    """The first line of a backup; `tables` are the columns of every table, in the order of the rows."""

    format: str
    revision: str = ""
    tables: dict[str, list[str]] = field(default_factory=dict)


def schema_of(connection: Connection) -> MetaData:
    """The tables as this database has them, which may be older than the program."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name != REVISIONS)
    return found


def backup(url: str, file: Path) -> int:
    """Everything, in one compressed file; how many rows. What others write meanwhile is not in it."""
    rows = 0
    part = file.with_name(f"{file.name}.part")
    try:
        with opened(url) as connection, private(part) as out:
            if connection.dialect.name == "postgresql":
                connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            tables = schema_of(connection).sorted_tables
            columns = {str(table.name): [str(column.name) for column in table.columns] for table in tables}
            head = Head(format=FORMAT, revision=revision_of(connection), tables=columns)
            out.write(msgspec.json.encode(head) + b"\n")
            for table in tables:
                for row in connection.execution_options(yield_per=BATCH).execute(select(table)):
                    out.write(msgspec.json.encode([str(table.name), list(row)]) + b"\n")
                    rows += 1
        part.replace(file)
    except OSError as error:
        with suppress(OSError):
            part.unlink()
        raise BadInput("cannot-write", file=str(file)) from error
    return rows


@contextmanager
def private(file: Path) -> Iterator[gzip.GzipFile]:
    """A new compressed file that nobody else can read."""
    file.unlink(missing_ok=True)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OURS), "wb") as raw, gzip.open(raw, "wb") as out:
        yield out


def restore(url: str, file: Path) -> int:
    """Fill an empty database from a backup, with the schema that made it; then it is brought up to date."""
    head = head_of(file)
    if head.revision not in known_revisions():
        raise BadInput("newer-backup", file=str(file), revision=head.revision[:40])
    with connected(url) as connection:
        full = [table for table in schema_of(connection).sorted_tables if count(connection, table)]
        if full:
            raise BadInput("database-not-empty", database=shown(url))
        if revision_of(connection) not in ("", head.revision):
            schema_of(connection).drop_all(connection)
            connection.execute(text(f"DROP TABLE {REVISIONS}"))
    upgrade(url, head.revision)
    rows = 0
    with connected(url) as connection:
        tables = schema_of(connection).tables
        try:
            for name, values in rows_of(file):
                names = head.tables[name]
                row = dict(zip(names, values, strict=True))
                connection.execute(insert(tables[name]).values(with_bytes(tables[name].columns, row)))
                rows += 1
        except (OSError, EOFError, KeyError, ValueError, msgspec.MsgspecError) as error:
            raise BadInput("corrupt-backup", file=str(file)) from error
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT setval('reports_id_seq', 1 + coalesce(max(id), 0), false) FROM reports")
    upgrade(url)
    return rows


def count(connection: Connection, table: Any) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0


def head_of(file: Path) -> Head:
    """What a backup says of itself."""
    try:
        with gzip.open(file, "rb") as lines:
            head = msgspec.json.decode(lines.readline(), type=Head)
        if head.format == FIRST_FORMAT:
            wide = [len(values) for name, values in rows_of(file) if name == "tables"]
            columns = WITHOUT_CHAPTER if wide and wide[0] == len(WITHOUT_CHAPTER) else FIRST_TABLES
            tables: Mapping[str, Sequence[str]] = {**FIRST_COLUMNS, "tables": columns}
            revision = "0001" if columns is WITHOUT_CHAPTER else "0002"
            return Head(format=FORMAT, revision=revision, tables={name: list(each) for name, each in tables.items()})
    except FileNotFoundError as error:
        raise BadInput("file-not-found", file=str(file)) from error
    except (OSError, EOFError, msgspec.MsgspecError) as error:
        raise BadInput("corrupt-backup", file=str(file)) from error
    if head.format != FORMAT:
        raise BadInput("corrupt-backup", file=str(file))
    return head


def rows_of(file: Path) -> Iterator[tuple[str, list[Any]]]:
    with gzip.open(file, "rb") as lines:
        lines.readline()
        for line in lines:
            yield msgspec.json.decode(line, type=tuple[str, list[Any]])


def with_bytes(columns: Any, row: dict[str, Any]) -> dict[str, Any]:
    """Bytes went out as base64."""
    return {
        name: msgspec.convert(value, bytes, builtin_types=())
        if isinstance(columns[name].type, LargeBinary) and value is not None
        else value
        for name, value in row.items()
    }
