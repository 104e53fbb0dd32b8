"""What stands on player cards and investigators, and where the core finds it."""

from __future__ import annotations

from typing import Final

from seance.games.arkham.rules.printed import BASIC_WEAKNESSES, PLAYER_CARDS

from .effects import CardText
from .effects.as_read import AsRead
from .player import guardian, investigators, mystic, neutral, rogue, seeker, survivor, weaknesses

CARDS: Final[dict[str, CardText]] = {
    **guardian.CARDS, **seeker.CARDS, **rogue.CARDS, **mystic.CARDS, **survivor.CARDS, **neutral.CARDS,
    **weaknesses.CARDS,
}  # fmt: skip
TEXTS: Final[dict[str, CardText]] = {**investigators.CARDS, **CARDS}
AS_READ: Final = {key: AsRead(card, CARDS[key]) for key, card in {**PLAYER_CARDS, **BASIC_WEAKNESSES}.items()}

for _key, _card in TEXTS.items():
    _card.register(_key)
