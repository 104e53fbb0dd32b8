"""What each weight of a game's mind decides: `python -m scripts.weights nemesis --decisions 300 --seed 40000`.

Planners play the usual tables; of every third question it is kept where the options led in the first imagined worlds.
Then each weight (each entry of a table) is halved and doubled and all is judged again: an answer has changed if another
option is the best, or if others are sensible, quick or paid with. What would become more than a whole goes half of the
way to it. The weights that change least come first.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from importlib import import_module
from itertools import count
from statistics import fmean
from typing import Any, NamedTuple

import seance
from seance.bots.base import as_seen, choice_of
from seance.bots.planner import Planner
from seance.bots.registry import mind_of
from seance.engine import Ask, View
from seance.engine.mind import Mind

GATHERING, MASKS, DEVOURER = [
    (2, {"mode": "standalone", "scenario": f"the-{name}"}) for name in ("gathering", "midnight-masks", "devourer-below")
]
TABLES: Mapping[str, list[tuple[int, dict[str, Any]]]] = {
    "nemesis": [(3, {"mode": "semi-coop"}), (3, {"mode": "coop"}), (1, {"mode": "solo"})],
    "arkham": [GATHERING, MASKS, DEVOURER, (3, {"mode": "campaign"})],
    "dungeontology": [(2, {}), (4, {})],
    "eldritch": [(2, {"ancient_one": "azathoth"}), (4, {"ancient_one": "cthulhu"})],
}
EVERY, WORLDS, MOST = 3, 3, 60  # questions from one that is kept to the next; worlds of it; decisions of one game


class Kept(NamedTuple):
    """A question as a seat saw it, and where each option that was tried led to."""

    view: View
    ask: Ask[object]
    ends: dict[int, list[View]]


def questions(game: str, seed: int) -> Iterator[Kept]:
    for seed_of_game, (seats, options) in zip(count(seed), TABLES[game] * 99, strict=False):
        table, found = seance.new(game, seats, seed_of_game, **options), 0
        bots = [Planner(mind_of(game), seat) for seat in range(seats)]
        for n in count():
            ask = table.ask
            if ask is None or found == MOST:
                break
            bot, view = bots[ask.seat], table.view(ask.seat)
            choice = choice_of(bot, table, ask)
            if n % EVERY == 0 and len(ask.options) > 1:
                yield Kept(view, as_seen(ask), {one.option: one.ends[:WORLDS] for one in bot.tried})
                found += bool(bot.tried)
            table.answer(choice, ask.seat)


def recorded(game: str, seed: int, decisions: int) -> list[Kept]:
    found: list[Kept] = []
    for one in questions(game, seed):
        found.append(one)
        decisions -= bool(one.ends)
        if not decisions:
            break
    return found


class Judged(NamedTuple):
    worths: list[float]
    answer: object


def judged(mind: Mind, kept: Kept) -> Judged:
    view, ask = kept.view, kept.ask
    worths = {option: fmean([mind.worth(end) for end in ends]) for option, ends in kept.ends.items()}
    best = max(worths, key=worths.__getitem__, default=None)
    return Judged([*worths.values()], (best, [*mind.sensible(view, ask)], mind.quick(ask), mind.payment(view, ask)))


def compared(mind: Mind, kept: list[Kept], usual: list[Judged]) -> tuple[int, int]:
    """How many answers are others, and how many questions are judged otherwise at all."""
    pairs = [(judged(mind, one), before) for one, before in zip(kept, usual, strict=True)]
    return sum([now.answer != before.answer for now, before in pairs]), sum([now != before for now, before in pairs])


def mind_with(game: str, weights: object) -> Mind:
    """The mind as it would be with these: its modules are read again."""
    room = f"seance.games.{game}.mind"
    record = import_module(f"{room}.weights")
    vars(record)["W"] = weights
    for name in [name for name in sys.modules if name.startswith(room + ".") and name != record.__name__]:
        del sys.modules[name]
    mind: Mind = import_module(f"{room}.planner").MIND
    return mind


def halved(value: float) -> float:
    return type(value)(value * 0.5)


def doubled(value: float) -> float:
    """Many weights below one are shares."""
    return (1 + value) / 2 if 0.5 < value < 1 else value * 2


def others(weights: Any) -> Iterator[tuple[str, float, list[object]]]:
    """Each weight by name, and the records with its half and with its double."""
    for name in [field.name for field in fields(weights)]:
        value = getattr(weights, name)
        if isinstance(value, Mapping):
            for key, n in value.items():
                tables = [{**value, key: by(n)} for by in (halved, doubled)]
                yield f"{name} {key}", n, [replace(weights, **{name: one}) for one in tables]
        elif isinstance(value, tuple):
            for i, n in enumerate(value):
                rows = [(*value[:i], by(n), *value[i + 1 :]) for by in (halved, doubled)]
                yield f"{name} {i}", n, [replace(weights, **{name: one}) for one in rows]
        else:
            yield name, value, [replace(weights, **{name: by(value)}) for by in (halved, doubled)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.weights", description=__doc__)
    parser.add_argument("game", choices=TABLES)
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--seed", type=int, default=40000)
    wanted = parser.parse_args()
    game, weights = wanted.game, import_module(f"seance.games.{wanted.game}.mind.weights").W
    kept = recorded(game, wanted.seed, wanted.decisions)
    mind = mind_with(game, weights)
    usual = [judged(mind, one) for one in kept]
    rows: list[tuple[int, int, int, str]] = []
    for name, value, records in others(weights):
        if value:
            (half, some), (double, more) = [compared(mind_with(game, record), kept, usual) for record in records]
            rows.append((half, double, max(some, more), f"{name} = {value}"))
    thought = sum([bool(one.ends) for one in kept])
    print(f"{len(kept)} questions, {thought} of them thought about")
    print("answers changed by half of a weight, by its double; questions in which it is weighed")
    for row in sorted(rows, key=lambda row: (row[0] + row[1], row[2])):
        print("{:5}{:5}{:5}  {}".format(*row))


if __name__ == "__main__":
    main()
