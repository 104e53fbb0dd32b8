"""The Captain's own Action cards."""

import pytest

from seance.testing import scene

# ---- Reload ----------------------------------------------------------------------------------------------------


def test_reload_adds_one_ammo_to_the_six_shooter_even_in_combat() -> None:
    t = scene("nemesis").crew("captain", room="003", hand=["reload"], ammo=2).intruder("adult", "003")
    t.objectives_chosen().answer("play:reload")
    assert t.who("captain").gear[0].ammo == 3
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-HEAVY-06")
def test_reload_does_not_load_beyond_the_capacity_nor_another_weapon() -> None:
    t = scene("nemesis").crew("captain", room="003", hand=["reload"], ammo=6)
    assert t.refusal("play:reload") == "NEM-HEAVY-06"
    t = scene("nemesis").crew("captain", room="003", hand=["reload"], hands=["prototype-pistol"], ammo=0)
    assert t.refusal("play:reload") == "NEM-HEAVY-06"
    assert t.asked() == "0 your-action"


# ---- Order -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-MOVE-07")
def test_an_ordered_character_moves_explores_and_rolls_without_being_asked() -> None:
    t = scene("nemesis", seats=2).crew("captain", hand=["order"]).crew("scout", passed=True)
    t.script("tiles", "canteen").script("explorations", "slime-1").script("noise", 1)
    t.answer("play-on:order:scout", "go:room-006")
    assert t.room_of("scout") == "006"
    assert t.who("scout").slimed
    assert t.noisy() == ["006-007"]
    assert t.room_of("captain") == "011"
    assert t.asked() == "0 your-action"


def test_the_captain_may_follow_the_own_order() -> None:
    t = scene("nemesis", seats=2).crew("captain", hand=["order"]).crew("scout")
    t.explored("006", "canteen").script("noise", "silence").answer("play-on:order:captain", "go:room-006")
    assert t.room_of("captain") == "006"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-MOVE-02")
def test_an_order_leads_through_no_closed_door() -> None:
    t = scene("nemesis", seats=2).crew("captain", room="003", hand=["order"]).crew("scout", room="003")
    t.explored("003", "storage").door("001-003", "closed").explored("007", "canteen").script("noise", "silence")
    t.answer("play-on:order:scout")
    assert t.room_of("scout") == "007"  # the only way
    t = scene("nemesis", seats=2).crew("captain", room="003", hand=["order"]).crew("scout", room="003")
    t.explored("003", "storage").door("001-003", "closed").door("003-007", "closed")
    assert t.refusal("play-on:order:scout") == "NEM-MOVE-02"
    assert t.asked() == "0 your-action"


def test_an_order_reaches_only_the_own_room() -> None:
    t = scene("nemesis", seats=2).crew("captain", hand=["order"]).crew("scout", room="003").explored("003", "generator")
    assert not t.offers("play-on:order:scout")
    assert t.asked() == "0 your-action"


def test_with_the_intercom_an_order_reaches_rooms_with_a_computer() -> None:
    t = scene("nemesis", seats=3).crew("captain", hand=["order"], items=["intercom"])
    t.crew("scout", room="003").crew("pilot", room="004").explored("003", "generator").explored("004", "storage")
    assert not t.offers("play-on:order:pilot")
    t.script("noise", "silence").answer("play-on:order:scout", "go:room-001")
    assert t.room_of("scout") == "001"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-MALF-08")
def test_a_malfunction_cuts_the_intercom_off() -> None:
    t = scene("nemesis", seats=2).crew("captain", hand=["order", "motivation"], items=["intercom"])
    t.crew("scout", room="003").explored("003", "generator", malfunction=True)
    assert not t.offers("play-on:order:scout")
    t.script("deck-captain", "rest").answer("play:motivation")
    assert t.hand("scout") == []
    assert t.asked() == "0 your-action"


def test_nobody_is_ordered_out_of_a_fight() -> None:
    t = scene("nemesis", seats=2).crew("captain", hand=["order"], items=["intercom"]).crew("scout", room="003")
    t.explored("003", "generator").intruder("adult", "003").objectives_chosen()
    assert t.refusal("play-on:order:scout") == "NEM-BAS-04"
    assert t.asked() == "0 your-action"


def test_an_order_on_the_other_side_names_the_corridor_where_there_are_two() -> None:
    t = scene("nemesis", seats=2, side="B").crew("captain", hand=["order"]).crew("scout")
    t.explored("005", "canteen").door("005-008-a", "closed").script("noise", "silence")
    t.answer("play-on:order:scout")
    assert not t.offers("go-by:room-005:corridor-005-008-a")
    t.answer("go-by:room-005:corridor-005-008-b")
    assert t.room_of("scout") == "005"
    assert t.asked() == "0 your-action"


# ---- Motivation ------------------------------------------------------------------------------------------------


def test_motivation_gives_everybody_in_the_room_a_card() -> None:
    t = scene("nemesis", seats=3).crew("captain", hand=["motivation"]).crew("scout", passed=True)
    t.crew("pilot", room="001").script("deck-captain", "rest").script("deck-scout", "adrenaline")
    t.answer("play:motivation")
    assert (t.hand("captain"), t.hand("scout"), t.hand("pilot")) == (["rest"], ["adrenaline"], [])
    assert t.heard(0, "drew")[-1].args == {"crew": "scout", "n": 1}  # not which card
    assert t.asked() == "0 your-action"


def test_with_the_intercom_motivation_reaches_whom_the_captain_likes() -> None:
    t = scene("nemesis", seats=3).crew("captain", hand=["motivation"], items=["intercom"])
    t.crew("scout", room="003").crew("pilot", room="003").explored("003", "generator")
    t.script("deck-captain", "rest").script("deck-scout", "adrenaline")
    t.answer("play:motivation", ["motivate:scout"])
    assert (t.hand("captain"), t.hand("scout"), t.hand("pilot")) == (["rest"], ["adrenaline"], [])
    assert t.asked() == "0 your-action"
