"""Bots by name. `random` plays everything; a game that has a module `planner` with a class `Planner` brings its own."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from importlib import import_module
from typing import TypeAlias

from seance.engine import BadInput, Game, State
from seance.engine.ledger import GAMES

from .base import Bot
from .random import RandomBot

RANDOM, PLANNER = "random", "planner"

NewBot: TypeAlias = Callable[[int], Bot]  # from the seed of its stream


def bot_names(game: str) -> list[str]:
    """The bots that can play this game."""
    return [RANDOM, PLANNER] if (GAMES / game / f"{PLANNER}.py").exists() else [RANDOM]


def new_bot(name: str, game: str, seed: int) -> Bot:
    known = bot_names(game)
    if name not in known:
        raise BadInput("unknown-bot", bot=name[:60], known=", ".join(known))
    make: NewBot = RandomBot if name == RANDOM else import_module(f"seance.games.{game}.{PLANNER}").Planner
    return make(seed)


def stream_seed(game: Game[State], seat: int) -> int:
    """The seed of a bot's stream: the same at the same table and moment, and no way back to the seed of the table."""
    moment = f"{game.table.seed}:{len(game.journal)}:{seat}"
    return int.from_bytes(blake2b(moment.encode(), digest_size=8).digest(), "little")
