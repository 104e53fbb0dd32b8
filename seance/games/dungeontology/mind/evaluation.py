"""What a position is worth to a scholar, from a view alone: how likely it is to win."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from seance.games.dungeontology.rules.printed import CLANS, DOOMS, STARS_FOR_THESIS, THESIS_BONUS, TRAINEES
from seance.games.dungeontology.show.view import DungeontologyView, ScholarView

from .prospects import STUDENT, STUN, change, clans_of, modifiers, prospects, reach

SCALE = 6.0  # points of a lead that make one nearly three times as likely to win
RESEARCH, STAR, KNOWLEDGE = 1.0, 1.2, 0.7
CARD = 0.15  # hands are filled at the end of every turn
FACE_DOWN = 2.2  # a doom card that nobody has seen
EXHAUSTED = 3.0  # no room for another stun token: the next turn is a rest
TURN = 3.0  # what a turn brings on the whole
LAST_TURNS = 1.0  # of those who have not finished, in maximum alert
READY = 6.0  # points more or less that make a thesis likely or unlikely
AGAIN = 0.7  # of a thesis bonus that lies a turn away


def worth(view: DungeontologyView) -> float:
    """By points that can be expected at the end, all others together."""
    if view.result:
        return 1.0 if view.winner == view.scholars[view.seat].key else 0.0
    mine = sum(scores(view, view.scholars[view.seat]).values())
    others = [outlook(view, who) for who in view.scholars if who.seat != view.seat]
    return 1 / (1 + sum([exp((other - mine) / SCALE) for other in others]))


def parts(view: DungeontologyView) -> Mapping[str, float]:
    """By word, for whoever wants to know why."""
    return {} if view.result else scores(view, view.scholars[view.seat])


def scores(view: DungeontologyView, who: ScholarView) -> dict[str, float]:
    if who.finished:
        return {"points": points(view, who), "means": 0.0, "prospects": 0.0, "thesis": 0.0}
    return {
        "points": points(view, who),
        "means": means(view, who),
        "prospects": prospects(view, who) + turns_left(view) * TURN,
        "thesis": thesis(view, who),
    }


def outlook(view: DungeontologyView, who: ScholarView) -> float:
    """Of another scholar: about the same, but nobody looks for ways."""
    if who.finished:
        return points(view, who)
    return points(view, who) + means(view, who) + (1 + turns_left(view)) * TURN + thesis(view, who)


def points(view: DungeontologyView, who: ScholarView) -> float:
    """What would be scored now; what is not known of doom and clan is the usual."""
    total = who.points + clan_points(view, who) + sum([TRAINEES[key].bonus for key in who.trainees])
    total -= sum([DOOMS[key].penalty for key in who.dooms]) + FACE_DOWN * who.doom_down
    return total + (THESIS_BONUS[who.thesis - 1] if who.thesis else 0)


def clan_points(view: DungeontologyView, who: ScholarView) -> float:
    each = modifiers(clans_of(view))
    return sum([each[cube] * n for cube, n in who.cubes.items()])


def means(view: DungeontologyView, who: ScholarView) -> float:
    """Students, cards, research, stars; and fatigue. What is spent in the own turn is drawn again at its end."""
    cards = max(who.cards, who.values["hand"]) if view.turn == who.seat else who.cards
    total = STUDENT * min(who.students, 6) + CARD * min(cards, 7) + KNOWLEDGE * who.knowledge
    if view.panic:
        return total
    total += RESEARCH * who.research + STAR * min(who.stars, STARS_FOR_THESIS) - STUN * who.stun
    return total - EXHAUSTED * (who.stun >= who.values["stamina"])


def turns_left(view: DungeontologyView) -> float:
    """Until maximum alert there is time; then there are a few turns."""
    return LAST_TURNS if view.panic else LAST_TURNS + 4 - 0.5 * min(view.omegas, 4)


# ---- the thesis ----------------------------------------------------------------------------------------------------


def missing(view: DungeontologyView, who: ScholarView) -> list[float]:
    """For each clan that it could be: the points that a thesis lacks; those above the target are negative."""
    more = change(who, "thesis-target")
    return [CLANS[clan].target + more - who.points - of_clan(clan, who) for clan in clans_of(view)]


def of_clan(clan: str, who: ScholarView) -> int:
    return sum([CLANS[clan].modifiers.get(cube, 0) * n for cube, n in who.cubes.items()])


def acceptance(view: DungeontologyView, who: ScholarView) -> float:
    """How likely a thesis of this scholar would be accepted now, as far as this seat can tell."""
    found = missing(view, who)
    return sum([lack <= 0 for lack in found]) / len(found)


def stays_ahead(view: DungeontologyView, who: ScholarView) -> bool:
    """Would an own thesis be accepted for sure, and leave nobody else the time to catch up?"""
    if view.panic or who.stars < STARS_FOR_THESIS or acceptance(view, who) < 1:
        return False
    first, second = next_bonus(view), THESIS_BONUS[min(1, len(THESIS_BONUS) - 1)]
    others = [
        points(view, one) + LAST_TURNS * TURN + (second if acceptance(view, one) >= 0.5 else 0)
        for one in view.scholars
        if one.seat != who.seat
    ]
    return points(view, who) + first >= max(others)


def next_bonus(view: DungeontologyView) -> int:
    taken = sum([who.thesis > 0 for who in view.scholars])
    return THESIS_BONUS[min(taken, len(THESIS_BONUS) - 1)]


def thesis(view: DungeontologyView, who: ScholarView) -> float:
    """What the own thesis is likely to bring: before maximum alert by points, then by the way home as well."""
    reward = next_bonus(view)
    if view.panic:
        return homecoming(view, who, reward)
    found = missing(view, who)
    likely = sum([1 / (1 + exp(lack / READY)) for lack in found]) / len(found)
    return AGAIN * likely * reward * (1.0 if who.stars >= STARS_FOR_THESIS else 0.7)


def homecoming(view: DungeontologyView, who: ScholarView, reward: int) -> float:
    """Who ends a turn in the start area is judged: good for the one, bad for the other."""
    accepted = acceptance(view, who)
    if who.area == "start-area":
        return accepted * reward - (1 - accepted) * 6
    if accepted < 0.5 or not who.values:
        return 0.0
    far = reach(view, who, 8).get("start-area", (9, 0.0))[0]
    left = view.steps if view.turn == who.seat and view.phase.startswith("movement") else 0
    turns = -(-max(0, far - left) // max(1, who.values["speed"]))
    return accepted * reward * AGAIN**turns
