"""Weapons: what is printed on each, ammo, and shooting at Eggs with it."""

from typing import Any

import pytest

from seance.testing import scene

WHOSE = {
    "6-shooter": "captain", "shotgun": "pilot", "pistol": "scientist", "rifle": "scout", "assault-rifle": "soldier",
    "sawed-off-shotgun": "mechanic",
}  # fmt: skip


FACES = ("miss", "creeper", "adult", "hit-1", "hit-2")


def armed(weapon: str, kind: str, ammo: int | None = None) -> Any:
    """Somebody with this weapon, fully loaded, faces one Intruder in room 006."""
    t = scene("nemesis").crew(
        WHOSE.get(weapon, "scout"), room="006", hand=["rest", "search"], hands=[weapon], ammo=ammo
    )
    return t.objectives_chosen().intruder(kind, "006")


def shot(t: Any, face: str) -> Any:
    gear = t.s.crew[0].gear[0]
    return t.script("combat", face).answer(f"shoot:{t.s.intruders[0].key}:{gear.key}", ["pay:rest"])


def deals(weapon: str, face: str, kind: str, injuries: int, weakness: str = "") -> bool:
    """Does a shot with this face deal so many Injuries? The cards of the check are those with the most Blood."""
    t = armed(weapon, kind)
    if weakness:
        t.weakness("intruder-egg", weakness)
    asks = (weapon == "prototype-pistol", weapon == "prototype-rifle" and face == "hit-2")
    if any(asks):
        shot(t, face)
    if injuries:
        t.script("attacks", "scratch-4", *["bite-3"] * (kind == "breeder"))
    t.answer("keep-roll" if asks[0] else "pass") if any(asks) else shot(t, face)
    assert t.asked() == "0 your-action"
    return bool(t.s.intruders[0].injuries == injuries)


@pytest.mark.rule("NEM-SHOOT-10")
@pytest.mark.parametrize(
    ("weapon", "miss", "creeper", "adult", "hit_1", "hit_2"),
    [  # against a Breeder: what each face of the die deals
        ("6-shooter", 0, 0, 0, 1, 3),
        ("shotgun", 0, 0, 0, 2, 3),
        ("pistol", 0, 0, 0, 1, 1),
        ("rifle", 0, 0, 0, 1, 2),
        ("assault-rifle", 0, 0, 0, 2, 3),
        ("sawed-off-shotgun", 0, 0, 0, 2, 2),
        ("prototype-rifle", 0, 0, 0, 1, 2),
        ("prototype-shotgun", 0, 1, 1, 2, 3),
        ("prototype-pistol", 0, 0, 0, 1, 2),
        ("flamethrower", 0, 1, 1, 1, 2),
    ],
)
def test_what_every_weapon_deals_to_a_large_intruder(
    weapon: str, miss: int, creeper: int, adult: int, hit_1: int, hit_2: int
) -> None:
    dealt = (miss, creeper, adult, hit_1, hit_2)
    assert all(deals(weapon, face, "breeder", n) for face, n in zip(FACES, dealt, strict=True))


@pytest.mark.rule("NEM-SHOOT-10", "NEM-SHOOT-07")
@pytest.mark.parametrize(
    ("weapon", "creeper", "adult"),
    [("rifle", 0, 1), ("shotgun", 0, 2), ("assault-rifle", 0, 2), ("prototype-shotgun", 1, 1), ("flamethrower", 1, 1)],
)
def test_what_weapons_deal_to_an_adult(weapon: str, creeper: int, adult: int) -> None:
    assert deals(weapon, "creeper", "adult", creeper)
    assert deals(weapon, "adult", "adult", adult)


@pytest.mark.rule("NEM-SHOOT-10")
def test_the_worked_example_of_the_scientists_pistol() -> None:
    t = shot(armed("pistol", "adult").script("attacks", "scratch-1"), "hit-2")
    assert t.s.intruders[0].injuries == 1
    assert t.asked() == "0 your-action"


def test_energy_hurts_those_who_are_vulnerable_to_it_and_fire_the_others() -> None:
    assert deals("rifle", "hit-1", "adult", 2, "vulnerability-to-energy")
    assert deals("6-shooter", "hit-1", "adult", 1, "vulnerability-to-energy")
    assert deals("flamethrower", "hit-1", "adult", 2, "vulnerability-to-fire")
    assert deals("rifle", "hit-1", "adult", 1, "vulnerability-to-fire")


# ---- weapons that ask ------------------------------------------------------------------------------------------


