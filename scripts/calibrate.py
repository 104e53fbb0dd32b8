"""What a planner's judgement means in victories: the ladders of `seance/bots/chances`.

`python -m scripts.calibrate nemesis --seats 1 --option mode=solo --games 100 --seed 5000 --random 0 50` plays a hundred
games of planners and prints one table for `seance/bots/chances/nemesis.toml`; `--random` is what random bots came to at
such tables (among rivals: one of them among planners): the share of seats that won, and the number of games. Several
numbers of seats take turns.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from statistics import fmean, quantiles
from typing import Any, NamedTuple

import seance
from seance.bots.advice import advise
from seance.bots.base import as_seen
from seance.bots.planner import Planner
from seance.bots.registry import mind_of
from seance.lab.outcomes import outcome_of

RUNGS = 10


class Seen(NamedTuple):
    """A judgement of a seat in one game, and what became of that seat."""

    game: int
    worth: float
    won: bool


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.calibrate", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=5000)
    parser.add_argument("--seats", type=int, nargs="+", required=True)
    parser.add_argument("--option", nargs="*", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--random", type=float, nargs=2, required=True, metavar=("WON", "GAMES"))
    wanted = parser.parse_args()
    options: dict[str, Any] = dict(one.split("=") for one in wanted.option)
    seen: list[Seen] = []
    won: list[float] = []
    for n in range(wanted.games):
        seats = wanted.seats[n % len(wanted.seats)]
        found, share = judged(wanted.game, seats, wanted.seed + n, options)
        seen += found
        won.append(share)
    share, games = wanted.random
    whole = seance.new(wanted.game, wanted.seats[0], 0, **options).table.options
    print("[[tables]]")
    print(f"seats = {wanted.seats}")
    print("options = {{ {} }}".format(", ".join([f"{key} = {json.dumps(value)}" for key, value in whole.items()])))
    print(f"seeds = [{wanted.seed}, {wanted.seed + wanted.games - 1}]")
    print(f"planner = [{fmean(won):.4f}, {wanted.games}]")
    print(f"random = [{share:.4f}, {int(games)}]")
    print("ladder = [")
    for worth, of, games_there in ladder(seen):
        print(f"  [{worth:.3f}, {of:.3f}, {games_there}],")
    print("]")
    return 0


def judged(name: str, seats: int, seed: int, options: dict[str, Any]) -> tuple[list[Seen], float]:
    """One game of planners: what they thought of what they chose, and the share of seats that won."""
    game = seance.new(name, seats, seed, **options)
    planners = [Planner(mind_of(name), seed * 16 + seat) for seat in range(seats)]
    thoughts: list[tuple[int, float]] = []
    while (ask := game.ask) is not None:
        seat = ask.seat
        view, seen = game.view(seat), as_seen(ask)
        best = advise(planners[seat], view, seen, lambda n, seat=seat: game.determinize(seat, n, keep=True))[0]  # type: ignore[misc]
        if best.worlds:
            thoughts.append((seat, best.worth))
        game.answer(best.option, seat, ask.number)
    won = [one["won"] for one in outcome_of(game)]
    return [Seen(seed, worth, won[seat]) for seat, worth in thoughts], fmean(won)


def ladder(seen: Sequence[Seen]) -> list[tuple[float, float, int]]:
    """Steps with as many judgements each, joined until none is lower than the one before."""
    cuts = [*quantiles([one.worth for one in seen], n=RUNGS), 1.0]
    steps: list[list[Seen]] = [[] for _ in cuts]
    for one in seen:
        steps[next(n for n, cut in enumerate(cuts) if one.worth <= cut)].append(one)
    joined: list[tuple[float, list[Seen]]] = []
    for cut, step in zip(cuts, steps, strict=True):
        joined.append((cut, step))
        while len(joined) > 1 and share_of(joined[-1][1]) <= share_of(joined[-2][1]):
            upper, lower = joined.pop(), joined.pop()
            joined.append((upper[0], lower[1] + upper[1]))
    return [(cut, share_of(step), len({one.game for one in step})) for cut, step in joined]


def share_of(step: Sequence[Seen]) -> float:
    """The mean over games: positions of one game share their luck."""
    games: dict[int, list[bool]] = {}
    for one in step:
        games.setdefault(one.game, []).append(one.won)
    return fmean([fmean(won) for won in games.values()]) if games else 0.0


if __name__ == "__main__":
    raise SystemExit(main())
