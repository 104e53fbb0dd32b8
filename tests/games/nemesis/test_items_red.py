"""Red Items: Energy Charges, what is thrown, drone, decoy, magazine and keys."""

from typing import Any

import pytest

from seance.testing import scene


def with_item(item: str, character: str = "scout", room: str = "006", **crew: Any) -> Any:
    """A character with one Item, and two cards of which "rest" pays for it."""
    crew.setdefault("hand", ["rest", "search"])
    return scene("nemesis").crew(character, room=room, items=[item], **crew).objectives_chosen()


def used(t: Any, item: str) -> bool:
    """It lies face up on its discards."""
    return [one.key for one in (*t.s.red.discard, *t.s.yellow.discard, *t.s.green.discard)] == [item]


# ---- Energy Charge ---------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-AITEM-03", "NEM-ITEM-03")
@pytest.mark.parametrize("charge", ["energy-charge-red", "energy-charge-yellow"])
def test_an_energy_charge_loads_an_energy_weapon_or_turns_a_door(charge: str) -> None:
    t = with_item(charge, ammo=1).answer(f"use-load:{charge}:rifle", ["pay:rest"])
    assert t.who("scout").gear[0].ammo == 4
    assert t.door_of("006-011") == "open"
    assert used(t, charge)
    assert t.asked() == "0 your-action"
    t = with_item(charge, ammo=1).answer(f"use-door:{charge}:corridor-006-011", ["pay:rest"])
    assert t.door_of("006-011") == "closed"
    assert t.who("scout").gear[0].ammo == 1
    t = with_item(charge, ammo=1).door("006-011").answer(f"use-door:{charge}:corridor-006-011", ["pay:rest"])
    assert t.door_of("006-011") == "open"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-HEAVY-06")
def test_an_energy_charge_needs_an_energy_weapon_that_is_not_full() -> None:
    t = with_item("energy-charge-red")
    assert t.refusal("use-load:energy-charge-red") == "NEM-HEAVY-06"
    assert t.asked() == "0 your-action"
    t = with_item("energy-charge-red", "captain", ammo=1)  # a 6-Shooter is a classic weapon
    assert t.refusal("use-load:energy-charge-red") == "NEM-HEAVY-06"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-DOOR-13")
def test_an_energy_charge_does_not_move_a_destroyed_door() -> None:
    t = with_item("energy-charge-red").door("006-011", "destroyed")
    assert not t.offers("use-door:energy-charge-red:corridor-006-011")
    assert t.offers("use-door:energy-charge-red:corridor-006-007")
    t.door("005-006", "destroyed").door("002-006", "destroyed").door("006-007", "destroyed")
    assert t.refusal("use-door:energy-charge-red") == "NEM-DOOR-13"
    assert t.asked() == "0 your-action"


# ---- Grenade ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-PVP-02")
def test_a_grenade_in_the_own_room_hurts_everybody_in_it() -> None:
    t = scene("nemesis", seats=3).crew("scout", room="006", hand=["rest"], items=["grenade"])
    t.crew("captain", room="006").crew("pilot", room="011").objectives_chosen()
    t.intruder("adult", "006").intruder("adult", "006").intruder("adult", "007")
    t.script("attacks", "scratch-4", "bite-3").script("wounds", "leg", "hand")
    t.answer("use-on:grenade:adult-2")
    assert [one.injuries for one in t.s.intruders] == [1, 2, 0]
    assert [who.serious for who in t.s.crew] == [1, 1, 0]
    assert used(t, "grenade")
    assert t.asked() == "0 your-action"


def test_a_grenade_into_a_neighbouring_room_hurts_only_those_who_are_there() -> None:
    t = (
        scene("nemesis", seats=2)
        .crew("scout", room="006", hand=["rest"], items=["grenade"])
        .crew("captain", room="007")
    )
    t.objectives_chosen().intruder("creeper", "007").script("attacks", "scratch-1").script("wounds", "arm")
    t.answer("use-on:grenade:creeper-1")
    assert t.s.intruders == []  # 2 Injuries against Blood 2
    assert [who.serious for who in t.s.crew] == [0, 1]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-DOOR-07")
