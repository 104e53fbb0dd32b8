"""The games: one folder each. A folder is a game when it has a module `game` with `RULES`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from seance.engine import BadInput, Rules, State

HERE = Path(__file__).parent


@cache
def names() -> list[str]:
    """All games, in alphabetical order; a folder without rules yet is only a ledger."""
    return sorted(file.parent.name for file in HERE.glob("*/game.py"))


def rules(game: str) -> Rules[State]:
    if game not in names():
        raise BadInput("unknown-game", game=str(game)[:60], known=", ".join(names()))
    found: Rules[State] = import_module(f"seance.games.{game}.game").RULES
    return found
