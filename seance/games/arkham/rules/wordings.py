"""What words on cards mean that the core set does not use yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from seance.engine import Flow, Option, choose, choose_some, cites

from .immunity import open_to
from .pieces import Enemy, InPlay, Investigator
from .state import Table

T = TypeVar("T")


@cites("AHC-TGT-05")
def choose_any_number(s: Table, who: Investigator, prompt: str, options: Sequence[Option[T]]) -> Flow[list[T]]:
    """ "Any number of …": none at all is no success, and nothing follows it by "then"."""
    chosen = yield from choose_some(who.seat, prompt, options, 0, len(options), (who.key,))
    s.unresolved = s.unresolved or not chosen
    return chosen


@cites("AHC-MAY-02")
def controller_may(s: Table, who: Investigator, prompt: str) -> Flow[bool]:
    """ "May" without a name: whoever controls the card decides."""
    holder = s.holder(s.subject) if isinstance(s.subject, InPlay) else None
    seat = who.seat if holder is None else holder.seat
    return (yield from choose(seat, prompt, (Option(True, "yes"), Option(False, "no")), (who.key,)))


@cites("AHC-LST-03", "AHC-IMM-05")
def lasting_on_each(s: Table, period: str, what: str, things: Iterable[Enemy], n: int = 0) -> None:
    """A lasting effect on all that are there and open to it now; later arrivals are not touched."""
    for thing in open_to(s, things):
        s.until(period, what, thing.key, n)


@cites("AHC-DEL-01")
def delay(s: Table, who: Investigator, what: str) -> None:
    """Something takes effect later: a word of the register of delayed effects says when, and what."""
    s.until("game", what, who.key)
