"""Reckoning: monsters, the Ancient One, Mythos cards, then what investigators have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from seance.engine import Flow, Note, Option, Preview, Record, choose, cites

from .pieces import InPlay, Investigator, Monster, Owned
from .registers import HARMED, RECKONING_TEXTS, RECKONINGS, step, text_key
from .state import World
from .telling import resolve_aloud

Due: TypeAlias = "tuple[str, Monster | InPlay | Owned]"  # its key, and the thing
MONSTERS, MYTHOS, POSSESSIONS = range(3)


@cites("EH-MYTHOS-05", "EH-MYTHOS-07")
def reckon(s: World) -> None:
    """Everything in play that has a reckoning effect now; what comes into play meanwhile is not part of it."""
    sheet = [reckon_sheet(s.side)] if s.side in RECKONINGS else []
    owners = [one for who in s.in_order() for one in of_possessions(s, who)]
    due = [*of_monsters(s), *sheet, *of_mythos(s), *owners]
    s.log("reckoning", n=len(due))
    s.then(*due)


def of_monsters(s: World) -> list[Record]:
    return of_group(s.lead, MONSTERS, [one.key for one in s.monsters if text_key(s, one.kind) in RECKONINGS])


def of_mythos(s: World) -> list[Record]:
    return of_group(s.lead, MYTHOS, [one.key for one in s.ongoing if one.key in RECKONINGS])


def of_possessions(s: World, who: Investigator, family: str = "") -> list[Record]:
    return of_group(who.seat, POSSESSIONS, [one.key for one in s.owned(who, family) if one.card.key in RECKONINGS])


def of_group(seat: int, group: int, keys: list[str]) -> list[Record]:
    """The step that reckons them, if there are any."""
    return [reckon_group(seat, group, *keys)] if keys else []


@step("reckoning-sheet")
def reckon_sheet(s: World, side: str) -> Flow[None]:
    """With the side that is up now: the Ancient One may have awoken during this reckoning."""
    text = RECKONINGS.get(s.side)
    if text is not None:
        s.log("reckoning-of", thing=s.ancient_one.key)
        yield from resolve_aloud(s, text, s.investigators[s.lead])


@step("reckoning-group")
@cites("EH-MYTHOS-07")
def reckon_group(s: World, seat: int, group: int, *keys: str) -> Flow[None]:
    """One after the other, each a step: the Lead chooses among monsters and Mythos cards, owners among their own."""
    found = [(key, thing) for key in keys if (thing := in_play(s, seat, group, key)) is not None]
    if not found:
        return
    who = s.investigators[seat if group == POSSESSIONS else s.lead]
    key, thing = found[0] if len(found) == 1 else (yield from which_first(s, who, found))
    s.then(*of_group(seat, group, [one for one, _ in found if one != key]))
    if group == POSSESSIONS:
        s.log("own-reckoning", who=who.key, thing=key)
    else:
        s.log("reckoning-of", thing=key)
    yield from resolve_aloud(s, RECKONINGS[reckoning_key(s, thing)], who, thing)


def which_first(s: World, who: Investigator, found: list[Due]) -> Flow[Due]:
    """Of several that are due together."""
    options = [Option((key, thing), "reckon", (key,)) for key, thing in found]
    return (yield from choose(
        who.seat, "which-reckoning", options, preview=lambda option: reckoned(s, dict(found)[option.on[0]]),
        alike=lambda: in_any_order(s, who, [thing for _, thing in found]),
    ))  # fmt: skip


def in_any_order(s: World, lead: Investigator, things: Sequence[Monster | InPlay | Owned]) -> bool:
    """Only monsters, of which none moves anything on the board or changes what another does, and one harms somebody."""
    harmful = 0
    for thing in things:
        harmed = HARMED.get(text_key(s, thing.kind)) if isinstance(thing, Monster) else None
        if harmed is None:
            return False
        before, s.subject = s.subject, thing
        harmful += bool(harmed(s, lead))
        s.subject = before
    return harmful <= 1


def reckoned(s: World, thing: Monster | InPlay | Owned) -> Preview | None:
    """What its reckoning does, where that is written on it."""
    text = RECKONING_TEXTS.get(reckoning_key(s, thing))
    return None if text is None else Preview(notes=(Note("does", says=text),))


def in_play(s: World, seat: int, group: int, key: str) -> Monster | InPlay | Owned | None:
    """Is it still there, with its reckoning effect?"""
    thing: Monster | InPlay | Owned | None
    if group == MONSTERS:
        thing = s.monster(key)
    elif group == MYTHOS:
        thing = s.in_force(key)
    else:
        thing = s.investigators[seat].card(key)
    return thing if thing is not None and reckoning_key(s, thing) in RECKONINGS else None


def reckoning_key(s: World, thing: Monster | InPlay | Owned) -> str:
    return text_key(s, thing.kind) if isinstance(thing, Monster) else thing.card.key
