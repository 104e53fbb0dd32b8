"""The next step: what lies on the stack, or else the framework's; and the end of a scenario at any depth."""

from __future__ import annotations

from seance.engine import Deed, Flow

from . import phases, setup
from .elimination import ScenarioOver
from .pieces import NOBODY
from .registers import STEPS
from .scenario_end import end_scenario
from .state import Table

PHASES = {**setup.PHASES, **phases.PHASES, "scenario-ends": end_scenario}


def next_step(s: Table) -> Deed:
    if s.stack:
        deed = STEPS.topmost(s)
    else:
        s.serving = None
        s.step = s.phase
        deed = PHASES[s.phase](s)
    return None if deed is None else until_the_end(s, deed)


def until_the_end(s: Table, flow: Flow[None]) -> Flow[None]:
    """A step, unless a resolution is reached in the middle of it: then whatever was under way is dropped."""
    try:
        yield from flow
    except ScenarioOver:
        clear(s)
        s.phase = "scenario-ends"


def clear(s: Table) -> None:
    """Cards in flight leave the game with whatever was going on."""
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
