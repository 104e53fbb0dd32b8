"""Which keys of this game must have a name."""

from __future__ import annotations

from seance.games.parlour.rules.printed import CARDS, EVENING, SPIRITS
from seance.games.parlour.rules.stack import RITES


def entity_keys() -> tuple[str, ...]:
    return (*CARDS, *SPIRITS, *EVENING.sitters, *EVENING.candles, "veil-1")


def text_keys() -> tuple[str, ...]:
    """Everything whose words are written by hand: rites write themselves."""
    return (*[key for key in CARDS if key not in RITES], *SPIRITS)
