"""What is printed on boards, sheets and dice and is the same at every table: whoever draws a table needs it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct, field


class PrintedFacts(Struct, frozen=True, kw_only=True):
    dice: Mapping[str, Sequence[str]] = field(default_factory=dict)  # the faces of each die
    tracks: Mapping[str, Sequence[str]] = field(default_factory=dict)  # what each space of a track is, in its order
    marks: Mapping[str, Sequence[str]] = field(default_factory=dict)  # what stands on a tile beside its name
    numbers: Mapping[str, int] = field(default_factory=dict)  # how many boxes, slots or places there are


NOTHING = PrintedFacts()
