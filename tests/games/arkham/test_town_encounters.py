"""Dark Cult, Nightgaunts, Locked Doors, Cult of Umôrdhoth: both sides of every card."""

from __future__ import annotations

import pytest

from seance.games.arkham.check.scene import ArkhamScene
from seance.testing import scene

ROLAND, WENDY, AGNES = "roland-banks", "wendy-adams", "agnes-baker"


def town(seats: int = 1, **options: str) -> ArkhamScene:
    t: ArkhamScene = scene("arkham", seats=seats, scenario="the-midnight-masks", **options)
    return t


# ---- Dark Cult -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-SPW-04", "AHC-EMP-01")
def test_an_acolyte_spawns_at_an_empty_place_and_brings_doom() -> None:
    t = town().investigator(ROLAND, at="rivertown").enemy("ghoul-minion", at="easttown").draws("acolyte")
    t.begin()
    assert not t.offers("spawn:rivertown")
    assert not t.offers("spawn:easttown")
    t.answer("spawn:graveyard")
    assert t.enemies_at("graveyard") == ["acolyte-1"]
    assert t.foe("acolyte-1").doom == 1
    assert t.asked() == "0 scene-ends"


def test_a_wizard_gathers_doom_at_the_end_of_each_mythos_phase() -> None:
    t = town().investigator(ROLAND, at="rivertown").enemy("wizard-of-the-order", at="easttown")
    t.at("mythos-ends").halt("investigation-begins").begin()
    assert t.foe("wizard-of-the-order-1").doom == 1
    t = town().investigator(ROLAND, at="rivertown").enemy("wizard-of-the-order", at="easttown")
    t.at("enemy-ends").halt("upkeep-begins").begin()
    assert t.foe("wizard-of-the-order-1").doom == 0
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-NEA-01")
def test_mysterious_chanting_strengthens_the_nearest_cultist() -> None:
    t = town().investigator(ROLAND, at="rivertown").enemy("acolyte", at="northside").enemy("acolyte", at="graveyard")
    t.draws("mysterious-chanting").begin()
    assert (t.foe("acolyte-1").doom, t.foe("acolyte-2").doom) == (0, 2)
    assert t.asked() == "0 scene-ends"


def test_of_two_cultists_equally_near_one_is_chosen() -> None:
    t = town().investigator(ROLAND, at="rivertown").enemy("acolyte", at="easttown").enemy("acolyte", at="graveyard")
    t.draws("mysterious-chanting").answer("choose:acolyte-1")
    assert (t.foe("acolyte-1").doom, t.foe("acolyte-2").doom) == (2, 0)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-SEA-02")
def test_mysterious_chanting_calls_a_cultist_if_there_is_none() -> None:
    t = town().investigator(ROLAND, at="rivertown").draws("mysterious-chanting")
    t.encounters("mysterious-chanting", "locked-door", discard=("wizard-of-the-order",))
    t.answer("spawn:graveyard")
    assert t.enemies_at("graveyard") == ["wizard-of-the-order-1"]
    assert t.asked() == "0 scene-ends"


# ---- Nightgaunts -----------------------------------------------------------------------------------------------------


def test_tokens_count_twice_against_who_evades_a_nightgaunt() -> None:
    t = town().investigator(WENDY, at="rivertown").enemy("hunting-nightgaunt", engaged=WENDY).token("-2")
    t.answer("evade:hunting-nightgaunt-1")  # 4 − 4 against 1
    assert t.foe("hunting-nightgaunt-1").engaged == 0
    t = town().investigator(WENDY, at="rivertown").enemy("hunting-nightgaunt", engaged=WENDY).token("-1")
    t.answer("evade:hunting-nightgaunt-1")  # 4 − 2 against 1
    assert t.foe("hunting-nightgaunt-1").exhausted
    assert t.asked() == "0 your-action"


def test_tokens_count_once_in_a_fight_with_a_nightgaunt_and_for_what_is_good() -> None:
    t = town().investigator(ROLAND, at="rivertown").enemy("hunting-nightgaunt", engaged=ROLAND).token("-1")
    t.answer("fight:hunting-nightgaunt-1")  # 4 − 1 against 3
    assert t.foe("hunting-nightgaunt-1").damage == 1
    t = town().investigator(ROLAND, at="rivertown").enemy("ghoul-minion", engaged=ROLAND)
    t.enemy("hunting-nightgaunt", at="easttown").token("-1").answer("evade:ghoul-minion-1")  # 2 − 1 against 2
    assert not t.foe("ghoul-minion-1").exhausted
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-MOV-05")
def test_wings_of_darkness_carry_off_who_fails() -> None:
    t = town().investigator(ROLAND, at="northside").enemy("ghoul-minion", engaged=ROLAND)
    t.enemy("hunting-nightgaunt", engaged=ROLAND).draws("on-wings-of-darkness").token("0").begin()
    roland = t.who(ROLAND)
    assert (roland.damage, roland.horror, roland.location) == (1, 1, "rivertown")
    assert t.enemies_at("northside") == ["ghoul-minion-1"]
    assert t.foe("hunting-nightgaunt-1").engaged == 0  # it flies along
    assert t.foe("hunting-nightgaunt-1").location == "rivertown"
    assert t.asked() == "0 scene-ends"


def test_wings_of_darkness_are_shaken_off() -> None:
    t = town().investigator(WENDY, at="northside").draws("on-wings-of-darkness").token("0")
    t.begin()
    assert (t.who(WENDY).damage, t.who(WENDY).location) == (0, "northside")
    assert t.asked() == "0 scene-ends"


# ---- Locked Doors ----------------------------------------------------------------------------------------------------


