"""Entering an area: traps first, then its effects from left to right."""

import pytest

from seance.testing import scene


@pytest.mark.rule("DUN-EFFECT-08", "DUN-ENTER-02", "DUN-OVER-01")
def test_an_ambush_takes_exactly_so_many_students() -> None:
    t = scene("dungeontology").area("i-6", "north").scholar("valerio", students=3)
    reserve = t.s.reserve
    t.answer("move:area-i-6")
    assert (t.who("valerio").students, t.s.reserve - reserve) == (2, 1)
    assert t.who("valerio").stun == 0
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-EFFECT-09", "DUN-STUN-02")
def test_who_has_too_few_students_for_an_ambush_gains_one_stun_token_or_sacrifices_one_for_it() -> None:
    t = scene("dungeontology").area("i-1", "north").area("ii-2", "east", beside="i-1")  # ambush 2
    t.scholar("valerio", area="i-1", students=1).answer("move:area-ii-2")
    assert t.asked() == "0 stun-or-student"
    t.answer("take-stun")
    assert (t.who("valerio").students, t.who("valerio").stun) == (1, 1)
    t = scene("dungeontology").area("i-6", "north").scholar("valerio", students=0).answer("move:area-i-6")
    assert t.who("valerio").stun == 1
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-EFFECT-10", "DUN-SCHOLAR-10")
def test_who_can_neither_sacrifice_nor_bear_a_stun_token_cannot_enter_an_ambush() -> None:
    t = scene("dungeontology").area("i-6", "north").scholar("valerio", students=0, stun=4)
    assert not t.offers("move:area-i-6")
    assert t.refusal("move:area-i-6") == "DUN-EFFECT-10"
    assert t.asked() == "0 your-movement"
    full = scene("dungeontology").area("i-1", "north").area("ii-2", "east", beside="i-1")  # ambush 2, one student
    full.scholar("valerio", area="i-1", students=1, stun=4).answer("move:area-ii-2")
    assert (full.who("valerio").students, full.who("valerio").stun) == (0, 4)
    assert full.asked() == "0 your-movement"


@pytest.mark.rule("DUN-EFFECT-14", "DUN-KEY-11")
def test_a_toll_makes_who_enters_drop_a_cube_of_their_choice() -> None:
    t = scene("dungeontology").area("i-1", "north").area("ii-4", "east", beside="i-1", cubes=["civilisation", "", ""])
    t.scholar("valerio", area="i-1", cubes={"military": 1, "faith": 1}).answer("move:area-ii-4")
    assert t.asked() == "0 drop-which"
    assert [(note.key, note.on) for note in t.game.notes(0)] == [("toll-due", ("area-ii-4", "1"))]
    t.answer("cube:faith")
    assert t.cubes("valerio") == {"military": 1}
    assert t.lying("ii-4") == ["civilisation", "", "faith"]
    free = scene("dungeontology").area("i-1", "north").area("ii-4", "east", beside="i-1").scholar("valerio", area="i-1")
    free.answer("move:area-ii-4")
    assert free.place("valerio") == "ii-4"  # who owns none enters for nothing
    assert free.asked() == "0 your-movement"


@pytest.mark.rule("DUN-ATOK-08", "DUN-ATOK-09", "DUN-ATOK-10", "DUN-ATOK-11")
def test_the_first_who_enters_springs_a_trap_before_all_other_effects() -> None:
    """The example: Rebecca enters the Rest of the Old Gods, where somebody has left a trap: stop."""
    t = scene("dungeontology").area("i-4", "north").trap("i-4").scholar("rebecca", hand=["toast"])
    t.script("traps", "trap-stop").answer("move:area-i-4")
    assert t.happened("trap-sprung", who="rebecca", trap="trap-stop", area="area-i-4")
    assert t.s.steps == 0
    assert t.s.areas[1].traps == 0
    first = scene("dungeontology").area("i-6", "north").trap("i-6").scholar("valerio", students=1)
    first.script("traps", "trap-ambush").answer("move:area-i-6")
    assert first.who("valerio").students == 0  # the trap takes the student,
    assert first.who("valerio").stun == 1  # and the ambush of the area finds none
    assert first.asked() == "0 your-movement"


