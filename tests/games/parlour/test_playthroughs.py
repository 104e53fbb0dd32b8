"""Whole games, move by move: any change of behaviour shows as a difference of these files."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from seance.testing.golden import assert_same_as_golden, playthrough

HERE = Path(__file__).parent


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [(3, 7, {}), (2, 1, {"length": "long"}), (5, 4, {"length": "long", "spirits": "angry"})],
    ids=["three", "two-long", "five-angry"],
)
def test_a_game_goes_as_it_went(seats: int, seed: int, options: dict[str, str]) -> None:
    name = "-".join([str(seats), *options.values()])
    assert_same_as_golden(HERE / f"playthrough-{name}.txt", playthrough("parlour", seats, seed, **options))


@pytest.mark.parametrize("hashes", ["1", "2"])
def test_a_game_goes_the_same_under_any_hash_seed(hashes: str) -> None:
    command = [sys.executable, "-m", "seance.testing.golden", "parlour", "3", "7"]
    played = subprocess.run(
        command, env={**os.environ, "PYTHONHASHSEED": hashes}, capture_output=True, check=True, encoding="utf-8"
    )
    assert_same_as_golden(HERE / "playthrough-3.txt", played.stdout)
