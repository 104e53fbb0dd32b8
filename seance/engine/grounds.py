"""Which rules a question rests on: those of the innermost flow under way that cites any."""

from __future__ import annotations

from types import FrameType, GeneratorType
from typing import TypeVar

from .game import Game
from .ledger import RULES_OF
from .state import State

S = TypeVar("S", bound=State)


def grounds(game: Game[S]) -> tuple[str, ...]:
    """For options that cite nothing themselves. Compiled flows do not tell, so then there are none."""
    found: tuple[str, ...] = ()
    flow: object = game._flow
    while isinstance(flow, GeneratorType):
        frame: FrameType | None = flow.gi_frame
        if frame is not None:
            found = RULES_OF.get(f"{frame.f_globals['__name__']}.{frame.f_code.co_qualname}", found)
        flow = flow.gi_yieldfrom
    return found
