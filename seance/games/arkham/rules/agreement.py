"""What the investigators decide among themselves: whose turn comes next, who leads when the lead is gone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from seance.engine import PASS, Ask, Flow, Option, cites, first_to_act

from .state import Table

T = TypeVar("T")


@cites("AHC-FW22-01", "AHC-ELM-12")
def agreed(s: Table, prompt: str, options: Sequence[Option[T]], opens: str = "") -> Flow[T | None]:
    """All are asked at once, and each may leave it to the others; the first in player order who has a wish is heard."""
    if len(options) == 1:
        return options[0].value
    asks = [Ask[T | None](who.seat, prompt, [*options, PASS], opens=opens) for who in s.in_order()]
    first = yield from first_to_act(in_common(asks))
    return None if first is None else first[1]


def in_common(asks: Sequence[Ask[T]]) -> Sequence[Ask[T]]:
    """The same question to everybody, or one that everybody has left to somebody."""
    for ask in asks:
        ask.common = True
    return asks
