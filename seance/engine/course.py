"""The course of a game: its steps, one after the other, until it has a result."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

from .ask import Pick, Poll
from .rules import Rules
from .state import GameOver, State, StepOver

S = TypeVar("S", bound=State)
Course: TypeAlias = Generator[Poll | None, tuple[Pick, ...] | None, None]  # polls; None where a step begins


def course(rules: Rules[S], state: S, pausing: bool) -> Course:
    """Step after step, until the game is over. It knows the table only: a game that nobody needs any more is freed."""
    next_step = rules.next_step
    while state.result is None:
        if pausing:
            yield None
        try:
            flow = next_step(state)
            if flow is not None:
                yield from flow
        except StepOver:
            rules.dropped(state)
        except GameOver:
            return
