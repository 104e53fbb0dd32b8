"""Rules for which the core set has no card: they are shown with cards that are made for it."""

from __future__ import annotations

import pytest

from seance.games.arkham.rules.enemies import move_enemy
from seance.games.arkham.rules.printed import TREACHERIES
from seance.games.arkham.rules.registers import RECORDS
from seance.testing import scene

ROLAND, DAISY, AGNES = "roland-banks", "daisy-walker", "agnes-baker"
MINION = "ghoul-minion-1"


@pytest.mark.rule("AHC-SUR-01", "AHC-CAN-06")
def test_printed_surge_comes_even_if_the_revelation_is_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TREACHERIES["rotting-remains"], "keywords", ("surge",))
    t = scene("arkham").investigator(AGNES, hand=["ward-of-protection"]).draws("rotting-remains", "ancient-evils")
    t.answer("play:ward-of-protection")
    assert t.discarded() == ["rotting-remains", "ancient-evils"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-ENG-08", "AHC-MOV-06")
def test_an_engaged_enemy_that_is_moved_away_is_engaged_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RECORDS, "drag", lambda s, record: move_enemy(s, s.enemies[0], record.on[0]))
    t = scene("arkham", 2).investigator(ROLAND).investigator(DAISY, at="attic").enemy("ghoul-minion", engaged=ROLAND)
    t.does("drag", on=("attic",)).begin()
    assert (t.foe(MINION).location, t.foe(MINION).engaged) == ("attic", 1)
    assert t.asked() == "0 your-action"
