"""Cards as they are read: value and traits of possessions, signs of Mythos cards, then their text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from seance.engine.words import Say, Several, Spoken
from seance.games.eldritch.rules.printed import ARTIFACTS, ASSETS, CONDITIONS, MYTHOS, SPELLS, Asset, Mythos, Possession

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


class MythosAsRead:
    """A Mythos card with the signs above its text, which are carried out first."""

    def __init__(self, card: Mythos, written: Spoken) -> None:
        self.card = card
        self.written = written

    def text(self) -> Say:
        return self.written.text()

    def whole(self) -> Say:
        signs = Several("traits", tuple([Say(f"sign-{icon}") for icon in self.card.icons]))
        return Say("clause", text=Several("sections", (Say("has-signs", signs=signs), self.text())))


def mythos_as_read(texts: Mapping[str, Spoken]) -> Mapping[str, Spoken]:
    return {key: MythosAsRead(MYTHOS[key], text) for key, text in texts.items()}
