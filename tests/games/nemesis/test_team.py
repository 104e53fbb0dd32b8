"""How a crew in full cooperation divides its work, and what a planner does for the others."""

from typing import Any

import pytest

from seance.bots import new_bot
from seance.bots.base import choice_of
from seance.games.nemesis.mind.duties import DESTROYED, JUMPS, Duty, duties, together
from seance.games.nemesis.mind.prospects import Chart, Stop
from seance.games.nemesis.mind.team import chance_of_all, divided
from seance.testing import scene

FIVE = ["rest", "search", "demolition", "interruption", "search"]


def crew(one: str, other: str, room: str = "011", **more: Any) -> Any:
    """Scout and pilot, each with an objective."""
    t = scene("nemesis", seats=2, mode="coop").crew("scout", objectives=[one], hand=FIVE, room="011", **more)
    return t.crew("pilot", objectives=[other], hand=FIVE, room=room)


def chance(t: Any, seat: int = 0) -> float:
    return chance_of_all(Chart(t.sees(seat)))


def tasks(t: Any, seat: int = 0) -> list[Duty]:
    """What is to be done if the ship jumps."""
    view = t.sees(seat)
    wanted = dict(together(tuple([key for who in view.crew for key in who.objective_cards])))
    return duties(Chart(view), wanted[JUMPS])


def does(t: Any, seed: int = 1) -> str:
    game = t.begin()
    choice = choice_of(new_bot("planner", "nemesis", seed), game, game.ask)
    assert isinstance(choice, int)
    key: str = game.ask.options[choice].key
    return key


# ---- the division --------------------------------------------------------------------------------------------------


def test_each_errand_goes_to_whoever_is_near() -> None:
    front, back = Duty((Stop((1,), 2.0),)), Duty((Stop((20,), 2.0),))
    works = divided("A", ((0, 17), (1, 3)), (front, back), ())
    assert [work.chains for work in works] == [(back.chain,), (front.chain,)]


def test_who_has_work_already_gets_no_more_of_it_than_the_others() -> None:
    errands = tuple([Duty((Stop((room,), 2.0),)) for room in (5, 6, 9, 8)])
    works = divided("A", ((0, 11), (1, 11)), errands, ())
    assert [len(work.chains) for work in works] == [2, 2]


def test_what_only_one_can_do_falls_to_that_one_and_what_nobody_can_do_is_hopeless() -> None:
    errand = Duty((Stop((17,), 2.0),), only=(1,))
    works = divided("A", ((0, 17), (1, 3)), (errand,), ())
    assert [len(work.chains) for work in works] == [0, 1]
    assert divided("A", ((0, 17),), (errand,), ()) == ()


def test_rooms_to_explore_are_shared_out_among_all() -> None:
    works = divided("A", ((0, 17), (1, 3)), (), (1, 2, 18, 19))
    assert [work.chains[0][0].rooms for work in works] == [(18, 19), (1, 2)]


def test_all_seats_divide_the_work_in_the_same_way() -> None:
    t = crew("special-delivery", "no-man-left-behind", room="003").explored("003", "comms-room").explored("005", "nest")
    assert tasks(t, 0) == tasks(t, 1)


# ---- what has to be done ---------------------------------------------------------------------------------------------


def test_objectives_that_want_the_ship_destroyed_and_whole_leave_only_the_queen() -> None:
    fates = dict(together(("cutting-off-the-head", "destination-earth")))
    assert list(fates) == [JUMPS]
    assert "queen-killed" in [one.kind for one in fates[JUMPS]]
    assert list(dict(together(("cutting-off-the-head", "clean-up-crew")))) == [JUMPS, DESTROYED]


def test_as_many_signals_are_wanted_as_cards_demand_them() -> None:
    t = crew("clean-up-crew", "no-man-left-behind").explored("003", "comms-room")
    t.s.nest_destroyed = True
    both = Duty((Stop((3,), 2.0),), only=(0, 1))
    assert tasks(t) == [both, both]
    t.who("scout").signal = True
    assert tasks(t) == [Duty((Stop((3,), 2.0),), only=(1,))]


def test_who_carries_the_corpse_has_to_bring_it() -> None:
    t = crew("destination-earth", "emergency-post-mortem", hands=["blue-character-corpse"]).explored("003", "surgery")
    assert [duty.only for duty in tasks(t)] == [(0,)]


@pytest.mark.parametrize(
    "better",
    [
        lambda t: t.explored("005", "nest"),
        lambda t: t.lying("011", "intruder-egg"),
        lambda t: t.engine(1, working=True, known=[1]),
    ],
)
def test_what_helps_anybody_helps_all(better: Any) -> None:
    assert chance(better(crew("special-delivery", "destination-earth"))) > chance(
        crew("special-delivery", "destination-earth")
    )


def test_a_friend_who_has_looked_is_trusted_and_a_rival_is_not() -> None:
    known = crew("destination-earth", "special-delivery").coordinates("coordinates-1", known=[1])
    assert Chart(known.sees(0)).course("earth") > 0.9
    rivals = scene("nemesis", seats=2).crew("scout").crew("pilot").coordinates("coordinates-1", known=[1])
    assert Chart(rivals.sees(0)).course("earth") == 0.25


def test_wounds_of_a_friend_and_intruders_around_make_victory_less_likely() -> None:
    def friend(**more: Any) -> Any:
        t = scene("nemesis", seats=2, mode="coop").crew("scout", objectives=["destination-earth"], hand=FIVE)
        return t.crew("pilot", objectives=["special-delivery"], hand=FIVE, room="003", **more).explored("003", "nest")

    assert chance(friend()) > chance(friend(wounds=["leg"])) > chance(friend(wounds=["leg", "arm"]))
    assert chance(friend()) > chance(friend().intruder("adult", "003"))


# ---- what it does ----------------------------------------------------------------------------------------------------


def test_it_picks_up_what_the_objective_of_another_wants() -> None:
    t = crew("destination-earth", "emergency-post-mortem", room="020").explored("006", "surgery")
    t.engine(1, working=True, known=[0]).engine(2, working=True, known=[0]).coordinates("coordinates-5", known=[0])
    assert does(t) == "pick-up:blue-character-corpse"


def test_it_does_not_sleep_while_the_work_of_all_is_not_done() -> None:
    t = crew("destination-earth", "emergency-post-mortem", hands=["blue-character-corpse"]).explored("006", "surgery")
    t.engine(1, working=True, known=[0]).engine(2, working=True, known=[0]).coordinates("coordinates-5", known=[0])
    t.at(time=7)
    assert does(t) != "act:hibernatorium"


def test_nobody_looks_again_at_what_a_friend_has_seen() -> None:
    t = crew("destination-earth", "special-delivery").at(time=12)
    t.who("scout").room = 1
    t.coordinates("coordinates-1", known=[1])
    assert does(t) != "act-check:cockpit"
