"""Deck building: each rule refuses the deck that breaks it, names the card and lets the others through."""

from __future__ import annotations

import pytest

from seance.engine import BadInput
from seance.engine.content import Row
from seance.engine.texts import error
from seance.games.arkham.rules.deck_building import (
    Collection,
    DeckList,
    Mode,
    experience_in,
    faults,
    starter_deck,
    weakness_pool,
    weaknesses_for,
    weaknesses_to_draw,
)  # fmt: skip
from seance.games.arkham.rules.printed import BASIC_WEAKNESSES, EARNED, PERSONAS, PLAYER_CARDS, PlayerCard

ROLAND = "roland-banks"


def card(key: str) -> PlayerCard:
    return PLAYER_CARDS[key]


def changed(deck: DeckList, remove: list[str], add: list[str]) -> DeckList:
    for key in remove:
        deck = deck.without(card(key))
    return deck.with_(*[card(key) for key in add])


def invented(key: str, level: int, *keywords: str) -> PlayerCard:
    """The core set has no exceptional and no permanent card."""
    row: dict[str, object] = {
        "key": key, "code": "99999", "kind": "asset", "faction": "guardian", "level": level, "cost": 1,
        "copies": 2, "revised": 2, "limit": 2, "keywords": list(keywords),
    }  # fmt: skip
    return PlayerCard(Row("invented", row))


def broken(deck: DeckList, collection: Collection = "one-core", mode: Mode = "campaign") -> list[tuple[str, str]]:
    """(rule, card) of each fault."""
    found = faults(deck, collection, mode)
    for fault in found:
        for language in ("en", "zh-Hans"):
            assert error(language, fault.reason, fault.details, "arkham")
    return [(str(fault.details["rule"]), str(fault.details.get("card", ""))) for fault in found]


@pytest.mark.parametrize("investigator", list(PERSONAS))
@pytest.mark.parametrize("collection", ["one-core", "two-cores", "revised"])
@pytest.mark.parametrize("mode", ["campaign", "standalone"])
def test_starter_decks_are_legal_everywhere(investigator: str, collection: Collection, mode: Mode) -> None:
    deck = starter_deck(investigator)
    assert broken(deck, collection, mode) == []
    assert weaknesses_to_draw(deck, mode) == 1


@pytest.mark.rule("AHC-DBK-02")
def test_a_deck_has_exactly_the_size_of_its_investigator() -> None:
    deck = starter_deck(ROLAND)
    assert broken(deck.without(card("knife"))) == [("AHC-DBK-02", "")]
    assert broken(deck.with_(card("perception"))) == [("AHC-DBK-02", "")]


@pytest.mark.rule("AHC-DBK-03")
def test_weaknesses_and_signature_cards_do_not_count_toward_the_size() -> None:
    deck = starter_deck(ROLAND)
    assert len(deck.cards) == 32  # 30 and the two that only Roland has
    assert broken(deck.with_(BASIC_WEAKNESSES["haunted"])) == []


@pytest.mark.rule("AHC-DBK-04", "AHC-CPY-01")
def test_at_most_two_copies_of_a_title_whatever_their_levels() -> None:
    deck = changed(starter_deck(ROLAND), ["knife", "knife", "guts"], ["beat-cop-01018", "beat-cop-01028"])
    deck = deck.with_(card("perception"))
    assert broken(deck, "revised", "standalone") == [("AHC-DBK-04", "beat-cop-01028")]
    two = changed(starter_deck(ROLAND), ["knife"], ["beat-cop-01028"])
    assert broken(two, "revised", "standalone") == []


@pytest.mark.rule("AHC-CLS-03", "AHC-DBK-05")
def test_cards_of_a_class_that_the_options_do_not_name_are_refused() -> None:
    deck = changed(starter_deck(ROLAND), ["knife"], ["switchblade"])
    assert broken(deck) == [("AHC-CLS-03", "switchblade")]


