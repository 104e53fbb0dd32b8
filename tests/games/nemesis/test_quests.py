"""Quest Items: activating them, and what they do then."""

from typing import Any, cast

import pytest

from seance.engine import Game, State
from seance.engine.orders import KeptOrders, passes
from seance.testing import scene

# ---- activation ------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-QUEST-01", "NEM-QUEST-03")
@pytest.mark.parametrize(
    ("character", "quest", "tile"),
    [
        ("captain", "ships-log", "comms-room"),
        ("pilot", "evacuation-key-pilot", "fire-control-system"),
        ("mechanic", "plasma-torch", "storage"),
        ("soldier", "autoloader", "armory"),
        ("scientist", "holographic-computer", "generator"),
    ],
)
def test_quests_that_are_done_by_being_in_a_room(character: str, quest: str, tile: str) -> None:
    t = scene("nemesis").crew(character, room="003", hand=["rest", "search"]).explored("003", tile, malfunction=True)
    t.answer(f"activate:{quest}")  # a Malfunction is no hindrance
    assert t.hand(character) == ["rest", "search"]  # no action, no cost
    assert t.s.actions == 2
    who = t.who(character)
    assert quest not in [one.key for one in who.quests]
    assert who.has(quest) or quest in [item.key for item in who.gear[0].attached]
    assert t.asked() == "0 your-action"
    t = scene("nemesis").crew(character, room="003", hand=["rest", "search"]).explored("003", "laboratory")
    assert not t.offers(f"activate:{quest}")
    assert t.refusal(f"activate:{quest}") == "NEM-QUEST-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-QUEST-01")
def test_the_security_key_is_found_in_the_cockpit() -> None:
    t = scene("nemesis").crew("scout", room="001", hand=["rest", "search"]).answer("activate:security-key")
    assert t.who("scout").has("security-key")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-QUEST-01", "NEM-QUEST-03", "NEM-ITEM-04")
@pytest.mark.parametrize(
    ("character", "quest", "item"),
    [
        ("captain", "intercom", "tools"),
        ("captain", "intercom", "duct-tape"),
        ("pilot", "orbital-maneuvering-system", "energy-charge-red"),
        ("pilot", "orbital-maneuvering-system", "energy-charge-yellow"),
        ("mechanic", "flashlight", "energy-charge-yellow"),
        ("soldier", "armor", "duct-tape"),
        ("scout", "motion-tracker", "energy-charge-red"),
        ("scientist", "laboratory-equipment", "chemicals"),
    ],
)
def test_quests_that_cost_an_item(character: str, quest: str, item: str) -> None:
    t = scene("nemesis", seats=2).crew(character, room="006", hand=["rest", "search"], items=[item, "medkit"])
    t.crew("pilot" if character != "pilot" else "captain", room="001").answer(f"activate:{quest}")
    assert t.who(character).has(quest)
    assert not t.who(character).has(item)
    assert [one.key for one in (*t.s.red.discard, *t.s.yellow.discard)] == [item]
    shown = t.sees(1).crew[0]
    assert quest in [*shown.items, *[held.key for held in shown.hands]]  # all have seen it turned over
    assert quest not in shown.quests
    assert t.asked() == "0 your-action"
    t = scene("nemesis").crew(character, room="006", hand=["rest"], items=["medkit"])
    assert t.refusal(f"activate:{quest}") == "NEM-QUEST-01"
    assert t.asked() == "0 your-action"


def test_which_item_is_given_for_a_quest_is_chosen() -> None:
    t = scene("nemesis").crew("captain", room="006", hand=["rest"], items=["tools", "duct-tape"])
    t.answer("activate:intercom")
    assert t.asked() == "0 which-to-spend"
    t.answer("spend:duct-tape")
    assert t.who("captain").has("tools")


@pytest.mark.rule("NEM-QUEST-03")
def test_a_quest_card_is_turned_over_in_combat_and_with_an_empty_hand_too() -> None:
    t = scene("nemesis").crew("captain", room="006", items=["tools"]).objectives_chosen().intruder("adult", "006")
    t.answer("activate:intercom")
    assert t.who("captain").has("intercom")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-QUEST-03")
def test_a_quest_that_the_last_action_fulfils_can_be_done_before_the_turn_ends() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="003", hand=["rest", "search"]).crew("pilot", hand=["rest"])
    t.at(actions=1).script("noise", "silence").answer("move:room-001", ["pay:rest"])
    assert t.asked() == "0 before-turn-ends"
    assert t.options() == ["end-turn", "activate:security-key", "drop-things"]
    t.answer("activate:security-key")
    assert t.who("scout").has("security-key")
    assert t.asked() == "1 your-action"  # nothing is left that could matter


