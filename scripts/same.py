"""Whole games, told so that two builds of the package can be compared: `python scripts/same.py GAME`.

One is played by chance of its own, one (as far as it comes) by planners: what thinks runs through other code.
"""

from __future__ import annotations

import sys

import seance
from seance.bots import PLANNER, bot_names, new_bot
from seance.bots.base import choice_of
from seance.engine.grounds import grounds
from seance.testing.golden import playthrough

DECISIONS = 60


def planned(name: str, seats: int, seed: int) -> str:
    """Every question, on what it rests, and what planners answer."""
    game = seance.new(name, seats, seed)
    bots = [new_bot(PLANNER, name, seat) for seat in range(seats)]
    lines: list[str] = []
    while (ask := game.ask) is not None and len(lines) < DECISIONS:
        choice = choice_of(bots[ask.seat], game, ask)
        keys = choice if isinstance(choice, (list, tuple)) else [choice]
        lines.append(f"{ask.seat} {ask.prompt} {grounds(game)} {' '.join(ask.keys)} -> {keys}")
        game.answer(choice, ask.seat)
    return "\n".join(lines)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(playthrough(name, 3, 7))
        if PLANNER in bot_names(name):
            print(planned(name, 3, 7))
