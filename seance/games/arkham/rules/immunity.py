"""Immunity: what kinds of effects cannot touch or choose a card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from seance.engine import cites

from .index import is_blank
from .pieces import Enemy, InPlay, Investigator, Location
from .printed import PlayerCard, Printed
from .registers import IMMUNITIES
from .state import Table

T = TypeVar("T", InPlay, Enemy, Location)


def effect_under_way(s: Table) -> Printed | None:
    """The card whose text takes effect now; None: the rules themselves, or an investigator card."""
    if isinstance(s.subject, Investigator):
        return s.limbo[-1][1] if s.limbo else None
    if s.subject is None:
        return s.drawing[-1].card if s.drawing else None
    return s.subject.card


@cites("AHC-IMM-01", "AHC-IMM-03", "AHC-IMM-04", "AHC-IMM-06")
def is_immune(s: Table, thing: InPlay | Enemy | Location) -> bool:
    """Against the effect under way: the card itself, but no price, and nothing that was laid on it before."""
    kinds = list(IMMUNITIES.get(thing.card.key, ())) if IMMUNITIES and not is_blank(s, thing) else []
    kinds += [one.what.removeprefix("immune-") for one in s.lasting if one.on == thing.key]
    card = effect_under_way(s) if kinds else None
    return card is not None and (card.kind in kinds or side_of(card) in kinds)


def side_of(card: Printed) -> str:
    return "player-card" if isinstance(card, PlayerCard) else "scenario-card"


@cites("AHC-IMM-02")
def open_to(s: Table, things: Iterable[T]) -> list[T]:
    """Those that the effect under way can choose and change."""
    return [thing for thing in things if not is_immune(s, thing)]
