"""Bots by name. `random` plays everything; `planner` plays a game whose module `planner` has a `MIND`."""

from __future__ import annotations

from hashlib import blake2b
from importlib import import_module

from seance.engine import BadInput, Game, State
from seance.engine.ledger import GAMES

from .base import Bot
from .planner import Mind, Planner
from .random import RandomBot

RANDOM, PLANNER = "random", "planner"


def bot_names(game: str) -> list[str]:
    """The bots that can play this game."""
    return [RANDOM, PLANNER] if (GAMES / game / f"{PLANNER}.py").exists() else [RANDOM]


def new_bot(name: str, game: str, seed: int) -> Bot:
    known = bot_names(game)
    if name not in known:
        raise BadInput("unknown-bot", bot=name[:60], known=", ".join(known))
    return RandomBot(seed) if name == RANDOM else Planner(mind_of(game), seed)


def mind_of(game: str) -> Mind:
    """What a game knows about playing itself well."""
    mind: Mind = import_module(f"seance.games.{game}.{PLANNER}").MIND
    return mind


def stream_seed(game: Game[State], seat: int) -> int:
    """The seed of a bot's stream: the same at the same table and moment, and no way back to the seed of the table."""
    moment = f"{game.table.seed}:{len(game.journal)}:{seat}"
    return int.from_bytes(blake2b(moment.encode(), digest_size=8).digest(), "little")
