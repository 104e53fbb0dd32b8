"""What a seat wants now, and how far it is."""

from __future__ import annotations

from seance.engine.wire import Aim, Plain
from seance.games.arkham.rules.acts import clues_needed, doom_needed
from seance.games.arkham.rules.printed import ActCard, AgendaCard
from seance.games.arkham.rules.state import Table

ASKED = frozenset(("what-have-you-done", "uncovering-the-conspiracy", "into-the-darkness", "disrupting-the-ritual"))
SOMEWHERE = frozenset(("the-barrier",))  # clues alone are not enough: one has to be at a place


def aim(s: Table, seat: int) -> Aim | None:
    """The same for all: the act, and the doom that is left before the agenda advances; nothing between scenarios."""
    if s.act is None or s.phase in ("scenario-ends", "between"):
        return None
    if s.agenda is None:
        return Aim(f"act-{s.act.card.key}", {})
    if not isinstance(s.act.card, ActCard) or not isinstance(s.agenda.card, AgendaCard):
        return None
    facts: dict[str, Plain] = {"act": s.act.key, "agenda": s.agenda.key, "later": len(s.agendas)}
    facts["doom"] = max(doom_needed(s) - s.doom(), 0)
    facts["turning"] = s.subject is s.agenda
    if s.subject is s.act:  # what it asked for is done, and what its back says is happening
        return Aim("act-turned", facts)
    if not s.act.card.clues:
        asked = s.act.card.key
        return Aim(f"act-{asked}" if asked in ASKED else "act", facts)
    have, need = sum([who.clues for who in s.investigators]), clues_needed(s)
    key = f"act-{s.act.card.key}" if s.act.card.key in SOMEWHERE else "clues"
    return Aim(f"{key}-enough" if have >= need else key, {**facts, "have": have, "need": need})
