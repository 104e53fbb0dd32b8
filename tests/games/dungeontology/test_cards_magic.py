"""Magic cards: spells and magical things, prophecies, and the spell that stops others."""

from typing import Any

import pytest

from seance.games.dungeontology.cards.effects import Doom, RandomMove
from seance.games.dungeontology.check.scene import DungeontologyScene
from seance.games.dungeontology.rules.registers import MAINS, CardText
from seance.testing import scene

END = "0 scene-ends"  # nothing is left but to end the turn


def two(*hand: str, area: str = "i-4", own: dict[str, Any] | None = None, **other: Any) -> DungeontologyScene:
    """Rebecca with these cards in her action phase, and Valerio in the same area or the one north of it."""
    t = DungeontologyScene(seats=2).area("i-4", "north").area("i-3", "north", beside="i-4").halt("action-end")
    t.scholar("rebecca", area="i-4", hand=hand, **(own or {}))
    return t.scholar("valerio", area=area, **other).at("action")


@pytest.mark.rule("DUN-FAMILY-11", "DUN-PROPH-01", "DUN-PROPH-02", "DUN-PROPH-05")
def test_a_prophecy_adds_the_best_of_the_next_cards() -> None:
    t = two("fate-2", "restoration").script("university", "student").answer("study:cubes-1", ["discard:fate-2"])
    t.top("sprint", "fate-5")
    t.answer("play-prophecy:restoration")  # draws 1 student
    assert t.options() == ["prophecy:sprint", "prophecy:fate-5"]
    t.answer("prophecy:fate-5")
    assert t.cubes("rebecca") == {"civilisation": 1}
    assert sorted(card.key for card in t.s.schemes.discard) == ["fate-2", "fate-5", "restoration", "sprint"]
    assert t.asked() == END


@pytest.mark.rule("DUN-PROPH-03")
def test_an_opponents_prophecy_adds_to_the_alert_value() -> None:
    t = two("fate-4", hand=["hex"]).top("fate-2", "sprint", "fate-3").script("university", "student")
    t.answer("study:cubes-1", "1 play-prophecy:hex", "1 prophecy:fate-3")
    assert t.asked() == "0 stun-or-student"  # 4 against 6
    t.script("university", "student").answer("sacrifice-student")
    assert t.cubes("rebecca") == {}
    assert t.asked() == END


@pytest.mark.rule("DUN-PROPH-04")
def test_outside_an_attempt_there_is_no_prophecy() -> None:
    assert not two("restoration").offers("play-prophecy:restoration")


@pytest.mark.rule("DUN-KEY-03", "DUN-KEY-04", "DUN-PROT-04", "DUN-KEY-19")
def test_love_potion_collects_and_everybody_here_gives() -> None:
    t = scene("dungeontology", seats=3).area("i-4", "north").halt("action-end")
    t.scholar("rebecca", area="i-4", hand=["love-potion"], students=2, cubes={"caste": 2})
    t.scholar("valerio", area="i-4", cubes={"caste": 1}, trainees=["herald"])
    t.scholar("sofia", area="i-4", cubes={"military": 1, "faith": 1})
    t.at("action").answer("play-main:love-potion")
    assert t.cubes("rebecca") == {"caste": 2, "civilisation": 1}  # Valerio's gift found no room, shield or not
    assert t.asked() == "2 give-which"
    t.answer("cube:military")
    assert t.cubes("rebecca") == {"caste": 2, "civilisation": 1, "military": 1}
    assert (t.cubes("valerio"), t.who("rebecca").students) == ({}, 0)
    assert t.asked() == END


def test_a_decoy_spares_only_its_owner_from_a_love_potion() -> None:
    t = scene("dungeontology", seats=3).area("i-4", "north").halt("action-end")
    t.scholar("rebecca", area="i-4", hand=["love-potion"], students=2)
    t.scholar("valerio", area="i-4", cubes={"caste": 1}, hand=["decoy"]).scholar(
        "sofia", area="i-4", cubes={"faith": 1}
    )
    t.at("action").answer("play-main:love-potion", "respond:decoy")
    assert t.cubes("rebecca") == {"civilisation": 1, "faith": 1}
    assert (t.cubes("valerio"), t.cubes("sofia")) == ({"caste": 1}, {})
    assert t.asked() == END


