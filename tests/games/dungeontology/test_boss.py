"""The boss: discovered, activated once in a turn, where he goes, and whom he meets."""

import pytest

from seance.games.dungeontology.check.scene import DungeontologyScene
from seance.games.dungeontology.rules.registers import carry_out
from seance.testing import scene


def hall(boss: str = "aggressive", seats: int = 3) -> DungeontologyScene:
    """Hunters' Camp (boss symbol) north of the start area, the Rest of the Old Gods north of it, I-3 north of that."""
    t: DungeontologyScene = scene("dungeontology", seats=seats, boss=boss).area("i-1", "north")
    return t.area("i-4", "east", beside="i-1").area("i-6", "east", beside="i-4")


@pytest.mark.rule("DUN-EFFECT-15", "DUN-BOSS-01", "DUN-BOSS-02")
def test_the_first_boss_symbol_discovers_him_and_uses_up_the_activation_of_the_turn() -> None:
    t = hall().scholar("valerio", students=0, hand=["toast"]).answer("move:area-i-1")
    assert t.boss_in() == "i-1"
    assert t.who("valerio").stun == 1  # the discoverer meets the aggressive one
    t.answer("move:start-area", "move:area-i-1")
    assert not t.happened("boss-activated")
    assert t.who("valerio").stun == 1
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-EFFECT-16", "DUN-BOSS-06")
def test_when_he_is_in_the_dungeon_a_boss_symbol_activates_him() -> None:
    t = hall().boss("i-6").scholar("valerio", hand=["toast"]).scholar("sofia", area="i-4", students=0)
    t.answer("move:area-i-1")
    assert t.happened("boss-chases", prey="sofia")
    assert t.boss_in() == "i-4"  # he stops where his prey is
    assert (t.who("sofia").stun, t.who("valerio").stun) == (1, 0)
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-BOSS-04", "DUN-BOSS-05")
def test_who_activates_him_in_the_own_area_is_met_only_if_named() -> None:
    t = hall().boss("i-1").scholar("valerio", students=0, hand=["toast"]).scholar("sofia", area="i-4", students=0)
    t.answer("move:area-i-1")
    assert (t.boss_in(), t.who("valerio").stun, t.who("sofia").stun) == ("i-4", 0, 1)
    alone = hall().boss("i-1").scholar("valerio", students=0, hand=["toast"]).answer("move:area-i-1")
    assert alone.who("valerio").stun == 1  # nobody else is there: he himself is the prey
    assert alone.asked() == "0 your-movement"


@pytest.mark.rule("DUN-BOSS-06")
def test_he_meets_everybody_in_each_area_that_he_enters_clockwise_from_the_active_player() -> None:
    t = hall().boss("i-6").scholar("valerio", area="i-4", students=0, hand=["toast"])
    t.scholar("sofia", area="i-4", students=1).scholar("rebecca", area="i-1", students=0).at("movement", turn=2)
    t.s.scholars[2].area = 0
    t.answer("move:area-i-1")
    assert t.asked() == "2 which-prey"
    t.answer("prey:valerio")
    assert t.asked() == "1 stun-or-student"
    assert [note.key for note in t.begin().notes(1)][-1] == "stun-room"
    assert [note.on for note in t.begin().notes(1)][:-1] == [("aggressive",)]
    t.answer("take-stun")
    met = [told.args["who"] for told in t.heard(0, "boss-meets")]
    assert met == ["valerio", "sofia"]
    assert t.asked() == "2 your-movement"


@pytest.mark.rule("DUN-BOSS-11", "DUN-BOSS-09")
def test_doors_do_not_stop_him_and_he_uses_secret_passages() -> None:
    t: DungeontologyScene = scene("dungeontology").area("i-2", "north").area("ii-2", "east", beside="i-2")
    t.area("iii-4", "north", beside="ii-2").boss("iii-4").scholar("valerio", hand=["toast"])
    t.scholar("sofia", area="i-2", students=0).answer("move:area-i-2")
    assert [told.args["area"] for told in t.heard(0, "boss-moved")] == ["area-i-2"]  # one area, by the letter B
    assert t.happened("boss-slips")
    locked: DungeontologyScene = scene("dungeontology").area("i-1", "north").area("ii-4", "east", beside="i-1")
    locked.area("ii-5", "east-south", beside="ii-4").boss("ii-4").scholar("valerio", hand=["toast"])
    locked.scholar("sofia", area="ii-5", students=0).answer("move:area-i-1")
    assert locked.boss_in() == "ii-5"
    assert not locked.happened("boss-slips")  # through the door, as all can see
    assert locked.asked() == "0 your-movement"


@pytest.mark.rule("DUN-BOSS-10", "DUN-START-04")
def test_he_neither_teleports_nor_enters_the_start_area() -> None:
    t: DungeontologyScene = scene("dungeontology").area("i-1", "north").area("i-6", "south").teleport("i-6").boss("i-6")
    t.scholar("valerio", hand=["toast"], students=0).answer("move:area-i-1")
    assert t.happened("boss-stays", prey="valerio")  # the only way would lead through the start area
    assert t.boss_in() == "i-6"
    assert t.asked() == "0 your-movement"


