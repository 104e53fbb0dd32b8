"""What the wild positions of Dungeontology look at would be noticed."""

from __future__ import annotations

from seance.engine import Ask, Option
from seance.games.dungeontology.check.chaos import amiss
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
