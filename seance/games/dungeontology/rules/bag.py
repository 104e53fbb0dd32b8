"""The University: a bag of students from which nobody can tell what comes, and which nobody may count."""

from __future__ import annotations

from seance.engine import cites

from .pieces import Scholar
from .printed import CAMPFIRE
from .state import Expedition

STUDENT, OMEGA = "student", "omega"


@cites("DUN-UNIV-01", "DUN-UNIV-03", "DUN-UNIV-04", "DUN-TIME-01", "DUN-SYMBOL-04", "DUN-CAMPUS-01", "DUN-UNIV-06",
       "DUN-CAMPUS-02")  # fmt: skip
def draw_students(s: Expedition, who: Scholar, n: int) -> None:
    """All at once. Those who come with an Omega student wait beside the campfire until the card is finished."""
    students = omegas = 0
    for _ in range(min(n, s.bag_students + s.bag_omegas)):
        if s.dice.roll("university", [STUDENT] * s.bag_students + [OMEGA] * s.bag_omegas) == STUDENT:
            s.bag_students -= 1
            students += 1
        else:
            s.bag_omegas -= 1
            omegas += 1
    s.log("students-drawn", who=who.key, n=students, omegas=omegas)
    if omegas:
        s.omegas_drawn += [who.seat] * omegas
        s.withheld += students
    else:
        room = min(students, CAMPFIRE - s.campfire)
        s.campfire += room
        s.reserve += students - room
    if s.panic is not None and n and not s.bag_students:
        s.bag_emptied = True


@cites("DUN-ALERT-04", "DUN-ALERT-05", "DUN-ALERT-06", "DUN-ALERT-07", "DUN-UNIV-10")
def refill(s: Expedition, students: int, omegas: int) -> None:
    """So many for each player, to what is in the bag already. Nobody is told if the reserve was short of them."""
    s.log("refilled", n=students * s.seats, omegas=omegas)
    students = min(students * s.seats, s.reserve)
    s.reserve -= students
    s.bag_students += students
    s.bag_omegas += min(omegas, s.omegas_left)
