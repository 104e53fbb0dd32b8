"""Items, objects, hand slots, crafting and quests."""

from typing import cast

import pytest

from seance.engine import Game, Note, State
from seance.engine.orders import KeptOrders, passes
from seance.games.nemesis.rules.fire import put_out
from seance.testing import scene

HAND = ["rest", "search", "search", "interruption"]


@pytest.mark.rule("NEM-BAS-09", "NEM-ITEM-01", "NEM-HAND-02", "NEM-HAND-01")
def test_an_object_is_picked_up_into_a_hand_slot() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND).lying("006", "intruder-carcass", "intruder-egg")
    t.answer("pick-up:intruder-carcass-1", ["pay:rest"])
    assert [held.key for held in t.who("scout").hands] == ["rifle", "intruder-carcass-1"]
    assert t.objects_in("006") == ["intruder-egg-1"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-BAS-09", "NEM-CSYM-03")
def test_nothing_is_picked_up_in_combat_or_where_nothing_lies() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND).objectives_chosen().lying("006", "intruder-egg")
    t.intruder("larva", "006")
    assert t.refusal("pick-up") == "NEM-CSYM-03"
    assert t.asked() == "0 your-action"
    t = scene("nemesis").crew("scout", room="006", hand=HAND)
    assert t.refusal("pick-up") == "NEM-BAS-09"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-HEAVY-03", "NEM-HEAVY-04", "NEM-DROP-02")
def test_two_hand_slots_and_a_third_thing_makes_one_drop() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND, hands=["rifle", "blue-character-corpse"])
    t.lying("006", "intruder-egg").answer("pick-up:intruder-egg-1", ["pay:rest"])
    assert t.asked() == "0 hands-full"
    assert sorted(t.options()) == ["drop:blue-character-corpse", "drop:intruder-egg-1", "drop:rifle"]
    t.answer("drop:blue-character-corpse")
    assert t.objects_in("006") == ["blue-character-corpse"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-ITEM-02")
def test_an_object_offers_no_action_of_its_own() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND, hands=["intruder-egg", "blue-character-corpse"])
    assert not any("intruder-egg" in key or "corpse" in key for key in t.options())
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-INV-03", "NEM-CREW-06", "NEM-HEAVY-01")
def test_the_inventory_has_no_limit_and_holds_what_is_not_heavy() -> None:
    items = ["medkit", "medkit", "tools", "tools", "grenade", "decoy", "alcohol", "bandages", "chemicals"]
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["search"], items=items).crew("captain", room="001")
    t.explored("006", "generator", items=1).script("yellow", "fire-extinguisher", "tools").answer("play:search")
    t.answer("keep:fire-extinguisher")
    assert sorted(item.key for item in t.who("scout").items) == sorted(items)
    assert [held.item for held in t.sees(1).crew[0].hands] == ["rifle", "fire-extinguisher"]
    assert t.sees(1).crew[0].backs.count("green") == 4
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-INV-02")
def test_a_used_item_is_shown_to_all() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest"], items=["synthetic-food"], light=1)
    t.crew("captain", room="001").script("deck-scout", "search", "demolition").answer("use:synthetic-food")
    assert t.heard(1, "uses")[0].args == {"crew": "scout", "item": "synthetic-food"}
    assert t.asked() == "0 your-action"


# ---- dropping --------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-DROP-01", "NEM-DROP-02", "NEM-DROP-03")
def test_dropping_is_free_objects_stay_and_items_go_under_their_deck() -> None:
    t = scene("nemesis", seats=2).crew(
        "scout", room="006", hand=HAND, items=["medkit"], hands=["rifle", "intruder-egg"]
    )
    t.crew("captain", room="001").answer("drop-things", ["drop:intruder-egg-1", "drop:medkit", "drop:rifle"])
    assert t.s.actions == 2
    assert t.hand("scout") == sorted(HAND)
    assert t.objects_in("006") == ["intruder-egg-1"]
    assert [block.cards[0].key for block in t.s.green.bottom] == ["medkit"]
    assert "rifle" in [card.key for card in t.s.box]  # a starting weapon has no deck
    assert t.asked() == "0 your-action"


def test_whoever_carries_one_thing_is_told_that_it_will_be_dropped() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND, hands=["rifle"])
    assert t.begin().preview("drop-things").notes == (Note("drops-only", ("rifle",)),)
    t.answer("drop-things")
    assert t.happened("dropped", thing="rifle")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-DROP-01")
@pytest.mark.parametrize(("thing", "company", "stops"), [
    ("intruder-carcass", "011", False), ("intruder-carcass", "001", True), ("intruder-egg", "011", True),
])  # fmt: skip
def test_who_only_carries_something_along_is_not_stopped(thing: str, company: str, stops: bool) -> None:
    t = scene("nemesis", seats=2).crew("captain", room="003", hand=HAND, hands=["6-shooter", thing])
    t.crew("scout", room=company, hand=["rest"]).at(actions=1).script(
        "noise", *([] if company == "001" else ["silence"])
    )
    t.answer("move:room-001", ["pay:rest"])
    game = cast("Game[State]", t.begin())
    ask = game.asks[0]
    assert passes(KeptOrders(), ask, game) is not stops
    assert not passes(KeptOrders(abilities={"drop-things": "ask"}), ask, game)  # whoever wants to is asked
    assert t.asked() == "0 before-turn-ends"


