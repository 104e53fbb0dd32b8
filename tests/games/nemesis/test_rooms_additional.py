"""The rooms with "2" on the back, of which five are aboard."""

from typing import Any

import pytest

from seance.testing import scene

TWO = ["rest", "search"]


def in_room(tile: str, key: str = "scout", seats: int = 1, **crew: Any) -> Any:
    """A character with two cards in a room of this kind."""
    crew.setdefault("hand", TWO)
    return scene("nemesis", seats=seats).crew(key, room="007", **crew).explored("007", tile).objectives_chosen()


@pytest.mark.rule("NEM-R2-01", "NEM-SETUP-04")
@pytest.mark.parametrize("side", ["A", "B"])
def test_five_of_nine_additional_rooms_are_aboard(side: str) -> None:
    t = scene("nemesis", side=side)
    assert len(t.s.board.slots_2) == 5
    assert len(t.s.tiles_2) == 9  # which of them lie there is decided when they are turned
    assert t.asked() == "0 your-action"


# ---- Airlock Control -------------------------------------------------------------------------------------------

AROUND_THE_GENERATOR = ["001-003", "003-007"]


def airlock(seats: int = 1, **crew: Any) -> Any:
    return in_room("airlock-control", "scout", seats, **crew).explored("003", "generator")


@pytest.mark.rule("NEM-AIR-02", "NEM-AIR-03")
def test_the_airlock_procedure_closes_all_doors_of_a_yellow_room() -> None:
    t = airlock().answer("act-on:airlock-control:room-003")
    assert [t.door_of(door) for door in AROUND_THE_GENERATOR] == ["closed", "closed"]
    assert t.sees(0).airlock == "room-003"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-AIR-01", "NEM-AIR-09")
def test_only_another_yellow_room_can_be_chosen() -> None:
    t = airlock().explored("004", "armory").explored("010", "comms-room")
    chosen = [key for key in t.options() if key.startswith("act-on:airlock-control")]
    assert chosen == ["act-on:airlock-control:room-003", "act-on:airlock-control:room-010"]
    t = in_room("airlock-control").explored("004", "armory")
    assert t.refusal("act-on:airlock-control") == "NEM-AIR-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-AIR-01")
def test_a_room_with_a_destroyed_door_cannot_be_chosen() -> None:
    t = airlock().explored("004", "comms-room").door("001-003", "destroyed")
    assert t.refusal("act-on:airlock-control:room-003") == "NEM-AIR-01"
    assert t.offers("act-on:airlock-control:room-004")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-AIR-05", "NEM-AIR-06", "NEM-AIR-07", "NEM-AIR-08")
def test_when_all_have_passed_everything_in_the_room_dies() -> None:
    t = airlock(seats=2).crew("captain", room="003", hands=["intruder-carcass"], passed=True)
    t.fire("003").lying("003", "intruder-egg").intruder("adult", "003").intruder("larva", "003")
    t.halt("time").answer("act-on:airlock-control:room-003", "pass")
    assert t.who("captain").fate == "dead"
    assert t.intruders_in("003") == []
    assert not t.s.fire[3]
    assert t.sees(0).airlock == ""
    assert t.objects_in("003") == ["intruder-egg-1", "intruder-carcass-2", "intruder-carcass-1", "character-corpse-1"]
    assert t.who("scout").fate == ""
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("NEM-AIR-03")
def test_whoever_is_shut_in_is_told_and_warned_before_passing() -> None:
    t = airlock(seats=2).crew("captain", room="003", hand=["rest"]).answer("act-on:airlock-control:room-003", "pass")
    assert [told.args["crew"] for told in t.heard(1, "shut-in")] == ["captain"]
    assert t.asked() == "1 your-action"
    preview = t.begin().preview("pass", 1)
    assert preview is not None
    assert preview.danger
    assert [note.key for note in preview.notes] == ["airlock-here"]


