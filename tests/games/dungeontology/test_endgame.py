"""How the game ends, what everybody scores then, and who wins a tie."""

from typing import Any

import pytest

from seance.engine import Told
from seance.engine.texts import texts
from seance.games.dungeontology.check.scene import DungeontologyScene
from seance.games.dungeontology.rules.clan import clan_points
from seance.games.dungeontology.rules.endgame import points


def last_round(seats: int = 2) -> DungeontologyScene:
    """The last turn of the last round is about to end (there is a round limit: ruling M2)."""
    return DungeontologyScene(seats=seats).area("i-4", "north").at("next-turn", turn=seats - 1, round=40)


def scores(t: DungeontologyScene) -> dict[str, dict[str, Any]]:
    """What was told of each scholar's points."""
    return {str(told.args["who"]): dict(told.args) for told in t.heard(0, "scored")}


# ---- points ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-SCORE-01", "DUN-OVER-05")
def test_a_column_scores_the_number_above_its_topmost_cube() -> None:
    """The rulebook's examples: civilisation 1 and military 1 are 5 points."""
    t = last_round().scholar("sofia", cubes={"civilisation": 1, "military": 1}).scholar("valerio")
    t.begin()
    assert scores(t)["sofia"]["cubes"] == 5
    t = last_round().scholar("sofia", cubes={"civilisation": 8, "caste": 2, "wealth": 3}).scholar("valerio")
    t.begin()
    assert scores(t)["sofia"]["cubes"] == 26 + 14 + 15


@pytest.mark.rule("DUN-SCORE-02", "DUN-CLAN-03")
def test_the_clan_corrects_every_cube() -> None:
    """Gaia's Blood: faith counts one more, wealth one less."""
    t = last_round().scholar("sofia", cubes={"faith": 3, "wealth": 1, "caste": 1}).scholar("valerio")
    t.begin()
    assert scores(t)["sofia"]["clan"] == 2
    t = last_round().clan("clan-orvieto").scholar("sofia", cubes={"faith": 3, "wealth": 1, "caste": 1})
    t.scholar("valerio").begin()
    assert scores(t)["sofia"]["clan"] == 2
    t = last_round().clan("clan-blades").scholar("sofia", cubes={"civilisation": 3}).scholar("valerio")
    t.begin()
    assert scores(t)["sofia"]["clan"] == -3


@pytest.mark.rule("DUN-SCORE-03")
def test_theses_score_in_the_order_of_success() -> None:
    t = last_round(seats=4).scholar("valerio", thesis=1, finished=True).scholar("sofia", thesis=3, finished=True)
    t.scholar("vincenzo", thesis=2, finished=True).scholar("rebecca", thesis=4, finished=True)
    t.begin()
    assert [scores(t)[key]["thesis"] for key in ("valerio", "vincenzo", "sofia", "rebecca")] == [10, 7, 5, 3]


@pytest.mark.rule("DUN-SCORE-04", "DUN-SCORE-05", "DUN-OBJ-01", "DUN-TRAIN-01")
def test_trainees_count_and_doom_cards_count_against() -> None:
    t = last_round().scholar("sofia", trainees=["guard", "herald"], dooms=["hay-fever", "twisted-ankle"], thesis=1)
    t.scholar("valerio", cubes={"faith": 1}).begin()
    assert (scores(t)["sofia"]["trainees"], scores(t)["sofia"]["doom"], scores(t)["sofia"]["points"]) == (7, -5, 12)
    assert scores(t)["valerio"]["points"] == 5
    assert points(t.s, t.who("sofia")) == 12


@pytest.mark.rule("DUN-SCORE-05")
def test_doom_cards_that_nobody_has_seen_count_too() -> None:
    t = last_round().scholar("sofia", doom_down=1).scholar("valerio").script("dooms", "plagiarism-charge")
    t.begin()
    assert scores(t)["sofia"]["doom"] == -4
    assert t.asked() == ""


@pytest.mark.rule("DUN-SCORE-06")
def test_the_highest_total_wins() -> None:
    t = last_round().scholar("sofia", cubes={"faith": 2}).scholar("valerio", cubes={"faith": 3})
    t.begin()
    assert t.happened("won", who="valerio", points=15)
    t = last_round().scholar("sofia", cubes={"faith": 4}).scholar("valerio", cubes={"faith": 3})
    t.begin()
    assert t.happened("won", who="sofia", points=20)
    assert not t.happened("tied")
    assert t.happened("lead", who="sofia", second="valerio")


@pytest.mark.rule("DUN-SCORE-06")
def test_what_decided_is_told() -> None:
    t = last_round().scholar("sofia", cubes={"faith": 2}, thesis=1).scholar("valerio", cubes={"faith": 3})
    t.begin()
    assert t.happened("lead", who="sofia", second="valerio", by="thesis", n=10)
    assert t.asked() == ""


