"""What the planner thinks of positions, and what it does in some that leave no doubt."""

from typing import Any

import pytest

from seance.bots import new_bot
from seance.bots.base import choice_of
from seance.games.nemesis.mind.evaluation import worth
from seance.games.nemesis.mind.planner import MIND
from seance.testing import scene

FIVE = ["rest", "search", "demolition", "interruption", "search"]


def alone(key: str = "scout", objective: str = "destination-earth", **crew: Any) -> Any:
    """One character on a solo table, with an objective and five cards."""
    crew.setdefault("hand", FIVE)
    return scene("nemesis", mode="solo").crew(key, objectives=[objective], **crew)


def value(t: Any) -> float:
    return worth(t.sees(0))


def does(t: Any, seed: int = 1) -> str:
    """The key of the planner's choice."""
    game = t.begin()
    choice = choice_of(new_bot("planner", "nemesis", seed), game, game.ask)
    assert isinstance(choice, int)
    key: str = game.ask.options[choice].key
    return key


def engines(t: Any, *working: bool) -> Any:
    """Engines at which the seat has looked."""
    for number, runs in enumerate(working, 1):
        t.engine(number, working=runs, known=[0])
    return t


# ---- what a position is worth ------------------------------------------------------------------------------------


def test_wounds_larvae_and_contamination_make_a_position_worse() -> None:
    healthy = value(alone())
    assert healthy > value(alone(light=2)) > value(alone(wounds=["leg"])) > value(alone(wounds=["leg", "arm"]))
    assert healthy > value(alone(discard=["contamination"])) > value(alone(discard=["contamination"] * 3))
    assert value(alone(discard=["contamination"])) > value(alone(discard=["contamination"], larva=True))
    assert healthy > value(alone(slimed=True))


def test_intruders_are_worst_in_the_room_and_better_dying_than_whole() -> None:
    away, near = alone().intruder("adult", "012"), alone().explored("006", "canteen").intruder("adult", "006")
    here = alone().intruder("adult", "011")
    assert value(alone()) > value(away) > value(near) > value(here)
    assert value(alone().intruder("adult", "011", 4)) > value(here) > value(alone().intruder("queen", "011"))


def test_noise_around_is_worse_with_an_empty_hand() -> None:
    def left(hand: list[str]) -> float:
        return value(alone(hand=hand).noise("006-011", "008-011")) / value(alone(hand=hand))

    assert left([]) < left(FIVE) < 1


def test_what_one_knows_of_engines_and_course_counts() -> None:
    known = engines(alone(), True, True)
    assert value(known) > value(alone()) > value(engines(alone(), False, False))
    right = alone().coordinates("coordinates-5", known=[0])
    assert right.s.destination == "B"
    wrong = alone().coordinates("coordinates-1", known=[0])
    assert value(right) > value(wrong)


def test_an_open_pod_nearby_is_worth_much_when_the_ship_explodes() -> None:
    closed = alone(room="009").explored("009", "evacuation-section-a").pod(1, "a", is_open=False).at(destruct=2)
    opened = alone(room="009").explored("009", "evacuation-section-a").pod(1, "a", is_open=True).at(destruct=2)
    assert value(opened) > 2 * value(closed)


@pytest.mark.parametrize(
    ("objective", "nearer"),
    [
        ("special-delivery", lambda t: t.lying("011", "intruder-egg")),
        ("emergency-post-mortem", lambda t: t.explored("005", "surgery")),
        ("special-delivery", lambda t: t.explored("005", "nest")),
        ("first-contact-protocol", lambda t: t.weakness("character-corpse", "vital-places")),
    ],
)
def test_what_brings_an_objective_nearer_makes_a_position_better(objective: str, nearer: Any) -> None:
    assert value(nearer(alone(objective=objective))) > value(alone(objective=objective))


def test_in_full_cooperation_the_objectives_of_others_count() -> None:
    def crew(signal: bool) -> Any:
        t = scene("nemesis", seats=2, mode="coop").crew("scout", objectives=["destination-earth"], hand=FIVE)
        return t.crew("pilot", objectives=["clean-up-crew"], signal=signal).at(eggs=0)

    done = crew(True)
    done.s.nest_destroyed = True
    open_still = crew(False)
    assert value(done) > value(open_still)


def test_the_end_is_worth_what_it_brings() -> None:
    t = engines(alone(hand=["rest", "search"]), True, True, True).coordinates("coordinates-5", known=[0]).at(time=5)
    t.script("noise", "silence").answer("act:hibernatorium")
    assert t.result == "won"
    assert value(t) == 1.0


# ---- what it does ------------------------------------------------------------------------------------------------


