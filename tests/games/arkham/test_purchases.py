"""Buying cards between scenarios: what they cost, what makes room, what is refused."""

from __future__ import annotations

import pytest

from seance.engine.content import Row
from seance.games.arkham.rules.deck_building import DeckList, faults, starter_deck
from seance.games.arkham.rules.printed import BASIC_WEAKNESSES, EARNED, PLAYER_CARDS, PlayerCard
from seance.games.arkham.rules.purchases import (
    Buyer,
    bar_to_buy,
    bar_to_upgrade,
    buy,
    for_sale,
    price,
    removable,
    upgrades,
)  # fmt: skip

CARD = PLAYER_CARDS


def roland(experience: int, collection: str = "revised") -> Buyer:
    assert collection in ("one-core", "revised")
    return Buyer(starter_deck("roland-banks"), experience, "one-core" if collection == "one-core" else "revised")


def size(deck: DeckList) -> int:
    return len(deck.cards)


def bar(buyer: Buyer, key: str) -> str | None:
    found = bar_to_buy(buyer, CARD[key])
    return None if found is None else found.rule


@pytest.mark.rule("AHC-XP-05", "AHC-XP-08", "AHC-XP-10")
def test_a_bought_card_costs_its_level_and_another_makes_room() -> None:
    buyer = roland(5)
    before = size(buyer.deck)
    buy(buyer, CARD["shotgun"], CARD["knife"])
    assert (buyer.experience, size(buyer.deck)) == (1, before)
    assert CARD["shotgun"] in buyer.deck.cards
    assert buyer.deck.cards.count(CARD["knife"]) == 1


@pytest.mark.rule("AHC-XP-10")
def test_a_card_of_level_zero_costs_one() -> None:
    buyer = roland(1)
    buy(buyer, CARD["perception"], CARD["guts"])
    assert buyer.experience == 0


@pytest.mark.rule("AHC-XP-11")
def test_an_upgrade_costs_the_difference_of_the_levels() -> None:
    assert price(CARD["beat-cop-01028"], CARD["beat-cop-01018"]) == 2
    assert price(CARD["leo-de-luca-01054"], CARD["leo-de-luca-01048"]) == 1
    assert price(CARD["beat-cop-01028"], CARD["knife"]) == 2  # no upgrade: the full level
    three = invented("beat-cop", "3", 3)
    assert price(three, CARD["beat-cop-01028"]) == 1
    buyer = roland(2)
    assert (CARD["beat-cop-01018"], CARD["beat-cop-01028"]) in upgrades(buyer.deck)
    assert bar_to_upgrade(buyer, CARD["beat-cop-01018"], CARD["beat-cop-01028"]) is None
    buy(buyer, CARD["beat-cop-01028"], CARD["beat-cop-01018"])
    assert CARD["beat-cop-01018"] not in buyer.deck.cards
    assert buyer.experience == 0


def invented(title: str, code: str, level: int, *keywords: str) -> PlayerCard:
    row: dict[str, object] = {
        "key": f"{title}-{code}", "code": code, "kind": "asset", "faction": "guardian", "level": level, "cost": 1,
        "copies": 2, "revised": 2, "limit": 2, "keywords": list(keywords),
    }  # fmt: skip
    return PlayerCard(Row("invented", row))


@pytest.mark.rule("AHC-XP-05")
def test_what_is_too_expensive_is_refused() -> None:
    assert bar(roland(3), "shotgun") == "AHC-XP-05"
    assert bar(roland(4), "shotgun") is None
    found = bar_to_upgrade(roland(1), CARD["beat-cop-01018"], CARD["beat-cop-01028"])
    assert found is not None
    assert found.rule == "AHC-XP-05"


@pytest.mark.rule("AHC-XP-07")
def test_only_cards_that_the_investigator_may_have_can_be_bought() -> None:
    assert bar(roland(9), "hot-streak") == "AHC-XP-07"  # Rogue
    assert bar(roland(9), "cryptic-research") == "AHC-XP-07"  # Seeker above level 2
    assert bar(roland(9), "encyclopedia") is None


def test_titles_and_the_collection_limit_what_is_bought() -> None:
    buyer = roland(9)
    buy(buyer, CARD["beat-cop-01028"], CARD["knife"])
    assert bar(buyer, "beat-cop-01028") == "AHC-DBK-04"  # two of the title, though only one of this level
    assert bar(roland(9, "one-core"), "machete") == "AHC-COL-01"
    assert bar(roland(9, "revised"), "machete") is None


@pytest.mark.rule("AHC-XP-09")
def test_weaknesses_and_required_cards_cannot_make_room() -> None:
    deck = starter_deck("roland-banks").with_(BASIC_WEAKNESSES["amnesia"], EARNED["lita-chantler"])
    kept = {CARD["cover-up"], CARD["rolands-38-special"], BASIC_WEAKNESSES["amnesia"], EARNED["lita-chantler"]}
    assert not kept & set(removable(deck))
    assert set(removable(deck)) == set(deck.cards) - kept


@pytest.mark.rule("AHC-XP-12")
def test_each_copy_is_paid_for() -> None:
    buyer = roland(8)
    for _ in range(2):
        buy(buyer, CARD["shotgun"], CARD["knife"])
    assert buyer.experience == 0
    assert buyer.deck.cards.count(CARD["shotgun"]) == 2


@pytest.mark.rule("AHC-EXC-02")
def test_an_exceptional_card_costs_twice_its_level() -> None:
    assert price(invented("lantern", "9", 2, "exceptional")) == 4


@pytest.mark.rule("AHC-XP-08", "AHC-PRM-02")
def test_a_permanent_card_needs_no_room() -> None:
    buyer = roland(3)
    before = size(buyer.deck)
    buy(buyer, invented("stubborn", "8", 3, "permanent"), None)
    assert (buyer.experience, size(buyer.deck)) == (0, before + 1)


def test_whatever_can_be_bought_leaves_a_legal_deck() -> None:
    for card in for_sale():
        buyer = roland(5, "one-core")
        if bar_to_buy(buyer, card) is None:
            removed = next(each for each in removable(buyer.deck) if each is not card)
            buy(buyer, card, removed)
            assert faults(buyer.deck, "one-core", "standalone") == [], card
