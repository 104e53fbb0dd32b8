"""All that is printed on a card can be read by whoever does not see it, in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from seance.engine.cards import texts as cards
from seance.engine.texts import LANGUAGES, texts
from seance.games.arkham.rules.printed import (
    BASIC_WEAKNESSES,
    ENEMIES,
    LOCATIONS,
    PLAYER_CARDS,
    TREACHERIES,
    EnemyCard,
    LocationCard,
    PlayerCard,
    Printed,
)  # fmt: skip

ALL: dict[str, Printed] = {**PLAYER_CARDS, **BASIC_WEAKNESSES, **ENEMIES, **TREACHERIES, **LOCATIONS}


def numbers(card: Printed) -> Iterator[int]:
    if isinstance(card, PlayerCard):
        yield from (card.level,) if card.level else ()
        yield from () if card.cost is None else (card.cost,)
        yield from card.icons.values()
        yield from [n for n in (card.health, card.sanity, card.fight, card.evade) if n]
        yield from (card.damage, card.horror) if card.fight else ()
    elif isinstance(card, EnemyCard):
        yield from (card.fight, card.health, card.evade, card.damage, card.horror)
    elif isinstance(card, LocationCard):
        yield from (card.shroud, card.clues)


def names(card: Printed, language: str) -> Iterator[str]:
    words = texts(language, "arkham")
    yield from [words.say(f"name-trait-{trait}") for trait in card.traits]
    if isinstance(card, PlayerCard):
        yield words.say("printed-weakness" if card.weakness else f"name-class-{card.faction}")
        yield from [words.say(f"printed-slot-{slot}") for slot in card.slots]
        yield from [words.say(f"printed-icon-{icon}") for icon in card.icons]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cost_icons_numbers_slots_and_traits_stand_in_the_whole_text(language: str) -> None:
    found = {card.key: card for card in cards("arkham", language)}
    assert set(ALL) <= set(found)
    for key, card in ALL.items():
        beside = found[key].whole.removesuffix(found[key].text)
        assert beside != found[key].whole, key
        told = Counter(map(int, re.findall(r"\d+", beside)))
        assert not Counter(numbers(card)) - told, (key, beside)
        assert [name for name in names(card, language) if name.casefold() not in beside.casefold()] == [], key
