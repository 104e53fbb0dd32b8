"""The deck builder: what it is given, what it is told about a list, and lists that are written and read again."""

from __future__ import annotations

import pytest

import seance
from seance.engine.texts import LANGUAGES
from seance.engine.workshop import Verdict
from seance.games.arkham.rules.deck_building import DeckList, starter_deck, with_required_cards
from seance.games.arkham.rules.deck_lists import read_deck_list, write_deck_list
from seance.games.arkham.rules.printed import BASIC_WEAKNESSES, PERSONAS, PLAYER_CARDS
from seance.games.arkham.show.workshop import ArkhamWorkshop

WORKSHOP = ArkhamWorkshop()


def judged(*lines: str, **options: str) -> Verdict:
    """What the builder is told about a list of keys."""
    table = seance.checked_options(seance.rules("arkham"), options)
    return WORKSHOP.judge("\n".join(lines), table, "en")


def listed(investigator: str, **more: int) -> list[str]:
    """A starter deck, with other numbers of some cards."""
    copies = {**starters()[investigator], **{key.replace("_", "-"): n for key, n in more.items()}}
    return [investigator, *[f"{n}x {key}" for key, n in copies.items() if n]]


def starters() -> dict[str, dict[str, int]]:
    return {owner.key: owner.starter for owner in WORKSHOP.pool().owners}


def broken(verdict: Verdict) -> dict[str, str]:
    return {duty.key: duty.rule for duty in verdict.duties if not duty.held}


@pytest.mark.rule("AHC-DBK-01")
@pytest.mark.parametrize("investigator", PERSONAS)
def test_every_starter_deck_obeys_every_rule_of_deck_building(investigator: str) -> None:
    verdict = judged(*listed(investigator))
    assert (verdict.owner, verdict.size, verdict.missing, list(verdict.faults), broken(verdict)) == (
        investigator, PERSONAS[investigator].deck_size, 1, [], {}
    )  # fmt: skip


@pytest.mark.rule("AHC-DBK-02", "AHC-CLS-03")
def test_a_card_of_another_class_breaks_the_rule_of_classes_and_the_size() -> None:
    verdict = judged(*listed("roland-banks"), "switchblade")
    assert [fault.reason for fault in verdict.faults] == ["deck-size", "deck-class"]
    assert broken(verdict) == {"size": "AHC-DBK-02", "classes": "AHC-DBK-05"}
    assert (verdict.size, verdict.faults[1].details["card"]) == (31, "switchblade")


@pytest.mark.rule("AHC-DBK-04", "AHC-COL-01", "AHC-DBK-06")
def test_a_card_that_may_not_go_in_says_why_before_it_is_tried() -> None:
    bars = judged(*listed("roland-banks", knife=1)).bars
    told = {key: bar.details["rule"] for key, bar in bars.items()}
    assert (told["guts"], told["machete"], told["shotgun"]) == ("AHC-DBK-04", "AHC-COL-01", "AHC-DBK-06")
    assert (bars["machete"].reason, "knife" in bars) == ("deck-no-copy-left", False)


def test_copies_of_one_title_are_counted_whatever_their_level() -> None:
    bars = judged("roland-banks", "2x beat-cop-01018", mode="standalone", collection="revised").bars
    assert bars["beat-cop-01028"].reason == "deck-enough-copies"


@pytest.mark.rule("AHC-STA-02", "AHC-STA-03", "AHC-DBK-09")
def test_a_standalone_deck_takes_dear_cards_and_pays_with_weaknesses() -> None:
    dear = judged("roland-banks", "2x shotgun", "2x police-badge", mode="standalone", collection="two-cores")
    assert (dear.worth, dear.missing, "experience" in broken(dear)) == (12, 2, False)


def test_a_list_of_nobody_tells_only_what_could_not_be_read() -> None:
    verdict = judged("2x Knife", "1x Knive")
    assert [fault.reason for fault in verdict.faults] == ["deck-card-like", "deck-no-investigator"]
    assert (verdict.owner, dict(verdict.cards), verdict.text) == ("", {}, "")


def test_a_list_that_nobody_would_build_is_judged_without_asking_for_more() -> None:
    assert judged("roland-banks", *["9x knife"] * 300).bars == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_that_is_written_reads_as_the_same_deck(language: str) -> None:
    free = [card for card in (*PLAYER_CARDS.values(), *BASIC_WEAKNESSES.values()) if not card.only]
    whole = [with_required_cards(DeckList(key, [card for card in free for _ in range(2)])) for key in PERSONAS]
    for deck in (*whole, *[starter_deck(key) for key in PERSONAS]):
        again = read_deck_list(write_deck_list(deck, language, "7x Knife: a title"))
        assert (again.deck, again.title, again.faults) == (deck, "7x Knife: a title", [])