# ---- ties ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-TIE-01")
def test_of_equals_the_earlier_thesis_wins() -> None:
    """10 points and 7 points with a trainee worth 3."""
    t = last_round().scholar("sofia", thesis=1, students=0).scholar("valerio", thesis=2, trainees=["guard"], students=4)
    t.begin()
    assert t.happened("tied", all=["sofia", "valerio"], points=10, by="thesis")
    assert t.happened("won", who="sofia", points=10)
    t = last_round().scholar("sofia", thesis=2, trainees=["guard"]).scholar("valerio", thesis=1)
    t.begin()
    assert t.happened("won", who="valerio", points=10)


@pytest.mark.rule("DUN-TIE-01")
def test_a_thesis_beats_none() -> None:
    t = last_round().scholar("sofia", thesis=1, students=0).scholar("valerio", cubes={"faith": 2}, students=5)
    t.begin()
    assert t.happened("won", who="sofia", points=10)


@pytest.mark.rule("DUN-TIE-02")
def test_then_more_students_win() -> None:
    t = last_round().scholar("sofia", students=5).scholar("valerio", students=4)
    t.begin()
    assert t.happened("tied", all=["sofia", "valerio"], by="students")
    assert t.happened("won", who="sofia", points=0)
    t = last_round().scholar("sofia", students=3).scholar("valerio", students=4)
    t.begin()
    assert t.happened("won", who="valerio", points=0)


@pytest.mark.rule("DUN-TIE-03")
def test_then_whoever_is_later_in_turn_order() -> None:
    """Nobody's age is known: ruling L12."""
    t = last_round().scholar("sofia", students=4).scholar("valerio", students=4)
    t.begin()
    assert t.happened("tied", all=["valerio", "sofia"], by="order")
    assert t.happened("won", who="valerio")
    t = last_round().scholar("sofia", students=4).scholar("valerio", students=4).at("next-turn", turn=0, round=40)
    t.s.start_seat = 1
    t.begin()
    assert t.happened("won", who="sofia")


# ---- ends ------------------------------------------------------------------------------------------------------------


def test_the_last_round_is_the_fortieth() -> None:
    t = last_round().scholar("sofia").scholar("valerio")
    assert t.result == "round-limit"
    t = last_round().scholar("sofia").scholar("valerio").at("next-turn", turn=1, round=39).halt("begin")
    assert t.result is None
    assert t.s.round == 40


@pytest.mark.rule("DUN-MAX-09")
def test_the_end_when_all_have_finished() -> None:
    t = DungeontologyScene(seats=2).area("i-4", "north").maximum_alert().at("next-turn", turn=1)
    t.scholar("sofia", finished=True).scholar("valerio", finished=True)
    assert t.result == "all-finished"


@pytest.mark.rule("DUN-MAX-10", "DUN-PANIC-04")
def test_the_end_when_the_last_student_has_left_the_university() -> None:
    """The Omega student that stays for good does not count (ruling L8)."""
    t = DungeontologyScene(seats=2).area("i-4", "north").maximum_alert().bag(1, 1).at("action")
    t.scholar("sofia", area="i-4", hand=["restoration", "toast"]).scholar("valerio")
    t.script("university", "omega").answer("play-main:restoration")
    assert (t.result, t.s.bag_omegas, t.who("sofia").doom_down) == (None, 1, 1)
    t.script("university", "student").script("dooms", "squeaky-boots").answer("play-main:toast")
    assert t.result == "bag-empty"


@pytest.mark.rule("DUN-MAX-11")
def test_the_end_in_maximum_alert_when_no_cube_is_left_to_find() -> None:
    t = DungeontologyScene(seats=2).area("i-4", "north", cubes=["faith", "", ""]).maximum_alert().at("action")
    t.scholar("sofia", area="i-4", hand=["fate-5"], cubes={"faith": 1}).scholar("valerio", area="i-4", hand=["toast"])
    t.answer("study:cubes-1")  # 5 against 3 and 2
    assert t.cubes("sofia") == {"faith": 2}
    assert t.result == "no-cubes-left"


