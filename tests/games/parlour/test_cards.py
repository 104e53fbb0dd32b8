"""What single cards do, what they say, and that the two cannot part."""

from pathlib import Path
from shutil import copy

import pytest

from seance.engine import cards
from seance.engine.ledger import GAMES
from seance.engine.texts import texts
from seance.engine.words import writer
from seance.games.parlour.cards import effects
from seance.games.parlour.cards.card_effects import MUSICAL_CHAIRS
from seance.games.parlour.rules.printed import CARDS
from seance.games.parlour.rules.stack import RITES
from seance.games.parlour.show.names import entity_keys, text_keys
from seance.testing import scene
from seance.testing.effects import assert_different_texts, assert_every_change_is_told, assert_forms_agree
from seance.testing.golden import assert_same_as_golden

LANGUAGES = ("en", "zh-Hans")
WRITERS = [writer(language, "parlour") for language in LANGUAGES]
GOLDEN = Path(__file__).parent / "card_texts.txt"


# What they do


def test_a_crystal_ball_shows_three_cards_that_go_back_in_any_order() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["crystal-ball"]).script("deck", "cough", "fraud", "cough")
    t.answer("play:crystal-ball")
    assert t.asked() == "0 put-back"
    assert t.options() == ["next:cough", "next:cough", "next:fraud"]
    assert t.heard(1, "divined")[0].args == {"sitter": "medium", "n": 3}
    t.answer(["next:fraud", "next:cough", "next:cough"])
    assert t.hand("medium") == ["fraud"]  # the card draws one as well
    assert [(known.depth, known.cards, known.ordered) for known in t.sees(0).known] == [(0, ["cough", "cough"], True)]
    assert t.sees(1).known == []
    assert t.asked() == "0 your-action"


def test_a_crystal_ball_shows_what_there_is() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["crystal-ball"]).deck_is("cough").answer("play:crystal-ball")
    assert t.hand("medium") == ["cough"]
    assert t.asked() == "0 your-action"


def test_what_two_have_looked_at_only_the_last_knows_in_order() -> None:
    t = (
        scene("parlour", seats=2)
        .sitter("medium", ["crystal-ball"])
        .top("cough", "fraud", "incense", known_to=["colonel"])
    )
    t.answer("play:crystal-ball", ["next:incense", "next:fraud", "next:cough"])
    assert [(known.cards, known.ordered) for known in t.sees(0).known] == [(["fraud", "cough"], True)]
    assert t.sees(1).known == []  # one of three cards is gone, and the Colonel did not see which
    assert t.asked() == "0 your-action"


def test_a_palm_that_is_read_is_known_to_the_reader_alone() -> None:
    t = scene("parlour", seats=3).sitter("medium", ["palmistry"]).sitter("colonel", ["cough", "fraud"])
    t.answer("play-at:palmistry:colonel", "1 pass")
    assert [t.sees(seat).sitters[1].known for seat in (0, 2)] == [["cough", "fraud"], []]
    assert t.heard(2, "hand-read")[0].args == {"sitter": "colonel", "reader": "medium"}
    assert t.asked() == "0 your-action"


def test_ectoplasm_opens_a_veil_and_draws_a_card() -> None:
    t = scene("parlour", seats=2).sitter("medium", ["ectoplasm"]).script("spirits", "the-judge").script("deck", "cough")
    t.answer("play:ectoplasm", "unveil:veil-4")
    assert t.sees(1).veils[3].spirit == "the-judge"
    assert t.hand("medium") == ["cough"]
    assert t.asked() == "0 your-action"


def test_hands_go_round_with_all_that_is_known_of_them() -> None:
    t = (
        scene("parlour", seats=3)
        .sitter("medium", ["musical-chairs", "cough"])
        .sitter("colonel", ["matches", "incense"])
    )
    t.sitter("widow", ["snuffer"]).knows("widow", of="colonel", cards=["matches"]).knows("medium", "widow", ["snuffer"])
    t.answer("play:musical-chairs")
    assert [t.hand(key) for key in ("medium", "colonel", "widow")] == [["snuffer"], ["cough"], ["incense", "matches"]]
    assert [sitter.known for sitter in t.sees(0).sitters] == [[], ["cough"], []]  # what one has given away
    assert [sitter.known for sitter in t.sees(1).sitters] == [[], [], ["incense", "matches"]]
    assert [sitter.known for sitter in t.sees(2).sitters] == [["snuffer"], [], []]
    assert t.asked() == "0 your-action"


def test_a_martyr_who_flees_gains_no_faith() -> None:
    t = scene("parlour", seats=3).sitter("medium", ["snuffer"]).sitter("colonel", tall=0)
    t.sitter("widow", ["martyrdom"], tall=0, short=1).answer("play-at:snuffer:colonel", "2 use:martyrdom")
    assert t.s.sitters[2].gone
    assert (t.wax("colonel"), t.s.sitters[2].faith) == ((0, 2), 0)
    assert t.asked() == "0 your-action"


# What they say


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_every_card_a_text(language: str) -> None:
    words = texts(language, "parlour")
    assert [key for key in entity_keys() if words.named(key) is None] == []
    assert [key for key in text_keys() if not words.has(f"text-{key}")] == []
    assert set(CARDS) <= {card.key for card in cards.texts("parlour", language)}


def test_card_texts_read_as_they_did() -> None:
    """Whatever changes here is read aloud in both languages before it is accepted."""
    lines: list[str] = []
    for language in LANGUAGES:
        lines += [f"[{language}]", *[f"{card.name}: {card.text}" for card in cards.texts("parlour", language)], ""]
    assert_same_as_golden(GOLDEN, "\n".join(lines))


def test_different_cards_have_different_texts() -> None:
    assert_different_texts(RITES, WRITERS)


def test_every_change_of_a_card_changes_its_text() -> None:
    assert assert_every_change_is_told(RITES, WRITERS, {}) >= 7


def test_every_form_of_a_message_names_the_same_arguments(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        copy(GAMES / "parlour" / "locale" / language / "cards.ftl", tmp_path / language)
    assert_forms_agree([tmp_path / language for language in LANGUAGES], {}, free=["n"])  # "1 card" needs no number


def test_what_is_printed_pastes_back() -> None:
    words = {**vars(effects), "MUSICAL_CHAIRS": MUSICAL_CHAIRS}
    assert {key: eval(repr(effect), words) for key, effect in RITES.items()} == RITES
    assert repr(RITES["dripping-wax"]) == "Burn() & Draw(3)"
