"""The Time track and the Self-Destruct track."""

from __future__ import annotations

from seance.engine import cites

from .pods import open_all_pods
from .printed import DESTRUCT_START, DESTRUCT_TRACK, TIME_TRACK
from .state import Ship
from .victory import jump, ship_is_lost


@cites("NEM-KEY-10")
def chambers_open(s: Ship) -> bool:
    """Hibernation is possible while the Time marker is on a blue space."""
    return TIME_TRACK[s.time] == "blue"


@cites("NEM-KEY-12", "NEM-GEN-02")
def can_stop_destruct(s: Ship) -> bool:
    """Not any more from the first yellow space on."""
    return s.destruct is not None and DESTRUCT_TRACK[s.destruct] not in ("yellow", "red")


@cites("NEM-GEN-01", "NEM-GEN-03", "NEM-GEN-04")
def start_destruct(s: Ship) -> None:
    """On the first green space; never while anybody hibernates."""
    if s.destruct is None and not s.hibernating():
        s.destruct = DESTRUCT_START
        s.log("destruct-started", left=DESTRUCT_START)


def stop_destruct(s: Ship) -> None:
    s.destruct = None
    s.log("destruct-stopped")


@cites("NEM-EP-01", "NEM-EP-02", "NEM-END-01", "NEM-END-04", "NEM-KEY-11")
def advance(s: Ship) -> None:
    """Time goes on, and so does the sequence if it runs; if both end now, the ship explodes."""
    s.time -= 1
    s.log("time", left=s.time)
    if s.destruct is not None:
        s.destruct -= 1
        s.log("destruct", left=s.destruct)
        if s.destruct == 0:
            ship_is_lost(s)
        if DESTRUCT_TRACK[s.destruct] == "yellow" and DESTRUCT_TRACK[s.destruct + 1] != "yellow":
            open_all_pods(s)
    if s.time == 0:
        jump(s)
