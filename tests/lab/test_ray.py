"""On a real Ray cluster of two workers the same seeds give the same results as here."""

from __future__ import annotations

from seance.lab.fuzz import Seating
from seance.lab.simulate import Match, simulate


def test_a_cluster_of_two_workers_gives_the_same_results() -> None:
    matches = [Match("parlour", Seating(2, {}), ["random"], seed) for seed in range(9)]
    matches += [Match("nemesis", Seating(1, {"mode": "solo"}), ["planner"], seed) for seed in range(2)]
    assert list(simulate(matches, jobs=2, engine="ray")) == list(simulate(matches))
