"""Somebody who types at a table, and what they see."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO
from random import Random

from rich.console import Console

import seance
from seance.bots import Bot, RandomBot
from seance.engine import Game, State
from seance.terminal.play import PERSON, Table
from seance.terminal.screen import Screen


def parlour(seats: int = 3, seed: int = 5) -> Game[State]:
    return seance.new("parlour", seats, seed)


def asked(prompt: str, seats: int = 2, seat: int = PERSON) -> Game[State]:
    """A table at which somebody, after some random answers of all, is asked this."""
    for seed in range(100):
        game, chance = parlour(seats, seed), Random(seed)
        while (ask := game.ask) is not None:
            if game.ask_of(seat) is ask and ask.prompt == prompt:
                return game
            game.play(chance.randrange(len(ask.options)))
    raise AssertionError(f"nobody is ever asked {prompt}")


def others(game: Game[State]) -> dict[int, Bot]:
    return {seat: RandomBot(seat) for seat in range(game.seats) if seat != PERSON}


def table_of(game: Game[State], typed: Iterable[str], language: str = "en", adviser: Bot | None = None) -> Table:
    source = StringIO("".join(f"{line}\n" for line in typed))
    console = Console(file=StringIO(), width=160, highlight=False, force_terminal=False)
    return Table(game, others(game), language, Screen(console, source), adviser)


def seen(table: Table) -> str:
    """All that was shown until there was nothing left to type."""
    table.play()
    return shown(table)


def shown(table: Table) -> str:
    file = table.screen.console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def after(shown: str, typed: str) -> str:
    """What was shown in answer to a typed line, until the next one."""
    return shown.partition(f"› {typed}\n")[2].partition("\n›")[0]


class RandomTypist:
    """Somebody who types any numbers that fit, as long as there is something to choose."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.table: Table | None = None

    def readline(self) -> str:
        assert self.table is not None
        menu = self.table.menu
        if menu is None:
            return ""
        if menu.ask.group is None:
            return f"{self.chance.randint(1, len(menu.options))}\n"
        keys = [option.key for option in menu.options]
        how_many = self.chance.randint(menu.ask.min, menu.ask.max)
        chosen = self.chance.sample([option.key for option in menu.ask.choices], how_many)
        return " ".join([str(keys.index(key) + 1) for key in chosen] or ["-"]) + "\n"
