"""Suppressive Fire and Covering Fire: out of a fight without being attacked, alone or with others who agree."""

import pytest

from seance.games.nemesis.check.scene import NemesisScene
from seance.testing import scene


def fight(card: str, seats: int = 2) -> NemesisScene:
    """Two or three in the Storage with an Adult; the way to the Cockpit is open, the other door closed."""
    character = "soldier" if card == "covering-fire" else "captain"
    t = scene("nemesis", seats=seats).crew(character, room="003", hand=[card])
    for other in ("scout", "pilot")[: seats - 1]:
        t.crew(other, room="003")
    t.objectives_chosen().explored("003", "storage").intruder("adult", "003").door("003-007", "closed")
    return t


# ---- Suppressive Fire ------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-ESC-08")
def test_suppressive_fire_takes_the_shooter_out_unharmed() -> None:
    t = fight("suppressive-fire", seats=1)
    t.script("noise", 1).answer("play:suppressive-fire")
    assert t.room_of("captain") == "001"
    assert t.who("captain").gear[0].ammo == 5
    assert not t.happened("attacked")
    assert t.noisy() == ["001-003"]  # the movement is a normal one
    assert t.asked() == "0 your-action"


def test_another_must_agree_to_go() -> None:
    t = fight("suppressive-fire")
    t.answer("play:suppressive-fire", "cover:scout")
    assert t.asked() == "1 agree-to-move"
    t.script("noise", "silence").answer("1 accept")
    assert (t.room_of("scout"), t.room_of("captain")) == ("001", "003")
    assert t.asked() == "0 your-action"


def test_who_does_not_agree_stays_and_the_shooter_may_go_instead() -> None:
    t = fight("suppressive-fire")
    t.answer("play:suppressive-fire", "cover:scout", "1 refuse")
    assert t.options() == ["cover:captain", "cover-nobody"]
    t.script("noise", "silence").answer("cover:captain")
    assert (t.room_of("scout"), t.room_of("captain")) == ("003", "001")
    assert t.asked() == "0 your-action"


def test_after_a_refusal_the_shooter_may_stay_too_and_the_shot_is_spent() -> None:
    t = fight("suppressive-fire")
    t.answer("play:suppressive-fire", "cover:scout", "1 refuse", "cover-nobody")
    assert (t.room_of("scout"), t.room_of("captain")) == ("003", "003")
    assert t.who("captain").gear[0].ammo == 5
    assert t.hand("captain") == []
    assert t.asked() == "0 your-action"


def test_suppressive_fire_never_moves_two() -> None:
    t = fight("suppressive-fire", seats=3)
    t.answer("play:suppressive-fire")
    assert t.options() == ["cover:captain", "cover:scout", "cover:pilot"]
    assert t.asked() == "0 cover-whom"


@pytest.mark.rule("NEM-SHOOT-01", "NEM-MOVE-02")
def test_it_takes_ammo_and_a_way_out() -> None:
    t = fight("suppressive-fire")
    t.s.crew[0].gear[0].ammo = 0
    assert t.refusal("play:suppressive-fire") == "NEM-SHOOT-01"
    t = fight("suppressive-fire").door("001-003", "closed")
    assert t.refusal("play:suppressive-fire") == "NEM-MOVE-02"
    assert t.asked() == "0 your-action"


def test_of_two_loaded_weapons_one_is_chosen() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["suppressive-fire"], hands=["rifle", "prototype-rifle"])
    t.objectives_chosen().intruder("adult", "003").door("003-007", "closed").script("noise", "silence")
    t.answer("play:suppressive-fire", "fire-with:prototype-rifle")
    assert [gear.ammo for gear in t.who("scout").gear] == [4, t.who("scout").gear[1].capacity - 1]
    assert t.asked() == "0 your-action"


# ---- Covering Fire ---------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-SLR-01")
def test_covering_fire_moves_two_together_with_one_noise_roll() -> None:
    t = fight("covering-fire")
    t.script("noise", 3).answer("play:covering-fire", "cover-both:scout", "1 accept")
    assert t.in_room("001") == ["soldier", "scout"]
    assert t.noisy() == ["001-002"]
    assert t.who("soldier").gear[0].ammo == 4
    assert [who.slimed for who in t.s.crew] == [False, False]  # there is none in this room
    assert t.asked() == "0 your-action"


def test_two_who_go_together_are_both_there_when_something_comes() -> None:
    t = fight("covering-fire").noise("001-002").bag(breeder=[4])
    t.script("noise", 3).script("attacks", "frenzy-1").script("wounds", "leg", "leg")
    t.answer("play:covering-fire", "cover-both:scout", "1 accept")
    assert [t.who(key).serious for key in ("soldier", "scout")] == [1, 1]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-MOVE-05")
def test_two_who_go_together_through_a_door_that_closes_are_both_inside() -> None:
    t = fight("covering-fire").door("003-007", "open").door("001-003", "closed")
    t.script("tiles", "room-covered-with-slime").script("explorations", "door-1").script("noise", 1)
    t.answer("play:covering-fire", "cover-both:scout", "1 accept")
    assert t.in_room("007") == ["soldier", "scout"]
    assert t.door_of("003-007") == "closed"
    assert t.who("soldier").slimed
    assert t.who("scout").slimed
    assert t.asked() == "0 your-action"


def test_covering_fire_moves_the_soldier_or_another_alone_too() -> None:
    t = fight("covering-fire")
    t.answer("play:covering-fire")
    assert t.options() == ["cover:soldier", "cover:scout", "cover-both:scout"]
    t.script("noise", "silence").answer("cover:scout", "1 accept")
    assert (t.in_room("001"), t.in_room("003")) == (["scout"], ["soldier"])
    t = fight("covering-fire")
    t.script("noise", "silence").answer("play:covering-fire", "cover-both:scout", "1 refuse", "cover:soldier")
    assert (t.in_room("001"), t.in_room("003")) == (["soldier"], ["scout"])
    assert t.asked() == "0 your-action"


def test_covering_fire_is_for_fights_only() -> None:
    t = scene("nemesis").crew("soldier", room="003", hand=["covering-fire"])
    assert t.refusal("play:covering-fire") == "NEM-CSYM-01"
    assert t.asked() == "0 your-action"
