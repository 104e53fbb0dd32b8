"""What the wild positions of Arkham Horror look at would be noticed."""

from __future__ import annotations

from typing import Any

import pytest

from seance.engine import Ask, Option
from seance.games.arkham.check.chaos import CHAOS, PEOPLE_LEAVE, amiss, left_over
from seance.games.arkham.rules.state import Table
from seance.lab.chaos import Clock, Mourner
from seance.testing import scene

ACTION: Ask[object] = Ask(0, "your-action", [Option(None, "end-turn")], opens="action")


def test_an_enemy_that_stands_idly_by_is_noticed() -> None:
    t = scene("arkham").investigator("roland-banks").enemy("ghoul-minion", at="hallway")
    assert left_over(t.s, ACTION) == "ghoul-minion-1 stands idly by"
    t.foe("ghoul-minion-1").exhausted = True
    assert not left_over(t.s, ACTION)
    assert t.asked() == "0 your-action"


def test_a_question_to_somebody_who_is_gone_is_noticed() -> None:
    t = scene("arkham", seats=2).investigator("roland-banks").investigator("skids-otoole", resigned=True)
    assert amiss(t.s, Ask(1, "which-enemy", [Option(None, "pass")])) == "skids-otoole is gone"
    assert t.asked() == "0 your-action"


def test_an_enemy_that_has_left_play_is_noticed_among_the_options() -> None:
    t = scene("arkham").investigator("roland-banks", hand=["machete"])
    options = [Option(None, "fight", ("ghoul-minion-1",)), Option(None, "play", ("machete",))]
    assert amiss(t.s, Ask(0, "which-enemy", options)) == "ghoul-minion-1: not there"
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize("period", ["turn", "phase", "round"])
@pytest.mark.parametrize("limited", [False, True])
def test_what_outlives_its_time_is_noticed(period: str, limited: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """An effect or a use that counts against a limit, if nothing took it away at the end."""
    monkeypatch.setattr(Table, "begin_anew", lambda self, period: None)
    monkeypatch.setattr(Table, "expire", lambda self, period: None)
    t = scene("arkham").investigator("roland-banks", deck=["knife"]).encounters("crypt-chill").halt("mythos-draws")
    t.who("roland-banks").acted = True
    if limited:
        t.s.used[period] = ["machete-1:1"]
    else:
        t.s.until(period, "no-tokens", "roland-banks")
    t.begin()
    clock = Clock(CHAOS)
    clock.look(t.s)
    t.answer("end-turn")
    with pytest.raises(AssertionError, match="was for"):
        clock.look(t.s)
    assert t.asked() == "0 scene-ends"


def test_what_happens_to_somebody_who_is_gone_is_noticed() -> None:
    t = scene("arkham", seats=2).investigator("roland-banks").investigator("skids-otoole", resigned=True)
    game: Any = t.begin()
    mourner = Mourner(PEOPLE_LEAVE, game)
    t.s.log("gains-resources", who="skids-otoole", n=1)
    with pytest.raises(AssertionError, match="gone before"):
        mourner.listen(game)
    assert t.asked() == "0 your-action"
