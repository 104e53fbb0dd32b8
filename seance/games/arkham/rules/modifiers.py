"""Values: always the printed one with every modifier that holds now, each with its source; and what cannot be done."""

from __future__ import annotations

from math import prod

from seance.engine import cites

from .index import index, is_blank
from .pieces import Enemy, Investigator, Lasting, Location, Thing
from .printed import EnemyCard
from .registers import LASTING_FORBIDS
from .state import Table

ACTIONS_IN_A_TURN = 3
HAND_SIZE = 8


@cites("AHC-BAS-01", "AHC-BAS-02", "AHC-PIN-02", "AHC-PRT-01")
def base(s: Table, stat: str, thing: Thing) -> int:
    """The printed value."""
    if type(thing) is Investigator:
        if stat == "actions":
            return ACTIONS_IN_A_TURN
        if stat == "health":
            return thing.persona.health
        if stat == "sanity":
            return thing.persona.sanity
        return HAND_SIZE if stat == "hand-size" else thing.persona.skills[stat]
    if type(thing) is Enemy:
        card = thing.card
        if stat == "fight":
            return card.fight
        if stat == "evade":
            return card.evade
        if stat == "damage":
            return card.damage
        if stat == "horror":
            return card.horror
        assert stat == "health", stat
        if not isinstance(card, EnemyCard):
            return card.health
        health = s.per_investigator(card.health) if card.per_investigator else card.health
        return health + (0 if is_blank(s, thing) else s.per_investigator(card.more_health))
    assert isinstance(thing, Location), stat
    return thing.card.shroud


@cites("AHC-MOD-01", "AHC-MOD-02", "AHC-CON-02", "AHC-CON-03", "AHC-LST-01", "AHC-LST-02")
def modifiers(s: Table, stat: str, thing: Thing) -> list[tuple[str, int]]:
    """What changes the value now: source, how much."""
    found: list[tuple[str, int]] = []
    sources = (s.index or index(s)).stats.get(stat)
    if sources is not None:
        for this, constant in sources:
            n = constant.value(s, this, thing)
            if n and not is_blank(s, this):
                found.append((this.key, n))
    found += [(one.on, one.n) for one in s.lasting if one.what == stat and one.on == thing.key]
    return found


@cites("AHC-MOD-02", "AHC-MOD-05", "AHC-MOD-06")
def stat(s: Table, name: str, thing: Thing) -> int:
    """The value now. Only the sum is never below zero: what is beyond stays in force."""
    known = s.index or index(s)
    value = unmodified(s, name, thing) if name in known.fixed else base(s, name, thing)
    if name not in known.stats and not s.lasting and not known.factors:
        return value
    return max(0, multiplied(s, name, thing, value + sum([n for _, n in modifiers(s, name, thing)])))


@cites("AHC-MOD-03", "AHC-MOD-04")
def multiplied(s: Table, name: str, thing: Thing, value: int) -> int:
    """Doubled and halved after everything was added; only what comes out is rounded, upwards."""
    halves = [factor.value(s, this, thing) for this, factor in index(s).factors.get(name, ()) if not is_blank(s, this)]
    return -(-value * prod(halves) >> len(halves))


def unmodified(s: Table, name: str, thing: Thing) -> int:
    """The printed value, or what a card in play says it is."""
    values = [n for _, n in fixed_values(s, name, thing)]
    return values[-1] if values else base(s, name, thing)


@cites("AHC-PRI-04")
def fixed_values(s: Table, name: str, thing: Thing) -> list[tuple[Thing, int]]:
    """What cards say the value is, in the order in which they are applied: the last one holds."""
    sources = (s.index or index(s)).fixed.get(name)
    if sources is None:
        return []
    held = [(this, fixed.value(s, this, thing)) for this, fixed in sources if not is_blank(s, this)]
    return sorted([one for one in held if one[1] >= 0], key=lambda one: s.lasts("prevails", one[0].key))


def restricted(s: Table, what: str) -> bool:
    """Could anything say that this cannot be done?"""
    return bool(s.lasting) or what in (s.index or index(s)).forbids


@cites("AHC-CNT-01")
def forbidden(s: Table, what: str, who: Investigator | Enemy, to: str = "") -> bool:
    """Does anything say that this cannot be done?"""
    if what in (s.index or index(s)).forbids and forbidder(s, what, who, to):
        return True
    return any(lasting_forbids(s, one, what, who, to) for one in s.lasting) if s.lasting else False


def forbidder(s: Table, what: str, who: Investigator | Enemy, to: str = "") -> str:
    """The thing in play that says that this cannot be done; "" if nothing does, or only a lasting effect."""
    for this, forbid in (s.index or index(s)).forbids.get(what, ()):
        if forbid.holds(s, this, who, to) and not is_blank(s, this):
            return this.key
    return ""


def lasting_forbids(s: Table, one: Lasting, what: str, who: Investigator | Enemy, to: str) -> bool:
    if one.what == f"cannot-{what}" and one.on == who.key:
        return True
    kind, holds = LASTING_FORBIDS.get(one.what, ("", None))
    return kind == what and holds is not None and holds(s, one.on, who, to)


@cites("AHC-KEY-01", "AHC-KEY-02", "AHC-KEY-04", "AHC-KEY-06", "AHC-BLK-03")
def keywords(s: Table, enemy: Enemy) -> tuple[str, ...]:
    return () if not enemy.card.keywords or is_blank(s, enemy) else enemy.card.keywords


@cites("AHC-HLT-06")
def health_left(s: Table, thing: Investigator | Enemy) -> int:
    return stat(s, "health", thing) - thing.damage


@cites("AHC-SAN-03")
def sanity_left(s: Table, who: Investigator) -> int:
    return stat(s, "sanity", who) - who.horror
