"""Doors, fire and malfunctions."""

from typing import Any

import pytest

from seance.testing import scene

HAND = ["rest", "search", "search", "interruption"]
ALL_AROUND = ("001-002", "001-003", "001-004", "002-006", "003-007", "004-008", "005-006", "005-010", "006-007",
              "007-008", "008-009", "009-012")  # fmt: skip


# ---- doors -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-DOOR-04", "NEM-DOOR-05", "NEM-DOOR-11", "NEM-DOOR-15")
def test_a_door_is_open_closed_or_destroyed() -> None:
    t = scene("nemesis").crew("scout").door("006-011").door("008-011", "destroyed")
    doors = {one.key: one.door for one in t.sees(0).corridors}
    assert doors["corridor-006-011"] == "door-closed"
    assert doors["corridor-008-011"] == "door-destroyed"
    assert doors["corridor-011-014"] == "door-open"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-DOOR-12")
def test_a_destroyed_door_stops_neither_character_nor_intruder() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).door("006-011", "destroyed").explored("006", "canteen")
    t.script("noise", "silence").answer("move:room-006", ["pay:rest"])
    assert t.room_of("scout") == "006"
    assert t.asked() == "0 your-action"
    t = scene("nemesis").crew("scout").objectives_chosen().intruder("adult", "006").door("006-007", "destroyed")
    t.at(phase="event").script("events", "bulkheads-open").halt("development")
    assert t.asked() == "0 scene-ends"
    assert t.intruders_in("007") == ["adult"]


@pytest.mark.rule("NEM-DOOR-08")
def test_an_intruder_at_a_closed_door_destroys_it_and_does_not_move() -> None:
    t = scene("nemesis").crew("scout").objectives_chosen().intruder("adult", "006").door("006-007")
    t.at(phase="event").script("events", "bulkheads-open").halt("development")
    assert t.asked() == "0 scene-ends"
    assert t.intruders_in("006") == ["adult"]
    assert t.door_of("006-007") == "destroyed"
    assert t.happened("door-destroyed", intruders=["adult-1"])  # whom it has held up is told


def exploring_through(corridor_state: str = "open") -> Any:
    """The Scout enters an unexplored room, and the door behind should close."""
    t = scene("nemesis").crew("scout", room="011", hand=HAND).door("011-014", corridor_state)
    return t.script("tiles", "cabins").script("explorations", "door-1").script("noise", "silence")


@pytest.mark.rule("NEM-DOOR-13")
def test_a_destroyed_door_cannot_be_closed_again() -> None:
    t = exploring_through("destroyed").answer("move:room-014", ["pay:rest"])
    assert t.door_of("011-014") == "destroyed"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-DOOR-17", "NEM-COMP-17")
def test_with_all_twelve_tokens_in_use_a_standing_one_is_moved() -> None:
    t = exploring_through()
    for place, corridor in enumerate(ALL_AROUND):
        t.door(corridor, "destroyed" if place < 10 else "closed")
    t.answer("move:room-014", ["pay:rest"])
    assert t.options() == ["take-door:corridor-008-009", "take-door:corridor-009-012"]  # never a destroyed one
    t.answer("take-door:corridor-009-012")
    assert t.door_of("009-012") == "open"
    assert t.door_of("011-014") == "closed"
    assert t.asked() == "0 your-action"


def test_with_all_twelve_doors_destroyed_none_is_placed() -> None:
    t = exploring_through()
    for corridor in ALL_AROUND:
        t.door(corridor, "destroyed")
    t.answer("move:room-014", ["pay:rest"])
    assert t.door_of("011-014") == "open"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-DOOR-01", "NEM-TECH-04")
def test_there_are_no_doors_in_technical_corridors() -> None:
    for side in ("A", "B"):
        s = scene("nemesis", side=side).s
        assert (
            len(s.doors) == s.board.technical == len([key for key in s.board.corridor_keys if "technical" not in key])
        )


