"""How fast games run, next to a plain loop, so that figures of different machines can be compared.

All figures but those of thinking are of random play in one process. A *decision* is an ask with at least two options;
playouts are what simulation uses (no marks, no journal, no events); clones, forks and saves are of full games.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import NotRequired, TypedDict, TypeVar

import seance
from seance.bots import PLANNER, bot_names
from seance.bots.base import choice_of
from seance.bots.planner import Planner
from seance.bots.registry import mind_of
from seance.engine import Ask, Game, State, View, play_out
from seance.engine.built import is_compiled

from .fuzz import Seating
from .positions import Position, name_of, new_table, positions
from .simulate import Match, played
from .work import work

N = TypeVar("N", int, float)

LOOP = 100_000  # turns of the calibration loop
EVERY = 5  # asks between two looks at what a clone, a fork and a save cost
PERCENTILE = 95
LOOKS = 60  # positions of the history slider
WORK = 4  # games in which calls are counted


class Figures(TypedDict):
    decisions_per_s: float
    asks_per_s: float
    games_per_s: float
    simulated_per_s: float  # asks of `seance simulate` with random bots
    calls_per_ask: float  # Python functions, counted; what is compiled is none
    clone_us: float
    fork_us: float
    save_load_us: float
    end_save_ms: float  # of the longest game that was played, at its end
    slider_p95_ms: float  # a look back from there
    tail_p95: int  # answers since the last checkpoint
    planner_ms: NotRequired[float]  # of a decision, median; as the next one only where somebody can plan
    trials_per_s: NotRequired[float]  # fork, answer, go on, view, judge


class Bench(TypedDict):
    calibration: float
    compiled: bool
    games: dict[str, Figures]


def bench(games: list[str], seconds: float) -> Bench:
    for game in games:
        seance.rules(game)  # before anything is measured
    measured = {name_of(one): measure(one, seconds) for one in positions(games)}
    return Bench(calibration=calibrate(seconds), compiled=is_compiled(), games=measured)


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


def measure(position: Position, seconds: float) -> Figures:
    """Each kind of figure gets as many seconds, and at least one whole game."""
    playouts = Playouts(position)
    simulated = Simulated(position)
    end = perf_counter() + 2 * seconds
    while not playouts.games or perf_counter() < end:  # in turn, so that other work slows both
        playouts.one_more()
        simulated.one_more()
    costs = Costs(position)
    end = perf_counter() + seconds
    while not costs.games or perf_counter() < end:
        costs.one_more()
    figures = Figures(
        decisions_per_s=round(playouts.decisions / playouts.playing),
        asks_per_s=round(playouts.asks / playouts.playing),
        games_per_s=round(playouts.games / playouts.whole, 2),
        simulated_per_s=round(simulated.asks / simulated.spent),
        calls_per_ask=work(position, WORK).functions,
        clone_us=round(median(costs.clones), 1),
        fork_us=round(median(costs.forks or costs.forks_between), 1),
        save_load_us=round(median(costs.saves), 1),
        end_save_ms=round(median([micros(costs.save_and_load) for _ in range(EVERY)]) / 1e3, 2),
        slider_p95_ms=round(percentile(costs.look_back(LOOKS)) / 1e3, 2),
        tail_p95=percentile(costs.tails),
    )
    if PLANNER in bot_names(position.game):
        thinking = Thinking(position)
        end = perf_counter() + seconds
        while not (thinking.games and thinking.planner.trials) or perf_counter() < end:
            thinking.one_more()
        figures["planner_ms"] = round(median(thinking.planned), 2)
        figures["trials_per_s"] = round(thinking.planner.trials / sum(thinking.planned) * 1e3)
    return figures


class Playouts:
    """Whole random games: the time to play them, and with their set-up."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.games = self.asks = self.decisions = 0
        self.playing = self.whole = 0.0

    def one_more(self) -> None:
        start = perf_counter()
        playout = new_table(self.position, self.games).fork()
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


class Simulated:
    """The same kind of games as `seance simulate` plays them, with their set-up and their outcome."""

    def __init__(self, position: Position) -> None:
        seats = new_table(position, 0).seats
        self.position = position
        self.table = Seating(seats, dict(position.options))
        self.games = self.asks = 0
        self.spent = 0.0

    def one_more(self) -> None:
        start = perf_counter()
        self.asks += played(Match(self.position.game, self.table, ("random",), self.games)).answers
        self.spent += perf_counter() - start
        self.games += 1


class Costs:
    """What it costs to copy, fork and save a table, at every few asks of random games."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.games = 0
        self.clones: list[float] = []
        self.forks: list[float] = []  # in mid-step
        self.forks_between: list[float] = []  # right after a checkpoint
        self.saves: list[float] = []
        self.tails: list[int] = []
        self.longest: Game[State] | None = None  # shortly before its end

    def one_more(self) -> None:
        table = new_table(self.position, self.games)
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
                if self.longest is None or len(table.journal) > len(self.longest.journal):
                    self.longest = table.fork(keep=True)
            table.play(chance.randrange(len(ask.options)))

    def save_and_load(self) -> None:
        assert self.longest is not None
        seance.load(self.longest.save())

    def look_back(self, looks: int) -> list[float]:
        """Evenly over the whole of the longest game."""
        table = self.longest
        assert table is not None
        heard = len(table.events())
        return [micros(partial(table.at, 0, n)) for n in range(0, heard, max(1, heard // looks))]


class Counted(Planner):
    """How often it has judged."""

    trials = 0

    def worth(self, end: View) -> float:
        self.trials += 1
        return super().worth(end)


class Thinking:
    """Games of planners: what each of their decisions takes.

    In processor time: thinking is nothing but work, and a busy machine must not look like a slow mind.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self.games = 0
        self.planned: list[float] = []  # milliseconds
        self.table = new_table(position, 0)
        self.planner = Counted(mind_of(position.game), 0)

    def one_more(self) -> None:
        """One decision."""
        ask = self.table.ask
        if ask is None:
            self.games += 1
            self.table = new_table(self.position, self.games)
            return
        start = process_time()
        choice = choice_of(self.planner, self.table, ask)
        self.planned.append((process_time() - start) * 1e3)
        self.table.answer(choice, ask.seat, ask.number)


def percentile(found: list[N]) -> N:
    return sorted(found)[len(found) * PERCENTILE // 100]


def micros(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1e6