@pytest.mark.rule("NEM-QUEST-03")
@pytest.mark.parametrize(
    ("character", "item", "stops"), [("scout", "medkit", True), ("soldier", "duct-tape", False)]
)  # fmt: skip
def test_a_turn_stops_for_what_the_room_turns_over_not_for_what_waits(character: str, item: str, stops: bool) -> None:
    t = scene("nemesis", seats=2).crew(character, room="003", hand=["rest", "search"], items=[item])
    t.crew("pilot", hand=["rest"]).at(actions=1).script("noise", "silence").answer("move:room-001", ["pay:rest"])
    game = cast("Game[State]", t.begin())
    ask = game.asks[0]
    assert [one.verb for one in ask.options] == ["end-turn", "activate", "drop-things"]
    assert passes(KeptOrders(), ask, game) is not stops
    assert not passes(KeptOrders(abilities={"activate": "ask"}), ask, game)  # whoever wants to is asked
    assert t.asked() == "0 before-turn-ends"


@pytest.mark.rule("NEM-QUEST-03", "NEM-INV-01")
@pytest.mark.parametrize("item", ["duct-tape", "chemicals"])
def test_who_could_have_what_a_quest_wants_is_asked_like_who_has_it(item: str) -> None:
    t = scene("nemesis", seats=2, poker_face=True).crew("soldier", room="003", hand=["rest", "search"], items=[item])
    t.crew("pilot", hand=["rest"]).explored("003", "storage").at(actions=1).script("noise", "silence")
    t.answer("move:room-001", ["pay:rest"])
    assert t.offers("activate:armor") is (item == "duct-tape")
    assert t.asked() == "0 before-turn-ends"


@pytest.mark.rule("NEM-QUEST-04")
def test_a_quest_card_is_no_item_before_it_is_turned_over() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest"], items=["medkit"], hands=[])
    t.crew("captain", room="006")
    assert t.who("scout").quests
    t.answer("drop-things")  # the Medkit is all that there is
    assert (t.who("scout").all_items, len(t.who("scout").quests)) == ([], 2)
    assert t.refusal("drop-things") == "NEM-DROP-01"
    t.answer("trade", "trade-with:captain")
    assert t.options() == ["want:6-shooter"]  # the Scout has nothing to give
    assert t.asked() == "0 trade-want"


@pytest.mark.rule("NEM-QUEST-02", "NEM-HEAVY-04")
@pytest.mark.parametrize(
    ("character", "quest", "tile", "items"),
    [
        ("scout", "motion-tracker", "armory", ["energy-charge-red"]),
        ("scientist", "holographic-computer", "generator", []),
    ],
)
def test_a_heavy_quest_item_needs_a_hand(character: str, quest: str, tile: str, items: list[str]) -> None:
    t = scene("nemesis").crew(
        character, room="003", hand=["rest"], hands=["prototype-rifle", "intruder-egg"], items=items
    )
    t.explored("003", tile).answer(f"activate:{quest}")
    assert t.asked() == "0 hands-full"
    t.answer("drop:intruder-egg-1")
    assert [held.key for held in t.who(character).hands] == ["prototype-rifle", quest]


@pytest.mark.rule("NEM-QUEST-02")
def test_an_activated_quest_item_can_be_given_away_and_everybody_sees_where_it_goes() -> None:
    t = scene("nemesis", seats=3).crew("soldier", room="006", hand=["rest", "search"], items=["armor", "medkit"])
    t.crew("captain", room="006").crew("pilot", room="001").answer("trade", ["pay:rest"])
    t.answer([], "trade-with:captain", ["give:armor"], [], "accept")
    assert t.sees(2).crew[1].items == ["armor"]
    assert t.who("captain").has("armor")


@pytest.mark.rule("NEM-QUEST-01")
def test_a_quest_item_that_is_not_activated_is_no_item() -> None:
    t = scene("nemesis", seats=2).crew("mechanic", room="006", hand=["rest", "search", "interruption"])
    t.crew("captain", room="006").answer("drop-things")
    assert t.hand("mechanic")  # only the weapon could be dropped, so that it was not even asked
    assert [quest.key for quest in t.who("mechanic").quests] == ["plasma-torch", "flashlight"]
    assert not any(key.startswith("use") for key in t.options())


# ---- Captain ---------------------------------------------------------------------------------------------------


def captain(tile: str, *items: str, **more: Any) -> Any:
    t = scene("nemesis", seats=3).crew("captain", room="003", hand=["rest", "motivation", "order"], items=list(items))
    t.crew("scout", room="002", **more).crew("pilot", room="001", objectives=["quarantine", "my-precious"])
    return t.explored("003", tile)


