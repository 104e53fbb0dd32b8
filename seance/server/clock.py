"""The server's clock: milliseconds since 1970 that only ever go forwards.

Whoever sets the clock of the machine back would otherwise stop every table that waits for a moment. So time goes on
with the steady clock; only if the machine's clock is far ahead (it slept, or was set) is that followed.
"""

from __future__ import annotations

import time
from typing import Protocol

FAR = 60_000  # ms


class Times(Protocol):
    """What the module `time` has."""

    def time_ns(self) -> int: ...
    def monotonic_ns(self) -> int: ...


class Clock:
    def __init__(self, times: Times) -> None:
        self.times = times
        self.ahead = self.wall() - self.steady()  # of the steady clock

    def wall(self) -> int:
        return self.times.time_ns() // 1_000_000

    def steady(self) -> int:
        return self.times.monotonic_ns() // 1_000_000

    def now(self) -> int:
        ahead = self.wall() - self.steady()
        if ahead - self.ahead > FAR:
            self.ahead = ahead
        return self.steady() + self.ahead


ours = Clock(time)


def now() -> int:
    """Milliseconds since 1970."""
    return ours.now()