@pytest.mark.rule("DUN-ATOK-01", "DUN-ATOK-02", "DUN-ATOK-03")
def test_a_portal_rune_leaves_a_teleport() -> None:
    t = two("portal-rune", own={"cubes": {"faith": 1}}).script("university", "student")
    t.answer("play-main:portal-rune")
    assert t.s.areas[t.s.area("area-i-4")].teleport
    assert t.options() == ["teleport:start-area", "teleport:area-i-3", "end-turn"]
    t.answer("teleport:area-i-3")
    assert t.place("rebecca") == "i-3"
    assert t.asked() == END


def test_with_both_teleports_laid_one_of_them_moves() -> None:
    t = scene("dungeontology", seats=2).area("i-4", "north").area("i-3", "north", beside="i-4").area("i-6", "south")
    t.scholar("rebecca", area="i-4", hand=["portal-rune"]).scholar("valerio").halt("action-end")
    t.teleport("i-3").teleport("i-6").at("action").script("university", "student")
    t.answer("play-main:portal-rune", "take-token:teleport:area-i-6")
    assert [area.teleport for area in t.s.areas] == [False, True, True, False]
    assert t.asked() == END


def test_a_second_teleport_in_the_same_area_is_no_use() -> None:
    assert not two("portal-rune").teleport("i-4").offers("play-main:portal-rune")


@pytest.mark.rule("DUN-TIMING-09", "DUN-TIMING-08", "DUN-PRIO-06")
def test_counterspell_stops_a_card_and_a_counterspell_stops_a_counterspell() -> None:
    t = two("restoration", "counterspell", own={"stun": 2}, hand=["counterspell"])
    t.script("university", "student", "student").answer("play-main:restoration", "1 respond:counterspell")
    assert t.asked() == "0 respond"
    t.script("university", "student").answer("respond:counterspell")
    assert t.who("rebecca").stun == 0
    assert t.asked() == END


@pytest.mark.rule("DUN-TIMING-08", "DUN-TIMING-06")
def test_what_is_countered_stays_paid() -> None:
    t = two("restoration", own={"stun": 2}, hand=["counterspell"]).script("university", "student", "student")
    t.answer("play-main:restoration", "1 respond:counterspell")
    assert (t.who("rebecca").stun, t.s.campfire) == (2, 2)
    assert sorted(card.key for card in t.s.schemes.discard) == ["counterspell", "restoration"]
    assert t.asked() == END