# ---- fire ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-FIRE-01", "NEM-FIRE-02")
def test_who_ends_a_turn_in_fire_suffers_a_light_wound() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="011", hand=[*HAND, "demolition"]).crew("captain", hand=["rest"])
    t.explored("006", "canteen", fire=True).explored("007", "cabins").script("noise", "silence")
    t.answer("move:room-006", ["pay:rest"])
    assert t.who("scout").light == 0  # the turn goes on
    t.script("noise", "silence").answer("move:room-007", ["pay:search"])
    assert t.who("scout").light == 0  # and does not end in the fire
    t.answer("1 pass", [])
    t.script("noise", "silence").halt("time")
    t.answer("move:room-006", ["pay:search"], "pass", [])  # one action and a pass
    assert t.who("scout").light == 1
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("NEM-FIRE-03")
def test_who_has_passed_is_burnt_only_once() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=[]).crew("captain", hand=HAND).fire("006")
    t.answer("pass")
    assert t.who("scout").light == 1
    t.explored("008", "cabins").script("noise", "silence").answer("move:room-008", ["pay:rest"])
    t.script("noise", "silence").answer("move:room-011", ["pay:search"])
    assert t.who("scout").light == 1
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-FIRE-04")
def test_a_second_fire_in_a_room_has_no_effect_even_without_markers() -> None:
    t = (
        scene("nemesis")
        .crew("scout", room="011", hand=HAND)
        .fire("006", "001", "002", "003", "004", "005", "007", "008")
    )
    t.script("tiles", "canteen").script("explorations", "fire-1").script("noise", "silence")
    t.answer("move:room-006", ["pay:rest"])
    assert t.result is None
    assert sum(t.s.fire) == 8
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-FIRE-06", "NEM-FIRE-07", "NEM-SPEC-03")
def test_fire_prevents_neither_room_action_nor_search() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).at(time=8).fire("011")
    assert t.offers("act:hibernatorium")
    assert t.asked() == "0 your-action"
    t = scene("nemesis").crew("scout", room="006", hand=HAND).explored("006", "canteen", items=1, fire=True)
    assert t.offers("play:search")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-END-05", "NEM-COMP-16")
def test_a_ninth_fire_destroys_the_ship() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND)
    t.fire("009", "001", "002", "003", "004", "005", "007", "008")
    t.script("tiles", "canteen").script("explorations", "fire-1").answer("move:room-006", ["pay:rest"])
    assert t.s.ship == "destroyed"
    assert t.result == "nobody-won"
    assert t.asked() == ""


# ---- malfunctions ----------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-MALF-01", "NEM-MALF-05")
def test_a_malfunction_stops_the_room_action_in_special_rooms_too() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).at(time=8).malfunction("011")
    assert t.refusal("act:hibernatorium") == "NEM-MALF-01"
    assert not t.offers("act:hibernatorium")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-MALF-02")
def test_a_malfunction_does_not_prevent_a_search() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND).explored("006", "canteen", items=1, malfunction=True)
    assert t.offers("play:search")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-MALF-07")
def test_a_second_malfunction_in_a_room_has_no_effect_even_without_markers() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND)
    t.malfunction("006", "001", "002", "003", "004", "005", "007", "008")
    t.script("tiles", "canteen").script("explorations", "malfunction-1").script("noise", "silence")
    t.answer("move:room-006", ["pay:rest"])
    assert t.result is None
    assert sum(t.s.malfunction) == 8
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-END-06", "NEM-COMP-18")
def test_a_ninth_malfunction_breaks_the_ship_apart() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND)
    t.malfunction("009", "001", "002", "003", "004", "005", "007", "008")
    t.script("tiles", "canteen").script("explorations", "malfunction-1").answer("move:room-006", ["pay:rest"])
    assert t.s.ship == "destroyed"
    assert t.asked() == ""


@pytest.mark.rule("NEM-MALF-08", "NEM-PC-01")
def test_a_malfunction_disables_the_computer() -> None:
    s = scene("nemesis").explored("006", "command-center").explored("007", "monitoring-room", malfunction=True).s
    assert s.computer(6)
    assert not s.computer(7)
    assert not s.computer(11)
