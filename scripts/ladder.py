"""How strong the bots of Dungeontology are, as Elo numbers with 95% intervals: the ladder of `docs/bots.md`.

`python -m scripts.ladder --games 240` seats four kinds of bots at one table, in another order each game. Who has more
points at the end has beaten the other; strengths are those of Bradley and Terry, intervals come from drawing games
again and again with replacement. The first of the bots has 0.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import combinations, permutations
from math import log10
from random import Random
from typing import cast

from rich.progress import track

import seance
from seance.bots import new_bot
from seance.games.dungeontology.rules.endgame import rank
from seance.games.dungeontology.rules.state import Expedition
from seance.lab.simulate import play

BOTS = ("random", "planner:gentle", "planner:wary", "planner:spiteful")
ORDERS = tuple(permutations(range(len(BOTS))))
DRAWS = 1000
Ranking = tuple[int, ...]  # bots by their number, the best first


def ranking(seed: int) -> Ranking:
    """One game: who came first, second, …"""
    seats = ORDERS[seed % len(ORDERS)]
    game = seance.new("dungeontology", len(seats), seed, scholars="random")
    play(game, [new_bot(BOTS[bot], "dungeontology", seed * 16 + seat) for seat, bot in enumerate(seats)], {})
    s = cast(Expedition, game.state)
    order = sorted(s.scholars, key=lambda who: rank(s, who), reverse=True)
    return tuple([seats[who.seat] for who in order])


def elo(games: Sequence[Ranking]) -> list[float]:
    """Bradley and Terry's strengths on Elo's scale; half a victory more for everybody keeps them finite."""
    n = len(BOTS)
    won = [[0.5] * n for _ in range(n)]
    for game in games:
        for better, worse in combinations(game, 2):
            won[better][worse] += 1
    strength = [1.0] * n
    for _ in range(200):
        for i in range(n):
            met = [(won[i][j] + won[j][i]) / (strength[i] + strength[j]) for j in range(n) if j != i]
            strength[i] = sum([won[i][j] for j in range(n) if j != i]) / sum(met)
    return [400 * log10(one / strength[0]) for one in strength]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.ladder", description=__doc__)
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    games = [ranking(seed) for seed in track(range(wanted.seed, wanted.seed + wanted.games))]
    found, stream = elo(games), Random(wanted.seed)
    drawn = [elo(stream.choices(games, k=len(games))) for _ in range(DRAWS)]
    print("| bot | Elo | games won |\n|---|---|---|")
    for bot, name in enumerate(BOTS):
        some = sorted([one[bot] for one in drawn])
        low, high = some[DRAWS // 40], some[-DRAWS // 40]
        first = sum([game[0] == bot for game in games])
        print(f"| `{name}` | {found[bot]:.0f} [{low:.0f}, {high:.0f}] | {first} of {len(games)} |")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
