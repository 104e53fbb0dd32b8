"""What is costly to make, kept while it is asked for again."""

from __future__ import annotations

from typing import Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")


class Kept(Generic[K, T]):
    """The `most` that were made or asked for last, and at most as many from before."""

    __slots__ = ("before", "most", "now")

    def __init__(self, most: int) -> None:
        self.most = most
        self.now: dict[K, T] = {}
        self.before: dict[K, T] = {}

    def __len__(self) -> int:
        return len(self.now) + len(self.before)

    def __contains__(self, key: K) -> bool:
        return key in self.now or key in self.before

    def __getitem__(self, key: K) -> T:
        """KeyError if it is not kept (any more)."""
        if key in self.now:
            return self.now[key]
        found = self.before.pop(key)
        self[key] = found
        return found

    def __setitem__(self, key: K, value: T) -> None:
        if len(self.now) >= self.most:
            self.before, self.now = self.now, {}
        self.now[key] = value
