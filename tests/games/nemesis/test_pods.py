"""Evacuation Sections and Escape Pods."""

from typing import Any

import pytest

from seance.testing import scene

TWO = ["rest", "search"]


def in_section(section: str = "a", **crew: Any) -> Any:
    """The Scout in an Evacuation Section, one open pod at each, the Captain far away."""
    crew.setdefault("hand", TWO)
    t = scene("nemesis", seats=2).crew("scout", room="002", **crew).crew("captain", room="011", hand=TWO)
    t.explored("002", f"evacuation-section-{section}").objectives_chosen()
    return t.pod(1, "a").pod(2, "b")


def waiting(**crew: Any) -> Any:
    """The Scout waits in pod 1 of section A."""
    crew.setdefault("hand", [])
    t = scene("nemesis", seats=2).crew("scout", room="pod-1", **crew).crew("captain", room="011", hand=TWO)
    return t.explored("002", "evacuation-section-a").objectives_chosen().pod(1, "a").pod(2, "b")


# ---- boarding --------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-EVA-02", "NEM-EVA-04", "NEM-POD-03", "NEM-ROOM-02")
def test_who_makes_no_noise_boards_and_decides_at_once() -> None:
    t = in_section().script("noise", "silence").answer("act:evacuation-section-a")
    assert t.sees(1).pods[0].crew == ["scout"]
    assert t.options() == ["launch:pod-1", "wait"]
    assert t.asked() == "0 launch-or-wait"


@pytest.mark.rule("NEM-EVA-01")
def test_there_must_be_an_open_pod_of_this_section() -> None:
    t = in_section().pod(1, "a", is_open=False)
    assert t.refusal("act:evacuation-section-a") == "NEM-EVA-01"  # the one that is open belongs to B
    assert not t.offers("act:evacuation-section-a")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EVB-01")
def test_section_b_leads_to_the_pods_of_b() -> None:
    t = in_section("b").script("noise", "silence").answer("act:evacuation-section-b")
    assert t.sees(1).pods[1].crew == ["scout"]
    assert in_section("b").pod(2, "b", is_open=False).refusal("act:evacuation-section-b") == "NEM-EVA-01"
    assert t.asked() == "0 launch-or-wait"


@pytest.mark.rule("NEM-EVA-01", "NEM-EVA-05")
def test_a_pod_holds_two() -> None:
    t = scene("nemesis", seats=3).crew("scout", room="002", hand=TWO).crew("captain", room="pod-1")
    t.crew("pilot", room="pod-1").explored("002", "evacuation-section-a").pod(1, "a").pod(2, "b").pod(3, "a", False)
    assert t.refusal("act:evacuation-section-a") == "NEM-EVA-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EVA-04", "NEM-EVA-05")
def test_who_boards_chooses_among_open_pods_with_room() -> None:
    t = scene("nemesis", seats=3).crew("scout", room="002", hand=TWO).crew("captain", room="pod-1").crew("pilot")
    t.explored("002", "evacuation-section-a").pod(1, "a").pod(2, "b").pod(3, "a").script("noise", "silence")
    t.answer("act:evacuation-section-a")
    assert t.options() == ["enter:pod-1", "enter:pod-3"]
    t.answer("enter:pod-3", "wait")
    assert t.sees(0).pods[2].crew == ["scout"]
    assert t.asked() == "1 in-pod"


@pytest.mark.rule("NEM-EVA-03")
def test_an_intruder_out_of_the_bag_spoils_the_attempt() -> None:
    t = in_section().noise("001-002").bag(adult=[2]).script("noise", 3).script("attacks", "scratch-1")
    t.answer("act:evacuation-section-a")
    assert t.in_room("002") == ["scout"]
    assert t.happened("attempt-failed", crew="scout")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EVA-03")
def test_so_does_a_larva_that_infests_at_once_and_one_that_comes_by_danger() -> None:
    t = in_section().noise("001-002").bag(larva=[1]).script("noise", 3).answer("act:evacuation-section-a")
    assert t.who("scout").larva
    assert t.in_room("002") == ["scout"]
    assert t.asked() == "0 your-action"
    t = in_section().intruder("creeper", "006").script("noise", "danger").answer("act:evacuation-section-a")
    assert t.in_room("002") == ["scout"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EVA-02")
def test_the_first_intruder_of_the_game_is_met_in_full_before_the_attempt_fails() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="002", hand=TWO).crew("captain", room="011", hand=TWO)
    t.explored("002", "evacuation-section-a").pod(1, "a").pod(2, "b").noise("001-002").bag(adult=[2])
    t.script("noise", 3).script("attacks", "scratch-1").answer("act:evacuation-section-a")
    for seat in (0, 1):
        t.answer(f"{seat} {t.options(seat)[0]}")
    assert t.who("scout").light == 1
    assert t.happened("attempt-failed", crew="scout")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EVA-06", "NEM-POD-02")
