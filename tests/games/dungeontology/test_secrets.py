"""What nobody may see: the bag, the clan card, hands, face-down doom cards; and what bots imagine instead."""

import msgspec
import pytest

from seance.engine import ALL, Game
from seance.games.dungeontology.check.scene import DungeontologyScene
from seance.games.dungeontology.rules.state import Expedition
from seance.testing import scene


def table(students: int = 8, omegas: int = 1) -> DungeontologyScene:
    """Two scholars at work, and so much in the bag."""
    t: DungeontologyScene = scene("dungeontology").area("i-4", "north").bag(students, omegas)
    t.scholar("valerio", area="i-4", hand=["toast", "fate-2"]).scholar("sofia", area="i-4", hand=["hex", "fate-5"])
    return t


def imagined(t: DungeontologyScene, seat: int, seed: int = 1) -> Expedition:
    world = t.begin().determinize(seat, seed)
    assert isinstance(world, Game)
    return world.state


@pytest.mark.rule("DUN-UNIV-05")
def test_nobody_can_count_the_bag_and_no_bot_does() -> None:
    """Whatever is left in it, everybody sees the same and imagines it filled as printed."""
    full, empty = table(8, 1), table(1, 1)
    for eye in (0, 1, -1):
        assert msgspec.json.encode(full.sees(eye)) == msgspec.json.encode(empty.sees(eye))
    for seat in (0, 1):
        worlds = [imagined(t, seat) for t in (full, empty)]
        assert [(s.bag_students, s.bag_omegas) for s in worlds] == [(8, 1), (8, 1)]
        assert len({s.bag_students + s.reserve for s in worlds}) == 1
    assert full.asked() == "0 your-movement"


def test_what_is_printed_is_told_only_of_cards_that_a_seat_sees() -> None:
    t = table()
    assert t.sees(0).schemes.keys() == {"toast", "fate-2"}
    assert (t.sees(1).schemes["fate-5"].family, t.sees(1).schemes["fate-5"].bonus) == ("fate", 5)
    assert t.sees(-1).schemes == {}
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-UNIV-05", "DUN-PANIC-05")
def test_after_a_refill_the_bag_is_imagined_as_that_row_or_the_panic_card_says() -> None:
    t = table(2, 0).omegas(4)
    assert (imagined(t, 0).bag_students, imagined(t, 0).bag_omegas) == (4, 1)
    t = table(1, 1).maximum_alert("panic-great-hunt")
    assert (imagined(t, 0).bag_students, imagined(t, 0).bag_omegas) == (2, 1)
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-KNOW-03", "DUN-KNOW-02")
def test_who_has_not_seen_the_clan_card_imagines_any_of_those_that_are_possible() -> None:
    t = table().clan("clan-blades", seen_by=["valerio"])
    assert {imagined(t, 0, seed).clan.key for seed in range(8)} == {"clan-blades"}
    assert {imagined(t, 1, seed).clan.key for seed in range(20)} == {"clan-orvieto", "clan-gaia", "clan-blades"}
    assert [t.sees(eye).clan for eye in (0, 1, -1, ALL)] == ["clan-blades", "", "", "clan-blades"]
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-THESIS-13", "DUN-THESIS-09")
def test_what_a_judged_thesis_tells_of_the_clan_card_is_known_to_all() -> None:
    """One caste and four wealth cubes are 29 points: enough for the Cup, whose wealth counts more, not for Gaia."""
    t: DungeontologyScene = scene("dungeontology").area("i-4", "north").clan("clan-gaia")
    t.scholar("valerio", cubes={"caste": 1, "wealth": 4}).scholar("sofia", area="i-4").at("begin").halt("end-dooms")
    t.answer("submit")
    assert t.happened("thesis-failed", who="valerio")
    assert "clan-orvieto" not in t.sees(1).clans
    assert "clan-gaia" in t.sees(1).clans
    assert {imagined(t, 1, seed).clan.key for seed in range(9)} <= set(t.sees(1).clans)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("DUN-DOOM-04")
def test_a_face_down_doom_card_is_nothing_but_a_number_to_everybody() -> None:
    t: DungeontologyScene = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", doom_down=2)
    for eye in (0, 1, -1):
        seen = t.sees(eye)
        assert (seen.scholars[0].doom_down, seen.scholars[0].dooms) == (2, [])
        assert next(deck.left for deck in seen.decks if deck.key == "dooms") == 13
    assert t.asked() == "0 your-movement"


def test_only_the_owner_sees_a_hand_and_others_how_many_cards_there_are() -> None:
    t = table()
    assert [t.sees(eye).scholars[1].hand for eye in (0, 1, -1)] == [[], ["hex", "fate-5"], []]
    assert [t.sees(eye).scholars[1].cards for eye in (0, 1, -1)] == [2, 2, 2]
    hands = {tuple(card.key for card in imagined(t, 0, seed).scholars[1].hand) for seed in range(6)}
    assert len(hands) > 3
    assert t.asked() == "0 your-movement"
