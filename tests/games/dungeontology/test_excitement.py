"""The notebook's stars and dial, and what they make of a scholar: excited, or calm again."""

from typing import Any

import pytest

from seance.games.dungeontology.check.scene import DungeontologyScene
from seance.games.dungeontology.rules.values import value

END = "0 scene-ends"


def two(
    *hand: str, cubes: dict[str, int] | None = None, hers: dict[str, int] | None = None, stun: int = 0, **other: Any
) -> DungeontologyScene:
    """Valerio with these cards and cubes in his action phase, Sofia in the same area."""
    t = DungeontologyScene(seats=2).area("i-4", "north").at("action").halt("action-end")
    t.scholar("valerio", area="i-4", hand=hand, cubes=cubes, stun=stun)
    return t.scholar("sofia", **{"area": "i-4", "cubes": hers} | other)


def excited(t: DungeontologyScene) -> list[str]:
    t.begin()
    return [who.key for who in t.s.scholars if who.excited]


# ---- stars and research ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-SCHOLAR-24", "DUN-SCHOLAR-27")
@pytest.mark.parametrize(
    ("cube", "stars"),
    [
        ("civilisation", [0, 0, 0, 1, 1, 1, 1, 2]),
        ("military", [0, 0, 0, 1, 1, 2]),
        ("faith", [0, 0, 1, 1, 2]),
        ("wealth", [0, 1, 1, 2]),
        ("caste", [1, 2]),
    ],
)
def test_stars_of_a_column(cube: str, stars: list[int]) -> None:
    """Silver ones and gold ones count alike."""
    assert [two(cubes={cube: n}).who("valerio").stars for n in range(1, len(stars) + 1)] == stars


@pytest.mark.rule("DUN-SCHOLAR-25", "DUN-SCHOLAR-29")
@pytest.mark.parametrize(
    ("cube", "dial"),
    [
        ("civilisation", [0, 1, 1, 1, 1, 2, 2, 2]),
        ("military", [0, 1, 1, 1, 2, 2]),
        ("faith", [0, 1, 1, 2, 2]),
        ("wealth", [1, 1, 2, 2]),
        ("caste", [0, 0]),
    ],
)
def test_research_of_a_column(cube: str, dial: list[int]) -> None:
    assert [two(cubes={cube: n}).who("valerio").research for n in range(1, len(dial) + 1)] == dial


@pytest.mark.rule("DUN-SCHOLAR-30", "DUN-STUDY-09", "DUN-SPY-06")
def test_the_dial_helps_in_studies_only() -> None:
    t = two("fate-2", "fate-3", cubes={"wealth": 1}).answer("study:cubes-1", ["discard:fate-2"])
    assert t.s.attempt is not None
    assert t.s.attempt.stealth == 3
    t = two("fate-2", "fate-3", cubes={"wealth": 1}, hers={"military": 1}, hand=["fate-2"])
    t.answer("spy:sofia:military", ["discard:fate-2"])
    assert t.s.attempt is not None
    assert t.s.attempt.stealth == 2
    assert t.asked() == "1 in-attempt"


@pytest.mark.rule("DUN-SCHOLAR-26", "DUN-KEY-10")
def test_a_cube_that_is_lost_takes_its_star_and_its_arrow_along() -> None:
    t = two("ink-spill", "sprint", hers={"wealth": 2}).script("university", "student", "student")
    t.script("randomise", "randomise-10")
    assert (t.who("sofia").stars, t.who("sofia").research) == (1, 1)
    t.answer("play-main-on:ink-spill:sofia")
    assert (t.who("sofia").stars, t.who("sofia").research) == (0, 1)
    assert t.asked() == "0 your-action"


# ---- excitement ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-EXC-01", "DUN-EXC-06")
def test_exactly_those_are_excited_who_have_fewer_stars_than_another() -> None:
    t = DungeontologyScene(seats=4).area("i-4", "north")
    t.scholar("valerio", cubes={"caste": 1}).scholar("sofia", cubes={"wealth": 2}).scholar("vincenzo").scholar(
        "rebecca"
    )
    assert excited(t) == ["vincenzo", "rebecca"]
    t = DungeontologyScene(seats=4).area("i-4", "north")
    t.scholar("valerio", cubes={"caste": 2}).scholar("sofia", cubes={"wealth": 2}).scholar("vincenzo").scholar(
        "rebecca"
    )
    assert excited(t) == ["sofia", "vincenzo", "rebecca"]


@pytest.mark.rule("DUN-EXC-06")
def test_without_stars_all_are_calm() -> None:
    assert excited(two(cubes={"civilisation": 3})) == []


