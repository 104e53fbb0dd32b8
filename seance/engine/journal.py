"""What a table keeps of its past: answers, checkpoints, and what was told; and how far somebody may go back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from .state import State
from .wire import Answer, Event, Told

S = TypeVar("S", bound=State)

RECENT = 16  # marks that are never thinned out
MARKS = 64
UNDO: dict[str, tuple[str, ...]] = {"answer": (), "action": ("action", "turn"), "turn": ("turn",)}  # what it began with


class Entry:
    """One answer of the journal. `at` is where its poll was opened; `told` whether it revealed anything."""

    __slots__ = ("at", "heard", "keys", "opens", "seat", "told")

    def __init__(
        self, seat: int, keys: tuple[str, ...], at: int, opens: str, told: bool = False, heard: int = -1
    ) -> None:
        self.seat = seat
        self.keys = keys
        self.at = at
        self.opens = opens
        self.told = told
        self.heard = heard  # events before it; -1 if it was given before the game was loaded

    def again(self) -> Entry:
        return Entry(self.seat, self.keys, self.at, self.opens, self.told, self.heard)


def plain_entry(entry: Entry) -> Answer:
    return Answer(entry.seat, list(entry.keys), entry.at, entry.told, entry.opens)


class Mark(Generic[S]):
    """A checkpoint: the state at the start of a step. Never run, only cloned; shared between forks."""

    __slots__ = ("at", "heard", "state", "steps")

    def __init__(self, state: S, at: int, heard: int, steps: int) -> None:
        self.state = state
        self.at = at  # answers before it
        self.heard = heard  # events before it
        self.steps = steps  # begun before it


def thinned(marks: list[Mark[S]]) -> list[Mark[S]]:
    """The recent ones, and of the others so many that no way back to one is longer than elsewhere."""
    if len(marks) <= MARKS:
        return marks
    kept, last = marks[:1], marks[-RECENT - 1]
    apart = 2 * (last.at - kept[0].at) // (MARKS - RECENT)
    for mark in marks[1:-RECENT]:
        if mark.at - kept[-1].at >= apart:
            kept.append(mark)
    return kept + marks[-RECENT:]


def told(events: Sequence[Event], eye: int, since: int = 0) -> list[Told]:
    heard = [event for event in events if not event.hidden or event.heard_by(eye)]
    return [event.told_to(eye, n) for n, event in enumerate(heard[since:], since)]


def begun(journal: Sequence[Entry], seat: int, to: str) -> Entry | None:
    """The answer with which what is to be taken back began."""
    own = (entry for entry in reversed(journal) if entry.seat == seat)
    return next((entry for entry in own if not UNDO[to] or entry.opens in UNDO[to]), None)


def barrier(seat: int, since: Sequence[Entry]) -> str:
    """Why this seat cannot take these answers back alone; "" if it can."""
    if any(entry.told for entry in since):
        return "undo-after-reveal"
    return "undo-after-others" if any(entry.seat != seat for entry in since) else ""
