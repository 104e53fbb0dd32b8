"""The last point, the last card, nowhere to go, two at once."""

from __future__ import annotations

import pytest

from seance.testing import scene

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams"


@pytest.mark.rule("AHC-DMG-12")
@pytest.mark.parametrize("first", ["psychosis-1", "hypochondria-1"])
def test_weaknesses_that_feed_each_other_go_on_until_their_bearer_falls_and_no_longer(first: str) -> None:
    t = scene("arkham", 2).investigator(ROLAND, threats=["psychosis", "hypochondria"], horror=2).investigator(DAISY)
    t.enemy("ravenous-ghoul", engaged=ROLAND).answer("resource", f"use:{first}")
    assert t.who(ROLAND).defeated
    assert t.foe("ravenous-ghoul-1").engaged == t.who(DAISY).seat
    assert t.who(ROLAND).resources == 0  # the action that provoked the attack was not carried out
    assert t.asked() == "1 your-action"


@pytest.mark.rule("AHC-CAN-06")
def test_who_wards_with_the_last_sanity_falls_and_the_others_are_warded() -> None:
    t = scene("arkham", 2).investigator(AGNES, hand=["ward-of-protection"], horror=7, resources=3)
    t.investigator(ROLAND).draws("ancient-evils").answer("play:ward-of-protection")
    assert t.who(AGNES).defeated
    assert t.s.agenda is not None
    assert t.s.agenda.doom == 0
    assert t.discarded() == ["ancient-evils"]
    assert t.asked() == "0 scene-ends"


def test_who_eludes_everybody_without_a_place_to_go_is_engaged_again() -> None:
    t = scene("arkham").only("hallway").investigator(SKIDS, hand=["elusive"], resources=5)
    t.enemy("ghoul-minion", engaged=SKIDS).answer("play:elusive")
    assert t.happened("disengaged", enemy="ghoul-minion-1")
    assert t.foe("ghoul-minion-1").engaged == t.who(SKIDS).seat
    assert t.who(SKIDS).damage == 0
    assert t.asked() == "0 your-action"


def test_two_that_are_evaded_at_once_are_one_occasion_for_who_must_exhaust_for_it() -> None:
    t = scene("arkham").investigator(
        WENDY, hand=["cunning-distraction"], assets=["pickpocketing"], resources=6, deck=["knife", "knife"]
    )
    t.enemy("ghoul-minion", engaged=WENDY).enemy("ravenous-ghoul", engaged=WENDY)
    t.answer("play:cunning-distraction", "use:pickpocketing-1")
    assert t.hand(WENDY) == ["knife"]
    assert t.asked() == "0 your-action"


def test_what_a_controlled_card_defeats_its_controller_defeats() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01018"]).location("hallway", clues=1)
    t.enemy("ghoul-minion", engaged=ROLAND, damage=1).answer("use:beat-cop-01018-1", "use:roland-banks")
    assert (t.who(ROLAND).clues, t.assets(ROLAND)) == (1, [])
    assert t.asked() == "0 your-action"


def test_an_old_book_without_a_card_to_look_at_stays_closed() -> None:
    t = scene("arkham").investigator(DAISY, assets=["old-book-of-lore"], discard=["knife", "knife"])
    assert not t.offers("activate:old-book-of-lore-1")
    assert t.asked() == "0 your-action"
