"""Play thousands of games and tell what broke, and what has never occurred: `make fuzz`.

What occurred is added to `.fuzz/<game>.json`, so that runs with other seeds add up. A game that fails is kept beside it
as a save, with the words of Python; its number plays it again: `python -m scripts.fuzz nemesis --seed 1234 --games 1`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from time import perf_counter

from rich.progress import track

from seance.lab.fuzz import Guide, Played, Tally, fuzz

FOLDER = Path(".fuzz")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.fuzz", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="the number of the first game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--afresh", action="store_true", help="count only this run")
    parser.add_argument("--json", action="store_true", help="tell it in JSON")
    wanted = parser.parse_args()
    file = wanted.folder / f"{wanted.game}.json"
    tally = read(file) if file.exists() and not wanted.afresh else Tally()
    run = Run()
    seeds = range(wanted.seed, wanted.seed + wanted.games)
    games = fuzz(wanted.game, seeds, wanted.jobs)
    for played in games if wanted.json else track(games, description=wanted.game, total=len(seeds)):
        tally.add(played)
        run.add(played)
        if played.failure:
            keep(wanted.folder, played)
    write(file, tally)
    never = tally.never(Guide(wanted.game).must)
    print(json.dumps(run.plain(tally, never), indent=1) if wanted.json else run.words(tally, never))
    return 1 if run.failures else 0


class Run:
    """What one run has come to."""

    def __init__(self) -> None:
        self.start = perf_counter()
        self.answers = 0
        self.longest = 0
        self.bots: Counter[str] = Counter()
        self.tables: Counter[str] = Counter()
        self.results: Counter[str] = Counter()
        self.failures: list[int] = []

    def add(self, played: Played) -> None:
        plan = played.plan
        self.answers += played.answers
        self.longest = max(self.longest, played.answers)
        self.bots[plan.bots] += 1
        self.tables[
            " ".join([str(plan.table.seats), *[f"{key}={value}" for key, value in plan.table.options.items()]])
        ] += 1
        self.results[played.result] += 1
        if played.failure:
            self.failures.append(plan.seed)

    def plain(self, tally: Tally, never: dict[str, list[str]]) -> dict[str, object]:
        return {
            "games": self.bots.total(),
            "answers": self.answers,
            "longest": self.longest,
            "seconds": round(perf_counter() - self.start, 1),
            "bots": self.bots,
            "tables": self.tables,
            "results": self.results,
            "failures": self.failures,
            "games_in_all": tally.games,
            "seen": {family: dict(sorted(keys.items())) for family, keys in sorted(tally.seen.items())},
            "never": never,
        }

    def words(self, tally: Tally, never: dict[str, list[str]]) -> str:
        lines = [
            f"{self.bots.total()} games, {self.answers} answers (at most {self.longest} in a game), "
            f"{len(self.tables)} kinds of tables, {perf_counter() - self.start:.0f} s",
            f"players: {listed(self.bots)}",
            f"results: {listed(self.results)}",
            f"failures: {self.failures or 'none'}",
            f"in all {tally.games} games have been counted; what has never occurred:",
            *[f"  {family}: {', '.join(keys)}" for family, keys in never.items()],
        ]
        return "\n".join(lines if never else [*lines, "  nothing: everything has"])


def listed(counts: Counter[str]) -> str:
    return ", ".join([f"{key} {n}" for key, n in counts.most_common()])


def read(file: Path) -> Tally:
    kept = json.loads(file.read_bytes())
    return Tally(kept["seen"], kept["games"])


def write(file: Path, tally: Tally) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    seen = {family: dict(sorted(keys.items())) for family, keys in sorted(tally.seen.items())}
    file.write_text(json.dumps({"games": tally.games, "seen": seen}, indent=1))


def keep(folder: Path, played: Played) -> None:
    """The table where it went wrong, and how it came to be."""
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{played.plan.game}-{played.plan.seed}"
    (folder / f"{name}.save").write_bytes(played.save)
    (folder / f"{name}.txt").write_text(f"{played.plan}\nafter {played.answers} answers\n\n{played.failure}")


if __name__ == "__main__":
    sys.exit(main())
