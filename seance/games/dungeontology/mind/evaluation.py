"""What a position is worth to a scholar, from a view alone: how likely it is to win."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from seance.games.dungeontology.rules.printed import CLANS, DOOMS, STARS_FOR_THESIS, THESIS_BONUS, TRAINEES
from seance.games.dungeontology.show.view import DungeontologyView, ScholarView

from .prospects import change, clans_of, modifiers, prospects, reach
from .weights import W

FAR = 9  # steps to the start area, from where no way to it is seen


def worth(view: DungeontologyView) -> float:
    """By points that can be expected at the end, all others together."""
    if view.result:
        return 1.0 if view.winner == view.scholars[view.seat].key else 0.0
    mine = sum(scores(view, view.scholars[view.seat]).values())
    others = [outlook(view, who) for who in view.scholars if who.seat != view.seat]
    return 1 / (1 + sum([exp((other - mine) / W.lead) for other in others]))


def parts(view: DungeontologyView) -> Mapping[str, float]:
    """By word, for whoever wants to know why."""
    return {} if view.result else scores(view, view.scholars[view.seat])


def scores(view: DungeontologyView, who: ScholarView) -> dict[str, float]:
    if who.finished:
        return {"points": points(view, who), "means": 0.0, "prospects": 0.0, "thesis": 0.0}
    return {
        "points": points(view, who),
        "means": means(view, who),
        "prospects": prospects(view, who) + W.turn,
        "thesis": thesis(view, who),
    }


def outlook(view: DungeontologyView, who: ScholarView) -> float:
    """Of another scholar: about the same, but nobody looks for ways."""
    if who.finished:
        return points(view, who)
    return points(view, who) + means(view, who) + 2 * W.turn + thesis(view, who)


def points(view: DungeontologyView, who: ScholarView) -> float:
    """What would be scored now; what is not known of doom and clan is the usual."""
    total = who.points + clan_points(view, who) + sum([TRAINEES[key].bonus for key in who.trainees])
    total -= sum([DOOMS[key].penalty for key in who.dooms]) + W.face_down * who.doom_down
    return total + (THESIS_BONUS[who.thesis - 1] if who.thesis else 0)


def clan_points(view: DungeontologyView, who: ScholarView) -> float:
    each = modifiers(clans_of(view))
    return sum([each[cube] * n for cube, n in who.cubes.items()])


def means(view: DungeontologyView, who: ScholarView) -> float:
    """Students, cards, research, stars; and fatigue. What is spent in the own turn is drawn again at its end."""
    cards = max(who.cards, who.values["hand"]) if view.turn == who.seat else who.cards
    total = W.student * min(who.students, W.most_students) + W.card * cards + W.knowledge * who.knowledge
    if view.panic:
        return total
    total += W.research * who.research + W.star * min(who.stars, STARS_FOR_THESIS) - W.stun * who.stun
    return total - W.exhausted * (who.stun >= who.values["stamina"])


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
        points(view, one) + W.turn + (second if acceptance(view, one) >= W.likely else 0)
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
    likely = sum([1 / (1 + exp(lack / W.near_thesis)) for lack in found]) / len(found)
    return W.later_thesis * likely * reward * (1.0 if who.stars >= STARS_FOR_THESIS else W.starless)


def homecoming(view: DungeontologyView, who: ScholarView, reward: int) -> float:
    """Who ends a turn in the start area is judged: good for the one, bad for the other."""
    accepted = acceptance(view, who)
    if who.area == "start-area":
        return accepted * reward - (1 - accepted) * W.refused
    if accepted < W.likely or not who.values:
        return 0.0
    far = reach(view, who, FAR - 1).get("start-area", (FAR, 0.0))[0]
    left = view.steps if view.turn == who.seat and view.phase.startswith("movement") else 0
    turns = -(-max(0, far - left) // max(1, who.values["speed"]))
    return accepted * reward * W.later_thesis**turns
