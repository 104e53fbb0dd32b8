"""What the server answers at once, without a thought: random bots, standing orders, time that is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seance.bots import RANDOM, Bot, RandomBot, stream_seed
from seance.bots.base import answer_of
from seance.engine import Ask, Game, SeanceError, State
from seance.engine.orders import leaving
from seance.learn import Puppet, lesson
from seance.learn.puppet import PUPPET

from .clock import now
from .store import Answered

if TYPE_CHECKING:
    from .room import Room

MOST = 32  # answers that are committed together
QUICK = ("", RANDOM, PUPPET)  # who answers without a thought


def quick_bot(room: Room, game: Game[State], name: str, seat: int) -> Bot:
    if name == RANDOM:
        return RandomBot(stream_seed(game, seat))
    taught = room.row.settings.teaches.partition(":")[2]
    return Puppet(lesson(game.rules.name, taught).replies)


def ready_asks(room: Room, game: Game[State]) -> list[Ask[object]]:
    """What the server itself has to answer now, in the order of the table."""
    at = now()
    return [ask for ask in game.asks if (when := room.deed(game, ask)) is not None and when <= at]


def go_on(room: Room, game: Game[State]) -> list[Answered]:
    """Apply what needs no thought, until a person or a thinking bot is asked, or a rule fails."""
    given: list[Answered] = []
    while len(given) < MOST:
        ask = next(iter(ready_asks(room, game)), None)
        if ask is None:
            break
        name, key = room.seats[ask.seat].played_by, room.settled(game, ask)
        if not key and name not in QUICK:
            break
        keys = (
            [key or leaving(ask)]
            if key or not name
            else answer_of(quick_bot(room, game, name, ask.seat), game, ask.seat)
        )
        answer = Answered(seat=ask.seat, keys=keys, number=ask.number)
        try:
            room.apply(game, answer)
        except SeanceError:
            break
        given.append(answer)
    return given
