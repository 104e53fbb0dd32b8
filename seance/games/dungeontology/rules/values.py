"""The values of a scholar: what is printed on the side that is up, as doom cards, trainees and others change it."""

from __future__ import annotations

from seance.engine import cites

from .pieces import Scholar
from .printed import Change, Side
from .state import Expedition


def changes(who: Scholar, side: Side) -> list[Change]:
    """What counts all the time: face-up doom cards, trainees, skills of the side that is up."""
    found: list[Change] = []
    for doom in who.dooms:
        found += doom.changes
    for trainee in who.trainees:
        found += trainee.changes
    for skill in side.skills:
        found += skill.changes
    return found


@cites("DUN-SCHOLAR-03", "DUN-SCHOLAR-05", "DUN-SCHOLAR-06", "DUN-SCHOLAR-08", "DUN-SCHOLAR-09", "DUN-EXC-04",
       "DUN-DOOM-02", "DUN-TRAIN-04")  # fmt: skip
def value(s: Expedition, who: Scholar, name: str) -> int:
    """students, hand, speed, intelligence or stamina, as it counts now."""
    side = who.side
    n: int = getattr(side, name)
    for one in changes(who, side):
        if one.what == name:
            n = max(n + one.by, one.least)
    if s.lasting:
        cap = s.holds(f"cap-{name}", who.seat)
        if cap is not None:
            n = min(n, cap.n)
    return n


def change(who: Scholar, what: str) -> int:
    """How much a scholar's cards add to something that is no printed value."""
    return sum([one.by for one in changes(who, who.side) if one.what == what])


@cites("DUN-PROT-01")
def protected(who: Scholar, cube: str) -> bool:
    return any(cube in trainee.shields for trainee in who.trainees)
