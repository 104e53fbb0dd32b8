"""What a seat wants now, and how far it is."""

from __future__ import annotations

from seance.engine.wire import Aim
from seance.games.arkham.rules.acts import clues_needed, doom_needed
from seance.games.arkham.rules.printed import ActCard, AgendaCard
from seance.games.arkham.rules.state import Table


def aim(s: Table, seat: int) -> Aim | None:
    """The same for all: the act, and the doom that is left before the agenda advances."""
    if s.act is None or s.agenda is None:
        return None
    if not isinstance(s.act.card, ActCard) or not isinstance(s.agenda.card, AgendaCard):
        return None
    left = max(doom_needed(s) - s.doom(), 0)
    if not s.act.card.clues:
        return Aim("act", {"act": s.act.key, "agenda": s.agenda.key, "doom": left})
    have = sum([who.clues for who in s.investigators])
    return Aim("clues", {"act": s.act.key, "have": have, "need": clues_needed(s), "agenda": s.agenda.key, "doom": left})
