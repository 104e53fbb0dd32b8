"""What is printed on boards, sheets and dice, for whoever draws them."""

from __future__ import annotations

from seance.engine.printed import PrintedFacts
from seance.games.dungeontology.rules.printed import CAMPFIRE

PRINTED = PrintedFacts(numbers={"campfire": CAMPFIRE})
