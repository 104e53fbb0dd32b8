"""Golden files: texts that are written once, read by people, and change only on purpose.

`python -m seance.testing.golden GAME SEATS SEED [OPTION=VALUE …]` prints a whole game: every ask, option and event.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import seance
from seance.engine import ALL, Dice, Game, State


def assert_same_as_golden(file: Path, text: str) -> None:
    """Compare with the file; `SEANCE_GOLDEN=write` writes it anew: read the difference before you commit it."""
    if os.environ.get("SEANCE_GOLDEN") == "write":
        file.write_text(text, encoding="utf-8")
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    assert text == before, f"{file.name} would change; SEANCE_GOLDEN=write accepts it"


def playthrough(name: str, seats: int, seed: int, **options: Any) -> str:
    """A whole game, answered by chance of its own."""
    game = seance.new(name, seats, seed, **options)
    chosen = "".join([f" {option}={value}" for option, value in options.items()])
    lines = [f"{name} seats={seats} seed={seed}{chosen}", *told(game, 0)]
    luck = Dice(seed)
    while game.ask is not None:
        ask = game.asks[luck.below("seat", len(game.asks))]
        index, heard = luck.below("answer", len(ask.options)), len(game.sink.events)
        lines.append(f"{ask.seat} {ask.prompt} {' '.join(ask.keys)} -> {ask.options[index].key}")
        game.answer(index, ask.seat)
        lines += told(game, heard)
    return "\n".join([*lines, f"= {game.result}", ""])


def told(game: Game[State], since: int) -> Iterator[str]:
    for event in game.events(since, ALL):
        args = " ".join([f"{name}={value}" for name, value in event.args.items()])
        yield f"    {event.event} {args}".rstrip()


if __name__ == "__main__":
    game, seats, seed, *options = sys.argv[1:]
    given = dict([option.split("=", 1) for option in options])
    sys.stdout.write(playthrough(game, int(seats), int(seed), **given))
