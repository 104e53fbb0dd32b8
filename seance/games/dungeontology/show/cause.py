"""What set a question off, where it does not say so itself."""

from __future__ import annotations

from seance.engine import Ask, Note
from seance.games.dungeontology.rules.state import Expedition


def cause(s: Expedition, ask: Ask[object]) -> tuple[Note, ...]:
    """The card or skill that is being paid for or takes effect."""
    if s.play is None or s.play.name in ask.about or s.play.key in ask.about:
        return ()
    return (Note("set-off", (s.play.name,)),)
