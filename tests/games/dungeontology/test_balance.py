"""The figures of docs/balance.md and of the ladder in docs/bots.md: how they are counted."""

from pathlib import Path

import pytest
from msgspec import json

from scripts.balance import COUNTED, Row, game, played, told
from scripts.ladder import elo


def row(winner: str, place: int, theses: int = 1, seed: int = 1) -> Row:
    return Row(
        temper="wary",
        seed=seed,
        result="bag-empty",
        rounds=10,
        theses=theses,
        by_thesis=theses > 0,
        winner=winner,
        place=place,
        author=theses > 0,
        points=(40, 30, 20, 10),
        said=dict.fromkeys(COUNTED, 3),
    )


def test_who_beats_another_more_often_stands_higher() -> None:
    even = [(0, 1, 2, 3), (3, 2, 1, 0)]
    assert elo(even) == pytest.approx([0, 0, 0, 0])
    found = elo([(3, 2, 1, 0)] * 8 + [(0, 1, 2, 3)] * 2)
    assert found == sorted(found)
    assert found[0] == 0
    assert found[3] > 100


def test_the_tables_count_games_with_their_intervals() -> None:
    lines = told({"wary": [row("sofia", 3)] * 3 + [row("rebecca", 0, theses=0)]}).splitlines()
    assert "| sofia | 75.0% [30%, 95%] |" in lines
    assert "| valerio | 0.0% [0%, 49%] |" in lines  # nobody is left out
    assert "| 4 | 75.0% [30%, 95%] |" in lines
    assert "| maximum alert by a thesis | 75.0% [30%, 95%] |" in lines
    assert "| points of the second | 30.0 |" in lines


def test_games_that_were_kept_are_not_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "rows.jsonl"
    kept.write_bytes(b"".join([json.encode(row("sofia", 3, seed=seed)) + b"\n" for seed in (8, 7)]))
    found = played(["wary"], range(7, 9), 1, kept)
    assert [one.seed for one in found["wary"]] == [7, 8]
    assert len(kept.read_bytes().splitlines()) == 2


def test_a_game_of_planners_comes_to_its_end() -> None:
    found = game(("gentle", 3))
    assert found.winner
    assert found.said["studies"] > found.said["failed"]
    assert found.said["alert-raised"] < found.said["studies"]
    assert list(found.points) == sorted(found.points, reverse=True)
