"""Thousands of games that nobody watches: whatever breaks is written down, and so is everything that occurred.

Game number n is always the same game: same table, same bots, same chance. So a failure is played again by its number
(and, where it aimed at something because that had hardly ever occurred, by its aim).
"""

from __future__ import annotations

import gc
import traceback
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from multiprocessing import get_context
from random import Random
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec

import seance
from seance.bots import PLANNER, RANDOM, Bot, bot_names, new_bot
from seance.bots.base import choice_of
from seance.bots.directed import DirectedBot
from seance.engine import ALL, BadInput, Game, RuleBroke, State
from seance.engine.face import Occurrence, face
from seance.testing import check_look_ends_step

from .outcomes import Outcome, Shares, outcome_of

DIRECTED = "directed"
MOST_ANSWERS = 6000  # a game that takes more is stuck
# who plays which of a hundred games; one of planners takes as long as fifty others
LOTS = (PLANNER,) + (DIRECTED,) * 45 + (RANDOM,) * 54
ASIDE = 1 / 40  # how often the table is saved, forked and imagined
RARE = 3  # what has occurred less often is sought
SEEKING = 0.1  # how many of the directed games do so
CAREFUL = 0.6  # how many think of all else too if that takes a long life; the others die soon, which some aims need
CHUNK = 10  # games that a process plays before it reports
ODD = 10  # how many of the longest and of the shortest games are noted


class Seating(NamedTuple):
    seats: int
    options: dict[str, Any]


class Plan(NamedTuple):
    """Everything that makes a game what it is."""

    game: str
    seed: int
    table: Seating
    poker_face: bool
    bots: str  # random, planner or directed
    target: Occurrence | None = None


class Played(NamedTuple):
    plan: Plan
    answers: int
    result: str
    seen: set[Occurrence]
    outcome: Outcome = ()  # by seat
    failure: str = ""  # what went wrong, in the words of Python
    save: bytes = b""  # the table where it did


class Stuck(Exception):
    """A game that does not end."""


# ---- what a game brings along -----------------------------------------------------------------------------------


class Guide:
    """What must occur in a game, how one sees that it has, and how bots are led to it.

    A game that says nothing of it is played at random, and nothing is counted.
    """

    def __init__(self, game: str, only: Collection[str] = ()) -> None:
        self.game = game
        self.tables = tables(game, only)
        self.goals = face(game).checks().goals
        every = [(family, key) for family, keys in self.goals.must.items() for key in keys]
        # what bots reach without thinking; the rest is sought as long as it is rare
        self.targets = [target for target in self.possible(every) if not self.goals.ambitious(target)]

    def possible(self, targets: Sequence[Occurrence]) -> list[Occurrence]:
        """Those that could occur at one of these tables."""
        return [
            one for one in targets if any(self.goals.fits(one, table.seats, table.options) for table in self.tables)
        ]


def tables(game: str, only: Collection[str] = ()) -> list[Seating]:
    """All numbers of seats with all options, as far as they have those that are named, as `mode=solo`."""
    rules = seance.rules(game)
    fields = msgspec.structs.fields(rules.options)
    values = [values_of(field) for field in fields]
    found: list[Seating] = []
    for chosen in product(*values):
        options = dict(zip([field.name for field in fields], chosen, strict=True))
        try:
            seats = rules.seats(seance.checked_options(rules, options))
        except BadInput:
            continue
        found += [Seating(number, options) for number in seats]
    return [table for table in found if set(only) <= set(table_name(table).split())]


def values_of(option: msgspec.structs.FieldInfo) -> Sequence[object]:
    """All that an option may be; one that may be too much is what it usually is."""
    if option.type is bool:
        return (True, False)
    return get_args(option.type) if get_origin(option.type) is Literal else (option.default,)


def plan_of(game: str, seed: int, guide: Guide, sought: Sequence[Occurrence] = ()) -> Plan:
    """What the game with this number is like; some of the directed ones aim at what is sought."""
    bots = LOTS[seed % len(LOTS)]
    if bots == DIRECTED and guide.targets:
        stream = Random(f"target {seed}")
        return aimed(seed, guide, stream.choice(sought if sought and stream.random() < SEEKING else guide.targets))
    if bots not in bot_names(game):
        bots = RANDOM
    return Plan(game, seed, *seating(seed, guide.tables), bots)


def aimed(seed: int, guide: Guide, target: Occurrence) -> Plan:
    """The game with this number if it aims at something."""
    known = [table for table in guide.tables if guide.goals.fits(target, table.seats, table.options)]
    return Plan(guide.game, seed, *seating(seed, known), DIRECTED, target)


def seating(seed: int, known: Sequence[Seating]) -> tuple[Seating, bool]:
    """The table, and whether everybody keeps a poker face."""
    stream = Random(f"table {seed}")
    return stream.choice(known), stream.random() < 0.3


def players(plan: Plan, guide: Guide) -> list[Bot]:
    return [player(plan, guide, plan.seed * 16 + seat) for seat in range(plan.table.seats)]


