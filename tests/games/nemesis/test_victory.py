"""What is said of each player at the end, check by check; the rules of the checks themselves are in test_end."""

import pytest

from seance.games.nemesis.check.scene import NemesisScene
from seance.testing import scene

EARTH, MARS, VENUS = "coordinates-5", "coordinates-3", "coordinates-2"  # behind space B


def sound(t: NemesisScene, to: str = EARTH) -> NemesisScene:
    """All engines work, and this is where the ship goes."""
    return t.engine(1, True).engine(2, True).engine(3, True).coordinates(to).objectives_chosen()


def verdict(t: NemesisScene, seat: int = 0) -> list[str]:
    assert t.asked() == ""
    reasons: list[str] = t.sees(seat).crew[seat].verdict
    return reasons


# ---- the end of the game ---------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-END-01", "NEM-END-02")
def test_when_time_is_up_the_ship_jumps_and_everybody_awake_dies() -> None:
    t = scene("nemesis", seats=3).crew("scout").crew("pilot", fate="hibernating", objectives=["quarantine"])
    t.crew("captain", room="pod-1").pod(1, "a")
    sound(t).at(phase="time", time=1)
    assert verdict(t) == ["died-in-the-jump", "lost"]
    assert verdict(t, 2) == ["died-in-the-jump", "lost"]  # who waits in a pod is neither asleep nor gone
    assert verdict(t, 1)[0] == "hibernated"
    assert t.happened("ship-jumped")


@pytest.mark.rule("NEM-END-04", "NEM-END-07", "NEM-END-08")
def test_at_the_skull_the_ship_explodes_with_all_that_lives_in_it() -> None:
    t = scene("nemesis", seats=3).crew("scout").crew("pilot", fate="hibernating").crew("captain", fate="escaped")
    t.intruder("queen", "003").objectives_chosen().at(phase="time", time=9, destruct=1)
    assert verdict(t) == ["died-with-the-ship", "lost"]
    assert verdict(t, 1) == ["died-with-the-ship", "lost"]
    assert verdict(t, 2)[:2] == ["left-in-a-pod", "scanned-clean"]
    assert (t.s.nest_destroyed, t.s.queen_killed) == (True, True)


@pytest.mark.rule("NEM-END-05")
def test_a_ninth_fire_is_the_end() -> None:
    t = scene("nemesis", seats=2).crew(
        "mechanic", room="003", hand=["pyrotechnics", "rest"], items=["alcohol"], hands=[]
    )
    t.crew("scout", fate="hibernating").fire("001", "002", "004", "005", "006", "007", "008", "009")
    t.answer("play-burn:pyrotechnics")
    assert verdict(t) == ["died-with-the-ship", "lost"]
    assert verdict(t, 1) == ["died-with-the-ship", "lost"]


@pytest.mark.rule("NEM-END-06")
def test_a_ninth_malfunction_is_the_end_but_not_for_who_has_left() -> None:
    t = scene("nemesis", seats=2).crew("mechanic", room="003", hand=["demolition"])
    t.crew("scout", fate="escaped", objectives=["greener-pastures"]).objectives_chosen()
    t.malfunction("001", "002", "004", "005", "006", "007", "008", "009").answer("play-break:demolition")
    assert verdict(t) == ["died-with-the-ship", "lost"]
    assert verdict(t, 1) == ["left-in-a-pod", "scanned-clean", "objective-met", "won"]  # the only survivor


@pytest.mark.rule("NEM-END-09", "NEM-END-11")
def test_when_the_last_one_awake_falls_asleep_the_ship_jumps() -> None:
    t = scene("nemesis", seats=2).crew("pilot", hand=["old-friend"], objectives=["salvaging-the-prime-asset"])
    t.crew("scout", fate="dead")
    sound(t).at(time=8).script("noise", "silence").answer("play:old-friend")
    assert t.s.time == 0
    assert verdict(t) == ["hibernated", "engines-held", "reached-earth", "scanned-clean", "objective-met", "won"]


@pytest.mark.rule("NEM-END-09", "NEM-END-10")
def test_when_the_last_one_awake_dies_while_self_destruct_runs_the_ship_explodes() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="003", hand=["rest"], dressed=["leg", "arm", "body"])
    t.crew("pilot", fate="hibernating").objectives_chosen().intruder("adult", "003").at(destruct=5)
    t.script("attacks", "scratch-1").answer("move:room-001")
    assert verdict(t) == ["died-aboard", "lost"]
    assert verdict(t, 1) == ["died-with-the-ship", "lost"]
    assert t.s.destruct == 0


@pytest.mark.rule("NEM-END-09", "NEM-POD-04", "NEM-POD-05")
def test_when_the_last_one_awake_leaves_in_a_pod_it_is_over() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="pod-1", objectives=["the-right-moment-to-strike"]).pod(1, "a")
    t.crew("pilot", fate="dead")
    sound(t).answer("launch:pod-1")
    assert verdict(t) == ["left-in-a-pod", "scanned-clean", "objective-met", "won"]


