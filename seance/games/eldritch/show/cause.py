"""What set a question off, where it does not say so itself."""

from __future__ import annotations

from seance.engine import Ask, Note
from seance.games.eldritch.rules.state import World


def cause(s: World, ask: Ask[object]) -> tuple[Note, ...]:
    """The card, sheet or monster whose text takes effect, or the encounter that somebody is having."""
    if s.subject is not None:
        return named(s.subject.key, ask)
    if s.encounter is not None:
        return named(s.encounter.card.key, ask)
    return named(s.fight.monster.key, ask) if s.fight is not None else ()


def named(key: str, ask: Ask[object]) -> tuple[Note, ...]:
    return () if key in ask.about else (Note("set-off", (key,)),)
