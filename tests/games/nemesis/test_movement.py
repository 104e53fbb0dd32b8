"""Moving from room to room, careful steps and Escape."""

import pytest

from seance.testing import scene

HAND = ["rest", "search", "search", "interruption"]


@pytest.mark.rule("NEM-MOVE-01", "NEM-BAS-04", "NEM-BAS-02", "NEM-BOARD-03")
def test_movement_goes_to_a_neighbouring_room_for_one_card() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND)
    moves = [key for key in t.options() if key.startswith("move:")]
    assert moves == ["move:room-006", "move:room-008", "move:room-014", "move:room-015"]
    t.explored("006", "canteen").script("noise", 1).answer("move:room-006", ["pay:rest"])
    assert t.room_of("scout") == "006"
    assert t.hand("scout") == ["interruption", "search", "search"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-MOVE-02", "NEM-DOOR-06")
def test_a_closed_door_stops_a_character() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).door("006-011")
    assert not t.offers("move:room-006")
    assert t.refusal("move:room-006") == "NEM-DOOR-06"
    assert not t.offers("move-carefully:room-006")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SIDEB-03", "NEM-DOOR-02")
def test_two_corridors_between_two_rooms_are_two_ways() -> None:
    t = scene("nemesis", side="B").crew("scout", room="008", hand=HAND).door("005-008-a").explored("005", "canteen")
    assert not t.offers("move-by:room-005:corridor-005-008-a")
    t.script("noise", 4).answer("move-by:room-005:corridor-005-008-b", ["pay:rest"])
    assert t.room_of("scout") == "005"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-MOVE-03", "NEM-MOVE-04", "NEM-EXPL-02", "NEM-EXPL-18")
def test_the_worked_example_of_the_scout_and_the_canteen() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND)
    t.script("tiles", "canteen").script("explorations", "malfunction-2").script("noise", 2)
    t.answer("move:room-006", ["pay:rest"])
    assert t.s.tiles[6] == "canteen"
    assert t.s.items[6] == 3
    assert t.s.malfunction[6]
    assert t.noisy() == ["006-011"]
    happened = [one.event for one in t.game.events(seat=0)]
    assert happened[-5:] == ["explored", "token-turned", "malfunction", "noise-rolled", "noise-placed"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-MOVE-05")
def test_entering_an_empty_explored_room_needs_a_noise_roll() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).explored("006", "canteen").script("noise", 4)
    t.answer("move:room-006", ["pay:rest"])
    assert t.noisy() == ["002-006"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-MOVE-06")
def test_no_noise_roll_where_somebody_is_already() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="011", hand=HAND).crew("captain", room="006")
    t.answer("move:room-006", ["pay:rest"])
    assert not t.happened("noise-rolled")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-ENTER-01", "NEM-ENTER-02", "NEM-CSYM-02")
def test_entering_a_room_with_an_intruder_is_no_encounter_but_combat_at_once() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).explored("006", "canteen").objectives_chosen()
    t.intruder("adult", "006").bag(larva=1)
    t.answer("move:room-006", ["pay:rest"])
    assert not t.happened("noise-rolled")
    assert not t.happened("encounter")
    assert t.offers("melee:adult-1")
    assert t.intruders_in("006") == ["adult"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-BOARD-01", "NEM-ROOM-01")
def test_special_rooms_count_as_explored() -> None:
    t = scene("nemesis").crew("scout", room="017", hand=HAND).script("noise", 1)
    t.answer("move:room-020", ["pay:rest"])
    assert not t.happened("token-turned")
    assert t.noisy() == ["018-020"]  # 1 and 2 are one corridor
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-TECH-01", "NEM-BOARD-02")
def test_nobody_walks_into_technical_corridors() -> None:
    t = scene("nemesis").crew("scout", room="014", hand=HAND)
    moves = [key for key in t.options() if key.startswith("move:")]
    assert moves == ["move:room-011", "move:room-013", "move:room-017"]  # 3 is an entrance
    assert t.asked() == "0 your-action"


# ---- careful movement ------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-BAS-03", "NEM-BAS-06", "NEM-BAS-21")
def test_careful_movement_costs_two_and_puts_a_noise_marker_where_one_likes() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).explored("006", "canteen").noise("006-011")
    t.answer("move-carefully:room-006", ["pay:rest", "pay:search"])
    assert sorted(t.options()) == ["noise:corridor-002-006", "noise:corridor-005-006", "noise:corridor-006-007"]
    t.answer("noise:corridor-006-007")
    assert t.noisy() == ["006-007", "006-011"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-BAS-07")
def test_careful_movement_needs_a_corridor_without_noise() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).noise("002-006", "005-006", "006-007", "006-011")
    assert t.refusal("move-carefully:room-006") == "NEM-BAS-07"
    assert t.offers("move:room-006")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-BAS-08", "NEM-CSYM-03")
def test_no_careful_movement_in_combat() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).objectives_chosen().intruder("adult", "011")
    assert t.refusal("move-carefully") == "NEM-CSYM-03"
    assert not any(key.startswith("move-carefully") for key in t.options())
    assert t.asked() == "0 your-action"


def test_careful_movement_cancels_silence_and_danger_of_a_token_and_nothing_else() -> None:
    for token, items in (("silence-1", 1), ("danger-1", 3)):
        t = scene("nemesis").crew("scout", room="011", hand=HAND).objectives_chosen().intruder("adult", "007")
        t.script("tiles", "canteen").script("explorations", token)
        t.answer("move-carefully:room-006", ["pay:rest", "pay:search"], "noise:corridor-006-007")
        assert t.noisy() == ["006-007"]
        assert t.intruders_in("007") == ["adult"]
        assert t.s.items[6] == items
        assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-BAS-06", "NEM-EXPL-15")
