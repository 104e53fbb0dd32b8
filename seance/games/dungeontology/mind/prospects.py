"""What a scholar could study or spy, and on which way: points that can be hoped for, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp
from statistics import fmean
from typing import NamedTuple

from seance.games.dungeontology.cards.effects.skills import CollectFor
from seance.games.dungeontology.rules.printed import (
    BOSS_SIDES,
    CLANS,
    COLUMNS,
    DOOMS,
    MORE_CUBES,
    SCHEME_DECK,
    SCHEMES,
    SCHOLARS,
    STARS_FOR_THESIS,
    TRAINEES,
    Side,
)
from seance.games.dungeontology.rules.registers import SKILLS
from seance.games.dungeontology.show.view import AreaView, DungeontologyView, ScholarView

from .weights import W

PROPHECY = fmean([card.bonus for card in SCHEME_DECK])  # a card from the deck


# ---- what cards change ---------------------------------------------------------------------------------------------


def change(who: ScholarView, what: str) -> int:
    """How much face-up doom cards, trainees and skills add to something."""
    return changes(who.key, who.excited, tuple(who.dooms), tuple(who.trainees)).get(what, 0)


@lru_cache(maxsize=1 << 11)
def changes(scholar: str, excited: bool, dooms: tuple[str, ...], trainees: tuple[str, ...]) -> dict[str, int]:
    found: dict[str, int] = {}
    held = [DOOMS[key].changes for key in dooms] + [TRAINEES[key].changes for key in trainees]
    held += [skill.changes for skill in side_of(scholar, excited).skills]
    for one in [one for some in held for one in some]:
        found[one.what] = found.get(one.what, 0) + one.by
    return found


def side_of(scholar: str, excited: bool) -> Side:
    return SCHOLARS[scholar].excited if excited else SCHOLARS[scholar].standard


def bonus(who: ScholarView, card: str) -> int:
    """What a card is worth to this scholar when it is discarded for stealth."""
    scheme = SCHEMES[card]
    return scheme.bonus * 2 if scheme.family == "magic" and change(who, "magic-doubled") else scheme.bonus


def usual_bonus(who: ScholarView) -> float:
    return doubled_bonus() if change(who, "magic-doubled") else PROPHECY


@cache
def doubled_bonus() -> float:
    return fmean([card.bonus * (1 + (card.family == "magic")) for card in SCHEME_DECK])


def sure_cubes(who: ScholarView) -> int:
    """For how many cubes a skill needs no attempt, as it can be paid now."""
    pay, n = price_of_cubes(who.key, who.excited)
    if not n:
        return 0
    return (who.students if pay == "students" else len([c for c in who.hand if SCHEMES[c].family == "magic"])) // n


@cache
def price_of_cubes(scholar: str, excited: bool) -> tuple[str, int]:
    """What a skill asks for a cube without an attempt; none: ("", 0)."""
    for skill in side_of(scholar, excited).skills:
        for step in SKILLS[skill.key].steps if skill.key in SKILLS else ():
            if isinstance(step, CollectFor):
                return step.pay, step.n
    return "", 0


# ---- ways ----------------------------------------------------------------------------------------------------------


def neighbours(areas: dict[str, AreaView], who: ScholarView, key: str) -> list[str]:
    """Where one step leads: passages that are not walled, doors that this scholar opens, secret passages."""
    here = areas[key]
    found = [link.to for link in here.exits if link.token != "wall" and is_open(areas[link.to], key, who)]
    letters = letters_of(here)
    if letters:
        found += [other.key for other in areas.values() if other is not here and letters & letters_of(other)]
    return found


def is_open(area: AreaView, beside: str, who: ScholarView) -> bool:
    doors = area.tile.doors
    if not doors:
        return True
    entries = [doors.get(link.passage, ()) for link in area.exits if link.to == beside]
    return any(all(who.cubes[cube] for cube in needed) for needed in entries)


def letters_of(area: AreaView) -> set[str]:
    found = {one.letter for one in area.tile.effects if one.letter}
    return found | {"x"} if area.secret else found


def perils(area: AreaView, who: ScholarView) -> float:
    """What it costs to enter."""
    cost = W.stun * area.traps
    for effect in area.tile.effects:
        if effect.kind == "ambush":
            cost += W.student * effect.n if who.students >= effect.n else W.stun
        elif effect.kind == "toll":
            cost += W.toll * min(effect.n, sum(who.cubes.values()))
    return cost


def reach(view: DungeontologyView, who: ScholarView, most: int) -> dict[str, tuple[int, float]]:
    """Every area within so many steps: how many, and what the cheapest of the shortest ways costs."""
    areas = {area.key: area for area in view.areas}
    found = {who.area: (0, 0.0)}
    edge = [who.area]
    for steps in range(1, most + 1):
        further: dict[str, tuple[int, float]] = {}
        for key in edge:
            for to in neighbours(areas, who, key):
                if to not in found:
                    cost = found[key][1] + perils(areas[to], who)
                    if to not in further or cost < further[to][1]:
                        further[to] = steps, cost
        found.update(further)
        edge = list(further)
    return found


# ---- gains ---------------------------------------------------------------------------------------------------------


@cache
def modifiers(clans: tuple[str, ...]) -> dict[str, float]:
    """Points for a cube by the clan card, or the mean of what it could be."""
    return {cube: fmean([CLANS[clan].modifiers.get(cube, 0) for clan in clans]) for cube in COLUMNS}


def clans_of(view: DungeontologyView) -> tuple[str, ...]:
    return (view.clan,) if view.clan else tuple(view.clans)


def gain(view: DungeontologyView, who: ScholarView, cube: str, have: int) -> float:
    """What one more cube of a column brings: points, and something for its star and its arrow."""
    column = COLUMNS[cube]
    if have >= column.capacity:
        return 0.0
    points = column.ladder[have + 1] - column.ladder[have] + modifiers(clans_of(view))[cube]
    star = W.star * (have + 1 in column.stars and who.stars < STARS_FOR_THESIS)
    return points + star + W.research * (have + 1 in column.research)


def gains(view: DungeontologyView, who: ScholarView, cubes: Sequence[str]) -> list[float]:
    """What the first cubes that fit bring together: of one, of two, …"""
    have = dict(who.cubes)
    total, found = 0.0, []
    for cube in cubes:
        if cube and have[cube] < COLUMNS[cube].capacity:
            total += gain(view, who, cube, have[cube])
            have[cube] += 1
            found.append(total)
    return found


def meddlers(view: DungeontologyView, who: ScholarView) -> int:
    """How many could play cards against an attempt."""
    return len([one for one in view.scholars if one.seat != who.seat and can_meddle(one)])


def can_meddle(who: ScholarView) -> bool:
    return who.cards > 0 and who.area != "start-area" and not who.finished


def chance(stealth: float, alert: float, meddling: int, known: bool) -> float:
    """That an attempt succeeds."""
    if known and not meddling:
        return 1.0 if stealth >= alert else 0.0
    return 1 / (1 + exp((alert + W.meddling * meddling - stealth - W.close) / (W.spread if known else W.unknown)))


def study_alert(view: DungeontologyView, who: ScholarView, area: AreaView, n: int) -> float:
    """With the luck and the misfortune that lie there."""
    more = MORE_CUBES[min(n, len(MORE_CUBES) - 1)]
    alert = float(area.tile.alert + view.penalty + more + change(who, "study-alert"))
    if view.boss_at == area.key:
        alert += BOSS_SIDES[view.boss].alert - PROPHECY * BOSS_SIDES[view.boss].luck
    for one in view.lasting:
        if one.what == "lower-alert" and one.seat == who.seat and one.on == area.key:
            alert -= one.n
    luck = sum([PROPHECY * ((one.kind == "misfortune") - (one.kind == "luck")) for one in area.tile.effects])
    return max(0, alert) + luck


def best_study(
    view: DungeontologyView, who: ScholarView, area: AreaView, stealth: float, known: bool
) -> tuple[float, int]:
    """What the best study there brings, and of how many cubes it is."""
    if not any(area.cubes):
        return 0.0, 0
    found = gains(view, who, area.cubes)[: who.values["intelligence"]]
    if not found:
        return 0.0, 0
    meddling = meddlers(view, who)
    danger = max([one.n for one in area.tile.effects if one.kind == "danger"], default=1)
    loss = W.failure + W.draw * danger
    free = sure_cubes(who) if known else 0
    best = (0.0, 0)
    for n, total in enumerate(found, 1):
        p = chance(stealth, study_alert(view, who, area, n), meddling, known)
        worth = p * total - (1 - p) * loss
        best = max(best, (max(worth, total - W.bought) if n <= free else worth, n))
    return best


def best_spy(view: DungeontologyView, who: ScholarView, areas: dict[str, AreaView], at: str, stealth: float) -> float:
    """What the best theft from somebody who is near brings."""
    if not who.students or view.panic:
        return 0.0
    near = {at, *[link.to for link in areas[at].exits if link.token != "wall"]} - {"start-area"}
    best = 0.0
    for other in view.scholars:
        if other.seat != who.seat and other.area in near and not other.finished:
            for cube, n in other.cubes.items():
                if n and who.cubes[cube] < COLUMNS[cube].capacity:
                    best = max(best, spy_worth(view, who, other, cube, stealth))
    return best


def spy_worth(view: DungeontologyView, who: ScholarView, other: ScholarView, cube: str, stealth: float) -> float:
    """A student is paid for it; only who is spied on may meddle."""
    column, n = COLUMNS[cube], other.cubes[cube]
    alert = column.value + (0 if change(who, "spy-ignores-students") else other.students) + change(other, "spied-alert")
    stealth += change(who, "spy-stealth") + PROPHECY * change(who, "spy-prophecy")
    p = (
        1 / (1 + exp((max(0, alert) + W.defence * other.cards - stealth) / W.unknown))
        if other.cards
        else stealth >= alert
    )
    kept = any(cube in TRAINEES[key].shields for key in other.trainees)
    worth = gain(view, who, cube, who.cubes[cube]) + W.rival * (column.ladder[n] - column.ladder[n - 1])
    return 0.0 if kept else p * worth - (1 - p) * (W.failure + W.draw) - W.student


def strength(who: ScholarView) -> float:
    """Of the cards in hand; those of others are usual ones."""
    cards = sum([bonus(who, card) for card in who.hand]) if who.hand else usual_bonus(who) * who.cards
    return cards + attempt_skill(who)


def attempt_skill(who: ScholarView) -> float:
    """A prophecy for a stun token, if there is room for one."""
    side = side_of(who.key, who.excited)
    return W.skill if who.stun + 1 < side.stamina and any(skill.when == "attempt" for skill in side.skills) else 0.0


class Hope(NamedTuple):
    """What may come of an attempt, or of a new area, and where; "": nowhere in particular."""

    worth: float
    area: str = ""


def prospects(view: DungeontologyView, who: ScholarView) -> float:
    """The best attempt of this turn, if there is still an action in it; and the best of the next one."""
    now, later = hopes(view, who)
    return now.worth + W.later * later.worth


def hopes(view: DungeontologyView, who: ScholarView) -> tuple[Hope, Hope]:
    moving = view.turn == who.seat and view.phase.startswith("movement")
    acting = view.turn == who.seat and view.phase.startswith("action") and view.actions > 0
    speed = who.values["speed"]
    steps = view.steps if moving else 0
    ways = reach(view, who, max(steps, speed))
    areas = {area.key: area for area in view.areas}
    now = best_now(view, who, areas, ways, steps) if moving or acting else Hope(0.0)
    hand = max(who.cards, who.values["hand"]) if view.turn == who.seat else who.cards
    stealth = usual_bonus(who) * hand + who.research + change(who, "study-stealth")
    later = Hope(0.0)
    for key, (far, cost) in ways.items():
        if far <= speed and any(areas[key].cubes):
            worth = best_study(view, who, areas[key], stealth, False)[0] - cost
            later = max(later, Hope(worth, key))
    if not view.panic:
        later = max(later, Hope(W.unseen - W.unseen_later))
    return now, later


def best_now(
    view: DungeontologyView,
    who: ScholarView,
    areas: dict[str, AreaView],
    ways: dict[str, tuple[int, float]],
    steps: int,
) -> Hope:
    stealth = strength(who)
    study = stealth + who.research + change(who, "study-stealth")
    able = who.cards > 0 or sure_cubes(who) > 0
    best = Hope(0.0)
    for key, (far, cost) in ways.items():
        if far <= steps and able:
            there = max(best_study(view, who, areas[key], study, True)[0], best_spy(view, who, areas, key, stealth))
            best = max(best, Hope(there - cost - W.step * far, key))
        if far < steps and leads_on(view, areas[key]):
            best = max(best, Hope(W.later * W.unseen - cost - W.step * far, key))
    return best


def leads_on(view: DungeontologyView, area: AreaView) -> bool:
    """Is a passage left, and a tile for it?"""
    if view.panic or len(area.exits) >= len(area.tile.passages):
        return False
    return any(deck.left > 0 for deck in view.decks if deck.key == f"tiles-{area.tile.level}")