def test_nothing_is_thrown_through_a_closed_door_or_further_than_next_door() -> None:
    t = with_item("grenade").intruder("adult", "007").intruder("adult", "008").door("006-007")
    assert t.refusal("use-on:grenade:adult-1") == "NEM-DOOR-07"
    assert not t.offers("use-on:grenade:adult-1")
    assert not t.offers("use-on:grenade:adult-2")
    assert t.asked() == "0 your-action"
    t = with_item("grenade").intruder("adult", "007").door("006-007", "destroyed")
    assert t.offers("use-on:grenade:adult-1")
    assert t.asked() == "0 your-action"


def test_a_grenade_needs_something_to_be_thrown_at() -> None:
    t = with_item("grenade").intruder("adult", "008")
    assert t.refusal("use-on:grenade") == "NEM-AITEM-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EGG-05", "NEM-EGG-07", "NEM-KEY-07")
def test_a_grenade_destroys_two_eggs_that_nobody_carries_and_noise_is_rolled() -> None:
    t = with_item("grenade", hands=["rifle", "intruder-egg"]).lying("007", *["intruder-egg"] * 3)
    t.script("noise", 4).answer("use-on:grenade:room-007", ["pay:rest"])
    assert t.objects_in("007") == ["intruder-egg-4"]
    assert len(t.who("scout").hands) == 2  # the carried one is safe
    assert t.who("scout").serious == 0
    assert t.noisy() == ["002-006"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EGG-05")
def test_a_grenade_at_an_intruder_destroys_eggs_there_too_without_a_noise_roll() -> None:
    t = with_item("grenade", room="005").explored("006", "canteen").lying("006", "intruder-egg")
    t.intruder("adult", "006").script("attacks", "scratch-4").answer("use-on:grenade:adult-1", ["pay:rest"])
    assert t.objects_in("006") == []
    assert t.s.intruders[0].injuries == 2
    assert not t.offers("use-on:grenade:room-006")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EGG-01")
def test_nobody_in_combat_throws_at_eggs() -> None:
    t = with_item("grenade").lying("007", "intruder-egg").intruder("adult", "006")
    assert t.refusal("use-on:grenade:room-007") == "NEM-EGG-01"
    assert t.offers("use-on:grenade:adult-1")
    assert t.asked() == "0 your-action"


def test_who_dies_of_the_own_grenade_rolls_for_no_noise() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest"], items=["grenade"], wounds=["leg"] * 3)
    t.crew("captain", room="001").objectives_chosen().lying("006", "intruder-egg")
    t.answer("use-on:grenade:room-006")
    assert t.who("scout").fate == "dead"
    assert t.asked() == "1 your-action"


# ---- Smoke Grenade ---------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-MOVE-05")
def test_a_smoke_grenade_lets_one_slip_away_and_costs_the_others_a_card() -> None:
    t = scene("nemesis", seats=4).crew("scout", room="006", hand=["rest", "search"], items=["smoke-grenade"])
    t.crew("captain", room="006", hand=["rest", "order"]).crew("pilot", room="006", hand=["contamination"])
    t.crew("soldier", room="007", hand=["rest"])
    t.objectives_chosen().intruder("queen", "006").script("noise", "silence")
    t.answer("use-on:smoke-grenade:room-011", ["pay:rest"], "1 discard:order")
    assert t.room_of("scout") == "011"
    assert t.hand("captain") == ["rest"]
    assert t.hand("pilot") == ["contamination"]  # no Action card
    assert t.hand("soldier") == ["rest"]  # elsewhere
    assert not t.happened("attacked")
    assert t.happened("noise-rolled", crew="scout")
    assert used(t, "smoke-grenade")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-CSYM-01", "NEM-DOOR-06")
def test_a_smoke_grenade_is_for_combat_and_for_ways_that_are_open() -> None:
    t = with_item("smoke-grenade")
    assert t.refusal("use-on:smoke-grenade") == "NEM-CSYM-01"
    assert t.asked() == "0 your-action"
    t = with_item("smoke-grenade").intruder("adult", "006").door("006-011")
    assert t.refusal("use-on:smoke-grenade:room-011") == "NEM-DOOR-06"
    assert t.offers("use-on:smoke-grenade:room-007")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SIDEB-03")
def test_a_smoke_grenade_names_the_corridor_where_two_lead_to_the_same_room() -> None:
    t = scene("nemesis", side="B").crew("scout", room="008", hand=["rest"], items=["smoke-grenade"]).objectives_chosen()
    t.intruder("adult", "008").door("005-008-a").explored("005", "canteen").script("noise", "silence")
    assert t.refusal("use-by:smoke-grenade:room-005:corridor-005-008-a") == "NEM-DOOR-06"
    t.answer("use-by:smoke-grenade:room-005:corridor-005-008-b")
    assert t.room_of("scout") == "005"
    assert t.asked() == "0 your-action"


# ---- Recon Drone -----------------------------------------------------------------------------------------------


def test_a_recon_drone_shows_one_player_a_room_and_its_token() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest"], items=["recon-drone"])
    t.crew("captain", room="006").answer("use:recon-drone")
    assert t.asked() == "0 look-at-which-room"
    assert not t.offers("look-at:room-011")
    t.script("tiles", "nest").script("explorations", "danger-1").answer("look-at:room-018")
    mine, theirs = (t.sees(seat).rooms[17] for seat in (0, 1))
    assert (mine.peeked_tile, mine.peeked_token) == ("nest", "danger-1")
    assert (theirs.peeked_tile, theirs.peeked_token, theirs.peeked_by) == ("", "", [0])
    assert t.heard(0, "looked-at-token")[0].args["effect"] == "danger"
    assert "effect" not in t.heard(1, "looked-at-token")[0].args
    assert t.asked() == "0 your-action"


def test_a_recon_drone_needs_an_unexplored_room() -> None:
    t = with_item("recon-drone")
    t.s.tiles[1:] = [tile or "cabins" for tile in t.s.tiles[1:]]
    t.s.tokens = [False] * len(t.s.tokens)
    assert not t.offers("use:recon-drone")
    assert t.refusal("use:recon-drone") == "NEM-MON-01"
    assert t.asked() == "0 your-action"


# ---- Decoy -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-IATK-03")
def test_a_decoy_draws_all_intruders_around_the_room_and_those_in_combat_attack_first() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest", "search"], items=["decoy"])
    t.crew("captain", room="006").objectives_chosen()
    t.intruder("adult", "006").intruder("creeper", "003").intruder("adult", "008").intruder("adult", "011")
    t.script("attacks", "scratch-1").answer("use-on:decoy:room-007", ["pay:rest"])
    assert sorted(t.intruders_in("007")) == ["adult", "adult", "creeper"]  # from 006, 003 and 008
    assert t.intruders_in("011") == ["adult"]  # no neighbour of 007
    assert t.happened("attacked", intruder="adult-1", crew="captain")  # the one with the fewest Action cards
    assert not t.happened("attacked", intruder="creeper-1")
    assert used(t, "decoy")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-DOOR-08", "NEM-DOOR-10")
def test_a_closed_door_keeps_intruders_from_the_decoy_and_breaks() -> None:
    t = with_item("decoy").intruder("adult", "003").intruder("adult", "008").door("003-007")
    t.answer("use-on:decoy:room-007", ["pay:rest"])
    assert t.intruders_in("003") == ["adult"]
    assert t.door_of("003-007") == "destroyed"
    assert t.intruders_in("007") == ["adult"]
    assert t.asked() == "0 your-action"


def test_a_decoy_is_of_no_use_where_no_intruder_is_near() -> None:
    t = with_item("decoy").intruder("adult", "018")
    assert t.refusal("use-on:decoy:room-007") == "NEM-AITEM-01"
    assert not t.offers("use-on:decoy:room-007")
    assert t.asked() == "0 your-action"


def test_who_is_killed_before_the_intruder_leaves_is_not_followed_by_further_attacks() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest"], items=["decoy"], wounds=["leg"] * 3)
    t.crew("captain", room="001").objectives_chosen().intruder("adult", "006").intruder("adult", "006")
    t.script("attacks", "scratch-1").answer("use-on:decoy:room-007")
    assert t.who("scout").fate == "dead"
    assert t.intruders_in("007") == ["adult", "adult"]
    assert t.asked() == "1 your-action"


# ---- Extended Magazine -----------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-HEAVY-07", "NEM-HEAVY-06")
def test_an_extended_magazine_becomes_one_card_with_the_weapon() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest"], items=["extended-magazine"], ammo=3)
    t.crew("captain", room="001")
    t.answer("use-on:extended-magazine:rifle")  # it costs nothing, but it is an action
    assert t.s.actions == 1
    gear = t.who("scout").gear[0]
    assert (gear.ammo, gear.capacity) == (5, 6)
    assert t.who("scout").items == []
    assert t.sees(1).crew[0].hands[0].attached == ["extended-magazine"]
    assert t.sees(1).crew[0].backs == []
    t.answer("drop-things")  # there is nothing else to drop: both are lost
    assert [(one.depth, one.cards) for one in t.sees(1).decks[3].known] == [(-1, ["extended-magazine"])]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-HEAVY-07")
def test_a_magazine_is_discarded_with_its_weapon() -> None:
    t = with_item("extended-magazine", "mechanic", hand=["pyrotechnics", "rest", "search"])
    t.answer("use-on:extended-magazine:sawed-off-shotgun", "play-burn:pyrotechnics", ["pay:rest"])
    assert used(t, "extended-magazine")
    assert t.who("mechanic").hands == []
    assert "sawed-off-shotgun" in [card.key for card in t.s.box]
    assert t.asked() == "0 your-action"


def test_an_extended_magazine_fits_only_energy_weapons() -> None:
    t = with_item("extended-magazine", "captain", hands=["6-shooter", "flamethrower"])
    assert t.refusal("use-on:extended-magazine") == "NEM-HEAVY-07"
    assert t.asked() == "0 your-action"


# ---- Comms Key -------------------------------------------------------------------------------------------------


def callers(tile: str = "comms-room", malfunction: bool = False, **pilot: Any) -> Any:
    t = scene("nemesis", seats=3).crew("scout", room="003", hand=["rest"], items=["comms-key"])
    t.crew("captain", room="001").crew("pilot", room="001", objectives=["quarantine", "my-precious"], **pilot)
    return t.explored("003", tile, malfunction=malfunction)


def test_a_comms_key_shows_an_objective_of_one_who_has_sent_the_signal() -> None:
    t = callers(signal=True).answer("use-on:comms-key:pilot")
    assert t.asked() == "0 which-objective-to-see"
    assert t.options() == ["look-at:personal", "look-at:corporate"]  # the backs differ
    t.answer("look-at:corporate")
    assert t.sees(0).crew[2].objective_cards == ["my-precious"]
    assert t.sees(1).crew[2].objective_cards == []
    assert t.heard(0, "objective-seen")[0].args["objective"] == "my-precious"
    assert "objective" not in t.heard(1, "objective-seen")[0].args
    assert t.asked() == "0 your-action"


def test_a_comms_key_needs_a_working_computer_and_somebody_who_has_sent_the_signal() -> None:
    t = callers()
    assert t.refusal("use-on:comms-key") == "NEM-COM-01"
    assert t.asked() == "0 your-action"
    t = callers("armory", signal=True)
    assert t.refusal("use-on:comms-key") == "NEM-PC-01"
    assert t.asked() == "0 your-action"
    t = callers(malfunction=True, signal=True)
    assert t.refusal("use-on:comms-key") == "NEM-PC-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-COOP-02")
