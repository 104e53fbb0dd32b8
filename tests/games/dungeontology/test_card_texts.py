"""What cards say, and that it cannot part from what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from seance.engine.ledger import GAMES
from seance.engine.texts import label
from seance.games.dungeontology.cards import card_effects as read
from seance.games.dungeontology.cards import effects as vocabulary
from seance.games.dungeontology.cards.card_effects import card_effects
from seance.games.dungeontology.cards.effects import card_text, changes
from seance.games.dungeontology.cards.effects.costs import (
    DiscardCards,
    DiscardOthers,
    DrawNStudents,
    DrawStudents,
    GainStun,
    Sacrifice,
)
from seance.games.dungeontology.cards.effects.reader import COSTS, PRICES, VERBS
from seance.games.dungeontology.rules.printed import (
    ALERTS,
    BOSS_SIDES,
    CLANS,
    DOOMS,
    PANICS,
    SCHEMES,
    SCHOLARS,
    SKILLS,
    TILES,
    TRAINEES,
)
from seance.games.dungeontology.rules.registers import MAINS, SECONDARIES
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

HOME = GAMES / "dungeontology"
WRITERS = writers_of("dungeontology")
GOLDEN = Path(__file__).with_name("card_texts.txt")
EFFECTS = card_effects()
OTHERS = {
    "family": ("trick", "magic"),
    "timing": ("normal", "instant"),
    "moment": ("opponent-turn-start",),
    "whom": ("near", "dungeon"),
    "column": ("chosen", "random"),
    "of": ("faith", "wealth"),
    "token": ("teleport", "secret-x"),
    "where": ("here", "near"),
    "to": ("same-level", "anywhere"),
    "scope": ("you", "all"),
    "value": ("speed", "stamina"),
    "trainee": ("guard", "cook"),
    "pay": ("students", "magic"),
    "prey": ("chosen", "random"),
    "what": ("study-alert", "spied-alert"),
    "rule": changes.FLAGS,
    "when": ("turn", "action"),
    "once": ("turn", "attempt"),
    "called": ("sermon", "recovery"),
    "title": ("novice", "apprentice"),
    "cube": ("faith", "wealth"),
    "cubes": ("faith", "wealth"),
    "shields": ("faith", "wealth"),
    "draws_for": ("faith", "wealth"),
    "difficulty": ("easy", "hard"),
    "slots": ("faith", "wealth"),
    "kind": ("stop", "stairs"),
    "letter": ("a", "b"),
    "passage": ("nw", "se"),
}


def test_everything_in_the_box_is_written() -> None:
    groups = (SCHEMES, SKILLS, SCHOLARS, DOOMS, TRAINEES, ALERTS, PANICS, CLANS, BOSS_SIDES, TILES)
    assert list(EFFECTS) == [key for group in groups for key in group]
    assert set(MAINS) == set(SECONDARIES) == set(SCHEMES)


def test_card_texts_read_as_they_did() -> None:
    assert_same_as_golden(GOLDEN, all_texts(EFFECTS, WRITERS))


def test_different_cards_have_different_texts() -> None:
    assert_different_texts(EFFECTS, WRITERS)


def test_every_change_of_a_card_changes_its_text() -> None:
    assert assert_every_change_is_told(EFFECTS, WRITERS, OTHERS) > 700


def test_every_form_of_a_message_names_the_same_arguments() -> None:
    folders = [HOME / "locale" / language for language in LANGUAGES]
    free = ["n", "take", "level", "omegas", "students"]
    assert_forms_agree(folders, {}, free, ("effects",))


def test_texts_are_whole_sentences() -> None:
    assert_whole_sentences(
        EFFECTS, "dungeontology", english=r"[A-Z+−][ -~−–×’]*[.)]", foreign=r"\b(I|II|III)层|秘密通道[ABX]"
    )


def test_the_words_are_those_of_the_glossary() -> None:
    assert_words_of_the_glossary(EFFECTS, "dungeontology", HOME)


def test_cards_paste_back() -> None:
    words = {name: word for module in (vocabulary, card_text, changes) for name, word in vars(module).items()}
    for effect in EFFECTS.values():
        assert eval(repr(effect), words) == effect


def test_no_word_of_the_vocabulary_is_without_a_card() -> None:
    used = {type(part) for effect in EFFECTS.values() for part in parts_of(effect)}
    assert {word for word, verb in VERBS.items() if verb not in used} == set()
    assert set(COSTS) < set(VERBS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_price_can_be_chosen_by_its_name(language: str) -> None:
    prices = [DiscardCards(2), DiscardOthers(1), DrawNStudents(3), DrawStudents(1), GainStun(1), Sacrifice(2)]
    assert {type(price) for price in prices} == set(PRICES.values())
    assert all(label(language, "dungeontology", *price.offer()) for price in prices)


@pytest.mark.rule("DUN-ALERT-09", "DUN-SCHOLAR-14")
def test_the_back_of_an_alert_card_and_the_thesis_symbol_can_be_read() -> None:
    said = {key: WRITERS[0].write(effect.text()) for key, effect in EFFECTS.items()}
    for key in ALERTS:
        back = said[key].partition("Back:")[2]
        for rule in ("nobody rests", "no area and no cube", "start area submits", "no cube is left", "bag is empty"):
            assert rule in back, key
    assert all("Thesis: from 2 stars on." in said[key] for key in SCHOLARS)


# ---- every printed fact ----------------------------------------------------------------------------------------------

READ: dict[str, tuple[Mapping[str, Any], Callable[[Any], Any]]] = {
    "scheme": (SCHEMES, read.scheme), "doom": (DOOMS, read.doom), "trainee": (TRAINEES, read.trainee),
    "panic": (PANICS, read.panic), "clan": (CLANS, read.clan), "boss": (BOSS_SIDES, read.boss),
    "alert": (ALERTS, read.alert), "tile": (TILES, read.tile), "scholar": (SCHOLARS, read.scholar),
}  # fmt: skip
UNSAID = {  # what stands elsewhere, or is not read from the card
    "copies", "key", "number", "passages", "letters", "stairs", "name", "side", "kind", "letter", "needs", "skills",
}  # fmt: skip
ANOTHER = {"family": "magic", "moment": "opponent-turn-start", "draws_for": "faith"}


def changed_cards(card: Any) -> Iterator[tuple[str, Any]]:
    """The card with one printed number, word or list changed, however deep it lies."""
    for name in [name for kind in type(card).__mro__ for name in getattr(kind, "__slots__", ())]:
        if name in UNSAID or not hasattr(card, name):
            continue
        for new in other_values(name, getattr(card, name)):
            other = copy(card)
            setattr(other, name, new)
            yield name, other


def other_values(name: str, old: Any) -> Iterator[Any]:
    if isinstance(old, int):  # what is 0 or false is not printed
        yield from [not old if isinstance(old, bool) else old + 1] if old else ()
    elif isinstance(old, str) and name in ANOTHER and old not in ("", ANOTHER[name]):
        yield ANOTHER[name]
    elif isinstance(old, dict):
        yield from [{**old, key: new} for key in old for new in other_values(key, old[key])]
    elif isinstance(old, tuple):
        if len(old) > 1 and name in ("slots", "shields", "effects", "changes", "reveal", "secondary"):
            yield old[1:]
        for place, one in enumerate(old):
            if hasattr(one, "__slots__"):
                yield from [(*old[:place], new, *old[place + 1 :]) for _, new in changed_cards(one)]
    elif hasattr(old, "__slots__"):
        yield from [new for _, new in changed_cards(old)]


@pytest.mark.parametrize("group", READ)
def test_every_printed_fact_stands_in_the_text_of_its_card(group: str) -> None:
    cards, as_read = READ[group]
    tried = 0
    for key, card in cards.items():
        before = [writer.write(as_read(card).text()) for writer in WRITERS]
        for name, other in changed_cards(card):
            tried += 1
            for writer, text in zip(WRITERS, before, strict=True):
                assert writer.write(as_read(other).text()) != text, (key, name)
    assert tried >= len(cards)
