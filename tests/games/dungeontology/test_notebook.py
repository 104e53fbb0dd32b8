"""Info cubes: gained, stolen, dropped, destroyed, given; and protection."""

import pytest

from seance.games.dungeontology.rules.clan import cube_points
from seance.games.dungeontology.rules.printed import COLUMNS
from seance.testing import scene


@pytest.mark.rule("DUN-SCHOLAR-18", "DUN-SCHOLAR-19", "DUN-SCHOLAR-20", "DUN-SCHOLAR-21")
def test_the_columns_score_their_ladders() -> None:
    t = scene("dungeontology").scholar("valerio")
    who = t.who("valerio")
    for cube, ladder in (
        ("civilisation", (0, 2, 4, 6, 8, 10, 12, 14, 26)), ("military", (0, 3, 6, 9, 12, 15, 25)),
        ("faith", (0, 4, 8, 12, 16, 24)), ("wealth", (0, 5, 10, 15, 23)),
    ):  # fmt: skip
        for n, points in enumerate(ladder):
            who.cubes[cube] = n
            assert cube_points(who) == points
        who.cubes[cube] = 0


@pytest.mark.rule("DUN-SCHOLAR-22", "DUN-SCHOLAR-23", "DUN-SCHOLAR-15", "DUN-SCHOLAR-16")
def test_a_column_is_full_when_every_slot_is_covered() -> None:
    t = scene("dungeontology").scholar("valerio")
    assert [(cube, column.capacity, column.value) for cube, column in COLUMNS.items()] == [
        ("civilisation", 8, 2), ("military", 6, 3), ("faith", 5, 4), ("wealth", 4, 5), ("caste", 2, 6),
    ]  # fmt: skip
    who = t.who("valerio")
    who.cubes["caste"] = 1
    assert (cube_points(who), who.has_room("caste")) == (6, True)
    who.cubes["caste"] = 2
    assert (cube_points(who), who.has_room("caste")) == (14, False)


@pytest.mark.rule("DUN-KEY-08", "DUN-KEY-16")
def test_a_stolen_cube_that_finds_no_room_is_destroyed() -> None:
    t = scene("dungeontology").area("i-4", "north")
    t.scholar("valerio", area="i-4", hand=["fate-5", "fate-4"], cubes={"caste": 2}, students=1)
    t.scholar("sofia", area="i-4", cubes={"caste": 1}, students=0).at("action").halt("end")
    left = t.s.reserve_cubes["caste"]
    t.answer("spy:sofia:caste", ["discard:fate-5", "discard:fate-4"])
    assert (t.cubes("valerio"), t.cubes("sofia")) == ({"caste": 2}, {})
    assert t.s.reserve_cubes["caste"] == left + 1
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-KEY-13", "DUN-KEY-11", "DUN-KEY-10", "DUN-RAND-07")
def test_the_worked_example_of_dropping() -> None:
    """Valerio's skill: Sofia randomises military, and her cube falls into a slot of another symbol."""
    t = scene("dungeontology").area("i-3", "north", cubes=["civilisation", ""])
    t.scholar("valerio", area="i-3").scholar("sofia", area="i-3", cubes={"civilisation": 1, "military": 1})
    t.script("randomise", "randomise-10", "randomise-2")  # wealth is not hers; then military
    t.answer("use-skill-on:iron-head:sofia")
    assert t.happened("dropped", who="sofia", cube="military", area="area-i-3")
    assert t.lying("i-3") == ["civilisation", "military"]
    assert t.cubes("sofia") == {"civilisation": 1}
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-PROT-02", "DUN-PROT-03", "DUN-PROT-01")
def test_the_guard_lets_its_owner_keep_a_military_cube() -> None:
    for answer, kept in (("keep-cube:military", {"military": 1}), ("lose-cube:military", {})):
        t = scene("dungeontology").area("i-3", "north", cubes=["civilisation", ""])
        t.scholar("valerio", area="i-3").scholar("sofia", area="i-3", cubes={"military": 1}, trainees=["guard"])
        t.script("randomise", "randomise-2").answer("use-skill-on:iron-head:sofia")
        assert t.asked() == "1 protected-cube"
        t.answer(answer)
        assert t.cubes("sofia") == kept
        assert t.happened("cube-kept", who="sofia", cube="military") is bool(kept)
        assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-KEY-12")
