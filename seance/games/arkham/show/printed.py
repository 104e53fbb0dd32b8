"""What is printed on boards, sheets and dice, for whoever draws them."""

from __future__ import annotations

from seance.engine.printed import PrintedFacts
from seance.games.arkham.rules.modifiers import ACTIONS_IN_A_TURN
from seance.games.arkham.rules.printed import SLOTS

PRINTED = PrintedFacts(numbers={"actions": ACTIONS_IN_A_TURN, **{f"slot-{slot}": most for slot, most in SLOTS.items()}})
