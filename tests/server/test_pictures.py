"""What is told of a table after the server was started again."""

from __future__ import annotations

from random import Random

import seance
from seance.engine import Game, State
from seance.engine.wire import PUBLIC
from seance.server.snapshots import Pictures

MANY = 4  # investigators who have come to the table


def newcomers(game: Game[State]) -> list[str]:
    return [str(event.args["who"]) for event in game.sink.events if event.name == "investigator"]


def played(seed: int) -> Game[State]:
    """Until two investigators of two have been replaced, or to its end."""
    game, dice = seance.new("eldritch", 2, seed=seed), Random(seed)
    while game.ask is not None and len(newcomers(game)) < MANY:
        game.answer(dice.randrange(len(game.ask.options)), game.ask.seat)
    return game


def test_whoever_has_left_the_table_still_belongs_to_a_seat() -> None:
    game = next(game for game in map(played, range(100)) if len(newcomers(game)) == MANY)
    pictures = Pictures()
    pictures.take(seance.load(game.save()), 0, {PUBLIC}, set(), keep_past=False)
    assert {pictures.figures[who] for who in newcomers(game)} == {0, 1}
    assert len(set(pictures.playing) & set(newcomers(game))) == 2  # whoever was left behind is nobody's "you"
