"""How what happens is shown: what waits for whom it touches, what for everybody, and what is too small to be told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

Stage: TypeAlias = Literal["", "mine", "all", "new"]


class Pace(Struct, frozen=True, kw_only=True):
    """Events by name. Whatever is in none of these is shown as it comes, and told."""

    mine: frozenset[str] = frozenset()  # tests, draws, attacks, harm: whom it touches reads it before anything else
    table: frozenset[str] = frozenset()  # everybody does
    new: frozenset[str] = frozenset()  # it begins by itself: no part of what somebody did just before
    new_in: Mapping[str, frozenset[str]] = {}  # the same by printed step: elsewhere it comes of what somebody did
    quiet: frozenset[str] = frozenset()  # payments and announcements: in the log, in no summary

    def stage(self, event: str, step: str) -> Stage:
        """For whom an event waits, or that it begins something."""
        if event in self.new or event in self.new_in.get(step, ()):
            return "new"
        return "all" if event in self.table else "mine" if event in self.mine else ""
