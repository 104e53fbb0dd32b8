"""Green Items: dressings, food, injections, alcohol and drugs."""

from typing import Any

import pytest

from seance.testing import scene


def with_item(item: str, **crew: Any) -> Any:
    """A Scout with one Item in room 006, and two cards of which "rest" pays for it."""
    crew.setdefault("hand", ["rest", "search"])
    return scene("nemesis").crew("scout", room="006", items=[item], **crew).objectives_chosen()


def used(t: Any) -> list[str]:
    return [item.key for item in t.s.green.discard]


# ---- Bandages and Medkit ---------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-ITEM-07", "NEM-AITEM-03", "NEM-HEAL-02", "NEM-HEAL-04")
def test_the_worked_example_bandages_dress_a_serious_wound_or_heal_all_light_ones() -> None:
    t = with_item("bandages", light=2, wounds=["leg"]).answer("use-dress:bandages:leg-1", ["pay:rest"])
    assert t.who("scout").wounds[0].dressed
    assert t.who("scout").light == 2
    assert used(t) == ["bandages"]
    assert t.hand("scout") == ["search"]
    t = with_item("bandages", light=2, wounds=["leg"]).answer("use-heal-light:bandages", ["pay:rest"])
    assert t.who("scout").light == 0
    assert not t.who("scout").wounds[0].dressed
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-HEAL-05", "NEM-HEAL-03", "NEM-DISC-01")
def test_a_medkit_dresses_a_wound_or_heals_a_dressed_one() -> None:
    t = with_item("medkit", wounds=["leg"], dressed=["arm"]).answer("use-dress:medkit:leg-1", ["pay:rest"])
    assert [wound.dressed for wound in t.who("scout").wounds] == [True, True]
    t = with_item("medkit", wounds=["leg"], dressed=["arm"])
    assert not t.offers("use-heal:medkit:leg-1")  # not dressed yet
    t.answer("use-heal:medkit:arm-2", ["pay:rest"])
    assert [wound.card.key for wound in t.who("scout").wounds] == ["leg"]
    assert [card.key for card in t.s.wounds.discard] == ["arm"]
    assert used(t) == ["medkit"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-HEAL-05")
def test_dressings_are_for_those_who_are_wounded() -> None:
    t = with_item("bandages")
    assert t.refusal("use-dress:bandages") == "NEM-EMR-01"
    assert t.refusal("use-heal-light:bandages") == "NEM-EMR-01"
    assert t.asked() == "0 your-action"
    t = with_item("medkit", wounds=["leg"])
    assert t.refusal("use-heal:medkit") == "NEM-HEAL-05"
    assert t.asked() == "0 your-action"


# ---- Synthetic Food, Adrenaline, Drugs -------------------------------------------------------------------------


def test_synthetic_food_is_worth_two_cards() -> None:
    t = with_item("synthetic-food").script("deck-scout", "demolition", "adrenaline")
    t.answer("use:synthetic-food", ["pay:rest"])
    assert t.hand("scout") == ["adrenaline", "demolition", "search"]
    assert used(t) == ["synthetic-food"]
    assert t.asked() == "0 your-action"


def test_after_an_injection_one_acts_until_one_passes() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", items=["adrenaline-injection"],
                                       hand=["rest", "search", "interruption", "reconnaissance"])  # fmt: skip
    t.crew("captain", room="001").explored("011", "hibernatorium").script("deck-scout", "adrenaline")
    t.script("noise", "silence", "silence", "silence").answer("use:adrenaline-injection", ["pay:rest"])
    assert t.sees(1).endless
    t.answer(
        "move:room-011", ["pay:search"], "move:room-006", ["pay:interruption"], "move:room-011", ["pay:adrenaline"]
    )
    assert t.asked() == "0 your-action"  # the fourth action of this turn
    t.answer("pass", [])
    assert t.who("scout").passed
    assert not t.sees(1).endless
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-CSYM-04")
def test_an_injection_and_drugs_work_in_combat_too() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest"], items=["adrenaline-injection", "military-drugs"])
    t.objectives_chosen().intruder("adult", "006")
    assert t.offers("use:adrenaline-injection")
    assert t.offers("use:military-drugs")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-CONT-03")
def test_military_drugs_exchange_any_cards_and_one_more() -> None:
    t = with_item("military-drugs", hand=["rest", "search", "contamination"])
    t.answer("use:military-drugs", ["pay:rest"])
    assert t.asked() == "0 discard-cards"
    t.script("deck-scout", "demolition", "adrenaline", "scavenging")
    t.answer(["discard:search", "discard:contamination"])
    assert t.hand("scout") == ["adrenaline", "demolition", "scavenging"]
    assert used(t) == ["military-drugs"]
    t = with_item("military-drugs", hand=["rest", "search"]).script("deck-scout", "demolition")
    t.answer("use:military-drugs", ["pay:rest"], [])
    assert t.hand("scout") == ["demolition", "search"]
    assert t.asked() == "0 your-action"


# ---- Alcohol ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-SCAN-03", "NEM-SCAN-09", "NEM-SCAN-01")
def test_alcohol_removes_a_contamination_card_and_an_infected_one_brings_another() -> None:
    t = with_item("alcohol", hand=["rest", "contamination", "contamination"]).script("scan", "clean")
    t.answer("use-on:alcohol:contamination")
    assert t.hand("scout") == ["contamination"]
    assert [card.key for card in t.who("scout").deck.discard] == ["rest"]
    assert used(t) == ["alcohol"]
    t = with_item("alcohol", hand=["rest", "contamination"]).script("scan", "infected")
    t.answer("use-on:alcohol:contamination")
    assert t.hand("scout") == []
    assert [card.key for card in t.who("scout").deck.discard] == ["rest", "contamination"]
    assert not t.who("scout").larva


def test_alcohol_even_for_a_card_that_was_scanned_before() -> None:
    t = with_item("alcohol", hand=["rest", "search", "contamination", "infected"], larva=True)
    t.answer("use-on:alcohol:infected", ["pay:rest"])
    assert t.hand("scout") == ["contamination", "search"]
    assert t.who("scout").larva  # it stays
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SCAN-01")
def test_alcohol_is_for_those_who_hold_a_contamination_card() -> None:
    t = with_item("alcohol", discard=["contamination"])
    assert t.refusal("use-on:alcohol") == "NEM-SCAN-01"
    assert t.asked() == "0 your-action"