def test_nobody_boards_beside_an_intruder_or_in_a_broken_section() -> None:
    t = in_section().intruder("larva", "002")
    assert t.refusal("act:evacuation-section-a") == "NEM-RACT-02"
    t = in_section().malfunction("002")
    assert t.refusal("act:evacuation-section-a") == "NEM-MALF-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-POD-12")
def test_what_is_carried_takes_no_room_in_a_pod() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="002", hand=TWO, hands=["intruder-egg", "intruder-carcass"])
    t.crew("captain", room="pod-1", hands=["intruder-egg", "blue-character-corpse"])
    t.explored("002", "evacuation-section-a").pod(1, "a").pod(2, "b").script("noise", "silence")
    t.answer("act:evacuation-section-a", "wait")
    assert t.sees(0).pods[0].crew == ["scout", "captain"]
    assert [held.key for held in t.who("scout").hands] == ["intruder-egg-1", "intruder-carcass-1"]
    assert t.asked() == "1 in-pod"


# ---- launching and waiting -------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-POD-04", "NEM-POD-05", "NEM-OUT-01")
def test_a_launched_pod_is_out_of_the_game_with_all_in_it() -> None:
    t = in_section().script("noise", "silence").answer("act:evacuation-section-a", "launch:pod-1")
    assert t.who("scout").fate == "escaped"
    assert t.sees(1).pods[0].launched
    assert t.asked() == "1 your-action"


LEAVES = [
    ("relentless-investigator", [], ["condition-signal-sent", "condition-all-rooms-explored"]),
    ("a-proper-burial", [], ["condition-signal-sent", "condition-carried-away-blue-character-corpse"]),
    ("a-proper-burial", ["blue-character-corpse"], ["condition-signal-sent"]),
    ("hoarder", [], ["condition-items-7"]),  # a pod is what it asks for
]


@pytest.mark.parametrize(("objective", "carried", "lacks"), LEAVES)
def test_whoever_may_launch_reads_what_is_left_undone(objective: str, carried: list[str], lacks: list[str]) -> None:
    t = in_section(objectives=[objective], hands=carried).script("noise", "silence")
    game = t.answer("act:evacuation-section-a").begin()
    assert [(note.key, list(note.on)) for note in game.preview("launch:pod-1").notes] == [("left-undone", lacks)]
    assert game.preview("wait") is None


@pytest.mark.rule("NEM-POD-05", "NEM-GOAL-03")
def test_who_has_left_in_a_pod_survives_whatever_happens_to_the_ship() -> None:
    t = scene("nemesis", seats=2).crew("scout", fate="escaped", objectives=["hoarder"])
    t.crew("captain", room="011", hand=TWO).at(phase="time", time=9, destruct=1)
    assert t.asked() == ""
    assert t.s.ship == "destroyed"
    assert [who.fate for who in t.s.crew] == ["escaped", "dead"]


@pytest.mark.rule("NEM-POD-11")
def test_a_second_one_can_launch_with_the_first() -> None:
    t = scene("nemesis", seats=3).crew("scout", room="002", hand=TWO).crew("captain", room="pod-1").crew("pilot")
    t.explored("002", "evacuation-section-a").pod(1, "a").pod(2, "b").pod(3, "a", False).script("noise", "silence")
    t.answer("act:evacuation-section-a", "launch:pod-1")
    assert [who.fate for who in t.s.crew] == ["escaped", "escaped", ""]
    assert t.asked() == "2 your-action"


@pytest.mark.rule("NEM-POD-06", "NEM-POD-07")
def test_who_waits_can_launch_wait_or_leave_and_take_no_action() -> None:
    t = waiting()
    assert t.options() == ["launch:pod-1", "wait", "leave-pod:pod-1", "drop-things"]
    t.answer("launch:pod-1")
    assert t.who("scout").fate == "escaped"
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-POD-03", "NEM-POD-07", "NEM-POD-09")
def test_who_boards_and_waits_has_passed() -> None:
    t = in_section(hand=["rest", "search", "demolition", "contamination"]).script("noise", "silence")
    t.answer("act:evacuation-section-a", ["pay:rest", "pay:search"], "wait")
    assert t.asked() == "0 discard-on-pass"
    t.answer(["discard:contamination"])
    assert t.who("scout").passed
    assert t.hand("scout") == ["demolition"]
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-POD-06", "NEM-POD-09")
def test_who_does_not_launch_has_passed_and_is_asked_in_the_next_round() -> None:
    t = waiting().answer("wait")
    assert t.who("scout").passed
    assert t.asked() == "1 your-action"
    t = waiting(hand=["rest", "search", "demolition", "adrenaline", "scavenging"]).at(phase="draw", round=2, first=1)
    t.script("deck-captain", "order", "motivation", "reload")
    assert t.asked() == "0 in-pod"