def test_the_prototype_rifle_may_spend_one_ammo_more_on_a_hit_for_two() -> None:
    t = shot(armed("prototype-rifle", "adult"), "hit-2")
    assert t.asked() == "0 one-more-injury"
    t.script("attacks", "scratch-4").answer("spend-ammo:prototype-rifle")
    assert t.s.intruders[0].injuries == 3
    assert t.who("scout").gear[0].ammo == 4
    t = shot(armed("prototype-rifle", "adult"), "hit-2").script("attacks", "scratch-4").answer("pass")
    assert t.s.intruders[0].injuries == 2
    assert t.who("scout").gear[0].ammo == 5
    assert t.asked() == "0 your-action"


def test_the_last_ammo_of_the_prototype_rifle_buys_nothing_more() -> None:
    t = shot(armed("prototype-rifle", "adult", ammo=1).script("attacks", "scratch-4"), "hit-2")
    assert t.s.intruders[0].injuries == 2
    assert t.asked() == "0 your-action"


def test_the_prototype_pistol_may_roll_once_more() -> None:
    t = shot(armed("prototype-pistol", "adult"), "miss")
    assert t.asked() == "0 roll-combat-again"
    t.script("combat", "hit-1").script("attacks", "scratch-4").answer("roll-again")
    assert t.s.intruders[0].injuries == 1
    assert t.asked() == "0 your-action"  # once only
    t = shot(armed("prototype-pistol", "adult"), "miss").answer("keep-roll")
    assert t.s.intruders[0].injuries == 0
    assert t.asked() == "0 your-action"


def test_a_hit_for_two_of_a_flamethrower_sets_the_room_on_fire() -> None:
    t = shot(armed("flamethrower", "adult").script("attacks", "claw-attack-4").script("events", "hunt-2"), "hit-2")
    assert t.intruders_in("011") == ["adult"]
    assert t.s.fire[6]  # where the shot was fired
    t = shot(armed("flamethrower", "adult").script("attacks", "scratch-4"), "hit-1")
    assert not t.s.fire[6]
    assert t.asked() == "0 your-action"


# ---- ammo ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-HEAVY-06")
@pytest.mark.parametrize(
    ("weapon", "ammo"),
    [("6-shooter", 6), ("shotgun", 2), ("pistol", 3), ("rifle", 4), ("assault-rifle", 5), ("sawed-off-shotgun", 2)],
)
def test_starting_weapons_are_fully_loaded(weapon: str, ammo: int) -> None:
    t = scene("nemesis").crew(WHOSE[weapon], room="006", hand=["rest"])
    assert [(gear.key, gear.ammo, gear.capacity) for gear in t.who(WHOSE[weapon]).gear] == [(weapon, ammo, ammo)]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-ARM-02")
def test_classic_weapons_are_not_loaded_in_the_armory() -> None:
    t = scene("nemesis").crew("captain", room="003", hand=["rest", "search"], hands=["6-shooter", "flamethrower"])
    for gear in t.s.crew[0].gear:
        gear.ammo = 0
    t.explored("003", "armory")
    assert t.refusal("act-on:armory:6-shooter") == "NEM-ARM-02"
    assert t.refusal("act-on:armory:flamethrower-1") == "NEM-ARM-02"
    assert t.asked() == "0 your-action"


# ---- Eggs ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-EGG-02", "NEM-EGG-03", "NEM-SHOOT-10")
@pytest.mark.parametrize(
    ("weapon", "face", "left"),
    [
        ("rifle", "miss", 4),
        ("rifle", "creeper", 3),
        ("pistol", "hit-2", 3),
        ("shotgun", "adult", 2),
        ("6-shooter", "hit-2", 1),
    ],
)
def test_weapons_do_to_eggs_what_is_printed_on_them(weapon: str, face: str, left: int) -> None:
    t = scene("nemesis").crew(WHOSE[weapon], room="006", hand=["rest", "search"])
    t.lying("006", *["intruder-egg"] * 4).script("combat", face).script("noise", "silence")
    t.answer(f"shoot-eggs:{weapon}", ["pay:rest"])
    assert len(t.objects_in("006")) == left
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EGG-02", "NEM-EGG-03", "NEM-SHOOT-03")
def test_the_prototype_rifle_may_destroy_one_egg_more_for_one_ammo_more() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest", "search"], hands=["prototype-rifle"])
    t.lying("006", *["intruder-egg"] * 4).script("combat", "hit-2").answer("shoot-eggs:prototype-rifle", ["pay:rest"])
    t.script("noise", "silence").answer("spend-ammo:prototype-rifle")
    assert len(t.objects_in("006")) == 1
    assert t.who("scout").gear[0].ammo == 4
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EGG-02")
def test_a_flamethrower_burns_the_room_with_the_eggs() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest", "search"], hands=["flamethrower"])
    t.lying("006", *["intruder-egg"] * 4).script("combat", "hit-2").script("noise", "silence")
    t.answer("shoot-eggs:flamethrower-1", ["pay:rest"])
    assert len(t.objects_in("006")) == 2
    assert t.s.fire[6]
    assert t.asked() == "0 your-action"
