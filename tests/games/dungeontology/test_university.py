"""The University bag, the campfire and Omega students."""

from typing import Any

import pytest

from seance.games.dungeontology.check.scene import DungeontologyScene


def drawing(*cards: str, **own: Any) -> DungeontologyScene:
    """Valerio with these cards in his action phase."""
    t = DungeontologyScene(seats=2).area("i-4", "north").at("action").halt("action-end")
    return t.scholar("valerio", area="i-4", hand=[*cards, "sprint"], **own).scholar("sofia", area="i-4")


@pytest.mark.rule("DUN-UNIV-01", "DUN-TIME-01", "DUN-SYMBOL-04")
def test_students_drawn_go_to_the_campfire() -> None:
    t = drawing("disguise")
    bag = t.s.bag_students
    t.script("university", "student", "student").answer("play-main:disguise")
    assert (t.s.campfire, t.s.bag_students) == (2, bag - 2)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-UNIV-04", "DUN-CAMPUS-01")
def test_twelve_sit_round_the_fire_and_no_more() -> None:
    t = drawing("disguise").campfire(11)
    reserve = t.s.reserve
    t.script("university", "student", "student").answer("play-main:disguise")
    assert (t.s.campfire, t.s.reserve) == (12, reserve + 1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-UNIV-03", "DUN-UNIV-07")
def test_a_draw_is_made_at_once_and_an_omega_sends_all_of_it_home() -> None:
    t = drawing("disguise").campfire(4).bag(5, 1)
    reserve = t.s.reserve
    t.script("university", "student", "omega").answer("play-main:disguise")
    assert t.s.campfire == 0
    assert t.s.reserve == reserve + 4 + 1 - 3 * 2  # the fire, who came with the Omega, and the refill
    assert t.s.bag_students == 4 + 3 * 2
    assert t.asked() == "0 your-action"


def test_an_empty_bag_gives_what_it_has() -> None:
    t = drawing("disguise").bag(1, 0).script("university").answer("play-main:disguise")
    assert (t.s.bag_students, t.s.campfire) == (0, 1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-UNIV-06")
def test_the_card_that_draws_an_omega_is_finished_first() -> None:
    """Toast: the old campfire may still be used, who came with the Omega may not (ruling G1)."""
    t = drawing("toast", students=0, stun=1).campfire(3).script("university", "omega").answer("play-main:toast")
    assert (t.who("valerio").students, t.who("valerio").stun, t.s.campfire) == (2, 0, 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-UNIV-09", "DUN-OMEGA-01", "DUN-DOOM-04")
def test_who_draws_an_omega_takes_a_doom_card_unseen() -> None:
    t = drawing("disguise").bag(5, 2).script("university", "omega", "omega").answer("play-main:disguise")
    assert (t.who("valerio").doom_down, t.s.omegas_placed) == (2, 2)  # one for each
    assert t.happened("harder", n=t.sees(0).penalty)
    assert not [told for seat in (0, 1) for told in t.heard(seat, "doom-taken") if "card" in told.args]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-UNIV-09", "DUN-DOOM-03")
def test_the_drawer_is_whose_card_it_was_also_in_anothers_turn() -> None:
    t = DungeontologyScene(seats=2).area("i-4", "north").at("action").halt("next-turn")
    t.scholar("valerio", area="i-4", hand=["fate-4", "sprint", "toast", "blink"])
    t.scholar("sofia", area="i-4", hand=["fate-3"]).top("fate-2").script("university", "omega", "student")
    t.answer("study:cubes-1", ["discard:fate-4"], "1 play-alert:fate-3", "pass", "take-stun", "end-turn")
    assert (t.who("sofia").doom_down, t.who("sofia").dooms) == (1, [])  # it waits for her own turn
    assert t.who("valerio").doom_down == 0
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-UNIV-10", "DUN-UNIV-02")
def test_after_an_omega_there_is_another_one_in_the_bag() -> None:
    t = drawing("disguise").bag(5, 1).script("university", "student", "omega").answer("play-main:disguise")
    assert t.s.bag_omegas == 1
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-UNIV-05")
def test_nobody_is_told_what_is_in_the_bag() -> None:
    few, many = drawing("disguise").bag(3, 1), drawing("disguise").bag(12, 2)
    for seat in (0, 1):
        assert few.sees(seat) == many.sees(seat)  # nor of the reserve, from which it could be reckoned


@pytest.mark.rule("DUN-OVER-01", "DUN-SYMBOL-05")
def test_who_is_sacrificed_goes_to_the_reserve() -> None:
    t = drawing("sprint")
    reserve = t.s.reserve
    t.answer("play-main:sprint", "sacrifice:1")
    assert (t.who("valerio").students, t.s.reserve, t.s.campfire) == (3, reserve + 1, 0)
    assert t.asked() == "0 walk"


@pytest.mark.rule("DUN-SYMBOL-06", "DUN-STUN-02")
def test_a_student_may_go_for_a_stun_token() -> None:
    t = drawing("fate-2").answer("study:cubes-1", ["discard:fate-2"])
    assert t.asked() == "0 stun-or-student"
    t.script("university", "student").answer("sacrifice-student")
    assert (t.who("valerio").stun, t.who("valerio").students) == (0, 3)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-SCHOLAR-09", "DUN-SCHOLAR-10")
def test_nobody_has_more_stun_tokens_than_stamina() -> None:
    t = drawing("fate-2", stun=4).script("university", "student").answer("study:cubes-1", ["discard:fate-2"])
    assert (t.who("valerio").stun, t.who("valerio").students) == (4, 4)
    assert t.asked() == "0 your-action"
