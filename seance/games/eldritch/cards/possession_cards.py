"""What stands on Assets and Artifacts, and where the core finds it."""

from __future__ import annotations

from typing import Final

from . import artifacts, assets
from .effects.card_text import CardText

TEXTS: Final[dict[str, CardText]] = {**assets.CARDS, **artifacts.CARDS}

for _key, _card in TEXTS.items():
    _card.register(_key)
