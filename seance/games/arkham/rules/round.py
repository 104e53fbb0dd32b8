"""The next step: what lies on the stack, or else the framework's; and the end of a scenario at any depth."""

from __future__ import annotations

from seance.engine import Deed

from . import phases, setup
from .pieces import NOBODY
from .registers import STEPS
from .scenario_end import end_scenario
from .state import Table

PHASES = {**setup.PHASES, **phases.PHASES, "scenario-ends": end_scenario}


def next_step(s: Table) -> Deed:
    if s.stack:
        return STEPS.topmost(s)
    s.serving = None
    s.step = s.phase
    return PHASES[s.phase](s)


def resolution_reached(s: Table) -> None:
    """In the middle of a step: cards in flight leave the game with whatever was going on."""
    s.phase = "scenario-ends"
    s.removed += [card for _, card in s.limbo] + [drawn.card for drawn in s.drawing]
    for test in s.tests:
        s.bag += test.revealed
        s.removed += [card for _, card in test.committed]
    s.tests, s.limbo, s.drawing, s.falling, s.stack = [], [], [], [], []
    s.moment = s.subject = s.hurting = s.waiting = None
    s.target, s.peril = "", NOBODY
    s.turn = NOBODY


def step_name(s: Table) -> str:
    return s.up_next
