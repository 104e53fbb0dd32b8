"""The Event cards, one by one: what moves, what happens, and where the card goes."""

from typing import Any

import pytest

from seance.testing import scene

TWO = ["rest", "search"]


def event(card: str, seats: int = 1, side: str = "A", **crew: Any) -> Any:
    """The Scout in the Hibernatorium (on side B 011 is an ordinary room), and this card comes up."""
    crew.setdefault("hand", TWO)
    crew.setdefault("room", "011")
    t = scene("nemesis", seats=seats, side=side).crew("scout", **crew).objectives_chosen()
    return t.at(phase="event").script("events", card).halt("development")


def over(t: Any) -> Any:
    """Let the event happen."""
    assert t.asked() == "0 scene-ends"
    return t


# ---- where the card goes ---------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-EP-10")
def test_a_card_is_discarded_if_it_does_not_say_otherwise() -> None:
    t = over(event("nest-event"))
    assert [card.key for card in t.s.events.discard] == ["nest-event"]
    assert len(t.s.events) == 19


@pytest.mark.rule("NEM-EP-10")
@pytest.mark.parametrize("card", ["evacuation-pod-ejection", "short-circuit", "coolant-leak", "life-support-failure"])
def test_four_cards_leave_the_game_and_the_deck_is_made_anew(card: str) -> None:
    t = event(card)
    t.s.events.discard = [t.s.events.rest.pop(0), t.s.events.rest.pop(0)]
    over(t)
    assert t.s.events.discard == []
    assert len(t.s.events) == 19
    assert card in [one.key for one in t.s.box]


@pytest.mark.rule("NEM-EP-10")
def test_the_malfunction_card_goes_back_into_the_deck_and_the_discards_stay() -> None:
    t = event("malfunction-event")
    t.s.events.discard = [t.s.events.rest.pop(0)]
    over(t)
    assert len(t.s.events.discard) == 1
    assert "malfunction-event" in [card.key for card in t.s.events.rest]


@pytest.mark.rule("NEM-EP-05", "NEM-EP-09")
def test_intruders_move_before_the_effect() -> None:
    """The Adult walks into room 008 first; then it is there that something breaks."""
    t = over(event("damage").intruder("adult", "007"))
    assert t.intruders_in("008") == ["adult"]
    assert [room for room, broken in enumerate(t.s.malfunction) if broken] == [8]


@pytest.mark.rule("NEM-EP-08", "NEM-DOOR-08", "NEM-DOOR-10")
def test_a_closed_door_stops_intruders_from_both_sides() -> None:
    """Corridor 1 joins 006 and 007: both Adults run against the same door, and neither goes through."""
    t = event("bulkheads-open").intruder("adult", "006").intruder("adult", "007").door("006-007")
    over(t)
    assert t.door_of("006-007") == "destroyed"
    assert (t.intruders_in("006"), t.intruders_in("007")) == (["adult"], ["adult"])


# ---- Intruders -------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-ENC-02")
def test_egg_protection_is_an_encounter_for_those_in_the_nest_or_with_an_egg() -> None:
    t = event("egg-protection", seats=3, room="003", hand=["rest", "search", "demolition"])
    t.crew("captain", room="006", hands=["intruder-egg"], hand=["rest", "order", "reload"])
    t.crew("pilot", room="008", hand=TWO).explored("003", "nest").noise("001-003", "002-006", "008-009")
    t.bag(adult=[2, 3]).script("bag", "adult-5", "adult-1")
    over(t)
    assert (t.intruders_in("003"), t.intruders_in("006"), t.intruders_in("008")) == (["adult"], ["adult"], [])
    assert t.noisy() == ["008-009"]  # an Encounter takes the noise around it


def test_egg_protection_surprises_whoever_has_few_cards() -> None:
    t = event("egg-protection", hands=["intruder-egg"], hand=["rest"]).bag(adult=[2]).script("attacks", "scratch-1")
    assert over(t).who("scout").light == 1