# ---- check 1: engines ------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-VIC-01", "NEM-SETUP-19")
def test_the_upper_token_of_every_engine_is_revealed() -> None:
    t = scene("nemesis", seats=2).crew("scout").crew("pilot", fate="hibernating")
    sound(t).engine(2, False).at(phase="time", time=1)
    assert verdict(t, 1)[:2] == ["hibernated", "engines-held"]  # one damaged engine is not enough
    tokens = ["engine-1-working", "engine-2-damaged", "engine-3-working"]
    assert t.happened("engines-revealed", tokens=tokens)
    assert [engine.known[0].cards for engine in t.sees(0).engines] == [[token] for token in tokens]


@pytest.mark.rule("NEM-VIC-02", "NEM-VIC-03", "NEM-END-12")
def test_two_damaged_engines_blow_up_the_ship() -> None:
    t = scene("nemesis", seats=3).crew("scout").crew("pilot", fate="hibernating")
    t.crew("captain", fate="escaped", signal=True, objectives=["the-great-hunt"]).intruder("queen", "003")
    sound(t).engine(1, False).engine(2, False).at(phase="time", time=1)
    assert verdict(t, 1) == ["hibernated", "died-of-the-engines", "lost"]
    assert verdict(t, 2) == ["left-in-a-pod", "scanned-clean", "objective-met", "won"]  # all Intruders are dead
    assert t.s.ship == "destroyed"
    assert not t.happened("coordinates-revealed")


# ---- check 2: coordinates --------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-VIC-05", "NEM-VIC-06", "NEM-GOAL-03")
def test_the_destination_marker_says_where_the_ship_has_come_to() -> None:
    t = scene("nemesis", seats=2).crew("scout").crew("pilot", fate="hibernating", objectives=["ab-ovo"])
    sound(t, VENUS).at(phase="time", time=1)
    assert verdict(t, 1) == ["hibernated", "engines-held", "died-at-a-wrong-place", "lost"]
    t = scene("nemesis", seats=2).crew("scout").crew("pilot", fate="hibernating", objectives=["ab-ovo"])
    sound(t, VENUS).at(phase="time", time=1, destination="D")
    assert "reached-earth" in verdict(t, 1)


@pytest.mark.rule("NEM-VIC-08", "NEM-VIC-09")
def test_a_wrong_destination_kills_sleepers_but_neither_intruders_nor_the_ship() -> None:
    t = scene("nemesis", seats=2).crew("scout", fate="escaped", signal=True, objectives=["the-great-hunt"])
    t.crew("pilot", fate="hibernating").intruder("queen", "003")
    sound(t, VENUS).at(phase="time", time=1)
    assert verdict(t)[-3:] == ["objective-failed", "condition-ship-destroyed", "lost"]
    assert verdict(t, 1)[-2:] == ["died-at-a-wrong-place", "lost"]


@pytest.mark.rule("NEM-VIC-07")
def test_only_quarantine_survives_at_mars_and_only_there() -> None:
    for to, reason in ((MARS, "reached-mars"), (VENUS, "died-at-a-wrong-place")):
        t = scene("nemesis", seats=2).crew("scout", fate="hibernating", objectives=["quarantine"])
        t.crew("pilot", fate="hibernating", objectives=["ab-ovo"])
        sound(t, to).at(phase="time", time=1)
        assert verdict(t)[2] == reason
        assert verdict(t, 1)[2] == "died-at-a-wrong-place"


# ---- check 3: contamination ------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-VIC-10", "NEM-VIC-11")
def test_every_survivor_scans_all_contamination_cards_wherever_they_are() -> None:
    t = scene("nemesis", seats=3).crew("scout", fate="escaped", hand=["contamination"], discard=["contamination"])
    t.crew("pilot", fate="hibernating", discard=["contamination"]).crew("captain")
    t.s.crew[0].deck.rest.append(t.s.crew[0].hand[0])
    t.s.contamination -= 1
    sound(t).at(phase="time", time=1).script("scan", "clean", "clean", "clean", "clean")
    assert "scanned-clean" in verdict(t)
    assert "scanned-clean" in verdict(t, 1)
    assert t.happened("last-scan", crew="scout", n=3, infected=0)
    assert t.happened("last-scan", crew="pilot", n=1, infected=0)


@pytest.mark.rule("NEM-VIC-12", "NEM-VIC-13")
def test_the_infected_draw_four_cards_and_live_if_none_is_contamination() -> None:
    hand = ["contamination", "contamination", "rest", "search"]
    t = scene("nemesis", seats=2).crew("scout", fate="escaped", hand=hand).crew("pilot")
    sound(t).at(phase="time", time=1).script("scan", "infected", "clean")
    t.script("last-draw", "rest", "search", "search", "adrenaline")
    assert verdict(t)[:2] == ["left-in-a-pod", "infection-contained"]
    t = scene("nemesis", seats=2).crew("scout", fate="escaped", hand=hand).crew("pilot")
    sound(t).at(phase="time", time=1).script("scan", "infected", "clean")
    t.script("last-draw", "rest", "search", "contamination", "adrenaline")  # it need not be the infected one
    assert verdict(t) == ["left-in-a-pod", "died-of-infection", "lost"]


