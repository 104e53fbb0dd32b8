"""Bots by name. `random` plays everything; `planner` and `search` play a game whose module `planner` has a `MIND`.

`search:40` thinks in forty playouts about an answer, `search:0.5s` for half a second. Where that module has `TEMPERS`,
`planner:gentle` is a planner of another temper than the usual one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import blake2b
from importlib import import_module

from seance.engine import BadInput, Game, State
from seance.engine.ledger import GAMES

from .base import Bot
from .planner import Mind, Planner
from .random import RandomBot
from .search import Budget, Foresight, Search

RANDOM, PLANNER, SEARCH = "random", "planner", "search"
USUAL = Budget(seconds=0.5)
PLAYOUTS = re.compile(r"\d{1,7}", re.ASCII)
SECONDS = re.compile(r"\d{1,3}(\.\d{1,3})?s", re.ASCII)
MOST_ITERATIONS, MOST_SECONDS = 1_000_000, 600.0


def bot_names(game: str) -> list[str]:
    """The bots that can play this game; the first sits down where nobody says which."""
    return [PLANNER, SEARCH, RANDOM] if (GAMES / game / f"{PLANNER}.py").exists() else [RANDOM]


def new_bot(name: str, game: str, seed: int) -> Bot:
    known, (kind, _, amount) = bot_names(game), name.partition(":")
    tempers = tempers_of(game) if kind == PLANNER and kind in known else {}
    if kind not in known or (amount and kind != SEARCH and amount not in tempers):
        known += [f"{PLANNER}:{temper}" for temper in tempers]
        raise BadInput("unknown-bot", bot=name[:60], known=", ".join(known))
    if kind == SEARCH:
        return Search(mind_of(game), seed, budget_of(amount) if amount else USUAL)
    return RandomBot(seed) if kind == RANDOM else Planner(tempers[amount] if amount else mind_of(game), seed)


def budget_of(amount: str) -> Budget:
    """`40` playouts, or `0.5s`."""
    if PLAYOUTS.fullmatch(amount) and 0 < int(amount) <= MOST_ITERATIONS:
        return Budget(iterations=int(amount))
    if SECONDS.fullmatch(amount) and 0 < float(amount[:-1]) <= MOST_SECONDS:
        return Budget(seconds=float(amount[:-1]))
    raise BadInput("bad-budget", budget=amount[:60])


def mind_of(game: str) -> Foresight:
    """What a game knows about playing itself well."""
    mind: Foresight = import_module(f"seance.games.{game}.{PLANNER}").MIND
    return mind


def tempers_of(game: str) -> Mapping[str, Mind]:
    """The tempers of its planners, by name; most games have none."""
    tempers: Mapping[str, Mind] = getattr(import_module(f"seance.games.{game}.{PLANNER}"), "TEMPERS", {})
    return tempers


def stream_seed(game: Game[State], seat: int) -> int:
    """The seed of a bot's stream: the same at the same table and moment, and no way back to the seed of the table."""
    moment = f"{game.table.seed}:{len(game.journal)}:{seat}"
    return int.from_bytes(blake2b(moment.encode(), digest_size=8).digest(), "little")
