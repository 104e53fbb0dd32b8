"""What stands on the Mythos cards, and where the core finds it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from seance.engine import Flow, do

from .cards import mythos_green, mythos_yellow, rumors
from .effects import EldritchEffect
from .effects.mythos_text import MythosText
from .effects.this_card import Forbid
from .registers import ENCOUNTER_CHOICES, FORBIDS, MYTHOS_TEXTS, RAN_OUT, RECKONINGS, EncounterChoice, Text, reacts
from .world import InPlay, Investigator, World

TEXTS: Final[dict[str, MythosText]] = {**mythos_yellow.CARDS, **mythos_green.CARDS, **rumors.CARDS}


def at_expedition(s: World, card: InPlay) -> Sequence[str]:
    return (s.expedition,)


def for_the_table(effect: EldritchEffect) -> Text:
    """A text of nobody in particular: it goes on even if the Lead Investigator is defeated by a part of it."""

    def run(s: World, who: Investigator) -> Flow[None]:
        for part in effect.parts():
            yield from do(part.run(s, s.investigators[s.lead]))

    return run


def register(key: str, card: MythosText) -> None:
    if card.event is not None:
        MYTHOS_TEXTS[key] = for_the_table(card.event)
    if isinstance(card.always, Forbid):
        FORBIDS[card.always.what] = key
    if card.defeat is not None:
        reacts("monster-defeated", key, card.defeat.run)
    if card.encounter is not None:
        ENCOUNTER_CHOICES[key] = EncounterChoice(
            at_expedition if card.encounter.place == "expedition" else None, card.encounter.effect.run
        )
    if card.reckoning is not None:
        RECKONINGS[key] = for_the_table(card.reckoning)
    if card.no_tokens is not None:
        RAN_OUT[key] = for_the_table(card.no_tokens)


for _key, _card in TEXTS.items():
    register(_key, _card)
