"""Exploration tokens and tiles."""

from typing import Any

import pytest

from seance.testing import scene

HAND = ["rest", "search", "search", "interruption"]


def entering_006(token: str, tile: str = "canteen", slimed: bool = False, hand: list[str] = HAND) -> Any:
    """The Scout is about to enter an unexplored room."""
    t = scene("nemesis").crew("scout", room="011", hand=hand, slimed=slimed).objectives_chosen()
    return t.script("tiles", tile).script("explorations", token)


def enter(t: Any) -> None:
    t.answer("move:room-006", ["pay:rest"])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EXPL-01", "NEM-EXPL-05", "NEM-EXPL-06")
def test_silence_nothing_happens_and_no_noise_is_rolled() -> None:
    t = entering_006("silence-1")
    enter(t)
    assert t.s.items[6] == 1
    assert t.noisy() == []
    assert not t.happened("noise-rolled")


@pytest.mark.rule("NEM-EXPL-07")
def test_silence_is_danger_for_one_with_slime() -> None:
    t = entering_006("silence-1", slimed=True).intruder("adult", "007")
    enter(t)
    assert t.intruders_in("006") == ["adult"]


@pytest.mark.rule("NEM-EXPL-05")
def test_what_comes_of_silence_is_told() -> None:
    t = entering_006("silence-1")
    enter(t)
    assert t.happened("token-silent")
    t = entering_006("silence-1", slimed=True)
    enter(t)
    assert t.happened("slime-heard", crew="scout")
    assert not t.happened("token-silent")


@pytest.mark.parametrize("token", ["silence-1", "danger-1"])
def test_a_token_that_does_not_count_says_so(token: str) -> None:
    t = entering_006(token, hand=["reconnaissance", "rest"])
    t.answer("play-on:reconnaissance:room-006")
    assert t.happened("effect-void", effect=token.removesuffix("-1"))
    assert not t.happened("danger")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EXPL-08", "NEM-EXPL-09")
def test_danger_brings_the_intruders_next_door_and_no_noise_roll() -> None:
    t = entering_006("danger-1").intruder("adult", "007").intruder("creeper", "002").intruder("adult", "003")
    enter(t)
    assert sorted(t.intruders_in("006")) == ["adult", "creeper"]
    assert t.intruders_in("003") == ["adult"]  # two rooms away
    assert not t.happened("noise-rolled")
    assert t.noisy() == []


@pytest.mark.rule("NEM-EXPL-10", "NEM-EXPL-11")
def test_danger_without_intruders_is_noise_all_around_technical_corridors_too() -> None:
    t = (
        scene("nemesis")
        .crew("scout", room="011", hand=HAND)
        .script("tiles", "cabins")
        .script("explorations", "danger-2")
    )
    t.noise("011-014").answer("move:room-014", ["pay:rest"])
    assert t.noisy() == ["011-014", "013-014", "014-017", "technical-corridors"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EXPL-12", "NEM-SLIME-04")
def test_slime() -> None:
    t = entering_006("slime-1").script("noise", 1)
    enter(t)
    assert t.sees(0).crew[0].slimed
    assert t.noisy() == ["006-007"]


@pytest.mark.rule("NEM-EXPL-13", "NEM-EXPL-18")
def test_fire() -> None:
    t = entering_006("fire-1").script("noise", 1)
    enter(t)
    assert t.s.fire[6]
    assert t.noisy() == ["006-007"]


@pytest.mark.rule("NEM-EXPL-14", "NEM-EXPL-04")
def test_malfunction_comes_after_the_items() -> None:
    t = entering_006("malfunction-1").script("noise", 1)
    enter(t)
    assert t.s.malfunction[6]
    assert t.s.items[6] == 4
    assert t.noisy() == ["006-007"]


@pytest.mark.rule("NEM-EXPL-15")
def test_the_door_closes_behind_the_character() -> None:
    t = entering_006("door-4").script("noise", 1)
    enter(t)
    assert t.door_of("006-011") == "closed"
    assert t.noisy() == ["006-007"]


@pytest.mark.rule("NEM-EXPL-16", "NEM-EXPL-17")
def test_a_token_is_resolved_once_and_leaves_the_game() -> None:
    t = entering_006("slime-1").script("noise", 1)
    enter(t)
    assert "slime-1" not in [token.key for token in t.s.explorations]
    t = scene("nemesis").crew("scout", room="011", hand=HAND).explored("006", "canteen", items=2).script("noise", 1)
    t.answer("move:room-006", ["pay:rest"])
    assert not t.happened("token-turned")
    assert t.s.items[6] == 2
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EXPL-03", "NEM-NEST-08", "NEM-SLR-03")
@pytest.mark.parametrize("tile", ["nest", "room-covered-with-slime"])
def test_two_rooms_have_no_items(tile: str) -> None:
    room = "002" if tile == "nest" else "007"
    t = scene("nemesis").crew("scout", room="006", hand=HAND)
    t.script("tiles", tile).script("explorations", "door-1").script("noise", 3)
    t.answer(f"move:room-{room}", ["pay:rest"])
    assert t.s.items[int(room)] == 0
    assert t.refusal("play:search") == "NEM-SPEC-02"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SLR-01", "NEM-SLR-02")
def test_slime_in_the_slime_covered_room_comes_before_its_token() -> None:
    t = entering_006("silence-2", tile="room-covered-with-slime").intruder("adult", "007")
    enter(t)
    assert t.who("scout").slimed
    assert t.intruders_in("006") == ["adult"]  # with the slime, Silence was Danger
    t = scene("nemesis").crew("scout", room="011", hand=HAND).explored("006", "room-covered-with-slime")
    t.script("noise", 1).answer("move:room-006", ["pay:rest"])
    assert t.who("scout").slimed
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SLIME-01")
def test_slime_on_slime_has_no_effect() -> None:
    t = entering_006("slime-1", slimed=True).script("noise", 1)
    enter(t)
    assert t.who("scout").slimed
    assert not t.happened("slimed")


@pytest.mark.rule("NEM-MALF-04")
@pytest.mark.parametrize("tile", ["nest", "room-covered-with-slime"])
def test_two_rooms_cannot_malfunction(tile: str) -> None:
    room = "002" if tile == "nest" else "007"
    t = scene("nemesis").crew("scout", room="006", hand=HAND)
    t.script("tiles", tile).script("explorations", "malfunction-1").script("noise", 3)
    t.answer(f"move:room-{room}", ["pay:rest"])
    assert not any(t.s.malfunction)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-IMOV-01")
def test_an_intruder_in_an_unexplored_room_turns_nothing() -> None:
    t = scene("nemesis").crew("scout").objectives_chosen().intruder("adult", "006")
    t.at(phase="event").script("events", "bulkheads-open").halt("development")
    assert t.asked() == "0 scene-ends"
    assert t.intruders_in("007") == ["adult"]
    assert t.s.tiles[7] == ""
    assert t.s.tokens[7]


def test_a_room_that_somebody_has_looked_at_is_what_they_saw() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="011", hand=HAND).crew("captain", room="001")
    t.peeked("006", "canteen", "door-2", by=(1,)).script("noise", 1)
    assert t.sees(1).rooms[5].peeked_tile == "canteen"
    assert t.sees(1).rooms[5].peeked_token == "door-2"
    assert t.sees(0).rooms[5].peeked_tile == ""
    t.answer("move:room-006", ["pay:rest"])
    assert t.s.tiles[6] == "canteen"
    assert t.s.items[6] == 3
    assert t.s.looked == {}
    assert t.asked() == "0 your-action"
