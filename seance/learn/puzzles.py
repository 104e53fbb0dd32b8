"""Positions with one clearly best answer, found by machine and shipped with the figures that show it."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec import Struct

import seance
from seance.bots.advice import Reason
from seance.engine import BadInput, Game, State, Told

from .content import Value, folder


class Outcome(Struct, array_like=True, frozen=True):
    """Something that this answer brings more often than its rival: an event, and in what share of the worlds."""

    event: str
    args: dict[str, object]
    share: float
    rival: float

    @property
    def told(self) -> Told:
        """As somebody would hear it."""
        return msgspec.convert({"n": 0, "event": self.event, "step": "", "args": self.args}, Told)


class Figure(Struct, array_like=True, frozen=True):
    """What an answer comes to: the mean of many games, with its 95% interval, and why."""

    keys: list[str]
    mean: float
    low: float
    high: float
    games: int = 0  # fewer than the puzzle's where it was surely far behind early
    reason: Reason | None = None  # what the best is better for than the second, or any other worse for than the best
    brings: list[Outcome] = []  # the rival of the best is the second, that of all others is the best


class Puzzle(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """A moment of a game by its luck and its answers; `figures` has the best answer first."""

    id: str
    seats: int
    options: dict[str, Value]
    seed: int
    answers: list[tuple[int, list[str]]]
    seat: int
    prompt: str
    best: list[str]
    games: int
    figures: list[Figure]


@lru_cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    file = folder(game) / "puzzles.json"
    return tuple(msgspec.json.decode(file.read_bytes(), type=list[Puzzle])) if file.exists() else ()


def puzzle(game: str, name: str) -> Puzzle:
    for one in puzzles(game):
        if one.id == name:
            return one
    raise BadInput("unknown-puzzle", puzzle=name[:60])


def at_puzzle(game: str, one: Puzzle) -> Game[State]:
    """The table at which the question of the puzzle is asked."""
    table = seance.new(game, one.seats, one.seed, people=1, seeded=True, poker_face=False, **one.options)
    for seat, keys in one.answers:
        table.give_keys(seat, keys)
    return table


def of_day(game: str, day: int) -> Puzzle | None:
    """One a day, each once before any comes again."""
    every = puzzles(game)
    return every[day % len(every)] if every else None
