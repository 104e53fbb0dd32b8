"""Reckoning: monsters, the Ancient One, Mythos cards, then what investigators have."""

from __future__ import annotations

from seance.engine import Flow, Option, choose, cites

from .pieces import InPlay, Investigator, Monster, Owned, Record
from .registers import RECKONINGS, resolve, serves, text_key
from .state import World

MONSTERS, MYTHOS, POSSESSIONS = range(3)


@cites("EH-MYTHOS-05", "EH-MYTHOS-07")
def reckon(s: World) -> None:
    """Everything in play that has a reckoning effect now; what comes into play meanwhile is not part of it."""
    s.log("reckoning")
    for who in reversed(s.in_order()):
        reckon_possessions(s, who)
    reckon_mythos(s)
    if s.side in RECKONINGS:
        s.push("reckoning-sheet", on=(s.side,))
    reckon_monsters(s)


def reckon_monsters(s: World) -> None:
    push_group(s, s.lead, MONSTERS, [one.key for one in s.monsters if text_key(s, one.kind) in RECKONINGS])


def reckon_mythos(s: World) -> None:
    push_group(s, s.lead, MYTHOS, [one.key for one in s.ongoing if one.key in RECKONINGS])


def reckon_possessions(s: World, who: Investigator, family: str = "") -> None:
    push_group(s, who.seat, POSSESSIONS, [one.key for one in s.owned(who, family) if one.card.key in RECKONINGS])


def push_group(s: World, seat: int, group: int, keys: list[str]) -> None:
    if keys:
        s.push("reckoning-group", seat, group, tuple(keys))


@serves("reckoning-sheet")
def reckon_sheet(s: World, record: Record) -> Flow[None]:
    """With the side that is up now: the Ancient One may have awoken during this reckoning."""
    text = RECKONINGS.get(s.side)
    if text is not None:
        s.log("reckoning-of", thing=s.ancient_one.key)
        yield from resolve(s, text, s.investigators[s.lead])


@serves("reckoning-group")
@cites("EH-MYTHOS-07")
def reckon_group(s: World, record: Record) -> Flow[None]:
    """One after the other, each a step: the Lead chooses among monsters and Mythos cards, owners among their own."""
    found = [(key, thing) for key in record.on if (thing := in_play(s, record, key)) is not None]
    if not found:
        return
    seat = record.seat if record.n == POSSESSIONS else s.lead
    options = [Option((key, thing), "reckon", (key,)) for key, thing in found]
    key, thing = yield from choose(seat, "which-reckoning", options)
    left = tuple([one for one, _ in found if one != key])
    if left:
        s.push("reckoning-group", record.seat, record.n, left)
    who = s.investigators[seat]
    if record.n == POSSESSIONS:
        s.log("own-reckoning", who=who.key, thing=key)
    else:
        s.log("reckoning-of", thing=key)
    yield from resolve(s, RECKONINGS[reckoning_key(s, thing)], who, thing)


def in_play(s: World, record: Record, key: str) -> Monster | InPlay | Owned | None:
    """Is it still there, with its reckoning effect?"""
    thing: Monster | InPlay | Owned | None
    if record.n == MONSTERS:
        thing = s.monster(key)
    elif record.n == MYTHOS:
        thing = s.in_force(key)
    else:
        thing = s.investigators[record.seat].card(key)
    return thing if thing is not None and reckoning_key(s, thing) in RECKONINGS else None


def reckoning_key(s: World, thing: Monster | InPlay | Owned) -> str:
    return text_key(s, thing.kind) if isinstance(thing, Monster) else thing.card.key
