"""What stands on the box of a game: how many may play, and with which options.

It is the face that says so, but a face knows all rules and cards. `python -m seance.engine.box` writes what it says
into `box.json` of each game, so that a list of games need not read them; with `--check` it only says which are stale.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from .face import face, names
from .ledger import GAMES


class Box(msgspec.Struct, frozen=True):
    least: int
    most: int
    options: dict[str, dict[str, Any]]  # name, and its JSON schema


def box(game: str) -> Box:
    """A game that has no such file yet is asked itself."""
    file = GAMES / game / "box.json"
    return msgspec.json.decode(file.read_bytes(), type=Box) if file.exists() else box_of(game)


def box_of(game: str) -> Box:
    rules = face(game).rules
    seats, schema = rules.seats(rules.options()), msgspec.json.schema(rules.options)
    return Box(seats[0], seats[-1], schema["$defs"][rules.options.__name__]["properties"])


def files() -> dict[Path, bytes]:
    """What `box.json` of each game should say."""
    told = {game: msgspec.json.format(msgspec.json.encode(box_of(game)), indent=1) for game in names()}
    return {GAMES / game / "box.json": text + b"\n" for game, text in told.items()}


if __name__ == "__main__":
    for file, text in files().items():
        if not file.exists() or file.read_bytes() != text:
            if "--check" in sys.argv:
                sys.exit(f"{file} is not what its game says: run `make format` and commit it.")
            file.write_bytes(text)
