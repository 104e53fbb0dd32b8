"""What set a question off, where it does not say so itself."""

from __future__ import annotations

from seance.engine import Ask, Note
from seance.games.arkham.rules.state import Table


def cause(s: Table, ask: Ask[object]) -> tuple[Note, ...]:
    """The card whose text takes effect, or whose test is being taken."""
    key = s.subject.key if s.subject is not None else s.tests[-1].source if s.tests else ""
    return () if not key or key in ask.about else (Note("set-off", (key,)),)
