"""Who answers what: which things in play have an ability at a point, change a stat, forbid something.

Made when it is first asked for, dropped by `s.changed()` whenever a card enters or leaves play, never copied.
"""

from __future__ import annotations

from collections.abc import Iterator

from seance.engine import cites

from .pieces import NOBODY, Enemy, Investigator, Location, Thing
from .registers import (
    ABILITIES,
    ACTION_COSTS,
    CONSTANTS,
    EXTRA_ACTIONS,
    FACTORS,
    FIXED,
    FORBIDS,
    Ability,
    Constant,
    Forbid,
)
from .state import Table


class Source:
    """An ability of a thing in play, and the seat in whose areas it lies (or NOBODY)."""

    __slots__ = ("ability", "seat", "thing")

    def __init__(self, thing: Thing, seat: int, ability: Ability) -> None:
        self.thing = thing
        self.seat = seat
        self.ability = ability


class Index:
    __slots__ = ("dearer", "extra", "factors", "fixed", "forbids", "names", "points", "stats", "ways")

    def __init__(self, s: Table) -> None:
        self.points: dict[str, list[Source]] = {}
        self.stats: dict[str, list[tuple[Thing, Constant]]] = {}
        self.factors: dict[str, list[tuple[Thing, Constant]]] = {}
        self.fixed: dict[str, list[tuple[Thing, Constant]]] = {}
        self.forbids: dict[str, list[tuple[Thing, Forbid]]] = {}
        self.names: dict[str, list[tuple[Thing, int]]] = {}  # by printed key
        self.ways: dict[str, list[Location]] = {}  # what is connected with a location, as far as it was asked for
        for thing, name, seat in everything(s):
            self.names.setdefault(name, []).append((thing, seat))
            for ability in ABILITIES.get(name, ()):
                self.points.setdefault(ability.point, []).append(Source(thing, seat, ability))
            for constant in CONSTANTS.get(name, ()):
                self.stats.setdefault(constant.stat, []).append((thing, constant))
            for factor in FACTORS.get(name, ()):
                self.factors.setdefault(factor.stat, []).append((thing, factor))
            for fixed in FIXED.get(name, ()):
                self.fixed.setdefault(fixed.stat, []).append((thing, fixed))
            for forbid in FORBIDS.get(name, ()):
                self.forbids.setdefault(forbid.what, []).append((thing, forbid))
        self.dearer = [key for key in ACTION_COSTS if key in self.names]
        self.extra = [key for key in EXTRA_ACTIONS if key in self.names]


@cites("AHC-INP-01", "AHC-INP-02", "AHC-INP-03", "AHC-INP-05", "AHC-DIS-03")
def everything(s: Table) -> Iterator[tuple[Thing, str, int]]:
    """Everything in play that has a text: the thing, how registers call it, in whose areas it lies."""
    for who in s.in_order():
        yield who, who.persona.key, who.seat
        for card in who.assets:
            yield card, card.card.key, who.seat
        for card in who.threats:
            yield card, card.card.key, who.seat
    for enemy in s.enemies:
        yield enemy, enemy.card.key, NOBODY
    for location in s.locations:
        yield location, location.face, NOBODY
    for card in s.at_locations:
        yield card, card.card.key, NOBODY
    for current in (s.act, s.agenda):
        if current is not None:
            yield current, current.card.key, NOBODY


def index(s: Table) -> Index:
    found = s.index
    if found is None:
        found = s.index = Index(s)
    return found


def having(s: Table, name: str) -> list[tuple[Thing, int]]:
    """Things in play with this printed key (and in whose areas they lie), unless their text is blank."""
    found = index(s).names.get(name)
    if found is None:
        return []
    return [one for one in found if not is_blank(s, one[0])]


@cites("AHC-BLK-01", "AHC-BLK-02")
def is_blank(s: Table, thing: Thing) -> bool:
    """Is its text box treated as if it were blank?"""
    if s.lasting and s.lasts("blank", thing.key):
        return True
    sources = index(s).stats.get("blank")
    if sources is None:
        return False
    return any(constant.value(s, this, thing) > 0 and not is_blank(s, this) for this, constant in sources)


@cites("AHC-LOC-03")
def is_at(s: Table, thing: Thing) -> str:
    """The location where something is ("": everywhere and nowhere, such as the act)."""
    if isinstance(thing, (Investigator, Enemy)):
        return thing.location
    if isinstance(thing, Location):
        return thing.key
    location = getattr(thing, "location", "")
    if location:
        return str(location)
    return next((who.location for who in s.investigators if thing in who.assets or thing in who.threats), "")
