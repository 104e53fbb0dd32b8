"""The goal line: at every question of a game it can be said in every language."""

from __future__ import annotations

import pytest

import seance
from seance.bots import RandomBot
from seance.bots.base import choice_of
from seance.engine.texts import LANGUAGES, texts
from seance.testing import scene


@pytest.mark.parametrize("game", seance.games())
def test_whoever_is_asked_can_be_told_what_to_want(game: str) -> None:
    table, bot, said = seance.new(game, 2, 4), RandomBot(1), 0
    for _ in range(150):
        ask = table.ask
        if ask is None:
            break
        aim = table.rules.aim(table.state, ask.seat)
        if aim is not None:
            said += all(texts(language, game).say(f"aim-{aim.key}", aim.args) for language in LANGUAGES)
        table.answer(choice_of(bot, table, ask), ask.seat)
    assert said > 20


def test_an_objective_tells_what_is_still_missing() -> None:
    s = scene("nemesis", seats=2).crew("pilot", objectives=["salvaging-the-prime-asset"]).crew("scout")
    s.objectives_chosen().bag(blank=1)
    aim = s.begin().rules.aim(s.s, 0)
    assert aim is not None
    assert (aim.key, aim.args["objective"]) == ("missing", "salvaging-the-prime-asset")
    assert aim.args["missing"]
