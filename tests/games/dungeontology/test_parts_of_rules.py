"""Parts of rules that a change of one number or condition would break unseen by the other scenes."""

import pytest

from seance.games.dungeontology.rules.doom import take_doom
from seance.games.dungeontology.rules.entering import ambush
from seance.testing import scene


@pytest.mark.rule("DUN-SPY-12", "DUN-SPY-13")
def test_the_first_seat_can_be_spied_on_too() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("rebecca", area="i-4", cubes={"military": 2}, students=2)
    t.scholar("valerio", area="i-4", hand=["fate-5", "toast"], students=1).at("action", turn=1).halt("end")
    t.answer("spy:rebecca:military", ["discard:fate-5"])
    assert t.cubes("valerio") == {"military": 1}
    assert t.cubes("rebecca") == {"military": 1}
    assert t.asked() == "1 your-action"


@pytest.mark.rule("DUN-SCHOLAR-06")
def test_a_cap_on_a_value_holds_for_who_is_named_alone() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4").scholar("sofia", area="i-4")
    t.lasts("cap-speed", "valerio", 1).at("begin").answer("go-on")
    assert t.s.steps == 1
    assert t.sees(0).scholars[1].values["speed"] > 1
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-FAMILY-01")
def test_a_fate_card_has_no_main_effect_to_play() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4", hand=["fate-2", "disguise"])
    assert t.scholar("rebecca").at("action").offers("play-main:disguise")
    assert not t.offers("play-main:fate-2")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-DOOM-03", "DUN-DOOM-04")
def test_discarded_doom_cards_are_mixed_in_only_when_no_other_is_left() -> None:
    t = scene("dungeontology").scholar("sofia").scholar("rebecca")
    dooms = t.s.dooms
    dooms.discard, dooms.rest = dooms.rest[1:], dooms.rest[:1]
    take_doom(t.s, t.who("sofia"))
    assert (t.who("sofia").doom_down, len(dooms.rest), len(dooms.discard)) == (1, 1, 14)
    take_doom(t.s, t.who("rebecca"))
    assert (t.who("rebecca").doom_down, len(dooms.rest), len(dooms.discard)) == (1, 15, 0)
    assert t.asked() == "0 your-movement"


@pytest.mark.rule("DUN-EFFECT-08", "DUN-EFFECT-09")
def test_an_ambush_on_who_can_neither_pay_nor_be_stunned_takes_one_student() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", stun=4, students=2)
    assert list(ambush(t.s, t.who("valerio"), 3)) == []
    assert (t.who("valerio").students, t.who("valerio").stun) == (1, 4)
    assert t.asked() == "0 your-movement"
