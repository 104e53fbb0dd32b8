"""The database brought up to this version, copied into a file, and filled from such a file."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from seance.engine import BadInput

from .tables import metadata

HERE = Path(__file__).parent
FORMAT = "seance-backup/1"
BATCH = 500


def sync_url(url: str) -> str:
    for plain in ("postgresql://", "postgres://"):
        if url.startswith(plain):
            return "postgresql+psycopg://" + url.removeprefix(plain)
    return url


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    """One connection, or one clear reason why there is none."""
    try:
        engine = create_engine(sync_url(url))
        with engine.begin() as connection:
            yield connection
        engine.dispose()
    except (SQLAlchemyError, ModuleNotFoundError, OSError) as error:
        raise BadInput("no-database", database=shown(url), why=str(error).splitlines()[0][:200]) from error


def shown(url: str) -> str:
    """An address without its password."""
    scheme, _, rest = url.rpartition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"[:120]


def upgrade(url: str) -> None:
    """All migrations that are missing."""
    config = Config()
    config.set_main_option("script_location", str(HERE / "migrations"))
    with connected(url) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def backup(url: str, file: Path) -> int:
    """Everything, in one compressed file; how many rows. What others write meanwhile is not in it."""
    rows = 0
    part = file.with_name(f"{file.name}.part")
    try:
        with connected(url) as connection, gzip.open(part, "wb") as out:
            if connection.dialect.name == "postgresql":
                connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            out.write(msgspec.json.encode({"format": FORMAT}) + b"\n")
            for table in metadata.sorted_tables:
                for row in connection.execution_options(yield_per=BATCH).execute(select(table)):
                    out.write(msgspec.json.encode([str(table.name), list(row)]) + b"\n")
                    rows += 1
        part.replace(file)
    except OSError as error:
        raise BadInput("cannot-write", file=str(file)) from error
    return rows


def restore(url: str, file: Path) -> int:
    """Fill an empty database from a backup."""
    upgrade(url)
    rows = 0
    with connected(url) as connection:
        for table in metadata.sorted_tables:
            if connection.scalar(select(func.count()).select_from(table)):
                raise BadInput("database-not-empty", database=shown(url))
        try:
            with gzip.open(file, "rb") as lines:
                head = msgspec.json.decode(lines.readline())
                if not isinstance(head, dict) or head.get("format") != FORMAT:
                    raise BadInput("corrupt-backup", file=str(file))
                for line in lines:
                    name, values = msgspec.json.decode(line, type=tuple[str, list[Any]])
                    connection.execute(insert(metadata.tables[name]).values(as_row(name, values)))
                    rows += 1
        except FileNotFoundError as error:
            raise BadInput("file-not-found", file=str(file)) from error
        except (OSError, EOFError, KeyError, ValueError, msgspec.MsgspecError) as error:
            raise BadInput("corrupt-backup", file=str(file)) from error
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT setval('reports_id_seq', 1 + coalesce(max(id), 0), false) FROM reports")
    return rows


def as_row(name: str, values: list[Any]) -> dict[str, Any]:
    """Bytes went out as base64."""
    columns = list(metadata.tables[name].columns)
    return {
        column.name: msgspec.convert(value, bytes, builtin_types=()) if is_bytes(column.type) and value else value
        for column, value in zip(columns, values, strict=True)
    }


def is_bytes(kind: object) -> bool:
    return type(kind).__name__ == "LargeBinary"
