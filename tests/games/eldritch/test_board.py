"""The board: spaces, the paths between them and the tracks, as printed."""

import json
from collections import Counter
from pathlib import Path

import pytest

from seance.games.eldritch import content
from seance.games.eldritch.rules.places import (
    BY_SHIP,
    BY_TRAIN,
    CITIES,
    DISTANCES,
    NEAR,
    PATHS,
    distance,
    nearest,
    of_kind,
    toward,
)
from seance.games.eldritch.rules.printed import DOOM_HIGHEST, OMEN_START, OMENS, RESERVE, SPACES


def ways(space: str) -> dict[str, str]:
    """The adjacent spaces, each with the path to it."""
    return {there: PATHS.get((space, there)) or PATHS[there, space] for there in NEAR[space]}


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
    assert Counter(space.kind for space in SPACES.values()) == {"city": 18, "wilderness": 10, "sea": 8}
    assert SPACES["antarctica"].kind == "sea"
    assert of_kind("wilderness") == [
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
    assert all(here in NEAR[there] for here, row in NEAR.items() for there in row)
    assert sum([len(row) for row in NEAR.values()]) == 2 * len(PATHS)


def test_no_two_paths_join_the_same_spaces() -> None:
    assert len({frozenset(ends) for ends in PATHS}) == len(PATHS)
    assert all(one != other for one, other in PATHS)


@pytest.mark.rule("EH-SPACE-04")
def test_every_space_can_be_left_and_every_other_be_reached() -> None:
    assert all(NEAR.values())
    assert max(max(row.values()) for row in DISTANCES.values()) == 7


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
    assert BY_TRAIN["rome"] == ("istanbul", "space-14")
    assert BY_SHIP["rome"] == ("london", "pyramids", "space-10")
    assert BY_SHIP["istanbul"] == ()
    assert [key for key in CITIES if not BY_TRAIN[key]] == [
        "buenos-aires",
        "london",
        "tokyo",
        "sydney",
        "space-1",
        "space-15",
        "space-20",
    ]


def test_distance_is_counted_in_paths() -> None:
    assert [distance("arkham", key) for key in ("arkham", "london", "rome", "istanbul", "tokyo")] == [0, 1, 2, 3, 4]


def test_the_nearest_spaces_of_a_kind_may_be_several() -> None:
    assert nearest("himalayas", CITIES) == ["shanghai", "space-17"]
    assert nearest("rome", CITIES) == ["rome"]
    assert nearest("tunguska", of_kind("sea")) == ["space-2"]


def test_the_way_toward_the_nearest_goal_may_begin_with_several_steps() -> None:
    assert toward("rome", ["space-17"]) == ["istanbul"]
    assert toward("arkham", ["san-francisco"]) == ["space-5", "space-6"]
    assert toward("rome", ["rome", "london"]) == []


def test_nothing_is_nearest_where_there_is_nothing() -> None:
    assert nearest("rome", ()) == []


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
    assert ends == {frozenset(pair): kind for pair, kind in PATHS.items()}