def test_the_ships_log_shows_the_objective_of_a_character() -> None:
    t = captain("comms-room", "ships-log").objectives_chosen().answer("use-on:ships-log:pilot", ["pay:rest"])
    assert t.sees(0).crew[2].objective_cards == ["quarantine"]  # only one is left: no question
    assert t.sees(1).crew[2].objective_cards == []
    assert t.who("captain").items == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-PC-01")
def test_the_ships_log_needs_a_computer_and_others_in_play() -> None:
    t = captain("armory", "ships-log")
    assert t.refusal("use-on:ships-log") == "NEM-PC-01"
    assert t.asked() == "0 your-action"
    t = scene("nemesis", seats=2).crew("captain", room="003", hand=["rest"], items=["ships-log"])
    t.crew("scout", fate="escaped").explored("003", "comms-room")
    assert t.refusal("use-on:ships-log") == "NEM-OUT-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-KEY-05")
def test_what_was_seen_of_two_objectives_does_not_tell_which_one_was_kept() -> None:
    t = captain("comms-room", "ships-log").explored("007", "canteen").noise("003-007").bag(larva=[1])
    t.answer("use-on:ships-log:pilot", ["pay:rest"], "look-at:personal")
    assert t.sees(0).crew[2].objective_cards == ["quarantine"]
    t.script("noise", 3).answer("move:room-007", ["pay:order"])
    assert t.asked() == "0 which-objective, 1 which-objective, 2 which-objective"
    t.answer(f"0 {t.options(0)[0]}", f"1 {t.options(1)[0]}", "2 keep:quarantine")
    assert t.sees(0).crew[2].objective_cards == []
    assert t.asked() == "1 your-action"


def test_the_intercom_reaches_rooms_with_a_working_computer() -> None:
    t = captain("armory", "intercom").explored("002", "laboratory")
    assert t.offers("play-on:order:scout")
    assert not t.offers("play-on:order:pilot")  # in the Cockpit there is none
    assert t.asked() == "0 your-action"
    t = captain("armory", "intercom").explored("002", "laboratory", malfunction=True)
    assert not t.offers("play-on:order:scout")
    assert t.asked() == "0 your-action"
    t = captain("armory").explored("002", "laboratory")
    assert not t.offers("play-on:order:scout")
    assert t.asked() == "0 your-action"


# ---- Pilot -----------------------------------------------------------------------------------------------------


