"""Bots think in processes of their own, within a time; who gives no answer in time is answered for at random."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from types import FrameType
from typing import NamedTuple, TypeVar

import seance
from seance.bots import Bot, new_bot, stream_seed
from seance.bots.advice import Thought, thought_of
from seance.bots.base import Choice, choice_of
from seance.engine import Ask, Game, State
from seance.lab.outcomes import may_be_told

MOST_SECONDS = 60.0  # for waiting and thinking; whoever is not back then is stuck
T = TypeVar("T")


class TimeUp(BaseException):
    """The bot has thought long enough. Not an Exception: rules may catch those."""


def keys_of(ask: Ask[object], choice: Choice) -> list[str]:
    if isinstance(choice, int):
        return [ask.options[choice].key]
    return [choice] if isinstance(choice, str) else list(choice)


class Decided(NamedTuple):
    """An answer, and why, as far as it may be told."""

    keys: list[str]
    thought: Thought | None = None


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


def answer_of(bot: Bot, game: Game[State], seat: int) -> list[str]:
    """The bot's whole answer: in a group it may choose link by link, on a table of its own."""
    asked = game.ask_of(seat)
    assert asked is not None
    choice = choice_of(bot, game, asked)
    if asked.group is None or isinstance(choice, list):
        return keys_of(asked, choice)
    group, chosen = asked.group, asked.chosen
    while True:
        link = group.link(chosen)
        index = choice if isinstance(choice, int) else [option.key for option in link.options].index(str(choice))
        chosen, done = group.after(chosen, index)
        if done:
            return [group.options[place].key for place in chosen]
        choice = choice_of(bot, game, group.link(chosen))
        if isinstance(choice, list):
            return choice


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


def think(save: bytes, seat: int, name: str, seconds: float) -> Decided | None:
    """In a process of its own: what the bot answers."""
    return in_time(seconds, lambda: decided(seance.load(save), seat, name))


def quiet() -> None:
    """Ctrl-C is the server's; it ends its thinkers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinkers:
    """The processes in which bots think. None is started before a bot needs it."""

    def __init__(self, seconds: float, processes: int = 1) -> None:
        self.seconds = seconds
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    async def ask(self, save: bytes, seat: int, name: str) -> Decided | None:
        """What the bot answers at the table of this save; None if it takes too long."""
        return await self.run(think, save, seat, name, self.seconds)

    async def run(self, doing: Callable[..., T], *args: object) -> T | None:
        """Done in a process of its own; None if that dies or does not end."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=quiet)
        pool = self.pool
        try:
            thought = asyncio.get_running_loop().run_in_executor(pool, partial(doing, *args))
            return await asyncio.wait_for(thought, MOST_SECONDS)
        except (BrokenProcessPool, TimeoutError):
            if self.pool is pool:
                self.close()
            return None

    def close(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
