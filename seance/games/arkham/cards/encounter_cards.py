"""What stands on encounter cards and locations, and where the core finds it."""

from __future__ import annotations

from typing import Final

from seance.games.arkham.rules.printed import ENCOUNTER_CARDS

from .effects import CardText
from .effects.encounter_as_read import EncounterAsRead
from .encounter import agents, common_sets, the_devourer_below, the_gathering, the_midnight_masks, town_sets

TEXTS: Final[dict[str, CardText]] = {
    **common_sets.CARDS, **the_gathering.CARDS, **town_sets.CARDS, **the_midnight_masks.CARDS,
    **agents.CARDS, **the_devourer_below.CARDS,
}  # fmt: skip
AS_READ: Final[dict[str, EncounterAsRead | CardText]] = {
    key: EncounterAsRead(ENCOUNTER_CARDS[key], text) if key in ENCOUNTER_CARDS else text for key, text in TEXTS.items()
}  # the unrevealed side of a location has nothing but its text

for _key, _card in TEXTS.items():
    _card.register(_key)