# ---- check 4: objectives ---------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-VIC-15", "NEM-GOAL-02")
def test_the_living_show_their_objectives_and_need_them_fulfilled() -> None:
    t = scene("nemesis", seats=3).crew("scout", fate="escaped", objectives=["ab-ovo"])
    t.crew("pilot", fate="escaped", objectives=["greener-pastures"]).crew("captain", objectives=["hoarder"])
    put_away = t.s.objectives_left.pop()
    t.who("pilot").rejected.append(put_away)
    sound(t).weakness("intruder-egg", "vital-places").at(phase="time", time=1)
    assert verdict(t)[-2:] == ["objective-met", "won"]
    assert verdict(t, 1)[-3:] == ["objective-failed", "condition-player-dead-2", "lost"]
    assert t.sees(2).crew[0].objective_cards == ["ab-ovo"]
    assert t.sees(2).crew[1].rejected == [put_away.key]
    assert t.sees(0).crew[2].objective_cards == ["hoarder"]  # all is over: nothing stays hidden
    opened = {one.args["crew"]: one.args["objectives"] for one in t.heard(0, "objectives-opened")}
    assert opened == {"pilot": [put_away.key], "captain": ["hoarder"]}
    rejected = {one.args["crew"]: one.args["rejected"] for one in t.heard(0, "objectives-opened")}
    assert rejected == {"pilot": [put_away.key], "captain": []}
    assert t.result == "somebody-won"


@pytest.mark.rule("NEM-GOAL-02")
def test_a_fulfilled_objective_is_of_no_use_to_the_dead() -> None:
    t = (
        scene("nemesis", seats=2)
        .crew("scout", objectives=["ab-ovo"])
        .crew("pilot", fate="escaped", objectives=["hoarder"])
    )
    sound(t).weakness("intruder-egg", "vital-places").at(phase="time", time=1)
    assert verdict(t) == ["died-in-the-jump", "lost"]
    assert t.result == "nobody-won"


@pytest.mark.rule("NEM-GOAL-01")
def test_several_may_win() -> None:
    t = scene("nemesis", seats=3).crew("scout", fate="escaped", objectives=["ab-ovo"])
    t.crew("pilot", fate="hibernating", objectives=["extreme-field-biology"]).crew("captain")
    sound(t).weakness("intruder-egg", "vital-places").weakness("character-corpse", "way-of-moving")
    t.at(phase="time", time=1)
    assert verdict(t)[-1] == "won"
    assert verdict(t, 1)[-1] == "won"


def test_every_verdict_is_told_with_its_reasons() -> None:
    t = scene("nemesis", seats=2).crew("scout", fate="escaped", objectives=["my-precious"]).crew("pilot")
    sound(t).at(phase="time", time=1)
    assert t.asked() == ""
    told = [each.args for each in t.heard(1, "verdict")]
    assert told == [
        {
            "crew": "scout",
            "reasons": ["left-in-a-pod", "scanned-clean", "objective-failed"],
            "missing": ["condition-signal-sent", "condition-carried-away-intruder-egg"],
            "lacks": 2,
            "objectives": ["my-precious"],
            "n": 1,
            "won": False,
        },
        {
            "crew": "pilot",
            "reasons": ["died-in-the-jump"],
            "missing": [],
            "lacks": 0,
            "objectives": [],
            "n": 0,
            "won": False,
        },
    ]


# ---- key moments -----------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-KEY-08", "NEM-KEY-09")
def test_the_first_death_opens_all_pods_and_they_can_be_closed_again() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="003", hand=["rest"], dressed=["leg", "arm", "body"])
    t.crew("pilot", room="006", hand=["old-friend"]).explored("006", "hatch-control-system").objectives_chosen()
    t.intruder("adult", "003").script("attacks", "scratch-1").answer("move:room-001")
    assert [pod.open for pod in t.s.pods] == [True, True]
    t.answer("play:old-friend", f"act-close:hatch-control-system:{t.s.pods[0].key}")
    assert [pod.open for pod in t.s.pods] == [False, True]
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-KEY-12")
def test_on_yellow_self_destruct_cannot_be_stopped_any_more() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["rest", "search"]).explored("003", "generator").at(destruct=3)
    assert t.refusal("act-stop:generator") == "NEM-KEY-12"
    t = scene("nemesis").crew("scout", room="003", hand=["rest", "search"]).explored("003", "generator").at(destruct=4)
    assert t.offers("act-stop:generator")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-OUT-01")
def test_who_is_out_of_play_is_not_asked_until_the_end() -> None:
    t = scene("nemesis", seats=4).crew("scout", hand=["rest"]).crew("pilot", fate="hibernating")
    t.crew("captain", fate="escaped").crew("soldier", fate="dead").halt("time").answer("pass", [])
    assert t.asked() == "0 scene-ends"  # all who could act have passed
