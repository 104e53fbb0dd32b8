"""A process that has read the server's code once, and from which every server of the tests is forked.

To read all of it takes two seconds of a core; the tests start some eighty servers.
"""

from __future__ import annotations

import atexit
import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import msgspec

from seance.server.config import Settings

READ = """
import gc, os, signal, sys, traceback
from contextlib import suppress
import msgspec, seance
from seance.server.config import Settings
from seance.server.serve import bound, prepare, serve
from seance.server.words import words

def run(wanted):
    log = os.open(wanted["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    os.dup2(log, 2)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    settings = msgspec.convert(wanted["settings"], Settings)
    prepare(settings)
    listening, operations = [bound("127.0.0.1", port) for port in wanted["ports"]]
    print(os.getpid(), *[each.getsockname()[1] for each in (listening, operations)], flush=True)
    os.dup2(log, 1)
    serve(settings, listening, operations, wanted["worker"])

for game in seance.games():
    words("en", game)
    seance.rules(game)
gc.freeze()
signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever waits for a server looks at the process itself
ends = signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the tests, and then everything here
children = []
for line in iter(sys.stdin.buffer.readline, b""):
    child = os.fork()
    children.append(child)
    if child == 0:
        os.setsid()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGINT, ends)
        try:
            run(msgspec.json.decode(line))
        except BaseException:
            traceback.print_exc()
            print(flush=True)
        os._exit(0)
for child in children:  # whoever ended the tests could not end them
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
"""


class Nursery:
    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, settings: Settings, ports: list[int], log: Path, worker: str) -> tuple[Served, list[int]]:
        """A new server, and its ports; it takes calls now."""
        if self.process is None:
            root = Path(__file__).parent.parent.parent
            self.process = subprocess.Popen(
                [sys.executable, "-c", READ], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=root
            )  # fmt: skip
            atexit.register(self.close)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        wanted = {"settings": msgspec.to_builtins(settings), "ports": ports, "log": str(log), "worker": worker}
        self.process.stdin.write(msgspec.json.encode(wanted) + b"\n")
        self.process.stdin.flush()
        found = [int(word) for word in self.process.stdout.readline().split()]
        assert found, log.read_text()
        return Served(found[0]), found[1:]

    def close(self) -> None:
        assert self.process is not None
        self.process.communicate()


nursery = Nursery()


class Served:
    """One server: a process that is nobody's child here."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.handle = os.pidfd_open(pid)

    def stop(self, how: signal.Signals) -> None:
        """Until it is gone; if it is killed, with its whole family."""
        if how == signal.SIGKILL:
            os.killpg(self.pid, how)
        else:
            signal.pidfd_send_signal(self.handle, how)
        gone = select.poll()
        gone.register(self.handle, select.POLLIN)
        gone.poll()
        os.close(self.handle)
