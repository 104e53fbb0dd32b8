"""Whole games, move by move: any change of behaviour shows in these files."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from seance.testing.golden import assert_same_as_golden, playthrough

HERE = Path(__file__).parent
GAMES: dict[str, tuple[int, int, dict[str, str | bool]]] = {
    "two": (2, 5, {"boss": "drunk", "alert": "alert-hard"}),
    "three": (3, 2, {"boss": "aggressive", "placement": "grid", "scholars": "random"}),
    "four": (4, 2, {"boss": "aggressive"}),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_went(name: str) -> None:
    seats, seed, options = GAMES[name]
    assert_same_as_golden(HERE / f"playthrough-{name}.txt", playthrough("dungeontology", seats, seed, **options))


@pytest.mark.parametrize("hashes", ["1", "2"])
def test_a_game_goes_the_same_under_any_hash_seed(hashes: str) -> None:
    command = [sys.executable, "-m", "seance.testing.golden", "dungeontology", "4", "2", "boss=aggressive"]
    played = subprocess.run(
        command, env={**os.environ, "PYTHONHASHSEED": hashes}, capture_output=True, check=True, encoding="utf-8"
    )
    assert_same_as_golden(HERE / "playthrough-four.txt", played.stdout)
