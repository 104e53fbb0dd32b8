"""Play thousands of games and tell what broke, and what has never occurred: `make fuzz`.

What occurred is added to `.fuzz/<game>.json` every hundred games: runs with other seeds add up, and a run that is
stopped is not lost. Many of the directed games aim at what has hardly ever occurred so far. A game that fails is kept
beside it as a save, with the words of Python and the command that plays it again.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from time import perf_counter

from rich.progress import Progress

from seance.lab.fuzz import Guide, Odd, Plan, Played, Tally, aimed, fuzz, plan_of
from seance.lab.outcomes import Shares

FOLDER = Path(".fuzz")
SLICE = 100  # games between two saves; then aims are chosen afresh


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.fuzz", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="the number of the first game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--afresh", action="store_true", help="count only this run")
    parser.add_argument("--only", nargs="*", default=[], metavar="OPTION=VALUE", help="only tables with these options")
    parser.add_argument("--aim", nargs=2, metavar=("FAMILY", "KEY"), help="all games seek this")
    parser.add_argument("--json", action="store_true", help="tell it in JSON")
    wanted = parser.parse_args()
    file = wanted.folder / f"{wanted.game}.json"
    tally = read(file) if file.exists() and not wanted.afresh else Tally()
    run, start = Tally(), perf_counter()
    guide = Guide(wanted.game, wanted.only)
    with Progress(disable=wanted.json) as progress:
        task = progress.add_task(wanted.game, total=wanted.games)
        for first in range(wanted.seed, wanted.seed + wanted.games, SLICE):
            seeds = range(first, min(first + SLICE, wanted.seed + wanted.games))
            for played in fuzz(plans(seeds, guide, tally, wanted.aim), wanted.jobs):
                tally.add(played)
                run.add(played)
                if played.failure:
                    keep(wanted.folder, played, wanted.only)
                progress.advance(task)
            write(file, tally)
    never, seconds = tally.never(guide.goals.must), perf_counter() - start
    if wanted.json:
        print(
            json.dumps({"run": plain(run), "seconds": round(seconds, 1), "all": plain(tally), "never": never}, indent=1)
        )
    else:
        print(told(run, seconds, tally, never))
    return 1 if run.failures else 0


def plans(seeds: range, guide: Guide, tally: Tally, aim: list[str] | None) -> list[Plan]:
    if aim is not None:
        return [aimed(seed, guide, (aim[0], aim[1])) for seed in seeds]
    sought = guide.possible(tally.rare(guide.goals.must))
    return [plan_of(guide.game, seed, guide, sought) for seed in seeds]


def told(run: Tally, seconds: float, tally: Tally, never: dict[str, list[str]]) -> str:
    lines = [
        f"{run.games} games, {run.answers} answers, {len(run.tables)} kinds of tables, {seconds:.0f} s",
        f"players: {listed(run.bots)}",
        f"results: {listed(run.results)}",
        f"longest: {', '.join([str(odd.answers) for odd in run.longest])} answers",
        f"failures: {run.failures or 'none'}",
        f"in all {tally.games} games ({listed(tally.bots)}) have been counted; what has never occurred:",
        *[f"  {family}: {', '.join(keys)}" for family, keys in never.items()],
    ]
    return "\n".join(lines if never else [*lines, "  nothing: everything has"])


def listed(counts: Counter[str]) -> str:
    return ", ".join([f"{key} {n}" for key, n in counts.most_common()])


def plain(tally: Tally) -> dict[str, object]:
    return {
        "games": tally.games,
        "answers": tally.answers,
        "bots": tally.bots,
        "tables": dict(sorted(tally.tables.items())),
        "results": tally.results,
        "longest": tally.longest,
        "shortest": tally.shortest,
        "failures": tally.failures,
        "shares": {kind: shares.sums for kind, shares in sorted(tally.shares.items())},
        "seen": {family: dict(sorted(keys.items())) for family, keys in sorted(tally.seen.items())},
    }


def read(file: Path) -> Tally:
    kept, tally = json.loads(file.read_bytes()), Tally()
    for counted in ("bots", "tables", "results"):
        setattr(tally, counted, Counter(kept[counted]))
    tally.answers, tally.failures = kept["answers"], kept["failures"]
    tally.longest, tally.shortest = odd_games(kept["longest"]), odd_games(kept["shortest"])
    tally.shares = {kind: Shares(sums) for kind, sums in kept.get("shares", {}).items()}
    tally.seen = {family: Counter(keys) for family, keys in kept["seen"].items()}
    return tally


def odd_games(kept: list[list[object]]) -> list[Odd]:
    return [Odd(answers, seed, target and tuple(target)) for answers, seed, target in kept]  # type: ignore[arg-type]


def write(file: Path, tally: Tally) -> None:
    """By way of another file, so that whoever stops us leaves one that is whole."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    fresh.write_text(json.dumps(plain(tally), indent=1))
    fresh.replace(file)


def keep(folder: Path, played: Played, only: list[str]) -> None:
    """The table where it went wrong, and how it came to be."""
    folder.mkdir(parents=True, exist_ok=True)
    plan = played.plan
    again = f"python -m scripts.fuzz {plan.game} --seed {plan.seed} --games 1 --jobs 1 --afresh --folder /tmp/again"
    if plan.target is not None:
        again += f" --aim {' '.join(plan.target)}"
    if only:
        again += f" --only {' '.join(only)}"
    name = f"{plan.game}-{plan.seed}"
    (folder / f"{name}.save").write_bytes(played.save)
    (folder / f"{name}.txt").write_text(f"{plan}\n{again}\nafter {played.answers} answers\n\n{played.failure}")


if __name__ == "__main__":
    sys.exit(main())
