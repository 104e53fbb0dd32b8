"""Entering an area: traps first, then its effects from left to right, each as a step of its own."""

from __future__ import annotations

from typing import Final

from seance.engine import Deed, Flow, Note, cites

from .boss import boss_symbol
from .exploring import stairs
from .movement import entering, stop
from .notebook import choose_column, drop
from .pieces import Scholar
from .printed import TILES, AreaEffect
from .state import Expedition
from .students import sacrifice
from .stun import gain_stun, has_room_for_stun
from .tokens import spring_trap
from .values import protected

TRIGGERED: Final = ("ambush", "stop", "toll", "stairs", "boss")
ON_ENTRY: Final = {
    key: tuple([effect for effect in tile.effects if effect.kind in TRIGGERED]) for key, tile in TILES.items()
}


@entering.done_by
@cites("DUN-ENTER-02", "DUN-EFFECT-01", "DUN-EFFECT-02", "DUN-ATOK-08")
def entering_step(s: Expedition, who: Scholar, part: int, key: str, first: str) -> Deed:
    """If an effect has removed the scholar from the area the rest is skipped. Traps are for who comes in."""
    area = s.areas[who.area]
    if area.key != key or who.finished:
        return None
    if area.traps and not part:
        s.then(entering(who, part, key, first))
        return spring(s, who)
    effects = ON_ENTRY[key]
    if part >= len(effects):
        return None
    s.then(entering(who, part + 1, key, first))
    return befall(s, who, effects[part], bool(first))


def befall(s: Expedition, who: Scholar, effect: AreaEffect, first: bool) -> Deed:
    if effect.kind == "ambush":
        return ambush(s, who, effect.n)
    if effect.kind == "toll":
        return toll(s, who, effect.n)
    if effect.kind == "stairs":
        return stairs(s, who) if first else None
    if effect.kind == "boss":
        boss_symbol(s, who)
    else:
        stop(s, who)
    return None


@cites("DUN-ATOK-09", "DUN-ATOK-11")
def spring(s: Expedition, who: Scholar) -> Deed:
    """The first scholar who enters, its owner too."""
    trap = spring_trap(s, who.area)
    s.log("trap-sprung", who=who.key, trap=trap.key, area=s.area_of(who).key)
    assert trap.effect is not None
    if trap.effect.kind == "ambush" and not who.students and not has_room_for_stun(s, who):
        return None
    return befall(s, who, trap.effect, False)


@cites("DUN-EFFECT-08", "DUN-EFFECT-09")
def ambush(s: Expedition, who: Scholar, n: int) -> Flow[None]:
    """N students, or else one stun token; a student who is left may go home for it."""
    s.log("ambush", who=who.key, n=n)
    if who.students >= n:
        sacrifice(s, who, n)
    elif has_room_for_stun(s, who):
        yield from gain_stun(s, who, because=Note("set-off", (s.area_of(who).key,)))
    else:
        sacrifice(s, who, 1)


@cites("DUN-EFFECT-14")
def toll(s: Expedition, who: Scholar, n: int) -> Flow[None]:
    """N cubes, or all there are; those that are not protected first."""
    s.log("toll", who=who.key, n=n)
    for _ in range(n):
        if not who.columns:
            s.log("nothing-to-pay", who=who.key)
            return
        open_ones = [cube for cube in who.columns if not protected(who, cube)]
        why = (Note("toll-due", (s.area_of(who).key, str(n))),)
        cube = yield from choose_column(who.seat, open_ones or who.columns, "drop-which", (who.key,), why)
        yield from drop(s, who, cube)
