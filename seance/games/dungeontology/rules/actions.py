"""What the scholar whose turn it is may do: steps, actions, cards and skills; and why the rest is not possible."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from seance.engine import (
    Action,
    Bar,
    Chosen,
    Deed,
    Doable,
    Need,
    Note,
    Option,
    Preview,
    Refusal,
    Target,
    cites,
    offers,
    refusals,
)

from .attempts import bonus, luck_to_come, own_stealth, rivals_of, spy, spy_alert, study, study_alert
from .exploring import can_explore, explore_step
from .movement import AMBUSHED, barred, enter, lies_there, may_enter, near, step_into, ways, what_step_means
from .notebook import available
from .pieces import Scholar
from .plays import OUTSIDE, Move, mains, play, secondaries, skills, told
from .printed import MORE_CUBES, START
from .registers import ExpeditionNeed
from .rest import NO_ALARM, camp, camp_is_open, camps
from .stakes import price
from .state import Expedition
from .stun import has_room_for_stun
from .values import value

Menu = list[Option[Chosen[Expedition, Scholar]]]


# ---- needs ---------------------------------------------------------------------------------------------------------


@cites("DUN-MAX-06")
def could_bear_failure(s: Expedition, who: Scholar, students: int) -> bool:
    """In maximum alert, who has no room for a stun token needs a student for the failure."""
    return not s.maximum_alert or who.students >= students or has_room_for_stun(s, who)


AN_ACTION: ExpeditionNeed = Need("DUN-ACT-01", "no-action-left", lambda s, who: s.actions > 0)
IN_DUNGEON: ExpeditionNeed = Need("DUN-START-07", "in-start-area", lambda s, who: who.area > 0, "leave-start-area")
A_CARD: ExpeditionNeed = Need("DUN-STUDY-08", "no-card-to-discard", lambda s, who: who.hand)
SPY_CARD: ExpeditionNeed = Need("DUN-SPY-07", "no-card-to-discard", lambda s, who: who.hand)
CUBES_HERE: ExpeditionNeed = Need("DUN-STUDY-03", "no-cube-here", lambda s, who: available(s, who, who.area))
BEARABLE: ExpeditionNeed = Need("DUN-MAX-06", "too-stunned", lambda s, who: could_bear_failure(s, who, 1))
SPY_BEARABLE: ExpeditionNeed = Need("DUN-MAX-06", "too-stunned", lambda s, who: could_bear_failure(s, who, 2))
STUDENT: ExpeditionNeed = Need("DUN-SPY-03", "no-student", lambda s, who: who.students > 0, "get-student")
COMPANY: ExpeditionNeed = Need("DUN-SPY-02", "nobody-near", lambda s, who: any(one.columns for one in near(s, who)))
A_CAMP: ExpeditionNeed = Need("DUN-EFFECT-17", "no-camp", lambda s, who: s.area_of(who).effect("camp") is not None)
CAMP_OPEN: ExpeditionNeed = Need("DUN-EFFECT-18", "camp-closed", camp_is_open, "get-cube")
A_TELEPORT: ExpeditionNeed = Need("DUN-ATOK-02", "no-teleport", lambda s, who: s.area_of(who).teleport)
FAITH: ExpeditionNeed = Need("DUN-ATOK-03", "no-faith", lambda s, who: who.cubes["faith"] > 0, "get-cube")


# ---- actions -------------------------------------------------------------------------------------------------------


@cites("DUN-STUDY-05", "DUN-SCHOLAR-08")
def numbers(s: Expedition, who: Scholar) -> list[Target[int]]:
    most = min(value(s, who, "intelligence"), len(available(s, who, who.area)))
    return [((f"cubes-{n}",), n) for n in range(1, most + 1)]


@cites("DUN-SPY-02", "DUN-SPY-04", "DUN-START-04")
def prey(s: Expedition, who: Scholar) -> list[Target[tuple[int, str]]]:
    return [((other.key, cube), (other.seat, cube)) for other in near(s, who) for cube in other.columns]


def far_areas(s: Expedition, who: Scholar) -> list[Target[int]]:
    return [((area.key,), number) for number, area in enumerate(s.areas) if number != who.area]


@cites("DUN-EFFECT-10")
def into_ambush(s: Expedition, who: Scholar, area: int) -> Bar | None:
    return None if may_enter(s, who, area) else AMBUSHED


@cites("DUN-ATOK-02", "DUN-ATOK-03", "DUN-EFFECT-03")
def teleport(s: Expedition, who: Scholar, area: int) -> None:
    """To any revealed area; entering it has its effects."""
    s.actions -= 1
    s.log("teleports", who=who.key)
    enter(s, who, area)


def against(s: Expedition, who: Scholar, alert: int, target: int = -1, cubes: int = 1) -> Preview:
    """How much stealth a study or a spy needs, what all cards in hand would come to, and what no sum has."""
    most = sum([bonus(who, card) for card in who.hand]) + own_stealth(who, spies=target >= 0)
    notes = [Note("against-alert", (str(alert), str(most), str(MORE_CUBES[cubes]))), *luck_to_come(s, who)]
    rivals = rivals_of(s, who, target)
    if rivals:
        notes.append(Note("rivals-may-raise", tuple([one.key for one in rivals])))
    if not has_room_for_stun(s, who):
        notes.append(price(s, who))
    return Preview(notes=tuple(notes))


STUDY = Action(
    "study", study, numbers, (AN_ACTION, IN_DUNGEON, A_CARD, CUBES_HERE, BEARABLE),
    preview=lambda s, who, n: against(s, who, study_alert(s, who, n), cubes=n),
)  # fmt: skip
SPY = Action(
    "spy", spy, prey, (AN_ACTION, IN_DUNGEON, STUDENT, SPY_CARD, COMPANY, SPY_BEARABLE),
    preview=lambda s, who, one: against(s, who, spy_alert(who, s.scholars[one[0]], one[1]), one[0]),
)  # fmt: skip
CAMP = Action("camp", camp, camps, (AN_ACTION, A_CAMP, NO_ALARM, CAMP_OPEN))
TELEPORT = Action(
    "teleport", teleport, far_areas, (AN_ACTION, A_TELEPORT, FAITH), into_ambush,
    preview=lambda s, who, area: lies_there(s, area),
)  # fmt: skip
ACTIONS: tuple[Doable[Expedition, Scholar], ...] = (STUDY, SPY, TELEPORT, CAMP)


# ---- menus ---------------------------------------------------------------------------------------------------------


def chosen(
    verb: str, on: tuple[str, ...], run: Callable[[Expedition, Scholar], Deed],
    preview: Callable[[Expedition, Scholar], Preview] | None = None,
) -> Chosen[Expedition, Scholar]:  # fmt: skip
    return Chosen(verb, 0, on, run, preview)


def step_to(area: int) -> Callable[[Expedition, Scholar], Deed]:
    def run(s: Expedition, who: Scholar) -> None:
        s.steps -= 1
        step_into(s, who, area)

    return run


def step_into_the_unknown(s: Expedition, who: Scholar) -> None:
    s.steps -= 1
    s.then(explore_step(who))


EXPLORE: Final = Option(
    chosen("explore", (), step_into_the_unknown), "explore",
    cites=("DUN-MOVE-03", "DUN-PLACE-01", "DUN-PLACE-02", "DUN-PLACE-03", "DUN-PLACE-08"), shared=True,
)  # fmt: skip


@cache
def to_step(area: int, key: str) -> Option[Chosen[Expedition, Scholar]]:
    """Made once, and every menu of every table offers it; so are those of cards."""
    there = chosen("move", (key,), step_to(area), lambda s, who: what_step_means(s, who, area))
    return Option(there, "move", (key,), shared=True)


@cache
def to_play(move: Move, verb: str, on: tuple[str, ...]) -> Option[Chosen[Expedition, Scholar]]:
    does = chosen(verb, on, lambda s, who: play(s, who, move), lambda s, who: told(move))
    return Option(does, verb, on, shared=True)


@cites("DUN-MOVE-01", "DUN-MOVE-02", "DUN-MOVE-03")
def moves(s: Expedition, who: Scholar) -> Menu:
    found: Menu = []
    if s.steps > 0:
        for area in ways(s, who):
            found.append(to_step(area, s.areas[area].key))
        if can_explore(s, who):
            found.append(EXPLORE)
    return found


@cites("DUN-TIMING-02", "DUN-TIMING-04", "DUN-PRIO-01", "DUN-START-07")
def schemes(s: Expedition, who: Scholar, actions: bool) -> Menu:
    """Cards and skills; nothing of that in the start area."""
    if not who.area:
        return []
    found = mains(s, who, instants=False, actions=actions) + secondaries(s, who, OUTSIDE)
    found += skills(s, who, "turn")
    if actions:
        found += skills(s, who, "action")
    return [to_play(one.value, one.verb, one.on) for one in found if one.value is not None]


@cites("DUN-ACT-01", "DUN-ACT-02")
def actions(s: Expedition, who: Scholar) -> Menu:
    return offers(ACTIONS, s, who) if s.actions > 0 else []


# ---- why not -------------------------------------------------------------------------------------------------------


def why_no_action(s: Expedition, who: Scholar) -> list[Refusal]:
    return refusals(ACTIONS, s, who) + why_no_card(s, who, s.actions > 0)


def why_no_move(s: Expedition, who: Scholar) -> list[Refusal]:
    """Where no step leads, and why."""
    found: list[Refusal] = []
    if s.steps <= 0:
        found.append(Refusal("move", (), "DUN-MOVE-02", "no-step-left"))
    else:
        for area, need in barred(s, who):
            found.append(Refusal("move", (s.areas[area].key,), need.rule, need.reason, need.fix))
        if s.maximum_alert:
            found.append(Refusal("explore", (), "DUN-MAX-07", "maximum-alert"))
        elif not can_explore(s, who):
            found.append(Refusal("explore", (), "DUN-PLACE-07", "nothing-fits"))
    return found + why_no_card(s, who, False)


def why_no_card(s: Expedition, who: Scholar, actions: bool) -> list[Refusal]:
    """Cards in hand whose main effect is not offered."""
    if not who.area:
        return [Refusal("play-main", (START.key,), "DUN-START-07", "in-start-area", "leave-start-area", "play-cards")]
    offered = {one.on[0] for one in mains(s, who, instants=False, actions=actions)}
    found: list[Refusal] = []
    for card in dict.fromkeys(who.hand):
        if card.key in offered:
            continue
        if card.timing == "response":
            found.append(Refusal("play-main", (card.key,), "DUN-TIMING-08", "only-as-response"))
        elif card.moment:
            found.append(Refusal("play-main", (card.key,), "DUN-SCHEME-08", "other-moment"))
        elif card.family == "fate":
            found.append(Refusal("play-main", (card.key,), "DUN-FAMILY-01", "only-for-stealth"))
        elif card.action and not actions:
            found.append(Refusal("play-main", (card.key,), "DUN-TIMING-04", "needs-action"))
        else:
            found.append(Refusal("play-main", (card.key,), "DUN-SCHEME-02", "no-target-or-cost"))
    return found
