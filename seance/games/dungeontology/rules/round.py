"""Which step comes next: what is on the stack, cards, Omega students, an attempt, or the next phase of the turn."""

from __future__ import annotations

from collections.abc import Callable

from seance.engine import Deed, cites

from . import entering, exploring  # noqa: F401  (what is done in them is declared in movement)
from .alert import omega_step
from .attempts import attempt_step
from .endgame import end_game
from .excitement import nothing_left, settle_step
from .plays import stack_step
from .registers import STEPS
from .setup import first_hands_step, scholars_step, start_player_step
from .state import Expedition
from .turn import (
    begin_step,
    dooms_step,
    draw_step,
    end_step,
    next_turn_step,
    phase_end_step,
    phase_step,
    turn_start_step,
    turn_window_step,
)  # fmt: skip

PHASES: dict[str, Callable[[Expedition], Deed]] = {
    "scholars": scholars_step,
    "start-player": start_player_step,
    "first-hands": first_hands_step,
    "turn-start": turn_start_step,
    "turn-window": turn_window_step,
    "begin": begin_step,
    "movement": phase_step,
    "movement-end": phase_end_step,
    "action": phase_step,
    "action-end": phase_end_step,
    "end": end_step,
    "end-dooms": dooms_step,
    "end-draw": draw_step,
    "next-turn": next_turn_step,
}
BEFORE_PLAY = ("scholars", "start-player")


@cites("DUN-MAX-10", "DUN-MAX-11", "DUN-END-03")
def next_step(s: Expedition) -> Deed:
    s.play = s.serving = s.drawn = None
    if s.changed and s.phase not in BEFORE_PLAY:
        settle_step(s)
        return None
    if s.stack:
        return STEPS.topmost(s)
    if s.plays:
        return stack_step(s)
    if s.omegas_drawn:
        omega_step(s)
        return None
    if s.bag_emptied:
        end_game(s, "bag-empty")
    if s.phase not in BEFORE_PLAY and nothing_left(s):
        end_game(s, "no-cubes-left")
    if s.attempt is not None:
        return attempt_step(s)
    return PHASES[s.phase](s)


def step_name(s: Expedition) -> str:
    if s.changed and s.phase not in BEFORE_PLAY:
        return "settle"
    if s.stack:
        return s.stack[-1].what
    if s.plays:
        return "play"
    if s.omegas_drawn:
        return "omega"
    return "attempt" if s.attempt is not None else s.phase
