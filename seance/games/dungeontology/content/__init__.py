"""The content files: those of the box, or those that a content pack has in their place."""

from __future__ import annotations

import hashlib
import tomllib
from importlib.resources import files
from pathlib import Path

from seance.engine import BadInput
from seance.engine.texts import LANGUAGES, pack_of, texts

from .entry import Entry

__all__ = ["FILES", "Entry", "check_names", "content", "content_hash"]

GAME = "dungeontology"
FILES = (
    "alert", "boss", "clan", "doom", "notebook", "panic", "randomise", "schemes", "scholars", "setup", "tiles",
    "tokens", "trainees",
)  # fmt: skip


def read(name: str) -> tuple[str, bytes]:
    """Where a file is, as its reader is told, and what is in it."""
    pack = pack_of(GAME)
    if pack is not None:
        if not pack.is_dir():
            raise BadInput("pack-no-folder", file=str(pack))
        mine = pack / f"{name}.toml"
        if mine.exists():
            return str(Path(pack.name, mine.name)), mine.read_bytes()
    return f"{name}.toml", (files(__name__) / f"{name}.toml").read_bytes()


def content(name: str) -> Entry:
    file, source = read(name)
    try:
        return Entry(file, tomllib.loads(source.decode()))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
        raise BadInput("pack-not-toml", file=file, why=str(wrong)) from None


def content_hash() -> str:
    """The same for the same content: a save says with which it was made."""
    digest = hashlib.sha256()
    for name in FILES:
        digest.update(read(name)[1])
    return digest.hexdigest()


def check_names(keys: tuple[str, ...]) -> None:
    """Whatever a pack adds must be called something."""
    pack = pack_of(GAME)
    if pack is None:
        return
    for language in LANGUAGES:
        nameless = [key for key in keys if texts(language, GAME).named(key) is None]
        if nameless:
            raise BadInput("pack-no-name", file=pack.name, card=nameless[0], message=f"“name-{nameless[0]}”")
