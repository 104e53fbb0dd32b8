"""What is still to be done, as it lies in a state and in a save: the name of a step and plain arguments."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

NOBODY = -1
RECORD_FIELDS = ("what", "seat", "n", "on")


class Record(Struct, eq=False):
    """A step that waits. Never changed, so that copies of a state share it."""

    what: str
    seat: int = NOBODY
    n: int = 0
    on: tuple[str, ...] = ()  # keys of entities, for all to see
    cards: tuple[Any, ...] = ()  # printed things that only its seat may see