def test_the_orbital_maneuvering_system_ends_the_turns_of_all_and_spares_them_the_attacks() -> None:
    t = scene("nemesis", seats=3).crew("pilot", room="006", hand=["rest"], items=["orbital-maneuvering-system"])
    t.crew("captain", room="006", wounds=["bleeding"]).crew("scout", room="001", hand=["search"], passed=True)
    t.objectives_chosen().intruder("adult", "006").halt("fire").answer("use:orbital-maneuvering-system")
    assert [who.passed for who in t.s.crew] == [True, True, True]
    assert t.who("captain").light == 1  # a pass like any other for one who bleeds
    assert not t.happened("attacked")
    assert t.s.time == 14  # the Event Phase goes on
    assert t.hand("scout") == ["search"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("NEM-EP-03")
def test_the_next_round_is_as_dangerous_as_ever() -> None:
    t = scene("nemesis").crew("pilot", room="006", hand=["rest"], items=["orbital-maneuvering-system"])
    t.objectives_chosen().intruder("adult", "006").halt("fire").answer("use:orbital-maneuvering-system")
    assert not t.s.calm


def test_the_pilots_evacuation_key_turns_a_pod_out_of_combat() -> None:
    t = scene("nemesis", seats=2).crew("pilot", room="003", hand=["rest"], items=["evacuation-key-pilot"]).crew("scout")
    t.explored("003", "evacuation-section-b").pod(2, "b", is_open=False).answer("use-open:evacuation-key-pilot:pod-2")
    assert next(pod for pod in t.s.pods if pod.number == 2).open
    assert t.who("pilot").items == []
    t = scene("nemesis", seats=2).crew("pilot", room="003", hand=["rest"], items=["evacuation-key-pilot"]).crew("scout")
    t.explored("003", "evacuation-section-b").pod(2, "b", is_open=False).objectives_chosen().intruder("adult", "003")
    assert t.refusal("use-open:evacuation-key-pilot") == "NEM-CSYM-03"
    assert t.asked() == "0 your-action"


# ---- Mechanic --------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-DOOR-14")
@pytest.mark.parametrize(("before", "after"), [("open", "closed"), ("closed", "open"), ("destroyed", "closed")])
def test_the_plasma_torch_moves_any_door_even_a_destroyed_one_and_stays(before: str, after: str) -> None:
    t = scene("nemesis").crew("mechanic", room="006", hand=["rest", "search"], items=["plasma-torch"])
    t.door("006-011", before).answer("use-door:plasma-torch:corridor-006-011", ["pay:rest"])
    assert t.door_of("006-011") == after
    assert t.who("mechanic").has("plasma-torch")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SEARCH-06", "NEM-SEARCH-07")
def test_the_flashlight_is_a_search_for_two_cards() -> None:
    t = scene("nemesis").crew("mechanic", room="006", hand=["rest", "search"], items=["flashlight"])
    t.explored("006", "canteen", items=1).script("green", "medkit", "alcohol").answer("use:flashlight", "keep:alcohol")
    assert [item.key for item in t.who("mechanic").items] == ["flashlight", "alcohol"]
    assert t.hand("mechanic") == []
    assert t.s.items[6] == 0
    t = scene("nemesis").crew("mechanic", room="006", hand=["rest", "search"], items=["flashlight"])
    t.explored("006", "canteen", items=0)
    assert t.refusal("use:flashlight") == "NEM-SEARCH-07"
    assert t.asked() == "0 your-action"
    t = scene("nemesis").crew("mechanic", room="006", hand=["rest"], items=["flashlight"]).explored("006", "canteen", 1)
    assert t.refusal("use:flashlight") == "NEM-COST-01"
    assert t.asked() == "0 your-action"


# ---- Soldier ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-HEAVY-07", "NEM-HEAVY-06")
def test_with_the_autoloader_an_energy_charge_loads_the_rifle_for_nothing() -> None:
    t = scene("nemesis").crew("soldier", room="003", hand=["rest", "search"], items=["energy-charge-red"], ammo=0)
    t.explored("003", "armory").answer("activate:autoloader", "use-load:energy-charge-red:assault-rifle")
    assert t.who("soldier").gear[0].ammo == 6
    assert t.hand("soldier") == ["rest", "search"]
    assert t.who("soldier").items == []  # rifle and Autoloader are one card


def test_the_autoloader_helps_no_other_weapon() -> None:
    t = scene("nemesis").crew("soldier", room="003", hand=["rest", "search"], items=["energy-charge-red"],
                              hands=["assault-rifle", "prototype-rifle"])  # fmt: skip
    t.s.crew[0].gear[1].ammo = 0
    t.answer("use-load:energy-charge-red:prototype-rifle")
    assert t.asked() == "0 pay-with"


def test_an_autoloader_without_its_rifle_waits_until_it_is_there() -> None:
    t = scene("nemesis").crew("soldier", room="003", hand=["rest", "search"], hands=["prototype-rifle"])
    t.explored("003", "armory").answer("activate:autoloader")
    assert [item.key for item in t.who("soldier").items] == ["autoloader"]
    assert t.refusal("use-on:autoloader") == "NEM-HEAVY-07"
    assert t.asked() == "0 your-action"
    t = scene("nemesis").crew("soldier", room="003", hand=["rest"], items=["autoloader"])
    t.answer("use-on:autoloader:assault-rifle")
    assert t.who("soldier").gear[0].capacity == 6
    assert t.who("soldier").items == []
    assert t.asked() == "0 your-action"


def armored(kind: str) -> Any:
    t = scene("nemesis", seats=2).crew("soldier", room="006", hand=["rest", "search"], items=["armor"])
    return t.crew("captain", room="001").objectives_chosen().intruder(kind, "006").explored("011", "hibernatorium")


@pytest.mark.rule("NEM-QUEST-02")
def test_armor_is_discarded_to_ignore_an_attack_that_hit() -> None:
    t = armored("adult").script("attacks", "bite-1").answer("move:room-011", ["pay:rest"])
    assert t.asked() == "0 ignore-attack"
    t.script("noise", "silence").answer("use:armor")
    assert t.who("soldier").serious == 0
    assert t.who("soldier").items == []
    assert t.room_of("soldier") == "011"
    assert t.asked() == "0 your-action"


def test_armor_may_be_kept_for_another_time() -> None:
    t = armored("adult").script("attacks", "bite-1").script("wounds", "body").answer("move:room-011", ["pay:rest"])
    t.script("noise", "silence").answer("pass")
    assert t.who("soldier").serious == 1
    assert t.who("soldier").has("armor")
    assert t.asked() == "0 your-action"


def test_nobody_is_asked_for_armor_when_the_attack_misses() -> None:
    t = armored("adult").script("attacks", "frenzy-1").script("noise", "silence").answer("move:room-011", ["pay:rest"])
    assert t.room_of("soldier") == "011"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-INFEST-01")
def test_armor_stops_a_larva_too() -> None:
    t = armored("larva").script("noise", "silence").answer("move:room-011", ["pay:rest"], "use:armor")
    assert not t.who("soldier").larva
    assert t.intruders_in("006") == ["larva"]
    assert t.asked() == "0 your-action"


# ---- Scout -----------------------------------------------------------------------------------------------------


def tracker(hand: tuple[str, ...] = ("rest", "search", "interruption"), poker_face: bool = False) -> Any:
    t = scene("nemesis", seats=2, poker_face=poker_face)
    t.crew("scout", room="011", hand=list(hand), hands=["rifle", "motion-tracker"])
    return t.crew("captain", room="001").explored("006", "canteen").objectives_chosen()


def test_the_motion_tracker_rolls_the_noise_die_again_for_a_card() -> None:
    t = tracker().script("noise", "danger").answer("move:room-006", ["pay:rest"])
    assert t.asked() == "0 roll-again"
    t.script("noise", 2).answer("pay:search")
    assert t.noisy() == ["006-011"]
    assert t.hand("scout") == ["interruption"]
    assert t.asked() == "0 your-action"  # once for each roll


def test_the_first_roll_may_stand() -> None:
    t = tracker().script("noise", 2).answer("move:room-006", ["pay:rest"], "pass")
    assert t.noisy() == ["006-011"]
    assert t.hand("scout") == ["interruption", "search"]
    assert t.asked() == "0 your-action"


def test_the_motion_tracker_needs_an_action_card_and_nobody_sees_whether_there_is_one() -> None:
    t = tracker(hand=("rest", "contamination")).script("noise", 2).answer("move:room-006")
    assert t.asked() == "0 your-action"
    t = tracker(hand=("rest", "contamination"), poker_face=True).script("noise", 2)
    t.answer("move:room-006", ["pay:rest"])
    assert t.asked() == "0 roll-again"  # asked all the same
    assert t.options(0) == ["pass"]


def test_the_security_key_turns_any_doors_of_one_room() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest"], items=["security-key"])
    t.door("015-018").door("018-020", "destroyed").answer("use:security-key", "doors-of:room-018")
    assert t.options() == ["close-door:corridor-018-021", "open-door:corridor-015-018"]
    t.answer(["close-door:corridor-018-021", "open-door:corridor-015-018"])
    assert t.door_of("015-018") == "open"
    assert t.door_of("018-021") == "closed"
    assert t.door_of("018-020") == "destroyed"
    assert t.who("scout").items == []


# ---- Scientist -------------------------------------------------------------------------------------------------


def test_the_holographic_computer_is_a_computer_everywhere_for_intranet() -> None:
    t = scene("nemesis").crew("scientist", room="003", hand=["intranet", "rest"], hands=["holographic-computer"])
    t.explored("003", "armory", malfunction=True).explored("018", "comms-room")
    assert t.offers("play-on:intranet:room-018")
    t = scene("nemesis").crew("scientist", room="003", hand=["intranet", "rest"])
    t.explored("003", "armory").explored("018", "comms-room")
    assert t.refusal("play-on:intranet") == "NEM-PC-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-WEAK-01", "NEM-WEAK-03")
