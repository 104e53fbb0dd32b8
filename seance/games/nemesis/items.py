"""The actions of Items."""

from __future__ import annotations

from seance.engine import cites

from .deeds import item_action, nothing
from .hand import draw_cards
from .ship import Crew, Ship


@cites("NEM-AITEM-01")
def synthetic_food(s: Ship, who: Crew, _: None) -> None:
    draw_cards(s, who, 2)


item_action("synthetic-food", synthetic_food, nothing)