def test_egg_protection_finds_nobody() -> None:
    t = over(event("egg-protection").bag(adult=[2]).lying("011", "intruder-egg"))
    assert t.s.intruders == []


@pytest.mark.rule("NEM-NEST-04")
def test_hatching_puts_a_larva_into_whoever_is_in_the_nest_without_action_cards() -> None:
    t = event("hatching", seats=3, room="003", hand=["contamination"]).crew("captain", room="003", hand=["rest"])
    t.crew("pilot", room="001").explored("003", "nest")
    over(t)
    assert t.s.eggs == 4
    assert [who.larva for who in t.s.crew] == [True, False, False]
    assert [card.key for card in t.who("scout").deck.discard] == ["contamination"]
    assert t.in_bag("larva") == 0
    assert t.s.intruders == []  # it infests, it is no Encounter


@pytest.mark.rule("NEM-NEST-04")
def test_hatching_with_nobody_in_the_nest_puts_a_larva_into_the_bag() -> None:
    t = over(event("hatching").script("supply", "larva-3"))
    assert t.s.eggs == 4
    assert t.in_bag("larva") == 1


def test_hatching_of_the_last_egg_destroys_the_nest() -> None:
    t = event("hatching").script("supply", "larva-3")
    t.s.eggs = 1
    assert over(t).s.nest_destroyed
    t = event("hatching").script("supply", "larva-3")
    t.s.eggs = 0
    assert over(t).in_bag("larva") == 1  # without an Egg the rest of the card still happens


def test_regeneration_heals_two_injuries_of_every_intruder() -> None:
    t = event("regeneration", room="006").intruder("adult", "006", 3).intruder("creeper", "010", 1)
    t.intruder("creeper", "012")
    over(t)
    assert [intruder.injuries for intruder in t.s.intruders] == [1, 0, 0]
    assert t.happened("regenerated", intruder="creeper-1", n=1)
    assert not t.happened("regenerated", intruder="creeper-2")


@pytest.mark.rule("NEM-TOKN-01")
def test_lurking_takes_all_intruders_off_the_map_that_are_not_in_combat() -> None:
    t = event("lurking", room="006").intruder("adult", "006").intruder("larva", "012").intruder("breeder", "010", 2)
    t.script("supply", "larva-1", "breeder-2")
    over(t)
    assert t.intruders_in("006") == ["adult"]
    assert len(t.s.intruders) == 1
    assert [token.key for token in t.s.bag] == ["larva-1", "breeder-2"]


@pytest.mark.parametrize("card", ["hunt-2", "hunt-3"])
def test_hunt_leads_adults_to_characters_next_door(card: str) -> None:
    t = event(card, seats=3, room="006").crew("captain", room="008").crew("pilot", room="009")
    t.intruder("adult", "007").intruder("adult", "012").intruder("adult", "008").intruder("adult", "010")
    t.intruder("larva", "007")
    over(t)
    assert t.intruders_in("006") == ["adult"]  # from 007: of 006 and 008 the lower number
    assert t.intruders_in("009") == ["adult"]  # from 012
    assert t.intruders_in("008") == ["adult"]  # in combat
    assert t.intruders_in("010") == ["adult"]  # nobody next door
    assert t.intruders_in("007") == ["larva"]


@pytest.mark.rule("NEM-DOOR-08", "NEM-DOOR-10")
def test_hunters_go_where_no_door_stops_them_or_else_break_it() -> None:
    t = event("hunt-2", seats=2, room="006").crew("captain", room="008").door("006-007").intruder("adult", "007")
    over(t.intruder("larva", "007"))
    assert (t.intruders_in("007"), t.intruders_in("008")) == (["larva"], ["adult"])
    assert t.door_of("006-007") == "closed"
    t = event("hunt-2", room="006").door("006-007").intruder("adult", "007").intruder("adult", "007")
    over(t)
    assert t.intruders_in("007") == ["adult", "adult"]
    assert t.door_of("006-007") == "destroyed"


