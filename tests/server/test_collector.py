"""What nothing holds any more is freed while the server runs, however rarely everything is looked through."""

from __future__ import annotations

import gc
import weakref

import pytest

from seance.server import collector
from seance.server.clock import now
from seance.server.collector import LEAST_MS, SHARE, Collector


class Knot:
    """Holds itself."""

    def __init__(self) -> None:
        self.own = self


def test_what_holds_only_itself_is_freed_when_everything_is_looked_through() -> None:
    old = Knot()
    gc.collect()  # now it is old
    knot = weakref.ref(old)
    del old
    gc.collect(1)
    assert knot() is not None
    looks = Collector()
    looks.next = now()
    looks.look()
    assert knot() is None
    assert looks.next >= now() + LEAST_MS - 1000


def test_the_longer_a_look_takes_the_rarer_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([10.0, 11.0])
    monkeypatch.setattr(collector, "thread_time", lambda: next(times))
    looks = Collector()
    looks.next = before = now()
    looks.look()
    assert looks.next >= before + 1000 * SHARE
    looks.look()  # not yet
