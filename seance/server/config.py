"""How the service is set: by flags, by environment variables (`SEANCE_DATABASE`), by a TOML file; in this order.

Addresses with passwords need not stand on a command line, where everybody on the machine can read them.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, Self, TypeAlias

import msgspec
from msgspec import Meta, Struct

from seance.engine import BadInput

VARIABLE = "SEANCE_SERVER"  # hands the settings on to the workers
PREFIX = "SEANCE_"
FILE = "SEANCE_SETTINGS"
SECRET = ("seed",)
ADDRESSES = ("database", "redis")
WINDOW_SECONDS = {"none": 0, "relaxed": 60, "brisk": 20}
MOST_PORT, MOST_WORKERS, MOST = 65_535, 64, 2**53

Port: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_PORT)]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=MOST)]
SomeOrNone: TypeAlias = Annotated[int, Meta(ge=0, le=MOST)]
Days: TypeAlias = SomeOrNone
Above: TypeAlias = Annotated[float, Meta(gt=0, le=MOST)]


class Settings(Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: Port = 8000
    database: str = "sqlite:///seance.db"
    redis: str = ""
    ops_host: str = "127.0.0.1"
    ops_port: Port = 0  # for health and figures; 0: none
    access_log: bool = False  # one line for every request
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    workers: Annotated[int, Meta(ge=1, le=MOST_WORKERS)] = 1
    most_tables: Some = 50  # that one identity hosts at a time
    most_new_tables: SomeOrNone = 30  # that one address makes at once; then one more every `new_table_s` seconds
    new_table_s: Above = 20.0
    most_watched: SomeOrNone = 4  # tables of bots alone that one address watches at a time
    most_searching: SomeOrNone = (
        2  # tables with bots that search, of one identity at a time; 0: nobody lets bots search
    )
    most_undone: SomeOrNone = 5_000  # entries of a table's journal that were taken back: it must not grow without end
    most_body: Some = 64 * 1024
    most_message: Some = 32 * 1024
    most_sockets: Some = 8  # of one person at one table
    most_guests: Some = 40  # sockets from one address at one table, of people whom nobody knows
    uniform_ms: SomeOrNone = 700  # how long a window takes that may be empty
    bot_seconds: Above = 3.0
    thinkers: SomeOrNone = 0  # processes in which bots think, of each worker; 0: one less than there are cores
    lease_ms: Some = 10_000  # how long a worker acts for a table without saying so again
    look_ms: Some = 1_000  # how often a worker looks for what nobody told it
    idle_ms: SomeOrNone = 60_000  # then a table that nobody watches is put out of memory
    silent_ms: SomeOrNone = 60_000  # then a socket is closed
    gone_ms: SomeOrNone = 90_000  # then somebody without a socket counts as gone
    checkpoint_every: Some = 50
    private_hooks: bool = False  # people may be told that it is their turn at addresses of private networks too
    keep_waiting: Days = 30  # days after which tables that never began are deleted; 0: never, here and below
    keep_finished: Days = 365
    keep_archived: Days = 0
    keep_chat: Days = 0  # after the last change of its table
    keep_reports: Days = 365
    keep_people: Days = 400  # who have no table any more, after they were seen last
    rate: Above = 1.0  # factor of all rate limits; tests of load raise it
    warm: bool = True  # rules and texts of all games are read before the first guest comes; tests begin sooner
    seed: str = ""  # every table has it, and is marked as seeded: only the tests' own servers are started with one

    @property
    def thinking_processes(self) -> int:
        return self.thinkers or max((len(os.sched_getaffinity(0)) - 1) // self.workers, 1)

    def to_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> Self:
        return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=cls)


def gathered(file: str, flags: Mapping[str, object], environment: Mapping[str, str] = os.environ) -> Settings:
    """Flags before variables before the file; BadInput if something is no setting."""
    known = Settings.__struct_fields__
    file = file or environment.get(FILE, "")
    values: dict[str, Any] = read(Path(file)) if file else {}
    for name in values:
        if name not in known:
            raise BadInput("unknown-setting", setting=name[:60], file=file)
    values |= {name: text for name in known if (text := environment.get(PREFIX + name.upper()))}
    values |= {name: value for name, value in flags.items() if value is not None}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        name = str(error).rpartition("$.")[2].rstrip("`")
        usual = msgspec.to_builtins(getattr(Settings(), name))
        raise BadInput("bad-setting", setting=name, value=str(values[name])[:60], usual=str(usual).lower()) from error


def read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise BadInput("file-not-found", file=str(file)) from error
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise BadInput("bad-settings-file", file=str(file), why=str(error)[:120]) from error


def lines_of(settings: Settings) -> list[str]:
    """As a settings file, without what is secret."""
    found = msgspec.to_builtins(settings)
    for name in ADDRESSES:
        found[name] = shown(found[name]) if found[name] else ""
    for name in SECRET:
        found[name] = "…" if found[name] else ""
    return [f"{name} = {msgspec.json.encode(value).decode()}" for name, value in found.items()]


def shown(url: str) -> str:
    """An address without its password, wherever that stands."""
    if url.startswith("sqlite:") or not any(sign in url for sign in "@?"):
        return url[:120]
    scheme, _, rest = url.partition("://")
    place, _, query = rest.partition("?")
    if "://" in rest or "@" in query or not rest:  # who knows what is a password in it?
        return "…"
    return f"{scheme}://{place.rpartition('@')[2]}{'?…' if query else ''}"[:120]
