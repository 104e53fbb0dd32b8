"""The cards that write themselves."""

from __future__ import annotations

from collections.abc import Mapping

from seance.engine.cards import Spoken

from .cards import SECTIONS
from .effects.sections import sections
from .mythos_cards import TEXTS


def card_effects() -> Mapping[str, Spoken]:
    encounters = {card: sections(effects) for card, effects in SECTIONS.items()}
    return {**encounters, **TEXTS}
