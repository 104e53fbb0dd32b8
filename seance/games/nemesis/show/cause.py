"""What set a question off, where it does not say so itself."""

from __future__ import annotations

from seance.engine import Ask, Note
from seance.games.nemesis.rules.state import Ship


def cause(s: Ship, ask: Ask[object]) -> tuple[Note, ...]:
    """The Event card that is being resolved."""
    event = s.event
    return () if event is None or event.key in ask.about else (Note("set-off", (event.key,)),)
