"""Who takes part: new investigators, and players who join or leave between two scenarios."""

from __future__ import annotations

from seance.engine import cites

from .campaign import AWAY, LOST, add_weakness, taking_part
from .deck_building import DeckList, Mode, experience_in, starter_deck, weaknesses_to_draw
from .pieces import Investigator
from .printed import PERSONAS
from .state import Table


def mode_of(s: Table) -> Mode:
    return "standalone" if s.mode == "standalone" else "campaign"


@cites("AHC-DBK-07", "AHC-DBK-09", "AHC-DBK-10", "AHC-JLV-05", "AHC-CAM-01", "AHC-IDK-01")
def enter_campaign(s: Table, seat: int, deck: DeckList) -> Investigator:
    """A new investigator: a deck with its random basic weaknesses, no trauma, and rarely any experience."""
    who = Investigator(seat, deck.persona)
    who.owned = list(deck.cards)
    if s.mode == "campaign":
        who.xp = deck.persona.experience - experience_in(deck)
    for _ in range(weaknesses_to_draw(deck, mode_of(s))):
        add_weakness(s, who)
    return who


@cites("AHC-TRA-11", "AHC-JLV-04", "AHC-SU01-01")
def unused(s: Table) -> list[str]:
    """Investigators whom nobody has played in this campaign."""
    used = [who.key for who in s.investigators + s.retired] + s.names_noted.get(LOST, [])
    return [key for key in PERSONAS if key not in used]


def is_away(s: Table, who: Investigator) -> bool:
    return who.key in s.names_noted.get(AWAY, ())


@cites("AHC-JLV-01", "AHC-JLV-02")
def leave(s: Table, who: Investigator) -> None:
    """The player sits out; what is written about the investigator is kept."""
    s.names_noted.setdefault(AWAY, []).append(who.key)
    s.log("leaves", who=who.key)


def may_leave(s: Table, who: Investigator) -> bool:
    return len(taking_part(s)) > 1


@cites("AHC-JLV-03")
def come_back(s: Table, seat: int, key: str) -> None:
    """An investigator who was away takes part again, at the seat of the one who is away now."""
    here = s.investigators[seat]
    if here.key != key:
        back = next(who for who in s.retired if who.key == key)
        s.retired = [who for who in s.retired if who is not back]
        s.retired.append(here)
        s.investigators[seat] = back.copy()
        s.investigators[seat].seat = seat
    s.names_noted[AWAY].remove(key)
    s.log("comes-back", who=key)


def join(s: Table, seat: int, key: str) -> None:
    """Another investigator takes the seat of one who was killed, driven insane or is away."""
    before = s.investigators[seat]
    if not before.killed:
        s.retired.append(before)
    s.investigators[seat] = enter_campaign(s, seat, starter_deck(key))
    s.log("joins", who=key)


def could_come_back(s: Table, seat: int) -> list[str]:
    """Those who are away: the one of this seat, and all whose seat others have taken."""
    return [who.key for who in (s.investigators[seat], *s.retired)]


@cites("AHC-KLD-01", "AHC-TRA-10")
def bury(s: Table) -> None:
    """Killed and insane investigators are recorded in the campaign log."""
    for who in s.investigators:
        if who.killed and who.key not in s.names_noted.get(LOST, ()):
            s.note(LOST, who.key)