def test_a_secondary_effect_can_be_countered_too() -> None:
    t = two("toast", "fate-2", hand=["counterspell"], own={"students": 1}).script("university", "student")
    t.answer("play-favour-on:toast:valerio", "1 respond:counterspell")
    assert (t.hand("valerio"), t.who("rebecca").students) == ([], 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-SYMBOL-07")
def test_a_crystal_ball_costs_a_card_and_shows_five() -> None:
    t = two("crystal-ball", "sprint").top("fate-2", "fate-3", "fate-4", "fate-5", "gust")
    t.answer("play-main:crystal-ball")
    assert t.asked() == "0 take-cards"
    t.answer(["take-card:fate-5", "take-card:gust"], ["next:fate-4", "next:fate-2", "next:fate-3"])
    assert t.hand("rebecca") == ["fate-5", "gust"]
    assert [card.key for block in t.s.schemes.top for card in block.cards] == ["fate-4", "fate-2", "fate-3"]
    assert t.happened("looked", cards=["fate-2", "fate-3", "fate-4", "fate-5", "gust"])
    assert not [told for told in t.begin().events(seat=1) if "cards" in told.args and told.event == "looked"]
    assert t.asked() == "0 your-action"


def test_a_crystal_ball_alone_in_the_hand_cannot_be_paid_for() -> None:
    assert not two("crystal-ball").offers("play-main:crystal-ball")


def test_blink_reaches_any_area_of_the_level_but_the_start_area() -> None:
    t = scene("dungeontology", seats=2).area("i-4", "north").area("i-3", "north", beside="i-4").area("i-6", "south")
    t.area("ii-1", "north-west", beside="i-3").scholar("rebecca", area="i-3", hand=["blink"]).scholar("valerio")
    t.at("action").halt("action-end").script("university", "student").answer("play-main:blink")
    assert t.options() == ["move-to:area-i-4", "move-to:area-i-6"]
    t.answer("move-to:area-i-6")
    assert t.place("rebecca") == "i-6"
    assert t.who("rebecca").students == 2  # the ambush of the Blade Arena
    assert t.asked() == END


@pytest.mark.rule("DUN-TIMING-05", "DUN-TIMING-07", "DUN-RAND-04")
def test_a_gust_blows_somebody_on_even_in_their_own_turn() -> None:
    t = two("gust", hand=["sprint"], own={"students": 1}).at("movement", turn=1)
    t.answer("end-movement")
    assert t.asked() == "0 instant"
    t.script("randomise", "randomise-1").answer("play-main-on:gust:valerio", "sacrifice:1")  # north
    assert t.place("valerio") == "i-3"
    assert t.asked() == "1 your-movement"


def test_restoration_takes_two_stun_tokens_off() -> None:
    t = two("restoration", own={"stun": 3}).script("university", "student").answer("play-main:restoration")
    assert t.who("rebecca").stun == 1
    assert t.asked() == END


@pytest.mark.rule("DUN-DOOM-03", "DUN-DOOM-04")
def test_a_hex_brings_a_doom_card_that_nobody_has_seen() -> None:
    t = two("hex", area="i-3").script("university", "student", "student").answer("play-main-on:hex:valerio")
    assert (t.who("valerio").doom_down, t.who("valerio").dooms) == (1, [])
    assert t.asked() == END


@pytest.mark.rule("DUN-KNOW-03")
def test_the_astral_eye_sees_the_clan_card_and_tells_nobody() -> None:
    t = two("astral-eye", own={"students": 1}).answer("play-main:astral-eye")
    assert [told.args.get("clan") for told in t.begin().events(seat=0) if told.event == "clan-seen"] == ["clan-gaia"]
    assert [told.args.get("clan") for told in t.begin().events(seat=1) if told.event == "clan-seen"] == [None]
    assert t.who("rebecca").students == 0
    assert t.asked() == END


@pytest.mark.rule("DUN-START-06")
def test_a_card_does_nothing_more_to_who_has_left_the_dungeon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card as an owner could type it in: first the wind, then the curse."""
    text = CardText((), (RandomMove("dungeon"), Doom("dungeon")))
    monkeypatch.setitem(MAINS, "hex", text)
    t = two("hex", "sprint").script("randomise", "randomise-9").answer("play-main-on:hex:valerio")  # south
    assert (t.place("valerio"), t.who("valerio").doom_down) == ("start", 0)
    t = two("hex", "sprint").script("randomise", "randomise-1").answer("play-main-on:hex:valerio")  # north
    assert (t.place("valerio"), t.who("valerio").doom_down) == ("i-3", 1)
    assert t.asked() == "0 your-action"


def test_who_is_blown_far_meets_what_lies_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stronger gust, as an owner could type it in."""
    monkeypatch.setitem(MAINS, "gust", CardText((), (RandomMove("dungeon", 2),)))
    t = (
        two("gust", "sprint")
        .trap("i-3")
        .script("randomise", "randomise-1", "randomise-9")
        .script("traps", "trap-ambush")
    )
    t.answer("play-main-on:gust:valerio")  # north, into the trap, and south again
    assert (t.place("valerio"), t.who("valerio").students) == ("i-4", 3)
    assert t.asked() == "0 your-action"
