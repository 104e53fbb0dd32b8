"""Who does which errand, so that all are done soonest: everybody walks the shortest tour through the own ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from seance.games.arkham.show.view import ArkhamView, InvestigatorView

from .ways import Town, town_of

MOST_PLANS = 81  # ways to share the errands that are all looked at


class Errand(NamedTuple):
    """Something to be done at a location: the actions that it takes there, by investigator."""

    place: str
    costs: tuple[float, ...]


def shared(view: ArkhamView, people: Sequence[InvestigatorView], errands: Sequence[Errand]) -> float:
    """The actions of all; those of whoever has the longest tour count the most."""
    return soonest(town_of(view), tuple([who.location for who in people]), tuple(errands))


@lru_cache(maxsize=4096)
def soonest(town: Town, starts: tuple[str, ...], errands: tuple[Errand, ...]) -> float:
    hands = range(len(starts))
    plans: Iterable[Sequence[int]] = product(hands, repeat=len(errands))
    if len(hands) ** len(errands) > MOST_PLANS:
        plans = [one_by_one(town, starts, errands)]
    return min([length(town, starts, errands, plan) for plan in plans])


def one_by_one(town: Town, starts: Sequence[str], errands: Sequence[Errand]) -> list[int]:
    """Each errand to the one with whom all are done soonest then."""
    plan: list[int] = []
    for _ in errands:
        plan.append(min(range(len(starts)), key=lambda i: length(town, starts, errands, [*plan, i])))
    return plan


def length(town: Town, starts: Sequence[str], errands: Sequence[Errand], plan: Sequence[int]) -> float:
    """If the first errands are done by those whom the plan names."""
    loads: list[float] = []
    for i, start in enumerate(starts):
        own = [one for one, hand in zip(errands, plan, strict=False) if hand == i]
        loads.append(town.tour(start, frozenset([one.place for one in own])) + sum([one.costs[i] for one in own]))
    return (sum(loads) + len(loads) * max(loads)) / 2
