"""What stands on Spells, front and back, and where the core finds it."""

from __future__ import annotations

from typing import Final

from seance.engine.words import Spoken

from .effects import spells
from .spells import BACKS, FRONTS

TEXTS: Final[dict[str, Spoken]] = {**FRONTS, **BACKS}

for _key, _front in FRONTS.items():
    _front.register(_key)
spells.BACKS.update(BACKS)
