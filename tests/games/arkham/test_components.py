"""The core set as data: what is in the box, and that what refers to it is there."""

from __future__ import annotations

from collections import Counter

import pytest

from seance.engine.texts import texts
from seance.games.arkham.rules.printed import (
    ACTS,
    AGENDAS,
    ASSET,
    BASIC_WEAKNESSES,
    CHAOS_BAGS,
    CLASSES,
    DEFINITIONS,
    ENCOUNTER_CARDS,
    ENCOUNTER_SETS,
    ENEMIES,
    ENEMY,
    LOCATIONS,
    PERSONAS,
    PLAYER_CARDS,
    SCENARIOS,
    SLOTS,
    STARTER_DECKS,
    TREACHERIES,
    TREACHERY,
)  # fmt: skip


def test_the_box_is_complete() -> None:
    player = len(PERSONAS), len(PLAYER_CARDS), len(BASIC_WEAKNESSES)
    encounter = len(ENEMIES), len(TREACHERIES), len(LOCATIONS), len(ACTS), len(AGENDAS)
    assert (*player, *encounter) == (5, 90, 8, 21, 16, 24, 7, 8)
    assert sum([card.copies for card in BASIC_WEAKNESSES.values()]) == 10
    assert len({(type(card), card.code) for card in DEFINITIONS}) == len(DEFINITIONS)


def test_every_class_has_its_cards_and_every_asset_fits_its_slots() -> None:
    classes = Counter(card.faction for card in PLAYER_CARDS.values() if not card.only)
    assert classes == {"guardian": 14, "seeker": 14, "rogue": 14, "mystic": 14, "survivor": 14, "neutral": 10}
    assert set(classes) == set(CLASSES)
    for card in PLAYER_CARDS.values():
        assert all(card.slots.count(slot) <= SLOTS[slot] for slot in card.slots), card


def test_every_investigator_has_signature_cards_and_a_deck_of_thirty() -> None:
    for persona in PERSONAS.values():
        assert [PLAYER_CARDS[key].only for key in persona.requires] == [persona.key, persona.key]
        assert sum(STARTER_DECKS[persona.key].values()) == persona.deck_size
        for key, copies in STARTER_DECKS[persona.key].items():
            card = PLAYER_CARDS[key]
            assert copies <= card.limit
            assert card.level is not None
            assert card.level <= persona.options[card.faction]


def test_encounter_sets_have_their_cards() -> None:
    cards = Counter[str]()
    for card in ENCOUNTER_CARDS.values():
        cards[card.set] += card.copies
    scenario_cards = {"torch": 1, "arkham": 0, "tentacles": 1}  # the Masked Hunter is the back of an agenda
    for name, (total, _) in ENCOUNTER_SETS.items():
        assert cards[name] + scenario_cards.get(name, 0) == total, name


def test_encounter_decks_have_their_size() -> None:
    for scenario in SCENARIOS.values():
        aside = {*scenario.set_aside, "the-masked-hunter"}
        drawn = [card for card in ENCOUNTER_CARDS.values() if card.kind in (ENEMY, TREACHERY, ASSET)]
        agents = 4 if scenario.one_set_of else 0
        deck = sum([card.copies for card in drawn if card.set in scenario.sets and card.key not in aside])
        assert deck + agents == scenario.encounter_deck, scenario
        assert {*scenario.agendas, *scenario.acts, *scenario.in_play, *scenario.set_aside} <= set(ENCOUNTER_CARDS)


def test_chaos_bags_hold_what_each_difficulty_says() -> None:
    assert {name: len(bag) for name, bag in CHAOS_BAGS.items()} == {
        "easy": 16, "standard": 16, "hard": 17, "expert": 18,
    }  # fmt: skip
    for bag in CHAOS_BAGS.values():
        assert Counter(token for token in bag if token.isalpha() or "-" in token[1:]) == {
            "skull": 2, "cultist": 1, "tablet": 1, "auto-fail": 1, "elder-sign": 1,
        }  # fmt: skip


@pytest.mark.parametrize("language", ["en", "zh-Hans"])
def test_every_card_has_a_name(language: str) -> None:
    words = texts(language, "arkham")
    for card in DEFINITIONS:
        assert words.name(card.key)
