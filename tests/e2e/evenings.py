"""What the tests of the page must know of a game, and the same game played without a page.

A new game joins with one line in `EVENINGS`; then it must pass all tests of this folder.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

import seance
from seance.bots import RANDOM
from seance.engine import Ask, Game, State
from seance.server.bots import whole

SEATS = 3  # one person and two bots, as the form of a new table has it
MOST_SEEDS = 200
SOON, LONG = 6, 16  # answers of one person


class Evening(NamedTuple):
    game: str
    quiet: tuple[str, ...]  # verbs that let the game go on, the most liked first
    action: str  # the prompt of a turn
    seats: str  # the field of the view that has a row for every seat, and in it
    secrets: tuple[str, ...]  # the fields that only the seat itself gets


EVENINGS = [
    Evening("parlour", ("rest", "pass", "refuse"), "your-action", "sitters", ("hand",)),
    Evening("nemesis", ("pass",), "your-action", "crew", ("hand", "objective_cards")),
    Evening("eldritch", ("rest", "end-turn", "decline", "done", "no", "stop"), "your-action", "investigators", ()),
]

WITH_HANDS = [each for each in EVENINGS if each.secrets]  # windows open soon there, and cards in hand are refused


def verb_of(key: str) -> str:
    return key.partition(":")[0]


def liked(keys: Sequence[str], verbs: Sequence[str]) -> str:
    """The first key with a liked verb; otherwise the first."""
    return next((key for verb in verbs for key in keys if verb_of(key) == verb), keys[0])


def some(keys: Sequence[str], copies: Sequence[int], least: int, most: int) -> list[str]:
    """The first two keys of a group, or as many as must or may be given."""
    return [key for key, n in zip(keys, copies, strict=True) for _ in range(n)][: max(least, min(most, 2))]


def reaction(ask: Ask[object]) -> str:
    """What may be done in a window, "" if it is none."""
    return next((option.key for option in ask.choices if ask.window and option.verb != "pass"), "")


def by_page(ask: Ask[object], verbs: Sequence[str]) -> str | list[str]:
    """What `Person.answer` would answer."""
    keys = [option.key for option in ask.choices]
    if ask.group is not None:
        distinct = list(dict.fromkeys(keys))
        return some(distinct, [keys.count(key) for key in distinct], ask.min, ask.max)
    return reaction(ask) or liked(keys, verbs)


def walk(evening: Evening, seed: int) -> Iterator[tuple[Game[State], Ask[object]]]:
    """A whole game as the tests play it on the page, before every answer of the person."""
    game = seance.new(evening.game, SEATS, seed, people=1)
    while game.result is None:
        ask = game.asks[0]
        if ask.seat == 0:
            yield game, ask
            game.answer(by_page(ask, evening.quiet), seat=0)
        else:
            keys = whole(game, ask.seat, RANDOM)
            game.answer(keys if ask.group is not None else keys[0], seat=ask.seat)


@cache
def seed_with(evening: Evening, what: Callable[[Ask[object]], object]) -> int:
    """Luck with which this person is soon asked something like this, in a game that is not over too soon."""
    for seed in range(MOST_SEEDS):
        asks = [ask for _, ask in walk(evening, seed)]
        if len(asks) >= LONG and any(what(ask) for ask in asks[:SOON]):
            return seed
    raise AssertionError("there is no such luck")


@cache
def last_question(evening: Evening, seed: int = 0) -> bytes:
    """A file of a game that ends with the next answer of the person."""
    *_, (last, _) = [(game.fork(keep=True), ask) for game, ask in walk(evening, seed)]
    return last.export()
