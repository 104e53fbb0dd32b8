"""Options that mean something only beside others: otherwise they change nothing, or are refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args, get_type_hints

import msgspec
import pytest

import seance
from seance.engine import Rules, State


def values(rules: Rules[State], name: str) -> tuple[object, ...]:
    """Of an option: all that are listed, or its default and one that is another."""
    kind, default = get_type_hints(rules.options)[name], getattr(rules.options(), name)
    return get_args(kind) or (default, not default if isinstance(default, bool) else default + 1)


def elsewhere(rules: Rules[State], name: str) -> Iterator[dict[str, object]]:
    """The others, chosen in ways in which it means nothing."""
    for other, wanted in rules.beside[name].items():
        yield from ({other: value} for value in values(rules, other) if value != wanted)


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in seance.games() for name in seance.rules(game).beside]
)
def test_an_option_means_nothing_where_others_are_chosen_otherwise(game: str, name: str) -> None:
    rules = seance.rules(game)
    for others in elsewhere(rules, name):
        known = []
        for value in values(rules, name):
            try:
                options = msgspec.convert({**others, name: value}, rules.options)
            except msgspec.ValidationError:
                continue
            table = rules.set_up(rules.seats(options)[-1], 1, options)
            known.append((rules.seats(options), rules.codec.plain(table)))
        assert known
        assert all(one == known[0] for one in known)
