"""What can be recommended to a reader: what a planner on the same seat does not call bad."""

from __future__ import annotations

from seance.bots.base import choice_of
from seance.bots.planner import Planner
from seance.bots.registry import mind_of
from seance.engine import Game, State

NEAR = 0.03  # so far behind the best, and it is still as good


def good_answers(game: Game[State], seat: int) -> frozenset[str]:
    """The keys near the best; all of them where the planner has no opinion."""
    ask = game.ask_of(seat)
    if ask is None:
        return frozenset()
    keys, planner = ask.keys, Planner(mind_of(game.rules.name), ask.number)
    choice_of(planner, game, ask)
    best = max([one.mean for one in planner.tried], default=0.0)
    near = frozenset(keys[one.option] for one in planner.tried if one.mean >= best - NEAR)
    return near or frozenset(keys)
