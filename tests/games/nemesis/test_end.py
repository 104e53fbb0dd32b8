"""How the game ends, and the four checks."""

from typing import Any

import pytest

from seance.testing import scene

HAND = ["rest", "search", "search", "interruption"]


def sleeping(engines: str = "www", coordinates: str = "coordinates-5", scan: bool = False, **crew: Any) -> Any:
    """The Scout hibernates, the Captain is awake; time is about to run out. B of Coordinates 5 is Earth."""
    crew.setdefault("objectives", ["salvaging-the-prime-asset"])
    t = (
        scene("nemesis", seats=2)
        .crew("scout", fate="hibernating", **crew)
        .crew("captain", room="006")
        .objectives_chosen()
    )
    for number, state in enumerate(engines, 1):
        t.engine(number, state == "w")
    return t.coordinates(coordinates).at(phase="time", time=1)


# ---- end conditions --------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-END-01", "NEM-END-02")
def test_at_the_end_of_the_time_track_the_ship_jumps_and_who_is_awake_dies() -> None:
    t = sleeping()
    assert t.asked() == ""
    assert t.s.ship == "jumped"
    assert t.who("captain").fate == "dead"
    assert t.who("scout").fate == "hibernating"
    assert "died-in-the-jump" in t.s.verdicts[1]


def test_who_waits_in_a_pod_dies_in_the_jump_too() -> None:
    t = (
        scene("nemesis", seats=2)
        .pod(1, "a")
        .crew("scout", room="pod-1")
        .crew("captain", room="006")
        .objectives_chosen()
    )
    t.at(phase="time", time=1)
    assert t.asked() == ""
    assert [who.fate for who in t.s.crew] == ["dead", "dead"]


@pytest.mark.rule("NEM-END-03")
def test_the_jump_kills_no_intruder_and_destroys_no_nest() -> None:
    t = sleeping(objectives=["the-great-hunt"], signal=True).explored("003", "nest").intruder("queen", "003")
    assert t.asked() == ""
    assert not t.s.queen_killed
    assert not t.s.nest_destroyed
    assert t.s.verdicts[0][-1] == "lost"


@pytest.mark.rule("NEM-END-04", "NEM-END-07")
def test_at_the_end_of_the_self_destruct_track_everybody_aboard_dies_asleep_or_awake() -> None:
    t = sleeping().at(phase="time", time=9, destruct=1)
    assert t.asked() == ""
    assert t.s.ship == "destroyed"
    assert [who.fate for who in t.s.crew] == ["dead", "dead"]
    assert t.result == "nobody-won"


@pytest.mark.rule("NEM-END-08")
def test_with_the_ship_the_queen_and_the_nest_are_gone() -> None:
    t = scene("nemesis", seats=2).crew("scout", fate="escaped", signal=True, objectives=["the-great-hunt"])
    t.crew("captain", room="006").objectives_chosen().intruder("queen", "003").at(phase="time", time=9, destruct=1)
    assert t.asked() == ""
    assert t.s.queen_killed
    assert t.s.nest_destroyed
    assert t.s.verdicts[0][-1] == "won"


@pytest.mark.rule("NEM-GEN-05")
def test_a_jump_with_the_self_destruct_sequence_running_destroys_the_ship() -> None:
    t = sleeping().at(phase="time", time=1, destruct=5)
    assert t.asked() == ""
    assert t.s.ship == "destroyed"
    assert t.who("scout").fate == "dead"


@pytest.mark.rule("NEM-END-09", "NEM-END-11")
def test_when_the_last_one_awake_goes_to_sleep_the_ship_jumps() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND, objectives=["salvaging-the-prime-asset"])
    t.objectives_chosen().at(time=8).engine(1, True).engine(2, True).engine(3, False).coordinates("coordinates-5")
    t.script("noise", "silence").answer("act:hibernatorium", ["pay:rest", "pay:search"])
    assert t.s.time == 0
    assert t.s.ship == "jumped"
    assert t.result == "somebody-won"
    assert t.asked() == ""


