"""Why a position is worth what it is, fact by fact: for hints, and for what bots say of their moves."""

from __future__ import annotations

from collections.abc import Iterator

from seance.engine.mind import Fact
from seance.games.dungeontology.rules.printed import DOOMS, STARS_FOR_THESIS, THESIS_BONUS, TRAINEES
from seance.games.dungeontology.show.view import DungeontologyView, ScholarView

from .evaluation import FAR, clan_points, missing, thesis
from .prospects import hopes, reach
from .weights import W


def facts(view: DungeontologyView) -> list[Fact]:
    if view.result:
        return []
    who = view.scholars[view.seat]
    found = list(scored(view, who))
    return found if who.finished else [*found, *means(view, who), *ahead(view, who), doctorate(view, who)]


def scored(view: DungeontologyView, who: ScholarView) -> Iterator[Fact]:
    me = (who.key,)
    of_cubes = who.points + clan_points(view, who)
    yield Fact("points", "points", me, of_cubes, of_cubes, 1)
    for key in dict.fromkeys(who.trainees):
        n = who.trainees.count(key)
        yield Fact("points", "trainee", (key,), TRAINEES[key].bonus * n, n, 1)
    for key in dict.fromkeys(who.dooms):
        yield Fact("points", "doom", (key,), -DOOMS[key].penalty * who.dooms.count(key), who.dooms.count(key))
    yield Fact("points", "doom-down", me, -W.face_down * who.doom_down, who.doom_down)
    bonus = THESIS_BONUS[who.thesis - 1] if who.thesis else 0
    yield Fact("points", "thesis-bonus", me, bonus, bonus, 1)


def means(view: DungeontologyView, who: ScholarView) -> Iterator[Fact]:
    me = (who.key,)
    cards = max(who.cards, who.values["hand"]) if view.turn == who.seat else who.cards
    yield Fact("means", "students", me, W.student * min(who.students, W.most_students), who.students, 1)
    yield Fact("means", "cards", me, W.card * cards, cards, 1)
    yield Fact("means", "knowledge", me, W.knowledge * who.knowledge, who.knowledge, 1)
    if not view.panic:
        tired = W.stun * who.stun + W.exhausted * (who.stun >= who.values["stamina"])
        yield Fact("means", "research", me, W.research * who.research, who.research, 1)
        yield Fact("means", "stars", me, W.star * min(who.stars, STARS_FOR_THESIS), who.stars, 1)
        yield Fact("means", "stun", (who.key, str(who.values["stamina"])), -tired, who.stun)


def ahead(view: DungeontologyView, who: ScholarView) -> Iterator[Fact]:
    """Points that may be hoped for where one can get in this turn, and in the next."""
    now, later = hopes(view, who)
    yield Fact("prospects", "now", (who.key,), now.worth, now.worth, 1, (now.area,) if now.area else ())
    worth = W.later * later.worth
    yield Fact("prospects", "later", (who.key,), worth, later.worth, 1, (later.area,) if later.area else ())


def doctorate(view: DungeontologyView, who: ScholarView) -> Fact:
    """Before maximum alert the points that a thesis lacks; then the way home."""
    worth = thesis(view, who)
    if view.panic and who.values:
        far = reach(view, who, FAR - 1).get("start-area", (FAR, 0.0))[0]
        return Fact("thesis", "way-home", (who.key,), worth, far, -1, ("start-area",))
    found = missing(view, who)
    return Fact("thesis", "thesis", (who.key,), worth, sum(found) / len(found))
