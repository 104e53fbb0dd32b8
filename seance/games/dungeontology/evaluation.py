"""What a position is worth to a scholar, from a view alone: how likely it is to win."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from .printed import CLANS, COLUMNS, DOOMS, MORE_CUBES, SCHEMES, STARS_FOR_THESIS, THESIS_BONUS, TILES, TRAINEES
from .view import AreaView, DungeontologyView, ScholarView

SCALE = 7.0  # points of a lead that is worth half of what is missing to certainty
STUDENT, STUN, RESEARCH, STAR, KNOWLEDGE = 0.6, -0.7, 0.9, 0.8, 0.7
CARD = 0.15  # hands are filled at the end of every turn
FACE_DOWN = -2.2  # a doom card that nobody has seen
EXHAUSTED = -2.0  # no room for another stun token: the next turn is a rest
FUTURE, LATE_FUTURE = 7.0, 2.5  # what is still to be gained by who has not finished
HOME = -0.8  # in the start area nothing can be studied
PROSPECT, TURN = 0.55, 0.9  # of what could be studied: later, and by who is about to
MARGIN = 2.0  # stealth that makes one sure, against cards that others play


def worth(view: DungeontologyView) -> float:
    if view.result:
        return 1.0 if view.winner == view.scholars[view.seat].key else 0.0
    totals = [sum(scores(view, who).values()) for who in view.scholars]
    mine = totals.pop(view.seat)
    return 1 / (1 + exp(-(mine - max(totals)) / SCALE))


def parts(view: DungeontologyView) -> Mapping[str, float]:
    """By word, for whoever wants to know why."""
    return {} if view.result else scores(view, view.scholars[view.seat])


def scores(view: DungeontologyView, who: ScholarView) -> dict[str, float]:
    return {
        "points": points(view, who),
        "means": means(who),
        "prospects": 0.0 if who.finished else prospects(view, who),
        "time": 0.0 if who.finished else future(view, who),
    }


def points(view: DungeontologyView, who: ScholarView) -> float:
    """What would be scored now; what is not known of doom and clan is the usual."""
    total = float(who.points) + sum([TRAINEES[key].bonus for key in who.trainees])
    total -= sum([DOOMS[key].penalty for key in who.dooms]) - FACE_DOWN * who.doom_down
    total += clan_points(view, who)
    return total + (THESIS_BONUS[who.thesis - 1] if who.thesis else 0)


def clan_points(view: DungeontologyView, who: ScholarView) -> float:
    possible = [view.clan] if view.clan else view.clans
    found = [sum([CLANS[clan].modifiers.get(cube, 0) * n for cube, n in who.cubes.items()]) for clan in possible]
    return sum(found) / len(found)


def means(who: ScholarView) -> float:
    """Students, cards, research, stars; and fatigue."""
    if who.finished:
        return 0.0
    total = STUDENT * min(who.students, 6) + CARD * min(who.cards, 6) + RESEARCH * who.research
    total += STAR * min(who.stars, STARS_FOR_THESIS) + KNOWLEDGE * who.knowledge + STUN * who.stun
    return total + (EXHAUSTED if who.values and who.stun >= who.values["stamina"] else 0.0)


def future(view: DungeontologyView, who: ScholarView) -> float:
    """Until maximum alert there is time; then only the way home counts."""
    if not view.panic:
        return FUTURE
    ready = 3.0 if who.area == "start-area" and could_succeed(view, who) else 0.0
    return LATE_FUTURE + ready


def could_succeed(view: DungeontologyView, who: ScholarView) -> bool:
    """Would a thesis of this scholar be accepted, as far as this seat can tell?"""
    possible = [view.clan] if view.clan else view.clans
    return all(
        who.points + sum([CLANS[clan].modifiers.get(cube, 0) * n for cube, n in who.cubes.items()])
        >= CLANS[clan].target
        for clan in possible
    )


# ---- what could be studied -----------------------------------------------------------------------------------------


def prospects(view: DungeontologyView, who: ScholarView) -> float:
    """The best study within reach: of the areas on the table, nearer ones first."""
    home = HOME if who.area == "start-area" and not view.panic else 0.0
    moving = view.turn == who.seat and view.phase.startswith("movement")
    steps = view.steps if moving else 0
    acting = moving or (view.turn == who.seat and view.phase.startswith("action") and view.actions > 0)
    best = 0.0
    for area, far in distances(view, who.area).items():
        late = max(0, far - steps)
        gain = study_gain(view, who, area) / (1 + 0.6 * late)
        best = max(best, gain * (TURN if acting and not late else PROSPECT))
    return home + best


def distances(view: DungeontologyView, start: str) -> dict[str, int]:
    areas = {area.key: area for area in view.areas}
    found, edge = {start: 0}, [start]
    while edge:
        here = edge.pop(0)
        for link in areas[here].exits:
            if link.token != "wall" and link.to not in found:
                found[link.to] = found[here] + 1
                edge.append(link.to)
    return found


def study_gain(view: DungeontologyView, who: ScholarView, key: str) -> float:
    """The best expected number of points of one study there."""
    area = next(one for one in view.areas if one.key == key)
    cubes = available(who, area)
    if not cubes or not who.cards or not who.values:
        return 0.0
    stealth = who.research + hand_strength(who)
    best = 0.0
    for n in range(1, min(len(cubes), who.values["intelligence"]) + 1):
        alert = TILES[key].alert + view.penalty + MORE_CUBES[n] + (2 if view.boss_at == key else 0)
        chance = min(0.95, max(0.05, 0.5 + (stealth - alert) / (2 * MARGIN)))
        best = max(best, chance * sum([gain_of(who, cube) for cube in cubes[:n]]) - (1 - chance) * 1.2)
    return best


def available(who: ScholarView, area: AreaView) -> list[str]:
    more: dict[str, int] = {}
    found: list[str] = []
    for cube in area.cubes:
        if cube and who.cubes[cube] + more.get(cube, 0) < COLUMNS[cube].capacity:
            more[cube] = more.get(cube, 0) + 1
            found.append(cube)
    return found


def gain_of(who: ScholarView, cube: str) -> float:
    """Its points, and something for the stars and arrows of its column."""
    n = who.cubes[cube]
    ladder = COLUMNS[cube].ladder
    return ladder[n + 1] - ladder[n] + 0.8 * (n + 1 in COLUMNS[cube].stars) + 0.6 * (n + 1 in COLUMNS[cube].research)


def hand_strength(who: ScholarView) -> float:
    """The own cards are known; those of others are usual ones."""
    if who.hand:
        return sum([SCHEMES[card].bonus for card in who.hand])
    return 1.9 * who.cards
