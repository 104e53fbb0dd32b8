"""Yellow Items: repairs, tape, fire, plans and the Space Suit."""

from typing import Any

import pytest

from seance.testing import scene


def with_item(item: str, room: str = "006", **crew: Any) -> Any:
    """A Mechanic with one Item, and two cards of which "rest" pays for it."""
    crew.setdefault("hand", ["rest", "search"])
    return scene("nemesis").crew("mechanic", room=room, items=[item], **crew).objectives_chosen()


def used(t: Any) -> list[str]:
    return [item.key for item in t.s.yellow.discard]


# ---- Duct Tape and Tools ---------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-MALF-03", "NEM-AITEM-03", "NEM-DISC-03")
@pytest.mark.parametrize("kit", ["duct-tape", "tools"])
def test_duct_tape_and_tools_repair_a_room(kit: str) -> None:
    t = with_item(kit).explored("006", "canteen", malfunction=True).answer(f"use-repair:{kit}", ["pay:rest"])
    assert not t.s.malfunction[6]
    assert used(t) == [kit]
    t = with_item(kit).explored("006", "canteen")
    assert t.refusal(f"use-repair:{kit}") == "NEM-MALF-03"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-ENG-02", "NEM-ENG-03", "NEM-ENG-05")
@pytest.mark.parametrize(("kit", "answer"), [("duct-tape", "leave-tokens"), ("tools", "exchange-tokens")])
def test_duct_tape_and_tools_repair_or_break_an_engine_even_in_a_room_with_malfunction(kit: str, answer: str) -> None:
    t = scene("nemesis", seats=2).crew("mechanic", room="021", hand=["rest"], items=[kit]).crew("captain", room="001")
    t.malfunction("021").engine(1, working=False).answer(f"use-engine:{kit}")
    assert t.asked() == "0 engine-tokens"
    upper = "engine-1-damaged" if answer == "leave-tokens" else "engine-1-working"
    t.answer(f"{answer}:{upper}")
    assert t.sees(0).engines[0].known[0].cards[0] == upper
    assert t.sees(1).engines[0].known == []
    assert t.s.malfunction[21]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-ENG-02")
def test_there_is_no_engine_elsewhere() -> None:
    t = with_item("tools")
    assert t.refusal("use-engine:tools") == "NEM-ENG-02"
    assert t.asked() == "0 your-action"


def test_tools_open_or_close_a_door_but_duct_tape_does_not() -> None:
    t = with_item("tools").answer("use-door:tools:corridor-006-011", ["pay:rest"])
    assert t.door_of("006-011") == "closed"
    t = with_item("tools").door("006-011").answer("use-door:tools:corridor-006-011", ["pay:rest"])
    assert t.door_of("006-011") == "open"
    t = with_item("duct-tape")
    assert not any(key.startswith("use-door") for key in t.options())
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-HEAVY-08", "NEM-HEAVY-03")
def test_duct_tape_joins_two_heavy_items_into_one_hand() -> None:
    t = with_item("duct-tape", hands=["sawed-off-shotgun", "fire-extinguisher"]).lying("006", "intruder-carcass")
    t.answer("tie:duct-tape:sawed-off-shotgun:fire-extinguisher-1", ["pay:rest"])
    assert t.who("mechanic").slots_used == 1
    assert used(t) == ["duct-tape"]
    t.answer("pick-up:intruder-carcass-1")
    assert [held.key for held in t.who("mechanic").hands] == [
        "sawed-off-shotgun", "fire-extinguisher-1", "intruder-carcass-1",
    ]  # fmt: skip


def tied(t: Any) -> Any:
    """The first two things in the Mechanic's hands are tied together."""
    one, other = t.s.crew[0].gear[:2]
    one.tied, other.tied = other.key, one.key
    return t


@pytest.mark.rule("NEM-HEAVY-08")
def test_duct_tape_is_not_for_objects() -> None:
    t = with_item("duct-tape", hands=["sawed-off-shotgun", "intruder-egg"])
    assert t.refusal("tie:duct-tape") == "NEM-HEAVY-08"
    assert t.asked() == "0 your-action"


def test_what_is_tied_can_be_used() -> None:
    t = tied(with_item("tools", hands=["sawed-off-shotgun", "fire-extinguisher"])).intruder("adult", "006")
    t.script("combat", "miss").answer("shoot:adult-1:sawed-off-shotgun", ["pay:rest"])
    assert t.who("mechanic").gear[0].ammo == 1
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-HEAVY-08")
def test_no_third_is_tied_to_two() -> None:
    t = tied(with_item("duct-tape", hands=["sawed-off-shotgun", "fire-extinguisher", "prototype-rifle"]))
    assert t.refusal("tie:duct-tape") == "NEM-HEAVY-08"
    assert t.asked() == "0 your-action"


