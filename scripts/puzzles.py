"""Finds positions with one clearly best answer: `python -m scripts.puzzles nemesis --wanted 40`.

Planners play, every other game carelessly, so that there is something to save. Where one answer seems far ahead, all
are tried in many imagined worlds, in which everybody goes on by habit until the table is calm: the same worlds for all
of them (so hidden cards and dice decide nothing alone), and whatever is surely far behind falls out. Kept is what is
ahead by `LEAD` in the mean of `GAMES` worlds, with the intervals of the best and the second apart and the best not
behind in most of the worlds; and what is ahead as well when everybody looks at every option and plays on to the end of
the round (`FIRST` worlds). `--check` figures a collection anew and drops what no longer stands.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec

from seance.bots import PLANNER, RANDOM, new_bot
from seance.bots.advice import Judgement, Reason, judged, reasons, words_in
from seance.bots.base import Bot, Choice, choice_of
from seance.bots.planner import LONGEST, Planner, Tried
from seance.bots.registry import mind_of
from seance.bots.search import Budget, Search
from seance.engine import Ask, Game, RuleBroke, SeanceError, State
from seance.engine.texts import texts
from seance.lab.extras import need
from seance.learn.content import Value, folder
from seance.learn.puzzles import Figure, Outcome, Puzzle, at_puzzle

GAMES, FIRST = 400, 24  # worlds for what is kept, and before anything falls out
COMPUTED = ("dungeontology",)  # games whose planners answer by habit what is a good question all the same
GLIMPSE, SEEMS = 4, 0.08  # worlds for a first look, and how far the best must be ahead in them
LEAD, AGREES = 0.1, 0.05  # how far the best must be ahead: by habit, and when all look at every option
TELLS = 60  # worlds of which it is told what happened in them
OFTEN = 0.6  # of the worlds in which the best is not behind
ANSWERS = (2, 16)  # so many make a question that can be looked at whole
NORMAL = 1.96
CARELESS = 0.12  # of the answers of careless players
PER_GAME, APART = 3, 8  # puzzles of one game, and the answers between them
ALIKE, HALF = 5, 2  # of a collection one in so many may ask the same, and one in so many for any deed
DEEDS = ("your-action", "your-movement")  # what asks for any deed is as many questions as there are deeds
AKIN = 6  # and so many may have a best and a second answer of the same kinds
BRINGS, PLAINLY = 4, 0.15  # events that say what an answer leads to, and how much more often than its rival
PART = "part-"  # the judgement of a whole part, in hundredths, where no single fact of it says enough


T = TypeVar("T")
Kinds: TypeAlias = tuple[str, ...]  # what is asked, and the verbs of the two best answers


class Kind(NamedTuple):
    seats: int
    options: dict[str, Value]


class Full(NamedTuple):
    """What a collection has enough of: nobody has to look at it."""

    asked: frozenset[str] = frozenset()  # prompts, and questions
    kinds: frozenset[Kinds] = frozenset()
    pairs: frozenset[Kinds] = frozenset()  # as kinds, with the whole answers


TABLES = {
    "nemesis": [Kind(2, {}), Kind(3, {}), Kind(1, {"mode": "solo"}), Kind(4, {}), Kind(3, {"mode": "coop"})],
    "eldritch": [
        Kind(1, {}), Kind(2, {}), Kind(2, {"ancient_one": "cthulhu"}), Kind(1, {"ancient_one": "yog-sothoth"}),
        Kind(2, {"ancient_one": "shub-niggurath"}),
    ],
    "arkham": [
        Kind(1, {"mode": "standalone", "difficulty": "easy"}), Kind(2, {"mode": "standalone"}),
        Kind(1, {"mode": "standalone", "scenario": "the-midnight-masks"}),
        Kind(2, {"mode": "standalone", "scenario": "the-devourer-below"}),
    ],
    "dungeontology": [Kind(2, {}), Kind(3, {})],
}  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.puzzles", description=__doc__)
    parser.add_argument("game", choices=sorted(TABLES))
    parser.add_argument("--wanted", type=int, default=40)
    parser.add_argument("--games", type=int, default=1000, help="self-played games at most")
    parser.add_argument("--seed", type=int, default=0, help="of the first of them")
    parser.add_argument("--engine", choices=("local", "ray"), default="local", help="both find the same")
    parser.add_argument("--jobs", type=int, default=1, help="workers of a Ray cluster on this machine")
    parser.add_argument("--ahead", type=int, default=6, help="games under way at once; the same number, the same finds")
    parser.add_argument("--check", action="store_true", help="drop what no longer stands, and look for nothing new")
    asked = parser.parse_args()
    kept = [one for one in read(asked.game) if stands(asked.game, one)]
    if asked.check:
        kept = fresh([again for one in kept if (again := figured_anew(asked.game, one)) is not None], [], asked.wanted)
    else:
        seeds = range(asked.seed, asked.seed + asked.games)
        how = How(asked.ahead, asked.engine, asked.jobs)
        for now in gathered(asked.game, seeds, kept, asked.wanted, how):
            kept = now
            write(asked.game, kept)
            print(f"{asked.game}: {len(kept)} of {asked.wanted}", flush=True)
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


def figured_anew(game: str, one: Puzzle) -> Puzzle | None:
    table = at_puzzle(game, one)
    ask = table.ask_of(one.seat)
    figures = [] if ask is None else figured(game, table, ask)
    return msgspec.structs.replace(one, best=figures[0].keys, games=GAMES, figures=figures) if figures else None


def fresh(found: Iterable[Puzzle], kept: Sequence[Puzzle], wanted: int) -> list[Puzzle]:
    """Of what was found, what the collection has not too often already."""
    new: list[Puzzle] = []
    for one in found:
        have = [*kept, *new]
        if is_new(full(have, wanted), one.prompt, one.figures[0].keys[0], one.figures[1].keys[0]):
            new += [] if any(same(one, other) for other in have) else [one]
    return new


def is_new(full: Full, prompt: str, best: str, second: str) -> bool:
    """Is there room for a question between these two answers? Where the second is not known, for the best alone."""
    if {prompt, question(prompt, best)} & full.asked:
        return False
    return not second or (kinds(prompt, best, second) not in full.kinds and (prompt, best, second) not in full.pairs)


def same(one: Puzzle, other: Puzzle) -> bool:
    """The same two answers to choose between, or a moment of the same game shortly before or after."""
    table = [(each.seats, each.seed, str(each.options)) for each in (one, other)]
    return pair(one) == pair(other) or (table[0] == table[1] and abs(len(one.answers) - len(other.answers)) < APART)


def full(kept: Sequence[Puzzle], wanted: int) -> Full:
    prompts = Counter([one.prompt for one in kept])
    asked = Counter([question(one.prompt, one.best[0]) for one in kept])
    akin = Counter([kinds(*pair(one)) for one in kept])
    many = [prompt for prompt, times in prompts.items() if times >= wanted // (HALF if prompt in DEEDS else ALIKE)]
    return Full(
        frozenset([*many, *[each for each, times in asked.items() if times >= wanted // ALIKE]]),
        frozenset([each for each, times in akin.items() if times >= AKIN]),
        frozenset([pair(one) for one in kept]),
    )


def question(prompt: str, key: str) -> str:
    """What is asked, with the kind of what is right."""
    return f"{prompt} {key.partition(':')[0]}"


def pair(one: Puzzle) -> tuple[str, str, str]:
    """What is asked, with the two best answers."""
    best, second = [figure.keys[0] for figure in one.figures[:2]]
    return one.prompt, best, second


def kinds(prompt: str, *keys: str) -> Kinds:
    return (prompt, *[key.partition(":")[0] for key in keys])


# ---- the search ------------------------------------------------------------------------------------------------------


class How(NamedTuple):
    """Who plays the games; that changes nothing in what they find."""

    ahead: int = 6  # games that have begun before the first of them is looked at
    engine: str = "local"
    jobs: int = 1


class Work(NamedTuple):
    game: str
    kind: Kind
    seed: int
    full: Full = Full()


def gathered(game: str, seeds: Iterable[int], kept: list[Puzzle], wanted: int, how: How) -> Iterator[list[Puzzle]]:
    """The collection after each game, until it is large enough; each looks for what is missing when it begins."""
    tables = TABLES[game]
    games = (Work(game, tables[seed % len(tables)], seed, full(kept, wanted)) for seed in seeds)
    for found in search(games, how):
        kept = [*kept, *fresh(found, kept, wanted)]
        yield kept
        if len(kept) >= wanted:
            return


def search(games: Iterator[Work], how: How) -> Iterator[list[Puzzle]]:
    """The finds of each game, in order."""
    if how.engine == "ray":
        yield from on_ray(games, how)
    else:
        yield from in_turn(games, how.ahead, lambda one: one, found_in)


def in_turn(
    games: Iterator[Work], ahead: int, start: Callable[[Work], T], finish: Callable[[T], list[Puzzle]]
) -> Iterator[list[Puzzle]]:
    """So many have begun before the first is finished, whoever plays them: all know the same of the collection."""
    waiting = deque(start(each) for each in islice(games, ahead))
    while waiting:
        yield finish(waiting.popleft())
        waiting.extend(start(each) for each in islice(games, 1))


def on_ray(games: Iterator[Work], how: How) -> Iterator[list[Puzzle]]:
    """On the cluster that RAY_ADDRESS names, or on one of this machine with so many workers."""
    need("ray")
    import ray  # noqa: PLC0415  # heavy, and only for this

    settings: dict[str, Any] = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}
    ray.init(num_cpus=how.jobs, **settings)
    try:
        task: Any = ray.remote(found_in)
        yield from in_turn(games, how.ahead, task.remote, ray.get)
    finally:
        ray.shutdown()


def found_in(work: Work) -> list[Puzzle]:
    """The puzzles of one game, not too many."""
    begun = blank(work)
    table = at_puzzle(work.game, begun)
    bots = [new_bot(PLANNER, work.game, work.seed * 16 + seat) for seat in range(work.kind.seats)]
    fool, chances = new_bot(RANDOM, work.game, work.seed), Random(work.seed)
    careless = CARELESS if work.seed // len(TABLES[work.game]) % 2 else 0.0
    found: list[Puzzle] = []
    since = 0
    while (ask := table.ask) is not None and len(found) < PER_GAME:
        since += 1
        bot = bots[ask.seat]
        choice = choice_of(bot, table, ask)
        hopeful = since > APART and promising(work.game, bot, ask) and is_new(work.full, *foreseen(bot, ask, choice))
        if hopeful and (figures := figured(work.game, table, ask)):
            answers = [(entry.seat, list(entry.keys)) for entry in table.journal]
            best = {"best": figures[0].keys, "figures": figures, "seat": ask.seat}
            found.append(msgspec.structs.replace(begun, answers=answers, prompt=ask.prompt, **best))
            since = 0
        if chances.random() < careless:
            choice = choice_of(fool, table, ask)
        table.answer(choice, ask.seat, ask.number)
    return found


def blank(work: Work) -> Puzzle:
    return Puzzle(
        id="", seats=work.kind.seats, options=work.kind.options, seed=work.seed, answers=[], seat=0, prompt="",
        best=[], games=GAMES, figures=[],
    )  # fmt: skip


def promising(game: str, bot: Bot, ask: Ask[object]) -> bool:
    """A question with few answers, of which one seems better than the next by far, to a bot that has tried them."""
    if not ANSWERS[0] <= len(ask.options) <= ANSWERS[1] or ask.group is not None:
        return False
    if isinstance(bot, Planner) and len(bot.tried) > 1:
        return bot.tried[0].mean - bot.tried[1].mean >= SEEMS
    return game in COMPUTED


def foreseen(bot: Bot, ask: Ask[object], choice: Choice) -> tuple[str, str, str]:
    """What is asked, and what seems to be the best and the second answer."""
    if isinstance(bot, Planner) and len(bot.tried) > 1:
        return ask.prompt, ask.keys[bot.tried[0].option], ask.keys[bot.tried[1].option]
    return ask.prompt, ask.keys[choice] if isinstance(choice, int) else "", ""


def figured(game: str, table: Game[State], ask: Ask[object]) -> list[Figure]:
    """What each answer comes to, the best first; nothing if none is clearly the best, or nothing says why."""
    played = Played(game, table, ask)
    if not played.stand_out(GAMES):
        return []
    best, second = played.ranked[:2]
    ahead = [one >= other for one, other in zip(best.worths, second.worths, strict=True)]
    if not clear([figure(one) for one in (best, second)]) or fmean(ahead) < OFTEN or not played.is_agreed():
        return []
    played.listen()
    loud = table.rules.pace.mine | table.rules.pace.table
    known = words_in(msgspec.to_builtins(table.view(ask.seat)))
    judgements = judged(played.mind, played.ranked, known)
    figures = [
        msgspec.structs.replace(
            figure(one),
            reason=pro if one is best else contra,
            brings=brings(one, second if one is best else best, loud),
        )
        for one, (pro, contra) in zip(played.ranked, reasons(judgements), strict=True)
    ]
    if not say_why(figures):
        figures[0] = msgspec.structs.replace(figures[0], reason=as_a_whole(game, *judgements[:2]))
    return figures if say_why(figures) else []


def say_why(figures: Sequence[Figure]) -> bool:
    """Is a reader told what speaks for the best answer, or against the second?"""
    return any(one.reason is not None or one.brings for one in figures[:2])


def as_a_whole(game: str, best: Judgement, second: Judgement) -> Reason | None:
    """The part of the judgement in which it is ahead most, if there are words for the whole of it."""
    gains = {word: share - second.parts[word] for word, share in best.parts.items() if word in second.parts}
    part = max(sorted(gains), key=lambda word: gains[word], default="")
    if gains.get(part, 0.0) < LEAD or not texts("en", game).has(f"hint-{PART}{part}"):
        return None
    mine, other = [float(round(one.parts[part] * 100)) for one in (best, second)]
    return Reason(PART + part, (), mine, other, part=part)


def clear(figures: Sequence[Figure]) -> bool:
    best, second = figures[:2]
    return best.mean - second.mean >= LEAD and best.low > second.high


class Way(Tried):
    """An answer, and what it came to in each world; of some worlds where it ended, and what was heard in them."""

    __slots__ = ("heard", "key", "told")

    def __init__(self, option: int, key: str) -> None:
        super().__init__(option)
        self.key = key
        self.heard: Counter[tuple[str, bytes]] = Counter()
        self.told = 0


def figure(one: Way) -> Figure:
    mean, half = one.mean, NORMAL * stdev(one.worths) / sqrt(len(one.worths))
    return Figure([one.key], round(mean, 4), round(mean - half, 4), round(mean + half, 4), len(one.worths))


def brings(one: Way, rival: Way, loud: Collection[str]) -> list[Outcome]:
    """The events that follow it more often than its rival; first those that a reader is stopped for."""
    found = []
    for (event, args), times in sorted(one.heard.items()):  # of what is heard as often the same goes first everywhere
        share, other = times / one.told, rival.heard[event, args] / rival.told
        if share - other >= PLAINLY:
            found.append(Outcome(event, msgspec.json.decode(args), round(share, 2), round(other, 2)))
    return sorted(found, key=lambda each: (each.event not in loud, each.rival - each.share))[:BRINGS]


class Played:
    """Every answer in the same worlds."""

    def __init__(self, game: str, table: Game[State], ask: Ask[object]) -> None:
        self.table, self.seat, self.mind = table, ask.seat, mind_of(game)
        view = table.view(ask.seat)
        self.span = self.mind.span(view)
        self.searcher = Search(self.mind, 1, Budget(iterations=1))
        self.planner = self.searcher.planner
        self.planner.sensible(view, ask)
        self.ways = [Way(n, key) for n, key in enumerate(ask.keys)]
        self.quiet = table.rules.pace.quiet

    @property
    def ranked(self) -> list[Way]:
        return sorted(self.ways, key=lambda one: -one.mean)

    def worlds(self) -> Iterator[Game[State]]:
        return self.searcher.worlds(lambda seed: self.table.determinize(self.seat, seed, keep=True))

    def stand_out(self, games: int) -> bool:
        """Is one of them far ahead in so many worlds? No as soon as none can be."""
        running = self.ways
        for n, world in enumerate(self.worlds(), 1):
            for one in running:
                self.try_out(one, world)
            best, second = sorted(running, key=lambda one: -one.mean)[:2]
            if n == GLIMPSE and best.mean - second.mean < SEEMS:
                return False
            if n % FIRST == 0:
                ahead = {one.key: interval(best, one) for one in running if one is not best}
                if ahead[second.key][1] < LEAD:
                    return False
                running = [one for one in running if one in (best, second) or ahead[one.key][0] < 2 * LEAD]
            if n == games:
                return self.last_to_last(games)
        return False

    def last_to_last(self, games: int) -> bool:
        """The two best have both met every world."""
        return [len(one.worths) for one in self.ranked[:2]] == [games, games]

    def try_out(self, one: Way, world: Game[State]) -> None:
        if one.certain:
            one.worths.append(one.worths[-1])
            return
        end, worth, one.certain = self.planner.best_end(world, self.seat, [one.key])
        one.worths.append(worth)
        if len(one.ends) < TELLS:
            one.ends.append(end)

    def is_agreed(self) -> bool:
        """Is the best ahead as well when everybody looks at every option and plays on to the end of the round?"""
        best, second, *_ = two = self.ranked[:2]
        ends: dict[str, list[float]] = {one.key: [] for one in two}
        for world in islice(self.worlds(), FIRST):
            for one in two:
                end = self.searcher.play_on(world, self.seat, one.key, self.span, Random(len(ends[one.key])))
                ends[one.key].append(self.mind.worth(end))
        return fmean(ends[best.key]) - fmean(ends[second.key]) >= AGREES

    def listen(self) -> None:
        """What happens after each of them, until the table is calm."""
        for world in islice(self.worlds(), TELLS):
            for one in self.ways:
                playout = world.fork(keep=True, until=self.planner.pauses)
                before = len(playout.events(seat=self.seat))
                self.go_on(playout, one.key)
                heard = playout.events(before, self.seat)[1:]  # the first is the answer itself
                loud = [told for told in heard if told.event not in self.quiet]
                one.heard.update({(told.event, msgspec.json.encode(told.args, order="sorted")) for told in loud})
                one.told += 1

    def go_on(self, playout: Game[State], key: str) -> None:
        playout.answer(key, self.seat)
        for _ in range(LONGEST):
            ask = playout.ask
            if ask is None or ask.opens:
                break
            playout.answer(self.planner.answer_there(playout, ask), ask.seat)


def interval(best: Way, one: Way) -> tuple[float, float]:
    """By how much it is behind, with 95%."""
    behind = [a - b for a, b in zip(best.worths, one.worths, strict=True)]
    half = NORMAL * stdev(behind) / sqrt(len(behind))
    return fmean(behind) - half, fmean(behind) + half


if __name__ == "__main__":
    sys.exit(main())
