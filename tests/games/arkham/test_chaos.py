"""What the wild positions of Arkham Horror look at would be noticed."""

from __future__ import annotations

from seance.engine import Ask, Option
from seance.games.arkham.check.chaos import amiss, at_rest
from seance.testing import scene


def test_an_enemy_that_stands_idly_by_is_noticed() -> None:
    t = scene("arkham").investigator("roland-banks").enemy("ghoul-minion", at="hallway")
    assert at_rest(t.s) == "ghoul-minion-1 stands idly by"
    t.foe("ghoul-minion-1").exhausted = True
    assert not at_rest(t.s)
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
