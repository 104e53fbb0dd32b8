"""How much one may ask for in a time."""

from __future__ import annotations

from collections import OrderedDict

from seance.engine import Refused

from .clock import now

MOST_KEYS = 50_000


class Bucket:
    """So many at once, and so many more per second."""

    __slots__ = ("burst", "left", "per_second", "since")

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.left = burst
        self.since = now()

    def take(self) -> bool:
        at = now()
        self.left = min(self.burst, self.left + max(at - self.since, 0) * self.per_second / 1000)
        self.since = at
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket per caller; those who have not called for longest are forgotten first."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> None:
        bucket = self.of.get(key)
        if bucket is None:
            bucket = self.of[key] = Bucket(self.burst, self.per_second)
            if len(self.of) > MOST_KEYS:
                self.of.popitem(last=False)
        else:
            self.of.move_to_end(key)
        if not bucket.take():
            raise Refused("too-fast")
