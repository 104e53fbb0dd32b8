"""Stun tokens: at most stamina, and a student may go home instead."""

from __future__ import annotations

from seance.engine import Flow, Note, Option, choose, cites

from .pieces import Scholar
from .state import Expedition
from .students import sacrifice
from .values import value


@cites("DUN-SCHOLAR-09", "DUN-SCHOLAR-10", "DUN-STUN-01")
def has_room_for_stun(s: Expedition, who: Scholar) -> bool:
    return who.stun < value(s, who, "stamina")


@cites("DUN-SYMBOL-06", "DUN-STUN-02", "DUN-SCHOLAR-10")
def gain_stun(s: Expedition, who: Scholar, avoidable: bool = True, because: Note | None = None) -> Flow[None]:
    """One token, or a student is sacrificed at once. Who has as many as stamina gains none."""
    if not has_room_for_stun(s, who):
        return
    if avoidable and who.students:
        options = [Option(False, "take-stun"), Option(True, "sacrifice-student")]
        notes = (room(s, who),) if because is None else (because, room(s, who))
        if (yield from choose(who.seat, "stun-or-student", options, (who.key,), notes=notes)):
            sacrifice(s, who, 1)
            return
    who.stun += 1
    s.log("stunned", who=who.key, n=who.stun)


def room(s: Expedition, who: Scholar) -> Note:
    """How many tokens there are, how many fit, and how many students are left to go home."""
    return Note("stun-room", (str(who.stun), str(value(s, who, "stamina")), str(who.students)))


def remove_stun(s: Expedition, who: Scholar, n: int) -> int:
    """Up to n."""
    n = min(n, who.stun)
    if n:
        who.stun -= n
        s.log("recovered", who=who.key, n=n)
    return n
