"""Games that begin in the middle of anything: random positions, forty random answers each, everything looked at.

Position number n is always the same one, and so are the answers: a failure is played again by its number.
"""

from __future__ import annotations

import gc
import traceback
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple, TypeAlias, cast

import seance
from seance.engine import ALL, PUBLIC, Ask, Deed, Game, Option, Rules, State
from seance.engine.face import Chaos, Course, face
from seance.engine.steps import StackState
from seance.engine.wire import Table

from .fuzz import check, step_aside

ANSWERS = 40
ASIDE = 1 / 16  # how often the table is saved, loaded, forked and imagined
LIT = 0.6  # how often a position is about one card, and how often that card is chosen
COMPARED = 4  # after so many answers all that lies on a table is compared with the one that nobody looks at
TRIES = 4  # how often a deed is done on trial before it counts as idle
LONGEST = 30  # answers that a deed may take
MISHAPS = 0.4  # how often something unforeseen comes between two steps,
SOON = 12  # and how many steps it lets pass at most
CHUNK = 50  # positions that a process plays before it reports


class Trouble(NamedTuple):
    """A position that broke something."""

    game: str
    seed: int
    answers: int
    failure: str
    save: bytes


Trial: TypeAlias = Callable[[str, int], "Trouble | None"]  # of the position of a game with this number


def chaos_of(game: str) -> Chaos | None:
    return face(game).checks().chaos


def generator(game: str) -> Chaos:
    chaos = chaos_of(game)
    assert chaos is not None, f"{game} has no wild positions"
    return chaos


def position(game: str, seed: int) -> Game[State]:
    """The table with this number, where the first question is asked."""
    return lit_position(game, seed)[0]


def lit_position(game: str, seed: int) -> tuple[Game[State], str]:
    """And the card that it is about, if any."""
    state, lit = dealt(game, seed)
    return seated(game, state), lit


def dealt(game: str, seed: int) -> tuple[State, str]:
    """What lies on the table before anybody is asked, and the card that it is about, if any."""
    chaos, chance = generator(game), Random(f"chaos {seed}")
    state = chaos.position(chance)
    return state, chaos.light(chance, state) if chance.random() < LIT else ""


def seated(game: str, state: State) -> Game[State]:
    """The table on which it lies, where the first question is asked."""
    options = dict(generator(game).options(state))
    table = Table(game=game, seats=state.seats, options=options, seed="0x0", people=1, seeded=True, poker_face=False)
    return Game(cast("Rules[State]", Upset(seance.rules(game))), state, table).start()


class Upset:
    """Rules between two steps of which something unforeseen may come: who acts falls, what is meant leaves play."""

    def __init__(self, rules: Rules[State]) -> None:
        self.rules = rules
        self.chance: Random | None = None  # whose it is, while something may come
        self.steps = 0  # that pass before it
        self.looks = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def next_step(self, s: State) -> Deed:
        """Like any step it waits on the stack."""
        if self.chance is None:
            return self.rules.next_step(s)
        looked, self.looks = s.dice.looks != self.looks, s.dice.looks
        if not looked:  # a look and what comes of it are one
            self.steps -= 1
            mishap = generator(self.name).mishap(self.chance, s) if self.steps <= 0 else None
            if mishap is not None:
                assert isinstance(s, StackState)
                self.chance = None
                s.then(mishap)
                s.dice.looks += 1  # so that saves and forks begin here: nothing before has led to it
                return None
        return self.rules.next_step(s)

    def expect(self, chance: Random, looks: int) -> None:
        self.chance, self.steps, self.looks = chance, chance.randint(1, SOON), looks


def play(game: str, seed: int, answers: int = ANSWERS) -> Trouble | None:
    """One position and what comes of it; None if nothing is wrong with it."""
    stream, table, given = Random(f"answers {seed}"), None, 0
    try:
        table, lit = lit_position(game, seed)
        unseen = position(game, seed)  # nobody looks at it, and the same is answered: the same must come of it
        mishaps = stream.random() < MISHAPS
        chances = [(each, Random(f"mishap {seed}")) for each in (table, unseen)]
        mourners, clock = [Mourner(course, table) for course in generator(game).courses], Clock(generator(game))
        look(table, stream, given)
        clock.look(table.state)
        while table.asks and given < answers:
            ask = stream.choice(table.asks)
            place = answer(ask, lit, stream)
            for each, chance in chances:
                upset = cast(Upset, each.rules)
                if mishaps:
                    upset.expect(chance, each.state.dice.looks)
                each.answer(place, ask.seat, ask.number)
                upset.chance = None
            given += 1
            asked = [[(ask.seat, ask.prompt, ask.keys) for ask in each.asks] for each in (table, unseen)]
            assert asked[0] == asked[1], "somebody looked, and it goes on otherwise"
            if given % COMPARED == 0 or not table.asks:
                assert lying(table) == lying(unseen), "somebody looked, and something else lies there"
            for mourner in mourners:
                mourner.listen(table)
            look(table, stream, given)
            clock.look(table.state)
    except Exception as error:  # whatever it is, it is what we are here for
        save = b"" if table is None else table.save()
        return Trouble(game, seed, given, "".join(traceback.format_exception(error)), save)
    return None


