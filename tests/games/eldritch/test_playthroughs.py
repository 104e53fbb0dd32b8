"""A whole game against every Ancient One, move by move: any change of behaviour shows in these files."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from seance.testing.golden import assert_same_as_golden, playthrough

HERE = Path(__file__).parent
GAMES: dict[str, tuple[int, int, dict[str, str | bool]]] = {
    "azathoth": (4, 7, {}),
    "cthulhu": (2, 2, {"ancient_one": "cthulhu", "mythos": "easy"}),
    "shub-niggurath": (3, 5, {"ancient_one": "shub-niggurath", "starting_rumor": True}),
    "yog-sothoth": (1, 3, {"ancient_one": "yog-sothoth", "investigators": "random", "mythos": "hard"}),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_went(name: str) -> None:
    seats, seed, options = GAMES[name]
    assert_same_as_golden(HERE / f"playthrough-{name}.txt", playthrough("eldritch", seats, seed, **options))


@pytest.mark.parametrize("hashes", ["1", "2"])
def test_a_game_goes_the_same_under_any_hash_seed(hashes: str) -> None:
    command = [sys.executable, "-m", "seance.testing.golden", "eldritch", "4", "7"]
    played = subprocess.run(
        command, env={**os.environ, "PYTHONHASHSEED": hashes}, capture_output=True, check=True, encoding="utf-8"
    )
    assert_same_as_golden(HERE / "playthrough-azathoth.txt", played.stdout)
