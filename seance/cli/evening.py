"""One person and bots at a table, in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from seance.bots import Bot, bot_names, new_bot, stream_seed
from seance.engine import BadInput, Game, State
from seance.terminal.play import PERSON, Table, adviser
from seance.terminal.screen import Screen


def evening(table: Game[State], bots: str, language: str, screen: Screen) -> None:
    """Until it is over; `bots` are named as they are typed."""
    players = seated(table, bots.split(",") if bots else bot_names(table.rules.name)[:1])
    Table(table, players, language, screen, adviser(table)).play()


def seated(table: Game[State], named: Sequence[str]) -> dict[int, Bot]:
    """Bots on all seats but the person's; the last one named takes all that are left."""
    seats = [seat for seat in range(table.seats) if seat != PERSON]
    if len(named) > len(seats) and seats:
        raise BadInput("too-many-bots", bots=len(named), seats=len(seats))
    names = {seat: named[min(place, len(named) - 1)] for place, seat in enumerate(seats)}
    return {seat: new_bot(name, table.rules.name, stream_seed(table, seat)) for seat, name in names.items()}
