"""Submitting a thesis: when it may be done, how it is judged, what success and failure bring; and the clan card."""

from typing import Any

import pytest

from seance.games.dungeontology.check.scene import DungeontologyScene

END = "0 scene-ends"
# 16 + 4 by the clan + 6 + 3 + 2 = 31, the target of Gaia's Blood; 2 stars
GOOD = {"faith": 4, "caste": 1, "military": 1, "civilisation": 1}


def begins(cubes: dict[str, int] | None = None, seats: int = 2, **own: Any) -> DungeontologyScene:
    """Sofia begins her turn in the dungeon with these cubes."""
    t = DungeontologyScene(seats=seats).area("i-4", "north").halt("next-turn")
    t.scholar("sofia", area="i-4", cubes=GOOD if cubes is None else cubes, **own).scholar("valerio")
    return (t if seats == 2 else t.scholar("rebecca")).at("begin")


# ---- submitting ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-THESIS-01", "DUN-THESIS-02", "DUN-TURN-02")
def test_two_stars_are_needed_and_no_knowledge_token() -> None:
    assert begins({"faith": 5}).options() == ["go-on", "submit", "rest"]  # stars with the third cube and the fifth
    assert begins({"faith": 4}).options() == ["go-on", "rest"]
    assert begins({"caste": 1, "wealth": 2}, knowledge=False).offers("submit")
    assert not begins({"caste": 1, "wealth": 1}, knowledge=True).offers("submit")


@pytest.mark.rule("DUN-THESIS-03", "DUN-THESIS-10")
def test_the_scholar_goes_to_the_start_area_and_stays_there() -> None:
    t = begins().script("panic", "panic-uprising").answer("submit")
    assert t.place("sofia") == "start"
    assert t.who("sofia").finished
    assert t.asked() == END


@pytest.mark.rule("DUN-THESIS-04", "DUN-THESIS-09", "DUN-KNOW-03")
def test_only_who_submits_sees_the_clan_card() -> None:
    t = begins(seats=3).script("panic", "panic-uprising").answer("submit")
    seen = [[told.args.get("clan") for told in t.heard(seat, "clan-seen")] for seat in range(3)]
    assert seen == [["clan-gaia"], [None], [None]]
    assert t.asked() == END


@pytest.mark.rule("DUN-THESIS-05", "DUN-THESIS-07", "DUN-CLAN-02")
def test_a_score_equal_to_the_target_is_enough_and_one_less_is_not() -> None:
    t = begins().script("panic", "panic-uprising").answer("submit")
    assert t.happened("thesis-succeeded", who="sofia")
    t = begins(GOOD | {"military": 0, "civilisation": 2}).halt("end").answer("submit")  # 30
    assert t.happened("thesis-failed", who="sofia")
    assert t.asked() == END


@pytest.mark.rule("DUN-THESIS-05", "DUN-CLAN-03")
def test_another_clan_judges_otherwise() -> None:
    """The Cup wants 30 and takes a point for military cubes; the Dancing Blades want 32 and give one for military."""
    cubes = GOOD | {"military": 2}  # 16 + 6 + 6 + 2, and the clan's points
    t = begins(cubes).clan("clan-orvieto").halt("end").answer("submit")  # 30 − 2 + 1
    assert t.happened("thesis-failed")
    t = begins(cubes).clan("clan-blades").script("panic", "panic-uprising").answer("submit")  # 30 + 2 + 1 − 1
    assert t.happened("thesis-succeeded")
    assert t.asked() == END


@pytest.mark.rule("DUN-THESIS-06")
def test_nothing_but_cubes_counts() -> None:
    t = (
        begins(GOOD | {"military": 0}, trainees=["guard", "herald", "treasurer"], students=9)
        .halt("end")
        .answer("submit")
    )
    assert t.happened("thesis-failed")
    t = begins(dooms=["hay-fever", "squeaky-boots"]).script("panic", "panic-uprising").answer("submit")
    assert t.happened("thesis-succeeded")
    assert t.asked() == END


@pytest.mark.rule("DUN-THESIS-14", "DUN-CLAN-03")
def test_the_clan_card_tells_nobody_which_cube_is_the_most_valuable_by_a_pause() -> None:
    """With poker face even a single cube is named by hand: which ones are offered depends on the hidden card."""
    t = DungeontologyScene(poker_face=True).area("i-4", "north").halt("end")
    t.scholar("sofia", area="i-4", cubes=GOOD | {"military": 0, "civilisation": 2}).scholar("valerio").at("begin")
    t.answer("submit")
    assert (t.asked(), t.options()) == ("0 remove-which", ["cube:caste"])
    t.answer("cube:caste")
    assert "caste" not in t.cubes("sofia")
    assert t.asked() == END


# ---- success ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-THESIS-08")
def test_success_is_told_and_the_score_is_not() -> None:
    t = begins().script("panic", "panic-uprising").answer("submit")
    assert [dict(told.args) for told in t.heard(1, "thesis-succeeded")] == [{"who": "sofia", "place": 1, "left": 1}]
    assert t.asked() == END


