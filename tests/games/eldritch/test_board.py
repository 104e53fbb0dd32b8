"""The board: spaces, the paths between them and the tracks, as printed."""

import json
from collections import Counter
from pathlib import Path

import pytest

from seance.games.eldritch import content
from seance.games.eldritch.board import (
    ADJACENT,
    CITIES,
    DISTANCES,
    KINDS,
    OF_KIND,
    PATHS,
    SEAS,
    SHIPS,
    SPACE_KEYS,
    SPACE_NUMBERS,
    TRAINS,
    WAYS,
    nearest,
)
from seance.games.eldritch.printed import DOOM_HIGHEST, OMEN_START, OMENS, RESERVE, SPACES


def ways(space: str) -> dict[str, str]:
    """The adjacent spaces, each with the path to it."""
    return {SPACE_KEYS[there]: kind for there, kind in WAYS[SPACE_NUMBERS[space]]}


def keys(spaces: tuple[int, ...]) -> list[str]:
    return [SPACE_KEYS[space] for space in spaces]


@pytest.mark.rule("EH-COMP-01", "EH-SPACE-01")
def test_fifteen_spaces_have_names_and_twenty_one_have_numbers() -> None:
    assert len(SPACES) == 36
    assert [space.key for space in SPACES.values() if space.named] == [
        "san-francisco", "arkham", "buenos-aires", "london", "rome", "istanbul", "tokyo", "shanghai", "sydney",
        "amazon", "pyramids", "heart-of-africa", "himalayas", "tunguska", "antarctica",
    ]  # fmt: skip
    assert [key for key in SPACES if not SPACES[key].named] == [f"space-{number}" for number in range(1, 22)]


@pytest.mark.rule("EH-SPACE-06")
def test_kinds_of_spaces() -> None:
    assert Counter(KINDS) == {"city": 18, "wilderness": 10, "sea": 8}
    assert KINDS[SPACE_NUMBERS["antarctica"]] == "sea"
    assert keys(OF_KIND["wilderness"]) == [
        "amazon", "pyramids", "heart-of-africa", "himalayas", "tunguska", "space-4", "space-9", "space-10", "space-19",
        "space-21",
    ]  # fmt: skip


def test_named_cities_belong_to_three_regions() -> None:
    assert Counter(space.region for space in SPACES.values() if space.region) == {
        "america": 3,
        "europe": 3,
        "asia-australia": 3,
    }


@pytest.mark.rule("EH-SPACE-05")
def test_kinds_of_paths() -> None:
    assert Counter(PATHS.values()) == {"ship": 33, "train": 15, "uncharted": 10}
    assert len(PATHS) == 58


@pytest.mark.rule("EH-SPACE-03")
def test_a_path_leads_both_ways() -> None:
    assert all((here, kind) in WAYS[there] for here, row in enumerate(WAYS) for there, kind in row)
    assert sum([len(row) for row in WAYS]) == 2 * len(PATHS)


def test_no_two_paths_join_the_same_spaces() -> None:
    assert len({frozenset(ends) for ends in PATHS}) == len(PATHS)
    assert all(one != other for one, other in PATHS)


@pytest.mark.rule("EH-SPACE-04")
def test_every_space_can_be_left_and_every_other_be_reached() -> None:
    assert all(ADJACENT)
    assert max(max(row) for row in DISTANCES) == 7


def test_what_lies_around_some_spaces() -> None:
    assert ways("arkham") == {
        "london": "ship",
        "space-5": "train",
        "space-6": "train",
        "space-8": "ship",
        "space-9": "ship",
    }
    assert ways("pyramids") == {
        "rome": "ship",
        "istanbul": "train",
        "heart-of-africa": "uncharted",
        "space-10": "uncharted",
    }
    assert ways("space-9") == {"arkham": "ship"}


def test_three_paths_go_around_the_edge_of_the_map() -> None:
    far = [("tokyo", "space-2"), ("sydney", "space-3"), ("space-1", "space-19")]
    assert [ways(here)[there] for here, there in far] == ["ship", "ship", "ship"]


def test_where_trains_and_ships_go() -> None:
    assert keys(TRAINS[SPACE_NUMBERS["rome"]]) == ["istanbul", "space-14"]
    assert keys(SHIPS[SPACE_NUMBERS["rome"]]) == ["london", "pyramids", "space-10"]
    assert keys(SHIPS[SPACE_NUMBERS["istanbul"]]) == []
    assert [key for key in keys(CITIES) if not TRAINS[SPACE_NUMBERS[key]]] == [
        "buenos-aires",
        "london",
        "tokyo",
        "sydney",
        "space-1",
        "space-15",
        "space-20",
    ]


def test_distance_is_counted_in_paths() -> None:
    here = DISTANCES[SPACE_NUMBERS["arkham"]]
    assert [here[SPACE_NUMBERS[key]] for key in ("arkham", "london", "rome", "istanbul", "tokyo")] == [0, 1, 2, 3, 4]


def test_the_nearest_spaces_of_a_kind_may_be_several() -> None:
    assert keys(nearest(SPACE_NUMBERS["himalayas"], CITIES)) == ["shanghai", "space-17"]
    assert keys(nearest(SPACE_NUMBERS["rome"], CITIES)) == ["rome"]
    assert keys(nearest(SPACE_NUMBERS["tunguska"], SEAS)) == ["space-2"]


def test_nothing_is_nearest_where_there_is_nothing() -> None:
    assert nearest(0, ()) == ()


def test_the_omen_starts_on_green_and_blue_comes_twice() -> None:
    assert OMENS[OMEN_START] == "green"
    assert OMENS == ("green", "blue", "red", "blue")


def test_doom_has_a_highest_space_and_the_reserve_four_slots() -> None:
    assert (DOOM_HIGHEST, RESERVE) == (20, 4)


def test_the_page_draws_the_same_spaces_and_paths() -> None:
    layout = json.loads((Path(content.__file__).parent / "layout.json").read_text(encoding="utf-8"))
    drawn = {space["id"]: (space["type"], space["named"]) for space in layout["spaces"]}
    assert drawn == {key: (space.kind, space.named) for key, space in SPACES.items()}
    ends = {frozenset([path["a"], path["b"]]): path["type"] for path in layout["paths"]}
    assert ends == {frozenset(keys(pair)): kind for pair, kind in PATHS.items()}
