"""What is printed on boards, sheets and dice, for whoever draws them."""

from __future__ import annotations

from seance.engine.printed import PrintedFacts
from seance.games.parlour.rules.printed import DIE, EVENING

PRINTED = PrintedFacts(
    dice={"die": [str(face) for face in DIE]},
    numbers={**EVENING.candles, "evening": EVENING.length["short"].hour, "midnight": EVENING.midnight},
)