@pytest.mark.rule("NEM-SIDEB-03")
def test_on_the_other_side_hunters_take_the_corridor_without_a_door() -> None:
    t = event("hunt-3", side="B", room="013").door("corridor-011-013-a").intruder("adult", "011")
    over(t)
    assert t.intruders_in("013") == ["adult"]
    assert t.door_of("corridor-011-013-a") == "closed"


# ---- Larvae ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-CONT-05", "NEM-SCAN-05", "NEM-SCAN-06")
def test_eclosion_kills_those_with_a_larva_and_scans_the_others() -> None:
    t = event("eclosion", seats=3, room="006", larva=True)
    t.crew("captain", room="008", discard=["contamination"] * 2).crew("pilot", room="010", discard=["contamination"])
    for who in t.s.crew:  # all that is discarded so far is back in the deck
        who.deck.rest, who.deck.discard = who.deck.rest + who.deck.discard, []
    t.script("deck-captain", "contamination", "rest", "contamination", "search")
    t.script("deck-pilot", "contamination", "rest", "search", "search").script("scan", "clean", "infected", "clean")
    over(t)
    assert [who.fate for who in t.s.crew] == ["dead", "", ""]
    assert t.intruders_in("006") == ["creeper"]
    assert [who.larva for who in t.s.crew] == [True, True, False]
    assert [card.key for card in t.who("captain").deck.discard] == ["clean", "rest", "infected", "search"]
    assert t.happened("drew-openly", crew="pilot", cards=["clean", "rest", "search", "search"])


def test_eclosion_reaches_into_a_pod_but_not_to_those_who_sleep_or_have_left() -> None:
    t = event("eclosion", seats=4, room="pod-1", larva=True).crew("captain", room="pod-1", hand=[])
    t.crew("pilot", fate="hibernating", larva=True).crew("soldier", fate="escaped", larva=True)
    t.explored("002", "evacuation-section-a").pod(1, "a").pod(2, "b").pod(3, "a")
    t.script("deck-captain", "rest", "search", "search", "order")
    over(t)
    assert [who.fate for who in t.s.crew] == ["dead", "", "hibernating", "escaped"]
    assert t.intruders_in("002") == ["creeper"]
    assert t.in_room("002") == ["captain"]  # driven out of the pod
    assert t.objects_in("002") == ["character-corpse-1"]


def test_eclosion_makes_a_new_deck_when_the_cards_run_out() -> None:
    t = event("eclosion", hand=["search", "rest"]).script(
        "deck-scout", "interruption", "search", "demolition", "adrenaline"
    )
    deck = t.who("scout").deck
    deck.rest, deck.discard = [card for card in deck.rest if card.key == "interruption"], [
        card for card in deck.rest if card.key != "interruption"
    ]  # fmt: skip
    over(t)
    assert sorted(card.key for card in t.who("scout").deck.discard) == [
        "adrenaline", "demolition", "interruption", "search",
    ]  # fmt: skip
    assert len(t.who("scout").deck) == 4


# ---- fire and Malfunctions -------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-FIRE-05")
def test_flammable_compounds_set_the_hibernatorium_on_fire_or_all_rooms_around_it() -> None:
    t = over(event("flammable-compounds", room="001"))
    assert [room for room, fire in enumerate(t.s.fire) if fire] == [11]
    t = over(event("flammable-compounds", room="001").fire("011").door("006-011").door("011-014", "destroyed"))
    assert [room for room, fire in enumerate(t.s.fire) if fire] == [8, 11, 14, 15]  # not through a closed door


def test_on_the_other_side_the_hibernatorium_is_elsewhere() -> None:
    t = over(event("flammable-compounds", side="B", room="001"))
    assert [room for room, fire in enumerate(t.s.fire) if fire] == [8]


@pytest.mark.rule("NEM-FIRE-05")
def test_consuming_fire_leaves_nothing_to_be_found_and_spreads() -> None:
    t = event("consuming-fire").explored("003", "canteen", items=3, fire=True).explored("007", "cabins", items=2)
    over(t)
    assert (t.s.items[3], t.s.items[7]) == (0, 2)
    assert [room for room, fire in enumerate(t.s.fire) if fire] == [1, 3, 7]  # the new fires do not spread


