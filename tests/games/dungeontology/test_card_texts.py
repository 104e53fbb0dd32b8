"""What cards say, and that it cannot part from what they do."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from pathlib import Path
from shutil import copy

import pytest

from seance.engine import ledger
from seance.engine.ledger import GAMES
from seance.engine.texts import label
from seance.engine.words import writer
from seance.games.dungeontology import effects as vocabulary
from seance.games.dungeontology.card_effects import card_effects
from seance.games.dungeontology.effects import card_text, changes
from seance.games.dungeontology.effects.costs import (
    DiscardCards,
    DiscardOthers,
    DrawNStudents,
    DrawStudents,
    GainStun,
    Sacrifice,
)
from seance.games.dungeontology.effects.reader import COSTS, PRICES, VERBS
from seance.games.dungeontology.printed import (
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
from seance.games.dungeontology.registers import MAINS, SECONDARIES
from seance.testing.effects import assert_different_texts, assert_every_change_is_told, assert_forms_agree
from seance.testing.golden import assert_same_as_golden

HOME = GAMES / "dungeontology"
LANGUAGES = ("en", "zh-Hans")
WRITERS = [writer(language, "dungeontology") for language in LANGUAGES]
GOLDEN = Path(__file__).with_name("card_texts.txt")
EFFECTS = card_effects()
OTHERS = {
    "family": ("trick", "magic"),
    "timing": ("normal", "instant"),
    "invented": ("wholly", "partly"),
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


def parts_of(value: object) -> Iterator[object]:
    """A value and everything in it."""
    yield value
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            old = getattr(value, field.name)
            for each in old if isinstance(old, tuple) else (old,):
                yield from parts_of(each)


def test_everything_in_the_box_is_written() -> None:
    groups = (SCHEMES, SKILLS, SCHOLARS, DOOMS, TRAINEES, ALERTS, PANICS, CLANS, BOSS_SIDES, TILES)
    assert list(EFFECTS) == [key for group in groups for key in group]
    assert set(MAINS) == set(SECONDARIES) == set(SCHEMES)


def test_card_texts_read_as_they_did() -> None:
    """Whatever changes here is read aloud in both languages before it is accepted."""
    lines: list[str] = []
    for key, effect in EFFECTS.items():
        lines += [f"# {key}", *[writer.write(effect.text()) for writer in WRITERS], ""]
    assert_same_as_golden(GOLDEN, "\n".join(lines))


def test_different_cards_have_different_texts() -> None:
    assert_different_texts(EFFECTS, WRITERS)


def test_every_change_of_a_card_changes_its_text() -> None:
    assert assert_every_change_is_told(EFFECTS, WRITERS, OTHERS) > 700


def test_every_form_of_a_message_names_the_same_arguments(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        copy(HOME / "locale" / language / "effects.ftl", tmp_path / language)
    assert_forms_agree(
        [tmp_path / language for language in LANGUAGES], {}, ["n", "take", "level", "omegas", "students"]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_well_formed(language: str) -> None:
    for key, effect in EFFECTS.items():
        text = writer(language, "dungeontology").write(effect.text())
        assert not re.search(r"[{}$]|  |\.\.|。。|，，|；；| [.,;]", text), (key, text)
        if language == "en":
            assert re.fullmatch(r"[A-Z+−][ -~−–’]*[.)]", text), (key, text)
        else:
            assert re.search(r"[。）]$", text), (key, text)
            without_levels = re.sub(r"\b(I|II|III)层|秘密通道[ABX]", "", text)
            assert not re.search(r"[A-Za-z.,;:!?()\"' ]", without_levels), (key, text)


def test_the_words_are_those_of_the_glossary() -> None:
    terms = ledger.terms_in(HOME)
    right = [term.hans for term in terms]
    wrong = [alias for term in terms for alias in term.aliases if not any(alias in word for word in right)]
    for key, effect in EFFECTS.items():
        hans, hant = [writer(language, "dungeontology").write(effect.text()) for language in ("zh-Hans", "zh-Hant")]
        assert [alias for alias in wrong if alias in hans] == [], (key, hans)
        assert [term.hant for term in terms if term.hans in hans and term.hant not in hant] == [], (key, hant)


def test_cards_paste_back() -> None:
    words = {name: word for module in (vocabulary, card_text, changes) for name, word in vars(module).items()}
    for effect in EFFECTS.values():
        assert eval(repr(effect), words) == effect


def test_no_word_of_the_vocabulary_is_without_a_card() -> None:
    used = {type(part) for effect in EFFECTS.values() for part in parts_of(effect)}
    assert {word for word, verb in VERBS.items() if verb not in used} == set()
    assert set(COSTS) < set(VERBS)


def test_what_was_designed_by_us_says_so() -> None:
    said = {key: WRITERS[0].write(effect.text()) for key, effect in EFFECTS.items()}
    assert "designed by us" in said["ink-spill"]
    assert "Parts of this were designed by us" in said["friendship-debt"]
    assert "designed by us" not in said["iron-head"]


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