def player(plan: Plan, guide: Guide, seed: int) -> Bot:
    if plan.target is None:
        return new_bot(plan.bots, plan.game, seed)
    careful = guide.goals.ambitious(plan.target) and Random(seed).random() < CAREFUL
    rest = PLANNER if careful and PLANNER in bot_names(plan.game) else RANDOM
    return DirectedBot(guide.goals.direction(plan.target), new_bot(rest, plan.game, seed), seed)


# ---- one game ---------------------------------------------------------------------------------------------------


def play(plan: Plan, guide: Guide) -> Played:
    """A whole game, looked at after every answer."""
    game = begun(plan, guide)
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
        return Played(plan, answers, "", guide.goals.seen(game), (), "".join(traceback.format_exception(error)), save)
    return Played(plan, answers, game.result or "", guide.goals.seen(game), outcome_of(game))


def begun(plan: Plan, guide: Guide) -> Game[State]:
    """From the set-up; or from a position late in the game, if that is the only way to what is sought."""
    game = seance.new(
        plan.game, plan.table.seats, plan.seed, poker_face=plan.poker_face, **plan.table.options
    )  # fmt: skip
    if plan.target is None or guide.goals.late is None:
        return game
    state = guide.goals.late(plan.target, plan.table.seats, plan.seed, plan.table.options)
    return game if state is None else Game(game.rules, state, game.table).start()


def check(game: Game[State]) -> None:
    game.rules.invariants(game.state)
    check_look_ends_step(game)
    assert not {ask.seat for ask in game.asks} & set(game.rules.out(game.state)), "somebody who is out is asked"


def step_aside(game: Game[State], stream: Random) -> None:
    """Save and load, fork, and imagine what a seat cannot know: nothing may get lost or come out."""
    data = game.save()
    loaded = seance.load(data)
    assert loaded.save() == data, "a loaded save is another game"
    assert loaded.view(ALL) == game.view(ALL), "a loaded save looks different"
    if not game.asks:  # it is over: nobody imagines anything any more
        return
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


def play_some(plans: Sequence[Plan]) -> list[Played]:
    guide = Guide(plans[0].game)
    gc.freeze()  # what is printed on cards need not be looked through again and again: a fifth faster
    return [play(plan, guide) for plan in plans]


def fuzz(plans: Sequence[Plan], jobs: int = 1) -> Iterator[Played]:
    """These games, in their order; with several jobs each in a process of its own."""
    work = [plans[start : start + CHUNK] for start in range(0, len(plans), CHUNK)]
    if jobs == 1:
        for some in work:
            yield from play_some(some)
        return
    with get_context("spawn").Pool(jobs) as pool:
        for played in pool.imap(play_some, work):
            yield from played


class Odd(NamedTuple):
    """A game worth looking at, for its length."""

    answers: int
    seed: int
    target: Occurrence | None


class Tally:
    """What has occurred in how many games; kept in a file, so that runs with other seeds add up."""

    def __init__(self) -> None:
        self.bots: Counter[str] = Counter()
        self.tables: Counter[str] = Counter()
        self.results: Counter[str] = Counter()
        self.answers = 0
        self.seen: dict[str, Counter[str]] = {}
        self.longest: list[Odd] = []
        self.shortest: list[Odd] = []
        self.failures: list[int] = []
        self.shares: dict[str, Shares] = {}  # by bots that sought nothing, and their table

    @property
    def games(self) -> int:
        return self.bots.total()

    def add(self, played: Played) -> None:
        plan = played.plan
        self.bots[plan.bots] += 1
        self.tables[table_name(plan.table)] += 1
        self.results[played.result] += 1
        self.answers += played.answers
        for family, key in played.seen:
            self.seen.setdefault(family, Counter())[key] += 1
        odd = Odd(played.answers, plan.seed, plan.target)
        self.longest = sorted([*self.longest, odd], key=lambda one: -one.answers)[:ODD]
        self.shortest = sorted([*self.shortest, odd], key=lambda one: one.answers)[:ODD]
        if played.failure:
            self.failures.append(plan.seed)
        elif plan.target is None:
            self.shares.setdefault(f"{plan.bots} {table_name(plan.table)}", Shares()).add(played.outcome)

    def times(self, family: str, key: str) -> int:
        return self.seen.get(family, Counter())[key]

    def never(self, must: Mapping[str, tuple[str, ...]]) -> dict[str, list[str]]:
        """What never occurred, by family."""
        missing = {family: [key for key in keys if not self.times(family, key)] for family, keys in must.items()}
        return {family: keys for family, keys in missing.items() if keys}

    def rare(self, must: Mapping[str, tuple[str, ...]]) -> list[Occurrence]:
        """What has hardly ever occurred."""
        return [(family, key) for family, keys in must.items() for key in keys if self.times(family, key) < RARE]


def table_name(table: Seating) -> str:
    return " ".join([str(table.seats), *[f"{key}={value}" for key, value in table.options.items()]])
