"""Shooting, melee, Injuries, retreats and Eggs."""

from typing import Any

import pytest

from seance.testing import scene

HAND = ["rest", "search", "search", "interruption"]


def fight(kind: str, face: str, character: str = "scout", injuries: int = 0, **crew: Any) -> Any:
    """A character faces one Intruder in room 006; the combat die will show this face."""
    crew.setdefault("hand", HAND)
    t = scene("nemesis").crew(character, room="006", **crew).objectives_chosen().intruder(kind, "006", injuries)
    return t.script("combat", face)


def shoot(t: Any, weapon: str = "rifle") -> Any:
    return t.answer(f"shoot:{t.s.intruders[0].key}:{weapon}", ["pay:rest"])


def melee(t: Any) -> Any:
    return t.answer(f"melee:{t.s.intruders[0].key}", ["pay:rest"])


# ---- Shoot -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-SHOOT-01", "NEM-CSYM-01")
def test_shooting_needs_an_intruder_here_and_ammo() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND)
    assert t.refusal("shoot") == "NEM-CSYM-01"
    assert t.asked() == "0 your-action"
    t = scene("nemesis").crew("scout", room="006", hand=HAND, ammo=0).objectives_chosen().intruder("adult", "006")
    assert t.refusal("shoot") == "NEM-SHOOT-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SHOOT-02", "NEM-BAS-19")
def test_weapon_and_target_are_chosen_and_the_weapon_must_be_in_hand() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND, hands=["rifle", "prototype-shotgun"]).objectives_chosen()
    t.intruder("adult", "006").intruder("creeper", "006").intruder("adult", "007")
    shots = [key for key in t.options() if key.startswith("shoot:")]
    assert shots == [
        "shoot:adult-1:rifle", "shoot:adult-1:prototype-shotgun", "shoot:creeper-1:rifle",
        "shoot:creeper-1:prototype-shotgun",
    ]  # fmt: skip
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SHOOT-03", "NEM-SHOOT-04", "NEM-SHOOT-05")
def test_a_shot_costs_one_ammo_and_may_miss() -> None:
    t = shoot(fight("adult", "miss"))
    assert t.who("scout").gear[0].ammo == 3
    assert t.s.intruders[0].injuries == 0
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SHOOT-06", "NEM-SHOOT-07", "NEM-SHOOT-08", "NEM-SHOOT-09")
@pytest.mark.parametrize(
    ("face", "hits"),
    [
        ("creeper", {"creeper": 1, "adult": 0, "breeder": 0, "queen": 0}),
        ("adult", {"creeper": 1, "adult": 1, "breeder": 0, "queen": 0}),
        ("hit-1", {"creeper": 1, "adult": 1, "breeder": 1, "queen": 1}),
        ("hit-2", {"creeper": 2, "adult": 2, "breeder": 2, "queen": 2}),
    ],
)
def test_what_the_faces_of_the_combat_die_do(face: str, hits: dict[str, int]) -> None:
    for kind, injuries in hits.items():
        t = fight(kind, face)
        if injuries:
            t.script("attacks", "scratch-4", *(["bite-3"] if kind in ("breeder", "queen") else []))
        shoot(t)
        assert t.s.intruders[0].injuries == injuries, kind
        assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SHOOT-06", "NEM-DMG-03", "NEM-DMG-11")
@pytest.mark.parametrize("face", ["creeper", "adult", "hit-1"])
def test_one_injury_kills_a_larva_without_a_card_and_it_leaves_no_carcass(face: str) -> None:
    t = shoot(fight("larva", face))
    assert t.s.intruders == []
    assert t.s.attacks.discard == []
    assert t.objects_in("006") == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SHOOT-10")
