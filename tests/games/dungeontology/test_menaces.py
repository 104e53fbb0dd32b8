"""What is printed on the two sides of the boss card and on panic cards."""

from typing import Any

import pytest

from seance.games.dungeontology.check.scene import DungeontologyScene

END = "0 scene-ends"


def three(boss: str, **own: Any) -> DungeontologyScene:
    """Valerio and Sofia in one area, Rebecca in the one north of it; Valerio's movement phase."""
    t = DungeontologyScene(seats=3, boss=boss).area("i-4", "north").area("i-3", "north", beside="i-4")
    t.area("i-1", "east", beside="i-4", entered=True)
    t.scholar("valerio", area="i-4", **own).scholar("sofia", area="i-4").scholar("rebecca", area="i-3", students=0)
    return t.at("movement", steps=1)


# ---- aggressive ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-EFFECT-15")
def test_whoever_discovers_the_aggressive_boss_meets_him() -> None:
    t = three("aggressive").halt("action").answer("move:area-i-1")
    assert t.boss_in() == "i-1"
    assert t.asked() == "0 stun-or-student"
    t.answer("take-stun")
    assert t.who("valerio").stun == 1
    assert t.asked() == END


@pytest.mark.rule("DUN-EFFECT-16", "DUN-BOSS-06")
def test_he_is_set_on_somebody_and_meets_all_on_his_way() -> None:
    t = three("aggressive", students=0).boss("i-1").halt("action").answer("move:area-i-1")
    assert t.options() == ["prey:sofia", "prey:rebecca"]
    t.answer("prey:rebecca")  # by way of Sofia, who is asked
    assert t.asked() == "1 stun-or-student"
    t.answer("sacrifice-student")
    assert (t.boss_in(), t.who("rebecca").stun, t.who("sofia").students) == ("i-3", 1, 2)
    assert t.who("valerio").stun == 0
    assert t.asked() == END


def test_who_can_bear_no_more_is_driven_out() -> None:
    t = three("aggressive").boss("i-1").halt("action")
    t.who("rebecca").stun = 3
    t.answer("move:area-i-1", "prey:rebecca", "take-stun")
    assert t.place("rebecca") == "start"
    assert t.who("rebecca").stun == 3
    assert t.asked() == END


def test_a_student_goes_for_who_has_no_room_for_a_token() -> None:
    t = three("aggressive").boss("i-1").halt("action")
    t.who("sofia").stun = 3
    t.answer("move:area-i-1", "prey:sofia")
    assert (t.place("sofia"), t.who("sofia").students) == ("i-4", 2)
    assert t.asked() == END


@pytest.mark.rule("DUN-BOSS-03")
def test_where_the_aggressive_boss_is_everybody_is_alert() -> None:
    t = three("aggressive", hand=["fate-5", "fate-2"]).boss("i-4").at("action").halt("action-end")
    t.answer("study:cubes-1", ["discard:fate-5"])
    assert t.s.attempt is not None
    assert t.s.attempt.alert == 5
    assert t.asked() == "0 in-own-attempt"


# ---- drunk -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-RAND-04", "DUN-RAND-06")
def test_the_drunk_boss_staggers_away_from_who_finds_him() -> None:
    """West, and the arrow names a passage that leads on."""
    t = three("drunk").halt("action").script("randomise", "randomise-14", "randomise-3").answer("move:area-i-1")
    assert t.boss_in() == "i-4"
    assert t.cubes("sofia") == {"civilisation": 1}  # faith, of which she has none: he lets a secret slip
    assert t.asked() == END


def drinking(*lying: str, **own: Any) -> DungeontologyScene:
    """Sofia walks to the drunk boss, in an area where this lies."""
    t = DungeontologyScene(seats=2, boss="drunk").area("i-4", "north").area("i-1", "east", beside="i-4", cubes=lying)
    t.scholar("sofia", area="i-4", **own).scholar("rebecca", area="i-4").boss("i-1")
    return t.at("movement", steps=1).halt("action")


@pytest.mark.rule("DUN-BOSS-05", "DUN-KEY-12")
def test_what_he_asks_for_and_somebody_has_falls() -> None:
    t = drinking("faith", "", "", cubes={"military": 1}).script("randomise", "randomise-1", "randomise-2")
    t.answer("move:area-i-1")  # red is Sofia, who stands beside him; military
    assert (t.cubes("sofia"), t.lying("i-1")) == ({}, ["faith", "", "military"])
    assert t.asked() == END


def test_where_nothing_lies_he_pours_a_card() -> None:
    t = drinking("", "", "").script("randomise", "randomise-1", "randomise-1").top("toast").answer("move:area-i-1")
    assert t.hand("sofia") == ["toast"]
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-BOSS-03", "DUN-EFFECT-04")
def test_where_the_drunk_boss_is_there_is_luck() -> None:
    t = three("drunk", hand=["fate-2", "sprint"]).boss("i-4").at("action").halt("action-end").top("fate-3")
    t.answer("study:cubes-1", ["discard:fate-2"])
    assert t.cubes("valerio") == {"civilisation": 1}  # 2 + 3 against 3
    assert t.asked() == "0 your-action"