@pytest.mark.rule("AHC-CLS-04", "AHC-STA-02")
def test_the_second_class_is_open_only_up_to_its_level() -> None:
    low = changed(starter_deck(ROLAND), ["knife"], ["encyclopedia"])  # Seeker 2
    assert broken(low, mode="standalone") == []
    high = changed(starter_deck(ROLAND), ["knife"], ["cryptic-research"])  # Seeker 4
    assert broken(high, mode="standalone") == [("AHC-CLS-04", "cryptic-research")]
    own = changed(starter_deck(ROLAND), ["knife"], ["shotgun"])  # Guardian 4
    assert broken(own, mode="standalone") == []


@pytest.mark.rule("AHC-CLS-02", "AHC-CLS-01")
def test_neutral_cards_are_open_to_everybody() -> None:
    for investigator in PERSONAS:
        deck = starter_deck(investigator).without(card("emergency-cache")).with_(card("elder-sign-amulet"))
        assert broken(deck, mode="standalone") == []


@pytest.mark.rule("AHC-DBK-05")
def test_the_signature_card_of_another_investigator_is_refused() -> None:
    assert broken(starter_deck(ROLAND).with_(card("wendys-amulet"))) == [("AHC-DBK-05", "wendys-amulet")]


@pytest.mark.rule("AHC-DBK-08")
def test_signature_cards_must_be_there_once() -> None:
    deck = starter_deck(ROLAND)
    assert broken(deck.without(card("cover-up"))) == [("AHC-DBK-08", "cover-up")]
    assert broken(deck.with_(card("rolands-38-special")))[0] == ("AHC-DBK-04", "rolands-38-special")


@pytest.mark.rule("AHC-AST-07")
def test_a_story_asset_cannot_be_built_into_a_deck() -> None:
    assert broken(starter_deck(ROLAND).with_(EARNED["lita-chantler"])) == [("AHC-AST-07", "lita-chantler")]


@pytest.mark.rule("AHC-DBK-06")
def test_without_experience_only_level_zero() -> None:
    deck = changed(starter_deck(ROLAND), ["knife"], ["police-badge"])
    assert broken(deck) == [("AHC-DBK-06", "police-badge")]


@pytest.mark.rule("AHC-DBK-07")
@pytest.mark.parametrize(("experience", "fits"), [(1, False), (2, True), (3, True)])
def test_who_begins_with_experience_may_have_spent_it(
    monkeypatch: pytest.MonkeyPatch, experience: int, fits: bool
) -> None:
    deck = changed(starter_deck(ROLAND), ["knife"], ["police-badge"])  # of level 2
    monkeypatch.setattr(deck.persona, "experience", experience)
    assert (broken(deck) == []) is fits


@pytest.mark.rule("AHC-DBK-09")
def test_the_random_basic_weakness_is_drawn_unless_the_list_names_it() -> None:
    deck = starter_deck(ROLAND)
    assert weaknesses_to_draw(deck, "campaign") == 1
    drawn = deck.with_(BASIC_WEAKNESSES["amnesia"])
    assert weaknesses_to_draw(drawn, "campaign") == 0
    assert broken(drawn.with_(BASIC_WEAKNESSES["haunted"])) == [("AHC-DBK-09", "haunted")]


@pytest.mark.rule("AHC-WEA-10")
def test_basic_weaknesses_come_from_the_collection_without_those_in_the_deck() -> None:
    deck = starter_deck(ROLAND).with_(BASIC_WEAKNESSES["amnesia"])
    pool = [weakness.key for weakness in weakness_pool("one-core", deck)]
    assert len(pool) == 9
    assert pool.count("amnesia") == 1
    madness = weakness_pool("one-core", deck, "madness")
    assert sorted({weakness.key for weakness in madness}) == ["amnesia", "hypochondria", "paranoia", "psychosis"]
    assert len(weakness_pool("two-cores", deck)) == 19


