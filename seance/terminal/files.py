"""Files that a person names: read and written with one clear reason where that is not possible."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path

from seance.engine import BadInput
from seance.engine.saves import LARGEST

OURS = b'{"format":"seance-'  # how all our files begin


def read_file(name: str) -> bytes:
    """The bytes of a file; of one that is too large only so many that this is noticed."""
    try:
        with Path(name).open("rb") as file:
            return file.read(LARGEST + 1)
    except FileNotFoundError as error:
        raise BadInput("file-not-found", file=name[:200]) from error
    except (OSError, ValueError) as error:
        raise BadInput("cannot-read", file=name[:200]) from error


def write_file(name: str, data: bytes) -> None:
    """All or nothing, and never over a file that is not ours."""
    file = Path(name)
    try:
        if file.exists():
            with file.open("rb") as old:
                if old.read(len(OURS)) != OURS:
                    raise BadInput("not-our-file", file=name[:200])
        beside = file.with_name(f".{file.name}.{os.getpid()}")
        beside.write_bytes(data)
        beside.replace(file)
    except (OSError, ValueError) as error:
        raise BadInput("cannot-write", file=name[:200]) from error


def free_name(stem: str, ending: str) -> str:
    """A name in this folder that no file has."""
    return next(name for n in count(1) if not Path(name := f"{stem}-{n}.{ending}").exists())