# ---- panic -----------------------------------------------------------------------------------------------------------


def panic(card: str, area: str = "i-4", **own: Any) -> DungeontologyScene:
    t = DungeontologyScene(seats=2).area("i-4", "north").maximum_alert(card).bag(9, 1).halt("next-turn")
    t.scholar("valerio", area=area, **{"hand": ["sprint"] * 3 + ["toast"]} | own).scholar("rebecca")
    return t.at("action")


@pytest.mark.rule("DUN-PANIC-06", "DUN-MAX-12")
def test_a_general_uprising_draws_two_students_a_turn() -> None:
    t = panic("panic-uprising").script("university", "student", "student").answer("end-turn")
    assert t.s.campfire == 2
    assert t.asked() == END


@pytest.mark.rule("DUN-PANIC-06")
def test_the_great_hunt_takes_students_then_stuns_then_cubes() -> None:
    t = panic("panic-great-hunt").script("university", "student").answer("end-turn")
    assert t.who("valerio").students == 3
    t = panic("panic-great-hunt", students=0).script("university", "student").answer("end-turn")
    assert t.who("valerio").stun == 1
    t = panic("panic-great-hunt", students=0, stun=4, cubes={"faith": 1, "caste": 1}).script("university", "student")
    t.answer("end-turn", "cube:faith")
    assert t.cubes("valerio") == {"caste": 1}
    assert t.asked() == END


def test_the_last_student_is_enough_for_the_hunt() -> None:
    t = panic("panic-great-hunt", students=1).script("university", "student").answer("end-turn")
    assert (t.who("valerio").students, t.who("valerio").stun) == (0, 0)
    t = panic("panic-great-hunt", students=0, stun=4).script("university", "student").answer("end-turn")
    assert t.who("valerio").stun == 4  # there is nothing left to take
    assert t.asked() == END


def test_nobody_is_hunted_in_the_start_area() -> None:
    t = panic("panic-great-hunt", area="start").at("end").script("university", "student")
    t.begin()
    assert t.who("valerio").students == 4
    assert t.asked() == END


def test_on_a_rampage_the_boss_comes_at_every_turn() -> None:
    t = panic("panic-laetus-rampage", students=0).boss("i-4").at("turn-start").halt("action")
    t.begin()
    assert t.who("valerio").stun == 1  # prey, because there is nobody else
    assert not t.s.activated
    assert t.asked() == "0 your-movement"


def rampage(*areas: str) -> DungeontologyScene:
    """An Omega student too many, with two scholars in these areas: the panic card is revealed."""
    t = (
        DungeontologyScene(seats=3)
        .area("i-4", "north")
        .area("i-3", "north", beside="i-4")
        .area("i-1", "east", beside="i-4")
    )
    t.scholar("sofia", area=areas[0], hand=["restoration", "sprint"]).scholar("rebecca", area=areas[1])
    t.scholar("valerio").omegas(4).at("action").halt("action-end")
    t.script("university", "omega").script("panic", "panic-laetus-rampage").answer("play-main:restoration")
    return t


@pytest.mark.rule("DUN-END-02", "DUN-MAX-01")
def test_the_boss_comes_where_most_scholars_are() -> None:
    t = rampage("i-4", "i-4")
    assert t.boss_in() == "i-4"
    assert t.asked() == "0 your-action"


def test_whoever_has_the_turn_decides_where_that_leaves_a_choice() -> None:
    t = rampage("i-4", "i-3")
    assert t.options() == ["boss-to:area-i-4", "boss-to:area-i-3"]
    t.answer("boss-to:area-i-3")
    assert t.boss_in() == "i-3"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-THESIS-10", "DUN-THESIS-11")
def test_whoever_has_finished_leaves_the_choice_to_the_next() -> None:
    t = DungeontologyScene(seats=3).area("i-4", "north").area("i-3", "north", beside="i-4").halt("next-turn")
    t.scholar("valerio", cubes={"faith": 5, "caste": 1, "military": 1}).scholar("rebecca", area="i-4")
    t.scholar("sofia", area="i-3").at("begin").script("panic", "panic-laetus-rampage").answer("submit")
    assert t.asked() == "1 where-boss"
    t.answer("1 boss-to:area-i-3")
    assert t.boss_in() == "i-3"
    assert t.asked() == END


def test_with_nobody_in_the_dungeon_he_comes_to_a_lair() -> None:
    t = DungeontologyScene(seats=2).area("i-4", "north").area("i-1", "east", beside="i-4").halt("next-turn")
    t.scholar("valerio", cubes={"faith": 5, "caste": 1, "military": 1}).scholar("rebecca").at("begin")
    t.script("panic", "panic-laetus-rampage").answer("submit")
    assert t.boss_in() == "i-1"
    assert t.asked() == END