@pytest.mark.parametrize(
    ("character", "weapon", "face", "injuries"),
    [
        ("scientist", "pistol", "hit-2", 1),
        ("mechanic", "sawed-off-shotgun", "hit-1", 2),
        ("captain", "6-shooter", "hit-2", 3),
        ("captain", "6-shooter", "hit-1", 1),
        ("pilot", "shotgun", "hit-1", 2),
        ("soldier", "assault-rifle", "adult", 2),
        ("soldier", "assault-rifle", "miss", 0),
    ],
)
def test_weapons_have_their_own_rules(character: str, weapon: str, face: str, injuries: int) -> None:
    t = fight("adult", face, character)
    if injuries:
        t.script("attacks", "scratch-4")
    shoot(t, weapon)
    assert t.s.intruders[0].injuries == injuries
    differs = (face, injuries) not in [("hit-1", 1), ("miss", 0)]
    assert [told.args["n"] for told in t.heard(0, "makes-injuries")] == [injuries] * differs  # not what the die says
    assert t.asked() == "0 your-action"


# ---- Melee -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-MELEE-01", "NEM-BAS-20", "NEM-MELEE-03")
def test_melee_needs_no_weapon_but_an_intruder() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND, hands=[])
    assert t.refusal("melee") == "NEM-CSYM-01"
    assert t.asked() == "0 your-action"
    t = scene("nemesis").crew("scout", room="006", hand=HAND, hands=[]).objectives_chosen()
    t.intruder("adult", "006").intruder("larva", "006").script("combat", "hit-1")
    t.answer("melee:larva-1", ["pay:rest"])
    assert t.intruders_in("006") == ["adult"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-MELEE-02", "NEM-MELEE-04")
def test_melee_costs_a_contamination_card_hit_or_miss() -> None:
    for face in ("hit-1", "miss"):
        t = fight("adult", face)
        if face == "miss":
            t.script("wounds", "body")
        else:
            t.script("attacks", "scratch-4")
        melee(t)
        assert [card.key for card in t.who("scout").deck.discard] == ["rest", "contamination"]
        assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-MELEE-05", "NEM-MELEE-06", "NEM-MELEE-07")
@pytest.mark.parametrize(
    ("face", "hits"), [("miss", ()), ("creeper", ("larva", "creeper")), ("adult", ("larva", "creeper", "adult"))]
)
def test_a_miss_in_melee_is_a_serious_wound(face: str, hits: tuple[str, ...]) -> None:
    for kind in ("larva", "creeper", "adult", "breeder", "queen"):
        t = fight(kind, face)
        if kind not in hits:
            t.script("wounds", "body")
        elif kind != "larva":
            t.script("attacks", "scratch-4")
        melee(t)
        assert t.who("scout").serious == (kind not in hits), kind
        assert sum(one.injuries for one in t.s.intruders) == (kind in hits and kind != "larva"), kind
        assert t.asked() == "0 your-action"


def test_a_miss_in_melee_is_told_before_its_wound() -> None:
    t = fight("adult", "miss").script("wounds", "body")
    melee(t)
    told = [each.event for each in t.begin().events(seat=0)]
    assert told.index("combat-rolled") + 1 == told.index("melee-missed") == told.index("serious-wound") - 1


@pytest.mark.rule("NEM-MELEE-08", "NEM-MELEE-09")
@pytest.mark.parametrize("face", ["hit-1", "hit-2"])
def test_melee_deals_one_injury_at_most(face: str) -> None:
    t = fight("queen", face).script("attacks", "scratch-4", "bite-3")
    melee(t)
    assert t.s.intruders[0].injuries == 1
    assert t.who("scout").serious == 0
    assert t.asked() == "0 your-action"


# ---- Injuries --------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-DMG-01", "NEM-DMG-02", "NEM-DMG-05", "NEM-DMG-08")
def test_one_injury_on_an_adult_and_a_higher_blood_number_leave_it_alive() -> None:
    t = shoot(fight("adult", "hit-1").script("attacks", "scratch-1"))
    assert [(one.key, one.injuries) for one in t.s.intruders] == [("adult-1", 1)]
    assert [card.key for card in t.s.attacks.discard] == ["scratch-1"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-DMG-06", "NEM-DMG-07", "NEM-SETUP-29")
def test_injuries_equal_to_the_blood_number_kill_and_leave_a_carcass() -> None:
    t = shoot(fight("creeper", "hit-1", injuries=1).script("attacks", "scratch-1"))
    assert t.s.intruders == []
    assert t.objects_in("006") == ["intruder-carcass-1"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-DMG-09")
@pytest.mark.parametrize(("injuries", "dies"), [(4, False), (5, True)])
def test_for_a_breeder_two_blood_numbers_are_added(injuries: int, dies: bool) -> None:
    t = shoot(fight("breeder", "hit-1", injuries=injuries).script("attacks", "scratch-2", "claw-attack-1"))
    assert (t.s.intruders == []) is dies  # 3 + 3
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-DMG-10")
def test_every_successful_attack_draws_a_fresh_card() -> None:
    t = fight("adult", "hit-1").script("attacks", "scratch-4")
    shoot(t)
    t.script("combat", "hit-1").script("attacks", "scratch-1").answer("shoot:adult-1:rifle", ["pay:search"])
    assert t.s.intruders == []  # 2 Injuries, and now a 2
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-RETR-01", "NEM-RETR-02", "NEM-RETR-03", "NEM-RETR-04")
def test_a_retreat_arrow_drives_the_intruder_off_with_its_injuries() -> None:
    t = fight("adult", "hit-2", injuries=3).door("007-008")
    t.script("attacks", "bite-4").script("events", "bulkheads-open")
    shoot(t)
    assert t.intruders_in("007") == ["adult"]  # corridor 1
    assert t.s.intruders[0].injuries == 5
    assert [card.key for card in t.s.events.discard] == ["bulkheads-open"]
    assert t.door_of("007-008") == "closed"  # the card has no other effect
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-RETR-05")
@pytest.mark.parametrize("cards", [("bite-4", "scratch-1"), ("scratch-1", "bite-4")])
def test_for_the_queen_one_arrow_of_two_cards_is_enough(cards: tuple[str, str]) -> None:
    t = fight("queen", "hit-2", injuries=20).script("attacks", *cards).script("events", "bulkheads-open")
    shoot(t)
    assert t.intruders_in("007") == ["queen"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-RETR-06")
def test_a_retreat_into_the_technical_corridors() -> None:
    t = scene("nemesis").crew("scout", room="014", hand=HAND).objectives_chosen().intruder("adult", "014", 2)
    t.script("combat", "hit-1").script("attacks", "bite-4").script("events", "hunt-3").script("supply", "adult-3")
    shoot(t)
    assert t.s.intruders == []
    assert [token.key for token in t.s.bag] == ["adult-3"]
    assert t.objects_in("014") == []
    assert t.asked() == "0 your-action"


def test_a_retreat_through_a_closed_door_destroys_it_and_the_intruder_stays() -> None:
    t = fight("adult", "hit-1").door("006-007").script("attacks", "bite-4").script("events", "bulkheads-open")
    shoot(t)
    assert t.door_of("006-007") == "destroyed"
    assert [(one.room, one.injuries) for one in t.s.intruders] == [(6, 1)]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-CMBT-01", "NEM-PVP-01")
def test_in_combat_one_attacks_intruders_or_escapes_and_never_attacks_a_character() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=HAND).crew("captain", room="006").objectives_chosen()
    t.intruder("adult", "006")
    verbs = {key.split(":")[0] for key in t.options()}
    assert {"move", "shoot", "melee", "pass"} <= verbs
    assert verbs <= {"move", "shoot", "melee", "pass", "drop-things", "play", "play-on"}
    assert not any(key.split(":")[0] in ("shoot", "melee") and "captain" in key for key in t.options())
    assert t.asked() == "0 your-action"


def test_the_odds_of_an_attack_are_told_on_request() -> None:
    t = fight("breeder", "hit-1")
    t.s.dice.script.clear()
    shot, blow = (t.begin().preview(key) for key in ("shoot:breeder-1:rifle", "melee:breeder-1"))
    assert [(one.label, round(one.share, 2)) for one in shot.odds] == [("hit", 0.33), ("miss", 0.67)]
    assert [(one.label, round(one.share, 2)) for one in blow.odds] == [("hit", 0.33), ("serious-wound", 0.67)]
    assert blow.danger
    assert t.asked() == "0 your-action"


# ---- Weaknesses in combat --------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-WEAK-04", "NEM-WEAK-03")
def test_a_discovered_weakness_lies_face_up_and_helps_everybody() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=HAND).crew("captain", room="006").objectives_chosen()
    t.weakness("intruder-carcass", "vital-places").intruder("adult", "006").script("combat", "miss")
    t.script("attacks", "scratch-4").at(turn=1)
    t.who("captain").hand.append(t.who("captain").deck.rest.pop())
    t.answer("melee:adult-1")
    assert t.who("captain").serious == 0
    assert [t.sees(seat).weaknesses for seat in (0, 1)] == [["", "", "vital-places"]] * 2


def test_vital_places_turn_a_miss_against_adults_into_a_hit() -> None:
    t = fight("adult", "miss").weakness("intruder-carcass", "vital-places").script("attacks", "scratch-4")
    melee(t)
    assert t.s.intruders[0].injuries == 1
    assert t.who("scout").serious == 0
    assert t.asked() == "0 your-action"


def test_vulnerability_to_energy() -> None:
    t = fight("adult", "hit-1").weakness("intruder-egg", "vulnerability-to-energy").script("attacks", "scratch-4")
    shoot(t)
    assert t.s.intruders[0].injuries == 2
    assert t.asked() == "0 your-action"
    t = fight("adult", "hit-1", "captain").weakness("intruder-egg", "vulnerability-to-energy")
    shoot(t.script("attacks", "scratch-4"), "6-shooter")  # a Classic weapon
    assert t.s.intruders[0].injuries == 1
    assert t.asked() == "0 your-action"


def test_brink_of_extinction_needs_one_injury_less() -> None:
    t = fight("breeder", "hit-1", injuries=4).weakness("intruder-egg", "brink-of-extinction")
    shoot(t.script("attacks", "scratch-2", "claw-attack-1"))
    assert t.s.intruders == []  # 3 + 3 - 1
    assert t.asked() == "0 your-action"


def test_the_way_of_moving_only_the_large_destroy_doors() -> None:
    for kind, door in (("adult", "closed"), ("breeder", "destroyed")):
        t = scene("nemesis").crew("scout", room="011", hand=HAND).objectives_chosen().explored("006", "canteen")
        t.weakness("intruder-egg", "way-of-moving").intruder(kind, "007").door("006-007").script("noise", "danger")
        t.answer("move:room-006", ["pay:rest"])
        assert t.door_of("006-007") == door
        assert t.asked() == "0 your-action"


def test_the_way_of_fighting_softens_the_bite_of_an_adult() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest"]).objectives_chosen().intruder("adult", "006")
    t.weakness("intruder-egg", "way-of-fighting").at(phase="attacks").script("attacks", "bite-1").halt("fire")
    assert t.asked() == "0 scene-ends"
    assert (t.who("scout").light, t.who("scout").serious) == (1, 0)


def test_reaction_to_danger_lowers_the_number_on_a_token() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).objectives_chosen().explored("006", "canteen")
    t.weakness("intruder-egg", "reaction-to-danger").noise("006-007").bag(adult=[4]).script("noise", 1)
    t.answer("move:room-006", ["pay:rest"])
    assert not t.happened("surprise-attack")  # 4 - 1 against 3 cards
    assert t.asked() == "0 your-action"


def test_vulnerability_to_fire() -> None:
    t = scene("nemesis").crew("scout").objectives_chosen().fire("006").intruder("adult", "006")
    t.weakness("intruder-egg", "vulnerability-to-fire").at(phase="fire").script("attacks", "scratch-4").halt("event")
    assert t.asked() == "0 scene-ends"
    assert t.s.intruders[0].injuries == 2


# ---- Eggs ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-EGG-01", "NEM-NEST-03")
def test_eggs_can_be_attacked_out_of_combat_if_nobody_carries_them() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=HAND).explored("003", "nest")
    assert t.offers("melee-eggs")
    assert t.offers("shoot-eggs:rifle")
    assert t.asked() == "0 your-action"
    t = scene("nemesis").crew("scout", room="006", hand=HAND, hands=["rifle", "intruder-egg"])
    assert t.refusal("melee-eggs") == "NEM-EGG-01"
    assert t.asked() == "0 your-action"
    t = scene("nemesis").crew("scout", room="003", hand=HAND).explored("003", "nest").objectives_chosen()
    t.intruder("larva", "003")
    assert t.refusal("melee-eggs") == "NEM-CSYM-03"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EGG-02", "NEM-EGG-03", "NEM-EGG-07", "NEM-DMG-04")
