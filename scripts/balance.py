"""How even Dungeontology is among planners of one temper, with 95% intervals: the tables of `docs/balance.md`.

`python -m scripts.balance --games 600 --seed 10000` plays so many games with four scholars for each temper, dealt at
random, seeds from `--seed` on. Every scholar is in every game, so an even share is a quarter. With `--rows FILE` the
games are kept there one by one, and what is there is not played again: who interrupts goes on later.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, quantiles
from typing import cast

from msgspec import Struct, json
from rich.progress import track

import seance
from seance.bots import new_bot
from seance.bots.intervals import rate
from seance.engine import ALL
from seance.games.dungeontology.mind.planner import TEMPERS
from seance.games.dungeontology.rules.endgame import points
from seance.games.dungeontology.rules.printed import SCHOLARS
from seance.games.dungeontology.rules.state import Expedition
from seance.lab.simulate import play

SEATS = 4
COUNTED = ("studies", "spies", "succeeded", "failed", "alert-raised", "submits", "thesis-failed", "rests", "collected")


class Row(Struct, frozen=True, kw_only=True):
    """One game."""

    temper: str
    seed: int
    result: str
    rounds: int
    theses: int
    by_thesis: bool  # a thesis brought maximum alert
    winner: str
    place: int  # of the winner in the order of play
    author: bool  # the winner's thesis was accepted
    points: tuple[int, ...]  # the best first
    said: dict[str, int]


def game(lot: tuple[str, int]) -> Row:
    temper, seed = lot
    one = seance.new("dungeontology", SEATS, seed, scholars="random")
    play(one, [new_bot(f"planner:{temper}", "dungeontology", seed * 16 + seat) for seat in range(SEATS)], {})
    s = cast(Expedition, one.state)
    best = s.scholars[s.winner]
    said = [told.event for told in one.events(0, ALL)]
    by_thesis = "thesis-succeeded" in said[: said.index("maximum-alert")] if "maximum-alert" in said else False
    return Row(
        temper=temper,
        seed=seed,
        result=s.result or "",
        rounds=s.round,
        theses=s.theses,
        by_thesis=by_thesis,
        winner=best.key,
        place=(best.seat - s.start_seat) % SEATS,
        author=best.thesis > 0,
        points=tuple(sorted([points(s, who) for who in s.scholars], reverse=True)),
        said={word: said.count(word) for word in COUNTED},
    )


def played(tempers: Sequence[str], seeds: range, jobs: int, kept: Path | None) -> dict[str, list[Row]]:
    """By temper, in the order of the seeds."""
    found = {(row.temper, row.seed): row for row in read(kept)}
    lots = [(temper, seed) for temper in tempers for seed in seeds if (temper, seed) not in found]
    with get_context("spawn").Pool(jobs) as pool:
        for row in track(pool.imap(game, lots), total=len(lots)):
            found[row.temper, row.seed] = row
            if kept is not None:
                with kept.open("ab") as file:
                    file.write(json.encode(row) + b"\n")
    return {temper: [found[temper, seed] for seed in seeds] for temper in tempers}


def read(kept: Path | None) -> list[Row]:
    lines = kept.read_bytes().splitlines() if kept is not None and kept.exists() else []
    return [json.decode(line, type=Row) for line in lines]


# ---- tables --------------------------------------------------------------------------------------------------------


def share(n: int, games: int) -> str:
    found = rate(n / games, games)
    return f"{found.share:.1%} [{found.low:.0%}, {found.high:.0%}]"


def table(title: str, found: dict[str, list[Row]], words: Sequence[tuple[str, Counter[str]]]) -> str:
    """A line for each word, a column for each temper."""
    lines = [f"| {title} | {' | '.join(found)} |", f"|{'---|' * (len(found) + 1)}"]
    for word in dict.fromkeys(word for _, counts in words for word in counts):
        cells = [share(counts[word], len(found[temper])) for temper, counts in words]
        lines.append(f"| {word} | {' | '.join(cells)} |")
    return "\n".join(lines)


def told(found: dict[str, list[Row]]) -> str:
    def counted(of: dict[str, Counter[str]], known: Sequence[str] = ()) -> list[tuple[str, Counter[str]]]:
        return [(temper, Counter({**dict.fromkeys(known, 0), **counts})) for temper, counts in of.items()]

    places = [str(n + 1) for n in range(SEATS)]
    numbers = [str(n) for n in range(SEATS + 1)]
    by_scholar = {temper: Counter([row.winner for row in rows]) for temper, rows in found.items()}
    by_place = {temper: Counter([str(row.place + 1) for row in rows]) for temper, rows in found.items()}
    theses = {temper: Counter([str(row.theses) for row in rows]) for temper, rows in found.items()}
    ends = {temper: Counter([row.result for row in rows]) for temper, rows in found.items()}
    more = {
        temper: Counter(
            {
                "maximum alert by a thesis": sum([row.by_thesis for row in rows]),
                "the winner's thesis was accepted": sum([row.author for row in rows]),
            }
        )
        for temper, rows in found.items()
    }
    tables = [
        table("won by", found, counted(by_scholar, list(SCHOLARS))),
        table("won by place in the order of play", found, counted(by_place, places)),
        table("theses accepted", found, counted(theses, numbers)),
        table("how it ended", found, counted(ends)),
        table("and", found, counted(more)),
        means(found),
    ]
    return "\n\n".join(tables)


def means(found: dict[str, list[Row]]) -> str:
    lines = [f"| in a game | {' | '.join(found)} |", f"|{'---|' * (len(found) + 1)}"]
    lines.append(f"| games | {' | '.join([str(len(rows)) for rows in found.values()])} |")
    lengths = [quantiles([row.rounds for row in rows], n=10) for rows in found.values()]
    rounds = [f"{fmean([row.rounds for row in rows]):.1f}" for rows in found.values()]
    cells = [f"{mean} ({ten[0]:.0f}–{ten[-1]:.0f})" for mean, ten in zip(rounds, lengths, strict=True)]
    lines.append(f"| rounds: mean (80% of games) | {' | '.join(cells)} |")
    for n, word in enumerate(("first", "second", "third", "last")):
        cells = [f"{fmean([row.points[n] for row in rows]):.1f}" for rows in found.values()]
        lines.append(f"| points of the {word} | {' | '.join(cells)} |")
    for word in COUNTED:
        cells = [f"{fmean([row.said[word] for row in rows]):.1f}" for rows in found.values()]
        lines.append(f"| {word} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--tempers", nargs="*", default=list(TEMPERS), choices=list(TEMPERS))
    parser.add_argument("--rows", type=Path, help="a file that keeps the games")
    wanted = parser.parse_args()
    seeds = range(wanted.seed, wanted.seed + wanted.games)
    print(told(played(wanted.tempers, seeds, wanted.jobs, wanted.rows)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
