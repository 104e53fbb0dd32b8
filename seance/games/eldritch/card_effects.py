"""The cards that write themselves."""

from __future__ import annotations

from collections.abc import Mapping

from seance.engine.cards import Spoken

from . import condition_cards, mythos_cards, possession_cards
from .cards import SECTIONS
from .effects.sections import sections


def card_effects() -> Mapping[str, Spoken]:
    encounters = {card: sections(effects) for card, effects in SECTIONS.items()}
    return {**encounters, **mythos_cards.TEXTS, **possession_cards.TEXTS, **condition_cards.TEXTS}