def test_where_objectives_are_open_no_key_is_needed() -> None:
    t = scene("nemesis", seats=2, mode="coop").crew("scout", room="003", hand=["rest"], items=["comms-key"])
    t.crew("pilot", room="001", signal=True).explored("003", "comms-room")
    assert t.refusal("use-on:comms-key") == "NEM-COOP-02"
    assert t.asked() == "0 your-action"


# ---- Evacuation Key --------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-POD-01", "NEM-KEY-09")
def test_an_evacuation_key_opens_or_closes_a_pod_of_the_section() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="003", hand=["rest"], items=["evacuation-key"]).crew("captain")
    t.explored("003", "evacuation-section-a").pod(1, "a", is_open=False).pod(2, "b", is_open=False)
    assert not t.offers("use-open:evacuation-key:pod-2")
    assert not t.offers("use-close:evacuation-key:pod-1")
    t.answer("use-open:evacuation-key:pod-1")
    assert next(pod for pod in t.s.pods if pod.number == 1).open
    assert used(t, "evacuation-key")
    t = scene("nemesis", seats=2).crew("scout", room="003", hand=["rest"], items=["evacuation-key"]).crew("captain")
    t.explored("003", "evacuation-section-a").pod(1, "a").objectives_chosen().intruder("adult", "003")
    assert not t.offers("use-open:evacuation-key:pod-1")
    t.answer("use-close:evacuation-key:pod-1")  # in combat too
    assert not next(pod for pod in t.s.pods if pod.number == 1).open
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-POD-01")
def test_an_evacuation_key_is_of_no_use_elsewhere() -> None:
    t = with_item("evacuation-key")
    assert t.refusal("use-open:evacuation-key") == "NEM-POD-01"
    assert t.asked() == "0 your-action"


