"""Weaknesses beyond the plain fight: wherever else they matter."""

from typing import Any

import pytest

from seance.testing import scene

TWO = ["rest", "search"]


def facing(kind: str, weakness: str, character: str = "scout", injuries: int = 0, **crew: Any) -> Any:
    """A character faces one Intruder in room 006, and a Weakness is known."""
    crew.setdefault("hand", TWO)
    t = scene("nemesis").crew(character, room="006", **crew).objectives_chosen().intruder(kind, "006", injuries)
    return t.weakness("intruder-carcass", weakness)


@pytest.mark.parametrize(
    ("character", "weapon", "injuries"),
    [("mechanic", "sawed-off-shotgun", 2), ("pilot", "shotgun", 2), ("captain", "6-shooter", 1)],
)
def test_with_vital_places_a_miss_is_a_hit_with_all_that_the_weapon_makes_of_it(
    character: str, weapon: str, injuries: int
) -> None:
    t = facing("adult", "vital-places", character).script("combat", "miss").script("attacks", "scratch-4")
    t.answer(f"shoot:adult-1:{weapon}", ["pay:rest"])
    assert t.s.intruders[0].injuries == injuries
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize("kind", ["creeper", "breeder"])
def test_vital_places_are_those_of_adults_alone(kind: str) -> None:
    t = facing(kind, "vital-places").script("combat", "miss")
    t.answer(f"shoot:{kind}-1:rifle", ["pay:rest"])
    assert t.s.intruders[0].injuries == 0
    assert t.asked() == "0 your-action"


def test_energy_that_does_not_hit_does_no_harm() -> None:
    t = facing("adult", "vulnerability-to-energy").script("combat", "miss")
    t.answer("shoot:adult-1:rifle", ["pay:rest"])
    assert t.s.intruders[0].injuries == 0
    assert t.asked() == "0 your-action"


def test_energy_destroys_one_egg_more() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=TWO).explored("003", "nest")
    t.weakness("intruder-egg", "vulnerability-to-energy").script("combat", "hit-1").script("noise", "silence")
    t.answer("shoot-eggs:rifle", ["pay:rest"])
    assert t.s.eggs == 3
    assert t.asked() == "0 your-action"


def test_a_flamethrower_burns_those_who_are_vulnerable_to_fire() -> None:
    t = facing("breeder", "vulnerability-to-fire", hands=["flamethrower"]).script("combat", "hit-1")
    t.script("attacks", "scratch-4", "scratch-3").answer("shoot:breeder-1:flamethrower-1", ["pay:rest"])
    assert t.s.intruders[0].injuries == 2
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EP-04")
def test_fire_burns_an_intruder_once_a_round_even_if_it_retreats_into_another() -> None:
    t = scene("nemesis").crew("scout", room="001").objectives_chosen().intruder("adult", "006").fire("006", "007")
    t.at(phase="fire").halt("event").script("attacks", "bite-4").script("events", "bulkheads-open")  # corridor 1
    assert t.asked() == "0 scene-ends"
    assert t.intruders_in("007") == ["adult"]
    assert t.s.intruders[0].injuries == 1


def test_a_creeper_on_the_brink_of_extinction() -> None:
    t = facing("creeper", "brink-of-extinction").script("combat", "hit-1").script("attacks", "scratch-1")
    t.answer("shoot:creeper-1:rifle", ["pay:rest"])
    assert t.s.intruders == []  # 2 - 1
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("kind", "dressed", "fate"), [("adult", ["leg", "arm"], "dead"), ("breeder", [], "")])
def test_the_way_of_fighting_saves_neither_the_badly_wounded_nor_from_others(
    kind: str, dressed: list[str], fate: str
) -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=TWO, dressed=dressed).crew("captain", room="001")
    t.objectives_chosen().intruder(kind, "006").weakness("intruder-egg", "way-of-fighting")
    t.at(phase="attacks").script("attacks", "bite-1").halt("fire")
    if not dressed:
        t.script("wounds", "body")
    assert t.asked() == "0 scene-ends"
    assert (t.who("scout").fate, t.who("scout").light) == (fate, 0)


def test_the_queen_in_the_nest_is_slower_too() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["rest", "search", "demolition"]).explored("003", "nest")
    t.objectives_chosen().weakness("intruder-egg", "reaction-to-danger").bag(queen=1)
    t.at(phase="development").halt("round-end")
    assert t.asked() == "0 scene-ends"
    assert t.intruders_in("003") == ["queen"]
    assert not t.happened("surprise-attack")  # 4 - 1 against 3 cards


@pytest.mark.rule("NEM-SURP-01", "NEM-ENC-08")
def test_one_card_is_enough_against_the_lowest_number() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=["rest", "search"]).objectives_chosen()
    t.explored("006", "canteen").weakness("intruder-egg", "reaction-to-danger").noise("006-007").bag(larva=[1])
    t.script("noise", 1).answer("move:room-006", ["pay:rest"])
    assert not t.happened("surprise-attack")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SURP-01", "NEM-ENC-09")
def test_a_number_is_never_lower_than_one() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=["rest"]).objectives_chosen().explored("006", "canteen")
    t.weakness("intruder-egg", "reaction-to-danger").noise("006-007").bag(larva=[1]).script("noise", 1)
    t.answer("move:room-006")
    assert t.happened("surprise-attack")  # no card in hand is less than 1
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(
    ("kinds", "door"), [(["adult", "creeper"], "closed"), (["adult", "breeder"], "destroyed"), (["queen"], "destroyed")]
)
def test_the_way_of_moving_holds_for_events_and_companies(kinds: list[str], door: str) -> None:
    t = scene("nemesis").crew("scout", room="001").objectives_chosen().weakness("intruder-egg", "way-of-moving")
    for kind in kinds:
        t.intruder(kind, "006")
    t.door("006-007").at(phase="event").script("events", "coolant-leak").halt("development")  # corridor 1
    assert t.asked() == "0 scene-ends"
    assert t.door_of("006-007") == door
    assert sorted(t.intruders_in("006")) == sorted(kinds)  # nobody has moved


def test_a_retreat_ends_at_a_door_that_the_small_cannot_break() -> None:
    t = facing("adult", "way-of-moving").door("006-011").script("combat", "hit-1").script("attacks", "bite-4")
    t.script("events", "hunt-2").answer("shoot:adult-1:rifle", ["pay:rest"])  # corridor 2
    assert t.door_of("006-011") == "closed"
    assert t.intruders_in("006") == ["adult"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-FCS-02", "NEM-WEAK-04")
def test_the_fire_control_system_injures_those_who_are_susceptible_to_phosphates() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=TWO).explored("003", "fire-control-system")
    t.objectives_chosen().weakness("intruder-egg", "susceptibility-to-phosphates")
    t.intruder("adult", "005").intruder("creeper", "005", 1).intruder("larva", "005")
    t.script("events", "hatching", "lurking", "coolant-leak")  # 3, 4: Technical Corridors, 1
    t.script("attacks", "scratch-4").script("supply", "creeper-1")
    t.answer("act:fire-control-system", "douse:room-005")
    assert t.intruders_in("006") == ["adult"]
    assert t.s.intruder("adult-1").injuries == 1  # where it has fled to
    assert t.in_bag("creeper") == 1  # gone before it could be hurt
    assert t.s.intruder("larva-1") is None  # killed in 010
    assert t.happened("killed", intruder="larva-1", room="room-010")
    assert t.asked() == "0 your-action"
