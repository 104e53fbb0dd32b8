"""Searching rooms."""

import pytest

from seance.testing import scene


@pytest.mark.rule("NEM-SEARCH-02", "NEM-SEARCH-03", "NEM-SEARCH-06", "NEM-SEARCH-05")
def test_a_search_card_finds_items_of_the_rooms_colour_and_lowers_the_counter() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["search", "rest"]).explored("006", "canteen", items=2)
    t.script("green", "medkit", "alcohol").answer("play:search")
    assert t.asked() == "0 keep-item"
    t.answer("keep:medkit")
    assert [item.key for item in t.who("scout").items] == ["medkit"]
    assert t.s.items[6] == 1
    assert t.hand("scout") == ["rest"]  # Search costs nothing but itself
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SEARCH-09", "NEM-ITEM-05", "NEM-SEARCH-04")
def test_the_worked_example_of_the_scout_in_the_white_cabins() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["search"]).crew("captain", room="001")
    t.explored("006", "cabins", items=2).answer("play:search")
    assert t.options() == ["colour:red", "colour:yellow", "colour:green"]
    t.script("red", "energy-charge-red", "grenade").answer("colour:red", "keep:energy-charge-red")
    assert [item.key for item in t.who("scout").items] == ["energy-charge-red"]
    mine, theirs = (next(deck for deck in t.sees(seat).decks if deck.key == "red") for seat in (0, 1))
    assert [(one.depth, one.cards) for one in mine.known] == [(-1, ["grenade"])]  # under the deck, and the Scout knows
    assert theirs.known == []
    assert theirs.discard == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-INV-01")
def test_others_see_only_the_back_of_what_was_kept() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["search"]).crew("captain", room="006")
    t.explored("006", "canteen", items=2).script("green", "medkit", "alcohol").answer("play:search", "keep:medkit")
    assert t.sees(1).crew[0].backs == ["green"]
    assert t.sees(1).crew[0].items == []
    assert "items" not in t.heard(1, "found")[0].args
    assert t.asked() == "0 your-action"


def test_nobody_can_tell_which_of_two_items_was_kept() -> None:
    seen = []
    for kept in ("medkit", "alcohol"):
        t = scene("nemesis", seats=2).crew("scout", room="006", hand=["search"]).crew("captain", room="006")
        t.explored("006", "canteen", items=2).script("green", "medkit", "alcohol").answer("play:search", f"keep:{kept}")
        seen.append((t.sees(1), t.game.events(seat=1)))
    assert seen[0] == seen[1]


@pytest.mark.rule("NEM-SEARCH-07")
def test_where_nothing_is_left_nothing_can_be_searched() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["search"]).explored("006", "canteen", items=0)
    assert t.refusal("play:search") == "NEM-SEARCH-07"
    assert not t.offers("play:search")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SPEC-02")
@pytest.mark.parametrize("room", ["001", "011", "019", "020", "021"])
def test_special_rooms_cannot_be_searched(room: str) -> None:
    t = scene("nemesis").crew("scout", room=room, hand=["search"])
    assert t.refusal("play:search") == "NEM-SPEC-02"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-HEAVY-05", "NEM-BAS-10", "NEM-HEAVY-02")
def test_a_found_weapon_goes_into_a_hand_with_one_ammo_and_all_see_it() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="003", hand=["search"]).crew("captain", room="001")
    t.explored("003", "armory", items=1).script("red", "prototype-rifle", "grenade")
    t.answer("play:search", "keep:prototype-rifle")
    assert [(held.key, held.ammo) for held in t.sees(1).crew[0].hands] == [("rifle", 4), ("prototype-rifle", 1)]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-HEAVY-03", "NEM-HEAVY-04")
def test_with_full_hands_something_must_be_dropped() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["search"], hands=["rifle", "intruder-egg"])
    t.explored("003", "armory", items=1).script("red", "prototype-rifle", "grenade")
    t.answer("play:search", "keep:prototype-rifle")
    assert t.asked() == "0 hands-full"
    t.answer("drop:intruder-egg-1")
    assert t.objects_in("003") == ["intruder-egg-1"]
    assert [held.key for held in t.who("scout").hands] == ["rifle", "prototype-rifle"]
    assert t.asked() == "0 your-action"


def test_an_empty_item_deck_is_made_of_its_discards_and_without_them_nothing_is_found() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["search"]).explored("006", "canteen", items=1)
    t.s.box += t.s.green.rest[1:]
    t.s.green.rest, t.s.green.discard = [], t.s.green.rest[:1]
    t.answer("play:search")
    assert len(t.who("scout").items) == 1  # the only one is kept without a question
    t = scene("nemesis").crew("scout", room="006", hand=["search"]).explored("006", "canteen", items=1)
    t.s.box += t.s.green.rest
    t.s.green.rest = []
    t.answer("play:search")
    assert t.who("scout").items == []
    assert t.s.items[6] == 0
    assert t.asked() == "0 your-action"
