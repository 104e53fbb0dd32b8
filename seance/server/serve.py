"""`seance serve`: the database is brought up to date, then the workers start."""

from __future__ import annotations

import fcntl
import os
import resource
import socket
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec
import uvicorn
from litestar import Litestar
from redis.asyncio.connection import parse_url
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError
from uvicorn.supervisors import Multiprocess

from seance.engine import BadInput

from . import logs
from .app import create
from .config import Settings, shown
from .door import Door
from .metrics import FOLDER
from .store.migrate import upgrade

STOP_SECONDS = 10
WORKER = "seance.server.serve:worker"


def worker() -> Litestar:
    """The application in one worker."""
    settings = Settings.from_environment()
    logs.set_up(settings.log_level)
    return create(settings)


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family=family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
        listening.set_inheritable(True)
    except (OSError, OverflowError) as error:
        listening.close()
        raise BadInput("port-taken", host=host, port=str(port), why=getattr(error, "strerror", "") or "?") from error
    return listening


def check_addresses(settings: Settings) -> None:
    """Whoever mistypes one is told so in a sentence, and not its password."""
    if not settings.database.startswith(("sqlite:///", "postgresql://", "postgres://")):
        raise BadInput("bad-address", address=shown(settings.database))
    try:
        make_url(settings.database)
    except (ValueError, ArgumentError) as error:
        raise BadInput("bad-address", address=shown(settings.database)) from error
    try:
        parse_url(settings.redis or "redis://")
    except ValueError as error:
        raise BadInput("bad-address", address=shown(settings.redis)) from error


@contextmanager
def claimed(settings: Settings) -> Iterator[None]:
    """An SQLite file serves one server: a second one does not begin."""
    _, found, file = settings.database.partition("sqlite:///")
    if not found:
        yield
        return
    with ExitStack() as stack:
        try:
            lock = stack.enter_context(Path(f"{Path(file).resolve()}.lock").open("w"))  # by whatever name it is called
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise BadInput("database-in-use", database=shown(settings.database)) from error
        except OSError as error:
            raise BadInput("no-database", database=shown(settings.database), why=error.strerror or "?") from error
        yield


def serve(
    settings: Settings, listening: socket.socket, operations: socket.socket | None = None, app: str = WORKER
) -> None:
    """Until the process is told to stop. `app` makes what a worker runs."""
    sockets = [listening]
    if operations is not None:
        sockets.append(operations)
        settings = msgspec.structs.replace(settings, ops_port=operations.getsockname()[1])
    settings.to_environment()
    allow_many_files()
    config = uvicorn.Config(
        app,
        factory=True,
        http=Door,
        workers=settings.workers,
        log_config=None,
        ws_max_size=settings.most_message * 2,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        server_header=False,
        proxy_headers=True,
    )
    if settings.workers == 1:
        uvicorn.Server(config).run(sockets)
        return
    with tempfile.TemporaryDirectory(prefix="seance-metrics-") as folder:
        os.environ[FOLDER] = folder
        Multiprocess(config, sockets).run()


def allow_many_files() -> None:
    """As many as the system lets us have: every guest has a socket, and a thousand is the usual end."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def prepare(settings: Settings) -> None:
    """Everything that can be wrong before the first guest comes."""
    check_addresses(settings)
    upgrade(settings.database)