def test_the_tape_is_gone_with_one_of_the_two() -> None:
    t = tied(with_item("duct-tape", hands=["sawed-off-shotgun", "fire-extinguisher"]))
    t.answer("drop-things", ["drop:fire-extinguisher-1"])
    assert t.who("mechanic").gear[0].tied == ""
    assert t.asked() == "0 your-action"


def test_one_good_arm_can_hold_two_things_that_are_tied() -> None:
    t = tied(with_item("grenade", hands=["sawed-off-shotgun", "fire-extinguisher", "prototype-rifle"], hand=["rest"]))
    t.intruder("larva", "006").script("wounds", "arm").answer("use-on:grenade:larva-1")
    assert t.asked() == "0 hands-full"
    t.answer("drop:prototype-rifle")
    assert [gear.key for gear in t.who("mechanic").gear] == ["sawed-off-shotgun", "fire-extinguisher-1"]
    assert t.asked() == "0 your-action"


# ---- Fire Extinguisher -----------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-DISC-03", "NEM-AITEM-03")
def test_a_fire_extinguisher_puts_out_a_fire() -> None:
    t = scene("nemesis").crew("mechanic", room="006", hand=["rest", "search"], hands=["fire-extinguisher"])
    t.fire("006", "007").answer("use-put-out:fire-extinguisher", ["pay:rest"])
    assert (t.s.fire[6], t.s.fire[7]) == (False, True)
    assert t.who("mechanic").hands == []
    assert used(t) == ["fire-extinguisher"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-RETR-02", "NEM-RETR-04")
def test_a_fire_extinguisher_drives_an_intruder_off() -> None:
    t = scene("nemesis").crew("mechanic", room="006", hand=["rest", "search"], hands=["fire-extinguisher"])
    t.fire("006").objectives_chosen().intruder("queen", "006").script("events", "hunt-2")
    t.answer("use-on:fire-extinguisher:queen-1", ["pay:rest"])
    assert t.intruders_in("011") == ["queen"]
    assert t.s.fire[6]  # one or the other
    assert t.asked() == "0 your-action"


def test_intruders_that_cannot_bear_phosphates_are_injured_too() -> None:
    t = scene("nemesis").crew("mechanic", room="006", hand=["rest", "search"], hands=["fire-extinguisher"])
    t.weakness("intruder-egg", "susceptibility-to-phosphates").objectives_chosen().intruder("adult", "006")
    t.script("events", "hunt-2").script("attacks", "scratch-4")
    t.answer("use-on:fire-extinguisher:adult-1", ["pay:rest"])
    assert t.s.intruders[0].injuries == 1
    assert t.asked() == "0 your-action"


def test_a_fire_extinguisher_needs_a_fire_or_an_intruder() -> None:
    t = scene("nemesis").crew("mechanic", room="006", hand=["rest"], hands=["fire-extinguisher"])
    assert t.refusal("use-put-out:fire-extinguisher") == "NEM-FIRE-04"
    assert not any(key.startswith("use") for key in t.options())
    assert t.asked() == "0 your-action"


def test_of_two_extinguishers_rather_the_one_that_is_not_tied_is_used() -> None:
    t = scene("nemesis", seats=2).crew(
        "mechanic", room="006", hand=["rest"], hands=["sawed-off-shotgun", "fire-extinguisher"]
    )
    t.crew("captain", room="001").fire("006")
    t.hold(tied(t).s.crew[0], "fire-extinguisher")
    t.answer("use-put-out:fire-extinguisher")
    assert [gear.key for gear in t.who("mechanic").gear] == ["sawed-off-shotgun", "fire-extinguisher-1"]
    assert t.who("mechanic").slots_used == 1
    assert t.sees(1).crew[0].items == []  # it never was in the Inventory
    assert t.asked() == "0 your-action"


# ---- Chemicals -------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-HEAVY-06")
def test_chemicals_load_a_flamethrower_and_nothing_else() -> None:
    t = with_item("chemicals", hands=["flamethrower", "sawed-off-shotgun"])
    for gear in t.s.crew[0].gear:
        gear.ammo = 0
    assert not t.offers("use-load:chemicals:sawed-off-shotgun")
    t.answer("use-load:chemicals:flamethrower-1", ["pay:rest"])
    assert [(gear.item.key, gear.ammo) for gear in t.who("mechanic").gear] == [
        ("sawed-off-shotgun", 0), ("flamethrower", 4),
    ]  # fmt: skip
    assert used(t) == ["chemicals"]
    t = with_item("chemicals", hands=["flamethrower"])  # full
    assert t.refusal("use-load:chemicals") == "NEM-HEAVY-06"
    assert t.asked() == "0 your-action"


# ---- Clothes ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-SLIME-03", "NEM-HEAL-01", "NEM-HEAL-02", "NEM-AITEM-03")
@pytest.mark.parametrize("clothes", ["clothes-yellow", "clothes-green"])
def test_clothes_wipe_off_slime_or_dress_a_wound(clothes: str) -> None:
    t = with_item(clothes, slimed=True, wounds=["leg", "body"]).answer(f"use-wipe:{clothes}", ["pay:rest"])
    assert not t.who("mechanic").slimed
    assert [wound.dressed for wound in t.who("mechanic").wounds] == [False, False]
    t = with_item(clothes, slimed=True, wounds=["leg", "body"]).answer(f"use-dress:{clothes}:body-2", ["pay:rest"])
    assert t.who("mechanic").slimed
    assert [wound.dressed for wound in t.who("mechanic").wounds] == [False, True]
    t = with_item(clothes)
    assert t.refusal(f"use-wipe:{clothes}") == "NEM-SHW-01"
    assert t.refusal(f"use-dress:{clothes}") == "NEM-EMR-01"
    assert t.asked() == "0 your-action"


# ---- Technical Corridors Plans ---------------------------------------------------------------------------------


@pytest.mark.rule("NEM-TECH-03", "NEM-TECH-04", "NEM-MOVE-05")
def test_the_plans_lead_through_the_technical_corridors() -> None:
    t = with_item("technical-corridors-plans", room="021")
    t.script("tiles", "canteen").script("explorations", "door-1").script("noise", "silence")
    t.answer("use-on:technical-corridors-plans:room-014", ["pay:rest"])
    assert t.room_of("mechanic") == "014"
    assert all(door == 0 for door in t.s.doors)  # no door in Technical Corridors
    assert t.happened("noise-rolled", crew="mechanic")
    assert used(t) == ["technical-corridors-plans"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-TECH-03")
def test_the_plans_need_an_entrance_at_both_ends() -> None:
    t = with_item("technical-corridors-plans", room="006")
    assert t.refusal("use-on:technical-corridors-plans") == "NEM-TECH-03"
    assert t.asked() == "0 your-action"
    t = with_item("technical-corridors-plans", room="021")
    assert not t.offers("use-on:technical-corridors-plans:room-021")
    assert not t.offers("use-on:technical-corridors-plans:room-020")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SIDEB-02")
def test_on_side_b_the_plans_work_within_one_network() -> None:
    t = scene("nemesis", side="B").crew("mechanic", room="001", hand=["rest"], items=["technical-corridors-plans"])
    found = [key.rpartition("-")[2] for key in t.options() if key.startswith("use-on")]
    assert found == ["007", "009", "010", "011", "018", "019"]  # red ones
    assert t.asked() == "0 your-action"


# ---- Space Suit ------------------------------------------------------------------------------------------------


def test_a_space_suit_leads_from_one_yellow_room_to_another_at_the_price_of_all_action_cards() -> None:
    t = with_item("space-suit", room="003", hand=["rest", "search", "contamination"])
    t.explored("003", "generator").explored("018", "comms-room").explored("005", "armory").script("noise", "silence")
    assert not t.offers("use-on:space-suit:room-005")
    t.answer("use-on:space-suit:room-018", ["pay:rest"])
    assert t.room_of("mechanic") == "018"
    assert t.hand("mechanic") == ["contamination"]
    assert t.happened("noise-rolled", crew="mechanic")
    assert used(t) == ["space-suit"]


def test_a_space_suit_needs_two_yellow_rooms() -> None:
    t = with_item("space-suit", room="003").explored("003", "armory").explored("018", "comms-room")
    assert t.refusal("use-on:space-suit") == "NEM-SEARCH-05"
    assert t.asked() == "0 your-action"
    t = with_item("space-suit", room="003").explored("003", "generator")
    assert t.refusal("use-on:space-suit") == "NEM-AIR-01"
    assert t.asked() == "0 your-action"


# ---- Nemesis Plans ---------------------------------------------------------------------------------------------


def test_the_plans_of_the_ship_show_one_player_two_tiles_without_their_tokens() -> None:
    t = scene("nemesis", seats=2).crew("mechanic", room="006", hand=["rest"], items=["nemesis-plans"])
    t.crew("captain", room="006").answer("use:nemesis-plans")
    assert t.asked() == "0 look-at-which-rooms"
    t.script("tiles", "shower-room", "nest").answer(["look-at:room-014", "look-at:room-018"])
    seen = [(room.peeked_tile, room.peeked_token) for room in t.sees(0).rooms if room.peeked_by]
    assert seen == [("shower-room", ""), ("nest", "")]
    assert all(room.peeked_tile == "" for room in t.sees(1).rooms)
    assert t.asked() == "0 your-action"


def test_with_one_room_unexplored_the_plans_show_that_one() -> None:
    t = with_item("nemesis-plans", hand=["rest"])
    for room in range(1, 22):
        if not t.s.tiles[room] and room not in (6, 18):
            t.s.tiles[room], t.s.tokens[room] = "cabins", False
    t.script("tiles", "nest").answer("use:nemesis-plans")
    assert t.sees(0).rooms[17].peeked_tile == "nest"
    assert t.asked() == "0 your-action"
