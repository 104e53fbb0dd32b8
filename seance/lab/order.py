"""Things that lie side by side have no order: two tables that differ in that alone must go the same way.

Where a rule goes through them one by one and it matters which comes first, somebody is to be asked; if nobody is, the
two tables part. The same question gets the same answer on both, whenever it comes; they are compared wherever a turn
or an action begins.
"""

from __future__ import annotations

import re
import traceback
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TypeVar

from msgspec import to_builtins

from seance.engine import ALL, Dice, key_of

from .chaos import ANSWERS, LIT, Trouble, dealt, generator, seated

T = TypeVar("T")

LONGEST = 60  # answers between two places where tables are compared
MOMENT, TAKEN = "moment", "taken "
NUMBERED = re.compile(r"([a-z0-9-]*?)-(\d+)(?![a-z0-9-])")


class Level(Dice):
    """Chance that feels neither how things lie nor who comes first: what comes up depends on what can.

    Only a second card out of the same pile is another one, and who gets which of them is chance after all (`torn`).
    """

    __slots__ = ()

    def place(self, channel: str, items: Sequence[object], seen_by: tuple[int, ...] | None = None) -> int:
        self.revealed += 1
        by_name = sorted(range(len(items)), key=lambda place: key_of(items[place]))
        came = int.from_bytes(self._hash(f"{channel} {self.counts.get(MOMENT)}")[:8], "little")
        return by_name[came % len(items)]

    def take(self, channel: str, items: list[T], seen_by: tuple[int, ...] | None = None) -> T:
        self.counts[TAKEN + channel] = self.counts.get(TAKEN + channel, 0) + 1
        return super().take(channel, items, seen_by)

    def copy(self) -> Dice:
        new = super().copy()
        new.__class__ = Level
        return new

    def torn(self) -> bool:
        """Was more than one card taken from some pile in this moment?"""
        return any(n > 1 for channel, n in self.counts.items() if channel.startswith(TAKEN))

    def next_moment(self) -> None:
        self.counts = {MOMENT: self.counts.get(MOMENT, 0) + 1}


class Twin:
    """A table that answers by itself between two places where it is compared."""

    def __init__(self, game: str, seed: int, stirred: bool) -> None:
        state, self.lit = dealt(game, seed)
        if stirred:
            generator(game).stir(state)
        state.dice = Level(state.dice.seed)
        self.table = seated(game, state)
        self.seed = seed
        self.heard = 0
        self.asked: Counter[str] = Counter()
        self.go_on()

    def go_on(self) -> None:
        """Until a turn or an action begins, or too many answers were given."""
        for _ in range(LONGEST):
            if self.at_rest:
                return
            self.answer()

    @property
    def at_rest(self) -> bool:
        return not self.table.asks or any(ask.opens for ask in self.table.asks)

    @property
    def dice(self) -> Level:
        dice = self.table.state.dice
        assert isinstance(dice, Level)
        return dice

    def answer(self) -> None:
        """By chance, but to this question always the same."""
        ask = min(self.table.asks, key=lambda ask: ask.seat)
        question = self.plain((ask.seat, ask.prompt, ask.about, sorted(ask.keys)))
        self.asked[question] += 1
        chance = Random(f"{self.seed} {self.asked[question]} {question}")
        about = [key for key in ask.keys if self.lit and self.lit in key]
        self.table.answer(chance.choice(sorted(about if about and chance.random() < LIT else ask.keys)), ask.seat)

    def offers(self) -> list[str]:
        return sorted([key for ask in self.table.asks for key in ask.keys])

    def news(self) -> list[str]:
        """What is told, in no order and without numbers: those count on from what came before."""
        told = self.table.events(self.heard, ALL)
        self.heard += len(told)
        words = [{name: said for name, said in event.args.items() if type(said) is not int} for event in told]
        return [self.plain((event.event, heap(to_builtins(said)))) for event, said in zip(told, words, strict=True)]

    def looks(self) -> list[str]:
        """What is asked, and what everybody together would see; of a game that is over only how it ended."""
        if self.table.result is not None:
            return [self.table.result]
        asked = [self.plain(("asked", ask.seat, ask.prompt, sorted(ask.keys))) for ask in self.table.asks]
        seen = to_builtins(self.table.view(ALL))
        piles = [(name, value if isinstance(value, list) else [value]) for name, value in seen.items()]
        return asked + [self.plain((name, heap(one))) for name, pile in piles for one in pile]

    def plain(self, said: object) -> str:
        """Copies of the same thing are the same."""
        born = getattr(self.table.state, "born", {})
        return NUMBERED.sub(lambda found: found[1] if found[1] in born else found[0], repr(said))


def parting(game: str, seed: int, answers: int = ANSWERS) -> str:
    """What parts a table from its stirred twin; "" if nothing does."""
    one, other = Twin(game, seed, False), Twin(game, seed, True)
    for _ in range(answers):
        told, looks = differ(one.news(), other.news()), differ(one.looks(), other.looks())
        if (told or looks) and (one.dice.torn() or other.dice.torn()):
            return ""
        if one.table.result is not None:  # what was still told before that is no matter
            return looks
        if told or looks or not one.at_rest:
            return f"{told}\n{looks}".strip()
        if one.offers() != other.offers():  # copies have other numbers by now: they can be answered alike no more
            return ""
        for twin in (one, other):
            twin.dice.next_moment()
            twin.answer()
            twin.go_on()
    return ""


def order(game: str, seed: int) -> Trouble | None:
    """Do they part?"""
    try:
        failure = parting(game, seed)
    except Exception as error:  # whatever it is, it is what we are here for
        failure = "".join(traceback.format_exception(error))
    return Trouble(game, seed, 0, failure, b"") if failure else None


def heap(value: object) -> object:
    """The same without an order."""
    if isinstance(value, dict):
        return {name: heap(held) for name, held in sorted(value.items())}
    if isinstance(value, (list, tuple)):
        return sorted([heap(held) for held in value], key=repr)
    return value


def differ(one: list[str], other: list[str]) -> str:
    """What only one of them has."""
    here, there = Counter(one), Counter(other)
    only = {"one": here - there, "other": there - here}
    return "\n".join([f"only {whose}: {thing}" for whose, left in only.items() for thing in left])