@pytest.mark.rule("NEM-FIRE-05")
def test_damaging_fire_breaks_what_burns_and_spreads() -> None:
    t = over(event("damaging-fire").explored("003", "canteen", fire=True).door("003-007"))
    assert [room for room, broken in enumerate(t.s.malfunction) if broken] == [3]
    assert [room for room, fire in enumerate(t.s.fire) if fire] == [1, 3]


@pytest.mark.rule("NEM-END-05")
def test_fire_that_spreads_beyond_the_eighth_marker_destroys_the_ship() -> None:
    t = event("consuming-fire").fire("001", "002", "003", "004", "006", "007", "008")
    assert t.asked() == ""
    assert t.s.ship == "destroyed"


def test_damage_breaks_rooms_with_adults_breeders_or_the_queen() -> None:
    t = event("damage", room="006").intruder("adult", "006").intruder("queen", "010").intruder("breeder", "012")
    t.intruder("larva", "016").explored("012", "nest")
    over(t)
    assert [room for room, broken in enumerate(t.s.malfunction) if broken] == [6, 10]  # never the Nest


@pytest.mark.rule("NEM-MALF-04")
def test_a_marker_on_a_face_down_tile_is_void_if_that_is_the_nest() -> None:
    t = scene("nemesis").crew("scout", room="001", hand=TWO).objectives_chosen().malfunction("003")
    t.script("tiles", "nest").script("explorations", "silence-1").answer("move:room-003", ["pay:rest"])
    assert not t.s.malfunction[3]
    t = scene("nemesis").crew("scout", room="001", hand=TWO).objectives_chosen().malfunction("003")
    t.script("tiles", "generator").script("explorations", "silence-1").answer("move:room-003", ["pay:rest"])
    assert t.s.malfunction[3]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-MALF-07", "NEM-MALF-05")
def test_the_malfunction_event_strikes_the_explored_room_with_the_lowest_number() -> None:
    t = over(event("malfunction-event").explored("003", "canteen"))
    assert [room for room, broken in enumerate(t.s.malfunction) if broken] == [1]
    t = over(event("malfunction-event").explored("003", "canteen").malfunction("001"))
    assert [room for room, broken in enumerate(t.s.malfunction) if broken] == [1]  # and no other in its place
    t = over(event("malfunction-event", side="B"))
    assert [room for room, broken in enumerate(t.s.malfunction) if broken] == [2]


@pytest.mark.rule("NEM-PC-01")
def test_short_circuit_breaks_yellow_rooms_with_a_computer() -> None:
    t = event("short-circuit").explored("003", "generator").explored("006", "airlock-control")
    t.explored("008", "command-center").explored("004", "comms-room")
    over(t)
    assert [room for room, broken in enumerate(t.s.malfunction) if broken] == [3, 4]


def test_life_support_failure_breaks_green_rooms() -> None:
    t = event("life-support-failure").explored("003", "surgery").explored("006", "canteen").explored("004", "armory")
    over(t)
    assert [room for room, broken in enumerate(t.s.malfunction) if broken] == [3, 6]


@pytest.mark.rule("NEM-EP-05", "NEM-EP-10", "NEM-GEN-04")
def test_the_worked_example_coolant_leak() -> None:
    """Adults, Breeders and the Queen move through corridor 1; a broken Generator starts the Self-Destruct."""
    t = event("coolant-leak").explored("003", "generator").malfunction("003")
    t.intruder("adult", "006").intruder("breeder", "014").intruder("creeper", "006")
    over(t)
    assert (t.intruders_in("007"), t.intruders_in("013"), t.intruders_in("006")) == (
        ["adult"],
        ["breeder"],
        ["creeper"],
    )
    assert t.s.destruct == 6
    assert "coolant-leak" in [card.key for card in t.s.box]