# ---- Self-Destruct Key -----------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-GEN-02", "NEM-KEY-12")
def test_a_self_destruct_key_starts_or_stops_the_sequence() -> None:
    t = with_item("self-destruct-key", room="003").explored("003", "laboratory")
    t.answer("use-start:self-destruct-key", ["pay:rest"])
    assert t.s.destruct == 6
    assert used(t, "self-destruct-key")
    t = with_item("self-destruct-key", room="003").explored("003", "laboratory").at(destruct=4)
    t.answer("use-stop:self-destruct-key", ["pay:rest"])
    assert t.s.destruct is None
    t = with_item("self-destruct-key", room="003").explored("003", "laboratory").at(destruct=3)
    assert t.refusal("use-stop:self-destruct-key") == "NEM-KEY-12"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-GEN-04")
def test_a_self_destruct_key_needs_a_computer_and_nobody_asleep() -> None:
    t = with_item("self-destruct-key", room="003").explored("003", "armory")
    assert t.refusal("use-start:self-destruct-key") == "NEM-PC-01"
    assert t.asked() == "0 your-action"
    t = scene("nemesis", seats=2).crew("scout", room="003", hand=["rest"], items=["self-destruct-key"])
    t.crew("captain", fate="hibernating").explored("003", "laboratory")
    assert t.refusal("use-start:self-destruct-key") == "NEM-GEN-04"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EGG-05", "NEM-EGG-06", "NEM-END-09")
@pytest.mark.parametrize(("item", "eggs"), [("grenade", 2), ("molotov-cocktail", 1)])
def test_what_kills_its_thrower_still_destroys_the_eggs_and_the_sleeper_has_won(item: str, eggs: int) -> None:
    """The last one awake dies of the throw; the Nest is destroyed before the ship jumps to Earth."""
    t = scene("nemesis", seats=2).crew("scout", room="003", hand=["rest"], items=[item], dressed=["leg", "arm", "body"])
    t.crew("captain", fate="hibernating", objectives=["quarantine"]).explored("003", "nest").at(eggs=eggs)
    t.objectives_chosen().engine(1, True).engine(2, True).engine(3, True).coordinates("coordinates-5")
    t.answer(f"use-on:{item}:room-003")
    assert t.happened("nest-destroyed")
    assert t.happened("nobody-awake")
    assert t.sees(1).crew[1].verdict[-2:] == ["objective-met", "won"]
    assert t.result
