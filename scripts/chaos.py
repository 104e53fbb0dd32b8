"""Play from thousands of wild positions and tell what broke: part of `make fuzz`.

A position that fails is kept in `.fuzz` as a save, with the words of Python and its number.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.progress import Progress

from seance.lab.chaos import CHUNK, Trouble, chaos, chaos_of, play
from seance.lab.order import order

FOLDER = Path(".fuzz")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.chaos", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="the number of the first position")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--order", action="store_true", help="does it matter how things lie side by side?")
    wanted = parser.parse_args()
    if chaos_of(wanted.game) is None:
        print(f"{wanted.game} has no wild positions")
        return 0
    seeds, found = range(wanted.seed, wanted.seed + wanted.positions), list[Trouble]()
    with Progress() as progress:
        task = progress.add_task(f"{wanted.game}: positions", total=len(seeds))
        for troubles in chaos(wanted.game, seeds, wanted.jobs, order if wanted.order else play):
            for trouble in troubles:
                keep(wanted.folder, trouble)
            found += troubles
            progress.advance(task, CHUNK)
    print(f"{len(seeds)} positions, failures: {', '.join([str(one.seed) for one in found]) or 'none'}")
    return 1 if found else 0


def keep(folder: Path, trouble: Trouble) -> None:
    """The table where it went wrong, and how it came to be."""
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{trouble.game}-chaos-{trouble.seed}"
    (folder / f"{name}.save").write_bytes(trouble.save)
    (folder / f"{name}.txt").write_text(
        f"position {trouble.seed}, after {trouble.answers} answers\n\n{trouble.failure}"
    )


if __name__ == "__main__":
    sys.exit(main())
