"""Exploration cards: ways that others do not have, traps, and the boss led about."""

from typing import Any

import pytest

from seance.games.dungeontology.check.scene import DungeontologyScene

END = "0 scene-ends"  # nothing is left but to end the turn


def two(*hand: str, area: str = "i-4", own: dict[str, Any] | None = None, **other: Any) -> DungeontologyScene:
    """Sofia with these cards in her action phase, and Valerio in the same area or the one north of it."""
    t = DungeontologyScene(seats=2).area("i-4", "north").area("i-3", "north", beside="i-4").halt("action-end")
    t.scholar("sofia", area="i-4", hand=hand, **(own or {}))
    return t.scholar("valerio", area=area, **other).at("action")


def traps(t: DungeontologyScene) -> dict[str, int]:
    return {area.key: area.traps for area in t.s.areas if area.traps}


@pytest.mark.rule("DUN-FAMILY-04", "DUN-SYMBOL-02")
def test_the_secondary_effect_moves_even_in_the_action_phase() -> None:
    t = two("hunters-trap").answer("play-move:hunters-trap", "move:area-i-3")
    assert t.asked() == "0 walk"  # up to 2: another step, or not
    t.answer("stay")
    assert t.place("sofia") == "i-3"
    assert t.asked() == END


@pytest.mark.rule("DUN-SCHEME-10", "DUN-ATOK-07", "DUN-SYMBOL-04")
def test_as_many_traps_as_students_are_drawn() -> None:
    t = two("hunters-trap").script("university", "student", "student")
    t.answer("play-main:hunters-trap", "draw-n-students", "draw-students:2")
    assert traps(t) == {"area-i-4": 1, "area-i-3": 1}  # there is no third place
    assert t.s.campfire == 2
    assert t.asked() == END


@pytest.mark.rule("DUN-SCHEME-10")
def test_one_student_sacrificed_is_one_trap() -> None:
    t = two("hunters-trap").answer("play-main:hunters-trap", "sacrifice:1")
    assert t.asked() == "0 where-tokens"
    t.answer(["put-token:trap:area-i-3"])
    assert traps(t) == {"area-i-3": 1}
    assert t.asked() == END


def test_where_traps_lie_already_there_is_no_other() -> None:
    t = two("hunters-trap").trap("i-4", "i-3")
    assert not t.offers("play-main:hunters-trap")
    assert t.offers("play-move:hunters-trap")


def test_sprint_is_three_steps() -> None:
    t = two("sprint").answer("play-main:sprint", "sacrifice:1", "move:area-i-3", "move:area-i-4", "move:start-area")
    assert (t.place("sofia"), t.who("sofia").students) == ("start", 2)
    assert t.asked() == END


@pytest.mark.rule("DUN-TERM-01")
def test_a_grappling_hook_needs_no_passage() -> None:
    t = DungeontologyScene(seats=2).area("i-3", "north").area("ii-1", "east", beside="i-3").halt("action-end")
    t.scholar("sofia", area="i-3", hand=["grappling-hook", "fate-2"]).scholar("valerio").at("movement")
    assert t.options()[0] == "move:start-area"
    assert not t.offers("move:area-ii-1")
    t.script("university", "student").answer("play-main:grappling-hook")
    assert t.options() == ["move-to:start-area", "move-to:area-ii-1"]
    t.answer("move-to:area-ii-1")
    assert t.place("sofia") == "ii-1"
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-DOOR-01")
def test_a_skeleton_key_opens_every_door_this_turn() -> None:
    t = DungeontologyScene(seats=2).area("ii-3", "east").area("ii-5", "south", beside="ii-3")
    t.scholar("sofia", area="ii-3", hand=["skeleton-key"]).scholar("valerio").at("movement").halt("action-end")
    assert t.refusal("move:area-ii-5") == "DUN-DOOR-01"
    t.script("university", "student").answer("play-main:skeleton-key", "move:area-ii-5")
    assert t.place("sofia") == "ii-5"
    assert t.asked() == "0 your-movement"


def test_scouts_see_three_tiles_and_lay_them_back_as_they_like() -> None:
    t = two("scout-ahead").tiles(2, "ii-1", "ii-2", "ii-3").answer("play-main:scout-ahead", "look-at-level:level-2")
    assert t.asked() == "0 put-back"
    t.answer(["next:area-ii-3", "next:area-ii-1", "next:area-ii-2"])
    assert [tile.key for block in t.s.tiles[1].top for tile in block.cards] == ["area-ii-3", "area-ii-1", "area-ii-2"]
    seen = [
        told.args.get("tiles") for seat in (0, 1) for told in t.begin().events(seat=seat) if told.event == "tiles-seen"
    ]
    assert seen == [["area-ii-1", "area-ii-2", "area-ii-3"], None]
    assert t.asked() == "0 walk"
    t.answer("move:area-i-3")
    assert t.place("sofia") == "i-3"
    assert t.asked() == END