@pytest.mark.rule("NEM-AIR-04")
def test_a_door_that_opens_elsewhere_does_not_end_the_procedure() -> None:
    t = airlock(seats=2).crew("scientist", room="011", hand=["computer-skills", "rest"]).explored("011", "canteen")
    t.door("006-011", "closed").answer("act-on:airlock-control:room-003", "pass")
    t.answer("play-door:computer-skills:corridor-006-011")
    assert t.door_of("006-011") == "open"
    assert t.sees(0).airlock == "room-003"
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-AIR-04")
def test_a_door_that_opens_ends_the_procedure() -> None:
    t = airlock(seats=2).crew("scientist", room="003", hand=["computer-skills", "rest"])
    t.answer("act-on:airlock-control:room-003", "pass", "play-door:computer-skills:corridor-001-003")
    assert t.sees(0).airlock == ""
    assert t.happened("airlock-stopped")
    t.halt("time").answer("pass", [])
    assert t.who("scientist").fate == ""
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("NEM-AIR-04", "NEM-AIR-05")
def test_a_destroyed_door_ends_the_procedure_too() -> None:
    t = airlock(seats=2).crew("captain", room="003", hand=["demolition"])
    t.answer("act-on:airlock-control:room-003", "pass", "play-destroy:demolition:corridor-001-003")
    assert t.sees(0).airlock == ""
    assert t.asked() == "1 your-action"


def test_a_second_procedure_takes_the_token_from_the_first_room() -> None:
    t = airlock(hand=["rest", "search", "demolition", "adrenaline"]).explored("004", "comms-room")
    t.answer("act-on:airlock-control:room-003", ["pay:rest", "pay:search"], "act-on:airlock-control:room-004")
    assert t.sees(0).airlock == "room-004"
    assert t.asked() == "0 your-action"


def test_with_too_few_door_tokens_the_player_chooses_which_door_closes() -> None:
    """Eleven tokens are used up: one door gets the last, the other one from elsewhere, but never each other's."""
    t = airlock().door("002-006").door("005-010")
    for corridor in ("005-006", "009-012", "010-013", "012-016", "013-019", "015-016", "016-021", "017-019", "018-021"):
        t.door(corridor, "destroyed")
    t.answer("act-on:airlock-control:room-003")
    assert t.options() == ["close-door:corridor-001-003", "close-door:corridor-003-007"]
    t.answer("close-door:corridor-003-007")
    assert t.options() == ["take-door:corridor-002-006", "take-door:corridor-005-010"]
    t.answer("take-door:corridor-005-010")
    assert [t.door_of(door) for door in AROUND_THE_GENERATOR] == ["closed", "closed"]
    assert (t.door_of("002-006"), t.door_of("005-010")) == ("closed", "open")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-AIR-02", "NEM-DOOR-17")
def test_with_as_many_door_tokens_as_doors_nobody_chooses() -> None:
    """Ten tokens are used up, and two doors close: in which order does not matter."""
    t = airlock().door("002-006")
    for corridor in ("005-006", "009-012", "010-013", "012-016", "013-019", "015-016", "016-021", "017-019", "018-021"):
        t.door(corridor, "destroyed")
    t.answer("act-on:airlock-control:room-003")
    assert [t.door_of(door) for door in AROUND_THE_GENERATOR] == ["closed", "closed"]
    assert t.door_of("002-006") == "closed"
    assert t.asked() == "0 your-action"


# ---- Canteen ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-CAN-01")
def test_a_meal_heals_one_light_wound() -> None:
    t = in_room("canteen", light=2).answer("act:canteen")
    assert t.who("scout").light == 1
    assert in_room("canteen").refusal("act:canteen") == "NEM-CAN-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-CAN-01", "NEM-CAN-02")