@pytest.mark.rule("NEM-POD-07", "NEM-POD-08", "NEM-POD-09")
def test_who_leaves_the_pod_is_back_in_the_section_and_has_passed() -> None:
    t = waiting().answer("leave-pod:pod-1")
    assert t.in_room("002") == ["scout"]
    assert t.who("scout").passed
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-POD-10")
def test_an_intruder_in_the_section_drives_everybody_out_of_its_pods() -> None:
    t = scene("nemesis", seats=3).crew("scout", room="pod-1").crew("captain", room="pod-2").crew("pilot", room="006")
    t.explored("002", "evacuation-section-a").explored("003", "evacuation-section-b").pod(1, "a").pod(2, "b")
    t.pod(3, "a", False).objectives_chosen().intruder("adult", "001").at(phase="event")
    t.script("events", "hatching").script("supply", "larva-1").halt("development")  # corridor 3: into room 002
    assert t.asked() == "0 scene-ends"
    assert t.in_room("002") == ["scout"]
    assert t.who("captain").pod == 2
    assert t.who("scout").light == 0  # without an attack


@pytest.mark.rule("NEM-KEY-08", "NEM-KEY-09")
def test_the_first_death_opens_all_pods_and_a_later_one_does_not() -> None:
    t = scene("nemesis", seats=3).crew("scout", room="006", hand=[], dressed=["leg", "arm"]).crew("captain")
    t.crew("pilot", room="006", hand=TWO, dressed=["arm", "leg"]).objectives_chosen()
    t.pod(1, "a", False).pod(2, "b", False).pod(3, "a", False).intruder("adult", "006")
    t.at(phase="attacks").halt("fire").script("attacks", "bite-1")
    assert t.asked() == "0 scene-ends"
    assert all(pod.open for pod in t.s.pods)
    t = scene("nemesis", seats=3).crew("scout", fate="dead").crew("captain")
    t.crew("pilot", room="006", hand=TWO, dressed=["arm", "leg"]).objectives_chosen()
    t.pod(1, "a", False).pod(2, "b", False).pod(3, "a", False).intruder("adult", "006")
    t.s.bereaved = True
    t.at(phase="attacks").halt("fire").script("attacks", "bite-1")
    assert t.asked() == "0 scene-ends"
    assert t.who("pilot").fate == "dead"
    assert not any(pod.open for pod in t.s.pods)


@pytest.mark.rule("NEM-KEY-11")
def test_the_first_yellow_space_opens_all_pods_once() -> None:
    t = scene("nemesis").crew("scout", hand=TWO).pod(1, "a", False).pod(2, "b", False)
    t.at(phase="time", destruct=4).halt("attacks")
    assert t.asked() == "0 scene-ends"
    assert t.s.destruct == 3
    assert all(pod.open for pod in t.s.pods)
    t = scene("nemesis").crew("scout", hand=TWO).pod(1, "a", False).pod(2, "b", False)
    t.at(phase="time", destruct=3).halt("attacks")
    assert t.asked() == "0 scene-ends"
    assert not any(pod.open for pod in t.s.pods)  # closed again since, and they stay closed


def test_who_waits_and_bleeds_suffers_for_passing() -> None:
    t = waiting(wounds=["bleeding"]).answer("wait")
    assert t.who("scout").light == 1
    assert t.asked() == "1 your-action"


def test_who_bleeds_to_death_in_a_pod_lies_in_the_section() -> None:
    t = waiting(wounds=["bleeding"], dressed=["leg", "arm"]).answer("wait")
    assert t.who("scout").fate == "dead"
    assert t.objects_in("002") == ["character-corpse-1"]
    assert t.asked() == "1 your-action"


def test_on_the_other_side_the_sections_are_known_from_the_start() -> None:
    t = scene("nemesis", side="B", seats=2).crew("scout", room="004", hand=["rest", "search", "demolition"])
    t.crew("captain", room="001").objectives_chosen().pod(1, "a").pod(2, "b")
    t.script("explorations", "silence-1").script("noise", 1)
    t.answer("move:room-007", ["pay:demolition"])
    assert t.happened("token-turned", room="room-007")
    t.answer("act:evacuation-section-a", "wait")
    assert t.noisy() == ["004-007"]
    assert t.who("scout").pod == 1
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-DROP-01", "NEM-DROP-02", "NEM-POD-06")
def test_who_waits_in_a_pod_can_drop_things_into_its_section() -> None:
    t = waiting(hands=["rifle", "intruder-egg"]).answer("drop-things", ["drop:intruder-egg-1"])
    assert t.objects_in("002") == ["intruder-egg-1"]
    assert t.asked() == "0 in-pod"
