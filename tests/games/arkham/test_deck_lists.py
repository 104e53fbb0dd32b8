"""Reading deck lists: what people and ArkhamDB write is understood, and nothing is lost in silence."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seance.engine import BadInput
from seance.engine.texts import error, name
from seance.games.arkham.rules.deck_building import DeckList, starter_deck
from seance.games.arkham.rules.deck_lists import deck_from, list_faults, read_deck_list
from seance.games.arkham.rules.printed import BASIC_WEAKNESSES, PERSONAS, PLAYER_CARDS, PlayerCard

EXPORT = """The Fed and his dog

Roland Banks
Packs: From Core Set to Core Set

Assets

Hand
1x Roland's .38 Special (Core Set)
1x .45 Automatic (Core Set)
1x Machete (Core Set)
2x Knife (Core Set)
2x Flashlight (Core Set)
1x Magnifying Glass (Core Set)
1x Old Book of Lore (Core Set)
1x Medical Texts (Core Set)
Ally
1x Beat Cop (Core Set)
1x Guard Dog (Core Set)
1x Research Librarian (Core Set)
1x Dr. Milan Christopher: Professor of Entomology (Core Set)
Other
1x Physical Training (Core Set)
1x First Aid (Core Set)
1x Hyperawareness (Core Set)

Events
1x Evidence! (Core Set)
1x Dodge (Core Set)
1x Dynamite Blast (Core Set)
1x Mind over Matter (Core Set)
1x Working a Hunch (Core Set)
1x Barricade (Core Set)
2x Emergency Cache (Core Set)

Skills
1x Vicious Blow (Core Set)
1x Deduction (Core Set)
2x Guts (Core Set)
2x Manual Dexterity (Core Set)

Treacheries
1x Cover Up (Core Set)
1x Random Basic Weakness (Core Set)