def test_a_door_is_locked_where_the_most_clues_are() -> None:
    t = town().investigator(ROLAND, at="rivertown").location("graveyard", clues=2).location("northside", clues=1)
    t.draws("locked-door").begin()
    assert [card.key for card in t.s.attached("graveyard")] == ["locked-door-1"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-LEA-04")
def test_the_next_door_is_locked_elsewhere_and_the_lead_chooses_among_equals() -> None:
    t = town().investigator(ROLAND, at="rivertown").location("graveyard", clues=2).attached("locked-door", "graveyard")
    t.location("northside", clues=1).location("easttown", clues=1).draws("locked-door").answer("attach-to:easttown")
    assert len(t.s.attached("easttown")) == 1
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-CNT-01")
def test_behind_a_locked_door_nothing_is_found() -> None:
    t = town().investigator(ROLAND, at="graveyard").location("graveyard", clues=2).attached("locked-door", "graveyard")
    t.begin()
    assert not t.offers("investigate")
    assert t.refusal("investigate") == "AHC-CNT-01"
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("skill", "token", "left"), [("combat", "0", 0), ("agility", "0", 1), ("combat", "-1", 1)])
def test_a_door_is_broken_down_or_its_lock_is_picked(skill: str, token: str, left: int) -> None:
    t = town().investigator(ROLAND, at="graveyard").attached("locked-door", "graveyard").token(token)
    t.answer("activate:locked-door-1", f"with:{skill}")  # combat 4, agility 2
    assert len(t.s.attached("graveyard")) == left
    assert t.asked() == "0 your-action"


# ---- Cult of Umôrdhoth -----------------------------------------------------------------------------------------------


def test_wolf_man_drew_heals_when_he_attacks() -> None:
    t = town().investigator(ROLAND, at="rivertown").enemy("wolf-man-drew", engaged=ROLAND, damage=2)
    t.at("enemy-attacks").halt("enemy-ends").begin()
    assert t.foe("wolf-man-drew-1").damage == 1
    assert t.who(ROLAND).damage == 2
    assert t.asked() == "0 scene-ends"


def test_another_attack_does_not_heal_drew() -> None:
    t = town().investigator(ROLAND, at="rivertown").enemy("wolf-man-drew", at="easttown", damage=2)
    t.enemy("acolyte", engaged=ROLAND).at("enemy-attacks").halt("enemy-ends").begin()
    assert t.foe("wolf-man-drew-1").damage == 2
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-VIC-02", "AHC-AOO-02", "AHC-PAR-01")
def test_herman_collins_wants_four_cards() -> None:
    hand = ["knife", "knife", "guts", "guts"]
    t = town().investigator(ROLAND, at="graveyard", hand=hand).enemy("herman-collins", engaged=ROLAND)
    t.answer("parley:herman-collins-1")
    assert t.hand(ROLAND) == []
    assert [card.key for card in t.s.victory] == ["herman-collins"]
    assert t.who(ROLAND).damage == 0  # no attack of opportunity
    t = town().investigator(ROLAND, at="graveyard", hand=hand[:3]).enemy("herman-collins", engaged=ROLAND)
    t.begin()
    assert not t.offers("parley:herman-collins-1")
    assert t.asked() == "0 your-action"


def test_peter_warren_wants_two_clues() -> None:
    t = town().investigator(ROLAND, at="rivertown", clues=3).enemy("peter-warren", engaged=ROLAND)
    t.answer("parley:peter-warren-1")
    assert t.who(ROLAND).clues == 1
    assert [card.key for card in t.s.victory] == ["peter-warren"]
    t = town().investigator(ROLAND, at="rivertown", clues=1).enemy("peter-warren", engaged=ROLAND)
    t.begin()
    assert t.refusal("parley:peter-warren-1") == "AHC-TRG-15"
    assert t.asked() == "0 your-action"


def test_victoria_devereux_wants_five_resources() -> None:
    t = town().investigator(ROLAND, at="rivertown", resources=5).enemy("victoria-devereux", at="rivertown")
    t.answer("parley:victoria-devereux-1")
    assert t.who(ROLAND).resources == 0
    assert [card.key for card in t.s.victory] == ["victoria-devereux"]
    t = town().investigator(ROLAND, at="rivertown", resources=4).enemy("victoria-devereux", at="rivertown")
    t.begin()
    assert not t.offers("parley:victoria-devereux-1")
    assert t.asked() == "0 your-action"


def test_ruth_turner_gives_up_when_she_is_evaded() -> None:
    t = town().investigator(WENDY, at="rivertown").enemy("ruth-turner", engaged=WENDY).token("+1")
    t.answer("evade:ruth-turner-1")  # 4 + 1 against 5
    assert [card.key for card in t.s.victory] == ["ruth-turner"]
    assert t.s.enemies == []
    t = town().investigator(WENDY, at="rivertown").enemy("ruth-turner", engaged=WENDY).token("0")
    t.answer("evade:ruth-turner-1")
    assert t.s.victory == []
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(
    ("cultist", "place"),
    [
        ("wolf-man-drew", "downtown"),
        ("herman-collins", "graveyard"),
        ("peter-warren", "miskatonic-university"),
        ("victoria-devereux", "northside"),
        ("ruth-turner", "st-marys-hospital"),
    ],
)
def test_every_cultist_has_a_place(cultist: str, place: str) -> None:
    t = town().place("downtown", "downtown-01130").investigator(ROLAND, at="rivertown", clues=2)
    t.cultists(cultist).answer("activate:uncovering-the-conspiracy")
    assert t.enemies_at(place) == [f"{cultist}-1"]
    assert t.asked() == "0 your-action"
