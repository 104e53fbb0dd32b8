"""How many rounds a journey takes: one Travel action in a round, and a ticket whenever a city sells one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from seance.games.eldritch.rules.places import BY_SHIP, BY_TRAIN, NEAR
from seance.games.eldritch.rules.printed import CITY, SPACES

MOST_TICKETS = 2


class Stand(NamedTuple):
    """Where somebody is, with how many tickets."""

    space: str
    trains: int
    ships: int


@cache
def landings(stand: Stand) -> frozenset[Stand]:
    """Where one Travel action can lead; also nowhere."""
    found = {stand}
    row = [Stand(near, stand.trains, stand.ships) for near in NEAR[stand.space]]
    for here in row:
        if here not in found:
            found.add(here)
            if here.trains:
                row += [Stand(there, here.trains - 1, here.ships) for there in BY_TRAIN[here.space]]
            if here.ships:
                row += [Stand(there, here.trains, here.ships - 1) for there in BY_SHIP[here.space]]
    return frozenset(found)


def prepared(stand: Stand) -> Iterator[Stand]:
    """After one Prepare for Travel action, or none."""
    yield stand
    if SPACES[stand.space].kind == CITY and stand.trains + stand.ships < MOST_TICKETS:
        if BY_TRAIN[stand.space]:
            yield Stand(stand.space, stand.trains + 1, stand.ships)
        if BY_SHIP[stand.space]:
            yield Stand(stand.space, stand.trains, stand.ships + 1)


@cache
def after_round(stand: Stand) -> frozenset[Stand]:
    """Travel and Prepare for Travel, in either order."""
    before = {there for ready in prepared(stand) for there in landings(ready)}
    return frozenset(before | {ready for there in landings(stand) for ready in prepared(there)})


@cache
def rounds(stand: Stand) -> Mapping[str, int]:
    """By space: how many rounds from now somebody can be there; 0 is where they are."""
    found = {stand.space: 0}
    seen, edge, n = {stand}, {stand}, 0
    while edge and len(found) < len(SPACES):
        n += 1
        edge = {there for here in edge for there in after_round(here)} - seen
        seen |= edge
        for there in edge:
            found.setdefault(there.space, n)
    return found


@cache
def rounds_if_travelling(stand: Stand) -> Mapping[str, int]:
    """The same for whoever can still travel in this round."""
    found = dict(rounds(stand))
    for there in landings(stand):
        for space, n in rounds(there).items():
            if n < found[space]:
                found[space] = n
    return found
