"""Moving from space to space, whoever or whatever causes it."""

from __future__ import annotations

from seance.engine import Flow, Option, choose, cites

from .pieces import Investigator
from .places import NEAR
from .registers import CANNOT_MOVE, happens
from .state import World
from .telling import because
from .under_way import Occasion


def can_move(who: Investigator) -> bool:
    return not held_by(who)


def held_by(who: Investigator) -> str:
    """The Condition that lets an investigator not move; "" if there is none."""
    for card in who.cards:
        if card.card.key in CANNOT_MOVE:
            return card.card.key
    return ""


def move(s: World, who: Investigator, space: str) -> Flow[None]:
    """To this space, adjacent or not, if the investigator can move at all."""
    if who.gone or who.space == space or not can_move(who):
        return
    who.space = space
    if s.encounter is not None and s.encounter.far is who:
        s.encounter.far = None
    s.log("moved", who=who.key, space=space, by=None if s.sink is None else because(s))
    yield from happens(s, Occasion("moved", who))


@cites("EH-SPACE-03")
def move_spaces(s: World, who: Investigator, n: int, prompt: str = "move-where") -> Flow[None]:
    """Up to n adjacent spaces, one after the other, as the investigator likes."""
    for left in range(n, 0, -1):
        if who.gone or not can_move(who):
            return
        options = [Option("", "stay"), *[Option(space, "move", (space,)) for space in NEAR[who.space]]]
        space = yield from choose(who.seat, prompt, options, (who.key, str(left)))
        if not space:
            return
        yield from move(s, who, space)
