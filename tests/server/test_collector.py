"""What nothing holds any more is freed while the server runs, however rarely everything is looked through."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import walk_packages

import pytest

import seance
from seance.engine import Told
from seance.server import collector
from seance.server.clock import now
from seance.server.collector import LEAST_MS, NEVER, SHARE, Collector
from seance.server.words import MOST_KEPT, Words
from tests.server.frozen import FrozenHouse, frozen_house
from tests.server.house import play

MOST_REMEMBERED = 1 << 14


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


@pytest.fixture
def house(tmp_path: Path) -> Iterator[FrozenHouse]:
    with frozen_house(tmp_path, rate=1000.0, uniform_ms=0) as found:
        yield found


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def test_nothing_stays_of_tables_that_are_over(house: FrozenHouse, no_collector: None) -> None:
    """Not even for Python's collector: until it looks through everything, a server would keep them by the dozen."""
    seen: list[weakref.ref[object]] = []

    def remember() -> None:
        house.rooms.collector.next = now() + NEVER
        for room in house.rooms.open.values():
            assert room.game is not None
            seen.extend((weakref.ref(room), weakref.ref(room.game)))

    def anything_left() -> bool:
        return any(each() is not None for each in seen)

    for seed in range(3):
        ada = house.client()
        ada.new_table("parlour", seats=["me", "bot:random", "bot:random"])
        ada.start()
        ada.connect()
        play(ada, seed)
        house.at_once(remember)
        house.at_once(lambda: say_something_to_who_is_gone(house))
        ada.close()
    assert seen
    for _ in range(1000):
        house.move(10)
        if not house.at_once(anything_left):
            return
    raise AssertionError("something holds them")


def say_something_to_who_is_gone(house: FrozenHouse) -> None:
    """Whoever hangs up while the server speaks: the line is dead, and nobody has been told of it yet."""
    for room in house.rooms.open.values():
        for connection in room.connections:
            connection.socket.connection_state = "disconnect"
            connection.complain("server-trouble")


PRINTED = {
    "landings", "after_round", "rounds", "rounds_if_travelling", "odds", "doubled_bonus", "price_of_cubes", "modifiers",
    "in_hand",
}  # fmt: skip  # kept for what is printed alone: there is only so much


@pytest.mark.parametrize("game", [game for game in seance.games() if find_spec(f"seance.games.{game}.mind")])
def test_what_bots_remember_does_not_grow_with_what_they_have_seen(game: str) -> None:
    """A process that thinks grew by 60 MB in a few hours of Nemesis, and gained nothing by it."""
    mind = f"seance.games.{game}.mind"
    modules = [import_module(each.name) for each in walk_packages(import_module(mind).__path__, f"{mind}.")]
    known = [pair for module in modules for pair in vars(module).items() if hasattr(pair[1], "cache_parameters")]
    most = {name: each.cache_parameters()["maxsize"] or NEVER for name, each in known if name not in PRINTED}
    assert [name for name, size in most.items() if size > MOST_REMEMBERED] == []


def test_sentences_are_kept_only_while_they_are_said_again() -> None:
    words = Words("en", "parlour")
    for n in range(3 * MOST_KEPT):
        words.line(Told(n=n, event="round-begins", step="", args={"round": n, "hour": 1, "sitter": "medium"}))
        words.label("peer", (f"veil-{n}",))
    assert len(words.lines) <= 2 * MOST_KEPT
    assert len(words.labels) <= 2 * MOST_KEPT
