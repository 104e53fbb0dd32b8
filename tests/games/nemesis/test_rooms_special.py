"""The Special Rooms that are printed on the board: Cockpit, Engine Rooms, Hibernatorium."""

from typing import Any

import pytest

from seance.testing import scene

TWO = ["rest", "search"]
SPECIAL = ["cockpit", "engine-1", "engine-2", "engine-3", "hibernatorium"]


@pytest.mark.rule("NEM-SPEC-01", "NEM-BOARD-01")
@pytest.mark.parametrize(
    ("side", "places"), [("A", ["001", "021", "020", "019", "011"]), ("B", ["002", "020", "019", "018", "008"])]
)
def test_the_special_rooms_have_fixed_places_and_are_explored(side: str, places: list[str]) -> None:
    t = scene("nemesis", side=side)
    rooms = {room.tile: room.key.removeprefix("room-") for room in t.sees(0).rooms if room.tile in SPECIAL}
    assert rooms == dict(zip(SPECIAL, places, strict=True))
    assert not any(room.token for room in t.sees(0).rooms if room.tile in SPECIAL)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SPEC-02")
@pytest.mark.parametrize("room", ["001", "019", "020", "021", "011"])
def test_no_search_in_a_special_room(room: str) -> None:
    t = scene("nemesis").crew("scout", room=room, hand=TWO)
    assert t.refusal("play:search") == "NEM-SPEC-02"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SPEC-03", "NEM-MALF-05")
def test_special_rooms_burn_and_break_like_others() -> None:
    t = scene("nemesis").crew("scout", room="001", hand=[*TWO, "demolition"]).at(actions=1)
    t.fire("001")
    assert t.offers("act-check:cockpit")
    t.answer("play-break:demolition", "end-turn")
    assert t.s.malfunction[1]
    assert t.who("scout").light == 1
    assert t.refusal("act-check:cockpit") == "NEM-MALF-01"
    assert t.asked() == "0 your-action"


# ---- Cockpit ---------------------------------------------------------------------------------------------------


def in_cockpit(seats: int = 1, **crew: Any) -> Any:
    crew.setdefault("hand", TWO)
    return scene("nemesis", seats=seats).crew("scout", room="001", **crew)


