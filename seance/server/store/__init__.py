"""What is kept: identities, tables, seats, the journal of answers and checkpoints of games."""

from .base import Conflict, Trouble
from .rows import (
    Answered,
    Change,
    Entry,
    Identity,
    JournalRow,
    News,
    Proposed,
    Resumed,
    SeatRow,
    Settings,
    TableRow,
    Undone,
    Unreadable,
)
from .store import Store

__all__ = [
    "Answered", "Change", "Conflict", "Entry", "Identity", "JournalRow", "News", "Proposed", "Resumed", "SeatRow",
    "Settings", "Store", "TableRow", "Trouble", "Undone", "Unreadable",
]  # fmt: skip
