"""The content files."""

from __future__ import annotations

from seance.engine.content import Table, hash_content, read_content

__all__ = ["FILES", "Table", "content", "content_hash"]

FILES = (
    "alert", "boss", "clan", "doom", "notebook", "panic", "randomise", "schemes", "scholars", "setup", "tiles",
    "tokens", "trainees",
)  # fmt: skip


def content(name: str) -> Table:
    return read_content(__name__, name)


def content_hash() -> str:
    return hash_content(__name__, FILES)
