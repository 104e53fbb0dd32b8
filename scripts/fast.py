"""`make fast`: the engine and the games compiled by mypyc into build/fast, and shown to play the same.

python -m scripts.fast            # build what has changed, and check it
python -m scripts.fast --table    # every figure of docs/performance.md, pure and compiled in turn
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from .compiled import GAMES, ROOT, build

FAST = ROOT / "build" / "fast"
SECONDS, ROUNDS = 2.0, 3
LOWER_IS_BETTER = ("_us", "_ms", "_ask", "_p95")


def run(home: Path, *arguments: str) -> str:
    """What Python prints with the package that lies there."""
    told = subprocess.run(
        [sys.executable, *arguments], cwd=home, env={**os.environ, "PYTHONPATH": str(home)}, stdout=subprocess.PIPE,
        check=True, encoding="utf-8",
    )  # fmt: skip
    return told.stdout


def other_games() -> list[str]:
    """Those of which the compiled package tells another story than the pure one."""
    told = str(ROOT / "scripts" / "same.py")
    return [game for game in GAMES if run(ROOT, told, game) != run(FAST, told, game)]


def table() -> None:
    """Pure, compiled and peers in turn, so that other work on the machine slows all of them; medians."""
    command = ("-m", "seance.cli", "bench", "--json", "--seconds", str(SECONDS))
    runs = [(json.loads(run(ROOT, *command, "--peers")), json.loads(run(FAST, *command))) for _ in range(ROUNDS)]
    pure, fast = [pure for pure, _ in runs], [fast for _, fast in runs]
    print(f"calibration {median([one['calibration'] for one in pure]):,.0f} turns/s of a plain loop\n")
    print("| | figure | pure | compiled | times |\n|---|---|---|---|---|")
    for game, figures in pure[0]["games"].items():
        for name in figures:
            before, after = [median([one["games"][game][name] for one in kind]) for kind in (pure, fast)]
            times = before / after if name.endswith(LOWER_IS_BETTER) and after else after / before if before else 1
            print(f"| {game} | {name} | {before:,} | {after:,} | {times:.2f} |")
    for peer in pure[0]["peers"]:
        for name in pure[0]["peers"][peer]:
            print(f"| {peer} | {name} | {median([one['peers'][peer][name] for one in pure]):,} | | |")


def main() -> int:
    build(FAST)
    if "--table" in sys.argv:
        table()
        return 0
    others = other_games()
    if others:
        sys.stderr.write(f"The compiled package plays another game than the pure one: {', '.join(others)}\n")
        return 1
    print(f"PYTHONPATH={FAST.relative_to(ROOT)} runs everything on the compiled package.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