Deck built on https://arkhamdb.com.
"""


def keys(deck: DeckList | None) -> dict[str, int]:
    assert deck is not None
    return dict(Counter([card.key for card in deck.cards]))


def read(*lines: str) -> dict[str, int]:
    """The cards of a list for Roland, without those that come by themselves."""
    reading = read_deck_list("\n".join(("Roland Banks", *lines)))
    assert reading.faults == []
    cards = keys(reading.deck)
    return {key: n for key, n in cards.items() if key not in PERSONAS["roland-banks"].requires}


def test_an_export_of_arkhamdb_is_read_whole() -> None:
    reading = read_deck_list(EXPORT)
    assert reading.faults == []
    assert reading.title == "The Fed and his dog"
    assert reading.deck == starter_deck("roland-banks")
    assert deck_from(EXPORT, "one-core", "campaign") == starter_deck("roland-banks")


def test_a_plain_list_needs_only_names() -> None:
    assert read("Machete", "knife", "2 Guts", "Emergency Cache x2", "- 1x Dodge", "3×Flashlight") == {
        "machete": 1, "knife": 1, "guts": 2, "emergency-cache": 2, "dodge": 1, "flashlight": 3,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("1x Beat Cop (Core Set)", "beat-cop-01018"),
        ("1x Beat Cop [2] (Core Set)", "beat-cop-01028"),
        ("1x Beat Cop (2) (Core Set)", "beat-cop-01028"),
        ("Beat Cop ••", "beat-cop-01028"),
        ("Beat Cop (2 XP)", "beat-cop-01028"),
        ("Beat Cop (level 2) x1", "beat-cop-01028"),
        ("1x 01028", "beat-cop-01028"),
        ("Beat Cop (01028)", "beat-cop-01028"),
        ("Shotgun", "shotgun"),  # there is only one of this name
        ("1 .45 Automatic", "45-automatic"),
        ("45 Automatic", "45-automatic"),  # not forty-five of anything
        ("★ Dr. Milan Christopher", "dr-milan-christopher"),
        ("dr milan christopher - professor of entomology", "dr-milan-christopher"),
        ("1x 巡警（2级）", "beat-cop-01028"),
        ("巡警", "beat-cop-01018"),
    ],
)
def test_levels_codes_subtitles_and_languages(line: str, card: str) -> None:
    assert read(line) == {card: 1}


@pytest.mark.rule("AHC-DBK-01")
def test_a_list_says_whose_deck_it_is() -> None:
    for line in ("Roland Banks", "1x Roland Banks (Core Set)", "Investigator: Roland Banks", "Roland Banks: The Fed"):
        deck = read_deck_list(f"A title\n{line}\nKnife").deck
        assert deck is not None
        assert deck.investigator == "roland-banks"
    by_signature = read_deck_list("Knife\nRoland's .38 Special").deck
    assert by_signature is not None
    assert by_signature.investigator == "roland-banks"
    assert [fault.reason for fault in read_deck_list("Knife").faults] == ["deck-no-investigator"]
    assert [fault.reason for fault in read_deck_list("Roland Banks\nWendy Adams").faults] == ["deck-investigators"]


def test_what_is_no_card_is_told_with_its_line_and_what_it_may_have_meant() -> None:
    reading = read_deck_list("Roland Banks\n1x Machette\n2x Lightning Gun (5)\nKnife\nPraetorian\nBeat Cop (3)")
    assert [(fault.reason, fault.details["line"]) for fault in reading.faults] == [
        ("deck-card-like", 2), ("deck-card-unknown", 3), ("deck-card-unknown", 5), ("deck-card-like", 6),
    ]  # fmt: skip
    told = error("en", reading.faults[0].reason, reading.faults[0].details, "arkham")
    assert told == "Line 2: there is no card “Machette” in the core set. Is Machete meant?"
    with pytest.raises(BadInput, match="deck-card-like"):
        deck_from("Roland Banks\n1x Machette", "one-core", "campaign")


def test_a_side_deck_is_no_part_of_the_deck() -> None:
    reading = read_deck_list("Roland Banks\nKnife\nSide Deck\n1x Shotgun [4]")
    assert reading.faults == []
    assert [card.key for card in reading.aside] == ["shotgun"]
    assert "shotgun" not in keys(reading.deck)


def test_a_drawn_weakness_is_kept() -> None:
    assert read("Knife", "1x Amnesia", "1x Random Basic Weakness") == {"knife": 1, "amnesia": 1}


def test_faults_of_reading_and_of_the_deck_are_told_together() -> None:
    reading = read_deck_list("Roland Banks\nSwitchblade\nNonsense 7")
    found = [fault.reason for fault in list_faults(reading, "one-core", "campaign")]
    assert found == ["deck-card-unknown", "deck-size", "deck-class"]


def test_a_list_without_end_is_not_read_to_its_end() -> None:
    assert read_deck_list("Knife\n" * 1000).faults[0].reason == "deck-too-long"


CARDS = [card for card in (*PLAYER_CARDS.values(), *BASIC_WEAKNESSES.values()) if not card.only]
DECKS = st.dictionaries(st.sampled_from(CARDS), st.integers(1, 3), max_size=30)
HEADS = st.sampled_from(["Assets", "Hand x2", "Events (12)", "", "# a remark", "Packs: Core Set", "----"])


def written(card: PlayerCard, copies: int, style: int, language: str) -> str:
    title = name(language, "arkham", card.key).split(" (")[0].split("（")[0]
    level = f" [{card.level}]" if card.level else ""
    return [
        f"{copies}x {title}{level} (Core Set)",
        f"{copies} {title}{level.replace('[', '(').replace(']', ')')}",
        f"  {title}{' ' + '•' * card.level if card.level else ''} x{copies}",
        f"* {copies}× {title}{level}",
    ][style]


@given(st.sampled_from(list(PERSONAS)), DECKS, st.data())
def test_whatever_is_written_in_whatever_style_is_read_again(
    investigator: str, deck: dict[PlayerCard, int], data: st.DataObject
) -> None:
    language = data.draw(st.sampled_from(["en", "zh-Hans"]))
    lines = [name(language, "arkham", investigator)]
    for card, copies in deck.items():
        lines += [data.draw(HEADS), written(card, copies, data.draw(st.integers(0, 3)), language)]
    reading = read_deck_list("\n".join(lines))
    assert reading.faults == []
    signatures = dict.fromkeys(PERSONAS[investigator].requires, 1)
    assert keys(reading.deck) == {card.key: copies for card, copies in deck.items()} | signatures


@given(st.text(max_size=300))
def test_no_text_is_too_strange_to_be_read(text: str) -> None:
    reading = read_deck_list(text)
    assert reading.faults or reading.deck is not None


@given(st.lists(st.text(alphabet="abcxyz019 ()[]x:•-'é", max_size=20), max_size=8))
def test_every_line_with_a_count_is_a_card_or_a_fault(noise: list[str]) -> None:
    lines = ["Roland Banks", "1x Knife", *[f"2x {line}" for line in noise]]
    reading = read_deck_list("\n".join(lines))
    assert reading.deck is not None
    cards = len(reading.deck.cards) - 3
    told = {fault.details["line"] for fault in reading.faults}
    heard = [n for n, line in enumerate(lines[2:], 3) if n in told]
    unread = len(noise) - len(heard)
    assert cards % 2 == 0
    assert cards // 2 <= unread