@pytest.mark.rule("DUN-ATOK-07", "DUN-ATOK-09")
def test_nobody_can_see_what_a_trap_is_before_it_springs() -> None:
    t = scene("dungeontology").area("i-4", "north").trap("i-4").scholar("valerio")
    for eye in (0, 1, -1, -2):
        assert t.sees(eye).areas[1].traps == 1
        assert "trap-" not in repr(t.sees(eye))
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-ATOK-11", "DUN-EFFECT-14")
def test_a_trap_with_a_toll_takes_a_cube() -> None:
    t = scene("dungeontology").area("i-4", "north", cubes=["", "", ""]).trap("i-4")
    t.scholar("valerio", cubes={"wealth": 1}).script("traps", "trap-toll").answer("move:area-i-4")
    assert t.lying("i-4") == ["", "", "wealth"]
    assert t.cubes("valerio") == {}
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-ATOK-11")
def test_a_trap_with_a_toll_takes_it_of_who_could_bear_no_ambush_too() -> None:
    t = scene("dungeontology").area("i-4", "north", cubes=["", "", ""]).trap("i-4")
    t.scholar("valerio", cubes={"wealth": 1}, students=0, stun=4).script("traps", "trap-toll").answer("move:area-i-4")
    assert (t.lying("i-4"), t.cubes("valerio")) == (["", "", "wealth"], {})
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-EFFECT-10", "DUN-ATOK-11")
def test_a_trapped_ambush_that_cannot_be_borne_does_nothing() -> None:
    t = scene("dungeontology").area("i-4", "north").trap("i-4").scholar("valerio", students=0, stun=4)
    t.script("traps", "trap-ambush").answer("move:area-i-4")
    assert (t.place("valerio"), t.who("valerio").stun) == ("i-4", 4)
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-EFFECT-01", "DUN-T3-01")
def test_effects_are_resolved_from_left_to_right() -> None:
    """The Warriors' Camp: ambush 3, then stairs, then the boss."""
    t = scene("dungeontology").area("i-1", "north").area("ii-4", "east", beside="i-1")
    t.area("ii-3", "east-south", beside="ii-4").area("iii-1", "north", beside="ii-3", entered=False)
    t.scholar("valerio", area="ii-3", students=4).tiles(2, "ii-1").answer("move:area-iii-1")
    assert t.who("valerio").students == 1
    assert t.asked() == "0 where-to-place"  # the stairs; the boss has not come yet
    assert t.boss_in() == ""


@pytest.mark.rule("DUN-EFFECT-01", "DUN-ENTER-02")
def test_who_is_driven_out_of_an_area_meets_nothing_more_of_it() -> None:
    """The boss of the Grand Feast drives out who can bear nothing."""
    t = scene("dungeontology").area("i-2", "north").scholar("valerio", students=0, stun=4)
    t.answer("move:area-i-2")
    assert t.boss_in() == "i-2"
    assert t.happened("driven-out", who="valerio")
    assert (t.place("valerio"), t.s.stack) == ("start", [])
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-EFFECT-02", "DUN-AREA-05", "DUN-T1-12")
def test_passive_effects_do_nothing_on_entry() -> None:
    t = scene("dungeontology").area("i-3", "north").area("i-4", "south").scholar("valerio")
    before = (t.who("valerio").students, t.who("valerio").stun)
    t.answer("move:area-i-3", "move:start-area", "move:area-i-4")
    assert (t.who("valerio").students, t.who("valerio").stun) == before
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-ATOK-07", "DUN-ATOK-10")
def test_a_sprung_trap_lies_face_up_until_traps_are_mixed_again() -> None:
    t = scene("dungeontology").area("i-4", "north").trap("i-4").scholar("valerio", hand=["hunters-trap"])
    t.script("traps", "trap-ambush").answer("move:area-i-4")
    assert ([token.key for token in t.s.sprung], len(t.s.traps)) == (["trap-ambush"], 5)
    t.answer("play-main:hunters-trap", "sacrifice:1")
    assert (t.s.sprung, len(t.s.traps)) == ([], 6)
    assert t.s.areas[1].traps == 1
    assert t.asked() == "0 your-movement"