def crossroads(seats: int) -> DungeontologyScene:
    """Two ways lead the boss from i-3 to Sofia in i-6, as short as each other: by i-1, where Valerio enters, or i-4."""
    t: DungeontologyScene = scene("dungeontology", seats=seats).area("i-6", "north").area("i-1", "north", beside="i-6")
    t.area("i-4", "east", beside="i-6").area("i-3", "east", beside="i-1").boss("i-3")
    return t.scholar("valerio", area="i-6", students=0, hand=["toast"]).scholar("sofia", area="i-6", students=0)


@pytest.mark.rule("DUN-BOSS-08")
def test_of_routes_that_are_as_short_he_takes_the_one_that_meets_more() -> None:
    t = crossroads(seats=2).answer("move:area-i-1")
    assert [told.args["area"] for told in t.heard(0, "boss-moved")] == ["area-i-1", "area-i-6"]
    assert (t.who("sofia").stun, t.who("valerio").stun) == (1, 1)
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-BOSS-08")
def test_where_several_routes_meet_as_many_the_active_player_chooses() -> None:
    t = crossroads(seats=3).scholar("rebecca", area="i-4", students=0)
    t.answer("move:area-i-1", "prey:sofia")
    assert t.asked() == "0 boss-route"
    assert t.options() == ["boss-to:area-i-1", "boss-to:area-i-4"]
    t.answer("boss-to:area-i-4")
    assert [told.args["area"] for told in t.heard(0, "boss-moved")] == ["area-i-4", "area-i-6"]
    assert [t.who(key).stun for key in ("valerio", "sofia", "rebecca")] == [0, 1, 1]
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-RAND-04", "DUN-RAND-06", "DUN-BOSS-06")
def test_the_drunk_boss_goes_towards_a_random_scholar() -> None:
    """The example: the card shows yellow, so he goes towards the player with the yellow notebook."""
    t = hall("drunk").boss("i-6").scholar("valerio", hand=["toast"]).scholar("sofia", area="i-4", cubes={"wealth": 1})
    t.s.areas[t.s.area("area-i-4")].cubes[2] = ""
    t.s.reserve_cubes["faith"] += 1
    t.script("randomise", "randomise-10", "randomise-14")  # yellow is Sofia; then her encounter: wealth
    t.answer("move:area-i-1")
    assert t.boss_in() == "i-4"
    assert t.lying("i-4") == ["civilisation", "military", "wealth"]
    assert t.cubes("sofia") == {}
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-RAND-03", "DUN-START-05")
def test_a_scholar_in_the_start_area_is_never_the_result_of_randomise() -> None:
    t = hall("drunk").boss("i-6").scholar("valerio", hand=["toast"]).scholar("sofia")
    t.script("randomise", "randomise-10", "randomise-1", "randomise-2")  # yellow is at home; red is Valerio
    t.answer("move:area-i-1")
    assert t.happened("boss-spares", who=["sofia", "vincenzo"])
    assert t.happened("boss-chases", prey="valerio")
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-START-04", "DUN-BOSS-05", "DUN-LATUS-02")
def test_who_is_safe_in_the_start_area_is_told_where_the_prey_is_named() -> None:
    t = hall().boss("i-1").scholar("valerio", hand=["toast"]).scholar("sofia")
    t.answer("move:area-i-1")
    assert t.happened("boss-spares", who=["sofia", "vincenzo"])  # so it is Valerio himself
    t = hall(seats=4).boss("i-1").scholar("valerio", hand=["toast"]).scholar("sofia")
    t.scholar("rebecca", area="i-4").scholar("vincenzo", area="i-6").answer("move:area-i-1")
    assert t.options() == ["prey:rebecca", "prey:vincenzo"]
    assert [(note.key, note.on) for note in t.game.notes(0)] == [("no-prey", ("sofia",))]
    assert t.asked() == "0 which-prey"


@pytest.mark.rule("DUN-RAND-01", "DUN-RAND-03", "DUN-RAND-05")
def test_a_random_direction_moves_a_scholar_through_the_passage_of_the_arrow() -> None:
    """The example: south; of two passages the one that the arrow shows. North is drawn first: there is no passage."""
    for card, place in (("randomise-10", "start"), ("randomise-9", "i-4")):
        t: DungeontologyScene = scene("dungeontology").area("i-1", "north-west").area("i-4", "south-west", beside="i-1")
        t.scholar("valerio", area="i-4", hand=["gust"]).scholar("sofia", area="i-1")
        t.script("randomise", "randomise-1", card).answer("play-main-on:gust:sofia", "sacrifice:1")
        assert t.place("sofia") == place
        assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-RAND-06")
def test_if_the_passage_of_the_arrow_does_not_exist_the_next_one_clockwise_is_taken() -> None:
    """The Shepherds' Shelter has only the eastern one of its southern passages, and the arrow shows the western."""
    t: DungeontologyScene = scene("dungeontology").area("i-3", "north").area("i-4", "south")
    t.scholar("valerio", area="i-4", hand=["gust"]).scholar("sofia", area="i-3")
    t.script("randomise", "randomise-9").answer("play-main-on:gust:sofia", "sacrifice:1")
    assert t.place("sofia") == "start"
    assert t.happened("blown", who="sofia", direction="s")
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-START-04")
@pytest.mark.parametrize("boss", ["aggressive", "drunk"])
def test_a_discoverer_who_is_home_again_before_he_appears_leaves_him_hidden(boss: str) -> None:
    t = hall(boss).scholar("valerio")
    carry_out(t.s, "discovery", boss, t.who("valerio"))
    assert t.asked() == "0 your-movement"
    assert t.s.boss_at == -1
    assert not t.happened("boss-meets")
