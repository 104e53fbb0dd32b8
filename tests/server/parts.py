"""PostgreSQL and Redis of the tests: real ones, on free ports of this machine, gone afterwards."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def program(name: str) -> str:
    """Debian keeps PostgreSQL's own programs off the PATH."""
    kept = sorted(Path("/").glob(f"usr/lib/postgresql/*/bin/{name}"))
    return str(kept[-1]) if kept else shutil.which(name) or name


def quietly(*command: str) -> None:
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT, check=True, cwd="/")


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database. PostgreSQL never runs as root."""
    folder = Path(tempfile.mkdtemp(prefix="seance-pg-", dir="/tmp"))
    as_user: list[str] = []
    if os.geteuid() == 0:
        as_user = ["runuser", "-u", "postgres", "--"]
        shutil.chown(folder, "postgres", "postgres")
    data, port = folder / "data", free_port()
    control = [*as_user, program("pg_ctl"), "-D", str(data), "-s", "-w"]
    flags = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c max_connections=60"
    quietly(*as_user, program("initdb"), "-D", str(data), "-U", "seance", "-A", "trust", "-E", "UTF8")
    quietly(*control, "-l", str(folder / "log"), "-o", flags, "start")
    try:
        yield f"postgresql://seance@127.0.0.1:{port}/postgres"
    finally:
        quietly(*control, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


class RedisServer:
    """A Redis that can be stopped and started again on the same port."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        flags = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", "/tmp"]
        self.process = subprocess.Popen(
            [program("redis-server"), *flags], stdout=subprocess.PIPE, text=True, start_new_session=True
        )  # fmt: skip
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "Ready to accept connections" in line:
                return
        raise AssertionError("Redis does not start")

    def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.communicate()


@contextmanager
def redis() -> Iterator[RedisServer]:
    server = RedisServer()
    server.start()
    try:
        yield server
    finally:
        server.stop()
