"""Who answers what: which things in play have an ability at a point, change a stat, forbid something.

Made when it is first asked for, dropped by `s.changed()` whenever a card enters or leaves play, never copied.
"""

from __future__ import annotations

from seance.engine import cites

from .pieces import NOBODY, Enemy, Investigator, Location, Thing
from .registers import (
    ABILITIES,
    ACTION_COSTS,
    ACTIONS,
    CONSTANTS,
    COST_CHANGES,
    EXTRA_ACTIONS,
    FACTORS,
    FIXED,
    FORBIDS,
    PLAYABLE_FROM_DISCARD,
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
    __slots__ = (
        "active", "cheaper", "dearer", "extra", "factors", "fixed", "forbids", "from_discard", "names", "points",
        "stats", "usual_actions", "usual_turn", "ways",
    )  # fmt: skip

    def __init__(self, s: Table) -> None:
        self.points: dict[str, list[Source]] = {}
        self.stats: dict[str, list[tuple[Thing, Constant]]] = {}
        self.factors: dict[str, list[tuple[Thing, Constant]]] = {}
        self.fixed: dict[str, list[tuple[Thing, Constant]]] = {}
        self.forbids: dict[str, list[tuple[Thing, Forbid]]] = {}
        self.names: dict[str, list[tuple[Thing, int]]] = {}  # by printed key
        self.ways: dict[str, list[Location]] = {}  # what is connected with a location, as far as it was asked for
        names = self.names
        for thing, name, seat in everything(s):
            names.setdefault(name, []).append((thing, seat))
            if name in ABILITIES:
                for ability in ABILITIES[name]:
                    self.points.setdefault(ability.point, []).append(Source(thing, seat, ability))
            if name in CONSTANTS:
                for constant in CONSTANTS[name]:
                    self.stats.setdefault(constant.stat, []).append((thing, constant))
            if name in FACTORS:
                for factor in FACTORS[name]:
                    self.factors.setdefault(factor.stat, []).append((thing, factor))
            if name in FIXED:
                for fixed in FIXED[name]:
                    self.fixed.setdefault(fixed.stat, []).append((thing, fixed))
            if name in FORBIDS:
                for forbid in FORBIDS[name]:
                    self.forbids.setdefault(forbid.what, []).append((thing, forbid))
        self.active = not ACTIONS.keys().isdisjoint(names)  # is there anything to activate?
        self.usual_turn = not (self.factors or "actions" in self.stats or "actions" in self.fixed)
        self.dearer = [key for key in ACTION_COSTS if key in names]
        self.extra = [key for key in EXTRA_ACTIONS if key in names]
        self.usual_actions = self.usual_turn and not self.dearer and not self.extra  # as many, and each costs one
        self.cheaper = [key for key in COST_CHANGES if key in names]
        self.from_discard = [key for key in PLAYABLE_FROM_DISCARD if key in names]


@cites("AHC-INP-01", "AHC-INP-02", "AHC-INP-03", "AHC-INP-05", "AHC-DIS-03")
def everything(s: Table) -> list[tuple[Thing, str, int]]:
    """Everything in play that has a text: the thing, how registers call it, in whose areas it lies."""
    found: list[tuple[Thing, str, int]] = []
    for who in s.in_order():
        found.append((who, who.persona.key, who.seat))
        found += [(card, card.card.key, who.seat) for card in who.assets + who.threats]
    found += [(enemy, enemy.card.key, NOBODY) for enemy in s.enemies]
    found += [(location, location.face, NOBODY) for location in s.locations]
    found += [(card, card.card.key, NOBODY) for card in s.at_locations]
    return found + [(current, current.card.key, NOBODY) for current in (s.act, s.agenda) if current is not None]


def index(s: Table) -> Index:
    """Asked for as `s.index or index(s)`: it is nearly always there."""
    found = s.index
    if found is None:
        found = s.index = Index(s)
    return found


def having(s: Table, name: str) -> list[tuple[Thing, int]]:
    """Things in play with this printed key (and in whose areas they lie), unless their text is blank."""
    names = (s.index or index(s)).names
    return [one for one in names[name] if not is_blank(s, one[0])] if name in names else []


@cites("AHC-BLK-01", "AHC-BLK-02")
def is_blank(s: Table, thing: Thing) -> bool:
    """Is its text box treated as if it were blank?"""
    if s.lasting and s.lasts("blank", thing.key):
        return True
    stats = (s.index or index(s)).stats
    if "blank" not in stats:
        return False
    return any(constant.value(s, this, thing) > 0 and not is_blank(s, this) for this, constant in stats["blank"])


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
