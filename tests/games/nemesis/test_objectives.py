"""What each objective demands: for every card one end that fulfils it and one that does not."""

from typing import Any

import pytest

from seance.games.nemesis.check.scene import NemesisScene
from seance.testing import scene

EARTH, MARS, VENUS = "coordinates-5", "coordinates-3", "coordinates-2"  # behind space B


def leaving(objective: str, seats: int = 2, to: str = EARTH, others: str = "", **scout: Any) -> NemesisScene:
    """The Scout has left in a pod with this objective; the ship jumps next, with everybody else awake (or `others`)."""
    t = scene("nemesis", seats=seats).crew("scout", **{"fate": "escaped", "objectives": [objective], **scout})
    for other in ("pilot", "captain", "soldier", "mechanic")[: seats - 1]:
        t.crew(other, fate=others)
    return jumping(t, to)


def jumping(t: NemesisScene, to: str = EARTH) -> NemesisScene:
    t.objectives_chosen().at(phase="time", time=1)
    return t.engine(1, True).engine(2, True).engine(3, True).coordinates(to)


def verdict(t: NemesisScene, seat: int = 0) -> list[str]:
    """The reasons of a player's verdict from the last check on, and whether the player has won."""
    assert t.asked() == ""
    reasons: list[str] = t.sees(seat).crew[seat].verdict
    return reasons[-3:] if "objective-failed" in reasons else reasons[-2:]


WON = ["objective-met", "won"]


def failed(missing: str) -> list[str]:
    return ["objective-failed", f"condition-{missing}", "lost"]


# ---- Personal Objectives ---------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-OBJ-05")
def test_salvaging_the_prime_asset_needs_the_ship_at_earth() -> None:
    assert verdict(leaving("salvaging-the-prime-asset", others="hibernating")) == WON
    assert verdict(leaving("salvaging-the-prime-asset", to=VENUS, others="escaped")) == failed("ship-reaches-earth")


@pytest.mark.rule("NEM-OBJ-05", "NEM-VIC-02")
def test_a_ship_with_two_damaged_engines_reaches_nothing() -> None:
    t = leaving("salvaging-the-prime-asset", others="escaped").engine(1, False).engine(2, False)
    assert verdict(t) == failed("ship-reaches-earth")


@pytest.mark.rule("NEM-OBJ-02")
def test_salvaging_is_also_done_by_the_only_survivor() -> None:
    assert verdict(leaving("salvaging-the-prime-asset", to=VENUS)) == WON  # the pilot dies in the jump


def test_the_oldest_friend_needs_the_ship_at_earth_or_nobody_else_alive() -> None:
    assert verdict(leaving("the-oldest-friend", seats=3, to=VENUS)) == WON
    assert verdict(leaving("the-oldest-friend", seats=3, others="hibernating")) == WON
    assert verdict(leaving("the-oldest-friend", seats=3, to=VENUS, others="escaped")) == failed("ship-reaches-earth")


@pytest.mark.rule("NEM-GOAL-04", "NEM-VIC-07")
def test_quarantine_is_a_ship_at_mars_with_the_sleeper_alive() -> None:
    t = scene("nemesis", seats=2).crew("scout", fate="hibernating", objectives=["quarantine"]).crew("pilot")
    assert verdict(jumping(t, MARS)) == WON
    assert "reached-mars" in t.sees(0).crew[0].verdict


def test_quarantine_at_earth_wants_the_nest_destroyed() -> None:
    t = leaving("quarantine")
    t.s.nest_destroyed = True
    assert verdict(t) == WON
    assert verdict(leaving("quarantine")) == failed("ship-reaches-mars")


def test_a_relentless_investigator_sends_the_signal_and_leaves_nothing_unexplored() -> None:
    t = leaving("relentless-investigator", signal=True)
    assert verdict(t) == failed("all-rooms-explored")
    t = leaving("relentless-investigator", signal=True)
    explore_everything(t)
    assert verdict(t) == WON
    t = leaving("relentless-investigator")
    explore_everything(t)
    assert verdict(t) == failed("signal-sent")


def explore_everything(t: NemesisScene) -> None:
    tiles = [*t.s.tiles_1, *t.s.tiles_2]
    for room in range(1, 22):
        if not t.s.tiles[room]:
            t.explored(f"{room:03}", tiles.pop(0))


