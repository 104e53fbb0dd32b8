"""Exploring: the stack of the level, every legal place, tiles that do not fit, doors, cubes; and stairs."""

import pytest

from seance.games.dungeontology.check.scene import DungeontologyScene
from seance.games.dungeontology.rules.dungeon import SPOTS
from seance.testing import scene


@pytest.mark.rule("DUN-PLACE-01", "DUN-PLACE-02", "DUN-PLACE-08", "DUN-MOVE-03")
def test_who_explores_draws_a_tile_of_the_level_chooses_a_place_and_must_enter() -> None:
    t = scene("dungeontology").tiles(1, "i-6").scholar("valerio", students=2)
    t.answer("explore")
    assert t.asked() == "0 where-to-place"
    assert [note.on for note in t.game.notes(0) if note.key == "new-ambush"] == [("1",)]
    assert t.sees(1).drawn == "area-i-6"
    t.answer("place:area-i-6:north")
    assert t.place("valerio") == "i-6"
    assert t.who("valerio").students == 1  # the ambush of the area
    assert t.s.steps == 3
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-PLACE-02", "DUN-PLACE-03")
def test_every_place_where_a_passage_lines_up_is_offered_and_no_other() -> None:
    t = scene("dungeontology").tiles(1, "i-6").answer("explore")
    # its passages are nw en es se ws wn: slid east on the north side its sw would have to line up, and there is none
    assert t.options() == [f"place:area-i-6:{spot}" for spot in SPOTS if spot not in ("north-east", "south-west")]
    t.answer("place:area-i-6:east-south")
    assert not t.happened("fits-once")
    assert (t.s.areas[1].x, t.s.areas[1].y) == (2, 1)
    assert [(link.passage, link.to, link.entry) for link in t.s.areas[1].exits] == [("wn", 0, "es")]
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-PLACE-02")
def test_on_the_grid_of_beginners_tiles_are_not_slid() -> None:
    t = scene("dungeontology", placement="grid").tiles(1, "i-6").answer("explore")
    assert set(t.options()) == {f"place:area-i-6:{spot}" for spot in ("north", "east", "south", "west")}
    assert t.asked() == "0 where-to-place"


@pytest.mark.rule("DUN-PLACE-05", "DUN-PLACE-06")
def test_a_tile_that_cannot_be_connected_goes_to_the_bottom_and_the_next_is_drawn() -> None:
    """Two pinwheels can never meet on a grid: I-5 does not fit beside I-3."""
    t = scene("dungeontology", placement="grid").area("i-3", "north").scholar("valerio", area="i-3")
    t.tiles(1, "i-5", "i-4").answer("explore")
    assert t.happened("tile-under", tile="area-i-5")
    assert [block.cards[0].key for block in t.s.tiles[0].bottom] == ["area-i-5"]
    assert t.happened("placed", tile="area-i-4", spot="north")  # its only place: nobody is asked, so it is told
    assert t.happened("fits-once", tile="area-i-4", area="area-i-3")
    assert t.place("valerio") == "i-4"
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-PLACE-07")
def test_where_no_tile_of_the_level_fits_nobody_explores() -> None:
    t = scene("dungeontology", placement="grid")
    for area, spot, beside in (
        ("i-3", "north", "start"), ("i-1", "east", "i-3"), ("i-2", "west", "i-3"), ("i-4", "north", "i-3"),
        ("i-6", "east", "start"),
    ):  # fmt: skip
        t.area(area, spot, beside=beside)
    t.scholar("valerio", area="i-3")  # only the pinwheel I-5 is left, and all sides are taken
    assert not t.offers("explore")
    assert t.refusal("explore") == "DUN-PLACE-07"
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-PLACE-08", "DUN-DOOR-01")
def test_a_door_that_is_locked_for_the_explorer_is_no_connection() -> None:
    """All passages of the Trophy Room have doors."""
    t = scene("dungeontology").area("i-1", "north").area("ii-1", "east", beside="i-1")
    t.scholar("valerio", area="ii-1").tiles(2, "ii-5", "ii-4").answer("explore")
    assert t.happened("tile-under", tile="area-ii-5")
    t = scene("dungeontology").area("i-1", "north").area("ii-1", "east", beside="i-1")
    t.scholar("valerio", area="ii-1", cubes={"military": 1}).tiles(2, "ii-5").answer("explore")
    assert {key.split(":")[1] for key in t.options()} == {"area-ii-5"}
    assert t.asked() == "0 where-to-place"


