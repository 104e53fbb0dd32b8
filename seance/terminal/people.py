"""Whom one can play: below each name what tells them apart, and everything about one of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from seance.engine import Ask
from seance.engine.face import face
from seance.engine.people import Person

from .words import Words


def choosable(words: Words, ask: Ask[object]) -> Mapping[str, Person]:
    """Everybody of the game, if the question asks for one of them."""
    cast = face(words.game).cast
    return {one.key: one for one in cast.people()} if ask.prompt in cast.prompts else {}


def briefly(words: Words, one: Person) -> str:
    numbers = [
        words.tell("person-value", name=words.texts.told(f"value-{each.key}"), n=each.value) for each in one.numbers
    ]
    like = words.texts.told(f"like-{one.key}")
    return words.tell("person", role=words.texts.told(f"role-{one.key}"), first=one.first, numbers=numbers, like=like)


def at_length(words: Words, one: Person) -> Iterator[str]:
    """What its numbers are for, its abilities, what it begins with, whom it goes with, its deck."""
    if one.start:
        yield words.tell("starts-at", where=words.name(one.start))
    for each in one.numbers:
        name, use = words.texts.told(f"value-{each.key}"), words.texts.told(f"value-{each.key}-for")
        yield words.tell("person-number", name=name, n=each.value, most=each.most, use=use)
    for key in (one.key, *one.own):
        if (card := words.card(key)) is not None:
            yield words.tell("card", name=card.name, text=card.whole)
    for key in ("beside", "careful"):
        if text := words.texts.told(f"{key}-{one.key}"):
            yield words.tell(f"person-{key}", text=text)
    if one.deck:
        cards = [
            words.tell("copies", label=words.name(card), n=n) if n > 1 else words.name(card) for card, n in one.deck
        ]
        yield words.tell("person-deck", n=sum(n for _, n in one.deck), cards=cards)
