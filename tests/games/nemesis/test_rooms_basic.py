"""The rooms with "1" on the back: what their actions do, and when they cannot be used."""

from typing import Any

import pytest

from seance.testing import scene

TWO = ["rest", "search"]


def in_room(tile: str, key: str = "scout", seats: int = 1, **crew: Any) -> Any:
    """A character with two cards in a room of this kind, and in others the rest of the crew in the Hibernatorium."""
    crew.setdefault("hand", TWO)
    return scene("nemesis", seats=seats).crew(key, room="003", **crew).explored("003", tile).objectives_chosen()


# ---- rooms in general ------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-AROOM-02")
def test_a_room_action_costs_two_action_cards() -> None:
    t = in_room("comms-room", hand=["rest", "search", "demolition"])
    t.answer("act:comms-room", ["pay:rest", "pay:demolition"])
    assert t.hand("scout") == ["search"]
    assert in_room("comms-room", hand=["rest", "contamination"]).refusal("act:comms-room") == "NEM-COST-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-RACT-01", "NEM-AROOM-01")
def test_a_room_action_is_only_for_those_in_the_room() -> None:
    t = in_room("comms-room").explored("007", "canteen")
    assert t.offers("act:comms-room")
    t = scene("nemesis").crew("scout", room="007", hand=TWO, light=1).explored("003", "comms-room")
    t.explored("007", "canteen")
    assert not t.offers("act:comms-room")
    assert t.offers("act:canteen")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-RACT-02")
def test_no_room_action_with_an_intruder_in_the_room() -> None:
    t = in_room("comms-room").intruder("larva", "003")
    assert not t.offers("act:comms-room")
    assert t.refusal("act:comms-room") == "NEM-RACT-02"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-MALF-01", "NEM-FIRE-06")
def test_a_malfunction_stops_the_room_action_and_fire_does_not() -> None:
    t = in_room("comms-room").malfunction("003")
    assert t.refusal("act:comms-room") == "NEM-MALF-01"
    t = in_room("comms-room").fire("003")
    assert t.offers("act:comms-room")
    assert t.asked() == "0 your-action"


# ---- Armory ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-ARM-01", "NEM-ARM-03")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 4)])
def test_the_armory_adds_two_ammo_but_not_beyond_the_capacity(before: int, after: int) -> None:
    t = in_room("armory", ammo=before).answer("act-on:armory:rifle")
    assert t.who("scout").gear[0].ammo == after
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-ARM-01")
def test_the_armory_loads_one_weapon() -> None:
    t = in_room("armory", hands=["rifle", "prototype-pistol"], ammo=0)
    t.who("scout").gear[1].ammo = 0
    t.answer("act-on:armory:prototype-pistol")
    assert [gear.ammo for gear in t.who("scout").gear] == [0, 2]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-ARM-02")
def test_the_armory_loads_no_classic_weapon() -> None:
    t = in_room("armory", "captain", ammo=0)
    assert t.options(0).count("act-on:armory:6-shooter") == 0
    assert t.refusal("act-on:armory:6-shooter") == "NEM-ARM-02"
    t = in_room("armory", hands=["intruder-carcass"])
    assert t.refusal("act-on:armory") == "NEM-ARM-01"
    assert t.asked() == "0 your-action"


def test_a_full_weapon_is_not_loaded() -> None:
    t = in_room("armory", ammo=4)
    assert t.refusal("act-on:armory:rifle") == "NEM-ARM-03"
    assert t.asked() == "0 your-action"