def test_the_canteen_scans_the_hand_only_of_those_who_want_it() -> None:
    t = in_room("canteen", light=1, hand=[*TWO, "contamination", "contamination"]).script("scan", "clean", "clean")
    assert t.offers("act:canteen")
    t.answer("act-scan:canteen")
    assert t.hand("scout") == []  # clean cards leave the game
    assert t.who("scout").light == 0
    assert t.s.contamination + t.s.infected + t.s.clean == 2 * 25
    t = in_room("canteen", light=1, hand=[*TWO, "contamination"]).answer("act:canteen")
    assert t.hand("scout") == ["contamination"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-CAN-03", "NEM-CAN-04", "NEM-SCAN-03")
def test_infection_found_in_the_canteen_is_one_larva_and_the_cards_stay() -> None:
    t = in_room("canteen", hand=[*TWO, "contamination", "contamination", "contamination"])
    t.script("scan", "infected", "clean", "infected").answer("act-scan:canteen")
    assert t.who("scout").larva
    assert t.who("scout").fate == ""
    assert t.hand("scout") == ["infected", "infected"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-CAN-05")
def test_infection_found_in_the_canteen_kills_whoever_has_a_larva() -> None:
    t = in_room("canteen", seats=2, larva=True, hand=[*TWO, "contamination"]).crew("captain", room="007", hand=TWO)
    t.script("scan", "infected").answer("act-scan:canteen")
    assert t.who("scout").fate == "dead"
    assert t.intruders_in("007") == ["creeper"]
    assert t.asked() == "1 your-action"


def test_without_contamination_there_is_nothing_to_scan() -> None:
    t = in_room("canteen", light=1)
    assert t.refusal("act-scan:canteen") == "NEM-CAN-02"
    assert in_room("shower-room").refusal("act-scan:shower-room") == "NEM-SHW-04"
    assert t.asked() == "0 your-action"


# ---- Command Center --------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-CMD-01", "NEM-CMD-02")
def test_the_command_center_opens_and_closes_doors_of_any_room() -> None:
    t = in_room("command-center").door("013-014").door("011-014")
    t.answer("act:command-center", "doors-of:room-014")
    assert sorted(t.options()) == [
        "close-door:corridor-014-017", "open-door:corridor-011-014", "open-door:corridor-013-014",
    ]  # fmt: skip
    t.answer(["open-door:corridor-013-014", "close-door:corridor-014-017"])
    assert [t.door_of(door) for door in ("013-014", "014-017", "011-014")] == ["open", "closed", "closed"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-CMD-01", "NEM-DOOR-13")
def test_destroyed_doors_are_beyond_the_command_center() -> None:
    t = in_room("command-center").door("014-017", "destroyed")
    t.answer("act:command-center", "doors-of:room-017")
    assert sorted(t.options()) == ["close-door:corridor-017-019", "close-door:corridor-017-020"]
    t.answer([])
    assert t.asked() == "0 your-action"


def test_doors_open_before_others_close() -> None:
    """All twelve tokens stand: the one that is freed closes the other door."""
    t = in_room("command-center")
    for corridor in ("001-002", "001-003", "001-004", "002-006", "005-006", "005-010", "009-012", "010-013", "011-014"):
        t.door(corridor)
    t.door("013-019").door("016-021").door("012-016")
    t.answer("act:command-center", "doors-of:room-014")
    t.answer(["open-door:corridor-011-014", "close-door:corridor-013-014"])
    assert (t.door_of("011-014"), t.door_of("013-014")) == ("open", "closed")
    assert t.asked() == "0 your-action"


# ---- Engine Control Room ---------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-ECR-01", "NEM-ECR-02", "NEM-ECR-03")
def test_the_engine_control_room_shows_all_engines_and_changes_none() -> None:
    t = in_room("engine-control-room", seats=2).crew("captain").malfunction("019", "020", "021")
    t.script("engine-1", "engine-1-working").script("engine-2", "engine-2-damaged")
    t.script("engine-3", "engine-3-working").answer("act:engine-control-room")
    seen = [engine.known[0].cards for engine in t.sees(0).engines]
    assert seen == [["engine-1-working"], ["engine-2-damaged"], ["engine-3-working"]]
    assert [engine.known for engine in t.sees(1).engines] == [[], [], []]
    assert len(t.heard(1, "engine-checked")) == 3  # everybody sees that, but not what
    assert "token" not in t.heard(1, "engine-checked")[0].args
    assert t.asked() == "0 your-action"


# ---- Hatch Control System --------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-HCS-01", "NEM-POD-01", "NEM-KEY-09")
def test_the_hatch_control_system_opens_or_closes_one_pod() -> None:
    t = in_room("hatch-control-system", hand=["rest", "search", "demolition", "adrenaline"])
    t.pod(1, "a", is_open=False).pod(2, "b", is_open=True)
    assert not t.offers("act-close:hatch-control-system:pod-1")
    t.answer("act-open:hatch-control-system:pod-1", ["pay:rest", "pay:search"])
    assert [pod.open for pod in t.s.pods] == [True, True]
    t.answer("act-close:hatch-control-system:pod-2")
    assert [pod.open for pod in t.s.pods] == [True, False]
    assert t.refusal("act-open:hatch-control-system") == "NEM-COST-01"
    assert t.asked() == "0 your-action"


def test_launched_pods_cannot_be_turned() -> None:
    t = in_room("hatch-control-system").pod(1, "a").pod(2, "b")
    for pod in t.s.pods:
        pod.launched = True
    assert t.refusal("act-close:hatch-control-system") == "NEM-HCS-01"
    assert t.refusal("act-open:hatch-control-system") == "NEM-HCS-01"
    assert t.asked() == "0 your-action"


def test_a_pod_is_closed_on_somebody_who_can_step_out_but_not_launch() -> None:
    t = in_room("hatch-control-system", seats=2).crew("captain", room="pod-1")
    t.explored("002", "evacuation-section-a").pod(1, "a").pod(2, "b", is_open=False).at(actions=1)
    t.answer("act-close:hatch-control-system:pod-1")
    assert t.options() == ["wait", "leave-pod:pod-1", "drop-things"]
    t.answer("leave-pod:pod-1")
    assert t.in_room("002") == ["captain"]
    assert t.asked() == "0 your-action"


# ---- Monitoring Room -------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-MON-01", "NEM-MON-02")
def test_the_monitoring_room_shows_one_room_and_its_token_to_one_player() -> None:
    t = in_room("monitoring-room", seats=2).crew("captain", room="011", hand=TWO)
    t.script("tiles", "nest").script("explorations", "door-1")
    t.answer("act:monitoring-room", "look-at:room-012")
    mine, other = t.sees(0).rooms[11], t.sees(1).rooms[11]
    assert (mine.peeked_tile, mine.peeked_token) == ("nest", "door-1")
    assert (other.peeked_tile, other.peeked_token, other.peeked_by) == ("", "", [0])
    assert mine.tile == ""  # it is put back
    assert mine.token
    assert "tile" not in t.heard(1, "looked-at-room")[0].args  # what the player tells is the player's affair
    assert t.s.dice.looks == 1  # imagined worlds begin after it
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-MON-01")
def test_only_unexplored_rooms_can_be_looked_at() -> None:
    t = scene("nemesis", side="B").crew("scout", room="004", hand=TWO).explored("004", "monitoring-room")
    t.answer("act:monitoring-room")
    looks = t.options()
    assert "look-at:room-004" not in looks
    assert "look-at:room-007" not in looks  # an Evacuation Section lies there face up
    assert "look-at:room-002" not in looks  # the Cockpit
    assert "look-at:room-010" in looks
    assert t.asked() == "0 look-at-which-room"


# ---- Room Covered with Slime -----------------------------------------------------------------------------------


@pytest.mark.rule("NEM-SLR-01", "NEM-SLR-02")
def test_the_slime_comes_before_the_exploration_token() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=TWO).objectives_chosen()
    t.script("tiles", "room-covered-with-slime").script("explorations", "silence-1")
    t.answer("move:room-006", ["pay:rest"])
    assert t.who("scout").slimed
    assert t.happened("danger")  # Silence is Danger for one who is slimed already
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SLR-01", "NEM-SLR-03", "NEM-SLIME-02")
def test_everybody_who_enters_it_later_is_slimed_and_nobody_finds_anything() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=["rest", "search", "demolition"]).objectives_chosen()
    t.explored("006", "room-covered-with-slime").script("noise", 3)
    t.answer("move:room-006", ["pay:rest"])
    assert t.who("scout").slimed
    assert t.refusal("play:search") == "NEM-SPEC-02"
    assert t.asked() == "0 your-action"


# ---- Shower Room -----------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-SHW-01", "NEM-SHW-02", "NEM-SLIME-03")
def test_a_shower_washes_slime_off_and_puts_no_fire_out() -> None:
    t = in_room("shower-room", slimed=True).fire("007").answer("act:shower-room")
    assert not t.who("scout").slimed
    assert t.s.fire[7]
    assert in_room("shower-room").refusal("act:shower-room") == "NEM-SHW-01"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SHW-03")
def test_the_shower_room_burns_like_any_other() -> None:
    t = in_room("shower-room").explored("006", "canteen").fire("006").at(phase="event")
    t.script("events", "consuming-fire").halt("development")
    assert t.asked() == "0 scene-ends"
    assert t.s.fire[7]


@pytest.mark.rule("NEM-SHW-04", "NEM-SHW-05")
def test_a_shower_may_scan_the_hand() -> None:
    t = in_room("shower-room", slimed=True, hand=[*TWO, "contamination", "contamination", "contamination"])
    t.script("scan", "clean", "infected", "infected").answer("act-scan:shower-room")
    assert not t.who("scout").slimed
    assert t.hand("scout") == ["infected", "infected"]
    assert t.who("scout").larva
    t = in_room("shower-room", slimed=True, hand=[*TWO, "contamination"]).answer("act:shower-room")
    assert t.hand("scout") == ["contamination"]  # only who wants to
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SHW-06")
def test_infection_found_in_the_shower_kills_whoever_has_a_larva() -> None:
    t = in_room("shower-room", seats=2, larva=True, hand=[*TWO, "contamination"]).crew("captain", hand=TWO)
    t.script("scan", "infected").answer("act-scan:shower-room")
    assert t.who("scout").fate == "dead"
    assert t.intruders_in("007") == ["creeper"]
    assert t.asked() == "1 your-action"