def test_a_proper_burial_takes_the_blue_corpse_along() -> None:
    corpse = ["blue-character-corpse"]
    assert verdict(leaving("a-proper-burial", signal=True, hands=corpse)) == WON
    assert verdict(leaving("a-proper-burial", hands=corpse)) == failed("signal-sent")
    assert verdict(leaving("a-proper-burial", signal=True)) == failed("carried-away-blue-character-corpse")


def test_a_proper_burial_in_hibernation_counts_too() -> None:
    t = scene("nemesis", seats=2)
    t.crew("scout", fate="hibernating", objectives=["a-proper-burial"], signal=True, hands=["blue-character-corpse"])
    assert verdict(jumping(t.crew("pilot"))) == WON


def test_a_hoarder_leaves_with_seven_items() -> None:
    items = ["alcohol", "alcohol", "medkit", "tools", "decoy", "motion-tracker"]
    assert verdict(leaving("hoarder", items=items)) == WON  # the rifle is the seventh
    assert verdict(leaving("hoarder", items=items[1:])) == failed("items-7")  # quests that are not done count nothing


def test_a_hoarder_who_sleeps_has_not_left() -> None:
    items = ["alcohol", "alcohol", "medkit", "tools", "decoy", "decoy"]
    t = scene("nemesis", seats=2).crew("scout", fate="hibernating", objectives=["hoarder"], items=items).crew("pilot")
    assert verdict(jumping(t)) == failed("left-in-escape-pod")


def test_the_great_hunt_wants_the_queen_or_the_ship() -> None:
    t = leaving("the-great-hunt", signal=True)
    t.s.queen_killed = True
    assert verdict(t) == WON
    assert verdict(leaving("the-great-hunt", signal=True).at(phase="time", time=1, destruct=3)) == WON
    assert verdict(leaving("the-great-hunt", signal=True)) == failed("ship-destroyed")


@pytest.mark.rule("NEM-END-03")
def test_a_queen_left_aboard_survives_the_jump() -> None:
    t = leaving("the-great-hunt", signal=True).intruder("queen", "003")
    assert verdict(t) == failed("ship-destroyed")


def test_best_friends_need_another_survivor() -> None:
    assert verdict(leaving("best-friends-forever", seats=4, others="escaped")) == WON
    assert verdict(leaving("best-friends-forever", seats=4)) == failed("others-survive-1")


@pytest.mark.rule("NEM-OBJ-07", "NEM-END-08")
def test_aliens_on_a_spaceship_wants_the_nest_or_the_ship() -> None:
    t = leaving("aliens-on-a-spaceship", seats=5, signal=True)
    t.s.nest_destroyed = True
    assert verdict(t) == WON
    t = leaving("aliens-on-a-spaceship", seats=5, signal=True).at(phase="time", time=1, destruct=3)
    assert verdict(t) == WON  # with the ship its Nest is gone
    assert verdict(leaving("aliens-on-a-spaceship", seats=5, signal=True)) == failed("nest-destroyed")


# ---- Corporate Objectives --------------------------------------------------------------------------------------


def test_my_precious_is_an_egg() -> None:
    assert verdict(leaving("my-precious", signal=True, hands=["intruder-egg"])) == WON
    assert verdict(leaving("my-precious", signal=True)) == failed("carried-away-intruder-egg")


@pytest.mark.rule("NEM-OBJ-03")
def test_only_the_own_signal_counts() -> None:
    t = leaving("my-precious", hands=["intruder-egg"])
    t.s.crew[1].signal = True
    assert verdict(t) == failed("signal-sent")


def test_necroscopy_wants_the_weakness_of_the_carcass() -> None:
    t = leaving("necroscopy", signal=True).weakness("intruder-carcass", "vital-places")
    assert verdict(t) == WON
    t = leaving("necroscopy", signal=True).weakness("intruder-egg", "vital-places")
    assert verdict(t) == failed("weakness-discovered-intruder-carcass")