def test_dropped_cubes_fill_empty_slots_from_the_right() -> None:
    t = scene("dungeontology").area("i-1", "north").area("ii-4", "east", beside="i-1", cubes=["", "civilisation", ""])
    t.scholar("valerio", area="i-1", cubes={"military": 1}).answer("move:area-ii-4")
    assert t.lying("ii-4") == ["", "civilisation", "military"]
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-KEY-14", "DUN-KEY-15")
def test_without_a_free_slot_a_cube_falls_into_a_connected_area_or_is_destroyed() -> None:
    t = scene("dungeontology").area("i-1", "north", cubes=["", "", ""]).area("ii-4", "east", beside="i-1")
    t.area("ii-1", "north", beside="ii-4", cubes=["", "", ""]).scholar("valerio", area="i-1", cubes={"military": 1})
    t.answer("move:area-ii-4")
    assert t.options() == ["drop-into:area-i-1", "drop-into:area-ii-1"]
    t.answer("drop-into:area-ii-1")
    assert t.lying("ii-1") == ["", "", "military"]
    full = scene("dungeontology").area("i-1", "north").area("ii-4", "east", beside="i-1")
    full.scholar("valerio", area="i-1", cubes={"military": 1})
    left = full.s.reserve_cubes["military"]
    full.answer("move:area-ii-4")
    assert full.s.reserve_cubes["military"] == left + 1
    assert full.happened("cube-destroyed", cube="military")
    assert full.asked() == "0 your-movement"


@pytest.mark.rule("DUN-KEY-17", "DUN-KEY-18", "DUN-PROT-04", "DUN-PROT-05")
def test_the_worked_example_of_giving() -> None:
    """Sofia's Friendship Debt: Valerio gives faith rather than military; protection does not matter."""
    t = scene("dungeontology").area("i-4", "north")
    t.scholar("sofia", area="i-4", hand=["friendship-debt"])
    t.scholar("valerio", area="i-4", cubes={"military": 1, "faith": 1}, trainees=["guard", "acolyte"])
    t.answer("play-main-on:friendship-debt:valerio", "sacrifice:1")
    assert t.asked() == "1 give-which"
    t.answer("cube:faith")
    assert t.cubes("sofia") == {"faith": 1}
    assert t.cubes("valerio") == {"military": 1}
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-KEY-19")
def test_a_given_cube_that_finds_no_room_is_destroyed() -> None:
    t = (
        scene("dungeontology")
        .area("i-4", "north")
        .scholar("sofia", area="i-4", hand=["love-potion"], cubes={"caste": 2})
    )
    t.scholar("valerio", area="i-4", cubes={"caste": 1}).at("action").halt("end")
    left = t.s.reserve_cubes["caste"]
    t.answer("play-main:love-potion")
    assert (t.cubes("sofia"), t.cubes("valerio")) == ({"civilisation": 1, "caste": 2}, {})
    assert t.s.reserve_cubes["caste"] == left + 1
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-EFFECT-14", "DUN-PROT-02")
def test_a_toll_is_paid_from_cubes_that_are_not_protected_if_there_are_any() -> None:
    t = scene("dungeontology").area("i-1", "north").area("ii-4", "east", beside="i-1", cubes=["", "", ""])
    t.scholar("valerio", area="i-1", cubes={"military": 1, "faith": 1}, trainees=["guard"]).answer("move:area-ii-4")
    assert t.cubes("valerio") == {"military": 1}  # no choice
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-KEY-01", "DUN-KEY-03", "DUN-KEY-06", "DUN-KEY-09")
def test_cubes_move_between_areas_notebooks_and_the_reserve_and_none_is_lost() -> None:
    t = scene("dungeontology").area("i-4", "north")
    t.scholar("valerio", area="i-4", hand=["fate-5", "fate-4"], students=1)
    t.scholar("sofia", area="i-4", cubes={"wealth": 1}, students=0).at("action").halt("end")
    t.answer("study:cubes-2", ["discard:fate-5"], "pass")
    assert t.lying("i-4") == ["", "", "faith"]
    assert t.cubes("valerio") == {"civilisation": 1, "military": 1}
    assert t.s.reserve_cubes == {"civilisation": 19, "military": 14, "faith": 12, "wealth": 9, "caste": 6}
    assert t.asked() == "0 your-action"
