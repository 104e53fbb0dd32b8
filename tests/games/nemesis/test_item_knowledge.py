"""What players know of each other's Items: what they saw, and nothing else."""

from typing import Any

import pytest

from seance.testing import scene


def three(*items: str, **more: Any) -> Any:
    """The Scout carries these; the Captain, in the room, knows them all, and the Pilot is elsewhere."""
    t = scene("nemesis", seats=3).crew("scout", room="006", hand=["rest", "search"], items=list(items), **more)
    return t.crew("captain", room="006").crew("pilot", room="001").knows_items(1, of=0)


def seen_by(t: Any, seat: int, of: int = 0) -> list[str]:
    return list(t.sees(seat).crew[of].items)


@pytest.mark.rule("NEM-INV-01")
def test_a_back_tells_its_colour_and_no_more() -> None:
    t = three("medkit", "grenade", "tools")
    assert t.sees(2).crew[0].backs == ["green", "red", "yellow"]
    assert seen_by(t, 2) == []
    assert seen_by(t, 1) == ["grenade", "medkit", "tools"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-INV-01", "NEM-DROP-03")
def test_a_dropped_item_is_seen_from_behind_so_that_what_is_left_of_its_colour_is_forgotten() -> None:
    t = three("medkit", "alcohol", "grenade").answer("drop-things", ["drop:medkit"])
    assert seen_by(t, 1) == ["grenade"]  # one of two green ones is left
    assert t.sees(1).crew[0].backs == ["green", "red"]
    assert t.heard(1, "dropped-item")[0].args == {"crew": "scout", "colour": "green"}
    assert t.heard(0, "dropped-item")[0].args["item"] == "medkit"
    assert [(one.depth, one.cards) for one in t.sees(0).decks[5].known] == [(-1, ["medkit"])]
    assert t.sees(1).decks[5].known == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-INV-01")
def test_what_is_known_for_certain_is_less_only_by_those_of_the_colour_that_left() -> None:
    t = three("medkit", "alcohol", "grenade", "comms-key", "tools").answer("drop-things", ["drop:tools"])
    assert t.who("scout").known.sure == {1: 4}
    t.answer("drop-things", ["drop:medkit"])
    assert t.who("scout").known.sure == {1: 2}  # the other green one may be unknown now
    t.answer("drop-things", ["drop:grenade"], "drop-things", ["drop:alcohol"], "drop-things", ["drop:comms-key"])
    assert t.who("scout").known.sure == {1: 0}
    assert t.asked() == "0 your-action"


def test_nobody_can_tell_which_of_two_items_was_dropped() -> None:
    seen = []
    for item in ("medkit", "alcohol"):
        t = three("medkit", "alcohol", "grenade").answer("drop-things", [f"drop:{item}"])
        seen.append([(t.sees(seat), t.game.events(seat=seat)) for seat in (1, 2)])
    assert seen[0] == seen[1]


def test_several_items_are_dropped_in_an_order_that_tells_nothing() -> None:
    seen = []
    for green, red in (("adrenaline-injection", "grenade"), ("medkit", "comms-key")):
        t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest"], items=[green, red])
        t.crew("captain", room="006").answer("drop-things", [f"drop:{green}", f"drop:{red}"])
        seen.append(t.heard(1, "dropped-item"))
    assert seen[0] == seen[1]


@pytest.mark.rule("NEM-DROP-03", "NEM-CRAFT-02")
def test_what_has_no_deck_is_seen_when_it_is_dropped() -> None:
    t = three("taser", "medkit").answer("drop-things", ["drop:taser"])
    assert t.happened("dropped", crew="scout", thing="taser")
    assert t.sees(2).crafted.count("taser") == 3
    assert seen_by(t, 1) == ["medkit"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-INV-02")
def test_a_used_item_that_stays_is_known_to_all() -> None:
    t = scene("nemesis", seats=3).crew("mechanic", room="006", hand=["rest", "search"], items=["plasma-torch", "tools"])
    t.crew("captain", room="006").crew("pilot", room="001")
    t.answer("use-door:plasma-torch:corridor-006-011", ["pay:rest"])
    assert seen_by(t, 1) == seen_by(t, 2) == ["plasma-torch"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-INV-02", "NEM-ITEM-04")
def test_a_used_item_that_is_discarded_is_no_longer_known_to_be_there() -> None:
    t = three("medkit", "medkit", wounds=["leg"]).answer("use-dress:medkit:leg-1", ["pay:rest"])
    assert seen_by(t, 1) == ["medkit"]  # one of the two
    assert seen_by(t, 2) == []
    assert t.sees(2).decks[5].discard == ["medkit"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-BAS-16")
def test_who_is_elsewhere_does_not_learn_what_was_traded() -> None:
    t = three("medkit", "grenade").knows_items(2, of=0).answer("trade", ["pay:rest"])
    t.answer([], "trade-with:captain", ["give:medkit"], [], "accept")
    assert seen_by(t, 2) == ["grenade"]  # of the green one the Pilot only knows that it has gone
    assert seen_by(t, 2, of=1) == []
    assert t.sees(2).crew[1].backs == ["green"]
    assert seen_by(t, 0, of=1) == ["medkit"]


def test_a_heavy_item_is_in_everybodys_sight_and_in_nobodys_memory() -> None:
    t = three("medkit", hands=["fire-extinguisher"]).fire("006").answer("use-put-out:fire-extinguisher", ["pay:rest"])
    assert seen_by(t, 1) == ["medkit"]
    assert seen_by(t, 2) == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-WND-09")
def test_the_items_of_the_dead_leave_the_game() -> None:
    t = three("medkit", "grenade", wounds=["leg"] * 3).objectives_chosen().intruder("larva", "006")
    t.script("wounds", "arm").answer("use-on:grenade:larva-1", ["pay:rest"])
    assert t.sees(2).crew[0].backs == []
    assert seen_by(t, 1) == []
    assert [item.key for item in t.s.box] == ["medkit", "motion-tracker", "security-key", "rifle"]
    assert t.asked() == "1 your-action"


def imagined(t: Any, seat: int, tries: int = 20) -> list[Any]:
    """Worlds that this seat holds possible."""
    worlds = [t.game.determinize(seat, seed) for seed in range(tries)]
    return [world for world in worlds if world is not None]


def test_in_imagined_worlds_what_is_known_stays_and_the_rest_has_the_right_colour_and_is_not_heavy() -> None:
    t = three("medkit", "grenade", "energy-charge-red")
    assert t.asked() == "0 your-action"
    for world in imagined(t, 2):
        items = world.state.crew[0].items
        assert sorted(item.colour for item in items) == ["green", "red", "red"]
        assert not any(item.heavy for item in items)
    assert len({tuple(sorted(item.key for item in world.state.crew[0].items)) for world in imagined(t, 2)}) > 5
    for world in imagined(t, 1):
        assert sorted(item.key for item in world.state.crew[0].items) == ["energy-charge-red", "grenade", "medkit"]


def test_a_heavy_item_that_is_being_used_was_never_in_the_inventory() -> None:
    """The fuzzer's game 11105: in imagined worlds the one in the hand was left over, and another one was used up."""
    t = scene("nemesis", seats=3).crew(
        "scout", room="006", hand=["rest", "search"], items=["tools"], hands=["fire-extinguisher"]
    )
    t.crew("captain", room="006", hand=["interruption", "rest"]).crew("pilot", room="001").fire("006")
    t.answer("use-put-out:fire-extinguisher", ["pay:rest"])
    assert t.asked() == "1 interrupt"
    worlds = imagined(t, 2)
    assert worlds
    assert all(world.view(2).crew[0] == t.sees(2).crew[0] for world in worlds)
