"""Omega students, the alert card, the panic card and maximum alert."""

from __future__ import annotations

from seance.engine import cites

from .bag import refill
from .doom import take_doom
from .printed import DUNGEON, PANICS, Row
from .registers import carry_out
from .state import Expedition


@cites("DUN-ALERT-03", "DUN-ALERT-08")
def row(s: Expedition) -> Row | None:
    """That of the lowest slot with an Omega student; before the first there is none."""
    return s.alert.rows[s.omegas_placed - 1] if s.alert is not None and s.omegas_placed else None


@cites("DUN-ALERT-08", "DUN-STUDY-07")
def penalty(s: Expedition) -> int:
    """What every study finds more of alert."""
    if s.panic is not None:
        return s.panic.penalty
    lowest = row(s)
    return 0 if lowest is None else lowest.penalty


@cites("DUN-UNIV-06", "DUN-UNIV-07", "DUN-UNIV-08", "DUN-UNIV-09", "DUN-UNIV-10", "DUN-ALERT-02", "DUN-OMEGA-01",
       "DUN-PANIC-04", "DUN-END-01")  # fmt: skip
def omega_step(s: Expedition) -> None:
    """The campfire is scattered; each Omega student takes a slot and brings a doom card; then one refill of the bag."""
    drawers, s.omegas_drawn = s.omegas_drawn, []
    s.reserve += s.campfire + s.withheld
    s.campfire = s.withheld = 0
    overflow, before = False, penalty(s)
    for seat in drawers:
        s.log("omega", who=s.scholars[seat].key)
        take_doom(s, s.scholars[seat])
        if s.panic is not None:
            s.bag_omegas = 1
        elif s.alert is not None and s.omegas_placed < len(s.alert.rows):
            s.omegas_placed += 1
        else:
            overflow = True
    if overflow:
        begin_maximum_alert(s)
    elif s.panic is None:
        lowest = row(s)
        assert lowest is not None
        refill(s, lowest.students, lowest.omegas)
    if penalty(s) != before:
        s.log("harder", n=penalty(s))


@cites("DUN-END-01", "DUN-END-02", "DUN-MAX-01", "DUN-MAX-12", "DUN-PANIC-01", "DUN-PANIC-02", "DUN-PANIC-03",
       "DUN-PANIC-04", "DUN-PANIC-05", "DUN-PANIC-06", "DUN-THESIS-11", "DUN-SETUP-14")  # fmt: skip
def begin_maximum_alert(s: Expedition) -> None:
    """The alert card leaves play; which panic card lay under it comes out now. One Omega student stays in the bag."""
    fitting = [card for card in PANICS.values() if card.dungeon in ("", DUNGEON) and card.boss in ("", s.boss.boss)]
    s.panic = s.dice.roll("panic", fitting)
    s.alert = None
    s.omegas_placed, s.bag_omegas = 0, 1
    s.forced_rest = False
    s.log("maximum-alert", card=s.panic.key)
    refill(s, s.panic.students, 0)
    carry_out(s, "panic-reveal", s.panic.key, s.active)
