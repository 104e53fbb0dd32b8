"""Crafted Items: Antidote, Taser, Flamethrower, Molotov Cocktail."""

from typing import Any

import pytest

from seance.testing import scene


def with_item(item: str, **crew: Any) -> Any:
    """A Scout with one Item in room 006, and two cards of which "rest" pays for it."""
    crew.setdefault("hand", ["rest", "search"])
    return scene("nemesis").crew("scout", room="006", items=[item], **crew).objectives_chosen()


# ---- Antidote --------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-SCAN-04", "NEM-SCAN-09", "NEM-SCAN-01")
def test_an_antidote_removes_all_infection_and_the_larva() -> None:
    t = scene("nemesis", seats=2).crew(
        "scout", room="006", hand=["rest", "search", "contamination", "infected"], items=["antidote"], larva=True,
        discard=["contamination", "demolition"],
    )  # fmt: skip
    t.crew("captain", room="006").script("scan", "clean", "infected").answer("use:antidote", ["pay:rest"])
    who = t.who("scout")
    assert not who.larva
    assert who.hand == []  # the hand is shuffled in too
    assert who.deck.discard == []
    assert sorted([card.key for card in who.deck.rest if not card.pays]) == ["clean", "contamination"]  # a new one
    assert len(who.deck) == 10 + 2
    assert who.passed
    assert t.happened("scanned", crew="scout", n=3, infected=2)
    assert t.asked() == "1 your-action"


def test_who_bleeds_suffers_when_the_antidote_ends_in_a_pass() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest"], items=["antidote"], wounds=["bleeding"])
    t.crew("captain", room="001").answer("use:antidote")
    assert t.who("scout").light == 1
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-CSYM-03")
def test_no_antidote_in_combat() -> None:
    t = with_item("antidote").intruder("adult", "006")
    assert t.refusal("use:antidote") == "NEM-CSYM-03"
    assert t.asked() == "0 your-action"


def test_a_used_crafted_item_can_be_made_again() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest"], items=["antidote"]).crew("captain")
    assert t.sees(1).crafted.count("antidote") == 2
    t.answer("use:antidote")
    assert t.sees(1).crafted.count("antidote") == 3
    assert t.asked() == "1 your-action"


# ---- Taser -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-AITEM-03", "NEM-RETR-02")
def test_a_taser_hurts_an_intruder_and_drives_it_off() -> None:
    t = with_item("taser").intruder("adult", "006").script("attacks", "scratch-4").script("events", "hunt-2")
    t.answer("use-on:taser:adult-1", ["pay:rest"])
    assert t.intruders_in("011") == ["adult"]
    assert t.s.intruders[0].injuries == 1
    assert t.asked() == "0 your-action"


def test_an_intruder_that_is_killed_or_has_fled_already_does_not_flee_again() -> None:
    t = with_item("taser").intruder("adult", "006", 1).script("attacks", "scratch-1")
    t.answer("use-on:taser:adult-1", ["pay:rest"])
    assert t.s.intruders == []
    t = with_item("taser").intruder("adult", "006").script("attacks", "claw-attack-4").script("events", "hunt-2")
    t.answer("use-on:taser:adult-1", ["pay:rest"])
    assert t.intruders_in("011") == ["adult"]
    assert t.asked() == "0 your-action"


def test_a_taser_makes_another_character_discard_the_whole_hand() -> None:
    t = scene("nemesis", seats=3).crew("scout", room="006", hand=["rest"], items=["taser"])
    t.crew("captain", room="006", hand=["rest", "contamination"]).crew("pilot", room="006")
    assert t.refusal("use-on:taser:pilot") == "NEM-AITEM-01"  # no cards in hand
    assert not t.offers("use-on:taser:scout")
    t.answer("use-on:taser:captain")
    assert t.hand("captain") == []
    assert t.sees(0).crew[1].discard == ["rest", "contamination"]
    assert t.asked() == "0 your-action"


def test_a_taser_needs_somebody_in_the_room() -> None:
    t = with_item("taser").intruder("adult", "007")
    assert t.refusal("use-on:taser") == "NEM-AITEM-01"
    assert t.asked() == "0 your-action"


# ---- Molotov Cocktail ------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-EGG-06")
def test_a_molotov_cocktail_burns_the_room_and_all_who_are_in_it() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest", "search"], items=["molotov-cocktail"])
    t.crew("captain", room="007").objectives_chosen().intruder("breeder", "007").intruder("larva", "007")
    t.script("attacks", "scratch-4", "bite-3").script("wounds", "leg")
    t.answer("use-on:molotov-cocktail:room-007", ["pay:rest"])
    assert t.s.fire[7]
    assert [(one.kind, one.injuries) for one in t.s.intruders] == [("breeder", 1)]  # the Larva is dead
    assert [who.serious for who in t.s.crew] == [0, 1]
    assert [item.key for item in t.s.crafted].count("molotov-cocktail") == 3
    assert t.asked() == "0 your-action"


def test_a_molotov_cocktail_in_the_own_room_spares_nobody() -> None:
    t = with_item("molotov-cocktail").script("wounds", "leg").answer("use-on:molotov-cocktail:room-006", ["pay:rest"])
    assert t.s.fire[6]
    assert t.who("scout").serious == 1
    assert t.asked() == "0 your-action"


def test_intruders_vulnerable_to_fire_suffer_more_from_it() -> None:
    t = with_item("molotov-cocktail").weakness("intruder-egg", "vulnerability-to-fire").intruder("adult", "007")
    t.script("attacks", "scratch-4").answer("use-on:molotov-cocktail:room-007", ["pay:rest"])
    assert t.s.intruders[0].injuries == 2
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-DOOR-07")
def test_a_molotov_cocktail_is_thrown_at_neighbours_with_an_intruder_and_not_through_doors() -> None:
    t = with_item("molotov-cocktail").intruder("adult", "007").intruder("adult", "011").door("006-011")
    assert t.offers("use-on:molotov-cocktail:room-007")
    assert not t.offers("use-on:molotov-cocktail:room-002")
    assert t.refusal("use-on:molotov-cocktail:room-011") == "NEM-DOOR-07"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EGG-06", "NEM-EGG-07")
def test_a_molotov_cocktail_destroys_one_egg_and_noise_is_rolled() -> None:
    t = with_item("molotov-cocktail").lying("007", "intruder-egg", "intruder-egg").script("noise", "silence")
    t.answer("use-on:molotov-cocktail:room-007", ["pay:rest"])
    assert t.objects_in("007") == ["intruder-egg-2"]
    assert t.s.fire[7]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-END-05")
def test_a_fire_too_many_is_the_end_of_the_ship() -> None:
    t = with_item("molotov-cocktail").fire("001", "002", "003", "004", "005", "009", "010", "012")
    t.answer("use-on:molotov-cocktail:room-006", ["pay:rest"])
    assert t.s.ship == "destroyed"
    assert t.asked() == ""
