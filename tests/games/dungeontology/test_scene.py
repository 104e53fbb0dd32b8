"""The scene builder."""

from itertools import permutations

import pytest

from seance.games.dungeontology.check.scene import DungeontologyScene
from seance.games.dungeontology.rules.printed import SCHOLARS


@pytest.mark.parametrize("order", list(permutations(SCHOLARS)), ids="-".join)
def test_four_scholars_sit_down_in_any_order(order: tuple[str, ...]) -> None:
    t = DungeontologyScene(seats=4)
    for key in order:
        t.scholar(key)
    assert [who.key for who in t.s.scholars] == list(order)
    assert t.asked() == "0 your-movement"
