"""Reckoning: what is resolved, in which order, and by whom it is chosen."""

from __future__ import annotations

import pytest

from seance.server.words import words
from seance.testing import scene

RECKONED = ("reckoning-of", "own-reckoning")


@pytest.mark.rule("EH-MYTHOS-05", "EH-MYTHOS-07")
def test_monsters_first_then_mythos_cards_then_conditions_from_the_lead_on() -> None:
    t = scene("eldritch", seats=2).investigator("lily-chen", space="space-8", cards=["debt"])
    t.investigator("jim-culver", cards=["dark-pact"]).ongoing("stars-aligned").monster("shoggoth", "rome", lost=1)
    t.reckoning().script("die", 6).script("backs", "debt-back-6").script("test", 5, 5, 5)
    t.begin()
    reckoned = [told.args["thing"] for told in t.begin().events() if told.event in RECKONED]
    assert reckoned == ["shoggoth", "stars-aligned", "debt-1", "dark-pact-1"]
    assert t.s.monsters[0].lost == 0
    assert t.s.omen == 1
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-MYTHOS-07")
def test_the_lead_orders_monsters_and_owners_their_own_cards() -> None:
    t = scene("eldritch", seats=2).investigator("lily-chen").investigator("jim-culver", cards=["debt", "dark-pact"])
    t.monster("shoggoth", "rome", lost=1).monster("deep-one", "tokyo").reckoning()
    assert t.asked() == "0 which-reckoning"
    assert t.options() == ["reckon:shoggoth", "reckon:deep-one"]
    assert [words("en", "eldritch").note(note) for note in t.game.preview("reckon:shoggoth").notes] == [
        "It recovers all Health."
    ]
    t.answer("reckon:deep-one")
    assert t.asked() == "1 which-reckoning"
    t.script("die", 6).script("backs", "debt-back-6").script("test", 5, 5, 5).answer("reckon:dark-pact-1")
    assert t.cards("jim-culver") == ["dark-pact"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-MYTHOS-07")
def test_what_comes_into_play_during_a_reckoning_is_not_part_of_it() -> None:
    t = scene("eldritch").investigator("lily-chen").monster("epic-dunwich-horror", "arkham").reckoning()
    t.script("die", 1).script("gates", "gate-rome").script("cup", "deep-one").begin()  # a Gate, and a Deep One with it
    reckoned = [told.args["thing"] for told in t.begin().events() if told.event == "reckoning-of"]
    assert t.monsters_on("rome") == ["deep-one"]
    assert reckoned == ["epic-dunwich-horror"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(
    ("monsters", "answered"),
    [
        ({"shoggoth": "rome", "dark-young": "tokyo"}, True),  # one heals, one rolls
        ({"deep-one": "arkham", "star-spawn": "rome"}, True),  # a single one harms somebody
        ({"deep-one": "arkham", "gnoph-keh": "arkham"}, False),  # whoever falls may fall by either
        ({"deep-one": "rome", "gnoph-keh": "arkham"}, True),
        ({"shoggoth": "rome", "nightgaunt": "tokyo"}, False),  # it moves somebody
    ],
)
def test_no_person_is_asked_for_an_order_that_cannot_matter(monsters: dict[str, str], answered: bool) -> None:
    t = scene("eldritch").investigator("lily-chen", space="arkham")
    for kind, space in monsters.items():
        t.monster(kind, space)
    t.reckoning().begin()
    assert t.asked() == "0 which-reckoning"
    assert t.game is not None
    alike = t.game.asks[0].alike
    assert alike is not None
    assert alike() == answered
