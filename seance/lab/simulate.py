"""Games of bots by the thousand, and what came of them: in this process, in several, or on a Ray cluster.

A match is played the same wherever it is played, and matches come back in their order: the same seeds give the same
results.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Literal, NamedTuple, TypeAlias

import seance
from seance.bots import Bot, new_bot
from seance.bots.base import choice_of
from seance.bots.random import RandomBot
from seance.engine import BadInput, Game, State

from .extras import need
from .fuzz import Seating
from .outcomes import Course, Outcome, course_of, outcome_of, scores_of

Engine: TypeAlias = Literal["local", "ray"]
LASTS = 1.0  # seconds that a process plays before it reports: less is lost to sending than to waiting for the last
TRIED = 2
SHARES = 4  # each process gets at least so many portions, as far as there are matches


class Match(NamedTuple):
    """One game: who plays it where."""

    game: str
    table: Seating
    bots: Sequence[str]  # one per seat, or one for all
    seed: int


class Played(NamedTuple):
    match: Match
    result: str
    answers: int
    outcome: Outcome  # by seat
    scores: Sequence[float]  # by seat, from 0 to 1
    course: Course  # the tracks at the beginning of every round, and at the end


def by_seat(bots: Sequence[str], seats: int) -> list[str]:
    """A line-up is a bot for all seats, or one for each."""
    if len(bots) not in (1, seats):
        raise BadInput("bad-lineup", bots=len(bots), seats=seats)
    return list(bots) * seats if len(bots) == 1 else list(bots)


def played(match: Match) -> Played:
    """Play it to the end."""
    table = match.table
    game = seance.new(match.game, table.seats, match.seed, **table.options)
    names = by_seat(match.bots, table.seats)
    bots = [new_bot(name, match.game, match.seed * 16 + seat) for seat, name in enumerate(names)]
    blind = [bot for bot in bots if isinstance(bot, RandomBot)]
    if len(blind) == len(bots):
        game = game.fork()  # nobody needs marks, events or views
        course = course_of(game)
        answers = play_blindly(game, blind, course)
    else:
        course = course_of(game)
        answers = play(game, bots, course)
    return Played(match, game.result or "", answers, outcome_of(game), scores_of(game), course)


def play(game: Game[State], bots: Sequence[Bot], course: Course) -> int:
    """The number of answers; the course is written on as it goes."""
    answers = 0
    while (ask := game.ask) is not None:
        game.answer(choice_of(bots[ask.seat], game, ask), ask.seat, ask.number)
        answers += 1
        for at, tracks in course_of(game).items():
            if at not in course or game.ask is None:
                course[at] = tracks
    return answers


def play_blindly(game: Game[State], bots: Sequence[RandomBot], course: Course) -> int:
    """The same for bots that look at nothing but the question."""
    answers = 0
    while (ask := game.first_ask()) is not None:
        game.play(bots[ask.seat].pick(ask))
        answers += 1
        for at, tracks in course_of(game).items():
            if at not in course:
                course[at] = tracks
    course.update(course_of(game))
    return answers


def some(matches: Sequence[Match]) -> list[Played]:
    return [played(match) for match in matches]


def simulate(matches: Sequence[Match], jobs: int = 1, engine: Engine = "local") -> Iterator[Played]:
    """What came of these games, in their order. Two are played here, to see how long one takes."""
    if (engine == "local" and jobs == 1) or not matches:
        yield from map(played, matches)
        return
    seconds = inf
    for match in matches[:TRIED]:
        start = perf_counter()
        yield played(match)
        seconds = min(seconds, perf_counter() - start)  # the first one has read the rules and cards as well
    work = portions(matches[TRIED:], jobs, seconds)
    if engine == "ray":
        yield from on_ray(work, jobs)
    else:
        with get_context("spawn").Pool(jobs) as pool:
            for chunk in pool.imap(some, work):
                yield from chunk


def portions(matches: Sequence[Match], jobs: int, seconds: float) -> list[Sequence[Match]]:
    """So many matches together as last a while, but never so many that a process has nothing to do."""
    most = max(1, len(matches) // (jobs * SHARES))
    size = min(most, max(1, int(LASTS / max(seconds, 1e-6))))
    return [matches[at : at + size] for at in range(0, len(matches), size)]


def on_ray(work: Sequence[Sequence[Match]], jobs: int) -> Iterator[Played]:
    """On the cluster that RAY_ADDRESS names, or on one of this machine with so many workers."""
    need("ray")
    import ray  # noqa: PLC0415  # heavy, and only for this

    own = not ray.is_initialized()
    if own:
        settings: dict[str, Any] = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}
        ray.init(num_cpus=jobs, **settings)
    try:
        task = ray.remote(some)
        for chunk in [task.remote(chunk) for chunk in work]:
            yield from ray.get(chunk)
    finally:
        if own:
            ray.shutdown()
