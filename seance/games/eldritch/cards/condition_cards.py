"""What stands on Conditions, front and back, and where the core finds it."""

from __future__ import annotations

from typing import Final

from seance.engine.words import Spoken
from seance.games.eldritch.rules import registers

from .conditions import BACKS, FRONTS

TEXTS: Final[dict[str, Spoken]] = {**FRONTS, **BACKS}

for _key, _front in FRONTS.items():
    _front.register(_key)
for _key, _back in BACKS.items():
    registers.BACKS[_key] = _back.run
