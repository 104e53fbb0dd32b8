"""Full cooperation: objectives of all for all, and the dead who get up again."""

from typing import Any

import pytest

import seance
from seance.games.nemesis.check.scene import NemesisScene
from seance.testing import scene

HAND = ["rest", "search", "search", "interruption", "demolition"]


@pytest.mark.parametrize("side", ["A", "B"])
def test_one_to_five_play_together_on_either_side(side: str) -> None:
    for seats in range(1, 6):
        game = seance.new("nemesis", seats=seats, seed=1, mode="coop", side=side)
        assert game.seats == seats
    with pytest.raises(seance.BadInput, match="bad-seats"):
        seance.new("nemesis", seats=6, mode="coop")


@pytest.mark.rule("NEM-COOP-01", "NEM-COOP-02")
def test_everybody_has_one_objective_and_all_can_read_it() -> None:
    t = scene("nemesis", seats=2, mode="coop").crew("scout", objectives=["special-delivery"])
    t.crew("pilot", objectives=["destination-earth"])
    assert [who.objective_cards for who in t.sees(0).crew] == [["special-delivery"], ["destination-earth"]]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-KEY-02")
def test_the_first_encounter_leaves_nothing_to_choose() -> None:
    t = scene("nemesis", seats=2, mode="coop").crew("scout", hand=["rest"]).crew("pilot")
    t.explored("006", "canteen").noise("006-007").bag(larva=1).script("noise", 1).answer("move:room-006")
    assert t.happened("surprise-attack", crew="scout")
    assert not t.happened("objective-kept")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-VIC-15", "NEM-GOAL-01")
def test_who_dies_for_the_crew_wins_with_it_and_is_told_why() -> None:
    t = scene("nemesis", seats=2, mode="coop").crew("scout", fate="dead", objectives=["special-delivery"])
    t.crew("pilot", fate="escaped", hands=["intruder-egg"], objectives=["destination-earth"])
    t.engine(1, True).engine(2, True).engine(3, True).coordinates("coordinates-5").at(phase="time", time=1)
    assert t.asked() == ""
    assert t.sees(0).crew[0].verdict == ["died-aboard", "objectives-met", "won"]
    assert t.result == "won"


def test_a_lost_game_names_what_was_missing() -> None:
    t = scene("nemesis", seats=2, mode="coop").crew("scout", signal=True, objectives=["clean-up-crew"])
    t.crew("pilot", fate="escaped", objectives=["cutting-off-the-head"])
    t.engine(1, True).engine(2, True).engine(3, True).coordinates("coordinates-5").at(phase="time", time=1)
    t.s.nest_destroyed = True
    assert t.asked() == ""
    missing = ["cutting-off-the-head", "condition-signal-sent"]
    assert t.sees(0).crew[0].verdict == ["died-in-the-jump", "objectives-failed", *missing, "lost"]
    assert t.result == "lost"


@pytest.mark.rule("NEM-COOP-03", "NEM-COOP-05")
def test_the_goal_line_and_a_farewell_tell_what_all_of_them_still_need() -> None:
    t = scene("nemesis", seats=3, mode="coop").crew("scout", room="011", objectives=["no-man-left-behind"], hand=HAND)
    t.crew("pilot", objectives=["clean-up-crew"], signal=True).crew("captain", objectives=["special-delivery"])
    t.at(time=8).s.nest_destroyed = True
    game = t.begin()
    wanted = ["condition-all-rooms-explored", "condition-signal-sent", "condition-carried-away-intruder-egg"]
    aims = [t.rules.aim(t.s, seat) for seat in range(3)]
    assert [(aim.key, aim.args["missing"]) for aim in aims if aim] == [("together", wanted)] * 3
    asleep = game.preview("act:hibernatorium")
    assert [(note.key, list(note.on)) for note in asleep.notes[1:]] == [("left-undone-together", wanted)]
    t.who("captain").signal = True  # the second one, for the second card that demands it
    aim = t.rules.aim(t.s, 0)
    assert aim is not None
    assert aim.args["missing"] == ["condition-all-rooms-explored", "condition-carried-away-intruder-egg"]


@pytest.mark.rule("NEM-COOP-03")
def test_all_objectives_are_of_no_use_if_nobody_lives() -> None:
    t = scene("nemesis", seats=1, mode="coop").crew("scout", objectives=["first-contact-protocol"])
    t.weakness("intruder-egg", "vital-places").weakness("intruder-carcass", "way-of-moving").at(phase="time", time=1)
    assert t.asked() == ""
    assert t.sees(0).crew[0].verdict == ["died-in-the-jump", "nobody-survived", "lost"]
    assert t.result == "lost"


# ---- revival ---------------------------------------------------------------------------------------------------


def dead_scout(**scout: Any) -> NemesisScene:
    """The Scout is dead, the Pilot is in the Emergency Room; a new round begins, with the Pilot as first player."""
    t = scene("nemesis", seats=2, mode="coop").crew("scout", **{"fate": "dead", "wounds": ["leg", "body"], **scout})
    t.crew("pilot", room="003", hand=HAND).explored("003", "emergency-room").at(phase="draw", round=3)
    return t


