"""Students of the scholars: sacrificed, gained from the campfire, taken from others."""

from __future__ import annotations

from seance.engine import cites

from .pieces import Scholar
from .state import Expedition


@cites("DUN-OVER-01", "DUN-SYMBOL-05")
def sacrifice(s: Expedition, who: Scholar, n: int) -> None:
    """From the scholar's own students to the reserve; as many as there are."""
    n = min(n, who.students)
    if n:
        who.students -= n
        s.reserve += n
        s.log("sacrificed", who=who.key, n=n)


@cites("DUN-OVER-03", "DUN-FAMILY-13", "DUN-SYMBOL-01", "DUN-CAMPUS-03", "DUN-SCHOLAR-04")
def gain_students(s: Expedition, who: Scholar, n: int, reserve: bool = False) -> None:
    """Up to n from the campfire; then, if that is allowed, from the reserve."""
    there = min(n, s.campfire)
    s.campfire -= there
    more = min(n - there, s.reserve) if reserve else 0
    s.reserve -= more
    who.students += there + more
    s.log("gained-students", who=who.key, n=there + more)


def steal_students(s: Expedition, thief: Scholar, victim: Scholar, n: int) -> None:
    """As many as there are, at most n."""
    n = min(n, victim.students)
    victim.students -= n
    thief.students += n
    s.log("stole-students", who=thief.key, victim=victim.key, n=n)
