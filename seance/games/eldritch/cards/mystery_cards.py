"""What stands on Mysteries, and where the core finds it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from seance.games.eldritch.rules.pieces import InPlay
from seance.games.eldritch.rules.registers import (
    ENCOUNTER_CHOICES,
    MYSTERY_ENTERS,
    MYSTERY_SOLVED,
    EncounterChoice,
    reacts,
)
from seance.games.eldritch.rules.state import World

from .effects.mysteries import After, Meet, MysteryText
from .effects.verb import possible
from .mysteries import CARDS

TEXTS: Final[dict[str, MysteryText]] = CARDS


def with_tokens(s: World, mystery: InPlay) -> Sequence[str]:
    return s.eldritch


def register(key: str, card: MysteryText) -> None:
    if card.enters is not None:
        MYSTERY_ENTERS[key] = card.enters.run
    if card.solved is not None:
        MYSTERY_SOLVED[key] = card.solved.run
    if isinstance(card.progress, After):
        effect = card.progress.effect
        reacts(card.progress.point, key, effect.run, lambda s, who: possible(effect, s, who))
    if isinstance(card.progress, Meet):
        spaces = with_tokens if card.progress.on == "tokens" else None
        ENCOUNTER_CHOICES[key] = EncounterChoice(spaces, card.progress.effect.run, card.progress.effect)


for _key, _card in TEXTS.items():
    register(_key, _card)
