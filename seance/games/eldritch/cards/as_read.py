"""Possessions as they are read: their value and traits, then their text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from seance.engine.words import Say, Several, Spoken
from seance.games.eldritch.rules.printed import ARTIFACTS, ASSETS, CONDITIONS, SPELLS, Asset, Possession

PRINTED: Mapping[str, Possession] = {**ASSETS, **ARTIFACTS, **SPELLS, **CONDITIONS}


class AsRead:
    """A card with what is printed on it beside its text."""

    def __init__(self, card: Possession, written: Spoken) -> None:
        self.card = card
        self.written = written

    def text(self) -> Say:
        return Say("clause", text=Several("sections", (*printed_beside(self.card), self.written.text())))


def printed_beside(card: Possession) -> Iterator[Say]:
    if isinstance(card, Asset):
        yield Say("asset-value", n=card.value)
    if card.traits:
        traits = Several("traits", tuple([Say(f"name-{trait}") for trait in card.traits]))
        yield Say("has-traits", traits=traits)


def as_read(texts: Mapping[str, Spoken]) -> Mapping[str, Spoken]:
    """Backs are met only when they take effect: nothing is printed beside their text."""
    return {key: AsRead(PRINTED[key], text) if key in PRINTED else text for key, text in texts.items()}
