"""The investigators, for whoever chooses one of them."""

from __future__ import annotations

from seance.engine.people import Cast, Person, scale
from seance.games.eldritch.rules.printed import INVESTIGATORS

EASY = ("trish-scarborough", "lily-chen", "silas-marsh")
DIFFICULTY = {
    "akachi-onyele": 2, "charlie-kane": 2, "diana-stanley": 2, "jacqueline-fine": 2, "jim-culver": 1,
    "leo-anderson": 1, "lola-hayes": 3, "mark-harrigan": 1, "norman-withers": 3,
}  # fmt: skip


def people() -> list[Person]:
    values = scale([{**one.skills, "health": one.health, "sanity": one.sanity} for one in INVESTIGATORS.values()])
    return [
        Person(one.key, DIFFICULTY.get(one.key, 1), one.key in EASY, one.start, numbers, (*one.assets, *one.spells))
        for one, numbers in zip(INVESTIGATORS.values(), values, strict=True)
    ]


CAST = Cast(("which-investigator",), people)