@pytest.mark.rule("DUN-ENTER-03", "DUN-TIMING-05")
def test_a_tripwire_ends_a_walk() -> None:
    t = two("tripwire", own={"students": 1}, area="i-3").at("movement", turn=1, steps=3).halt("action")
    t.answer("move:area-i-4")
    assert t.asked() == "0 instant"
    t.answer("play-main-on:tripwire:valerio", "sacrifice:1")
    assert t.s.steps == 0
    assert "move:area-i-3" not in t.options()
    assert t.asked() == END


def test_nobody_who_stands_can_be_stopped() -> None:
    assert not two("tripwire").offers("play-main-on:tripwire:valerio")
    for steps, stopped in ((2, ["play-main-on:tripwire:valerio"]), (1, [])):
        t = DungeontologyScene(seats=3).area("i-4", "north").area("i-3", "north", beside="i-4").halt("action")
        t.scholar("valerio", area="i-4", hand=["toast"]).scholar("sofia", area="i-4", hand=["tripwire"])
        t.scholar("rebecca", area="i-4").at("movement", steps=steps).answer("move:area-i-3")
        assert [key for key in t.options() if "tripwire" in key and "main" in key] == stopped  # never Rebecca


def test_a_grappling_hook_leads_nowhere_that_an_ambush_bars() -> None:
    t = DungeontologyScene(seats=2).area("i-6", "north").halt("action-end").at("action")
    t.scholar("sofia", hand=["grappling-hook"], students=0, stun=3, area="i-6").scholar("valerio")
    assert t.offers("play-main:grappling-hook")  # back to the start area
    t = DungeontologyScene(seats=2).area("i-4", "north-west").area("i-6", "east", beside="i-4").at("action")
    t.scholar("sofia", hand=["grappling-hook"], students=0, stun=3, area="i-4").scholar("valerio").halt("action-end")
    t.script("university", "student").answer("play-main:grappling-hook")  # not into the Blade Arena
    assert t.place("sofia") == "start"
    assert t.asked() == END


def test_one_trap_at_most_for_each_that_is_left() -> None:
    t = DungeontologyScene(seats=2).area("i-4", "north").area("i-3", "north", beside="i-4").area("i-6", "south")
    t.area("i-1", "east").area("i-2", "west").trap("i-6", "i-6", "i-6", "i-1", "i-2").at("action").halt("action-end")
    t.scholar("sofia", area="i-4", hand=["hunters-trap"]).scholar("valerio").script("university", "student", "student")
    t.answer("play-main:hunters-trap", "draw-n-students", "draw-students:2", ["put-token:trap:area-i-4"])
    assert traps(t) == {"area-i-6": 3, "area-i-1": 1, "area-i-2": 1, "area-i-4": 1}  # there are six
    assert t.asked() == END


@pytest.mark.rule("DUN-ATOK-05", "DUN-ATOK-06")
def test_two_secret_tunnels_are_a_passage() -> None:
    t = DungeontologyScene(seats=2).area("i-4", "north").area("i-6", "south").secret("i-6")
    t.scholar("sofia", area="i-4", hand=["secret-tunnel"]).scholar("valerio").at("movement").halt("action-end")
    assert not t.offers("move:area-i-6")
    t.script("university", "student").answer("play-main:secret-tunnel")
    assert t.offers("move:area-i-6")
    assert t.asked() == "0 your-movement"


def test_the_boss_is_lured_to_somebody() -> None:
    t = two("lure-the-boss", area="i-3", students=0).boss("i-4").script("university", "student")
    t.answer("play-main:lure-the-boss", "boss-to:area-i-3")
    assert t.who("valerio").stun == 1
    t.answer("boss-stays")
    assert (t.boss_in(), t.s.activated) == ("i-3", False)
    assert t.asked() == END


@pytest.mark.rule("DUN-BOSS-10")
def test_nobody_is_lured_who_has_no_way_to_go() -> None:
    t = DungeontologyScene(seats=2).area("i-4", "north").boss("i-4").scholar("valerio")
    t.s.turn = 1
    t.scholar("sofia", area="i-4", hand=["lure-the-boss"]).at("action", turn=1)
    assert not t.offers("play-main:lure-the-boss")
    assert t.asked() == "1 your-action"


def test_nobody_is_lured_who_was_never_seen() -> None:
    assert not two("lure-the-boss").offers("play-main:lure-the-boss")