def test_it_sleeps_when_all_is_done_and_the_chambers_are_open() -> None:
    t = engines(alone(), True, True, True).coordinates("coordinates-5", known=[0]).at(time=6)
    assert does(t) == "act:hibernatorium"


def test_it_does_not_sleep_on_a_ship_that_flies_to_venus() -> None:
    t = engines(alone(), True, True, True).coordinates("coordinates-2", known=[0]).at(time=6)
    assert does(t) != "act:hibernatorium"


def test_it_leaves_in_a_pod_before_the_ship_explodes() -> None:
    t = alone(room="009").explored("009", "evacuation-section-a").pod(1, "a", is_open=True).at(destruct=1)
    assert does(t) == "act:evacuation-section-a"
    t = alone(room="pod-1").explored("009", "evacuation-section-a").pod(1, "a", is_open=True).at(destruct=1)
    assert does(t) == "launch:pod-1"


def test_it_shoots_a_larva_before_it_settles() -> None:
    assert does(alone().intruder("larva", "011").objectives_chosen()) == "shoot:larva-1:rifle"


def test_it_lays_down_the_corpse_where_it_is_wanted() -> None:
    t = alone(objective="emergency-post-mortem", room="003", hands=["blue-character-corpse"]).explored("003", "surgery")
    assert does(t) == "drop-things"
    t.answer("drop-things")
    assert t.objects_in("003") == ["blue-character-corpse"]


def test_it_pays_with_what_it_will_not_need_and_keeps_the_repairs() -> None:
    t = alone("pilot", hand=["repairs", "interruption", "demolition"]).explored("006", "canteen")
    t.answer("move:room-006")
    assert does(t) == "pay:interruption"


def test_passing_it_throws_away_contamination_but_no_good_cards() -> None:
    t = alone("mechanic", hand=["quick-repairs", "contamination", "search"])
    t.answer("pass")
    assert does(t) == "discard:contamination"


def test_the_working_token_comes_to_the_top() -> None:
    t = engines(alone("mechanic", room="020", hand=["quick-repairs"]), True).script("engine-2", "engine-2-damaged")
    t.answer("play-engine:quick-repairs")
    assert does(t) == "exchange-tokens:engine-2-working"


def test_fire_that_may_spread_too_far_is_worse_than_the_same_behind_a_door() -> None:
    def burning(*doors: str) -> float:
        t = alone(room="021").fire("008", "010", "017")
        for door in doors:
            t.door(door, "closed")
        return value(t)

    assert burning("008-009", "008-011", "004-008", "007-008") > 1.2 * burning()


def test_coordinates_that_are_known_are_not_looked_at_again() -> None:
    t = alone(room="001").explored("001", "cockpit").coordinates("coordinates-5", known=[0])
    game = t.begin()
    assert "act-check:cockpit" in game.ask.keys
    tried = [game.ask.options[place].key for place in MIND.sensible(game.view(0), game.ask)]
    assert "act-check:cockpit" not in tried


@pytest.mark.parametrize("known", [False, True])
def test_the_engine_control_room_is_for_who_does_not_know(known: bool) -> None:
    t = alone(room="006").explored("006", "engine-control-room")
    game = (engines(t, True, True, False) if known else t).begin()
    tried = [game.ask.options[place].key for place in MIND.sensible(game.view(0), game.ask)]
    assert ("act:engine-control-room" in tried) is not known


def test_an_engine_that_is_known_to_run_is_not_opened_again() -> None:
    t = engines(alone("mechanic", room="021", hand=["repairs"] * 5, items=["tools"]), True).explored("021", "engine-1")
    game = t.begin()
    seen = game.view(0)
    tried = [game.ask.options[place].key for place in MIND.sensible(seen, game.ask)]
    assert {"play-engine:repairs", "use-engine:tools", "act:engine-1"} <= set(game.ask.keys)
    assert not [key for key in tried if "engine" in key]


def test_a_hint_does_not_speak_of_what_is_still_in_the_bag() -> None:
    t = alone(room="011").explored("006", "canteen").intruder("adult", room="006").bag(adult=[4], queen=[4])
    hidden = MIND.out_of_sight(t.sees(0))
    assert "queen-1" in hidden
    assert "adult-1" not in hidden
    assert t.asked() == "0 your-action"


def test_what_a_hint_counts_for_noise_is_the_markers_and_the_cards_to_meet_them_with() -> None:
    def counted(*hand: str) -> dict[str, tuple[float, float]]:
        t = alone(hand=[*hand]).noise("006-011", "008-011")
        return {one.key: (round(one.worth, 6), one.amount) for one in MIND.facts(t.sees(0)) if one.part == "peril"}

    full, empty = counted(*FIVE), counted()
    assert full["noise-here"] == empty["noise-here"]  # as many markers
    assert full["hand"][0] > empty["hand"][0]  # whoever comes attacks at once
