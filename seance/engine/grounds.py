"""Which rules a question rests on: those of the innermost flow under way that cites any."""

from __future__ import annotations

from traceback import walk_tb
from typing import TypeVar

from .game import Game
from .ledger import RULES_OF
from .state import State

S = TypeVar("S", bound=State)


class Asked(BaseException):
    """Thrown into a flow, it comes out with the way that it took. No rule catches it."""


def grounds(game: Game[S]) -> tuple[str, ...]:
    """For options that cite nothing themselves. The flow of a fork is asked, compiled or not, and then dropped."""
    flow = None if game.poll is None else game.fork()._flow
    if flow is None:
        return ()
    try:
        flow.throw(Asked())
    except Asked as asked:
        frames = [frame for frame, _ in walk_tb(asked.__traceback__)]
        way = [(str(frame.f_globals["__name__"]), frame.f_code.co_qualname) for frame in frames]
        found = [rules for at in dict.fromkeys(way) if (rules := rules_of(*at))]  # compiled ones tell the way back too
        return found[-1] if found else ()
    return ()


def rules_of(module: str, function: str) -> tuple[str, ...]:
    """What a function cites. A compiled method is called by its bare name, without its class."""
    exact = RULES_OF.get(f"{module}.{function}")
    if exact is not None:
        return exact
    like = [RULES_OF[name] for name in RULES_OF if name.startswith(f"{module}.") and name.endswith(f".{function}")]
    return like[0] if len(like) == 1 else ()
