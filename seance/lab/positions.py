"""The tables on which games are measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import seance
from seance.engine import Game, State


class Position(NamedTuple):
    """A game, and how it is played: the fewest seats and no options unless something is said."""

    game: str
    seats: int | None = None
    options: Mapping[str, Any] = {}
    name: str = ""  # if a game has several


POSITIONS = (
    Position("nemesis", 3, {"mode": "semi-coop"}),
    Position("eldritch", 4),
    Position("dungeontology", 4),
    Position("arkham"),  # a campaign
    Position("arkham", 1, {"mode": "standalone"}, "the-gathering"),
)


def positions(games: Sequence[str]) -> list[Position]:
    """The tables of these games."""
    return [one for game in games for one in ([each for each in POSITIONS if each.game == game] or [Position(game)])]


def name_of(position: Position) -> str:
    return position.name or position.game


def new_table(position: Position, seed: int) -> Game[State]:
    return seance.new(position.game, position.seats, seed, **position.options)