def test_every_injury_of_a_shot_destroys_an_egg_and_noise_is_rolled() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=HAND).explored("003", "nest")
    t.script("combat", "hit-2").script("noise", 3).answer("shoot-eggs:rifle", ["pay:rest"])
    assert t.s.eggs == 3
    assert t.happened("eggs-destroyed", room="room-003", n=2)
    assert t.noisy() == ["003-007"]
    assert t.who("scout").gear[0].ammo == 3
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EGG-04", "NEM-EGG-07")
@pytest.mark.parametrize(("face", "eggs"), [("miss", 5), ("creeper", 4), ("hit-2", 4)])
def test_smashing_eggs_neither_contaminates_nor_wounds(face: str, eggs: int) -> None:
    t = scene("nemesis").crew("scout", room="003", hand=HAND).explored("003", "nest")
    t.script("combat", face).script("noise", 3).answer("melee-eggs", ["pay:rest"])
    assert t.s.eggs == eggs
    assert t.happened("eggs-destroyed") == (eggs < 5)
    assert t.who("scout").serious == 0
    assert [card.key for card in t.who("scout").deck.discard] == ["rest"]
    assert t.noisy() == ["003-007"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-NEST-04", "NEM-NEST-06")
def test_without_eggs_the_nest_is_destroyed() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=HAND).explored("003", "nest").at(eggs=1)
    t.script("combat", "hit-2").script("noise", 3).answer("shoot-eggs:rifle", ["pay:rest"])
    assert t.s.eggs == 0
    assert t.s.nest_destroyed
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-NEST-07")
def test_fire_destroys_one_egg_in_each_burning_room_that_nobody_carries() -> None:
    t = scene("nemesis").crew("scout", room="006", hands=["rifle", "intruder-egg"]).explored("003", "nest")
    t.lying("007", "intruder-egg", "intruder-egg").fire("003", "006", "007").at(phase="fire").halt("event")
    eggs = t.s.eggs
    assert t.asked() == "0 scene-ends"
    assert t.s.eggs == eggs - 1
    assert t.objects_in("007") == ["intruder-egg-3"]
    assert [held.key for held in t.who("scout").hands] == ["rifle", "intruder-egg-1"]


