"""What a seat wants now, and how far it is."""

from __future__ import annotations

from seance.engine.wire import Aim
from seance.games.eldritch.rules.mysteries import gathered, goal
from seance.games.eldritch.rules.printed import Mystery
from seance.games.eldritch.rules.state import World


def aim(s: World, seat: int) -> Aim | None:
    """The same for all: the current Mystery, how many are solved, and how much Doom is left."""
    if s.final:
        return Aim("final", {"ancient_one": s.ancient_one.key})
    mystery = s.mystery
    if mystery is None or not isinstance(mystery.card, Mystery):
        return None
    known: dict[str, str | int] = {
        "card": mystery.key,
        "solved": len(s.solved),
        "all": s.ancient_one.mysteries,
        "doom": s.doom,
    }
    if mystery.card.counts == "epic":
        return Aim("epic", known)
    return Aim("mystery", known | {"have": gathered(s, mystery, mystery.card), "goal": goal(s, mystery.card)})