@pytest.mark.rule("DUN-THESIS-11", "DUN-MAX-01")
def test_the_first_success_is_maximum_alert_for_the_others() -> None:
    t = begins().bag(3, 1).script("panic", "panic-uprising").answer("submit")
    assert t.s.panic is not None
    assert (t.s.panic.key, t.s.alert, t.s.bag_students, t.s.bag_omegas) == ("panic-uprising", None, 3 + 2 * 2, 1)
    assert t.asked() == END


@pytest.mark.rule("DUN-THESIS-12")
def test_the_second_reveals_nothing_new() -> None:
    t = DungeontologyScene(seats=3).area("i-4", "north").maximum_alert("panic-uprising").bag(9, 1).halt("next-turn")
    t.scholar("sofia", cubes=GOOD, hand=["fate-2"] * 3 + ["toast"]).scholar("valerio", finished=True, thesis=1)
    t.scholar("rebecca", area="i-4").at("end").script("university", "student", "student")
    t.begin()
    assert (t.who("sofia").thesis, t.s.bag_students) == (2, 7)
    assert t.asked() == END


@pytest.mark.rule("DUN-THESIS-10", "DUN-START-03")
def test_who_has_finished_takes_no_more_turns_and_cannot_be_hit() -> None:
    t = DungeontologyScene(seats=3).area("i-4", "north").maximum_alert().at("next-turn", turn=2).halt("begin")
    t.scholar("sofia", finished=True, thesis=1, cubes=GOOD).scholar("valerio", area="i-4", hand=["ink-spill"])
    t.scholar("rebecca", area="i-4").begin()
    assert t.s.turn == 1
    assert [who.key for who in t.s.others(t.who("valerio"))] == ["rebecca"]


# ---- failure ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-THESIS-13", "DUN-THESIS-14", "DUN-THESIS-15", "DUN-THESIS-16")
def test_failure_costs_the_most_valuable_cube_a_doom_card_and_the_turn() -> None:
    """With the Cup a wealth cube is worth 6 and a caste cube 7."""
    t = begins({"wealth": 2, "caste": 1, "faith": 1}, hand=["fate-2"] * 4, trainees=["herald"]).clan("clan-orvieto")
    before = t.s.reserve_cubes["caste"]
    t.script("dooms", "squeaky-boots").answer("submit")
    assert t.happened("thesis-failed", who="sofia")
    assert t.cubes("sofia") == {"wealth": 2, "faith": 1}  # no shield stops it (ruling H4)
    assert t.s.reserve_cubes["caste"] == before + 1
    assert [card.key for card in t.who("sofia").dooms] == ["squeaky-boots"]  # revealed at once: phase 5
    assert not t.who("sofia").finished
    assert t.asked() == END


@pytest.mark.rule("DUN-THESIS-14")
def test_of_equal_cubes_the_owner_chooses() -> None:
    """With the Dancing Blades wealth is worth 5 and faith 4, like military."""
    t = begins({"wealth": 2, "faith": 3}, hand=["fate-2"] * 4).clan("clan-blades").halt("end")
    t.answer("submit")
    assert t.cubes("sofia") == {"wealth": 1, "faith": 3}
    t = begins({"civilisation": 4, "military": 4, "faith": 1}, hand=["fate-2"] * 4).clan("clan-blades").halt("end")
    t.answer("submit")  # military 3 + 1, faith 4
    assert t.options() == ["cube:military", "cube:faith"]
    t.answer("cube:faith")
    assert t.cubes("sofia") == {"civilisation": 4, "military": 4}
    assert t.asked() == END


# ---- the clan card ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-SCHOLAR-12", "DUN-SCHOLAR-13", "DUN-KNOW-02")
def test_the_knowledge_bonus_shows_the_clan_card() -> None:
    """Valerio needs two civilisation and two military cubes."""
    t = DungeontologyScene(seats=2).area("i-4", "north").at("action").halt("action-end")
    t.scholar("valerio", area="i-4", hand=["fate-5", "sprint"], cubes={"civilisation": 1, "military": 2}).scholar(
        "sofia"
    )
    t.answer("study:cubes-1", ["discard:fate-5"])
    assert t.who("valerio").knowledge
    assert [told.args.get("clan") for told in t.heard(0, "clan-seen")] == ["clan-gaia"]
    assert [told.args.get("clan") for told in t.heard(1, "clan-seen")] == [None]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-KNOW-01")
def test_a_knowledge_token_stays_when_the_cubes_go() -> None:
    t = DungeontologyScene(seats=2).area("i-4", "north").at("action").halt("action-end")
    t.scholar("sofia", area="i-4", hand=["ink-spill", "sprint"])
    t.scholar("valerio", area="i-4", cubes={"civilisation": 2, "military": 2}, knowledge=True)
    t.script("university", "student", "student").script("randomise", "randomise-2").answer(
        "play-main-on:ink-spill:valerio"
    )
    assert (t.cubes("valerio"), t.who("valerio").knowledge) == ({"civilisation": 2, "military": 1}, True)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-CLAN-01")
def test_there_is_one_clan_card_in_a_game() -> None:
    """What a failure tells everybody is that the target was not reached: with the other clans it would have been."""
    t = begins(GOOD | {"military": 2}).clan("clan-orvieto").halt("end").answer("submit")
    assert [clan.key for clan in t.s.clans] == ["clan-orvieto"]
    assert t.asked() == END
