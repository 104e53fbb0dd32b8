"""How fast games run, next to a plain loop, so that figures of different machines can be compared.

All figures but the last two are of random play in one process. A *decision* is an ask with at least two options;
playouts are what simulation uses (no marks, no journal, no events); clones, forks and saves are of full games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple, NotRequired, TypedDict

import seance
from seance.bots import PLANNER, bot_names, new_bot
from seance.bots.base import choice_of
from seance.bots.registry import mind_of
from seance.bots.search import Budget, Search
from seance.engine import Ask, Game, State, play_out

LOOP = 100_000  # turns of the calibration loop
EVERY = 5  # asks between two looks at what a clone, a fork and a save cost
PERCENTILE = 95
ITERATIONS = 40  # of the searcher that is measured
SEARCHES = 20  # decisions of planners between two of a searcher, which take much longer


class Position(NamedTuple):
    """The table on which a game is measured."""

    seats: int | None = None
    options: Mapping[str, Any] = {}


POSITIONS = {"nemesis": Position(3, {"mode": "semi-coop"}), "eldritch": Position(4), "dungeontology": Position(4)}


class Figures(TypedDict):
    decisions_per_s: float
    asks_per_s: float
    games_per_s: float
    clone_us: float
    fork_us: float
    save_load_us: float
    tail_p95: int  # answers since the last checkpoint
    planner_ms: NotRequired[float]  # of a decision, median; as the next one only where somebody can plan
    playouts_per_s: NotRequired[float]  # of the searcher, with all that it does beside them


class Bench(TypedDict):
    calibration: float
    games: dict[str, Figures]


def bench(games: list[str], seconds: float) -> Bench:
    for game in games:
        seance.rules(game)  # before anything is measured
    return Bench(calibration=calibrate(seconds), games={game: measure(game, seconds) for game in games})


def calibrate(seconds: float) -> float:
    """Turns per second of a plain loop: the best of many, because other work only slows it down."""
    best = 0.0
    end = perf_counter() + seconds
    while best == 0.0 or perf_counter() < end:
        start = perf_counter()
        n = 1
        for _ in range(LOOP):
            n = (n * 1103515245 + 12345) & 0x7FFFFFFF
        best = max(best, LOOP / (perf_counter() - start))
    return round(best)


def measure(game: str, seconds: float) -> Figures:
    """Each kind of figure gets as many seconds, and at least one whole game."""
    played = Playouts(game)
    end = perf_counter() + seconds
    while not played.games or perf_counter() < end:
        played.one_more()
    costs = Costs(game)
    end = perf_counter() + seconds
    while not costs.games or perf_counter() < end:
        costs.one_more()
    figures = Figures(
        decisions_per_s=round(played.decisions / played.playing),
        asks_per_s=round(played.asks / played.playing),
        games_per_s=round(played.games / played.whole, 2),
        clone_us=round(median(costs.clones), 1),
        fork_us=round(median(costs.forks or costs.forks_between), 1),
        save_load_us=round(median(costs.saves), 1),
        tail_p95=sorted(costs.tails)[len(costs.tails) * PERCENTILE // 100],
    )
    if PLANNER in bot_names(game):
        thinking = Thinking(game)
        end = perf_counter() + seconds
        while not (thinking.games and thinking.searched) or perf_counter() < end:
            thinking.one_more()
        figures["planner_ms"] = round(median(thinking.planned), 2)
        figures["playouts_per_s"] = round(thinking.playouts / thinking.searched)
    return figures


def new_table(game: str, seed: int) -> Game[State]:
    position = POSITIONS.get(game, Position())
    return seance.new(game, position.seats, seed, **position.options)


class Playouts:
    """Whole random games: the time to play them, and with their set-up."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.games = self.asks = self.decisions = 0
        self.playing = self.whole = 0.0

    def one_more(self) -> None:
        start = perf_counter()
        playout = new_table(self.game, self.games).fork()
        chance = Random(self.games).random
        ready = perf_counter()

        def pick(ask: Ask[object]) -> int:
            options = len(ask.options)
            if options > 1:
                self.decisions += 1
            return int(chance() * options)

        self.asks += play_out(playout, pick)
        self.games += 1
        done = perf_counter()
        self.playing += done - ready
        self.whole += done - start


class Costs:
    """What it costs to copy, fork and save a table, at every few asks of random games."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.games = 0
        self.clones: list[float] = []
        self.forks: list[float] = []  # in mid-step
        self.forks_between: list[float] = []  # right after a checkpoint
        self.saves: list[float] = []
        self.tails: list[int] = []

    def one_more(self) -> None:
        table = new_table(self.game, self.games)
        chance = Random(self.games)
        self.games += 1
        for n in count():
            ask = table.ask
            if ask is None:
                return
            mark = table.marks[-1]
            tail = len(table.journal) - mark.at
            self.tails.append(tail)
            if n % EVERY == 0:
                self.clones.append(micros(mark.state.clone))
                (self.forks if tail else self.forks_between).append(micros(table.fork))
                self.saves.append(micros(lambda: seance.load(table.save())))
            table.play(chance.randrange(len(ask.options)))


class Thinking:
    """Games of planners: what each of their decisions takes, and at some of them what a searcher would do.

    In processor time: thinking is nothing but work, and a busy machine must not look like a slow mind.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.games = self.decisions = self.playouts = 0
        self.planned: list[float] = []  # milliseconds
        self.searched = 0.0  # seconds
        self.table = new_table(game, 0)
        self.planner = new_bot(PLANNER, game, 0)

    def one_more(self) -> None:
        """One decision."""
        ask = self.table.ask
        if ask is None:
            self.games += 1
            self.table = new_table(self.game, self.games)
            return
        start = process_time()
        choice = choice_of(self.planner, self.table, ask)
        self.planned.append((process_time() - start) * 1e3)
        if self.decisions % SEARCHES == 0:
            bot = Search(mind_of(self.game), self.decisions, Budget(iterations=ITERATIONS))
            start = process_time()
            choice_of(bot, self.table, ask)
            if bot.playouts:
                self.searched += process_time() - start
                self.playouts += bot.playouts
        self.decisions += 1
        self.table.answer(choice, ask.seat, ask.number)


def micros(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1e6
