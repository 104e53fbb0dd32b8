"""A refusal names what is refused: a weapon is no target, and an area is no card."""

import pytest

from seance.engine.needs import Refusal
from seance.server.encode import refusal_seen
from seance.server.words import Words
from seance.testing import scene


def labels(game: str, refusals: list[Refusal]) -> dict[str, str]:
    return {refusal.key: refusal_seen(refusal, Words("en", game)).label for refusal in refusals}


@pytest.mark.rule("AHC-TRG-15")
def test_an_empty_weapon_is_activated_not_attacked() -> None:
    t = scene("arkham").investigator("roland-banks", assets=["45-automatic"])
    t.enemy("ghoul-minion", engaged="roland-banks").card("45-automatic-1").uses = 0
    assert labels("arkham", t.begin().refusals(0))["fight-with:45-automatic-1"] == "Activate .45 Automatic"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-START-07")
def test_cards_are_refused_in_the_start_area_not_the_area_itself() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", hand=["toast"])
    assert labels("dungeontology", t.begin().refusals(0))["play-main:start-area"] == "Play cards"
    assert t.asked() == "0 your-movement"
