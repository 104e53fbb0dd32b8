"""The cards that write themselves."""

from __future__ import annotations

from collections.abc import Mapping

from seance.engine.words import Spoken

from . import (
    ancient_one_cards,
    condition_cards,
    investigator_cards,
    monster_cards,
    mystery_cards,
    mythos_cards,
    possession_cards,
    spell_cards,
)
from .as_read import as_read, mythos_as_read
from .effects.sections import sections
from .encounter_decks import SECTIONS


def card_effects() -> Mapping[str, Spoken]:
    encounters = {card: sections(effects) for card, effects in SECTIONS.items()}
    return {
        **encounters, **monster_cards.TOKENS_AS_READ, **mythos_as_read(mythos_cards.TEXTS),
        **as_read(possession_cards.TEXTS), **as_read(condition_cards.TEXTS), **as_read(spell_cards.TEXTS),
        **investigator_cards.TEXTS, **mystery_cards.TEXTS, **ancient_one_cards.SIDES_AS_READ,
    }  # fmt: skip