@pytest.mark.rule("NEM-DROP-03")
def test_a_dropped_crafted_item_goes_back_to_its_pile() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND, items=["taser"])
    t.answer("drop-things", ["drop:taser"])
    assert [item.key for item in t.s.crafted].count("taser") == 3
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-DROP-01", "NEM-DROP-02", "NEM-LAB-02")
def test_after_the_last_action_an_object_can_still_be_laid_down() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="003", hand=HAND, hands=["rifle", "intruder-egg"])
    t.crew("captain", room="011", hand=["rest"]).at(actions=1).script("noise", "silence")
    t.answer("move:room-001", ["pay:rest"])
    assert t.asked() == "0 before-turn-ends"
    assert not t.offers("move:room-003")
    t.answer("drop-things", ["drop:intruder-egg-1"])
    assert t.objects_in("001") == ["intruder-egg-1"]
    t.answer("end-turn")  # in the Cockpit the quest of the Security Key could be done as well
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-DROP-01", "NEM-PP-06")
def test_with_nothing_but_items_the_turn_ends_with_the_last_action() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="003", hand=HAND, items=["medkit"]).explored("003", "storage")
    t.explored("007", "canteen").crew("captain", room="011", hand=["rest"]).at(actions=1).script("noise", "silence")
    t.answer("move:room-007", ["pay:rest"])
    assert t.asked() == "1 your-action"


# ---- crafting --------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-BAS-17", "NEM-CRAFT-03", "NEM-CRAFT-05")
def test_crafting_discards_one_item_for_each_component() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=HAND, items=["chemicals", "medkit", "grenade"])
    t.crew("captain", room="001").answer("craft:antidote", ["pay:rest"])
    assert [item.key for item in t.who("scout").items] == ["grenade", "antidote"]
    assert [item.key for item in t.s.yellow.discard] == ["chemicals"]
    assert [item.key for item in t.s.green.discard] == ["medkit"]
    assert t.sees(1).crew[0].items == ["antidote"]  # made before everybody's eyes
    assert t.asked() == "0 your-action"


def test_a_crafted_flamethrower_is_fully_loaded() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND, items=["alcohol", "chemicals", "tools"])
    t.answer("craft:flamethrower", ["pay:rest"])
    assert t.options() == ["spend:alcohol", "spend:chemicals"]
    t.answer("spend:alcohol")
    assert [(gear.item.key, gear.ammo) for gear in t.who("scout").gear] == [("rifle", 4), ("flamethrower", 4)]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-BAS-18")
def test_what_is_no_longer_there_cannot_be_made() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND, items=["chemicals", "medkit"])
    t.s.box += [item for item in t.s.crafted if item.key == "antidote"]
    t.s.crafted = [item for item in t.s.crafted if item.key != "antidote"]
    assert t.refusal("craft:antidote") == "NEM-BAS-18"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-BAS-17", "NEM-CRAFT-01")
def test_without_the_components_nothing_is_made_and_no_search_finds_it() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND, items=["chemicals", "grenade"])
    assert t.refusal("craft:antidote") == "NEM-BAS-17"
    assert not any(item.colour == "blue" for deck in (t.s.red, t.s.yellow, t.s.green) for item in deck.rest)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-CRAFT-02")
def test_everybody_may_look_through_the_crafted_items() -> None:
    t = scene("nemesis", seats=2).crew("scout", items=["taser"]).crew("captain")
    for seat in (0, 1):
        assert t.sees(seat).crafted.count("taser") == 2
        assert t.sees(seat).crafted.count("antidote") == 3
    assert t.asked() == "0 your-action"


# ---- quests ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-QUEST-01", "NEM-QUEST-03")
def test_a_quest_card_is_turned_over_where_its_quest_says() -> None:
    t = scene("nemesis").crew("mechanic", room="006", hand=HAND[:3])
    assert t.refusal("activate:plasma-torch") == "NEM-QUEST-01"
    assert not any(key.startswith("use") and "plasma-torch" in key for key in t.options())
    assert t.asked() == "0 your-action"
    t = scene("nemesis").crew("mechanic", room="003", hand=HAND[:3]).explored("003", "storage", malfunction=True)
    t.answer("activate:plasma-torch")  # a Malfunction is no hindrance
    assert [item.key for item in t.who("mechanic").items] == ["plasma-torch"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-QUEST-02")
def test_an_activated_quest_item_is_an_item_and_may_need_a_hand() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=HAND, items=["energy-charge-red"])
    t.crew("captain", room="001").answer("activate:motion-tracker")
    assert [gear.item.key for gear in t.who("scout").gear] == ["rifle", "motion-tracker"]
    assert [item.key for item in t.s.red.discard] == ["energy-charge-red"]
    assert [quest.key for quest in t.who("scout").quests] == ["security-key"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-HEAVY-07")
def test_an_attached_item_counts_as_one_with_its_weapon() -> None:
    t = scene("nemesis").crew("soldier", room="003", hand=HAND).explored("003", "armory")
    t.answer("activate:autoloader")
    rifle = t.who("soldier").gear[0]
    assert [item.key for item in rifle.attached] == ["autoloader"]
    assert rifle.capacity == 6
    assert t.who("soldier").slots_used == 1
    t.answer("drop-things")
    assert {"autoloader", "assault-rifle"} <= {card.key for card in t.s.box}
    assert t.asked() == "0 your-action"


# ---- where things and people can be ----------------------------------------------------------------------------


@pytest.mark.rule("NEM-DISC-03")
def test_a_discarded_marker_goes_back_to_its_supply() -> None:
    t = (
        scene("nemesis")
        .crew("scout", room="011", hand=HAND)
        .fire("009", "001", "002", "003", "004", "005", "007", "008")
    )
    put_out(t.s, 9)  # so that the eighth marker is there again
    t.script("tiles", "canteen").script("explorations", "fire-1").script("noise", "silence")
    t.answer("move:room-006", ["pay:rest"])
    assert t.s.fire[6]
    assert t.result is None
    assert t.asked() == "0 your-action"