ATTACKS_DRAWN = {"larva": [], "creeper": ["scratch-1"], "queen": ["scratch-1", "scratch-2"]}


@pytest.mark.rule("NEM-DMG-07", "NEM-DMG-11")
@pytest.mark.parametrize("kind", ["larva", "creeper", "queen"])
def test_only_the_queen_that_dies_is_the_queen(kind: str) -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest", "search"]).objectives_chosen()
    t.intruder(kind, "006", 9).script("combat", "hit-1").script("attacks", *ATTACKS_DRAWN[kind])
    t.answer(f"shoot:{kind}-1:rifle", ["pay:rest"])
    assert t.intruders_in("006") == []
    assert t.s.queen_killed is (kind == "queen")
    assert bool(t.objects_in("006")) is (kind != "larva")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EGG-02")
def test_the_chances_against_eggs_are_told() -> None:
    t = scene("nemesis").crew("scout", room="002", hand=HAND).explored("002", "nest", items=0)
    shot, blow = t.begin().preview("shoot-eggs:rifle", 0), t.begin().preview("melee-eggs", 0)
    assert shot is not None
    assert blow is not None
    for preview in (shot, blow):
        assert preview.cost == 1
        assert [each.label for each in preview.odds] == ["hit", "miss"]
        assert sum(each.share for each in preview.odds) == 1
        assert not preview.danger  # a miss costs no wound
    assert t.asked() == "0 your-action"
