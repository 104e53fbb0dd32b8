"""The scholars, for whoever chooses one of them."""

from __future__ import annotations

from seance.engine.people import Cast, Person, scale
from seance.games.dungeontology.rules.printed import SCHOLARS, VALUES

DIFFICULTY = {"valerio": 1, "rebecca": 1, "sofia": 2, "vincenzo": 3}


def people() -> list[Person]:
    values = scale([{value: getattr(one.standard, value) for value in VALUES} for one in SCHOLARS.values()])
    return [
        Person(one.key, DIFFICULTY[one.key], DIFFICULTY[one.key] == 1, numbers=numbers)
        for one, numbers in zip(SCHOLARS.values(), values, strict=True)
    ]


CAST = Cast(("which-scholar",), people)
