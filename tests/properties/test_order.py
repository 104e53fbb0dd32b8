"""How things lie side by side is no rule: what depends on it is asked for. `make fuzz` tries ten thousand positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import pytest

from seance.engine import Flow, Option
from seance.engine.ask import OVER
from seance.lab.order import parting

SOME = 12
GAMES = ("arkham", "dungeontology", "eldritch", "nemesis")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("start", range(0, 2 * SOME, SOME))
def test_a_table_goes_the_same_way_however_things_lie(game: str, start: int) -> None:
    for seed in range(start, start + SOME):
        assert not parting(game, seed), seed


def first(seat: int, prompt: str, options: Sequence[Option[Any]], *more: object, **others: object) -> Flow[Any]:
    """Nobody is asked: whatever lies first is taken."""
    yield from OVER
    return options[0].value


def first_ones(
    seat: int, prompt: str, options: Sequence[Option[Any]], least: int, *more: object, **others: object
) -> Flow[Any]:
    yield from OVER
    return [option.value for option in options[:least]]


@pytest.mark.parametrize(
    ("game", "chapter", "question", "skipped", "seed"),
    [
        ("arkham", "enemies", "choose", first, 7),  # which of them attacks first
        ("arkham", "harm", "choose_some", first_ones, 16),  # who takes damage
        ("eldritch", "possessions", "choose_some", first_ones, 24),  # which card is discarded
        ("eldritch", "reckoning", "choose", first, 28),  # which reckoning comes first
        ("nemesis", "hand", "choose_some", first_ones, 0),  # with which cards somebody pays
        ("dungeontology", "hands", "choose_some", first_ones, 4),  # which cards are discarded
    ],
)
def test_a_question_that_was_skipped_is_noticed(
    game: str, chapter: str, question: str, skipped: Callable[..., Any], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_module(f"seance.games.{game}.rules.{chapter}"), question, skipped)
    assert any(parting(game, one) for one in range(seed, seed + 60))
