"""How often bots survive and win, by kinds of tables, with 95% intervals: the figures of `docs/bots.md`.

`python -m scripts.rates nemesis --games 50` plays fifty games per bot at each table, seeds from `--seed` on; with
`--fuzzed` nothing is played: what random bots and planners came to in the games of `make fuzz` is told.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import fmean

from rich.progress import track

from scripts.fuzz import FOLDER, read
from seance.bots import PLANNER, RANDOM, bot_names
from seance.bots.intervals import Rate
from seance.lab.fuzz import table_name, tables
from seance.lab.outcomes import Shares
from seance.lab.simulate import Match, simulate


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.rates", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=[], metavar="OPTION=VALUE", help="only tables with these options")
    parser.add_argument("--bots", nargs="*", help="only these bots")
    parser.add_argument("--fuzzed", action="store_true", help="tell what `make fuzz` has found")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    wanted = parser.parse_args()
    bots = wanted.bots or [name for name in (PLANNER, RANDOM) if name in bot_names(wanted.game)]
    if wanted.fuzzed:
        found = read(wanted.folder / f"{wanted.game}.json").shares
    else:
        known = tables(wanted.game, wanted.only)
        seeds = range(wanted.seed, wanted.seed + wanted.games)
        matches = [Match(wanted.game, table, [bot], seed) for seed in seeds for table in known for bot in bots]
        found = played(matches, wanted.jobs)
    print(told(found, bots))
    return 0


def played(matches: list[Match], jobs: int) -> dict[str, Shares]:
    """By bots and table. Who interrupts gets what has been found so far."""
    found: dict[str, Shares] = {}
    try:
        for match, one in zip(matches, track(simulate(matches, jobs), total=len(matches)), strict=True):
            shares = found.setdefault(f"{match.bots[0]} {table_name(match.table)}", Shares())
            shares.add(one.outcome)
            shares.put("score", fmean(one.scores), 1)  # Wilson's interval of it is too wide rather than too narrow
    except KeyboardInterrupt:
        print(
            f"interrupted after {sum([max([n for _, n in shares.sums.values()]) for shares in found.values()])} games"
        )
    return found


def told(found: Mapping[str, Shares], bots: list[str]) -> str:
    """A table: for each group of tables what became of each kind of bots."""
    groups: dict[tuple[str, str], Shares] = {}
    for kind, shares in found.items():
        bot, _, table = kind.partition(" ")
        for name in names(table):
            groups.setdefault((name, bot), Shares()).join(shares)
    words = list(dict.fromkeys(word for shares in groups.values() for word in shares.sums))
    lines = [f"| tables | bots | games | {' | '.join(words)} |", f"|{'---|' * (len(words) + 3)}"]
    for name in sorted({name for name, _ in groups}):
        for bot in bots:
            if (name, bot) in groups:
                rates = groups[name, bot].rates()
                games = max([rate.games for rate in rates.values()])
                lines.append(f"| {name} | {bot} | {games} | {' | '.join([shown(rates.get(word)) for word in words])} |")
    return "\n".join(lines)


def names(table: str) -> Iterator[str]:
    """The groups that a table belongs to: by mode, scenario or whom all play against; in it by seats and by side."""
    seats, *rest = table.split()
    options = dict(option.split("=") for option in rest)
    mode = options.get("mode") or options.get("ancient_one") or "all"
    mode = options["scenario"] if mode == "standalone" else mode
    mode += f", {options['difficulty']}" if "difficulty" in options else ""
    mode += ", Intruder player" if options.get("intruder_player") == "True" else ""
    yield mode
    yield f"{mode}, seats {seats}"
    if "side" in options:
        yield f"{mode}, side {options['side']}"


def shown(rate: Rate | None) -> str:
    return "–" if rate is None else f"{rate.share:.0%} [{rate.low:.0%}, {rate.high:.0%}]"


if __name__ == "__main__":
    raise SystemExit(main())