@pytest.mark.rule("NEM-GEN-04")
def test_coolant_leak_does_nothing_to_a_sound_generator_or_a_running_sequence() -> None:
    t = over(event("coolant-leak").explored("003", "generator"))
    assert t.s.destruct is None
    t = over(event("coolant-leak").explored("003", "generator").malfunction("003").at(phase="event", destruct=4))
    assert t.s.destruct == 4


@pytest.mark.rule("NEM-GEN-04")
def test_coolant_leak_spares_a_ship_with_sleepers() -> None:
    t = event("coolant-leak", seats=2).crew("captain", fate="hibernating").explored("003", "generator")
    assert over(t.malfunction("003")).s.destruct is None


# ---- noise, doors, pods ----------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-NTOK-02")
def test_scent_of_prey_makes_noise_around_the_slimed() -> None:
    t = event("scent-of-prey", seats=2, room="003", slimed=True).crew("captain", room="011").noise("001-003")
    assert over(t).noisy() == ["001-003", "003-007"]


@pytest.mark.rule("NEM-NTOK-02")
def test_the_nest_event_makes_noise_around_the_nest_once_it_is_known() -> None:
    t = over(event("nest-event").explored("004", "nest").noise("001-004"))
    assert t.noisy() == ["001-004", "004-008", "technical-corridors"]
    assert over(event("nest-event")).noisy() == []


def test_noise_in_technical_corridors_is_a_marker_first() -> None:
    assert over(event("noise-in-technical-corridors", room="002")).noisy() == ["technical-corridors"]


@pytest.mark.rule("NEM-NOISE-11", "NEM-NOISE-13")
def test_then_everybody_with_an_entrance_rolls() -> None:
    t = event("noise-in-technical-corridors", seats=3, room="002").crew("captain", room="005").crew("pilot", room="003")
    t.noise("technical-corridors").script("noise", 3, "silence")
    over(t)
    assert [told.args["crew"] for told in t.heard(0, "noise-rolled")] == ["scout", "captain"]
    assert t.noisy() == ["001-002", "technical-corridors"]


@pytest.mark.rule("NEM-SIDEB-02")
def test_on_the_other_side_each_network_is_resolved_on_its_own() -> None:
    t = event("noise-in-technical-corridors", seats=2, side="B", room="001").crew("captain", room="012")
    t.noise("technical-corridors-blue").script("noise", 1)
    over(t)
    assert [told.args["crew"] for told in t.heard(0, "noise-rolled")] == [
        "captain"
    ]  # with an entrance to the blue ones
    assert "technical-corridors-red" in t.noisy()


@pytest.mark.rule("NEM-DOOR-15")
def test_bulkheads_open_opens_every_door_that_is_not_destroyed() -> None:
    t = over(event("bulkheads-open").door("001-003").door("006-007", "destroyed").door("015-018"))
    assert [t.door_of(door) for door in ("001-003", "006-007", "015-018")] == ["open", "destroyed", "open"]


@pytest.mark.rule("NEM-POD-04", "NEM-POD-05")
def test_pod_ejection_launches_the_lowest_pod_with_whoever_is_in_it() -> None:
    t = event("evacuation-pod-ejection", seats=3, room="pod-2").crew("captain", room="pod-3").crew("pilot")
    t.explored("002", "evacuation-section-a").explored("003", "evacuation-section-b")
    t.pod(1, "b", False).pod(2, "a", False).pod(3, "a")
    t.s.pods.sort(key=lambda pod: pod.number)
    t.s.pods[0].launched = True
    over(t)
    assert [pod.launched for pod in t.s.pods] == [True, True, False]
    assert [who.fate for who in t.s.crew] == ["escaped", "", ""]  # open or closed makes no difference


def test_pod_ejection_without_a_pod_left_does_nothing() -> None:
    t = event("evacuation-pod-ejection")
    for pod in t.s.pods:
        pod.launched = True
    over(t)
    t = over(event("evacuation-pod-ejection").pod(1, "a").pod(2, "b"))
    assert t.happened("launched-empty", pod="pod-1")
