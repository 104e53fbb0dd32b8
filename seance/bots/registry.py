"""Bots by name. `random` plays everything; `planner` and `search` play a game that has a mind.

`search:40` thinks in forty playouts about an answer, `search:0.5s` for half a second. Where a game has tempers,
`planner:gentle` is a planner of another temper than the usual one.
"""

from __future__ import annotations

import re
from hashlib import blake2b

from seance.engine import BadInput, Game, State
from seance.engine.face import face
from seance.engine.mind import Foresight

from .base import Bot
from .planner import Planner
from .random import RandomBot
from .search import Budget, Search

RANDOM, PLANNER, SEARCH = "random", "planner", "search"
USUAL = Budget(seconds=0.5)
PLAYOUTS = re.compile(r"\d{1,7}", re.ASCII)
SECONDS = re.compile(r"\d{1,3}(\.\d{1,3})?s", re.ASCII)
MOST_ITERATIONS, MOST_SECONDS = 1_000_000, 600.0


def bot_names(game: str) -> list[str]:
    """The bots that can play this game; the first sits down where nobody says which."""
    return [PLANNER, SEARCH, RANDOM] if face(game).mind is not None else [RANDOM]


def new_bot(name: str, game: str, seed: int) -> Bot:
    known, (kind, _, amount) = bot_names(game), name.partition(":")
    tempers = face(game).tempers if kind == PLANNER else {}
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
    mind = face(game).mind
    assert mind is not None, f"{game} has no mind"
    return mind


def stream_seed(game: Game[State], seat: int) -> int:
    """The seed of a bot's stream: the same at the same table and moment, and no way back to the seed of the table."""
    moment = f"{game.table.seed}:{len(game.journal)}:{seat}"
    return int.from_bytes(blake2b(moment.encode(), digest_size=8).digest(), "little")