@pytest.mark.rule("NEM-END-10")
def test_when_nobody_is_awake_and_the_sequence_runs_the_ship_explodes() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", dressed=["arm", "leg", "body"], light=0).fire("006")
    t.crew("captain", fate="hibernating").objectives_chosen().at(destruct=5).answer("pass")
    assert t.s.destruct == 0
    assert t.s.ship == "destroyed"
    assert t.who("captain").fate == "dead"
    assert t.asked() == ""


@pytest.mark.rule("NEM-END-12")
def test_without_survivors_nothing_is_revealed() -> None:
    t = scene("nemesis").crew("scout", room="006").at(phase="time", time=1)
    assert t.asked() == ""
    assert not t.happened("engines-revealed")
    assert t.result == "nobody-won"


# ---- the checks ------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-VIC-01", "NEM-VIC-02", "NEM-SETUP-19", "NEM-OBJ-05")
@pytest.mark.parametrize(
    ("engines", "fate"), [("www", "hibernating"), ("wwd", "hibernating"), ("wdd", "dead"), ("ddd", "dead")]
)
def test_two_damaged_engines_destroy_the_ship(engines: str, fate: str) -> None:
    t = sleeping(engines)
    assert t.asked() == ""
    assert t.happened("engines-revealed")
    assert t.who("scout").fate == fate
    assert t.s.ship == ("destroyed" if fate == "dead" else "jumped")


@pytest.mark.rule("NEM-VIC-03")
def test_an_explosion_of_the_engines_kills_the_intruders_too() -> None:
    t = scene("nemesis", seats=2).crew("scout", fate="escaped", signal=True, objectives=["the-great-hunt"])
    t.crew("captain", fate="hibernating").objectives_chosen().intruder("queen", "003")
    t.engine(1, False).engine(2, False).engine(3, True).coordinates("coordinates-5").at(phase="time", time=1)
    assert t.asked() == ""
    assert t.s.queen_killed
    assert t.s.verdicts[0][-1] == "won"


@pytest.mark.rule("NEM-VIC-04")
def test_a_malfunction_in_an_engine_room_changes_no_engine() -> None:
    t = sleeping("wwd").malfunction("019", "020", "021")
    assert t.asked() == ""
    assert t.who("scout").fate == "hibernating"


@pytest.mark.rule("NEM-VIC-05", "NEM-VIC-06", "NEM-GOAL-03")
@pytest.mark.parametrize(("space", "fate"), [("A", "dead"), ("B", "hibernating"), ("C", "dead"), ("D", "dead")])
def test_sleepers_survive_only_on_the_way_to_earth(space: str, fate: str) -> None:
    t = sleeping().at(phase="time", time=1, destination=space)
    assert t.asked() == ""
    assert t.who("scout").fate == fate


@pytest.mark.rule("NEM-VIC-07", "NEM-GOAL-04")
def test_with_quarantine_one_wakes_on_mars() -> None:
    t = sleeping(objectives=["quarantine"]).at(phase="time", time=1, destination="D")
    assert t.asked() == ""
    assert t.s.reached == "mars"
    assert t.s.verdicts[0][-1] == "won"
    t = sleeping(objectives=["quarantine"]).at(phase="time", time=1, destination="A")  # Venus
    assert t.asked() == ""
    assert t.who("scout").fate == "dead"


@pytest.mark.rule("NEM-VIC-08", "NEM-VIC-09")
def test_a_wrong_destination_neither_kills_intruders_nor_destroys_the_ship() -> None:
    t = scene("nemesis", seats=2).crew("scout", fate="escaped", signal=True, objectives=["the-great-hunt"])
    t.crew("captain", fate="hibernating").objectives_chosen().intruder("queen", "003")
    t.engine(1, True).engine(2, True).engine(3, True).coordinates("coordinates-5")
    t.at(phase="time", time=1, destination="A")
    assert t.asked() == ""
    assert t.s.ship == "jumped"
    assert not t.s.queen_killed
    assert t.s.verdicts[0][-1] == "lost"


