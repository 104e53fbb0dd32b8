"""What stands on the Mythos cards, and where the core finds it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .cards import mythos_green, mythos_yellow, rumors
from .effects.mythos_text import MythosText
from .effects.this_card import Forbid
from .registers import ENCOUNTER_CHOICES, FORBIDS, MYTHOS_TEXTS, RAN_OUT, RECKONINGS, EncounterChoice, reacts
from .world import InPlay, World

TEXTS: Final[dict[str, MythosText]] = {**mythos_yellow.CARDS, **mythos_green.CARDS, **rumors.CARDS}


def at_expedition(s: World, card: InPlay) -> Sequence[str]:
    return (s.expedition,)


def register(key: str, card: MythosText) -> None:
    if card.event is not None:
        MYTHOS_TEXTS[key] = card.event.run
    if isinstance(card.always, Forbid):
        FORBIDS[card.always.what] = key
    if card.defeat is not None:
        reacts("monster-defeated", key, card.defeat.run)
    if card.encounter is not None:
        ENCOUNTER_CHOICES[key] = EncounterChoice(
            at_expedition if card.encounter.place == "expedition" else None, card.encounter.effect.run
        )
    if card.reckoning is not None:
        RECKONINGS[key] = card.reckoning.run
    if card.no_tokens is not None:
        RAN_OUT[key] = card.no_tokens.run


for _key, _card in TEXTS.items():
    register(_key, _card)
