"""What the wild positions of Dungeontology look at would be noticed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from seance.engine import Ask, Option
from seance.games.dungeontology.cards.effects.stealth import ShieldAttempt
from seance.games.dungeontology.check.chaos import CHAOS, amiss, left_over
from seance.lab.chaos import Clock, idle_deeds
from seance.testing import scene


def test_a_question_to_somebody_who_has_finished_is_noticed() -> None:
    t = scene("dungeontology").scholar("sofia").scholar("rebecca", finished=True)
    assert amiss(t.s, Ask(1, "instant", [Option(None, "pass")])) == "rebecca has finished"
    assert t.asked() == "0 your-movement"


def test_a_card_or_an_area_that_is_nowhere_is_noticed_among_the_options() -> None:
    t = scene("dungeontology").scholar("sofia", hand=["sprint"]).scholar("rebecca")
    options = [Option(None, "play-main", ("sprint",)), Option(None, "move", ("area-i-3",))]
    assert amiss(t.s, Ask(0, "your-movement", options)) == "area-i-3: not there"
    assert t.asked() == "0 your-movement"


def test_what_is_left_under_way_or_outlives_its_turn_is_noticed() -> None:
    t = scene("dungeontology").scholar("sofia").scholar("rebecca")
    begins: Ask[object] = Ask(0, "begin-turn", [Option(None, "go-on")], opens="turn")
    assert not left_over(t.s, begins)
    t.s.withheld = 1
    assert left_over(t.s, begins) == "something is under way"
    t.s.withheld = 0
    t.who("rebecca").used.append("iron-head")
    clock = Clock(CHAOS)
    clock.look(t.s)
    t.s.turn = 1
    with pytest.raises(AssertionError, match=r"iron-head'\] was for"):
        clock.look(t.s)


def test_a_deed_without_effect_is_noticed() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4", hand=["disguise"], students=0)
    t.scholar("rebecca").bag(9, 0).s.dice.strict = False
    game: Any = t.begin()
    assert not idle_deeds(game, Random(0))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ShieldAttempt, "run", lambda self, s, who: None)
        assert idle_deeds(game, Random(0)) == ["play-main:disguise"]
    assert t.asked() == "0 your-movement"
