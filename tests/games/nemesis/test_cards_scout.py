"""The Scout's own Action cards."""

import pytest

from seance.testing import scene

# ---- Adrenaline ------------------------------------------------------------------------------------------------


def test_adrenaline_shoots_and_draws_a_card() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["adrenaline"]).intruder("adult", "003").objectives_chosen()
    t.script("combat", "miss").script("deck-scout", "rest").answer("play-shoot:adrenaline:adult-1:rifle")
    assert t.who("scout").gear[0].ammo == 3
    assert t.hand("scout") == ["rest"]
    assert t.asked() == "0 your-action"


def test_what_a_card_lets_one_do_says_its_chances_as_the_action_does() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["adrenaline", "rest"]).intruder("adult", "003")
    t.objectives_chosen()
    table = t.begin()
    plain, card = [table.preview(key, 0) for key in ("shoot:adult-1:rifle", "play-shoot:adrenaline:adult-1:rifle")]
    assert plain is not None
    assert card is not None
    assert (card.cost, card.odds) == (0, plain.odds)
    escape = table.preview("play-escape:adrenaline:room-001", 0)
    assert escape is not None
    assert (escape.cost, escape.danger, [note.on for note in escape.notes]) == (0, True, [("adult-1",)])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SHOOT-01")
def test_adrenaline_needs_ammo_to_shoot() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["adrenaline"], ammo=0).intruder("adult", "003")
    t.objectives_chosen()
    assert t.refusal("play-shoot:adrenaline") == "NEM-SHOOT-01"
    assert t.offers("play-escape:adrenaline:room-001")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-ESC-02", "NEM-ESC-06", "NEM-ESC-01")
def test_adrenaline_escapes_under_attack_and_then_draws() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["adrenaline"]).intruder("adult", "003").objectives_chosen()
    t.script("attacks", "scratch-1").script("noise", "silence").script("deck-scout", "rest")
    t.answer("play-escape:adrenaline:room-001")
    assert (t.room_of("scout"), t.who("scout").light, t.hand("scout")) == ("001", 1, ["rest"])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-ESC-07")
def test_the_dead_draw_no_card() -> None:
    wounds = ["leg", "arm", "body"]
    t = scene("nemesis", seats=2).crew("scout", room="003", hand=["adrenaline"], dressed=wounds).crew("pilot")
    t.intruder("adult", "003").objectives_chosen().script("attacks", "scratch-1")
    t.answer("play-escape:adrenaline:room-001")
    assert t.who("scout").fate == "dead"
    assert t.hand("scout") == []
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-DOOR-06")
def test_adrenaline_breaks_no_door_and_costs_no_more_with_a_wounded_leg() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["adrenaline"], wounds=["leg"]).intruder("adult", "003")
    t.objectives_chosen().door("001-003", "closed")
    assert t.refusal("play-escape:adrenaline:room-001") == "NEM-DOOR-06"
    assert t.offers("play-escape:adrenaline:room-007")
    assert t.asked() == "0 your-action"


def test_adrenaline_on_the_other_side_names_the_corridor() -> None:
    t = scene("nemesis", side="B").crew("scout", room="008", hand=["adrenaline"]).intruder("larva", "008")
    t.objectives_chosen().explored("005", "canteen").script("noise", "silence").script("deck-scout", "rest")
    t.answer("play-escape-by:adrenaline:room-005:corridor-005-008-b")
    assert t.room_of("scout") == "005"
    assert t.asked() == "0 your-action"


# ---- Reconnaissance --------------------------------------------------------------------------------------------


def test_reconnaissance_is_silent() -> None:
    t = scene("nemesis").crew("scout", hand=["reconnaissance", "rest"]).explored("006", "canteen")
    t.answer("play-on:reconnaissance:room-006")
    assert t.room_of("scout") == "006"
    assert t.noisy() == []
    assert t.asked() == "0 your-action"


def test_reconnaissance_cancels_the_danger_of_a_token_but_nothing_else() -> None:
    t = scene("nemesis").crew("scout", hand=["reconnaissance", "rest"]).intruder("adult", "005").objectives_chosen()
    t.script("tiles", "canteen").script("explorations", "danger-1").answer("play-on:reconnaissance:room-006")
    assert t.intruders_in("005") == ["adult"]
    assert t.noisy() == []
    t = scene("nemesis").crew("scout", hand=["reconnaissance", "rest"])
    t.script("tiles", "canteen").script("explorations", "fire-2").answer("play-on:reconnaissance:room-006")
    assert t.sees(0).rooms[5].fire
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-DOOR-06")
def test_reconnaissance_goes_through_no_closed_door() -> None:
    t = scene("nemesis").crew("scout", hand=["reconnaissance", "rest"]).door("006-011", "closed")
    assert t.refusal("play-on:reconnaissance:room-006") == "NEM-DOOR-06"
    assert t.asked() == "0 your-action"


def test_reconnaissance_on_the_other_side_names_the_corridor() -> None:
    t = scene("nemesis", side="B").crew("scout", hand=["reconnaissance", "rest"]).explored("005", "canteen")
    t.answer("play-by:reconnaissance:room-005:corridor-005-008-a")
    assert t.room_of("scout") == "005"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EXPL-15")
def test_reconnaissance_lets_a_door_fall_in_the_corridor_of_the_scout() -> None:
    t = scene("nemesis", side="B").crew("scout", hand=["reconnaissance", "rest"])
    t.script("tiles", "canteen").script("explorations", "door-1")
    t.answer("play-by:reconnaissance:room-005:corridor-005-008-b")
    assert (t.door_of("005-008-a"), t.door_of("005-008-b")) == ("open", "closed")
    t = scene("nemesis").crew("scout", hand=["reconnaissance", "rest"])
    t.script("tiles", "canteen").script("explorations", "door-1").answer("play-on:reconnaissance:room-006")
    assert t.door_of("006-011") == "closed"
    assert t.asked() == "0 your-action"


# ---- Scavenging ------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-SEARCH-08")
def test_scavenging_finds_something_where_nothing_is_left() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["scavenging", "rest"]).explored("003", "storage", items=0)
    t.script("red", "grenade", "decoy").answer("play:scavenging", "keep:grenade")
    assert (t.sees(0).rooms[2].items, t.sees(0).crew[0].items) == (0, ["grenade"])
    assert t.asked() == "0 your-action"


def test_scavenging_lowers_a_counter_that_is_not_0() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["scavenging", "rest"]).explored("003", "storage", items=2)
    t.script("red", "grenade", "decoy").answer("play:scavenging", "keep:grenade")
    assert t.sees(0).rooms[2].items == 1
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SPEC-02")
def test_scavenging_finds_nothing_where_search_is_forbidden() -> None:
    for room, tile in (("003", "nest"), ("011", "hibernatorium")):
        t = scene("nemesis").crew("scout", room=room, hand=["scavenging", "rest"]).explored(room, tile)
        assert t.refusal("play:scavenging") == "NEM-SPEC-02"
        assert t.asked() == "0 your-action"
