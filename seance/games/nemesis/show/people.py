"""The crew, for whoever chooses one of them."""

from __future__ import annotations

from collections import Counter

from seance.engine.people import Cast, Number, Person
from seance.games.nemesis.rules.printed import CHARACTERS, Character

EASY = ("pilot", "scout", "soldier")
DIFFICULTY = {"captain": 2, "mechanic": 2, "scientist": 3}


def people() -> list[Person]:
    return [person(one) for one in CHARACTERS.values()]


def person(one: Character) -> Person:
    weapons = [other.weapon.weapon for other in CHARACTERS.values()]
    most = max(weapon.ammo for weapon in weapons if weapon is not None)
    ammo = one.weapon.weapon.ammo if one.weapon.weapon is not None else 0
    return Person(
        one.key,
        DIFFICULTY.get(one.key, 1),
        one.key in EASY,
        numbers=(Number("ammo", ammo, most),),
        own=(one.weapon.key, *[item.key for item in one.quest_items]),
        deck=tuple(Counter([card.key for card in one.deck]).items()),
    )


CAST = Cast(("which-character",), people)
