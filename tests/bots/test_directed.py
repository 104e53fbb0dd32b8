"""A directed bot takes what it likes, nearly always, and leaves the rest to another."""

from __future__ import annotations

from collections import Counter

import seance
from seance.bots import Imagine
from seance.bots.directed import DirectedBot
from seance.engine import Ask, View


class First:
    def choose(self, view: View, ask: Ask[object], imagine: Imagine) -> int:
        return 0


def chosen(likes: list[float]) -> Counter[int | str]:
    game = seance.new("parlour", 3, 5)
    ask = game.ask
    assert ask is not None
    bot = DirectedBot(lambda view, ask: likes, First(), 1)
    found: Counter[int | str] = Counter()
    for _ in range(300):
        choice = bot.choose(game.view(ask.seat), ask, lambda seed: None)
        assert not isinstance(choice, list)
        found[choice] += 1
    return found


def test_what_leads_there_is_taken_nearly_always() -> None:
    found = chosen([0.0, 0.0, 3.0, 0.0])
    assert found[2] > 220
    assert found[0] == 300 - found[2] > 10


def test_of_several_that_lead_there_any_is_taken() -> None:
    found = chosen([-1.0, 2.0, 2.0])
    assert min(found[1], found[2]) > 80


def test_where_nothing_leads_there_the_other_bot_decides() -> None:
    assert chosen([0.0, 0.0, 0.0]) == {0: 300}


def test_where_something_leads_away_the_other_bot_decides_as_long_as_it_does_not_take_that() -> None:
    assert chosen([0.0, 0.0, -1.0]) == {0: 300}
    found = chosen([-1.0, 0.0, 0.0])
    assert min(found[1], found[2]) > 80
