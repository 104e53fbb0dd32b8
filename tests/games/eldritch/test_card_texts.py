"""What cards say, and that it cannot part from what they do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import seance
from seance.engine import Dice, play_out
from seance.engine.effect import CardText
from seance.engine.ledger import GAMES
from seance.engine.words import Say, Spoken, Writer, writer
from seance.games.eldritch.cards import effects as vocabulary
from seance.games.eldritch.cards import rumors
from seance.games.eldritch.cards.ancient_one_cards import TEXTS as ANCIENT_ONES
from seance.games.eldritch.cards.as_read import PRINTED
from seance.games.eldritch.cards.card_effects import card_effects
from seance.games.eldritch.cards.condition_cards import TEXTS as CONDITIONS
from seance.games.eldritch.cards.effects import (
    EldritchEffect,
    ancient_ones,
    card_text,
    conditions,
    helps,
    investigators,
    mysteries,
    mythos_text,
    odd,
    odd_mythos,
    odd_possessions,
    roaming,
    spells,
    things,
    tokens,
)  # fmt: skip
from seance.games.eldritch.cards.effects.words import space_name
from seance.games.eldritch.cards.encounter_decks import SECTIONS
from seance.games.eldritch.cards.investigator_cards import TEXTS as SHEETS
from seance.games.eldritch.cards.monster_cards import TEXTS as MONSTERS
from seance.games.eldritch.cards.mystery_cards import TEXTS as MYSTERIES
from seance.games.eldritch.cards.mythos_cards import TEXTS
from seance.games.eldritch.cards.possession_cards import TEXTS as POSSESSIONS
from seance.games.eldritch.cards.spell_cards import TEXTS as SPELLS
from seance.games.eldritch.rules.printed import ENCOUNTERS, EPIC_MONSTERS, MYTHOS, Asset
from seance.games.eldritch.rules.printed import MONSTERS as PRINTED_MONSTERS
from seance.games.eldritch.rules.printed import SPELLS as PRINTED_SPELLS
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

HOME = GAMES / "eldritch"
WRITERS = writers_of("eldritch")
CHAPTERS = (
    "effects", "mythos_effects", "possessions", "conditions", "spells", "investigators", "ancient_ones", "mysteries",
    "monsters",
)  # fmt: skip
GOLDEN = Path(__file__).with_name("card_texts.txt")

ENCOUNTER_SECTIONS: dict[str, EldritchEffect] = {
    f"{card} {section}": effect for card, sections in SECTIONS.items() for section, effect in sections.items()
}
EFFECTS: dict[str, Spoken] = {
    **ENCOUNTER_SECTIONS,
    **TEXTS,
    **POSSESSIONS,
    **CONDITIONS,
    **SPELLS,
    **SHEETS,
    **MYSTERIES,
    **ANCIENT_ONES,
    **MONSTERS,
}
OTHERS = {
    "skill": ("lore", "will"),
    "trait": ("item", "tome"),
    "kind": ("city", "sea"),
    "where": ("mystery", "sheet"),
    "per": ("clue", "spell"),
    "part": ("pass", "fail"),
    "which": ("any", "that"),
    "called": ("debt", "amnesia"),
    "count": ("players", "gates"),
    "cards": ("possessions", "spells"),
    "family": ("possessions", "conditions"),
    "fact": ("have-spell", "rumor-in-play"),
    "whom": ("all", "lead"),
    "at": ("expedition", "cultists"),
    "place": ("space-2", "space-3"),
    "spaces": ("space-2", "space-3"),
    "gathered": ("clues", "gates"),
    "on": ("token", "tokens"),
    "space": ("space-2", "space-3"),
    "group": ("monsters", "mythos"),
    "what": ("rest", "reserve"),
    "during": ("combat", "spell"),
    "each": ("test", "round"),
    "by": ("discard", "round"),
    "point": ("rest", "combat-won"),
    "within": ("city", "other-world"),
    "gift": ("clues", "item"),
    "skills": ("will", "lore"),
    "traits": ("item", "tome"),
    "when": ("action", "combat"),
    "aim": ("anyone", "clue"),
    "points": ("health", "sanity"),
    "crippled": ("lore", "will"),
    "insane": ("lore", "will"),
    "whither": ("anywhere", "clue-or-gate"),
}


def test_every_section_of_the_box_is_written() -> None:
    assert {card: tuple(sections) for card, sections in SECTIONS.items()} == {
        card.key: card.sections for card in ENCOUNTERS.values()
    }
    assert len(ENCOUNTER_SECTIONS) == 366


def test_card_texts_read_as_they_did() -> None:
    assert_same_as_golden(GOLDEN, all_texts(EFFECTS, WRITERS))


def test_different_cards_have_different_texts() -> None:
    assert_different_texts(EFFECTS, WRITERS)


def test_every_change_of_a_card_changes_its_text() -> None:
    assert assert_every_change_is_told(EFFECTS, WRITERS, OTHERS) > 1000


def test_every_form_of_a_message_names_the_same_arguments() -> None:
    folders = [HOME / "locale" / language for language in LANGUAGES]
    free = ["n", "extra", "by", "sign", "least", "most", "how_article", "how_many", "how_nested"]
    assert_forms_agree(folders, {"own_things": "things"}, free, CHAPTERS)


def test_texts_are_whole_sentences() -> None:
    assert_whole_sentences(EFFECTS, "eldritch", english=r"[A-Z+][ -~−–]*\.")


def test_the_words_are_those_of_the_glossary() -> None:
    assert_words_of_the_glossary(EFFECTS, "eldritch", HOME)


def test_the_same_is_called_the_same() -> None:
    """Words that mean what the rules call otherwise."""
    others = ("颗骰子", "所在格子", "牌库", "异世界", "＋")
    for key, effect in EFFECTS.items():
        text = writer("zh-Hans", "eldritch").write(effect.text())
        assert [word for word in others if word in text] == [], (key, text)


def test_cards_paste_back() -> None:
    modules = (
        vocabulary, things, odd, odd_mythos, mythos_text, rumors, card_text, helps, odd_possessions, conditions, spells,
        ancient_ones, investigators, mysteries, roaming, tokens,
    )  # fmt: skip
    words = {"CardText": CardText, **{name: word for module in modules for name, word in vars(module).items()}}
    for effect in EFFECTS.values():
        assert eval(repr(effect), words) == effect


def test_no_word_of_the_vocabulary_is_without_a_card() -> None:
    used = {type(part) for effect in EFFECTS.values() for part in parts_of(effect)}
    words = {vars(vocabulary)[name] for name in vocabulary.__all__}
    unused = {word.__name__ for word in words if isinstance(word, type) and word not in used}
    assert unused == set()


def test_every_spell_is_cast_as_its_data_say() -> None:
    assert set(SPELLS) == {*PRINTED_SPELLS, *[back.key for card in PRINTED_SPELLS.values() for back in card.backs]}
    for key, card in PRINTED_SPELLS.items():
        front = SPELLS[key]
        assert isinstance(front, CardText)
        (cast,) = front.abilities
        assert isinstance(cast, spells.Cast)
        assert (cast.when, cast.modifier) == (card.when, card.modifier)


def test_every_mythos_card_of_the_box_is_written() -> None:
    assert set(TEXTS) == set(MYTHOS)
    for key, card in MYTHOS.items():
        text = TEXTS[key]
        assert (text.reckoning is not None) is card.reckoning
        assert card.ongoing is not (text.reckoning is None and text.encounter is None)
        assert text.encounter is None or text.encounter.place in (card.space, "expedition")
        assert (text.no_tokens is not None) is bool(card.eldritch)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_about_others_never_says_you(language: str) -> None:
    for key, card in TEXTS.items():
        for name, effect in card.effects.items():
            if name != "encounter":
                text = writer(language, "eldritch").write(effect.text())
                assert not re.search(r"\b[Yy]our?\b|[你您]", text), (key, text)


@pytest.mark.parametrize("language", [*LANGUAGES, "zh-Hant"])
def test_every_printed_fact_stands_in_the_text_of_its_card(language: str) -> None:
    write, texts, looked = writer(language, "eldritch").write, card_effects(), 0
    for key, card in PRINTED.items():
        said = [Say(f"name-{trait}") for trait in card.traits]
        said += [Say("asset-value", n=card.value)] if isinstance(card, Asset) else []
        for one in said:
            assert write(one) in write(texts[key].text()), (key, write(one))
            looked += 1
    for kind in (*PRINTED_MONSTERS.values(), *EPIC_MONSTERS.values()):
        text = write(texts[kind.key].text())
        numbers = () if kind.fight is None else (kind.fight.horror, kind.fight.damage, kind.fight.toughness)
        for n in (n for n in numbers if n):
            assert str(n) in text, (kind.key, n)
            looked += 1
            assert not kind.moves_to or write(space_name(kind.moves_to)).lower() in text.lower(), kind.key
    assert looked > 250


def test_every_card_that_writes_itself_is_listed() -> None:
    assert set(card_effects()) >= {*ENCOUNTERS, *MYTHOS}


def test_no_text_is_made_during_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts are written when the game is built: they cost a game nothing."""

    def never(*args: object, **more: object) -> None:
        raise AssertionError("a text was made during play")

    monkeypatch.setattr(Say, "__init__", never)
    monkeypatch.setattr(Writer, "say", never)
    luck = Dice(1)
    for seed in range(3):
        game = seance.new("eldritch", 2, seed)
        assert play_out(game, lambda ask: luck.below("answer", len(ask.options))) > 20
