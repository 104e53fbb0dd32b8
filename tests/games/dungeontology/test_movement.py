"""Movement: steps, doors, secret passages, stop; movement that cards give, and teleport."""

import pytest

from seance.games.dungeontology.check.scene import DungeontologyScene
from seance.testing import scene


@pytest.mark.rule("DUN-MOVE-01", "DUN-MOVE-02", "DUN-SCHOLAR-06")
def test_a_scholar_enters_at_most_as_many_areas_as_the_speed_value_and_need_not_move_at_all() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("vincenzo", hand=["toast"]).halt("end")  # speed 3
    t.answer("move:area-i-4", "move:start-area", "move:area-i-4")
    assert t.s.steps == 0
    assert not t.offers("move:start-area")
    assert t.refusal("move") == "DUN-MOVE-02"
    assert t.asked() == "0 your-movement"
    t = scene("dungeontology").area("i-4", "north").scholar("rebecca", area="i-4", hand=["fate-2"])
    t.answer("end-movement")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-DOOR-01", "DUN-DOOR-03", "DUN-T2-14")
def test_a_coloured_door_is_open_only_for_who_owns_a_cube_of_the_colour() -> None:
    """The Trophy Room: its western passage from the Slums has a door for civilisation and military."""
    t = scene("dungeontology").area("i-1", "north").area("ii-4", "east", beside="i-1")
    t.area("ii-5", "east-south", beside="ii-4").scholar("valerio", area="ii-4").scholar("sofia", area="ii-5")
    assert not t.offers("move:area-ii-5")
    assert t.refusal("move:area-ii-5") == "DUN-DOOR-01"
    assert t.asked() == "0 your-movement"
    out = scene("dungeontology").area("i-1", "north").area("ii-4", "east", beside="i-1")
    out.area("ii-5", "east-south", beside="ii-4").scholar("sofia", area="ii-5")
    assert out.offers("move:area-ii-4")  # doors never block leaving
    assert out.asked() == "0 your-movement"


@pytest.mark.rule("DUN-DOOR-02")
def test_a_door_of_two_colours_needs_both() -> None:
    both = {"civilisation": 1, "military": 1}
    for cubes, open_to in (({"civilisation": 1}, False), ({"military": 1}, False), (both, True)):
        t = scene("dungeontology").area("i-1", "north").area("ii-4", "east", beside="i-1")
        t.area("ii-5", "east-south", beside="ii-4").scholar("valerio", area="ii-4", cubes=cubes)
        assert t.offers("move:area-ii-5") == open_to
        assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-DOOR-01", "DUN-T3-04")
def test_the_priests_cave_opens_to_who_owns_faith() -> None:
    """From the Barracks, which have stairs, to its western passage."""
    for cubes, open_to in (({"military": 1}, False), ({"faith": 1}, True)):
        t = scene("dungeontology").area("i-1", "north").area("ii-3", "east", beside="i-1")
        t.area("iii-2", "east", beside="ii-3").scholar("valerio", area="ii-3", cubes=cubes)
        assert t.tokens("iii-2") == ["ws stairs"]
        assert t.offers("move:area-iii-2") == open_to
        assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-EFFECT-19", "DUN-SCHOLAR-07", "DUN-T1-06")
def test_a_secret_passage_takes_one_step_to_the_area_with_the_same_letter() -> None:
    t = scene("dungeontology").area("i-2", "north").area("ii-2", "east", beside="i-2")
    t.area("iii-4", "north", beside="ii-2").scholar("valerio", area="i-2")
    assert t.offers("move:area-iii-4")
    assert t.game.preview("move:area-iii-4").notes[0].key == "by-secret-passage"
    t.answer("move:area-iii-4")
    assert t.happened("secret-way", who="valerio")
    assert (t.place("valerio"), t.s.steps) == ("iii-4", 3)
    assert t.offers("move:area-i-2")
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-TERM-03", "DUN-T1-15", "DUN-T2-10")
def test_areas_with_equal_letters_that_are_not_adjacent_are_not_connected() -> None:
    """One may move between the Workers' Party and the Slums, but not spy."""
    t = scene("dungeontology").area("i-5", "south").area("i-1", "north").area("ii-4", "east", beside="i-1")
    t.scholar("valerio", area="i-5", hand=["fate-2"]).scholar("sofia", area="ii-4", cubes={"military": 1})
    assert t.offers("move:area-ii-4")
    t.answer("end-movement")
    assert not t.offers("spy:sofia:military")
    assert t.refusal("spy") == "DUN-SPY-02"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-ATOK-05", "DUN-ATOK-06")
