"""Finds positions with one clearly best answer: `python -m scripts.puzzles nemesis --wanted 40`.

Planners play; where one of a seat's answers looks better than the others by far, every answer is played on to the end
of the round in many imagined worlds (all answers in the same ones, so hidden cards and dice decide nothing alone).
Kept is what stays ahead by `LEAD` in the mean of `GAMES` worlds, with the intervals of the best and the second apart
and the best not behind in most of the worlds. `--check` looks at a collection again and drops what no longer stands.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from seance.bots import PLANNER, new_bot
from seance.bots.base import choice_of
from seance.bots.planner import SEEDS, Planner
from seance.bots.registry import mind_of
from seance.bots.search import Budget, Search
from seance.engine import Ask, Game, RuleBroke, SeanceError, State
from seance.lab.extras import need
from seance.learn.content import Value, folder
from seance.learn.puzzles import Figure, Puzzle, at_puzzle

GAMES, FIRST, TASTE = 400, 24, 4  # worlds for what is kept, for a first look, and to see how long they take
LEAD, HOPE, SEEMS = 0.1, 0.085, 0.06  # how far the best must be ahead: surely, at a first look, to the planner
OFTEN = 0.6  # of the worlds in which the best is not behind
PATIENCE = 45.0  # seconds for one question: what takes longer is left to a longer search
ANSWERS = (2, 12)  # so many make a question that can be looked at whole
NORMAL = 1.96
PER_GAME, SAME = 8, 2  # puzzles of one game, and of them those that ask the same
ALIKE = 5  # of a collection one in so many may ask the same, or three


class Kind(NamedTuple):
    seats: int
    options: dict[str, Value]


TABLES = {
    "nemesis": [Kind(1, {"mode": "solo"}), Kind(2, {})],
    "eldritch": [Kind(1, {}), Kind(2, {})],
    "arkham": [Kind(1, {"difficulty": "easy"}), Kind(2, {"difficulty": "standard"})],
    "dungeontology": [Kind(2, {}), Kind(3, {})],
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.puzzles", description=__doc__)
    parser.add_argument("game", choices=sorted(TABLES))
    parser.add_argument("--wanted", type=int, default=40)
    parser.add_argument("--games", type=int, default=1000, help="self-played games at most")
    parser.add_argument("--seed", type=int, default=0, help="of the first of them")
    parser.add_argument("--engine", choices=("local", "ray"), default="local")
    parser.add_argument("--jobs", type=int, default=1, help="workers of a Ray cluster on this machine")
    parser.add_argument("--check", action="store_true", help="drop what no longer stands, and look for nothing new")
    asked = parser.parse_args()
    kept = [one for one in read(asked.game) if stands(asked.game, one)]
    if not asked.check:
        seeds = range(asked.seed, asked.seed + asked.games)
        for found in search(asked.game, seeds, asked.engine, asked.jobs):
            kept = [*kept, *fresh(found, kept, asked.wanted)]
            write(asked.game, kept)
            print(f"{asked.game}: {len(kept)} of {asked.wanted}", flush=True)
            if len(kept) >= asked.wanted:
                break
    write(asked.game, kept[: asked.wanted])
    return 0


# ---- the collection --------------------------------------------------------------------------------------------------


def read(game: str) -> list[Puzzle]:
    file = folder(game) / "puzzles.json"
    return msgspec.json.decode(file.read_bytes(), type=list[Puzzle]) if file.exists() else []


def write(game: str, puzzles: Sequence[Puzzle]) -> None:
    """One to a line, so that a change of one is a change of a line."""
    named = [msgspec.structs.replace(one, id=f"{game}-{n:03}") for n, one in enumerate(puzzles, 1)]
    lines = ",\n".join([msgspec.json.encode(one).decode() for one in named])
    (folder(game) / "puzzles.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def stands(game: str, one: Puzzle) -> bool:
    """Do the rules of today still come to this question, with these answers?"""
    try:
        ask = at_puzzle(game, one).ask_of(one.seat)
    except (SeanceError, RuleBroke, AssertionError, IndexError, KeyError):
        return False
    return ask is not None and ask.prompt == one.prompt and sorted(ask.keys) == sorted([f.keys[0] for f in one.figures])


def fresh(found: Iterable[Puzzle], kept: Sequence[Puzzle], wanted: int) -> list[Puzzle]:
    """Of what was found, what the collection has not too often already."""
    prompts = Counter(one.prompt for one in kept)
    known = {(one.seats, one.seed, len(one.answers), str(one.options)) for one in kept}
    new: list[Puzzle] = []
    for one in found:
        alike = prompts[one.prompt] >= max(3, wanted // ALIKE)
        if not alike and (one.seats, one.seed, len(one.answers), str(one.options)) not in known:
            prompts[one.prompt] += 1
            new.append(one)
    return new


# ---- the search ------------------------------------------------------------------------------------------------------


class Work(NamedTuple):
    game: str
    kind: Kind
    seed: int


def search(game: str, seeds: Iterable[int], engine: str, jobs: int) -> Iterator[list[Puzzle]]:
    kinds = TABLES[game]
    work = [Work(game, kinds[seed % len(kinds)], seed) for seed in seeds]
    if engine == "ray":
        yield from on_ray(work, jobs)
    else:
        yield from map(found_in, work)


def on_ray(work: Sequence[Work], jobs: int) -> Iterator[list[Puzzle]]:
    """On the cluster that RAY_ADDRESS names, or on one of this machine with so many workers."""
    need("ray")
    import ray  # noqa: PLC0415  # heavy, and only for this

    settings: dict[str, Any] = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}
    ray.init(num_cpus=jobs, **settings)
    try:
        task = ray.remote(found_in)
        for one in [task.remote(each) for each in work]:
            yield ray.get(one)
    finally:
        ray.shutdown()


def found_in(work: Work) -> list[Puzzle]:
    """The puzzles of one game of planners, of different kinds, by the eyes of its first seat."""
    begun = blank(work)
    table = at_puzzle(work.game, begun)
    bots = [new_bot(PLANNER, work.game, work.seed * 16 + seat) for seat in range(work.kind.seats)]
    found: list[Puzzle] = []
    while (ask := table.ask) is not None and len(found) < PER_GAME:
        bot = bots[ask.seat]
        choice = choice_of(bot, table, ask)
        alike = sum([one.prompt == ask.prompt for one in found])
        if ask.seat == 0 and alike < SAME and isinstance(bot, Planner) and promising(bot, ask):
            figures = figured(work.game, table, ask)
            if figures:
                answers = [(entry.seat, list(entry.keys)) for entry in table.journal]
                best = {"best": figures[0].keys, "figures": figures}
                found.append(msgspec.structs.replace(begun, answers=answers, prompt=ask.prompt, **best))
        table.answer(choice, ask.seat, ask.number)
    return found


def blank(work: Work) -> Puzzle:
    return Puzzle(
        id="", seats=work.kind.seats, options=work.kind.options, seed=work.seed, answers=[], seat=0, prompt="",
        best=[], games=GAMES, figures=[],
    )  # fmt: skip


def promising(bot: Planner, ask: Ask[object]) -> bool:
    """One question with few answers, of which one seems much better than the next."""
    few = ANSWERS[0] <= len(ask.options) <= ANSWERS[1] and ask.group is None
    return few and len(bot.tried) > 1 and bot.tried[0].mean - bot.tried[1].mean >= SEEMS


def figured(game: str, table: Game[State], ask: Ask[object]) -> list[Figure]:
    """What each answer comes to, the best first; nothing if none is clearly the best."""
    worths = played_on(game, table, ask, GAMES, PATIENCE)
    if worths is None:
        return []
    ranked = sorted(worths, key=lambda key: -fmean(worths[key]))
    figures = [figure(key, worths[key]) for key in ranked]
    ahead = [best >= second for best, second in zip(worths[ranked[0]], worths[ranked[1]], strict=True)]
    return figures if clear(figures) and fmean(ahead) >= OFTEN else []


def figure(key: str, worths: Sequence[float]) -> Figure:
    mean, half = fmean(worths), NORMAL * stdev(worths) / sqrt(len(worths))
    return Figure([key], round(mean, 4), round(mean - half, 4), round(mean + half, 4))


def clear(figures: Sequence[Figure]) -> bool:
    best, second = figures[:2]
    return best.mean - second.mean >= LEAD and best.low > second.high


def played_on(
    game: str, table: Game[State], ask: Ask[object], games: int, patience: float = inf
) -> dict[str, list[float]] | None:
    """Every answer in the same worlds; None as soon as it is plain that none is far ahead, or that it takes long."""
    begun = perf_counter()
    seat, mind = ask.seat, mind_of(game)
    searcher = Search(mind, 1, Budget(iterations=1))
    searcher.planner.sensible(table.view(seat), ask)
    span, chances = mind.span(table.view(seat)), Random(1)
    worths: dict[str, list[float]] = {key: [] for key in ask.keys}
    for n, world in enumerate(searcher.worlds(lambda seed: table.determinize(seat, seed, keep=True)), 1):
        luck = chances.randrange(SEEDS)
        for key, worth in worths.items():
            worth.append(mind.worth(searcher.play_on(world, seat, key, span, Random(luck))))
        if n == TASTE and perf_counter() - begun > patience * TASTE / games:
            return None
        if n == FIRST and lead(worths) < HOPE:
            return None
        if n == games:
            return worths
    return None


def lead(worths: dict[str, list[float]]) -> float:
    best, second = sorted([fmean(each) for each in worths.values()], reverse=True)[:2]
    return best - second


if __name__ == "__main__":
    sys.exit(main())
