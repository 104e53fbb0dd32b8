"""The content files."""

from __future__ import annotations

from seance.engine.content import Row, hash_content, read_content

__all__ = ["FILES", "Row", "content", "content_hash"]

FILES = (
    "ancient_ones", "artifacts", "assets", "board", "clues", "components", "conditions", "encounters", "gates",
    "investigators", "monsters", "mysteries", "mythos", "references", "spells",
)  # fmt: skip


def content(name: str) -> Row:
    return read_content(__name__, name)


def content_hash() -> str:
    return hash_content(__name__, FILES)