@pytest.mark.rule("DUN-ENTER-01", "DUN-AREA-02")
def test_a_new_area_gets_the_cubes_of_its_slots_and_a_colour_that_has_run_out_leaves_them_empty() -> None:
    t = scene("dungeontology").tiles(1, "i-4").answer("explore", "place:area-i-4:north")
    assert t.lying("i-4") == ["civilisation", "military", "faith"]
    t = scene("dungeontology", seats=4).tiles(1, "i-4")
    for who, n in zip(t.s.scholars, (6, 6, 3, 0), strict=True):
        who.cubes["military"] = n
    t.s.reserve_cubes["military"] = 0
    t.answer("explore", "place:area-i-4:north")
    assert t.lying("i-4") == ["civilisation", "", "faith"]
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-EFFECT-10")
def test_who_cannot_enter_an_ambush_just_revealed_stays_and_the_step_is_spent() -> None:
    t = scene("dungeontology").tiles(1, "i-6").scholar("valerio", students=0, stun=4)
    t.answer("explore", "place:area-i-6:north")
    assert t.happened("kept-out", who="valerio", area="area-i-6")
    assert (t.place("valerio"), t.s.steps) == ("start", 3)
    assert not t.offers("move:area-i-6")
    assert t.refusal("move:area-i-6") == "DUN-EFFECT-10"
    assert t.asked() == "0 your-movement"


# ---- stairs ----------------------------------------------------------------------------------------------------------


def quiet(t: DungeontologyScene) -> DungeontologyScene:
    """The boss has been activated already in this turn."""
    t.s.activated = True
    return t


@pytest.mark.rule("DUN-STAIR-01", "DUN-STAIR-03", "DUN-STAIR-04", "DUN-STAIR-05")
def test_the_first_who_enters_stairs_places_a_tile_of_the_adjacent_level_and_stays() -> None:
    t = quiet(scene("dungeontology").area("i-2", "north", entered=False).tiles(2, "ii-2").scholar("rebecca"))
    t.answer("move:area-i-2")
    assert t.options() == ["place:area-ii-2:east", "place:area-ii-2:west-south"]
    assert [note.key for note in t.game.notes(0)] == ["new-alert", "new-cubes", "by-stairs"]  # why another is laid
    t.answer("place:area-ii-2:east")
    assert t.place("rebecca") == "i-2"
    assert t.tokens("ii-2") == ["wn stairs"]
    assert t.lying("ii-2") == ["civilisation", "wealth", "faith", "wealth"]
    assert t.offers("move:area-ii-2")
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-STAIR-06", "DUN-STAIR-07", "DUN-STAIR-08", "DUN-T2-05")
def test_a_passage_to_a_tile_of_another_level_without_stairs_gets_a_wall() -> None:
    """The example: Rebecca enters I-2 and places II-2, a stairs token on the link and a wall towards I-3."""
    t = quiet(scene("dungeontology").area("i-2", "north", entered=False).area("i-3", "east").tiles(2, "ii-2"))
    t.scholar("rebecca").answer("move:area-i-2")
    assert t.sees(1).drawn_meets == {"area-i-2": "stairs", "area-i-3": "wall", "start-area": "wall"}  # before it lies
    t.answer("place:area-ii-2:east")
    assert t.tokens("ii-2") == ["wn stairs", "sw wall"]
    assert t.sees(1).drawn_meets == {}
    assert t.tokens("i-3") == ["nw wall"]
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-STAIR-07")
def test_nobody_walks_through_a_wall() -> None:
    t = scene("dungeontology").area("i-2", "north").area("i-3", "east").area("ii-2", "east", beside="i-2")
    t.scholar("valerio", area="i-3")
    assert not t.offers("move:area-ii-2")
    assert t.refusal("move:area-ii-2") == "DUN-STAIR-07"
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-STAIR-01", "DUN-T1-05")
def test_stairs_do_nothing_for_whoever_enters_later() -> None:
    t = quiet(scene("dungeontology").area("i-2", "north").scholar("valerio")).answer("move:area-i-2")
    assert not t.happened("tile-drawn")
    assert len(t.s.areas) == 2
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-STAIR-02", "DUN-TERM-05")
def test_stairs_of_the_middle_level_lead_up_or_down() -> None:
    t = quiet(scene("dungeontology").area("i-1", "north").area("ii-4", "east", beside="i-1"))
    t.area("ii-3", "east-south", beside="ii-4", entered=False).tiles(3, "iii-1").scholar("valerio", area="ii-4")
    t.answer("move:area-ii-3")
    assert t.options() == ["level:level-1", "level:level-3"]
    t.answer("level:level-3")
    assert {key.split(":")[1] for key in t.options()} == {"area-iii-1"}
    assert t.asked() == "0 where-to-place"


@pytest.mark.rule("DUN-STAIR-02", "DUN-T1-02")
def test_stairs_of_the_first_level_lead_to_the_second_only() -> None:
    t = quiet(scene("dungeontology").area("i-1", "north", entered=False).tiles(2, "ii-4").scholar("valerio"))
    t.answer("move:area-i-1")
    assert {key.split(":")[1] for key in t.options()} == {"area-ii-4"}
    assert t.asked() == "0 where-to-place"


@pytest.mark.rule("DUN-STAIR-03", "DUN-DOOR-01")
def test_doors_do_not_matter_for_a_tile_that_stairs_bring() -> None:
    t = quiet(scene("dungeontology").area("i-2", "north", entered=False).tiles(2, "ii-5").scholar("valerio"))
    t.answer("move:area-i-2")
    assert {key.split(":")[1] for key in t.options()} == {"area-ii-5"}
    assert t.asked() == "0 where-to-place"
