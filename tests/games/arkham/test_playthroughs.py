"""Whole games, move by move: any change of behaviour shows in these files."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from seance.testing.golden import assert_same_as_golden, playthrough

HERE = Path(__file__).parent
GAMES: dict[str, tuple[int, int, dict[str, str]]] = {
    "campaign": (2, 7, {"difficulty": "easy"}),
    "the-gathering": (1, 3, {"mode": "standalone"}),
    "the-midnight-masks": (3, 5, {"mode": "standalone", "scenario": "the-midnight-masks", "difficulty": "hard"}),
    "the-devourer-below": (4, 11, {"mode": "standalone", "scenario": "the-devourer-below", "difficulty": "expert"}),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_went(name: str) -> None:
    seats, seed, options = GAMES[name]
    assert_same_as_golden(HERE / f"playthrough-{name}.txt", playthrough("arkham", seats, seed, **options))


@pytest.mark.parametrize("hashes", ["1", "2"])
def test_a_game_goes_the_same_under_any_hash_seed(hashes: str) -> None:
    command = [sys.executable, "-m", "seance.testing.golden", "arkham", "2", "7", "difficulty=easy"]
    played = subprocess.run(
        command, env={**os.environ, "PYTHONHASHSEED": hashes}, capture_output=True, check=True, encoding="utf-8"
    )
    assert_same_as_golden(HERE / "playthrough-campaign.txt", played.stdout)
