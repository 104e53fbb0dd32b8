"""How often bots survive and win, at every kind of table, with 95% intervals: the tables of `docs/bots.md`.

`python -m scripts.rates nemesis --games 50` plays fifty games per bot at each kind of table, seeds from `--seed` on.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from rich.progress import track

from seance.bots import bot_names
from seance.lab.fuzz import Table, table_name, tables
from seance.lab.simulate import Match, Outcome, Rate, rates, simulate


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.rates", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=[], metavar="OPTION=VALUE", help="only tables with these options")
    wanted = parser.parse_args()
    known = [table for table in tables(wanted.game) if set(wanted.only) <= set(table_name(table).split())]
    bots = bot_names(wanted.game)
    seeds = range(wanted.seed, wanted.seed + wanted.games)
    matches = [Match(wanted.game, table, [bot], seed) for table in known for bot in bots for seed in seeds]
    found = list(track(simulate(matches, wanted.jobs), total=len(matches), description=wanted.game))
    by_table = {(table_name(table), bot): found_at(matches, found, table, bot) for table in known for bot in bots}
    words = list(dict.fromkeys(word for some in by_table.values() for word in rates(some)))
    print(f"| table | bots | {' | '.join(words)} |\n|{'---|' * (len(words) + 2)}")
    for (name, bot), some in by_table.items():
        told = rates(some)
        print(f"| {name} | {bot} | {' | '.join([shown(told.get(word)) for word in words])} |")
    return 0


def found_at(matches: Sequence[Match], found: Sequence[Outcome], table: Table, bot: str) -> list[Outcome]:
    return [
        outcome for match, outcome in zip(matches, found, strict=True) if (match.table, match.bots[0]) == (table, bot)
    ]


def shown(rate: Rate | None) -> str:
    if rate is None:
        return "–"
    return f"{rate.share:.0%} [{rate.low:.0%}, {rate.high:.0%}] of {rate.games}"


if __name__ == "__main__":
    raise SystemExit(main())
