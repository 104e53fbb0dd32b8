"""Seance plays rule-heavy tabletop games by the book. This is its public face; everything else is private.

>>> import seance
>>> game = seance.new("parlour", seats=3, seed=7)
>>> game.ask.seat
0
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from .engine import ALL, PUBLIC, BadInput, Game, Refused, RuleBroke, Rules, SeanceError, State, View
from .engine.history import read_replay, run_again
from .engine.saves import VERSION, read
from .engine.saves import load as restored
from .engine.wire import SeatFile, Table
from .games import face, names

__all__ = [
    "ALL", "PUBLIC", "BadInput", "Game", "Refused", "RuleBroke", "SeanceError", "View", "__version__", "games", "load",
    "new", "read_replay", "rerun", "rules",
]  # fmt: skip

__version__ = VERSION
MOST_SEED = (1 << 128) - 1


def games() -> list[str]:
    """The games that can be played."""
    return names()


def rules(game: str) -> Rules[State]:
    """The rules of a game."""
    return face(game).rules


def new(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    *,
    people: int = 1,
    seeded: bool = False,
    poker_face: bool = False,
    **options: str | int | bool,
) -> Game[State]:
    """A new table. Without a seed it gets a secret one; with two or more people a typed seed must be openly marked."""
    how = rules(game)
    chosen = checked_options(how, options)
    most = how.seats(chosen)
    seats = most[0] if seats is None else seats
    if not whole(seats) or seats not in most:
        raise BadInput("bad-seats", seats=brief(seats), least=most[0], most=most[-1])
    if not whole(people) or people < 1:
        raise BadInput("wrong-type", given=str(people)[:60])
    if people > 1 and seed is not None and not seeded:
        raise BadInput("seed-needs-open-mark")
    if seed is None:
        seed = secrets.randbits(128)
    elif not whole(seed) or not 0 <= seed <= MOST_SEED:
        raise BadInput("bad-seed", seed=brief(seed))
    table = Table(
        game=how.name,
        seats=seats,
        options=msgspec.to_builtins(chosen),
        seed=hex(seed),
        people=people,
        seeded=seeded,
        poker_face=poker_face,
    )
    return Game(how, how.set_up(seats, seed, chosen), table).start()


def whole(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool)


def brief(value: object) -> str:
    """As much of a value as fits into a sentence (a huge number has no decimal form)."""
    return (hex(value) if isinstance(value, int) and value.bit_length() > 200 else str(value))[:60]


def checked_options(how: Rules[State], options: Mapping[str, object], strict: bool = True) -> Any:
    """The options of a game, or one clear reason why these are none; unless strict, numbers may be typed as words."""
    known = how.options.__struct_fields__
    for name in options:
        if name not in known:
            raise BadInput("unknown-option", option=name[:60], known=", ".join(known) or "-")
    try:
        return msgspec.convert(options, how.options, strict=strict)
    except msgspec.ValidationError as error:
        name = next((name for name in options if f"$.{name}" in str(error)), next(iter(options), ""))
        raise BadInput("bad-option", option=name, value=brief(options.get(name))) from error


def load(data: bytes, strict: bool = True) -> Game[State]:
    """The game of a save. A position that cannot be is refused; unless strict, the game says what is wrong."""
    return restored(read(data), rules, strict)


def rerun(data: bytes) -> Game[State]:
    """The game of a replay file, run again by the rules; Refused where they lead to something else."""
    replay = read_replay(data)
    if isinstance(replay, SeatFile):
        raise BadInput("seat-file-has-no-answers")
    return run_again(replay, rules(replay.table.game))