@pytest.mark.rule("DUN-END-03")
def test_before_it_only_if_no_area_can_be_placed_either() -> None:
    t = DungeontologyScene(seats=2).area("i-4", "north", cubes=["faith", "", ""]).at("action")
    t.scholar("sofia", area="i-4", hand=["fate-5", "sprint"]).scholar("valerio")
    t.answer("study:cubes-1", ["discard:fate-5"])
    assert (t.result, t.cubes("sofia")) == (None, {"faith": 1})
    t = DungeontologyScene(seats=2).area("i-4", "north", cubes=["faith", "", ""]).at("action")
    for area, spot, beside in (("i-3", "north", "i-4"), ("i-1", "east", "start"), ("i-2", "west", "start")):
        t.area(area, spot, beside=beside, cubes=[])
    t.area("i-6", "south", cubes=[]).area("i-5", "south", beside="i-6", cubes=[])  # the whole level is laid
    t.scholar("sofia", area="i-4", hand=["fate-5", "sprint"]).scholar("valerio")
    t.answer("study:cubes-1", ["discard:fate-5"])
    assert t.result == "no-cubes-left"
    assert t.s.panic is None  # straight to the scoring


@pytest.mark.rule("DUN-MAX-13")
def test_the_end_when_nobody_can_go_on() -> None:
    """Walled in, without a card: there was nothing to choose in the whole round."""
    t = DungeontologyScene(seats=2).area("iii-6", "south").maximum_alert("panic-uprising").bag(20, 1)
    t.scholar("sofia", area="iii-6").scholar("valerio", finished=True).at("turn-start")
    t.top("fate-2", "fate-3", "fate-4", "fate-5").script("university", "student", "student")
    assert t.result == "nobody-goes-on"
    t = DungeontologyScene(seats=2).area("iii-6", "south").maximum_alert("panic-uprising").bag(20, 1).halt("turn-start")
    t.scholar("sofia", area="iii-6", hand=["fate-2"]).scholar("valerio", finished=True).at("movement")
    t.top("fate-3", "fate-4", "fate-5").script("university", "student", "student").answer("end-turn")
    assert t.result is None  # she could have tried a study
    assert t.asked() == "0 scene-ends"


# ---- in the middle of an effect --------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-MAX-11", "DUN-END-03")
def test_the_effect_that_takes_the_last_cube_is_finished_before_the_game_ends() -> None:
    """Love Potion collects the last cube of the dungeon; the others still give theirs."""
    t = DungeontologyScene(seats=3).area("i-4", "north", cubes=["faith", "", ""]).maximum_alert()
    t.scholar("rebecca", area="i-4", hand=["love-potion"], students=2)
    t.scholar("valerio", area="i-4", cubes={"caste": 1}).scholar("sofia", area="i-4", cubes={"military": 1})
    t.at("action").answer("play-main:love-potion")
    assert t.cubes("rebecca") == {"faith": 1, "caste": 1, "military": 1}
    assert t.result == "no-cubes-left"


@pytest.mark.rule("DUN-MAX-11", "DUN-BOSS-06", "DUN-LATUS-03")
def test_drunk_laetus_meets_everybody_though_he_has_given_the_last_cube_away() -> None:
    """He shows the last cube to one of two; the other one is met all the same, and hears a secret."""
    t = DungeontologyScene(seats=3, boss="drunk").area("i-1", "north", cubes=["", "", ""])
    t.area("i-4", "east", beside="i-1", cubes=["faith", "", ""]).area("i-6", "east", beside="i-4", cubes=["", ""])
    t.boss("i-6").maximum_alert().scholar("valerio", hand=["toast"])
    t.scholar("rebecca", area="i-4").scholar("sofia", area="i-4")
    t.script("randomise", "randomise-10", "randomise-14", "randomise-14").top("fate-2").answer("move:area-i-1")
    assert [told.args["who"] for told in t.heard(0, "boss-meets")] == ["rebecca", "sofia"]
    assert t.cubes("rebecca") == {"faith": 1}
    assert t.hand("sofia") == ["fate-2"]
    assert t.result == "no-cubes-left"


def test_less_than_nothing_is_no_single_point() -> None:
    parts: dict[str, str | int] = {"who": "sofia", "cubes": 0, "clan": 0, "thesis": 0, "trainees": 4, "doom": -5}
    told = [Told(1, "scored", "scoring", {**parts, "points": n}) for n in (-1, 1)]
    assert [texts("en", "dungeontology").log_line(each) for each in told] == [
        "Sofia: -1 points, trainees 4, doom -5.", "Sofia: 1 point, trainees 4, doom -5.",
    ]  # fmt: skip


def test_what_somebody_has_so_far_counts_trainees_and_doom() -> None:
    """The clan card counts as far as the reader knows it, and nobody does yet."""
    t = DungeontologyScene(seats=2).scholar("sofia", cubes={"faith": 1}, dooms=["twisted-ankle"])
    sofia = t.sees(0).scholars[0]
    assert sofia.worth == points(t.s, t.who("sofia")) - clan_points(t.who("sofia"), t.s.clan)
    assert sofia.worth != sofia.points
    assert t.asked() == "0 your-movement"
