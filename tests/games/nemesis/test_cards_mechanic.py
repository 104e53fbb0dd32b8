"""The Mechanic's own Action cards."""

import pytest

from seance.testing import scene

# ---- Ingenuity -------------------------------------------------------------------------------------------------


def test_ingenuity_repairs_rooms_and_engines() -> None:
    t = scene("nemesis").crew("mechanic", room="003", hand=["ingenuity"]).explored("003", "storage", malfunction=True)
    t.answer("play-repair:ingenuity")
    assert not t.sees(0).rooms[2].malfunction
    t = scene("nemesis").crew("mechanic", room="020", hand=["ingenuity"]).script("engine-2", "engine-2-working")
    t.answer("play-engine:ingenuity", "leave-tokens:engine-2-working")
    assert t.asked() == "0 your-action"


def test_with_ingenuity_any_yellow_item_is_a_tool() -> None:
    items = ["chemicals", "space-suit", "grenade"]
    t = scene("nemesis").crew("mechanic", room="003", hand=["ingenuity", "rest"], items=items)
    assert not t.offers("craft:flamethrower")
    assert not t.offers("play-craft:ingenuity:taser")  # there is no battery
    t.answer("play-craft:ingenuity:flamethrower")
    assert t.sees(0).crew[0].items == ["grenade"]
    assert [held.key for held in t.sees(0).crew[0].hands] == ["sawed-off-shotgun", "flamethrower-1"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-CRAFT-04")
def test_with_ingenuity_a_yellow_item_in_hand_is_a_tool_too() -> None:
    t = scene("nemesis").crew(
        "mechanic", room="003", hand=["ingenuity", "rest"], items=["chemicals"], hands=["fire-extinguisher"]
    )
    assert not t.offers("craft:flamethrower")
    t.answer("play-craft:ingenuity:flamethrower")
    assert t.sees(0).crew[0].items == []
    assert [held.key for held in t.sees(0).crew[0].hands] == ["flamethrower-1"]
    assert [item.key for item in t.s.yellow.discard] == ["chemicals", "fire-extinguisher"]
    assert t.asked() == "0 your-action"


def test_the_same_card_is_not_two_components() -> None:
    t = scene("nemesis").crew("mechanic", room="003", hand=["ingenuity"], items=["chemicals", "bandages"])
    assert t.refusal("play-craft:ingenuity:flamethrower") == "NEM-BAS-17"
    assert t.asked() == "0 your-action"


def test_of_several_yellow_items_the_mechanic_chooses_one_that_leaves_enough() -> None:
    items = ["chemicals", "energy-charge-yellow", "space-suit"]
    t = scene("nemesis").crew("mechanic", room="003", hand=["ingenuity"], items=items)
    t.answer("play-craft:ingenuity:taser")
    assert t.options() == ["spend:chemicals", "spend:space-suit"]  # the charge is the battery
    t.answer("spend:space-suit")
    assert sorted(t.sees(0).crew[0].items) == ["chemicals", "taser"]
    assert t.asked() == "0 your-action"


# ---- Pyrotechnics ----------------------------------------------------------------------------------------------


def test_pyrotechnics_burns_an_item() -> None:
    t = scene("nemesis").crew("mechanic", room="003", hand=["pyrotechnics", "rest"], items=["alcohol"])
    t.answer("play-burn:pyrotechnics", "spend:alcohol")
    assert t.sees(0).rooms[2].fire
    assert t.sees(0).crew[0].items == []
    assert t.s.green.discard[0].key == "alcohol"
    assert t.asked() == "0 your-action"


def test_pyrotechnics_needs_an_item_and_a_room_that_does_not_burn() -> None:
    t = scene("nemesis").crew("mechanic", room="003", hand=["pyrotechnics", "rest"], hands=[])
    assert t.refusal("play-burn:pyrotechnics") == "NEM-ITEM-04"
    assert t.refusal("play-put-out:pyrotechnics") == "NEM-FIRE-04"
    t = scene("nemesis").crew("mechanic", room="003", hand=["pyrotechnics", "rest"]).fire("003")
    assert t.refusal("play-burn:pyrotechnics") == "NEM-FIRE-04"
    assert t.asked() == "0 your-action"


def test_pyrotechnics_puts_a_fire_out() -> None:
    t = scene("nemesis").crew("mechanic", room="003", hand=["pyrotechnics", "rest"]).fire("003")
    t.answer("play-put-out:pyrotechnics")
    assert not t.sees(0).rooms[2].fire
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-END-05")
def test_pyrotechnics_can_blow_up_the_ship() -> None:
    t = scene("nemesis").crew("mechanic", room="003", hand=["pyrotechnics", "rest"], items=["alcohol"], hands=[])
    t.fire("001", "011", "019", "020", "021", "002", "004", "005").answer("play-burn:pyrotechnics")
    assert t.happened("no-fire-marker-left", room="room-003")
    assert t.result == "nobody-won"
    assert t.asked() == ""


# ---- Technical Corridors ---------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-TECH-03")
def test_the_mechanic_crawls_to_another_entrance_and_then_passes() -> None:
    hand = ["technical-corridors-card", "rest", "search"]
    t = scene("nemesis", seats=2).crew("mechanic", room="002", hand=hand).crew("scout")
    t.explored("002", "storage").explored("021", "engine-1").script("noise", 1)
    t.answer("play-on:technical-corridors-card:room-021", ["pay:rest"])
    assert t.room_of("mechanic") == "021"
    assert t.noisy() == ["016-021"]
    assert t.asked() == "0 discard-on-pass"
    t.answer(["discard:search"])
    assert t.who("mechanic").passed
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-TECH-04")
def test_a_door_token_closes_nothing_behind_one_who_crawls() -> None:
    t = scene("nemesis", seats=2).crew("mechanic", room="002", hand=["technical-corridors-card", "rest"]).crew("scout")
    t.explored("002", "storage").script("tiles", "canteen").script("explorations", "door-2").script("noise", "silence")
    t.answer("play-on:technical-corridors-card:room-014")
    assert t.s.doors == [0] * 28
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-TECH-01", "NEM-TECH-03")
def test_only_from_a_room_with_an_entrance_and_only_by_this_card() -> None:
    t = scene("nemesis").crew("mechanic", room="003", hand=["technical-corridors-card", "rest"])
    assert t.refusal("play-on:technical-corridors-card") == "NEM-TECH-03"
    t = scene("nemesis").crew("scout", room="002", hand=["rest"])
    assert [key for key in t.options() if key.startswith("move")] == ["move:room-001", "move:room-006"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SIDEB-02")
def test_on_the_other_side_the_two_networks_do_not_meet() -> None:
    t = scene("nemesis", side="B").crew("mechanic", room="001", hand=["technical-corridors-card", "rest"])
    rooms = [key.removeprefix("play-on:technical-corridors-card:") for key in t.options() if "technical" in key]
    assert rooms == ["room-007", "room-009", "room-010", "room-011", "room-018", "room-019"]  # the red ones
    assert t.asked() == "0 your-action"


def test_who_dies_on_the_way_does_not_pass() -> None:
    hand, wounds = ["technical-corridors-card", "rest", "search"], ["leg", "arm", "body"]
    t = scene("nemesis", seats=2).crew("mechanic", room="002", hand=hand, dressed=wounds).crew("scout")
    t.explored("002", "storage").noise("016-021").bag(adult=[4]).objectives_chosen()
    t.script("noise", 1).script("attacks", "scratch-1")
    t.answer("play-on:technical-corridors-card:room-021", ["pay:rest"])
    assert t.who("mechanic").fate == "dead"
    assert t.asked() == "1 your-action"