def worth(experience: int) -> DeckList:
    """Roland’s deck with cards of this much experience: invented ones of level 1."""
    deck = starter_deck(ROLAND)
    counted = [each for each in deck.cards if each.key not in deck.persona.requires]
    for number in range(experience):
        if number < len(counted):
            deck = deck.without(counted[number])
        deck = deck.with_(invented(f"lesson-{number}", 1))
    return deck


@pytest.mark.rule("AHC-STA-03", "AHC-STA-04", "AHC-STA-05", "AHC-STA-06")
@pytest.mark.parametrize(("experience", "weaknesses"), [(0, 1), (9, 1), (10, 2), (19, 2), (20, 3), (29, 3)])
def test_higher_levels_cost_a_standalone_deck_more_weaknesses(experience: int, weaknesses: int) -> None:
    deck = worth(experience)
    assert experience_in(deck) == experience
    assert weaknesses_for(deck, "standalone") == weaknesses
    assert weaknesses_for(deck, "campaign") == 1


@pytest.mark.rule("AHC-STA-07", "AHC-STA-08")
@pytest.mark.parametrize(("experience", "weaknesses"), [(30, 4), (39, 4), (40, 5), (49, 5)])
def test_still_higher_levels_cost_still_more(experience: int, weaknesses: int) -> None:
    assert weaknesses_for(worth(experience), "standalone") == weaknesses


@pytest.mark.rule("AHC-STA-09")
def test_fifty_experience_are_too_much_for_a_standalone_deck() -> None:
    assert ("AHC-STA-09", "") not in broken(worth(49), mode="standalone")
    assert ("AHC-STA-09", "") in broken(worth(50), mode="standalone")


@pytest.mark.rule("AHC-EXC-02", "AHC-EXC-03", "AHC-KEY-03")
def test_an_exceptional_card_costs_twice_and_comes_once() -> None:
    deck = changed(starter_deck(ROLAND), ["knife", "knife"], []).with_(*[invented("lantern", 3, "exceptional")] * 2)
    assert experience_in(deck) == 12
    assert broken(deck, "revised", "standalone") == [("AHC-EXC-03", "lantern")]
    one = changed(starter_deck(ROLAND), ["knife"], []).with_(invented("lantern", 3, "exceptional"))
    assert broken(one, "revised", "standalone") == []


@pytest.mark.rule("AHC-PRM-02", "AHC-PRM-03", "AHC-KEY-03")
def test_a_permanent_card_does_not_count_but_obeys_everything_else() -> None:
    permanent = invented("stubborn", 3, "permanent")
    deck = starter_deck(ROLAND)
    assert broken(deck.with_(permanent), "revised", "standalone") == []
    assert broken(deck.with_(permanent, permanent, permanent), "two-cores", "standalone") == [
        ("AHC-DBK-04", "stubborn")
    ]
    assert broken(starter_deck("wendy-adams").with_(permanent), mode="standalone") == [("AHC-CLS-03", "stubborn")]


def test_the_collection_limits_copies() -> None:
    deck = changed(starter_deck(ROLAND), ["knife"], ["machete"])
    assert broken(deck, "one-core") == [("AHC-COL-01", "machete")]
    assert broken(deck, "two-cores") == []
    assert broken(deck, "revised") == []
    vests = changed(starter_deck(ROLAND), ["knife", "knife"], ["bulletproof-vest"] * 2)
    assert broken(vests, "revised", "standalone") == []


def test_an_error_names_the_card_and_the_rule_in_every_language() -> None:
    fault = faults(changed(starter_deck(ROLAND), ["knife"], ["switchblade"]), "one-core", "campaign")[0]
    assert isinstance(fault, BadInput)
    english = error("en", fault.reason, fault.details, "arkham")
    assert english == "Switchblade is a Rogue card, which Roland Banks may not take (AHC-CLS-03)."
    assert (
        error("zh-Hans", fault.reason, fault.details, "arkham")
        == "“弹簧刀”是流浪者卡牌，罗兰·班克斯不能选用（AHC-CLS-03）。"
    )