def test_laboratory_equipment_discovers_the_weakness_of_an_object_anywhere() -> None:
    t = scene("nemesis").crew("scientist", room="006", hand=["rest"], items=["laboratory-equipment"])
    t.lying("006", "intruder-carcass", "character-corpse").weakness("character-corpse", "way-of-moving")
    assert not t.offers("use-on:laboratory-equipment:character-corpse")  # known already
    t.script("weaknesses", "vital-places").answer("use-on:laboratory-equipment:intruder-carcass")
    assert t.s.weak("vital-places")
    assert t.objects_in("006") == ["intruder-carcass-1", "character-corpse-1"]
    assert t.who("scientist").items == []


@pytest.mark.rule("NEM-WEAK-02")
def test_laboratory_equipment_needs_something_to_analyse() -> None:
    t = scene("nemesis").crew("scientist", room="006", hand=["rest"], items=["laboratory-equipment"])
    assert t.refusal("use-on:laboratory-equipment") == "NEM-WEAK-02"
    assert t.asked() == "0 your-action"
    t = scene("nemesis").crew("scientist", room="003", hand=["rest"], items=["laboratory-equipment"])
    assert t.explored("003", "nest").offers("use-on:laboratory-equipment:intruder-egg")
    assert t.asked() == "0 your-action"