# ---- Comms Room ------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-COM-01", "NEM-OBJ-03")
def test_the_comms_room_sends_the_signal_of_one_character() -> None:
    t = in_room("comms-room", seats=2).crew("captain", room="003")
    t.answer("act:comms-room")
    assert t.who("scout").signal
    assert not t.who("captain").signal
    assert t.sees(1).crew[0].signal  # on the board, for all to see
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-COM-02")
def test_the_signal_does_nothing_else() -> None:
    t = in_room("comms-room")
    t.begin()
    before = t.sees(0)
    t.answer("act:comms-room")
    after = t.sees(0)
    assert (after.intruders, after.corridors, after.rooms, after.pods, after.time) == (
        before.intruders, before.corridors, before.rooms, before.pods, before.time,
    )  # fmt: skip
    assert t.asked() == "0 your-action"


def test_the_signal_is_sent_once() -> None:
    t = in_room("comms-room", signal=True)
    assert t.refusal("act:comms-room") == "NEM-COM-01"
    assert t.asked() == "0 your-action"


# ---- Emergency Room --------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-EMR-01", "NEM-HEAL-02")
def test_the_emergency_room_dresses_all_serious_wounds() -> None:
    t = in_room("emergency-room", wounds=["leg", "arm"], light=1)
    t.answer("act-dress-all:emergency-room")
    assert [wound.dressed for wound in t.who("scout").wounds] == [True, True]
    assert not t.who("scout").suffers("leg")
    assert t.who("scout").light == 1  # one of three
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EMR-01", "NEM-HEAL-05", "NEM-WND-10")
def test_or_it_heals_one_dressed_wound() -> None:
    t = in_room("emergency-room", dressed=["leg", "leg"])
    t.answer("act-heal:emergency-room:leg-1")
    assert [wound.key for wound in t.who("scout").wounds] == ["leg-2"]
    assert [card.key for card in t.s.wounds.discard] == ["leg"]
    t = in_room("emergency-room", wounds=["leg"])
    assert t.refusal("act-heal:emergency-room") == "NEM-HEAL-05"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EMR-01", "NEM-HEAL-04", "NEM-HEAL-01")
def test_or_it_heals_all_light_wounds() -> None:
    t = in_room("emergency-room", light=2, wounds=["leg"])
    t.answer("act-heal-light:emergency-room")
    assert t.who("scout").light == 0
    assert not t.who("scout").wounds[0].dressed
    assert t.asked() == "0 your-action"


def test_the_emergency_room_has_nothing_for_the_healthy() -> None:
    t = in_room("emergency-room")
    assert t.refusal("act-dress-all:emergency-room") == "NEM-EMR-01"
    assert t.refusal("act-heal-light:emergency-room") == "NEM-EMR-01"
    assert t.asked() == "0 your-action"


