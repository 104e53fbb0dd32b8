"""The round: Action Phase, Encounter Phase, Mythos Phase; and the stack of what is still to be done."""

from __future__ import annotations

from collections.abc import Callable

from seance.engine import Deed, cites

from .actions import action_step
from .encounters import encounter_step
from .mythos import end_step, mythos_step
from .registers import STEPS
from .setup import investigator_step, lead_step, set_up_step
from .state import World


@cites("EH-FLOW-01", "EH-FLOW-03", "EH-ACTION-02", "EH-ACTION-03")
def round_step(s: World) -> None:
    """A new round: everybody may do everything again, and the Lead Investigator begins."""
    s.step = "action"
    s.round += 1
    s.log("round", n=s.round)
    for who in s.investigators:
        who.acted, who.used = [], []
    s.queue = [who.seat for who in s.in_order()]
    s.turn, s.actions = -1, 0
    s.phase = "action"


PHASES: dict[str, Callable[[World], Deed]] = {
    "lead": lead_step,
    "investigators": investigator_step,
    "set-up": set_up_step,
    "round": round_step,
    "action": action_step,
    "encounter": encounter_step,
    "mythos": mythos_step,
    "mythos-end": end_step,
}


def next_step(s: World) -> Deed:
    """What lies on the stack, or else the next step of the round."""
    s.encounter = s.fight = s.trial = s.occasion = s.subject = None
    s.ambushers = []
    s.acting = -1
    s.action_over = s.all_ones = False
    if s.stack:
        return STEPS.topmost(s)
    s.serving = None
    return PHASES[s.phase](s)


def step_name(s: World) -> str:
    return s.up_next
