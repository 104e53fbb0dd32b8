"""The Event cards, by name."""

from __future__ import annotations

from seance.engine import cites

from .deeds import EVENTS, event
from .doors import open_door
from .printed import EVENTS as CARDS
from .ship import Ship


@event("bulkheads-open")
@cites("NEM-DOOR-15")
def bulkheads_open(s: Ship) -> None:
    for corridor in range(len(s.doors)):
        open_door(s, corridor)


def nothing_yet(s: Ship) -> None:
    """Stands in until the card is written."""


for _card in CARDS:
    EVENTS.setdefault(_card.name, nothing_yet)
