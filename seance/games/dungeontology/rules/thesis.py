"""The thesis: submitted at the start of a turn with two stars, or in maximum alert at its end in the start area."""

from __future__ import annotations

from seance.engine import Flow, Option, choose, cites

from .alert import begin_maximum_alert
from .clan import look_at_clan, most_valuable, would_succeed
from .doom import take_doom
from .movement import put_in_start_area
from .notebook import take_off, to_reserve
from .pieces import Scholar
from .printed import STARS_FOR_THESIS
from .registers import step
from .state import Expedition


@cites("DUN-THESIS-01", "DUN-THESIS-02", "DUN-MAX-02")
def may_submit(s: Expedition, who: Scholar) -> bool:
    return not s.maximum_alert and who.stars >= STARS_FOR_THESIS


@cites("DUN-THESIS-03")
def submit(s: Expedition, who: Scholar) -> None:
    """Step 1: to the start area. The clan card is looked at, and then the thesis is judged."""
    s.log("submits", who=who.key)
    put_in_start_area(s, who)
    s.then(look_step(who), thesis_step(who))


@step("thesis-look")
@cites("DUN-THESIS-04", "DUN-THESIS-09")
def look_step(s: Expedition, who: Scholar) -> None:
    look_at_clan(s, who)


@step("thesis")
@cites("DUN-THESIS-05", "DUN-THESIS-07")
def thesis_step(s: Expedition, who: Scholar) -> Flow[None]:
    """What everybody hears of it tells something of the clan card."""
    won = would_succeed(who, s.clan)
    s.clans = [clan for clan in s.clans if would_succeed(who, clan) == won]
    if won:
        succeed(s, who)
    else:
        yield from fail(s, who)


@cites("DUN-THESIS-08", "DUN-THESIS-10", "DUN-THESIS-11", "DUN-THESIS-12", "DUN-END-02")
def succeed(s: Expedition, who: Scholar) -> None:
    """The game of this player is over; the first success brings maximum alert."""
    s.theses += 1
    who.thesis = s.theses
    finish(s, who)
    left = sum([not one.finished for one in s.scholars])
    s.log("thesis-succeeded", who=who.key, place=who.thesis, left=left)
    if not s.maximum_alert:
        begin_maximum_alert(s)


def finish(s: Expedition, who: Scholar) -> None:
    who.finished = True
    s.phase = "next-turn"


@cites("DUN-THESIS-13", "DUN-THESIS-14", "DUN-THESIS-15", "DUN-THESIS-16", "DUN-MAX-04")
def fail(s: Expedition, who: Scholar) -> Flow[None]:
    """The most valuable cube is removed and a doom card taken; in maximum alert the game is over all the same."""
    s.log("thesis-failed", who=who.key)
    best = most_valuable(who, s.clan) if who.columns else []
    if best:
        options = [Option(cube, "cube", (cube,)) for cube in best]
        cube = yield from choose(who.seat, "remove-which", options, (who.key,), secret=True)
        s.clans = [clan for clan in s.clans if cube in most_valuable(who, clan)]
        take_off(s, who, cube)
        to_reserve(s, cube)
        s.log("cube-removed", who=who.key, cube=cube)
    take_doom(s, who)
    if s.maximum_alert:
        finish(s, who)
    else:
        s.phase = "end"
