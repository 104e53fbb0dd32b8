"""Rest: chosen or compulsory, its six steps, and camps."""

from typing import Any

import pytest

from seance.games.dungeontology.check.scene import DungeontologyScene

END = "0 scene-ends"
FULL = ["fate-2", "fate-2", "fate-3", "fate-3"]


def begins(**own: Any) -> DungeontologyScene:
    """Valerio begins his turn in the dungeon."""
    t = DungeontologyScene(seats=2).area("i-4", "north").at("begin").halt("next-turn")
    return t.scholar("valerio", area="i-4", **{"hand": FULL} | own).scholar("sofia")


@pytest.mark.rule("DUN-REST-01", "DUN-REST-04", "DUN-REST-05", "DUN-REST-11")
def test_a_rest_is_taken_in_the_start_area_and_ends_the_turn() -> None:
    t = begins(stun=3).answer("rest", [])
    assert (t.place("valerio"), t.who("valerio").stun) == ("start", 0)
    assert t.asked() == END


@pytest.mark.rule("DUN-REST-01", "DUN-TURN-01")
def test_who_does_not_rest_moves() -> None:
    t = begins(stun=3).answer("go-on")
    assert t.who("valerio").stun == 3
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-REST-02")
def test_who_has_as_many_stun_tokens_as_stamina_must_rest() -> None:
    t = begins(stun=4).at("turn-start")
    t.begin()
    assert t.who("valerio").stun == 0  # there was nothing to choose
    assert t.asked() == "0 which-discard"
    assert [(note.key, note.on) for note in t.game.notes(0)] == [("drawn-up", ("4",))]


@pytest.mark.rule("DUN-REST-02")
def test_or_may_submit_before() -> None:
    """Ruling B3: phase 1 still comes first."""
    assert begins(stun=4, cubes={"caste": 2}).at("turn-start").options() == ["submit", "rest"]


@pytest.mark.rule("DUN-REST-06")
def test_one_doom_card_is_discarded_whichever_it_is() -> None:
    t = begins(dooms=["hay-fever", "squeaky-boots"], doom_down=1).answer("rest")
    assert t.options() == ["discard-doom:hay-fever", "discard-doom:squeaky-boots", "discard-doom:doom-face-down"]
    t.script("dooms", "twisted-ankle").answer("discard-doom:squeaky-boots", [])
    assert [card.key for card in t.who("valerio").dooms] == ["hay-fever", "twisted-ankle"]  # phase 5 turned one up
    assert [card.key for card in t.s.dooms.discard] == ["squeaky-boots"]
    assert t.asked() == END


def test_a_doom_card_that_nobody_has_seen_can_be_discarded_too() -> None:
    t = begins(dooms=["squeaky-boots"], doom_down=1).script("dooms", "lost-luggage")
    t.answer("rest", "discard-doom:doom-face-down", [])
    assert [card.key for card in t.who("valerio").dooms] == ["squeaky-boots"]
    assert t.hand("valerio") == sorted(FULL)
    assert t.asked() == END


@pytest.mark.rule("DUN-REST-07", "DUN-REST-08")
def test_cards_are_discarded_and_new_ones_drawn() -> None:
    t = begins(hand=["toast", "gust", "sprint"]).top("fate-4", "fate-5", "blink")
    t.answer("rest", ["discard:gust", "discard:toast"])
    assert t.hand("valerio") == ["blink", "fate-4", "fate-5", "sprint"]
    assert t.asked() == END


@pytest.mark.rule("DUN-REST-09", "DUN-SCHOLAR-03")
def test_students_come_from_the_campfire_up_to_the_student_value() -> None:
    t = begins(students=1).campfire(5)
    reserve = t.s.reserve
    t.answer("rest", [])
    assert (t.who("valerio").students, t.s.campfire, t.s.reserve) == (4, 2, reserve)
    assert t.asked() == END


@pytest.mark.rule("DUN-REST-10", "DUN-CAMPUS-03")
def test_and_from_the_reserve_if_the_campfire_is_short() -> None:
    t = begins(students=1).campfire(1)
    reserve = t.s.reserve
    t.answer("rest", [])
    assert (t.who("valerio").students, t.s.campfire, t.s.reserve) == (4, 0, reserve - 2)
    assert t.asked() == END


@pytest.mark.rule("DUN-SCHOLAR-04")
def test_but_only_as_many_as_there_are() -> None:
    t = begins(students=1)
    t.bag(t.s.bag_students + t.s.reserve - 1, 1).answer("rest", [])
    assert (t.who("valerio").students, t.s.reserve) == (2, 0)
    assert t.asked() == END


@pytest.mark.rule("DUN-REST-09")
def test_nobody_sends_students_home_for_a_rest() -> None:
    t = begins(students=7).campfire(3).answer("rest", [])
    assert (t.who("valerio").students, t.s.campfire) == (7, 3)
    assert t.asked() == END


# ---- camps -----------------------------------------------------------------------------------------------------------


def camping(**own: Any) -> DungeontologyScene:
    t = DungeontologyScene(seats=2).area("i-5", "north").at("action").halt("next-turn")
    return t.scholar("valerio", area="i-5", **{"hand": FULL} | own).scholar("sofia")


@pytest.mark.rule("DUN-EFFECT-17", "DUN-EFFECT-03")
def test_a_camp_is_a_rest_on_the_spot() -> None:
    t = camping(stun=2, cubes={"civilisation": 1}).answer("camp:area-i-5", [])
    assert (t.place("valerio"), t.who("valerio").stun) == ("i-5", 0)
    assert t.asked() == END


@pytest.mark.rule("DUN-EFFECT-18")
def test_a_camp_is_open_only_to_who_owns_a_cube_of_its_colour() -> None:
    assert camping(cubes={"civilisation": 1}).offers("camp:area-i-5")
    t = camping(cubes={"wealth": 1})
    assert not t.offers("camp:area-i-5")
    assert t.refusal("camp") == "DUN-EFFECT-18"
