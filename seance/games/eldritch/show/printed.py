"""What is printed on boards, sheets and dice, for whoever draws them."""

from __future__ import annotations

from seance.engine.printed import PrintedFacts
from seance.games.eldritch.rules.printed import DOOM_HIGHEST, OMENS
from seance.games.eldritch.rules.skill_tests import DIE, SUCCESS

PRINTED = PrintedFacts(
    dice={"die": [str(face) for face in DIE]},
    tracks={"omen": OMENS},
    numbers={"doom": DOOM_HIGHEST, "success": SUCCESS},  # the lowest face that is a success
)