def test_a_secret_passage_token_works_when_two_areas_have_one() -> None:
    t = scene("dungeontology").area("i-4", "north").area("i-3", "south").secret("i-4").scholar("valerio", area="i-4")
    assert not t.offers("move:area-i-3")
    assert t.asked() == "0 your-movement"
    t = scene("dungeontology").area("i-4", "north").area("i-3", "south").secret("i-4", "i-3")
    t.scholar("valerio", area="i-4").answer("move:area-i-3")
    assert t.place("valerio") == "i-3"
    assert t.sees(1).areas[1].secret  # it stays
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-ATOK-02", "DUN-ATOK-03", "DUN-ATOK-04", "DUN-EFFECT-03")
def test_teleport_is_an_action_for_who_owns_faith_and_leads_to_any_revealed_area() -> None:
    t = scene("dungeontology").area("i-4", "north").area("i-6", "south").teleport("i-4")
    t.scholar("valerio", area="i-4", cubes={"faith": 1}, hand=["toast"]).at("action").halt("end")
    assert {"teleport:start-area", "teleport:area-i-6"} <= set(t.options())
    t.answer("teleport:area-i-6")
    assert t.place("valerio") == "i-6"
    assert t.who("valerio").students == 3  # entering has its effects: the ambush
    assert (t.s.actions, t.s.areas[1].teleport) == (0, True)
    t = scene("dungeontology").area("i-4", "north").area("i-6", "south").teleport("i-4")
    t.scholar("valerio", area="i-4", hand=["fate-2"]).at("action")
    assert t.refusal("teleport") == "DUN-ATOK-03"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-FAMILY-04", "DUN-SYMBOL-02")
def test_an_exploration_card_moves_its_player_even_in_the_action_phase() -> None:
    t = scene("dungeontology").area("i-4", "north").area("i-3", "south")
    t.scholar("valerio", area="i-4", hand=["grappling-hook", "fate-2"]).at("action")
    t.answer("play-move:grappling-hook")
    assert t.asked() == "0 walk"
    t.answer("move:start-area", "move:area-i-3")
    assert t.place("valerio") == "i-3"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-EFFECT-11", "DUN-EFFECT-12", "DUN-EFFECT-13", "DUN-ENTER-03")
def test_stop_ends_the_movement_phase_and_that_of_cards_but_a_later_card_moves_again() -> None:
    """A sprung trap of level I: the Rest of the Old Gods."""
    t = scene("dungeontology").area("i-4", "north").area("i-3", "north", beside="i-4").trap("i-4")
    t.scholar("valerio", hand=["grappling-hook", "fate-2"]).script("traps", "trap-stop").answer("move:area-i-4")
    assert t.s.steps == 0
    assert not t.offers("move:area-i-3")
    t.answer("play-move:grappling-hook", "move:area-i-3", "stay")
    assert t.place("valerio") == "i-3"
    assert t.asked() == "0 your-action"
    walk = scene("dungeontology").area("i-4", "north").area("i-3", "north", beside="i-4").trap("i-4")
    walk.scholar("valerio", area="i-3", hand=["grappling-hook", "fate-2"]).at("action").script("traps", "trap-stop")
    walk.answer("play-move:grappling-hook", "move:area-i-4")
    assert walk.place("valerio") == "i-4"
    assert walk.asked() == "0 your-action"  # the second area of the card is lost


@pytest.mark.rule("DUN-MOVE-03", "DUN-START-01")
def test_scholars_may_walk_back_into_the_start_area() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4")
    t.answer("move:start-area")
    assert t.place("valerio") == "start"
    assert t.asked() == "0 your-movement"


def test_a_way_says_what_lies_there_now() -> None:
    t = scene("dungeontology").area("i-4", "north").area("i-3", "north", beside="i-4", cubes=["", "faith"])
    t.trap("i-3").scholar("sofia", area="i-4")
    there = [(note.key, note.on) for note in t.begin().preview("move:area-i-3").notes]
    assert there == [("traps-there", ("1",)), ("alert-there", ("3",)), ("cubes-there", ("faith",))]  # costs first
    assert t.game.preview("move:start-area").notes == ()
    assert t.asked() == "0 your-movement"


def test_a_way_onto_the_sign_of_the_boss_says_that_he_comes_or_where_he_is_roused() -> None:
    def said(*boss: str) -> list[tuple[str, tuple[str, ...]]]:
        t: DungeontologyScene = scene("dungeontology").area("i-1", "north").area("i-4", "south")
        t = t.boss(*boss) if boss else t
        notes = t.scholar("sofia").begin().preview("move:area-i-1").notes
        assert t.asked() == "0 your-movement"
        return [(note.key, note.on) for note in notes if note.key.startswith("boss")]

    assert said() == [("boss-comes", ())]
    assert said("i-4") == [("boss-roused", ("area-i-4",))]