# ---- Fire Control System ---------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-FCS-01", "NEM-FCS-02")
def test_the_fire_control_system_puts_out_one_fire_and_drives_intruders_out() -> None:
    t = in_room("fire-control-system").fire("006", "012").intruder("creeper", "006").intruder("adult", "006", 2)
    t.script("events", "hunt-2", "lurking")  # corridor 2 for the Adult, 4 for the Creeper
    t.answer("act:fire-control-system", "douse:room-006")
    assert not t.s.fire[6]
    assert t.s.fire[12]
    assert t.intruders_in("011") == ["adult"]
    assert t.intruders_in("002") == ["creeper"]  # Lurking itself does not happen
    assert t.s.intruder("adult-1").injuries == 2
    assert [card.key for card in t.s.events.discard] == ["hunt-2", "lurking"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-FCS-01", "NEM-FCS-03")
def test_a_room_without_fire_can_be_chosen_even_an_unexplored_one() -> None:
    t = in_room("fire-control-system").intruder("breeder", "010").script("events", "hatching")
    t.answer("act:fire-control-system", "douse:room-010")
    assert t.intruders_in("013") == ["breeder"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-FCS-02", "NEM-DOOR-08", "NEM-TECH-05", "NEM-DOOR-11")
def test_doors_and_technical_corridors_are_no_different_for_those_who_flee() -> None:
    t = in_room("fire-control-system").intruder("adult", "005", 1).intruder("creeper", "005").door("005-006")
    t.script("events", "hatching", "lurking")  # 3: a closed door; 4: Technical Corridors
    t.script("supply", "creeper-1")
    t.answer("act:fire-control-system", "douse:room-005")
    assert t.door_of("005-006") == "destroyed"
    assert t.intruders_in("005") == ["adult"]
    assert t.in_bag("creeper") == 1
    assert t.asked() == "0 your-action"


def test_characters_in_the_room_are_freed_from_combat() -> None:
    t = in_room("fire-control-system", seats=2).crew("captain", room="006").intruder("adult", "006")
    t.script("events", "hunt-2").answer("act:fire-control-system", "douse:room-006")
    assert t.intruders_in("006") == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-FCS-01")
def test_the_system_can_be_started_where_nothing_burns() -> None:
    t = in_room("fire-control-system").fire("012").answer("act:fire-control-system")
    assert len(t.options()) == 21  # any room of the ship
    t.answer("douse:room-009")
    assert t.s.fire[12]
    assert t.s.actions == 1
    assert t.asked() == "0 your-action"


# ---- Generator -------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-GEN-01")
def test_the_generator_starts_the_self_destruct_sequence_on_the_green_space() -> None:
    t = in_room("generator").answer("act-start:generator")
    assert t.s.destruct == 6
    assert t.happened("destruct-started")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-GEN-02", "NEM-GEN-03")
def test_the_generator_stops_the_sequence_and_a_new_one_begins_anew() -> None:
    t = in_room("generator", hand=["rest", "search", "demolition", "adrenaline"]).at(destruct=4)
    assert t.refusal("act-start:generator") == "NEM-GEN-01"
    t.answer("act-stop:generator", ["pay:rest", "pay:search"])
    assert t.sees(0).destruct == -1
    t.answer("act-start:generator")
    assert t.sees(0).destruct == 6
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-KEY-12")
def test_from_the_yellow_spaces_on_nothing_stops_the_sequence() -> None:
    t = in_room("generator").at(destruct=3)
    assert not t.offers("act-stop:generator")
    assert t.refusal("act-stop:generator") == "NEM-KEY-12"
    assert in_room("generator").refusal("act-stop:generator") == "NEM-GEN-02"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-GEN-04")
def test_nobody_starts_the_sequence_while_somebody_hibernates() -> None:
    t = in_room("generator", seats=2).crew("captain", fate="hibernating")
    assert t.refusal("act-start:generator") == "NEM-GEN-04"
    t = in_room("generator", seats=2).crew("captain", fate="escaped")
    assert t.offers("act-start:generator")
    assert t.asked() == "0 your-action"


def test_a_running_sequence_can_be_stopped_for_those_who_sleep() -> None:
    t = in_room("generator", seats=2).crew("captain", fate="hibernating").at(destruct=5)
    t.answer("act-stop:generator")
    assert t.s.destruct is None
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-GEN-05")
def test_a_ship_that_jumps_with_the_sequence_running_is_destroyed() -> None:
    t = scene("nemesis", seats=2).crew("scout", fate="hibernating").crew("captain", hand=TWO)
    t.at(phase="time", time=1, destruct=5)
    assert t.asked() == ""
    assert t.s.ship == "destroyed"
    assert t.who("scout").fate == "dead"


@pytest.mark.rule("NEM-GEN-06", "NEM-KEY-11")
def test_pods_that_the_sequence_has_opened_can_be_closed_again() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=TWO, passed=True).explored("006", "hatch-control-system")
    t.pod(1, "a", is_open=False).pod(2, "b", is_open=False).at(phase="time", destruct=4).halt("fire")
    assert t.asked() == "0 scene-ends"
    assert all(pod.open for pod in t.s.pods)
    t = scene("nemesis").crew("scout", room="006", hand=TWO).explored("006", "hatch-control-system")
    t.pod(1, "a").pod(2, "b").at(destruct=3).answer("act-close:hatch-control-system:pod-1")
    assert [pod.open for pod in t.s.pods] == [False, True]
    assert t.asked() == "0 your-action"


# ---- Laboratory ------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-LAB-01", "NEM-LAB-02", "NEM-WEAK-02", "NEM-WEAK-03")
def test_the_laboratory_analyses_an_object_that_is_carried() -> None:
    t = in_room("laboratory", hands=["intruder-egg"]).script("weaknesses", "vital-places")
    t.answer("act-on:laboratory:intruder-egg")
    assert t.sees(0).weaknesses == ["", "vital-places", ""]
    assert [held.key for held in t.who("scout").hands] == ["intruder-egg-1"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-LAB-01", "NEM-LAB-02", "NEM-WEAK-01")
def test_or_one_that_lies_there_or_another_carries() -> None:
    t = in_room("laboratory", seats=2, hand=["rest", "search", "demolition", "adrenaline"])
    t.crew("captain", room="003", hands=["intruder-carcass"]).lying("003", "blue-character-corpse")
    t.script("weaknesses", "way-of-moving", "brink-of-extinction")
    assert not t.offers("act-on:laboratory:intruder-egg")
    t.answer("act-on:laboratory:character-corpse", ["pay:rest", "pay:search"], "act-on:laboratory:intruder-carcass")
    assert t.sees(1).weaknesses == ["way-of-moving", "", "brink-of-extinction"]
    assert t.objects_in("003") == ["blue-character-corpse"]
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-LAB-01")
def test_without_an_object_the_laboratory_is_of_no_use() -> None:
    t = in_room("laboratory").lying("007", "intruder-carcass")
    assert t.refusal("act-on:laboratory") == "NEM-LAB-01"
    t = in_room("laboratory", hands=["intruder-carcass"]).weakness("intruder-carcass", "vital-places")
    assert t.refusal("act-on:laboratory") == "NEM-WEAK-03"
    assert t.asked() == "0 your-action"


# ---- Nest ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-NEST-01", "NEM-NEST-02", "NEM-NEST-03", "NEM-NEST-04")
def test_an_egg_is_taken_from_the_nest_and_then_noise_is_made() -> None:
    t = in_room("nest").script("noise", 1)
    t.answer("act:nest")
    assert (t.s.eggs, t.s.nest_destroyed) == (4, False)
    assert [held.key for held in t.who("scout").hands] == ["rifle", "intruder-egg-1"]
    assert t.noisy() == ["001-003"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-NEST-05")
def test_an_egg_on_the_floor_costs_one_card() -> None:
    t = in_room("nest", hand=["rest", "search", "demolition"]).lying("003", "intruder-egg")
    t.answer("pick-up:intruder-egg-1", ["pay:rest"])
    assert t.hand("scout") == ["demolition", "search"]
    assert t.s.eggs == 4  # those in the Nest stay there, and no noise is made
    assert t.asked() == "0 your-action"


def test_full_hands_drop_something_before_the_noise_roll() -> None:
    t = in_room("nest", hands=["rifle", "intruder-carcass"]).script("noise", "silence")
    t.answer("act:nest", "drop:intruder-carcass-1")
    assert t.objects_in("003") == ["intruder-carcass-1"]
    assert t.happened("noise-rolled")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-NEST-06", "NEM-OBJ-07")
def test_with_the_last_egg_the_nest_is_destroyed() -> None:
    t = in_room("nest").at(eggs=1).script("noise", "silence")
    t.answer("act:nest")
    assert t.s.nest_destroyed
    assert t.sees(0).nest_destroyed
    assert t.refusal("act:nest") == "NEM-NEST-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-NEST-08")
def test_nothing_can_be_searched_for_in_the_nest() -> None:
    t = in_room("nest")
    assert t.refusal("play:search") == "NEM-SPEC-02"
    assert not t.offers("play:search")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-NEST-07")
def test_fire_destroys_one_egg_in_every_burning_room() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="011", hands=["intruder-egg"]).crew("captain", room="006")
    t.explored("003", "nest", fire=True).lying("003", "intruder-egg").lying("007", "intruder-egg", "intruder-egg")
    t.lying("008", "intruder-egg").fire("007", "011").at(phase="fire").halt("event")
    assert t.asked() == "0 scene-ends"
    assert t.objects_in("003") == []  # what lies in the Nest burns first
    assert t.objects_in("007") == ["intruder-egg-4"]
    assert t.objects_in("008") == ["intruder-egg-5"]
    assert [held.key for held in t.who("scout").hands] == ["intruder-egg-1"]


# ---- Storage ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-STO-01")
@pytest.mark.parametrize(("colour", "items"), [("red", ["grenade", "decoy"]), ("green", ["bandages", "alcohol"])])
def test_storage_finds_items_of_any_colour(colour: str, items: list[str]) -> None:
    t = in_room("storage", seats=2).crew("captain", room="011").script(colour, *items)
    t.s.items[3] = 2
    t.answer(f"act-on:storage:{colour}", f"keep:{items[0]}")
    assert [item.key for item in t.who("scout").items] == [items[0]]
    assert [card.key for card in t.s.items_deck(colour).bottom[0].cards] == [items[1]]
    assert t.s.items[3] == 2  # its counter does not matter
    assert "items" not in t.heard(1, "found")[0].args
    assert t.asked() == "0 your-action"


def test_storage_works_even_if_nothing_is_left_to_search_for() -> None:
    t = in_room("storage").script("yellow", "tools", "duct-tape").answer("act-on:storage:yellow", "keep:tools")
    assert t.s.items[3] == 0
    assert t.asked() == "0 your-action"


# ---- Surgery ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-SUR-01", "NEM-SUR-02", "NEM-SUR-03", "NEM-SUR-05")
def test_surgery_removes_larva_and_infected_cards_for_a_light_wound() -> None:
    t = in_room("surgery", hand=[*TWO, "contamination"], discard=["contamination", "infected"], larva=True)
    t.at(actions=1).halt("airlock").script("scan", "infected", "clean")
    t.answer("act:surgery")
    who = t.who("scout")
    assert not who.larva
    assert who.light == 1
    assert sorted(card.key for card in who.deck.rest if not card.pays) == ["clean"]
    assert (len(who.deck), who.deck.discard) == (11, [])
    assert t.happened("scanned", n=3, infected=2)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("NEM-SUR-04", "NEM-SUR-06")
def test_after_surgery_the_player_has_passed_and_holds_no_cards() -> None:
    t = in_room("surgery", hand=["rest", "search", "demolition"], seats=2).crew("captain", hand=TWO)
    t.answer("act:surgery", ["pay:rest", "pay:search"])
    assert t.who("scout").passed
    assert t.hand("scout") == []
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-SUR-02", "NEM-SCAN-04")
def test_surgery_rids_of_a_larva_where_a_scan_would_have_killed() -> None:
    t = in_room("surgery", seats=2, hand=[*TWO, "contamination"], larva=True).crew("captain", hand=TWO)
    t.script("scan", "infected").answer("act:surgery")
    assert (t.who("scout").fate, t.who("scout").larva) == ("", False)
    assert t.s.intruders == []
    assert t.asked() == "1 your-action"


def test_surgery_hurts_twice_whoever_bleeds() -> None:
    t = in_room("surgery", wounds=["bleeding"], seats=2).crew("captain", hand=TWO)
    t.answer("act:surgery")
    assert t.who("scout").light == 2
    assert t.asked() == "1 your-action"


def test_surgery_can_kill() -> None:
    t = in_room("surgery", dressed=["leg", "arm", "body"], seats=2).crew("captain", hand=TWO)
    t.answer("act:surgery")
    assert t.who("scout").fate == "dead"
    assert not t.who("scout").passed
    assert t.asked() == "1 your-action"
