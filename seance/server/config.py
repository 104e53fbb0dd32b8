"""How the service is set: what the command line says, and limits."""

from __future__ import annotations

import os
from typing import Self

import msgspec
from msgspec import Struct

VARIABLE = "SEANCE_SERVER"  # hands the settings on to the workers
WINDOW_SECONDS = {"none": 0, "relaxed": 60, "brisk": 20}


class Settings(Struct, frozen=True, kw_only=True):
    database: str = "sqlite:///seance.db"
    redis: str = ""
    ops_host: str = "127.0.0.1"
    ops_port: int = 0  # for health and figures; 0: none
    access_log: bool = False  # one line for every request
    log_level: str = "info"
    workers: int = 1
    most_tables: int = 50  # that one identity hosts at a time
    most_new_tables: int = 30  # that one address makes at once; then one more every `new_table_s` seconds
    new_table_s: float = 20.0
    most_watched: int = 4  # tables of bots alone that one address watches at a time
    most_searching: int = 2  # tables with bots that search, of one identity at a time; 0: nobody lets bots search
    most_undone: int = 5_000  # entries of a table's journal that were taken back: it must not grow without end
    most_body: int = 64 * 1024
    most_message: int = 32 * 1024
    most_sockets: int = 8  # of one person at one table
    most_guests: int = 40  # sockets from one address at one table, of people whom nobody knows
    uniform_ms: int = 700  # how long a window takes that may be empty
    bot_seconds: float = 3.0
    thinkers: int = 0  # processes in which bots think, of each worker; 0: one less than there are cores
    lease_ms: int = 10_000  # how long a worker acts for a table without saying so again
    look_ms: int = 1_000  # how often a worker looks for what nobody told it
    idle_ms: int = 60_000  # then a table that nobody watches is put out of memory
    silent_ms: int = 60_000  # then a socket is closed
    gone_ms: int = 90_000  # then somebody without a socket counts as gone
    checkpoint_every: int = 50
    rate: float = 1.0  # factor of all rate limits; tests of load raise it
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
