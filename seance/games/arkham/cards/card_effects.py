"""The cards that write themselves."""

from __future__ import annotations

from collections.abc import Mapping

from seance.engine.words import Spoken

from . import encounter_cards, player_cards
from .player import investigators


def card_effects() -> Mapping[str, Spoken]:
    return {**investigators.CARDS, **player_cards.AS_READ, **encounter_cards.AS_READ}
