"""Why a position is worth what it is, fact by fact: for hints, and for what bots say of their moves."""

from __future__ import annotations

from collections.abc import Iterator

from seance.engine.mind import Fact
from seance.games.nemesis.rules.board import BOARDS, ROOM_KEYS, ROOM_NUMBERS
from seance.games.nemesis.show.view import CrewView, NemesisView

from .body import OWN_CARDS, bleeding, uninfected
from .evaluation import final, harm_of, loud_here, standing, surprised
from .hull import ship
from .plans import best_plan, plan_of
from .prospects import Chart
from .weights import W

LIGHT_IN_SERIOUS = 3  # a Light Wound that becomes a Serious one is none the less


def facts(view: NemesisView) -> list[Fact]:
    me = view.crew[view.seat]
    if view.result:
        return [Fact("plan", "verdict", (me.key,), final(view, me), float("won" in me.verdict), 1)]
    if view.seat == view.hunter:
        return [
            Fact("hunt", "hunted", (who.key,), -standing(who) / len(view.crew), len(who.wounds), 1) for who in view.crew
        ]
    if me.fate == "dead":
        return [Fact("peril", "dead", (me.key,), -1.0, 1)]
    chart = Chart(view)
    found = [*plans(chart), contamination(me)]
    lasting = [*wounds(me), *state_of_ship(view), *belongings(view, me)]
    if me.fate:  # it is as it is, and of no more account
        return [*found, *[one._replace(worth=0.0) for one in lasting]]
    return [*found, *lasting, *dangers(view, me, chart.room)]


def plans(chart: Chart) -> Iterator[Fact]:
    """How much is still to be done for the best plan: in Action cards, about."""
    plan = plan_of(chart)
    worth = best_plan(chart)
    if plan is None:
        yield Fact("plan", "no-plan", (chart.me.key,), worth, 1.0)
    else:
        where = (ROOM_KEYS[plan.room],) if plan.room else ()
        if chart.view.mode == "coop":
            step = (*where, plan.step) if where else ()
            yield Fact("plan", "part-of-the-plan", (chart.me.key,), worth, plan.cards, -1, step)
            return
        key = "errands" if plan.objective else "way-out"
        on = (plan.objective,) if plan.objective else (chart.me.key,)
        yield Fact("plan", key, on, worth, plan.cards, -1, where)


def contamination(me: CrewView) -> Fact:
    n = me.cards + me.deck + len(me.discard) - OWN_CARDS
    return Fact("clean", "contamination", (me.key,), uninfected(me), max(n, 0))


def wounds(me: CrewView) -> Iterator[Fact]:
    serious = min(len(me.wounds), 3)
    undressed = sum([not wound.dressed for wound in me.wounds])
    harm = W.health[serious] - W.light_wound[serious] * me.light - W.open_wound * undressed - bleeding(me)
    yield Fact("health", "wounds", (me.key,), harm, LIGHT_IN_SERIOUS * len(me.wounds) + me.light)
    yield Fact("health", "larva", (me.key,), -W.larva * me.larva, me.larva)
    yield Fact("health", "slime", (me.key,), -W.slime * me.slimed, me.slimed)


def dangers(view: NemesisView, me: CrewView, here: int) -> Iterator[Fact]:
    """Intruders, noise and fire; more than a certain amount is not thought of."""
    place, neighbours = ROOM_KEYS[here], {room for _, room in BOARDS[view.side].neighbours[here]}
    found: list[Fact] = []
    for one in view.intruders:
        room = ROOM_NUMBERS[one.room]
        near = 3 if room == here else 2 if room in neighbours else 1
        found.append(Fact("peril", "intruder", (one.key,), harm_of(view, me, one, here), near, -1, (one.room,)))
    loud, harm = loud_here(view, me, here)
    few = surprised(me, loud) if harm else 0.0
    found.append(Fact("peril", "noise-here", (), harm - few, loud, -1, (place,)))
    found.append(Fact("peril", "hand", (), few, me.cards, 1, (place,)))
    noise = sum([one.noise for one in view.corridors])
    found.append(Fact("peril", "noise-afar", (me.key,), W.noise_afar * noise, noise))
    fire = view.rooms[here - 1].fire
    found.append(Fact("peril", "fire-here", (), W.fire * fire, fire, -1, (place,)))
    total = sum([one.worth for one in found])
    scale = W.most_harm / total if total > W.most_harm else 1.0
    yield from [one._replace(worth=-scale * one.worth) for one in found]


def state_of_ship(view: NemesisView) -> Iterator[Fact]:
    burning = [room.key for room in view.rooms if room.fire]
    broken = [room.key for room in view.rooms if room.malfunction]
    unburnt = ship(view, fires=False)
    yield Fact("ship", "malfunctions", (), unburnt, len(broken), -1, tuple(broken))
    yield Fact("ship", "fires", (), ship(view) - unburnt, len(burning), -1, tuple(burning))


def belongings(view: NemesisView, me: CrewView) -> Iterator[Fact]:
    held = [*me.items, *[one.item for one in me.hands if one.item]]
    for key in dict.fromkeys(held):
        n = held.count(key)
        yield Fact("things", "item", (key,), n * W.items.get(key, W.any_item), n, 1)
    attached = sum([len(one.attached) for one in me.hands if one.item])
    yield Fact("things", "quest", (me.key,), W.quest * (attached - len(me.quests)), len(me.quests))
    ammo = sum([one.ammo for one in me.hands if one.item])
    worth = W.ammo * min(ammo, W.most_ammo) + W.more_ammo * W.ammo * max(ammo - W.most_ammo, 0)
    yield Fact("things", "ammo", (me.key,), worth, ammo, 1)
    known = sum([bool(weakness) for weakness in view.weaknesses])
    yield Fact("things", "weaknesses", (me.key,), W.weakness * known, known, 1)
    explored = [room.key for room in view.rooms if room.tile]
    yield Fact("things", "explored", (), W.explored * len(explored), len(explored), 1, tuple(explored[-1:]))
