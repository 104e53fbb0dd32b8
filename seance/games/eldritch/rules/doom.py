"""The doom track, the omen track, and the awakening of the Ancient One."""

from __future__ import annotations

from seance.engine import Flow, cites, do

from .printed import DOOM_HIGHEST, OMENS, Gate
from .registers import AWAKENS, DOOM_INSTEAD, resolve
from .state import World
from .telling import tell

GREEN = "green"
BY_GATES, BY_TOKENS, BY_NO_GATE, BY_DEFEAT = "by-gates", "by-tokens", "by-no-gate", "by-defeat"  # why Doom advances


@cites("EH-TRACK-01", "EH-TRACK-02", "EH-AWAKE-01", "EH-WIN-03")
def advance_doom(s: World, n: int = 1, gate: Gate | None = None, why: str = "") -> Flow[None]:
    """Toward 0, where the Ancient One awakens. What would advance it after that has another effect (see the sheet).

    `why` is told; if nothing is said, it is the text that takes effect.
    """
    spaces = 0 if s.awake else min(n, s.doom)
    if spaces:
        s.doom -= spaces
        s.log("doom-advanced", n=spaces, at=s.doom, why=why or taking_effect(s))
        if s.doom == 0:
            yield from awaken(s)
    instead = DOOM_INSTEAD.get(s.ancient_one.key)
    if instead is not None:
        for _ in range(n - spaces):
            yield from do(instead(s, gate))


def taking_effect(s: World) -> str:
    """The card or Monster whose text does it, or the encounter; else the sheet of the Ancient One."""
    if s.subject is not None:
        return s.subject.key
    return s.ancient_one.key if s.encounter is None else s.encounter.card.key


@cites("EH-TRACK-03")
def retreat_doom(s: World, n: int = 1) -> None:
    """Away from 0, at most to the highest space. Once the Ancient One is awake the track has done its work."""
    if not s.awake:
        s.doom = min(DOOM_HIGHEST, s.doom + n)
        s.log("doom-retreated", at=s.doom)


@cites("EH-MYTHOS-03", "EH-MYTHOS-04", "EH-TRACK-04")
def advance_omen(s: World, n: int = 1) -> Flow[None]:
    """One space clockwise at a time; each time every matching Gate advances Doom."""
    for _ in range(n):
        yield from turn_omen(s, 1)


def turn_omen(s: World, steps: int) -> Flow[None]:
    """Clockwise, or counterclockwise if negative; then the Gates are checked."""
    s.omen = (s.omen + steps) % len(OMENS)
    s.log("omen", omen=OMENS[s.omen], gates=len(s.matching_gates))
    gates = s.matching_gates
    spaces = 0 if s.awake else min(len(gates), s.doom)
    yield from advance_doom(s, spaces, why=BY_GATES)
    for gate in gates[spaces:]:
        yield from advance_doom(s, 1, gate, BY_GATES)
    if OMENS[s.omen] == GREEN and s.omen_eldritch:
        yield from advance_doom(s, s.omen_eldritch, why=BY_TOKENS)


def set_omen(s: World, place: int) -> None:
    """To any space of the track; nothing is checked."""
    s.omen = place
    s.log("omen-set", omen=OMENS[s.omen])


@cites("EH-AWAKE-02", "EH-AWAKE-03", "EH-AWAKE-04", "EH-AWAKE-05", "EH-AWAKE-06")
def awaken(s: World) -> Flow[None]:
    """The sheet is flipped for good: its back says how Cultists fight and how the game is lost."""
    s.awake = True
    s.log("awakens", ancient_one=s.ancient_one.key, side=s.side)
    tell(s, s.side)
    text = AWAKENS.get(s.ancient_one.key)
    if text is not None:
        yield from resolve(s, text, s.investigators[s.lead])
