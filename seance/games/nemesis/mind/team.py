"""Full cooperation: who of the crew does what, and the chance that all is done in time and somebody lives to tell.

Everybody divides the work in the same way, from what lies on the table: nobody has to be told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import prod
from typing import NamedTuple

from seance.games.nemesis.rules.board import ROOM_NUMBERS
from seance.games.nemesis.rules.printed import POD_CAPACITY, Condition

from .aims import PARTS, kind_of
from .body import uninfected, vigour
from .duties import DESTROYED, JUMPS, Duty, bearers, by_objective, course, duties, engines, objectives, together, unseen
from .prospects import CHAMBERS, PODS_OPEN, ROOM_ACTION, UNTIL_PODS, Chain, Chart, Stop, distances, timely
from .weights import W

STEPS = (1.0,) * (len(ROOM_NUMBERS) + 1)
TINY = 1e-9


class Work(NamedTuple):
    """What falls to one seat: the errands, the cards that they take, and where they end."""

    seat: int
    chains: tuple[Chain, ...] = ()
    cards: float = 0.0
    room: int = 0
    sweeps: bool = False  # the last errand is to look into rooms


Places = tuple[tuple[int, int], ...]  # who is awake, and where


@lru_cache(maxsize=1 << 14)
def divided(
    side: str, places: Places, tasks: tuple[Duty, ...], rooms: tuple[int, ...], hop: float = W.hop
) -> tuple[Work, ...]:
    """The work that would be done first goes to whoever would do it first; rooms to explore go to who is near.

    Empty, if there is work that nobody can do. Noise, doors and Intruders play no part, so that the work is not
    divided anew at every step.
    """
    works = [Work(seat, room=room) for seat, room in places]
    left = list(tasks)
    while left:
        offers = [
            (work.cards + effort(side, work.room, duty.chain)[0], place, n)
            for n, duty in enumerate(left)
            for place, work in enumerate(works)
            if not duty.only or work.seat in duty.only
        ]
        if not offers:
            return ()
        cards, place, n = min(offers)
        work, chain = works[place], left.pop(n).chain
        room = effort(side, work.room, chain)[1]
        works[place] = work._replace(chains=(*work.chains, chain), cards=cards, room=room)
    return tuple(sweeping(side, works, rooms, hop)) if rooms and works else tuple(works)


def sweeping(side: str, works: list[Work], rooms: tuple[int, ...], hop: float) -> Iterator[Work]:
    shares: list[list[int]] = [[] for _ in works]
    for room in rooms:
        far = distances(side, 0, STEPS, room)
        costs = [
            far[work.room] + W.loaded * (work.cards + hop * len(share))
            for work, share in zip(works, shares, strict=True)
        ]
        shares[costs.index(min(costs))].append(room)
    for work, share in zip(works, shares, strict=True):
        if share:
            chain = (Stop(tuple(share), hop * (len(share) - 1)),)
            more, room = effort(side, work.room, chain)
            yield work._replace(chains=(*work.chains, chain), cards=work.cards + more, room=room, sweeps=True)
        else:
            yield work


def effort(side: str, start: int, chain: Chain) -> tuple[float, int]:
    """The cards for an errand on a quiet ship, and where it ends."""
    cost, here = 0.0, start
    for stop in chain:
        if stop.rooms:
            far = distances(side, 0, STEPS, here)
            here = min(stop.rooms, key=far.__getitem__)
            cost += far[here]
        cost += stop.cards
    return cost, here


# ---- chances ---------------------------------------------------------------------------------------------------


class Leaving(NamedTuple):
    """How the crew means to leave: where to, the chance that it then works, the cards and the rounds it takes."""

    last: Stop
    chance: float
    wait: float
    gone: dict[str, float]  # the chances of those who have left before
    cards: float = 0.0


def chance_without(chart: Chart) -> float:
    """What the others can still achieve if this seat falls."""
    everybody = chart.awake
    chart.awake = [who for who in everybody if who is not chart.me]
    found = chance_of_all(chart)
    chart.awake = everybody
    return found


def chance_of_all(chart: Chart) -> float:
    """The best of all plans: whether the ship jumps or is destroyed, and whether one sleeps or leaves in pods."""
    return max([promise(chart, plan) for plan in common_plans(chart)], default=0.0)


class Goal(NamedTuple):
    """What one objective takes for itself, the luck it needs besides, and whether somebody must live to have it."""

    tasks: tuple[Duty, ...]
    luck: float
    lived: bool
    swept: bool  # all rooms have to be explored


class Common(NamedTuple):
    """A plan of the crew: all that is to be done, how one leaves then, and what each objective takes of it."""

    tasks: tuple[Duty, ...]
    rooms: tuple[int, ...]  # to be explored, or searched for what is still to be found
    leaving: Leaving
    wanted: tuple[Condition, ...]
    luck: float
    goals: tuple[Goal, ...]

    @property
    def searched(self) -> bool:
        """The rooms are only searched: half of them will do."""
        return not any(goal.swept for goal in self.goals)


def common_plans(chart: Chart) -> Iterator[Common]:
    """Each with the luck that it needs besides."""
    if not chart.awake and all(who.fate in ("", "dead") for who in chart.view.crew):
        return
    cards = objectives(chart.view)
    for ship, wanted in together(cards):
        tasks = tuple(duties(chart, wanted))
        steering, right = course(chart, "earth")
        mending, running = engines(chart)
        flying = (*steering, *mending) if chart.view.destruct < 0 else ()
        earth = right * running * (chart.view.destruct < 0)
        goals = tuple([goal(chart, way, flying, earth) for way in by_objective(cards, ship)])
        if ship == JUMPS and chart.view.destruct < 0:
            every = (*tasks, *flying)
            yield Common(every, places_to_see(chart, wanted, every), asleep(chart), wanted, right * running, goals)
        if not any(one.kind == "ship-reaches" for one in wanted):
            whole = any(one.kind == "object-in-room" for one in wanted)
            lasts = float(chart.view.destruct < 0) * running_now(chart) if whole else 1.0
            yield Common(tasks, places_to_see(chart, wanted, tasks), by_pod(chart, ship), wanted, lasts, goals)


def goal(chart: Chart, way: tuple[Condition, ...], flying: tuple[Duty, ...], earth: float) -> Goal:
    """One way to meet an objective; `flying` and `earth`: what is to be done for the ship, and its chance then."""
    tasks = tuple(duties(chart, way))
    kinds = [one.kind for one in way]
    if "ship-reaches" in kinds:
        return Goal((*tasks, *flying), earth, True, False)
    return Goal(tasks, 1.0, "carried-away" in kinds, bool(unseen(chart, way)))


def places_to_see(chart: Chart, wanted: tuple[Condition, ...], tasks: tuple[Duty, ...]) -> tuple[int, ...]:
    """The rooms that somebody has to look into: all, or those where something that is needed may be."""
    found = unseen(chart, wanted)
    if not found and any(not stop.rooms for duty in tasks for stop in duty.chain):
        return tuple(chart.unexplored_1)
    return found


def own_share(chart: Chart, plan: Common) -> tuple[float, list[Chain]]:
    """Of a common plan: the cards that it still takes this seat to do its part and to get away, and the errands."""
    works = shared_out(chart, plan)
    chains = next((list(work.chains) for work in works if work.seat == chart.view.seat), [])
    return chart.way(chains, plan.leaving.last) + plan.leaving.cards, [*chains, (plan.leaving.last,)]


def shared_out(chart: Chart, plan: Common) -> tuple[Work, ...]:
    """Who of those awake does what."""
    places = tuple([(who.seat, chart.room_of(who)) for who in chart.awake])
    return divided(chart.view.side, places, plan.tasks, plan.rooms, W.search if plan.searched else W.hop)


def running_now(chart: Chart) -> float:
    return chart.repairs()[0][1]


def promise(chart: Chart, plan: Common) -> float:
    """That everybody does what falls to them in time and somebody survives; and something for each objective."""
    view, deadline, leaving = chart.view, chart.deadline(), plan.leaving
    works = shared_out(chart, plan)
    hopeless = bool(plan.tasks) and not works
    lives = [leaving.gone.get(who.fate, 0.0) for who in view.crew]
    done: dict[Chain, float] = {}  # the chance of each errand
    luck = plan.luck * (not hopeless)
    luck *= prod([duty.luck * W.undone ** len(duty.chain) for duty in plan.tasks], start=1.0)
    swept = 1.0
    for work in works:
        who = view.crew[work.seat]
        if who is chart.me:
            cards = chart.way(list(work.chains), None)
            home = chart.way(list(work.chains), leaving.last) + leaving.cards
            hale = 1.0  # the own body counts for itself
        else:
            cards = work.cards
            home = cards + effort(view.side, work.room, (leaving.last,))[0] + leaving.cards
            hale = vigour(view, who)
        in_time = timely(view, who, cards, 0.0, deadline) if work.chains else 1.0
        lives[who.seat] = hale * leaving.chance * timely(view, who, home, leaving.wait, deadline) / (in_time + TINY)
        if work.chains:
            does = in_time * (1 - W.patience * (1 - hale))
            does += (1 - does) * W.backup * relieved(chart, work, works)
            errands = work.chains[:-1] if work.sweeps else work.chains
            for chain in errands:
                done[chain] = does
            seen = 1 - (W.scouted if plan.searched else 1.0) * (1 - does)
            if work.sweeps:
                swept *= seen
            luck *= does if errands else seen
    survives = survivor(chart, lives, plan.wanted)
    credit = 0.0 if hopeless else sum([met(one, done, swept, survives) for one in plan.goals]) / len(plan.goals)
    return (1 - W.credit) * luck * survives + W.credit * credit


def met(goal: Goal, done: Mapping[Chain, float], swept: float, survives: float) -> float:
    """The chance that one objective is met, whatever becomes of the others."""
    found = goal.luck * (survives if goal.lived else 1.0) * (swept if goal.swept else 1.0)
    for duty in goal.tasks:
        found *= duty.luck * W.undone ** len(duty.chain) * done.get(duty.chain, 1.0)
    return found


def relieved(chart: Chart, work: Work, works: Sequence[Work]) -> float:
    """The chance that somebody else does this work after the own, if it is not done."""
    view, best = chart.view, 0.0
    for other in works:
        if other.seat != work.seat:
            cards, room = other.cards + W.handover, other.room
            for chain in work.chains:
                more, room = effort(view.side, room, chain)
                cards += more
            who = view.crew[other.seat]
            best = max(best, vigour(view, who) * timely(view, who, cards, 0.0, chart.deadline()))
    return best


def survivor(chart: Chart, lives: list[float], wanted: Sequence[Condition]) -> float:
    """That somebody survives, or whoever carries what has to be carried away."""
    lives = [min(life, 1.0) * uninfected(who) for life, who in zip(lives, chart.view.crew, strict=True)]
    carried = [one.what for one in wanted if one.kind == "carried-away"]
    if carried and (holding := bearers(chart, carried)):
        lives = [lives[seat] for seat in holding]
    return 1 - prod([1 - life for life in lives], start=1.0)


def asleep(chart: Chart) -> Leaving:
    wait = max(chart.view.time - CHAMBERS, 0)
    return Leaving(chart.rolling(chart.at("hibernatorium")), W.sure, wait, {"hibernating": 1.0, "escaped": 1.0})


def by_pod(chart: Chart, ship: str) -> Leaving:
    view = chart.view
    free = [pod for pod in view.pods if not pod.launched and len(pod.crew) < POD_CAPACITY]
    opened = [pod for pod in free if pod.open]
    sections = [f"evacuation-section-{pod.section}" for pod in opened or free]
    known = tuple(sorted({chart.tiles[section] for section in sections if section in chart.tiles}))
    last = Stop(known, ROOM_ACTION) if known or not free else chart.at(sections[0])
    gone = {"hibernating": chart.out("earth") if view.destruct < 0 else 0.0, "escaped": 1.0}
    if not free:
        return Leaving(last, 0.0, 0.0, gone)
    if opened:
        return Leaving(last, W.sure, 0.0, gone)
    if view.destruct >= 0:
        return Leaving(last, W.sure, max(view.destruct - PODS_OPEN, 0), gone)
    if ship == DESTROYED:
        return Leaving(last, W.blast, UNTIL_PODS, gone)
    if any(key.startswith("evacuation-key") for who in view.crew if not who.fate for key in who.items):
        return Leaving(last, W.opened, 0.0, gone, 1.0)
    if "hatch-control-system" in chart.tiles:
        return Leaving(last, W.opened, 0.0, gone, W.hatches)
    return Leaving(last, W.locked, W.patient, gone)


# ---- what is so already ----------------------------------------------------------------------------------------


def so_far(chart: Chart, one: Condition) -> bool:
    """Is it so already, by anybody's doing?"""
    crew = chart.view.crew
    if one.kind == "signal-sent":
        return any(who.signal for who in crew)
    if one.kind == "carried-away":
        away = [who for who in crew if who.fate in ("escaped", "hibernating")]
        return any(not held.item and kind_of(held.key) == one.what for who in away for held in who.hands)
    part = PARTS[one.kind](chart, one)
    return part.luck == 1 and not part.chains and not part.place