def test_a_door_token_closes_the_door_behind_who_moves_carefully() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND)
    t.script("tiles", "canteen").script("explorations", "door-1")
    t.answer("move-carefully:room-006", ["pay:rest", "pay:search"], "noise:corridor-006-007")
    assert t.door_of("006-011") == "closed"
    assert t.asked() == "0 your-action"


def test_careful_movement_to_others_makes_no_noise() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="011", hand=HAND).crew("captain", room="006")
    t.answer("move-carefully:room-006", ["pay:rest", "pay:search"])
    assert t.noisy() == []
    assert t.asked() == "0 your-action"


# ---- Escape ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-BAS-05", "NEM-ESC-02", "NEM-ESC-04", "NEM-IATK-06")
def test_the_worked_example_of_an_escape_with_a_bite() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND).objectives_chosen().intruder("adult", "006")
    t.script("attacks", "bite-1").script("wounds", "body").script("noise", 4)
    t.answer("move:room-011", ["pay:rest"])
    assert [one.card.key for one in t.who("scout").wounds] == ["body"]
    assert t.room_of("scout") == "011"
    told = [one.event for one in t.game.events(seat=0)]
    assert told.index("attacked") < told.index("moved")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-ESC-01", "NEM-ESC-05", "NEM-ESC-06")
def test_an_escape_into_an_unexplored_room_explores_it_and_rolls() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND).objectives_chosen().intruder("adult", "006")
    t.script("attacks", "tail-attack-1").script("tiles", "cabins").script("explorations", "door-1").script("noise", 2)
    t.answer("move:room-007", ["pay:rest"])
    assert t.s.tiles[7] == "cabins"
    assert t.door_of("006-007") == "closed"
    assert t.noisy() == ["007-008"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-ESC-03")
def test_each_intruder_makes_its_own_attack_the_largest_first() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND).objectives_chosen()
    t.intruder("creeper", "006").intruder("queen", "006").intruder("adult", "006")
    t.script("attacks", "transformation-1", "tail-attack-1", "tail-attack-2").script("noise", "silence")
    t.answer("move:room-011", ["pay:rest"])
    assert [one.args["intruder"] for one in t.heard(0, "attack-missed")] == ["queen-1", "adult-1", "creeper-1"]
    assert t.room_of("scout") == "011"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-ESC-07")
def test_who_dies_while_escaping_stays_in_the_room_as_a_corpse() -> None:
    t = (
        scene("nemesis", seats=2)
        .crew("scout", room="006", hand=HAND, wounds=["arm", "leg"])
        .crew("captain", room="001")
    )
    t.objectives_chosen().intruder("adult", "006").intruder("creeper", "006").script("attacks", "bite-1")
    t.answer("move:room-011", ["pay:rest", "pay:search"])
    assert t.objects_in("006") == ["character-corpse-1"]
    assert t.in_room("011") == []
    assert len(t.heard(0, "attack-missed")) == 0  # the Creeper has nobody left to attack
    assert t.asked() == "1 your-action"


def test_a_wounded_leg_makes_an_escape_dearer_but_not_a_walk() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest"], wounds=["leg"]).objectives_chosen()
    assert t.offers("move:room-011")
    assert t.asked() == "0 your-action"
    t = scene("nemesis").crew("scout", room="006", hand=["rest"], wounds=["leg"]).objectives_chosen()
    t.intruder("adult", "006")
    assert t.refusal("move") == "NEM-COST-01"
    assert t.asked() == "0 your-action"


def test_the_odds_of_a_move_are_told_on_request() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).explored("006", "canteen").noise("006-007", "006-011")
    odds = t.begin().preview("move:room-006").odds
    assert [(one.label, one.share) for one in odds] == [
        ("encounter", 0.4),
        ("danger", 0.1),
        ("marker", 0.4),
        ("silence", 0.1),
    ]
    assert t.asked() == "0 your-action"


# ---- rooms, pods and corridors ---------------------------------------------------------------------------------


@pytest.mark.rule("NEM-ROOM-02")
def test_besides_rooms_a_character_can_only_be_in_a_pod() -> None:
    t = scene("nemesis").pod(1, "a").explored("003", "evacuation-section-a").crew("scout", room="pod-1")
    assert (t.sees(0).crew[0].room, t.sees(0).crew[0].pod) == ("", "pod-1")
    assert not any(key.startswith(("move", "play", "act")) for key in t.options())
    t.halt("time").answer("leave-pod:pod-1")
    assert t.who("scout").room == 3


@pytest.mark.rule("NEM-ROOM-03", "NEM-ROOM-04")
def test_an_intruder_goes_from_room_to_room_and_never_stays_between() -> None:
    t = (
        scene("nemesis")
        .crew("scout")
        .objectives_chosen()
        .intruder("adult", "006")
        .intruder("adult", "007")
        .door("006-007")
    )
    t.at(phase="event").script("events", "bulkheads-open").halt("development")
    assert t.asked() == "0 scene-ends"
    assert sorted(one.room for one in t.s.intruders) == [6, 7]  # the door kept both in their rooms
    assert [one.room for one in t.sees(0).intruders] == ["room-006", "room-007"]


@pytest.mark.rule("NEM-ROOM-05")
def test_what_a_corridor_does_happens_in_the_room_that_is_entered() -> None:
    t = (
        scene("nemesis")
        .crew("scout", room="011", hand=HAND)
        .script("tiles", "canteen")
        .script("explorations", "door-1")
    )
    t.objectives_chosen().noise("006-011").bag(larva=1).script("noise", 2).answer("move:room-006", ["pay:rest"])
    assert t.intruders_in("006") == ["larva"]  # the Encounter by the noise of that corridor
    assert t.door_of("006-011") == "closed"
    assert t.asked() == "0 your-action"