@pytest.mark.rule("DUN-EXC-02", "DUN-EXC-03", "DUN-EXC-04")
def test_a_star_that_is_gained_turns_the_cards_of_the_others() -> None:
    t = two("fate-5", "sprint", cubes={"civilisation": 3})
    assert excited(t) == []
    assert (value(t.s, t.who("sofia"), "speed"), [skill.key for skill in t.who("sofia").side.skills]) == (
        4,
        ["swindle"],
    )
    t.answer("study:cubes-1", ["discard:fate-5"])
    assert excited(t) == ["sofia"]
    assert (value(t.s, t.who("sofia"), "speed"), value(t.s, t.who("sofia"), "hand")) == (5, 5)
    assert [skill.key for skill in t.who("sofia").side.skills] == ["swindle", "roaming"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-EXC-05")
def test_who_catches_up_is_calm_again() -> None:
    t = two("fate-5", "sprint", cubes={"civilisation": 3}, hers={"caste": 1})
    assert excited(t) == ["valerio"]
    t.answer("study:cubes-1", ["discard:fate-5"])
    assert excited(t) == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-SCHOLAR-11", "DUN-EXC-05")
def test_stun_tokens_above_the_lower_stamina_are_discarded() -> None:
    """Excited, Valerio bears five."""
    t = two("fate-5", "sprint", cubes={"civilisation": 3}, hers={"caste": 1}, stun=5)
    assert excited(t) == ["valerio"]
    assert t.who("valerio").stun == 5
    t.answer("study:cubes-1", ["discard:fate-5"])
    assert t.who("valerio").stun == 4
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-EXC-01")
def test_stars_of_who_has_finished_still_count() -> None:
    """Ruling I1."""
    assert excited(two(finished=True, area="start")) == []
    assert excited(two(finished=True, area="start", hers={"caste": 1})) == ["valerio"]


@pytest.mark.rule("DUN-EXC-03")
def test_turning_the_card_gives_nothing_at_once() -> None:
    t = two("fate-5", "sprint", cubes={"civilisation": 3}, students=1, hand=["toast"])
    t.answer("study:cubes-1", ["discard:fate-5"])
    assert excited(t) == ["sofia"]
    assert (t.who("sofia").students, t.hand("sofia")) == (1, ["toast"])
    assert t.asked() == "0 your-action"


# ---- values ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-SCHOLAR-05", "DUN-EOT-02")
def test_the_hand_is_filled_up_to_the_hand_value_and_never_cut() -> None:
    t = DungeontologyScene(seats=2).area("i-4", "north").at("end").halt("next-turn").top("fate-4", "fate-5", "blink")
    t.scholar("valerio", area="i-4", hand=["toast"]).scholar("sofia").begin()
    assert t.hand("valerio") == ["blink", "fate-4", "fate-5", "toast"]
    t = DungeontologyScene(seats=2).area("i-4", "north").at("end").halt("next-turn")
    t.scholar("valerio", area="i-4", hand=["toast", "gust", "sprint", "blink", "hex"]).scholar("sofia").begin()
    assert len(t.hand("valerio")) == 5
    assert t.asked() == END


@pytest.mark.rule("DUN-SCHOLAR-08", "DUN-STUDY-05")
def test_intelligence_is_how_many_cubes_a_study_may_try_for() -> None:
    t = two("fate-2", "fate-3")
    assert [key for key in t.options() if key.startswith("study")] == ["study:cubes-1", "study:cubes-2"]
    t = DungeontologyScene(seats=2).area("i-4", "north").at("action")
    t.scholar("sofia", area="i-4", hand=["fate-2", "fate-3"]).scholar("valerio")
    assert [key for key in t.options() if key.startswith("study")] == [
        "study:cubes-1",
        "study:cubes-2",
        "study:cubes-3",
    ]


@pytest.mark.rule("DUN-SCHOLAR-06", "DUN-MOVE-02")
def test_speed_is_how_many_areas_are_entered_in_a_turn() -> None:
    t = (
        DungeontologyScene(seats=2)
        .area("i-4", "north")
        .area("i-3", "north", beside="i-4")
        .at("begin")
        .halt("action-end")
    )
    t.scholar("vincenzo", area="i-4", hand=["toast"]).scholar("valerio").answer("go-on")
    t.answer("move:area-i-3", "move:area-i-4", "move:area-i-3")
    assert not [key for key in t.options() if key.startswith("move")]  # his speed is 3
    assert t.asked() == "0 your-movement"
