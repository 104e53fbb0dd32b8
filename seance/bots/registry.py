"""Bots by name. `random` plays everything; all others play a game that has a mind.

People choose a level: `novice`, `companion` (the planner) or `expert` (the searcher with its usual forty playouts).
`search:40` thinks in forty playouts about an answer, `search:0.5s` for half a second. Where a game has tempers,
`planner:gentle` is a planner of another temper than the usual one.
"""

from __future__ import annotations

import re
from hashlib import blake2b

from seance.engine import BadInput, Game, State
from seance.engine.face import face
from seance.engine.mind import Mind

from .base import Bot
from .novice import Novice
from .planner import Planner
from .random import RandomBot
from .search import Budget, Search

RANDOM, PLANNER, SEARCH = "random", "planner", "search"
NOVICE, COMPANION, EXPERT = "novice", "companion", "expert"
LEVELS = (COMPANION, NOVICE, EXPERT)
USUAL = Budget(seconds=0.5)
EXPERTS = Budget(iterations=40)
PLAYOUTS = re.compile(r"\d{1,7}", re.ASCII)
SECONDS = re.compile(r"\d{1,3}(\.\d{1,3})?s", re.ASCII)
MOST_ITERATIONS, MOST_SECONDS = 1_000_000, 600.0


def bot_names(game: str) -> list[str]:
    """The bots that can play this game; the first sits down where nobody says which."""
    return [PLANNER, SEARCH, RANDOM, *LEVELS] if face(game).mind is not None else [RANDOM]


def levels(game: str) -> list[str]:
    """Those among which people choose, the usual one first."""
    return [*LEVELS, RANDOM] if face(game).mind is not None else [RANDOM]


def searches(name: str) -> bool:
    """Does this bot think for as long as it may?"""
    return name.partition(":")[0] in (SEARCH, EXPERT)


def new_bot(name: str, game: str, seed: int) -> Bot:
    known, (kind, _, amount) = bot_names(game), name.partition(":")
    tempers = face(game).tempers if kind == PLANNER else {}
    if kind not in known or (amount and kind != SEARCH and amount not in tempers):
        known += [f"{PLANNER}:{temper}" for temper in tempers]
        raise BadInput("unknown-bot", bot=name[:60], known=", ".join(known))
    if kind == SEARCH:
        return Search(mind_of(game), seed, budget_of(amount) if amount else USUAL)
    if kind == EXPERT:
        return Search(mind_of(game), seed, EXPERTS)
    if kind == NOVICE:
        return Novice(mind_of(game), seed)
    return RandomBot(seed) if kind == RANDOM else Planner(tempers[amount] if amount else mind_of(game), seed)


def budget_of(amount: str) -> Budget:
    """`40` playouts, or `0.5s`."""
    if PLAYOUTS.fullmatch(amount) and 0 < int(amount) <= MOST_ITERATIONS:
        return Budget(iterations=int(amount))
    if SECONDS.fullmatch(amount) and 0 < float(amount[:-1]) <= MOST_SECONDS:
        return Budget(seconds=float(amount[:-1]))
    raise BadInput("bad-budget", budget=amount[:60])


def mind_of(game: str) -> Mind:
    """What a game knows about playing itself well."""
    mind = face(game).mind
    assert mind is not None, f"{game} has no mind"
    return mind


def stream_seed(game: Game[State], seat: int) -> int:
    """The seed of a bot's stream: the same at the same table and moment, and no way back to the seed of the table."""
    moment = f"{game.table.seed}:{len(game.journal)}:{seat}"
    return int.from_bytes(blake2b(moment.encode(), digest_size=8).digest(), "little")
