"""Whole games of every mode, move by move: any change of behaviour shows as a difference of these files."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from seance.testing.golden import assert_same_as_golden, playthrough

HERE = Path(__file__).parent
GAMES: dict[str, tuple[int, int, dict[str, str | bool]]] = {
    "semi-coop": (3, 7, {}),
    "coop": (4, 2, {"mode": "coop", "side": "B"}),
    "solo": (1, 5, {"mode": "solo"}),
    "intruder-player": (5, 3, {"intruder_player": True}),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_went(name: str) -> None:
    seats, seed, options = GAMES[name]
    assert_same_as_golden(HERE / f"playthrough-{name}.txt", playthrough("nemesis", seats, seed, **options))


@pytest.mark.parametrize("hashes", ["1", "2"])
def test_a_game_goes_the_same_under_any_hash_seed(hashes: str) -> None:
    command = [sys.executable, "-m", "seance.testing.golden", "nemesis", "3", "7"]
    played = subprocess.run(
        command, env={**os.environ, "PYTHONHASHSEED": hashes}, capture_output=True, check=True, encoding="utf-8"
    )
    assert_same_as_golden(HERE / "playthrough-semi-coop.txt", played.stdout)