def lying(table: Game[State]) -> object:
    """What lies on the table."""
    return table.rules.codec.plain(table.state)


def answer(ask: Ask[object], lit: str, stream: Random) -> int:
    """Mostly what names the card that the position is about, else anything."""
    about = [place for place, option in enumerate(ask.options) if lit and any(key.startswith(lit) for key in option.on)]
    return stream.choice(about) if about and stream.random() < LIT else stream.randrange(len(ask.options))


def look(table: Game[State], stream: Random, given: int) -> None:
    """Invariants, what a seat sees, what is asked of whom, what they may not do; now and then a save and a fork."""
    check(table)
    chaos = generator(table.rules.name)
    table.view((PUBLIC, *range(table.seats))[given % (table.seats + 1)])  # each pair of eyes in turn
    for ask in table.asks:
        table.refusals(ask.seat)
        for option in ask.options:
            table.preview(option.key, ask.seat)
        amiss = chaos.amiss(table.state, ask) or (ask.opens and chaos.rest(table.state, ask))
        assert not amiss, f"{ask.prompt}: {amiss}"
    if stream.random() < ASIDE:
        step_aside(table, stream)


class Mourner:
    """Hears of everything, and objects when something happens to those who are out of play."""

    def __init__(self, course: Course, table: Game[State]) -> None:
        self.course = course
        self.gone = set(course.absent(table.state))
        self.heard = len(table.events(0, ALL))

    def listen(self, table: Game[State]) -> None:
        """What was told since the last time."""
        course, news = self.course, table.events(self.heard, ALL)
        self.heard += len(news)
        for told in news:
            named = told.args.get(course.argument, [])
            whom = {str(one) for one in (named if isinstance(named, list) else [named])}
            if told.event in course.returns:
                self.gone -= whom
            ghosts = whom & self.gone
            assert not ghosts or told.event in course.still, f"{told.event} happens to {ghosts}, gone before"
            if told.event in course.leaves:
                self.gone |= whom


class Clock:
    """Knows since when something is there, and objects when the time that it was for is over."""

    def __init__(self, chaos: Chaos) -> None:
        self.chaos = chaos
        self.since: list[tuple[object, object]] = []

    def look(self, s: State) -> None:
        """A thing is the same as long as it is the same object: whatever begins anew is made anew."""
        known, self.since = self.since, []
        for thing, now in self.chaos.timed(s):
            then = next((time for one, time in known if one is thing), now)
            assert then == now, f"{thing} was for {then}, and it is {now}"
            self.since.append((thing, then))


# ---- deeds that do nothing -----------------------------------------------------------------------------------------


def idle(table: Game[State], ask: Ask[object], option: Option[object], stream: Random) -> bool:
    """Does this option change nothing but what it costs, however it goes on? (What says so itself is not meant.)"""
    chaos = generator(table.rules.name)
    before, heard = chaos.worth(table.state), len(table.sink.events)
    for _ in range(TRIES):
        world = table.fork(keep=True)
        world.answer(option.key, ask.seat, ask.number)
        world.state.dice.seed = stream.randrange(1 << 30)
        for _ in range(LONGEST):
            told = {event.name for event in world.sink.events[heard:]}
            if world.ask is None or chaos.worth(world.state) != before or (chaos.costs and told - chaos.costs):
                return False
            if world.ask.opens:
                break
            world.play(stream.randrange(len(world.ask.options)))
        if chaos.worth(world.state) != before:
            return False
    return True


def idle_deeds(table: Game[State], stream: Random) -> list[str]:
    """What is offered as useful where a deed is asked for, and changes nothing."""
    ask = table.ask
    if ask is None or ask.opens != "action":
        return []
    deeds = [option for option in ask.options if option.useful and option.on]
    return [option.key for option in deeds if idle(table, ask, option, stream)]


# ---- many ----------------------------------------------------------------------------------------------------------


def play_some(work: tuple[Trial, str, Sequence[int]]) -> list[Trouble]:
    trial, game, seeds = work
    generator(game)
    gc.freeze()  # what is printed on cards need not be looked through again and again
    return [trouble for seed in seeds if (trouble := trial(game, seed)) is not None]


def chaos(game: str, seeds: range, jobs: int = 1, trial: Trial = play) -> Iterator[list[Trouble]]:
    """What is wrong with these positions, a chunk at a time."""
    work = [(trial, game, seeds[start : start + CHUNK]) for start in range(0, len(seeds), CHUNK)]
    if jobs == 1:
        yield from map(play_some, work)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play_some, work)
