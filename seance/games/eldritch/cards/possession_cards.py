"""What stands on Assets and Artifacts, and where the core finds it."""

from __future__ import annotations

from typing import Final

from seance.engine.effect import CardText

from . import artifacts, assets

TEXTS: Final[dict[str, CardText]] = {**assets.CARDS, **artifacts.CARDS}

for _key, _card in TEXTS.items():
    _card.register(_key)