@pytest.mark.rule("NEM-OBJ-06")
def test_ab_ovo_wants_the_weakness_of_the_egg_whoever_found_it() -> None:
    assert verdict(leaving("ab-ovo").weakness("intruder-egg", "vital-places")) == WON
    assert verdict(leaving("ab-ovo")) == failed("weakness-discovered-intruder-egg")


def test_extreme_field_biology_wants_two_weaknesses() -> None:
    t = leaving("extreme-field-biology").weakness("intruder-egg", "vital-places")
    assert verdict(t) == failed("weaknesses-discovered-2")
    t = leaving("extreme-field-biology").weakness("intruder-egg", "vital-places")
    assert verdict(t.weakness("character-corpse", "way-of-moving")) == WON


FEUDS = [
    ("greener-pastures", 2, 2),
    ("an-old-feud", 3, 3),
    ("hostile-takeover", 4, 4),
    ("the-final-enlightenment", 5, 5),
]


@pytest.mark.rule("NEM-OBJ-01", "NEM-CREW-03")
@pytest.mark.parametrize(("objective", "number", "seats"), FEUDS)
def test_somebody_must_not_survive_however_it_happens(objective: str, number: int, seats: int) -> None:
    t = leaving(objective, seats=seats)  # all others die in the jump, player `number` among them
    assert verdict(t) == WON
    t = leaving(objective, seats=seats, others="escaped")
    assert verdict(t) == failed(f"player-dead-{number}")


@pytest.mark.rule("NEM-OBJ-01")
def test_the_right_moment_to_strike_is_when_player_1_is_dead() -> None:
    t = scene("nemesis", seats=3).crew("pilot", fate="dead").crew("captain", fate="escaped")
    t.crew("scout", fate="escaped", objectives=["the-right-moment-to-strike"])
    assert verdict(jumping(t), seat=2) == WON
    t = scene("nemesis", seats=3).crew("pilot", fate="escaped").crew("captain", fate="dead")
    t.crew("scout", fate="escaped", objectives=["the-right-moment-to-strike"])
    assert verdict(jumping(t), seat=2) == failed("player-dead-1")


@pytest.mark.rule("NEM-OBJ-02")
def test_who_must_not_survive_oneself_can_only_be_the_only_survivor() -> None:
    t = leaving("the-right-moment-to-strike")  # the Scout is player 1
    assert verdict(t) == WON
    assert verdict(leaving("the-right-moment-to-strike", others="escaped")) == failed("player-dead-1")


# ---- Solo/Coop Objectives --------------------------------------------------------------------------------------


def alone(objective: str, to: str = EARTH, **scout: Any) -> NemesisScene:
    crew = {"fate": "escaped", "objectives": [objective], **scout}
    return jumping(scene("nemesis", mode="solo").crew("scout", **crew), to)


def test_destination_earth() -> None:
    assert verdict(alone("destination-earth")) == WON
    assert verdict(alone("destination-earth", to=VENUS)) == failed("ship-reaches-earth")


def test_an_emergency_post_mortem_is_made_in_the_surgery() -> None:
    t = alone("emergency-post-mortem").explored("003", "surgery").lying("003", "blue-character-corpse")
    assert verdict(t) == WON
    missing = failed("object-in-room-blue-character-corpse-surgery")
    assert verdict(alone("emergency-post-mortem").explored("003", "surgery")) == missing
    t = alone("emergency-post-mortem").explored("003", "surgery").lying("003", "blue-character-corpse")
    assert verdict(t.at(phase="time", time=1, destruct=3)) == missing  # with the ship the Surgery is lost


def test_a_corpse_that_somebody_holds_in_the_surgery_at_the_jump_is_there() -> None:
    t = scene("nemesis", seats=2, mode="coop").crew("scout", fate="escaped", objectives=["emergency-post-mortem"])
    t.crew("pilot", room="003", hands=["blue-character-corpse"], objectives=["destination-earth"])
    t.explored("003", "surgery").at(phase="time", time=1)
    t.engine(1, True).engine(2, True).engine(3, True).coordinates(EARTH)
    assert t.asked() == ""
    assert t.result == "won"


def test_the_first_contact_protocol_wants_two_weaknesses() -> None:
    t = alone("first-contact-protocol").weakness("intruder-egg", "vital-places")
    assert verdict(t) == failed("weaknesses-discovered-2")
    t = alone("first-contact-protocol").weakness("intruder-egg", "vital-places")
    assert verdict(t.weakness("intruder-carcass", "way-of-moving")) == WON


