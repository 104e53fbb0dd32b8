"""The cards that write themselves."""

from __future__ import annotations

from collections.abc import Mapping

from .cards import SECTIONS
from .effects.sections import Sections, sections


def card_effects() -> Mapping[str, Sections]:
    return {card: sections(effects) for card, effects in SECTIONS.items()}