@pytest.mark.rule("NEM-REV-01", "NEM-REV-02", "NEM-REV-03")
def test_at_the_start_of_a_round_a_corpse_in_the_emergency_room_gets_up() -> None:
    t = dead_scout(light=2, hand=["rest", "search", "search", "adrenaline"]).corpse("scout", "003")
    t.script("deck-scout", "demolition")
    assert t.asked() == "1 your-action"
    assert t.in_room("003") == ["scout", "pilot"]
    assert (t.who("scout").fate, t.who("scout").light) == ("", 0)
    assert [wound.dressed for wound in t.who("scout").wounds] == [True, True]
    assert t.objects_in("003") == []
    assert len(t.hand("scout")) == 5  # like everybody, up to five


@pytest.mark.rule("NEM-REV-01")
def test_a_corpse_that_somebody_carries_in_the_room_gets_up_too() -> None:
    t = dead_scout(hand=HAND).corpse("scout", by="pilot")
    assert t.asked() == "1 your-action"
    assert t.in_room("003") == ["scout", "pilot"]
    assert [held.key for held in t.sees(0).crew[1].hands] == ["shotgun"]


@pytest.mark.rule("NEM-REV-01")
def test_a_corpse_elsewhere_stays_dead() -> None:
    t = dead_scout(hand=HAND).corpse("scout", "004")
    assert t.asked() == "1 your-action"
    assert t.who("scout").fate == "dead"
    assert t.objects_in("004") == ["character-corpse-1"]


@pytest.mark.rule("NEM-REV-04")
def test_neither_with_an_intruder_nor_with_a_malfunction() -> None:
    t = dead_scout(hand=HAND).corpse("scout", "003").intruder("larva", "003")
    assert t.asked() == "1 your-action"
    assert t.who("scout").fate == "dead"
    t = dead_scout(hand=HAND).corpse("scout", "003").malfunction("003")
    assert t.asked() == "1 your-action"
    assert t.who("scout").fate == "dead"


@pytest.mark.rule("NEM-REV-05", "NEM-WND-08")
def test_the_dead_keep_items_and_cards_but_drop_what_is_heavy() -> None:
    t = scene("nemesis", seats=2, mode="coop").crew(
        "scout", room="003", hand=["rest"], items=["medkit"], hands=["rifle", "intruder-egg"], larva=True, slimed=True,
        dressed=["leg", "leg", "body"],
    )  # fmt: skip
    t.crew("pilot", hand=HAND).intruder("adult", "003").script("attacks", "scratch-1").answer("move:room-001")
    scout = t.who("scout")
    assert scout.fate == "dead"
    assert [item.key for item in scout.items] == ["medkit"]
    assert [gear.key for gear in scout.gear] == ["rifle"]
    assert t.objects_in("003") == ["intruder-egg-1", "character-corpse-1"]
    assert (scout.larva, scout.slimed) == (True, True)
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-REV-05", "NEM-WND-09")
def test_elsewhere_the_items_of_the_dead_are_lost() -> None:
    t = scene("nemesis", seats=2).crew(
        "scout", room="003", hand=["rest"], items=["medkit"], dressed=["leg", "leg", "body"]
    )
    t.crew("pilot", hand=HAND).objectives_chosen().intruder("adult", "003").script("attacks", "scratch-1")
    t.answer("move:room-001")
    assert (t.who("scout").items, t.who("scout").hands) == ([], [])
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-PP-01")
def test_the_blue_corpse_never_gets_up() -> None:
    t = dead_scout(hand=HAND).corpse("scout", "003").lying("003", "blue-character-corpse")
    assert t.asked() == "1 your-action"
    assert t.objects_in("003") == ["blue-character-corpse"]


@pytest.mark.rule("NEM-REV-02")
def test_without_full_cooperation_the_dead_stay_dead() -> None:
    t = scene("nemesis", seats=2).crew("scout", fate="dead", hand=HAND).crew("pilot", room="003", hand=HAND)
    t.explored("003", "emergency-room").corpse("scout", "003").at(phase="draw", round=3)
    assert t.asked() == "1 your-action"
    assert t.who("scout").fate == "dead"


@pytest.mark.rule("NEM-REV-05", "NEM-HEAVY-03")
def test_who_dies_of_the_attack_that_wounds_an_arm_keeps_what_both_hands_hold() -> None:
    """The wound leaves one hand, but the dead drop no Items, and a revival dresses the arm."""
    t = scene("nemesis", seats=2, mode="coop").crew(
        "scout", room="003", hand=["rest"], hands=["rifle", "prototype-pistol"], light=2, dressed=["leg", "body"]
    )
    t.crew("pilot", hand=HAND).intruder("adult", "003").script("attacks", "claw-attack-1").script("wounds", "arm")
    t.answer("move:room-001")
    scout = t.who("scout")
    assert scout.fate == "dead"
    assert [gear.key for gear in scout.gear] == ["rifle", "prototype-pistol"]
    assert t.asked() == "1 your-action"


def test_when_the_game_is_over_nothing_is_under_way_any_more() -> None:
    t = scene("nemesis", seats=1, mode="coop").crew("scout", room="003", dressed=["leg", "leg", "body"])
    t.intruder("adult", "003").at(phase="attacks").script("attacks", "scratch-1")
    assert t.asked() == ""
    assert t.sees(0).pending == []