@pytest.mark.rule("NEM-COCK-01", "NEM-COCK-02", "NEM-COCK-08")
def test_the_coordinates_are_looked_at_in_secret() -> None:
    t = in_cockpit(seats=2).crew("captain", room="001").script("coordinates", "coordinates-3")
    t.answer("act-check:cockpit")
    assert t.sees(0).coordinates.known[0].cards == ["coordinates-3"]
    assert t.sees(1).coordinates.known == []
    assert "card" not in t.heard(1, "coordinates-checked")[0].args  # only the player can tell, true or not
    assert t.s.destination == "B"  # one or the other
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-COCK-05")
def test_what_was_seen_of_the_coordinates_is_remembered() -> None:
    t = in_cockpit(seats=2).crew("captain", room="011", hand=TWO).coordinates("coordinates-5", known=(0,)).at(turn=1)
    t.answer("pass", [])
    assert t.sees(0).coordinates.known[0].cards == ["coordinates-5"]
    t = in_cockpit(hand=["rest", "search", "demolition", "adrenaline"]).script("coordinates", "coordinates-3")
    t.answer("act-check:cockpit", ["pay:rest", "pay:search"], "act-check:cockpit", "end-turn")
    assert [told.args["card"] for told in t.heard(0, "coordinates-checked")] == ["coordinates-3", "coordinates-3"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-COCK-01", "NEM-COCK-03")
@pytest.mark.parametrize("space", ["A", "C", "D"])
def test_the_destination_is_set_to_any_other_space(space: str) -> None:
    t = in_cockpit().answer(f"act-set:cockpit:space-{space.lower()}")
    assert t.sees(0).destination == space
    assert t.sees(0).coordinates.known == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-COCK-04")
def test_the_destination_stays_while_anybody_hibernates() -> None:
    t = in_cockpit(seats=2).crew("captain", fate="hibernating")
    assert t.refusal("act-set:cockpit") == "NEM-COCK-04"
    assert t.offers("act-check:cockpit")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-COCK-06")
def test_the_destination_cannot_be_set_beside_an_intruder() -> None:
    t = in_cockpit().intruder("larva", "001")
    assert not any(key.startswith("act-set") for key in t.options())
    assert t.refusal("act-set:cockpit") == "NEM-RACT-02"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-COCK-07")
def test_the_card_gives_a_destination_for_each_space() -> None:
    reached = []
    for space in "ABCD":
        t = scene("nemesis", seats=2).crew("scout", fate="hibernating", objectives=["quarantine"])
        t.crew("captain", fate="dead").coordinates("coordinates-1").engine(1, True).engine(2, True).engine(3, True)
        t.at(phase="time", time=1, destination=space)
        assert t.asked() == ""
        reached.append(t.s.reached)
    assert reached == ["venus", "deep-space", "mars", "earth"]


# ---- Engine Rooms ----------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-ENG-01", "NEM-ENG-06", "NEM-ENG-07", "NEM-SETUP-19")
@pytest.mark.parametrize(("number", "room"), [(1, "021"), (2, "020"), (3, "019")])
def test_an_engine_room_shows_the_upper_token_in_secret(number: int, room: str) -> None:
    t = scene("nemesis", seats=2).crew("scout", room=room, hand=TWO).crew("captain", room=room)
    t.engine(number, working=False).answer(f"act:engine-{number}")
    assert t.heard(0, "engine-checked")[0].args["token"] == f"engine-{number}-damaged"
    assert t.sees(0).engines[number - 1].known[0].cards == [f"engine-{number}-damaged"]
    assert "token" not in t.heard(1, "engine-checked")[0].args
    assert t.sees(1).engines[number - 1].known == []
    assert t.asked() == "0 your-action"


def test_on_the_other_side_the_engines_lie_elsewhere() -> None:
    t = scene("nemesis", side="B").crew("scout", room="018", hand=TWO).script("engine-3", "engine-3-working")
    t.answer("act:engine-3")
    assert t.sees(0).engines[2].known[0].cards == ["engine-3-working"]
    assert t.asked() == "0 your-action"


# ---- Hibernatorium ---------------------------------------------------------------------------------------------


def at_chambers(seats: int = 2, time: int = 8, **crew: Any) -> Any:
    crew.setdefault("hand", TWO)
    t = scene("nemesis", seats=seats).crew("scout", room="011", **crew)
    return t.crew("captain", room="001", hand=TWO).objectives_chosen().at(time=time)


@pytest.mark.rule("NEM-HIB-01", "NEM-KEY-10")
@pytest.mark.parametrize(("time", "opened"), [(9, False), (8, True), (1, True)])
def test_the_chambers_are_open_while_time_is_on_a_blue_space(time: int, opened: bool) -> None:
    t = at_chambers(time=time)
    assert t.offers("act:hibernatorium") is opened
    assert t.refusal("act:hibernatorium") == ("" if opened else "NEM-HIB-01")
    assert t.asked() == "0 your-action"


def test_whoever_may_sleep_reads_what_is_left_undone() -> None:
    asleep = at_chambers(objectives=["hoarder"]).begin().preview("act:hibernatorium")
    assert [note.key for note in asleep.notes] == ["does", "left-undone"]
    assert "condition-left-in-escape-pod" in asleep.notes[1].on


@pytest.mark.rule("NEM-HIB-02", "NEM-HIB-04", "NEM-OUT-01")
def test_who_makes_no_noise_sleeps() -> None:
    t = at_chambers().script("noise", "silence").answer("act:hibernatorium")
    assert t.who("scout").fate == "hibernating"
    assert t.in_room("011") == []
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-HIB-02", "NEM-HIB-04")
def test_noise_alone_keeps_nobody_awake() -> None:
    t = at_chambers().script("noise", 1).answer("act:hibernatorium")
    assert t.noisy() == ["011-015"]
    assert t.who("scout").fate == "hibernating"
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-HIB-03")
def test_an_intruder_out_of_the_bag_spoils_the_attempt() -> None:
    t = at_chambers(hand=["rest", "search", "demolition"]).noise("011-015").bag(creeper=[1]).script("noise", 1)
    t.answer("act:hibernatorium", ["pay:rest", "pay:search"])
    assert t.who("scout").fate == ""
    assert t.intruders_in("011") == ["creeper"]
    assert t.hand("scout") == ["demolition"]  # the cost is paid
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-HIB-03")
def test_an_intruder_that_comes_through_danger_spoils_it_too() -> None:
    t = at_chambers().intruder("creeper", "014").script("noise", "danger").answer("act:hibernatorium")
    assert t.who("scout").fate == ""
    assert t.intruders_in("011") == ["creeper"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-HIB-03")
def test_a_larva_spoils_it_even_if_it_infests_at_once() -> None:
    t = at_chambers().noise("011-015").bag(larva=[1]).script("noise", 1).answer("act:hibernatorium")
    assert t.s.intruders == []
    assert t.who("scout").larva
    assert t.who("scout").fate == ""
    assert t.asked() == "0 your-action"


def test_an_intruder_that_only_breaks_a_door_comes_too_late() -> None:
    t = at_chambers().intruder("creeper", "014").door("011-014").script("noise", "danger").answer("act:hibernatorium")
    assert t.door_of("011-014") == "destroyed"
    assert t.who("scout").fate == "hibernating"
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-HIB-05")
def test_nobody_hibernates_beside_an_intruder() -> None:
    t = at_chambers().intruder("larva", "011")
    assert t.refusal("act:hibernatorium") == "NEM-RACT-02"
    assert not t.offers("act:hibernatorium")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-HIB-02")
def test_the_roll_is_made_although_others_are_there() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="011", hand=TWO).crew("captain", room="011", hand=TWO)
    t.at(time=5).script("noise", 4).answer("act:hibernatorium")
    assert t.noisy() == ["011-014"]
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-MALF-06")
def test_a_malfunction_shuts_the_chambers_but_sleepers_sleep_on() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="011", hand=TWO).crew("captain", fate="hibernating")
    t.malfunction("011").at(time=5)
    assert t.refusal("act:hibernatorium") == "NEM-MALF-01"
    assert t.who("captain").fate == "hibernating"
    assert t.asked() == "0 your-action"


def test_when_the_last_one_awake_sleeps_the_ship_jumps() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="011", hand=TWO, objectives=["quarantine"])
    t.crew("captain", fate="hibernating", objectives=["hoarder"]).at(time=5, destination="C")
    t.coordinates("coordinates-1").engine(1, True).engine(2, True).engine(3, False)
    t.script("noise", "silence").answer("act:hibernatorium")
    assert t.asked() == ""
    assert t.s.reached == "mars"
    assert [who.fate for who in t.s.crew] == ["hibernating", "dead"]  # Quarantine wants Mars
