"""Plans in the words of the game: what somebody goes for, the next step of it, and what it is worth.

A plan is chosen anew from every position, so one that breaks is given up at once. Everybody makes the plans of a crew
in the same way, from what lies on the table.
"""

from __future__ import annotations

from typing import NamedTuple

from .aims import Aim, aims
from .prospects import Chain, Chart
from .team import chance_of_all, common_plans, own_share, promise
from .weights import W

SURVIVE = Aim(0.0)

STEPS = {
    "comms-room": "to-signal", "nest": "to-nest", "generator": "to-destruct", "laboratory": "to-analyse",
    "surgery": "to-deliver", "cockpit": "to-steer", "engine-1": "to-mend", "engine-2": "to-mend",
    "engine-3": "to-mend",
}  # fmt: skip  # what one goes to a room for
SCOUT, FETCH, HOME = "to-scout", "to-fetch", "to-leave"


def best_plan(chart: Chart) -> float:
    """The best of all that could be aimed at, and of saving only the own skin."""
    if chart.view.mode == "coop":
        return chance_of_all(chart)
    found = [aim for objective in chart.me.objective_cards for aim in aims(chart, objective)]
    if chart.me.fate:
        return safe(chart, found)
    found.sort(key=lambda aim: -aim.luck)
    best = 0.0
    for aim in (*found, SURVIVE):
        best = worth_of(chart, aim, W.survival + W.objective * aim.luck, best)
    return best


def worth_of(chart: Chart, aim: Aim, prize: float, best: float) -> float:
    """The prize, by the best way out that this aim allows, or `best` if that is more."""
    deadline, chains = chart.deadline(), list(aim.chains)
    for way_out in chart.exits(aim.place or "earth"):
        if prize * way_out.chance <= best:
            break
        if way_out.kind in aim.exits:
            cards = chart.way([*chains, *way_out.chains], way_out.last)
            best = max(best, prize * way_out.chance * chart.timely(cards, way_out.wait, deadline))
    return best


class Plan(NamedTuple):
    """What one goes for: the objective ("": only to survive; in full cooperation the first that all have)."""

    worth: float
    cards: float  # Action cards that it still takes, about
    objective: str
    room: int  # where the next errand is; 0: nowhere yet known
    step: str = ""  # and what it is, in full cooperation


def plan_of(chart: Chart) -> Plan | None:
    """The plan that `best_plan` has judged; None for who has left, or where there is none."""
    if chart.me.fate:
        return None
    found = common_plan(chart) if chart.view.mode == "coop" else own_plans(chart)
    return max(found, key=lambda plan: plan.worth, default=None)


def own_plans(chart: Chart) -> list[Plan]:
    found: list[Plan] = []
    cards = chart.me.objective_cards
    wanted = [("", SURVIVE), *[(objective, aim) for objective in cards for aim in aims(chart, objective)]]
    for objective, aim in wanted:
        prize, deadline = W.survival + W.objective * aim.luck, chart.deadline()
        for way_out in chart.exits(aim.place or "earth"):
            if way_out.kind in aim.exits:
                chains = [*aim.chains, *way_out.chains]
                effort = chart.way(chains, way_out.last)
                worth = prize * way_out.chance * chart.timely(effort, way_out.wait, deadline)
                found.append(Plan(worth, effort, objective, next_room(chart, [*chains, (way_out.last,)])))
    return found


def common_plan(chart: Chart) -> list[Plan]:
    objective = next((key for who in chart.view.crew for key in who.objective_cards), "")
    found: list[Plan] = []
    for plan in common_plans(chart):
        cards, chains = own_share(chart, plan)
        room = next_room(chart, chains)
        found.append(Plan(promise(chart, plan), cards, objective, room, step_in(chart, room, len(chains) == 1)))
    return found


def step_in(chart: Chart, room: int, leaving: bool) -> str:
    """What this seat goes to a room for, as a word of the plan."""
    if leaving or not room:
        return HOME if leaving else ""
    tile = chart.view.rooms[room - 1].tile
    return STEPS.get(tile, FETCH) if tile else SCOUT


def next_room(chart: Chart, chains: list[Chain]) -> int:
    """The nearest beginning of an errand; the last chain is the way out, and comes when nothing else is left."""
    first = [chain[0].rooms for chain in chains[:-1] if chain] or [chains[-1][0].rooms]
    return min([chart.nearest(chart.room, rooms) for rooms in first if rooms], default=(0.0, 0))[1]


def safe(chart: Chart, found: list[Aim]) -> float:
    """Asleep or away: what has not been done will not be done by this seat."""
    asleep = chart.me.fate == "hibernating"
    best = W.survival * (chart.out("earth") if asleep else 1.0)
    for aim in found:
        arrives = chart.out(aim.place or "earth") if asleep or aim.place else 1.0
        luck = 0.0 if aim.chains else aim.luck
        best = max(best, arrives * (W.survival + W.objective * luck))
    return best
