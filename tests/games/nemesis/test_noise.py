"""Noise rolls, noise in corridors, and Danger."""

import pytest

from seance.testing import scene

HAND = ["rest", "search", "search", "interruption"]


@pytest.mark.rule("NEM-NOISE-04", "NEM-ENC-04", "NEM-ENC-09")
def test_second_noise_in_a_corridor_is_an_encounter() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).objectives_chosen()
    t.explored("006", "canteen").noise("006-011").bag(adult=[4])
    t.script("noise", 2).script("attacks", "scratch-1")
    t.answer("move:room-006", ["pay:search"])
    assert t.intruders_in("006") == ["adult"]
    assert t.noisy() == []  # the Encounter clears the corridors of the room
    assert t.happened("surprise-attack", crew="scout")  # 3 cards left in hand, 4 on the token
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-NOISE-01", "NEM-NOISE-02", "NEM-NTOK-01")
@pytest.mark.parametrize(("face", "corridor"), [(1, "006-007"), (2, "006-011"), (3, "005-006"), (4, "002-006")])
def test_a_number_is_noise_in_the_corridor_of_the_room_that_bears_it(face: int, corridor: str) -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).explored("006", "canteen").script("noise", face)
    t.answer("move:room-006", ["pay:rest"])
    assert t.noisy() == [corridor]
    assert t.who("scout").light == 0  # it only marks the corridor
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-NOISE-03", "NEM-TECH-02")
def test_the_number_of_an_entrance_is_noise_in_the_technical_corridors() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).explored("014", "cabins").script("noise", 3)
    t.answer("move:room-014", ["pay:rest"])
    assert t.noisy() == ["technical-corridors"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-NOISE-13", "NEM-TECH-09")
def test_noise_in_the_technical_corridors_lies_at_every_entrance() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).objectives_chosen()
    t.explored("015", "cabins").noise("technical-corridors").bag(larva=1).script("noise", 4)
    t.answer("move:room-015", ["pay:rest"])
    assert t.intruders_in("015") == ["larva"]
    assert t.noisy() == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SIDEB-02")
def test_red_and_blue_technical_corridors_are_two_networks() -> None:
    t = scene("nemesis", side="B").crew("scout", room="013", hand=HAND).explored("011", "surgery")
    t.noise("technical-corridors-red").script("noise", 2)
    t.answer("move-by:room-011:corridor-011-013-a", ["pay:rest"])
    assert t.noisy() == ["technical-corridors-red", "technical-corridors-blue"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-NOISE-05", "NEM-SIDEB-03")
def test_danger_brings_every_intruder_next_door_that_is_not_in_combat() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="011", hand=HAND).crew("captain", room="002").objectives_chosen()
    t.explored("006", "canteen").intruder("adult", "007").intruder("creeper", "005").intruder("adult", "002")
    t.script("noise", "danger").answer("move:room-006", ["pay:rest"])
    assert t.intruders_in("006") == ["adult", "creeper"]
    assert t.intruders_in("002") == ["adult"]
    assert t.noisy() == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-NOISE-06", "NEM-DOOR-08", "NEM-DOOR-09", "NEM-DOOR-10")
def test_behind_a_closed_door_they_destroy_it_together_and_stay() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).objectives_chosen().explored("006", "canteen")
    t.intruder("adult", "007").intruder("creeper", "007").door("006-007").script("noise", "danger")
    t.answer("move:room-006", ["pay:rest"])
    assert t.intruders_in("007") == ["adult", "creeper"]
    assert t.door_of("006-007") == "destroyed"
    assert t.noisy() == []  # they have reacted
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-NOISE-07", "NEM-NOISE-08", "NEM-NTOK-02")
def test_danger_without_anybody_to_come_is_noise_in_every_corridor_that_has_none() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="011", hand=HAND).crew("captain", room="017").objectives_chosen()
    t.explored("014", "cabins").noise("011-014").intruder("adult", "017").script("noise", "danger")
    t.answer("move:room-014", ["pay:rest"])
    assert t.noisy() == ["011-014", "013-014", "014-017", "technical-corridors"]
    assert t.intruders_in("017") == ["adult"]  # in combat with the Captain
    assert t.asked() == "0 your-action"


def test_danger_with_noise_everywhere_already_does_nothing() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).explored("006", "canteen")
    t.noise("002-006", "005-006", "006-007", "006-011").script("noise", "danger")
    t.answer("move:room-006", ["pay:rest"])
    assert len(t.noisy()) == 4
    assert t.s.intruders == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-NOISE-09")
def test_silence_is_silence() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).objectives_chosen().explored("006", "canteen")
    t.intruder("adult", "007").script("noise", "silence").answer("move:room-006", ["pay:rest"])
    assert t.noisy() == []
    assert t.intruders_in("007") == ["adult"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-NOISE-10")
def test_silence_is_danger_for_one_with_slime() -> None:
    t = (
        scene("nemesis")
        .crew("scout", room="011", hand=HAND, slimed=True)
        .objectives_chosen()
        .explored("006", "canteen")
    )
    t.intruder("adult", "007").script("noise", "silence").answer("move:room-006", ["pay:rest"])
    assert t.happened("slime-heard", crew="scout")
    assert t.intruders_in("006") == ["adult"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-NOISE-12", "NEM-DOOR-03")
def test_noise_belongs_to_the_whole_corridor_whatever_its_door_does() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).objectives_chosen()
    t.explored("006", "canteen").noise("006-007").door("006-007").bag(larva=1).script("noise", 1)
    t.answer("move:room-006", ["pay:rest"])
    assert t.intruders_in("006") == ["larva"]
    assert t.door_of("006-007") == "closed"
    assert t.asked() == "0 your-action"
