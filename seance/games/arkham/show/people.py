"""The investigators, for whoever chooses one of them."""

from __future__ import annotations

from seance.engine.people import Cast, Person, scale
from seance.games.arkham.rules.printed import PERSONAS, PLAYER_CARDS, STARTER_DECKS

EASY = ("roland-banks", "wendy-adams", "daisy-walker")
DIFFICULTY = {"roland-banks": 1, "wendy-adams": 2, "daisy-walker": 2, "agnes-baker": 3, "skids-otoole": 3}


def kind_of(card: str) -> str:
    printed = PLAYER_CARDS[card]
    return "weakness" if printed.weakness else printed.kind


def people() -> list[Person]:
    values = scale([{**one.skills, "health": one.health, "sanity": one.sanity} for one in PERSONAS.values()])
    return [
        Person(
            one.key, DIFFICULTY[one.key], one.key in EASY, "", numbers, one.requires,
            tuple(STARTER_DECKS[one.key].items()), f"name-class-{one.faction}",
            tuple([(card, f"build-kind-{kind_of(card)}") for card in STARTER_DECKS[one.key]]),
        )
        for one, numbers in zip(PERSONAS.values(), values, strict=True)
    ]  # fmt: skip


CAST = Cast(("investigator", "new-investigator"), people)
