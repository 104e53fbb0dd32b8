"""Gates: spawned from the stack with a monster, closed in Other Worlds, or discarded."""

from __future__ import annotations

from seance.engine import Flow, cites

from .doom import BY_NO_GATE, advance_doom
from .monsters import spawn_monster
from .pieces import Investigator
from .printed import Gate
from .registers import forbidden, happens
from .rumors import solve
from .state import World
from .under_way import Occasion


@cites("EH-GATE-01", "EH-GATE-02")
def spawn_gate(s: World) -> Flow[Gate | None]:
    """The top Gate of the stack goes to its space, with a monster. No Gate left at all: Doom advances."""
    gate = s.gate_stack.draw(s.dice)
    if gate is None:
        yield from advance_doom(s, why=BY_NO_GATE)
        return None
    s.gates.append(gate)
    s.log("gate-spawned", gate=gate.key, space=gate.space)
    yield from spawn_monster(s, gate.space)
    return gate


@cites("EH-GATE-03", "EH-COMPLEX-08")
def close_gate(s: World, who: Investigator) -> Flow[None]:
    """The Gate of this encounter is discarded, unless Gates stay open; the Rumor that stands for one is solved."""
    here = s.encounter
    assert here is not None
    rumor = s.in_force(here.solves)
    if rumor is not None:
        solve(s, rumor)
    gate = here.gate
    if gate is None or gate not in s.gates or forbidden(s, "close-gates"):
        return
    put_away(s, gate)
    s.log("gate-closed", who=who.key, gate=gate.key)
    occasion = Occasion("gate-closed", who)
    occasion.gate = gate
    yield from happens(s, occasion)


def discard_gate(s: World, gate: Gate) -> None:
    """Which is not closing it."""
    put_away(s, gate)
    s.log("gate-discarded", gate=gate.key)


def put_away(s: World, gate: Gate) -> None:
    s.gates.remove(gate)
    s.gate_stack.discard.append(gate)