@pytest.mark.rule("NEM-VIC-10", "NEM-VIC-11")
def test_clean_cards_wherever_they_are_do_no_harm() -> None:
    t = sleeping(hand=["contamination"], discard=["contamination"]).script("scan", "clean", "clean")
    assert t.asked() == ""
    assert t.happened("last-scan", crew="scout", n=2, infected=0)
    assert not t.happened("last-draw")
    assert t.s.verdicts[0][-1] == "won"


@pytest.mark.rule("NEM-VIC-12", "NEM-VIC-13")
@pytest.mark.parametrize(
    ("drawn", "fate"),
    [
        (["rest", "search", "demolition", "interruption"], "hibernating"),
        (["rest", "search", "demolition", "contamination"], "dead"),
    ],
)
def test_one_infected_card_and_four_cards_are_drawn(drawn: list[str], fate: str) -> None:
    t = sleeping(hand=["contamination"], discard=["contamination"]).script("scan", "infected", "clean")
    t.script("last-draw", *drawn)
    assert t.asked() == ""
    assert t.who("scout").fate == fate


@pytest.mark.rule("NEM-VIC-14")
def test_with_a_larva_the_scan_is_skipped() -> None:
    t = sleeping(hand=["contamination"], larva=True).script(
        "last-draw", "contamination", "rest", "search", "demolition"
    )
    assert t.asked() == ""
    assert not t.happened("last-scan")
    assert t.who("scout").fate == "dead"
    assert "died-of-infection" in t.s.verdicts[0]


@pytest.mark.rule("NEM-VIC-10", "NEM-POD-05")
def test_who_escaped_in_a_pod_is_checked_for_infection_but_needs_no_earth() -> None:
    t = (
        scene("nemesis", seats=2)
        .crew("scout", fate="escaped", larva=True, objectives=["ab-ovo"])
        .crew("captain", room="006")
    )
    t.objectives_chosen().weakness("intruder-egg", "vital-places").at(phase="time", time=1, destination="A")
    t.engine(1, True).engine(2, True).engine(3, True).coordinates("coordinates-5")
    t.script("last-draw", "rest", "search", "search", "demolition")
    assert t.asked() == ""
    assert t.s.verdicts[0][-1] == "won"


@pytest.mark.rule("NEM-VIC-15", "NEM-GOAL-01", "NEM-GOAL-02")
def test_everybody_wins_or_loses_alone() -> None:
    t = scene("nemesis", seats=3).crew("scout", fate="hibernating", objectives=["ab-ovo"])
    t.crew("captain", fate="escaped", objectives=["salvaging-the-prime-asset"]).crew(
        "pilot", room="006", objectives=["the-oldest-friend"]
    )
    t.objectives_chosen().coordinates("coordinates-5").engine(1, True).engine(2, True).engine(3, True)
    t.at(phase="time", time=1)
    assert t.asked() == ""
    assert t.s.verdicts[0][-1] == "lost"
    assert t.s.verdicts[1][-1] == "won"
    assert t.s.verdicts[2][-1] == "lost"  # though the ship has reached Earth
    assert t.result == "somebody-won"
    assert t.sees(2).crew[0].objective_cards == ["ab-ovo"]  # now all are open


@pytest.mark.rule("NEM-SOLO-04")
@pytest.mark.parametrize(("objective", "result"), [("destination-earth", "won"), ("clean-up-crew", "lost")])
def test_solo_survive_and_fulfil_the_objective(objective: str, result: str) -> None:
    t = scene("nemesis", mode="solo").crew("scout", room="011", hand=HAND, objectives=[objective]).objectives_chosen()
    t.at(time=8).engine(1, True).engine(2, True).engine(3, True).coordinates("coordinates-5")
    t.script("noise", "silence").answer("act:hibernatorium", ["pay:rest", "pay:search"])
    assert t.result == result
    assert t.asked() == ""


