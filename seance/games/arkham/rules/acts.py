"""Acts and agendas: doom, clues that are spent as a group, advancing."""

from __future__ import annotations

from seance.engine import Flow, cites

from .clues import can_group_spend, spend_as_group
from .pieces import Current
from .printed import ACTS, ActCard, AgendaCard
from .registers import ADVANCES, WINDOW, resolve
from .state import Table
from .telling import tell
from .under_way import Moment
from .windows import happens

# ---- acts ------------------------------------------------------------------


@cites("AHC-ACT-03", "AHC-ACT-04", "AHC-PIN-01")
def clues_needed(s: Table) -> int:
    assert s.act is not None
    assert isinstance(s.act.card, ActCard)
    return s.per_investigator(s.act.card.clues)


@cites("AHC-ACT-03", "AHC-ACT-05", "AHC-ACT-07", "AHC-CLU-07")
def can_advance_by_clues(s: Table, at: str = WINDOW) -> bool:
    """May the group spend clues to advance the act at this point? Freely in anybody's turn, unless it says when."""
    if s.act is None or (at == WINDOW and s.turn < 0):
        return False
    card = s.act.card
    if not isinstance(card, ActCard) or not card.clues:
        return False
    printed = ADVANCES.get(card.key)
    if printed is None or not printed.by_clues or printed.at != at:
        return False
    return can_group_spend(s, clues_needed(s), printed.spenders)


@cites("AHC-ACT-03", "AHC-ACT-06")
def advance_by_clues(s: Table) -> Flow[None]:
    assert s.act is not None
    yield from spend_as_group(s, clues_needed(s), ADVANCES[s.act.key].spenders)
    yield from advance_act(s)


@cites("AHC-ACT-11", "AHC-ACT-12", "AHC-ACT-13", "AHC-ACT-15", "AHC-ACT-17", "AHC-ACT-18", "AHC-ACT-19", "AHC-ACT-20")
def advance_act(s: Table) -> Flow[None]:
    """Tokens away, over to side b, then the next one is the current act."""
    old = s.act
    assert old is not None
    old.clues = old.doom = 0
    s.log("act-advances", act=old.key)
    tell(s, f"{old.key}-back")
    printed = ADVANCES.get(old.key)
    if printed is not None:
        yield from resolve(s, printed.back, s.leader, old)
    if s.act is not old:
        return
    follow = printed.follow if printed is not None else ""
    card = ACTS[follow] if follow else s.acts[0] if s.acts else None
    if card is not None:
        s.acts.remove(card)
    s.removed.append(old.card)
    s.act = None if card is None else Current(card)
    s.changed()
    if s.act is not None:
        s.log("act", act=s.act.key)
        tell(s, s.act.key)


# ---- agendas ------------------------------------------------------------------


@cites("AHC-ACT-09")
def doom_needed(s: Table) -> int:
    assert s.agenda is not None
    assert isinstance(s.agenda.card, AgendaCard)
    return s.agenda.card.doom


@cites("AHC-FW12-01")
def place_doom_on_agenda(s: Table, n: int = 1) -> None:
    if s.agenda is not None:
        s.agenda.doom += n
        s.log("doom-placed", card=s.agenda.key, n=n)


@cites("AHC-FW13-01", "AHC-ACT-08", "AHC-DOM-02", "AHC-DOM-03")
def check_doom(s: Table) -> Flow[None]:
    """If the doom in play has reached the threshold, the agenda advances. Cards call it if they say that they may."""
    if s.agenda is not None and isinstance(s.agenda.card, AgendaCard) and s.doom() >= doom_needed(s):
        yield from advance_agenda(s)


@cites("AHC-ACT-12", "AHC-ACT-13", "AHC-ACT-14", "AHC-ACT-15", "AHC-ACT-19", "AHC-ACT-20", "AHC-FW13-02")
def advance_agenda(s: Table) -> Flow[None]:
    """All doom in play away, over to side b, then the next one is the current agenda."""
    old = s.agenda
    assert old is not None
    on = Moment("when-agenda-advances", s.leader, (old.key,))
    yield from happens(s, on)
    remove_doom(s)
    old.clues = 0
    s.log("agenda-advances", agenda=old.key)
    tell(s, f"{old.key}-back")
    printed = ADVANCES.get(old.key)
    if printed is not None:
        yield from resolve(s, printed.back, s.leader, old)
    if s.agenda is not old:
        return
    card = s.agendas.pop(0) if s.agendas else None
    s.removed.append(old.card)
    s.agenda = None if card is None else Current(card)
    s.changed()
    if s.agenda is not None:
        s.log("agenda", agenda=s.agenda.key)
        tell(s, s.agenda.key)


@cites("AHC-ACT-14")
def remove_doom(s: Table) -> None:
    """From every card in play."""
    for enemy in s.enemies:
        enemy.doom = 0
    for location in s.locations:
        location.doom = 0
    for card in s.at_locations:
        card.doom = 0
    for who in s.investigators:
        for card in who.assets + who.threats:
            card.doom = 0
    if s.agenda is not None:
        s.agenda.doom = 0
