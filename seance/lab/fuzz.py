"""Thousands of games that nobody watches: whatever breaks is written down, and so is everything that occurred.

Game number n is always the same game: same table, same bots, same chance. So a failure is played again by its number.
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from multiprocessing import get_context
from random import Random
from types import ModuleType
from typing import Any, NamedTuple, get_args

import msgspec

import seance
from seance.bots import PLANNER, RANDOM, Bot, bot_names, new_bot
from seance.bots.base import choice_of
from seance.bots.directed import DirectedBot, Likes
from seance.engine import BadInput, Game, RuleBroke, State
from seance.testing import check_look_ends_step

Occurrence = tuple[str, str]  # a family, and one of its members
DIRECTED = "directed"
MOST_ANSWERS = 6000  # a game that takes more is stuck
LOTS = (PLANNER,) * 4 + (DIRECTED,) * 56 + (RANDOM,) * 40  # who plays which of a hundred games
ASIDE = 1 / 40  # how often the table is saved, forked and imagined
AMBITION = 3  # how much more often something is aimed at that takes a whole life to reach
CHUNK = 10  # games that a process plays before it reports


class Table(NamedTuple):
    seats: int
    options: dict[str, Any]


class Plan(NamedTuple):
    """Everything that makes a game what it is."""

    game: str
    seed: int
    table: Table
    poker_face: bool
    bots: str  # random, planner or directed
    target: Occurrence | None = None


class Played(NamedTuple):
    plan: Plan
    answers: int
    result: str
    seen: set[Occurrence]
    failure: str = ""  # what went wrong, in the words of Python
    save: bytes = b""  # the table where it did


class Stuck(Exception):
    """A game that does not end."""


# ---- what a game brings along -----------------------------------------------------------------------------------


class Guide:
    """What must occur in a game, how one sees that it has, and how bots are led to it: its module `occurrences`.

    A game without that module is played at random, and nothing is counted.
    """

    def __init__(self, game: str) -> None:
        name = f"seance.games.{game}.occurrences"
        own: ModuleType | None = import_module(name) if find_spec(name) else None
        self.must: Mapping[str, tuple[str, ...]] = own.MUST if own else {}
        self.seen: Callable[[Game[State]], set[Occurrence]] = own.seen if own else lambda game: set()
        self.targets: list[Occurrence] = []
        if own:
            led = import_module(f"seance.games.{game}.directions")
            self.direction: Callable[[Occurrence], Likes] = led.Direction
            self.fits: Callable[[Occurrence, int, Mapping[str, Any]], bool] = led.fits
            self.ambitious: Callable[[Occurrence], bool] = led.ambitious
        for family, keys in self.must.items():
            for key in keys:
                self.targets += [(family, key)] * (AMBITION if self.ambitious((family, key)) else 1)


def tables(game: str) -> list[Table]:
    """All numbers of seats with all options."""
    rules = seance.rules(game)
    fields = msgspec.structs.fields(rules.options)
    values = [(True, False) if field.type is bool else get_args(field.type) for field in fields]
    found: list[Table] = []
    for chosen in product(*values):
        options = dict(zip([field.name for field in fields], chosen, strict=True))
        try:
            seats = rules.seats(seance.checked_options(rules, options))
        except BadInput:
            continue
        found += [Table(number, options) for number in seats]
    return found


def plan_of(game: str, seed: int, guide: Guide) -> Plan:
    """What the game with this number is like."""
    stream = Random(f"plan {seed}")
    known = tables(game)
    bots = LOTS[seed % len(LOTS)]
    if bots == PLANNER and PLANNER not in bot_names(game):
        bots = RANDOM
    if bots == DIRECTED and guide.targets:
        target = stream.choice(guide.targets)
        known = [table for table in known if guide.fits(target, table.seats, table.options)]
        return Plan(game, seed, stream.choice(known), stream.random() < 0.3, DIRECTED, target)
    return Plan(game, seed, stream.choice(known), stream.random() < 0.3, RANDOM if bots == DIRECTED else bots)


def players(plan: Plan, guide: Guide) -> list[Bot]:
    return [player(plan, guide, plan.seed * 16 + seat) for seat in range(plan.table.seats)]


def player(plan: Plan, guide: Guide, seed: int) -> Bot:
    if plan.target is None:
        return new_bot(plan.bots, plan.game, seed)
    rest = PLANNER if guide.ambitious(plan.target) else RANDOM
    return DirectedBot(guide.direction(plan.target), new_bot(rest, plan.game, seed), seed)


# ---- one game ---------------------------------------------------------------------------------------------------


def play(plan: Plan, guide: Guide) -> Played:
    """A whole game, looked at after every answer."""
    game = seance.new(
        plan.game, plan.table.seats, plan.seed, poker_face=plan.poker_face, **plan.table.options
    )  # fmt: skip
    stream, bots, answers = Random(plan.seed), players(plan, guide), 0
    try:
        while game.asks:
            ask = stream.choice(game.asks)
            game.answer(choice_of(bots[ask.seat], game, ask), ask.seat, ask.number)
            answers += 1
            check(game)
            if stream.random() < ASIDE:
                step_aside(game, stream)
            if answers > MOST_ANSWERS:
                raise Stuck
    except Exception as error:  # whatever it is, it is what we are here for
        save = error.save if isinstance(error, RuleBroke) else game.save()
        return Played(plan, answers, "", guide.seen(game), "".join(traceback.format_exception(error)), save)
    return Played(plan, answers, game.result or "", guide.seen(game))


def check(game: Game[State]) -> None:
    game.rules.invariants(game.state)
    check_look_ends_step(game)


def step_aside(game: Game[State], stream: Random) -> None:
    """Save and load, fork, and imagine what a seat cannot know: nothing may get lost or come out."""
    data = game.save()
    assert seance.load(data).save() == data, "a loaded save is another game"
    seat = stream.randrange(game.seats)
    world = game.determinize(seat, stream.randrange(1 << 30), keep=True)
    if world is None:
        return
    game.rules.invariants(world.state)
    assert world.view(seat) == game.view(seat), "an imagined world looks different"
    playout = world.fork()
    for _ in range(stream.randrange(20)):
        if playout.ask is not None:
            playout.play(stream.randrange(len(playout.ask.options)))
            game.rules.invariants(playout.state)
    assert game.save() == data, "thinking has changed the game"


# ---- many games -------------------------------------------------------------------------------------------------


def play_some(job: tuple[str, Sequence[int]]) -> list[Played]:
    game, seeds = job
    guide = Guide(game)
    return [play(plan_of(game, seed, guide), guide) for seed in seeds]


def fuzz(game: str, seeds: range, jobs: int = 1) -> Iterator[Played]:
    """These games, in their order; with several jobs each in a process of its own."""
    work = [(game, seeds[start : start + CHUNK]) for start in range(0, len(seeds), CHUNK)]
    if jobs == 1:
        for job in work:
            yield from play_some(job)
        return
    with get_context("spawn").Pool(jobs) as pool:
        for played in pool.imap(play_some, work):
            yield from played


class Tally:
    """What has occurred in how many games; kept in a file, so that runs with other seeds add up."""

    def __init__(self, seen: Mapping[str, Mapping[str, int]] | None = None, games: int = 0) -> None:
        self.games = games
        self.seen: dict[str, Counter[str]] = {family: Counter(keys) for family, keys in (seen or {}).items()}

    def add(self, played: Played) -> None:
        self.games += 1
        for family, key in played.seen:
            self.seen.setdefault(family, Counter())[key] += 1

    def times(self, family: str, key: str) -> int:
        return self.seen.get(family, Counter())[key]

    def never(self, must: Mapping[str, tuple[str, ...]]) -> dict[str, list[str]]:
        """What never occurred, by family."""
        missing = {family: [key for key in keys if not self.times(family, key)] for family, keys in must.items()}
        return {family: keys for family, keys in missing.items() if keys}
