"""The plane of half tiles: where tiles can lie, which passages meet, what is put on them."""

import pytest

from seance.games.dungeontology.rules.dungeon import FACING, SPOTS, Area, free_spots, join, meeting, token_between
from seance.games.dungeontology.rules.movement import connected
from seance.games.dungeontology.rules.printed import PASSAGES, START, TILES
from seance.testing import scene

ALL_SPOTS = tuple(SPOTS)


@pytest.mark.rule("DUN-PLACE-04", "DUN-AREA-04", "DUN-AREA-01")
def test_tiles_are_never_turned_so_only_opposite_passages_can_meet() -> None:
    """On a side all of it faces the other tile; slid by half a tile, one passage of each does."""
    opposite = {"n": "s", "e": "w", "s": "n", "w": "e"}
    for spot, offset in SPOTS.items():
        pairs = FACING[offset]
        assert len(pairs) == (2 if "-" not in spot else 1)
        assert all(one[0] == spot[0] and two[0] == opposite[one[0]] for one, two in pairs)
    assert FACING[SPOTS["north"]] == (("nw", "sw"), ("ne", "se"))
    assert FACING[SPOTS["east-south"]] == (("es", "wn"),)
    assert all(1 <= len(tile.passages) <= 8 and set(tile.passages) <= set(PASSAGES) for tile in TILES.values())


@pytest.mark.rule("DUN-PLACE-02", "DUN-PLACE-03")
def test_a_tile_lies_on_a_side_or_slid_by_half_but_never_on_another() -> None:
    areas = [Area(START, 0, 0)]
    assert free_spots(areas, areas[0], ALL_SPOTS) == list(SPOTS)
    join(areas, TILES["area-i-6"], areas[0], "north")
    taken = set(SPOTS) - set(free_spots(areas, areas[0], ALL_SPOTS))
    assert taken == {"north", "north-west", "north-east"}
    assert meeting(TILES["area-i-3"], TILES["area-i-5"], "east") == []  # two pinwheels never meet on a grid
    assert meeting(TILES["area-i-3"], TILES["area-i-5"], "east-north") == [("en", "ws")]


@pytest.mark.rule("DUN-TERM-01", "DUN-TERM-02", "DUN-TERM-03")
def test_adjacent_areas_share_half_a_side_and_are_connected_only_by_an_exit() -> None:
    t = scene("dungeontology").area("i-6", "north").area("i-3", "west-north").area("i-4", "east-north")
    s = t.s
    north, west, east = [s.area(f"area-{key}") for key in ("i-6", "i-3", "i-4")]
    assert s.areas[west].adjacent == (0, north)
    assert s.areas[east].adjacent == (0, north)
    assert connected(s, north) == [0, west]  # the Blade Arena has a passage there, the Rest of the Old Gods has none
    assert connected(s, east) == [0]
    assert west not in s.areas[east].adjacent
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-TERM-01")
def test_a_corner_is_not_enough_to_be_adjacent() -> None:
    areas = [Area(START, 0, 0)]
    join(areas, TILES["area-i-6"], areas[0], "north")
    join(areas, TILES["area-i-4"], areas[1], "west")
    assert (areas[2].x, areas[2].y) == (-2, -2)
    assert areas[2].adjacent == (1,)


@pytest.mark.rule("DUN-STAIR-07", "DUN-STAIR-08", "DUN-TERM-05")
def test_between_levels_there_are_stairs_only_where_a_tile_has_them_and_walls_elsewhere() -> None:
    assert token_between(TILES["area-i-3"], TILES["area-i-4"]) == ""
    assert token_between(TILES["area-i-2"], TILES["area-ii-2"]) == "stairs"
    assert token_between(TILES["area-i-3"], TILES["area-ii-2"]) == "wall"
    assert token_between(TILES["area-i-2"], TILES["area-iii-1"]) == "wall"  # I and III are not adjacent levels


@pytest.mark.rule("DUN-TERM-04", "DUN-AREA-06", "DUN-START-01")
def test_the_start_area_is_of_level_one_so_passages_to_it_from_there_are_open() -> None:
    t = scene("dungeontology").area("i-4", "north")
    assert t.tokens("i-4") == []
    assert t.s.areas[0].tile.level == 1
    assert t.offers("move:area-i-4")
    assert t.asked() == "0 your-movement"
