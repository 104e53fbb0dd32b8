"""What bots answer: they think in processes of their own, within a time; who has none left answers by habit."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Mapping
from functools import partial
from types import FrameType
from typing import NamedTuple, TypeVar

import seance
from seance.bots import PLANNER, Imagine, RandomBot, bot_names, new_bot, stream_seed
from seance.bots.advice import Thought, thought_of
from seance.bots.base import Choice, answer_of
from seance.bots.registry import mind_of
from seance.engine import Ask, Game, SeanceError, State, View
from seance.engine.mind import Mind
from seance.engine.orders import seeks_somebody
from seance.lab.outcomes import may_be_told

T = TypeVar("T")

MOST_IN_A_ROW = 16  # answers of bots that are thought out together
ROW_SECONDS = 0.25  # then people shall see what has happened so far


class TimeUp(BaseException):
    """The bot has thought long enough. Not an Exception: rules may catch those."""


class Decided(NamedTuple):
    """An answer, and why, as far as it may be told."""

    keys: list[str]
    thought: Thought | None = None


class Move(NamedTuple):
    """What a bot answers to which ask."""

    seat: int
    number: int
    decided: Decided


def decided(game: Game[State], seat: int, name: str) -> Decided:
    return weighed(game, seat, name) if may_be_told(game) else Decided(whole(game, seat, name))


def weighed(game: Game[State], seat: int, name: str) -> Decided:
    """With what the bot thought, whoever may hear that."""
    bot = new_bot(name, game.rules.name, stream_seed(game, seat))
    asked = game.ask_of(seat)
    assert asked is not None
    return Decided(answer_of(bot, game, seat), thought_of(bot, game, asked))


def whole(game: Game[State], seat: int, name: str) -> list[str]:
    return answer_of(new_bot(name, game.rules.name, stream_seed(game, seat)), game, seat)


def in_time(seconds: float, doing: Callable[[], T]) -> T | None:
    """In the main thread of a process: what is done, or None if it takes too long."""

    def stop(_: int, __: FrameType | None) -> None:
        raise TimeUp

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return doing()
    except TimeUp:
        return None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def think(save: bytes, seat: int, bots: Mapping[int, str], seconds: float) -> list[Move]:
    """In a process of its own: what the bot answers, and what bots answer after it while only they are asked.

    Nothing if the first finds no time. So a game is handed over once for a whole turn, kept once and shown once.
    """
    game = seance.load(save, strict=False)
    new_bot(bots[seat], game.rules.name, 0)  # in a new process this also reads rules and mind: no part of the thinking
    began, found = time.monotonic(), list[Move]()
    ask = game.ask_of(seat)
    while ask is not None:
        found_out = in_time(seconds, partial(decided, game, ask.seat, bots[ask.seat]))
        if found_out is None:
            break
        found.append(Move(ask.seat, ask.number, found_out))
        if len(found) == MOST_IN_A_ROW or time.monotonic() - began > ROW_SECONDS:
            break
        ask = next_of_bots(game, ask, found_out.keys, bots)
    return found


def next_of_bots(game: Game[State], ask: Ask[object], keys: list[str], bots: Mapping[int, str]) -> Ask[object] | None:
    """After this answer: what one of these bots is asked, if nobody else is and nothing is hidden about it."""
    try:
        game.answer(keys if ask.group is not None else keys[0], ask.seat, ask.number)
    except SeanceError:
        return None  # the server will see for itself
    asks = game.asks
    alone = len(asks) == 1 and game.poll is not None and not game.poll.secret
    theirs = alone and asks[0].seat in bots and not seeks_somebody(asks[0])  # that is for the server to see
    return asks[0] if theirs else None


def get_ready() -> None:
    """In a process of its own: read what bots need in every game."""
    for game in seance.games():
        new_bot(bot_names(game)[0], game, 0)


class Habit:
    """Answers without a thought, as a game's planners do in the worlds that they imagine."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def choose(self, view: View, ask: Ask[object], imagine: Imagine) -> Choice:
        return self.mind.quick(ask)


def by_habit(game: Game[State], seat: int) -> list[str]:
    """At once: what a bot answers that found no time to think."""
    name = game.rules.name
    bot = Habit(mind_of(name)) if PLANNER in bot_names(name) else RandomBot(stream_seed(game, seat))
    return answer_of(bot, game, seat)
