"""Rest, in the start area or in a camp: six printed steps."""

from __future__ import annotations

from seance.engine import Flow, Need, Note, Option, Target, choose, cites

from .doom import discard_doom
from .hands import discard_chosen, draw_up
from .movement import put_in_start_area
from .pieces import Scholar
from .registers import ExpeditionNeed, step
from .state import Expedition
from .students import gain_students
from .stun import remove_stun
from .values import value

NO_ALARM: ExpeditionNeed = Need("DUN-MAX-05", "maximum-alert", lambda s, who: not s.maximum_alert)


@cites("DUN-REST-04", "DUN-REST-11")
def rest(s: Expedition, who: Scholar) -> None:
    """Straight to the start area, then the steps; the turn ends with its last phase."""
    s.log("rests", who=who.key)
    put_in_start_area(s, who)
    recover(s, who)


@cites("DUN-EFFECT-17", "DUN-REST-05", "DUN-REST-11")
def recover(s: Expedition, who: Scholar) -> None:
    remove_stun(s, who, who.stun)
    s.phase = "end"
    s.then(rest_doom(who), rest_discard(who), rest_draw(who), rest_students(who))


@step("rest-doom")
@cites("DUN-REST-06")
def rest_doom(s: Expedition, who: Scholar) -> Flow[None]:
    """One doom card, face up or face down."""
    options: list[Option[int | None]] = [
        Option(place, "discard-doom", (card.key,)) for place, card in enumerate(who.dooms)
    ]
    if who.doom_down:
        options.append(Option(None, "discard-doom", ("doom-face-down",)))
    if options:
        discard_doom(s, who, (yield from choose(who.seat, "which-doom", options, (who.key,))))


@step("rest-discard")
@cites("DUN-REST-07")
def rest_discard(s: Expedition, who: Scholar) -> Flow[None]:
    yield from discard_chosen(s, who, 0, len(who.hand), notes=(Note("drawn-up", (str(value(s, who, "hand")),)),))


@step("rest-draw")
@cites("DUN-REST-08")
def rest_draw(s: Expedition, who: Scholar) -> None:
    draw_up(s, who)


@step("rest-students")
@cites("DUN-REST-09", "DUN-REST-10", "DUN-CAMPUS-03", "DUN-SCHOLAR-03")
def rest_students(s: Expedition, who: Scholar) -> None:
    """Up to the student value: from the campfire, then from the reserve."""
    missing = value(s, who, "students") - who.students
    if missing > 0:
        gain_students(s, who, missing, reserve=True)


# ---- camping -------------------------------------------------------------------------------------------------------


def camps(s: Expedition, who: Scholar) -> list[Target[None]]:
    return [((s.area_of(who).key,), None)]


@cites("DUN-EFFECT-18")
def camp_is_open(s: Expedition, who: Scholar) -> bool:
    """Only for who owns a cube of its colour."""
    effect = s.area_of(who).effect("camp")
    return effect is not None and who.cubes[effect.needs] > 0


@cites("DUN-EFFECT-17", "DUN-EFFECT-03")
def camp(s: Expedition, who: Scholar, _: None) -> None:
    """A rest without moving."""
    s.actions -= 1
    s.log("camps", who=who.key, area=s.area_of(who).key)
    recover(s, who)
