"""What can be used once in a round or turn can be used again in the next, whenever it was used in the last."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest

from seance.engine import Deed, Rules, State
from seance.games.dungeontology.rules.state import Expedition
from seance.games.eldritch.rules.state import World
from seance.lab.chaos import Upset, dealt, seated

ANSWERS = 40
POSITIONS = range(4)


def of_the_round(s: State) -> tuple[object, list[list[str]]]:
    """Eldritch Horror: which round it is, and what was done in it."""
    assert isinstance(s, World)
    return s.round, [uses for who in s.in_order() for uses in (who.acted, who.used)]


def of_the_turn(s: State) -> tuple[object, list[list[str]]]:
    """Dungeontology: whose turn it is, and what was used in it."""
    assert isinstance(s, Expedition)
    return (s.round, s.turn), [who.used for who in s.scholars]


TIMES: dict[str, Callable[[State], tuple[object, list[list[str]]]]] = {
    "eldritch": of_the_round,
    "dungeontology": of_the_turn,
}


class Stamping:
    """Rules before each step of which everybody uses something."""

    def __init__(self, rules: Rules[State]) -> None:
        self.rules = rules
        self.when: dict[str, object] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def next_step(self, s: State) -> Deed:
        """At the end of a time as well: the step to come may be the one that ends it."""
        time, lists = TIMES[self.rules.name](s)
        name = f"sweep-{len(self.when)}"
        self.when[name] = time
        for uses in lists:
            uses.append(name)
        return self.rules.next_step(s)

    def look(self, s: State) -> None:
        time, lists = TIMES[self.rules.name](s)
        late = [name for uses in lists for name in uses if self.when.get(name, time) != time]
        assert not late, f"used in {self.when[late[0]]}, and it is {time}"


def spend_time(game: str, seed: int) -> set[object]:
    """From a wild position on, with random answers; the times that were seen."""
    state, _ = dealt(game, seed)
    for uses in TIMES[game](state)[1]:
        uses.clear()
    table, r = seated(game, state), Random(f"durations {seed}")
    upset = cast(Upset, table.rules)
    stamping = Stamping(upset.rules)
    upset.rules = cast("Rules[State]", stamping)
    for _ in range(ANSWERS):
        if not table.asks:
            break
        ask = r.choice(table.asks)
        table.answer(r.randrange(len(ask.options)), ask.seat, ask.number)
        stamping.look(table.state)
    return set(stamping.when.values())


@pytest.mark.parametrize("game", TIMES)
def test_what_was_used_at_any_step_of_its_time_is_forgotten_with_it(game: str) -> None:
    assert sum([len(spend_time(game, seed)) for seed in POSITIONS]) > 2 * len(POSITIONS)


class Hoarding(Stamping):
    """Planted: whatever was used before a step counts as used after it."""

    def next_step(self, s: State) -> Deed:
        _, lists = TIMES[self.rules.name](s)
        kept = [uses[:] for uses in lists]
        deed = super().next_step(s)
        for uses, before in zip(TIMES[self.rules.name](s)[1], kept, strict=False):
            uses += [name for name in before if name not in uses]
        return deed


@pytest.mark.parametrize("game", TIMES)
def test_what_outlives_its_time_would_be_noticed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "Stamping", Hoarding)
    with pytest.raises(AssertionError, match="used in"):
        test_what_was_used_at_any_step_of_its_time_is_forgotten_with_it(game)
