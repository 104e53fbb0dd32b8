"""What cards say, and that it cannot part from what they do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from seance.engine.ledger import GAMES
from seance.engine.words import Say
from seance.engine.words import writer as writer_in
from seance.games.arkham.cards import effects as vocabulary
from seance.games.arkham.cards import encounter_cards, player_cards
from seance.games.arkham.cards.card_effects import card_effects
from seance.games.arkham.cards.effects import CardText
from seance.games.arkham.cards.effects.words import named
from seance.games.arkham.rules.printed import BASIC_WEAKNESSES, ENCOUNTER_CARDS, ENEMIES, PERSONAS, PLAYER_CARDS
from seance.testing.effects import (
    LANGUAGES,
    all_texts,
    assert_different_texts,
    assert_every_change_is_told,
    assert_forms_agree,
    assert_whole_sentences,
    assert_words_of_the_glossary,
    parts_of,
    writers_of,
)
from seance.testing.golden import assert_same_as_golden

HOME = GAMES / "arkham"
WRITERS = writers_of("arkham")
CHAPTERS = ("effects", "encounter_effects", "town_effects", "woods_effects")
GOLDEN = Path(__file__).with_name("card_texts.txt")

TEXTS: dict[str, CardText] = {
    key: card for key, card in {**player_cards.TEXTS, **encounter_cards.TEXTS}.items() if card.abilities
}
OTHERS = {
    "skill": ("willpower", "agility"),
    "skills": ("willpower", "agility"),
    "others": ("willpower", "agility"),
    "trait": ("item", "tome"),
    "traits": ("item", "tome"),
    "kind": ("ammo", "charges"),
    "card": ("card", "asset"),
    "which": ("any", "exhausted"),
    "evaded": ("one", "all"),
    "whose": ("here", "yours"),
    "whom": ("you", "here"),
    "on": ("agenda", "this"),
    "whither": ("connecting", "safe"),
    "until": ("round", "phase"),
    "taker": ("you", "here"),
    "who": ("you", "this"),
    "enemy": ("", "this"),
    "harm": ("damage", "horror"),
    "phase": ("mythos", "enemy"),
    "test": ("attack", "evasion"),
    "fact": ("clues-here", "no-clues-here"),
    "count": ("clues-here", "tomes"),
    "called": ("wendys-amulet", "machete"),
    "during": ("investigating",),
    "per": ("round", "phase"),
    "symbols": ("skull", "tablet"),
    "slot": ("hand", "arcane"),
    "designator": ("parley", ""),
    "verbs": ("move", "fight"),
    "kinds": ("asset", "event"),
    "skill_2": ("willpower", "intellect"),
    "spared": ("nightgaunt", "cultist"),
    "place": ("rivertown", "graveyard"),
}


def test_every_player_card_of_the_box_is_written() -> None:
    assert set(player_cards.TEXTS) == {*PERSONAS, *PLAYER_CARDS, *BASIC_WEAKNESSES}
    without = {"leather-coat", "bulletproof-vest", "elder-sign-amulet"}
    assert {key for key, card in player_cards.TEXTS.items() if not card.abilities} == without


def test_card_texts_read_as_they_did() -> None:
    assert_same_as_golden(GOLDEN, all_texts(card_effects(), WRITERS))


def test_different_cards_have_different_texts() -> None:
    assert_different_texts(TEXTS, WRITERS)


def test_every_change_of_a_card_changes_its_text() -> None:
    assert assert_every_change_is_told(TEXTS, WRITERS, OTHERS) > 250


def test_every_form_of_a_message_names_the_same_arguments() -> None:
    folders = [HOME / "locale" / language for language in LANGUAGES]
    free = ["n", "sign", "how_article"]
    assert_forms_agree(folders, {}, free, CHAPTERS)


def test_texts_are_whole_sentences() -> None:
    assert_whole_sentences(card_effects(), "arkham", english=r"[A-Z0-9][ -~−–’“”ô]*\.")


def test_the_words_are_those_of_the_glossary() -> None:
    assert_words_of_the_glossary(card_effects(), "arkham", HOME)


def test_cards_paste_back() -> None:
    words = dict(vars(vocabulary))
    for card in TEXTS.values():
        assert eval(repr(card), words) == card


def test_no_word_of_the_vocabulary_is_without_a_card() -> None:
    used = {type(part) for card in TEXTS.values() for part in parts_of(card)}
    words = {vars(vocabulary)[name] for name in vocabulary.__all__}
    unused = {word.__name__ for word in words if isinstance(word, type) and word not in used}
    assert unused <= {"Test"}  # a word of encounter cards


@pytest.mark.rule("AHC-USE-02")
def test_a_text_speaks_of_the_uses_that_are_printed() -> None:
    words = (vocabulary.SpendUses, vocabulary.DiscardWhenEmpty, vocabulary.UsesBecomeResources)
    for key, card in PLAYER_CARDS.items():
        for part in parts_of(player_cards.TEXTS[key]):
            if isinstance(part, words):
                assert part.kind == card.uses_kind, key


def printed_facts() -> list[tuple[str, str, dict[str, int]]]:
    """Of every card: the message of each fact that is printed besides its abilities, and its number."""
    found: list[tuple[str, str, dict[str, int]]] = []
    cards: dict[str, Any] = {**PLAYER_CARDS, **BASIC_WEAKNESSES, **ENCOUNTER_CARDS}
    for key, card in cards.items():
        found += [(key, f"keyword-{keyword}", {}) for keyword in getattr(card, "keywords", ())]
        found += [(key, f"prey-{card.prey}", {})] if getattr(card, "prey", "") else []
        found += [(key, f"spawn-{card.spawn}", {})] if getattr(card, "spawn", "") in ("empty", "prey") else []
        for message, fact in (("victory-points", "victory"), ("more-health", "more_health")):
            found += [(key, message, {"n": getattr(card, fact)})] if getattr(card, fact, 0) else []
        if getattr(card, "uses", 0):
            found.append((key, f"uses-{card.uses_kind}", {"n": card.uses}))
    return found


def test_every_printed_fact_stands_in_the_text_of_its_card() -> None:
    texts = card_effects()
    facts = printed_facts()
    assert len(facts) >= 60
    for key, message, numbers in facts:
        for language, writer in zip((*LANGUAGES, "zh-Hant"), (*WRITERS, writer_in("zh-Hant", "arkham")), strict=True):
            fact = writer.write(Say(message, **numbers))
            assert fact.rstrip(".。") in writer.write(texts[key].text()), (key, message, language)


def test_every_location_that_a_card_spawns_at_stands_in_its_text() -> None:
    for key, card in ENEMIES.items():
        if card.spawn not in ("", "empty", "prey"):
            for writer in WRITERS:
                assert writer.write(named(card.spawn)) in writer.write(card_effects()[key].text()), key


def test_fast_events_say_when_they_are_played() -> None:
    for key, card in PLAYER_CARDS.items():
        for ability in player_cards.TEXTS[key].abilities:
            if isinstance(ability, vocabulary.Event):
                assert card.fast is (ability.when is not None), key
