"""What the tests of the page must know of a game, and the same game played without a page.

A new game joins with one line in `EVENINGS`; then it must pass all tests of this folder.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

import seance
from seance.bots import RANDOM
from seance.engine import Ask, Game, State
from seance.engine.orders import KeptOrders, passes, settled
from seance.server.bots import whole

SEATS = 3  # one person and two bots, as the form of a new table has it
MOST_SEEDS = 400
MOST_LONG = 40
ROUNDS = 3


class Evening(NamedTuple):
    game: str
    quiet: tuple[str, ...]  # verbs that let the game go on, the most liked first
    action: str  # the prompt of a turn
    seats: str  # the field of the view that has a row for every seat, and in it
    secrets: tuple[str, ...]  # the fields that only the seat itself gets
    lively: tuple[str, ...] = ()  # verbs that lead to groups and rolls, where those are wanted
    again: tuple[str, ...] = ()  # verbs with which one reacts to a roll, in games without windows for it
    long: tuple[str, ...] = ()  # verbs with which much is asked through many rounds, and nobody dies of it


EVENINGS = [
    Evening("parlour", ("rest", "pass", "refuse"), "your-action", "sitters", ("hand",)),
    Evening("nemesis", ("pass",), "your-action", "crew", ("hand", "objective_cards"),
            long=("move-carefully",)),
    Evening("eldritch", ("rest", "end-turn", "decline", "done", "no", "stop"), "your-action", "investigators", (),
            lively=("trade", "acquire"), again=("reroll", "raise-die"), long=("travel",)),
    Evening("arkham", ("end-turn", "pass", "done", "keep"), "your-action", "investigators", (),
            lively=("investigate", "draw"), long=("investigate", "draw")),
    Evening("dungeontology", ("go-on", "end-movement", "end-turn", "pass", "stay", "done"), "your-movement", "scholars",
            ("hand",), lively=("explore", "study", "play-main"), long=("explore", "study", "play-main")),
]  # fmt: skip

WITH_SECRETS = [each for each in EVENINGS if each.secrets]


def verb_of(key: str) -> str:
    return key.partition(":")[0]


def liked(keys: Sequence[str], verbs: Sequence[str]) -> str:
    """The first key with a liked verb; otherwise the first."""
    return next((key for verb in verbs for key in keys if verb_of(key) == verb), keys[0])


def some(keys: Sequence[str], copies: Sequence[int], least: int, most: int) -> list[str]:
    """The first two keys of a group, or as many as must or may be given."""
    return [key for key, n in zip(keys, copies, strict=True) for _ in range(n)][: max(least, min(most, 2))]


def reaction(evening: Evening, keys: Sequence[str], window: bool) -> str:
    """What may be done in a window, or about a roll; "" if it is neither."""
    wanted = [key for key in keys if verb_of(key) in evening.again or (window and key != "pass")]
    return next(iter(wanted), "")


def by_page(evening: Evening, ask: Ask[object], verbs: Sequence[str]) -> str | list[str]:
    """What the tests answer on the page."""
    keys = [option.key for option in ask.choices]
    if ask.group is not None:
        distinct = list(dict.fromkeys(keys))
        return some(distinct, [keys.count(key) for key in distinct], ask.min, ask.max)
    return reaction(evening, useful(ask), ask.window) or liked(keys, verbs)


def useful(ask: Ask[object]) -> list[str]:
    """What could change anything, as the page is told it."""
    previews = [(option, ask.preview(option) if ask.preview is not None else None) for option in ask.choices]
    return [option.key for option, seen in previews if option.useful and not (seen is not None and seen.idle)]


def walk(
    evening: Evening, seed: int, lively: bool = False, seats: int = SEATS
) -> Iterator[tuple[Game[State], Ask[object]]]:
    """A whole game as the tests play it on the page, before every answer of the person."""
    game = seance.new(evening.game, seats, seed, people=1)
    verbs = (*evening.lively, *evening.quiet) if lively else evening.quiet
    while game.result is None:
        ask = game.asks[0]
        key = settled(ask, game, (0,))
        if key:
            game.answer(key, seat=ask.seat)  # as the server does: nobody has to be asked
        elif ask.seat == 0 and passes(KeptOrders(), ask, game):
            game.answer("pass", seat=0)  # as the server does: nothing is at stake
        elif ask.seat == 0:
            yield game, ask
            game.answer(by_page(evening, ask, verbs), seat=0)
        else:
            keys = whole(game, ask.seat, RANDOM)
            game.answer(keys if ask.group is not None else keys[0], seat=ask.seat)


@cache
def lively_seed(evening: Evening) -> int:
    """Luck with which the first rounds have a group, of which several are given, and a reaction."""
    return next(seed for seed in range(MOST_SEEDS) if is_lively(evening, seed))


def is_lively(evening: Evening, seed: int) -> bool:
    group = react = False
    first: int | None = None  # a game may be set up in a round before the first one
    for game, ask in walk(evening, seed, lively=True):
        now: int = game.view(0).round  # type: ignore[attr-defined]
        first = now if first is None else first
        if now >= first + ROUNDS:
            return group and react
        group |= ask.group is not None and len(by_page(evening, ask, ())) > 1
        react |= bool(reaction(evening, useful(ask), ask.window and ask.group is None))
    return False


@cache
def long_seed(evening: Evening, seats: int, rounds: int, asks: int) -> int:
    """Luck with which so many rounds take at least so many answers; in a shorter game, with which it lasts longest."""
    playing = evening._replace(lively=evening.long)
    length: dict[int, tuple[int, int]] = {}
    for seed in range(MOST_LONG):
        found: set[tuple[str, int]] = set()
        n = 0
        for game, _ in walk(playing, seed, lively=True, seats=seats):
            found.add(round_of(game.view(0)))
            if len(found) > rounds:
                break
            n += 1
        length[seed] = (len(found), n)
        if len(found) > rounds and n >= asks:
            return seed
    return max(length, key=lambda seed: length[seed])


@cache
def told_seed(evening: Evening, pages: tuple[str, ...]) -> int:
    """Luck with which all this happens, and the person dies."""
    return next(seed for seed in range(MOST_SEEDS) if is_told(evening, seed, pages))


def is_told(evening: Evening, seed: int, pages: tuple[str, ...]) -> bool:
    *_, (game, _) = walk(evening, seed)
    events, figures = game.events(0), game.rules.figures(game.state)
    dead = [figures[str(event.args["crew"])] for event in events if event.event == "died"]
    return 0 in dead and set(pages) <= {event.event for event in events}


@cache
def page_seed(evening: Evening, pages: tuple[str, ...]) -> int:
    """Luck with which all these pages come in one game."""
    for seed in range(MOST_SEEDS):
        *_, (game, _) = walk(evening, seed)
        if set(pages) <= {event.event for event in game.events(0)}:
            return seed
    raise AssertionError(pages)


def round_of(view: object) -> tuple[str, int]:
    """A campaign counts the rounds of each scenario."""
    return getattr(view, "scenario", ""), getattr(view, "round", 0)


@cache
def last_question(evening: Evening, seed: int = 0) -> bytes:
    """A file of a game that ends with the next answer of the person."""
    *_, (last, _) = [(game.fork(keep=True), ask) for game, ask in walk(evening, seed)]
    return last.export()
