"""What is told of a table after the server was started again."""

from __future__ import annotations

from random import Random

import seance
from seance.engine import Game, State
from seance.engine.wire import PUBLIC
from seance.server.snapshots import Pictures


def newcomers(game: Game[State]) -> list[str]:
    return [str(event.args["who"]) for event in game.sink.events if event.name == "investigator"]


def test_whoever_has_left_the_table_still_belongs_to_a_seat() -> None:
    game, dice = seance.new("eldritch", 2, seed=3), Random(3)
    while len(newcomers(game)) < 4:
        assert game.ask is not None
        game.answer(dice.randrange(len(game.ask.options)), game.ask.seat)
    pictures = Pictures()
    pictures.take(seance.load(game.save()), 0, {PUBLIC}, set(), keep_past=False)
    assert {pictures.figures[who] for who in newcomers(game)} == {0, 1}
