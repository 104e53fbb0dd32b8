"""What stands on the sheets of the Ancient Ones, and where the core finds it."""

from __future__ import annotations

from typing import Final

from seance.engine.effect import CardText
from seance.engine.words import Say, Several
from seance.games.eldritch.rules.printed import ANCIENT_ONES, Fight

from .ancient_ones import SIDES
from .effects.ancient_ones import AWAKE
from .monster_cards import numbers
from .monsters import CULTISTS

TEXTS: Final[dict[str, CardText]] = SIDES

for _side, _text in TEXTS.items():
    _text.register(_side)


class SideAsRead:
    """One side of a sheet with everything on it: its own text, and how Cultists fight while it is up."""

    def __init__(self, side: str) -> None:
        self.side = side

    def text(self) -> Say:
        said = [ability.say() for ability in SIDES[self.side].abilities]
        fight = self.cultists()
        if fight is not None:
            said += [Say("cultists-fight"), numbers(fight), *CULTISTS[f"cultist-{self.side}"].sections()]
        return Say("clause", text=Several("sections", tuple(said)))

    def cultists(self) -> Fight | None:
        sheet = ANCIENT_ONES[self.side.removesuffix(AWAKE)]
        return sheet.cultist_back if self.side.endswith(AWAKE) else sheet.cultist_front


SIDES_AS_READ: Final = {side: SideAsRead(side) for side in SIDES}
