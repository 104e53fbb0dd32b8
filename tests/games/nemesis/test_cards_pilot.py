"""The Pilot's own Action cards."""

import pytest

from seance.testing import scene

# ---- Ship Knowledge --------------------------------------------------------------------------------------------


def test_ship_knowledge_turns_a_door() -> None:
    t = scene("nemesis").crew("pilot", room="003", hand=["ship-knowledge"]).door("001-003", "closed")
    t.answer("play-door:ship-knowledge:corridor-001-003")
    assert t.door_of("001-003") == "open"
    assert t.asked() == "0 your-action"


def test_ship_knowledge_shows_a_tile_but_not_its_token() -> None:
    t = scene("nemesis", seats=2).crew("pilot", hand=["ship-knowledge"]).crew("scout")
    t.script("tiles", "nest").answer("play-look:ship-knowledge", "look-at:room-005")
    assert (t.sees(0).rooms[4].peeked_tile, t.sees(0).rooms[4].peeked_token) == ("nest", "")
    assert (t.sees(1).rooms[4].peeked_tile, t.sees(1).rooms[4].peeked_by) == ("", [0])
    assert t.sees(0).rooms[4].tile == ""  # it stays face down
    assert t.heard(1, "looked-at-room")[0].args == {"crew": "pilot", "room": "room-005"}
    assert t.asked() == "0 your-action"


def test_what_the_pilot_has_seen_is_there_when_the_room_is_explored() -> None:
    t = scene("nemesis").crew("pilot", hand=["rest"]).peeked("006", "canteen")
    t.script("explorations", "silence-1").answer("move:room-006")
    assert t.sees(0).rooms[5].tile == "canteen"
    assert t.asked() == "0 your-action"


def test_in_a_ship_without_unexplored_rooms_there_is_nothing_to_look_at() -> None:
    t = scene("nemesis").crew("pilot", hand=["ship-knowledge"])
    tiles = [*t.s.tiles_1, *t.s.tiles_2]
    for room in range(1, 22):
        if not t.s.tiles[room]:
            t.explored(f"{room:03}", tiles.pop(0))
    assert t.refusal("play-look:ship-knowledge") == "NEM-MOVE-03"
    assert t.asked() == "0 your-action"


# ---- Piloting --------------------------------------------------------------------------------------------------


def test_piloting_uses_the_cockpit_for_free() -> None:
    t = scene("nemesis").crew("pilot", room="001", hand=["piloting"]).script("coordinates", "coordinates-3")
    assert t.refusal("play-coordinates:piloting") == "NEM-PC-01"  # the Cockpit has no computer
    t.answer("play-room:piloting", "act-check:cockpit")
    assert t.sees(0).coordinates.known[0].cards == ["coordinates-3"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-MALF-05")
def test_piloting_needs_a_cockpit_that_works() -> None:
    t = scene("nemesis").crew("pilot", room="001", hand=["piloting"]).malfunction("001")
    assert t.refusal("play-room:piloting") == "NEM-PC-01"
    assert t.asked() == "0 your-action"


def test_piloting_uses_any_room_with_a_computer() -> None:
    t = scene("nemesis").crew("pilot", room="003", hand=["piloting"]).explored("003", "comms-room")
    t.answer("play-room:piloting")
    assert t.who("pilot").signal
    t = scene("nemesis").crew("pilot", room="003", hand=["piloting"]).explored("003", "storage")
    assert t.refusal("play-room:piloting") == "NEM-PC-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-COCK-02", "NEM-COCK-05", "NEM-COCK-07")
def test_piloting_checks_the_coordinates_from_any_computer() -> None:
    t = scene("nemesis", seats=2).crew("pilot", room="003", hand=["piloting"]).crew("scout")
    t.explored("003", "generator").script("coordinates", "coordinates-5").answer("play-coordinates:piloting")
    assert t.sees(0).coordinates.known[0].cards == ["coordinates-5"]  # the seat remembers it
    assert t.sees(1).coordinates.known == []
    assert t.heard(1, "coordinates-checked")[0].args == {"crew": "pilot"}
    assert t.asked() == "0 your-action"


# ---- Old Friend ------------------------------------------------------------------------------------------------


def test_an_old_friend_performs_the_action_of_a_room_without_computer() -> None:
    t = scene("nemesis").crew("pilot", room="003", hand=["old-friend"], ammo=0).explored("003", "armory")
    t.answer("play:old-friend")
    assert t.who("pilot").gear[0].ammo == 2
    assert t.asked() == "0 your-action"


def test_an_old_friend_knows_nothing_of_computers_and_repairs_nothing() -> None:
    t = scene("nemesis").crew("pilot", room="003", hand=["old-friend"]).explored("003", "comms-room")
    assert t.refusal("play:old-friend") == "NEM-PC-01"
    t = scene("nemesis").crew("pilot", room="003", hand=["old-friend"], ammo=0)
    t.explored("003", "armory", malfunction=True)
    assert t.refusal("play:old-friend") == "NEM-MALF-01"
    t = scene("nemesis").crew("pilot", room="006", hand=["old-friend"]).explored("006", "cabins")
    assert t.refusal("play:old-friend") == "NEM-AROOM-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-HIB-02", "NEM-HIB-04")
def test_an_old_friend_puts_the_pilot_to_sleep() -> None:
    t = scene("nemesis", seats=2).crew("pilot", hand=["old-friend"]).crew("scout").at(time=8)
    t.script("noise", "silence").answer("play:old-friend")
    assert t.who("pilot").fate == "hibernating"
    assert t.asked() == "1 your-action"