def test_cutting_off_the_head() -> None:
    t = alone("cutting-off-the-head", signal=True)
    t.s.queen_killed = True
    assert verdict(t) == WON
    assert verdict(alone("cutting-off-the-head", signal=True)) == failed("queen-killed")


def test_no_man_is_left_behind_in_an_unexplored_room() -> None:
    t = alone("no-man-left-behind", signal=True)
    explore_everything(t)
    assert verdict(t) == WON
    assert verdict(alone("no-man-left-behind", signal=True)) == failed("all-rooms-explored")


def test_a_special_delivery_is_an_egg() -> None:
    assert verdict(alone("special-delivery", hands=["intruder-egg"])) == WON
    assert verdict(alone("special-delivery")) == failed("carried-away-intruder-egg")


def test_the_clean_up_crew_destroys_the_nest() -> None:
    t = alone("clean-up-crew", signal=True)
    t.s.nest_destroyed = True
    assert verdict(t) == WON
    assert verdict(alone("clean-up-crew", signal=True)) == failed("nest-destroyed")


# ---- choosing and keeping --------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-KEY-02", "NEM-KEY-03", "NEM-KEY-05", "NEM-KEY-06")
def test_the_first_intruder_makes_everybody_keep_one_objective_in_secret() -> None:
    t = scene("nemesis", seats=2).crew("scout", hand=["rest"], objectives=["quarantine", "ab-ovo"])
    t.crew("pilot", objectives=["hoarder", "my-precious"]).explored("006", "canteen").noise("006-007").bag(larva=1)
    t.script("noise", 1).answer("move:room-006")
    assert t.asked() == "0 which-objective, 1 which-objective"
    assert t.happened("first-intruder", room="room-006")
    t.answer("0 keep:ab-ovo", "1 keep:hoarder")
    assert t.sees(0).crew[0].objective_cards == ["ab-ovo"]
    assert t.sees(0).crew[0].rejected == ["quarantine"]
    assert (t.sees(0).crew[1].objectives, t.sees(0).crew[1].objective_cards) == (1, [])
    assert t.sees(0).crew[1].rejected == []
    assert t.heard(0, "objective-kept")[-1].args == {"crew": "pilot"}
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-KEY-04", "NEM-KEY-01")
def test_the_encounter_goes_on_when_all_have_chosen() -> None:
    t = scene("nemesis", seats=2).crew("scout", hand=["rest"]).crew("pilot")
    t.explored("006", "canteen").noise("006-007").bag(adult=[4])
    t.script("noise", 1).answer("move:room-006")
    assert not t.happened("surprise-attack")
    assert t.intruders_in("006") == ["adult"]
    t.script("attacks", "scratch-1").answer(f"0 {t.options(0)[0]}", f"1 {t.options(1)[0]}")
    assert t.happened("surprise-attack", crew="scout")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-KEY-07")
def test_an_egg_is_no_intruder() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["rest", "search"]).explored("003", "nest")
    t.script("noise", "silence").answer("act:nest")
    assert [held.key for held in t.sees(0).crew[0].hands] == ["rifle", "intruder-egg-1"]
    assert not t.s.met
    assert t.sees(0).crew[0].objectives == 2
    assert t.asked() == "0 your-action"


def test_who_never_had_to_choose_may_show_either_objective() -> None:
    t = scene("nemesis", seats=2).crew("scout", fate="escaped", objectives=["quarantine", "ab-ovo"]).crew("pilot")
    t.engine(1, True).engine(2, True).engine(3, True).coordinates(MARS).at(phase="time", time=1)
    assert verdict(t) == WON


@pytest.mark.rule("NEM-OBJ-04")
def test_the_rooms_that_objectives_need_are_always_aboard() -> None:
    for side in "AB":
        t = scene("nemesis", side=side)
        aboard = [*t.s.tiles_1, *t.s.tiles]
        assert {"comms-room", "laboratory", "nest"} <= set(aboard)
        assert len(t.s.tiles_1) == len(t.s.board.slots_1)
        assert t.asked() == "0 your-action"