def together(signals: tuple[bool, bool], objectives: tuple[str, str], fate: str = "hibernating") -> Any:
    t = scene("nemesis", seats=2, mode="coop").crew("scout", fate=fate, signal=signals[0], objectives=[objectives[0]])
    t.crew("captain", room="006", signal=signals[1], objectives=[objectives[1]]).objectives_chosen()
    t.engine(1, True).engine(2, True).engine(3, True).coordinates("coordinates-5").at(phase="time", time=1)
    t.s.nest_destroyed = t.s.queen_killed = True
    return t


@pytest.mark.rule("NEM-COOP-03", "NEM-COOP-04")
def test_full_cooperation_all_objectives_and_one_survivor() -> None:
    t = together((False, True), ("destination-earth", "clean-up-crew"))
    assert t.asked() == ""
    assert t.result == "won"
    t = together((False, False), ("destination-earth", "clean-up-crew"))
    assert t.asked() == ""
    assert t.result == "lost"  # nobody has sent the Signal
    t = together((True, True), ("destination-earth", "clean-up-crew"), fate="dead")
    assert t.asked() == ""
    assert t.result == "lost"  # nobody lives


@pytest.mark.rule("NEM-COOP-05")
@pytest.mark.parametrize(("signals", "result"), [((True, True), "won"), ((True, False), "lost")])
def test_two_cards_that_demand_the_signal_need_two_senders(signals: tuple[bool, bool], result: str) -> None:
    t = together(signals, ("cutting-off-the-head", "clean-up-crew"))
    assert t.asked() == ""
    assert t.result == result


# ---- key moments -----------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-KEY-08", "NEM-POD-01")
def test_the_first_death_opens_all_pods_and_later_ones_do_not() -> None:
    t = scene("nemesis", seats=3).crew("scout", room="006", dressed=["arm", "leg", "body"]).fire("006")
    t.crew("captain", room="001", hand=["rest"]).crew("pilot", room="001").answer("pass")
    assert all(pod.open for pod in t.s.pods)
    assert t.asked() == "1 your-action"
    t = scene("nemesis", seats=3).crew("scout", room="006", dressed=["arm", "leg", "body"]).fire("006")
    t.crew("captain", room="001", hand=["rest"]).crew("pilot", fate="dead")
    t.s.bereaved = True
    t.answer("pass")
    assert not any(pod.open for pod in t.s.pods)
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-KEY-10", "NEM-HIB-01")
@pytest.mark.parametrize(("time", "possible"), [(9, False), (8, True), (1, True)])
def test_the_hibernation_chambers_open_on_the_blue_spaces(time: int, possible: bool) -> None:
    t = scene("nemesis").crew("scout", room="011", hand=HAND).at(time=time)
    assert t.offers("act:hibernatorium") is possible
    if not possible:
        assert t.refusal("act:hibernatorium") == "NEM-HIB-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-KEY-11")
def test_on_the_first_yellow_space_all_pods_open() -> None:
    t = scene("nemesis").crew("scout").at(phase="time", time=9, destruct=5).halt("attacks")
    assert t.asked() == "0 scene-ends"
    assert not any(pod.open for pod in t.s.pods)
    t = scene("nemesis").crew("scout").at(phase="time", time=9, destruct=4).halt("attacks")
    assert t.asked() == "0 scene-ends"
    assert all(pod.open for pod in t.s.pods)


@pytest.mark.rule("NEM-END-12")
def test_everybody_is_told_how_it_ended_for_them() -> None:
    t = scene("nemesis", seats=2).crew("scout", fate="dead").crew("captain", room="006").at(phase="time", time=1)
    assert t.asked() == ""
    told = {one.args["crew"]: one.args["reasons"] for one in t.heard(0, "verdict")}
    assert told == {"scout": ["died-aboard"], "captain": ["died-in-the-jump"]}
