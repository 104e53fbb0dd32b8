"""What stands on the sheets of the Ancient Ones, and where the core finds it."""

from __future__ import annotations

from typing import Final

from .cards.ancient_ones import SIDES
from .effects.card_text import CardText

TEXTS: Final[dict[str, CardText]] = SIDES

for _side, _text in TEXTS.items():
    _text.register(_side)
