"""`seance mcp`: an assistant talks to this process; its tables are on a server, by default one of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from mcp.server.mcpserver import Context

from seance.client import Client
from seance.engine import BadInput
from seance.server.lobby_types import Me, MeChange, Token

from .seat import Place
from .tools import server

HOME = "XDG_DATA_HOME"
FOLDER, DATABASE, TOKEN = "seance", "assistant.db", "assistant.token"
STOPPING = 10.0  # seconds


def run(url: str, token: str, language: str) -> None:
    """Until the assistant hangs up."""
    with ExitStack() as stack:
        place = Place(url, token or newcomer(url, language)) if url else at_home(stack, language)

        def places(_: Context[Any, Any]) -> tuple[Place, str]:
            return place, language

        server(places).run("stdio")


def newcomer(url: str, language: str) -> str:
    """Become somebody there: the token of it."""
    try:
        with Client(url, language) as client:
            client.call("PATCH", "/api/me", Me, MeChange())
            return client.call("POST", "/api/me/token", Token).token
    except (OSError, httpx.HTTPError, msgspec.MsgspecError) as error:
        raise BadInput("no-such-server", url=url[:120]) from error


def at_home(stack: ExitStack, language: str) -> Place:
    """A server of its own, where the assistant is the same as the last time."""
    url, file = stack.enter_context(own_server()), folder() / TOKEN
    token = file.read_text(encoding="utf-8") if file.exists() else ""
    if not token:
        token = newcomer(url, language)
        file.touch(mode=0o600)
        file.write_text(token, encoding="utf-8")
    return Place(url, token)


@contextmanager
def own_server() -> Iterator[str]:
    """A server on this machine, for this assistant and whoever it invites; where it is."""
    database = f"sqlite:///{folder() / DATABASE}"
    command = [sys.executable, "-m", "seance.cli", "serve", "--port", "0", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            if "http://" not in line:
                raise BadInput("no-own-server", database=database)
            yield "http://" + line.partition("http://")[2].split()[0]
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(STOPPING)
            except subprocess.TimeoutExpired:
                process.kill()


def folder() -> Path:
    """Where tables are kept from one time to the next."""
    home = os.environ.get(HOME)
    found = (Path(home) if home else Path.home() / ".local" / "share") / FOLDER
    found.mkdir(parents=True, exist_ok=True)
    return found
