"""Results as files that other programs read, as pictures, and in sum."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from pyarrow import parquet

from seance.cli import main
from seance.lab.fuzz import Seating
from seance.lab.plots import PLOTS, by_round
from seance.lab.results import rows, summary
from seance.lab.simulate import Match, Played, simulate

GAMES = 8


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return list(
        simulate([Match("parlour", Seating(3, {"length": "short"}), ["random"], seed) for seed in range(GAMES)])
    )


def test_a_row_tells_of_one_seat_of_one_game(games: list[Played]) -> None:
    table = rows(games)
    assert [(row["seed"], row["seat"]) for row in table] == [(seed, seat) for seed in range(GAMES) for seat in range(3)]
    assert {row["option_length"] for row in table} == {"short"}
    assert {row["bot"] for row in table} == {"random"}


@pytest.mark.parametrize("name", ["games.csv", "games.parquet"])
def test_both_kinds_of_files_hold_the_same_rows(
    name: str, games: list[Played], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / name
    words = ["simulate", "parlour", "--games", str(GAMES), "--seats", "3", "--option", "length=short"]
    assert main([*words, "--out", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["rates"]["won"]["games"] == GAMES
    if name.endswith(".csv"):
        with file.open(encoding="utf-8") as text:
            found = [{**row, "won": row["won"] == "True"} for row in csv.DictReader(text)]
    else:
        found = parquet.read_table(file).to_pylist()
    wanted = [(row["result"], row["won"]) for row in rows(games)]
    assert [(row["result"], row["won"]) for row in found] == wanted


def test_a_summary_names_the_sample_and_interval_of_every_figure(games: list[Played]) -> None:
    found = summary(games)
    for one in [*found["rates"].values(), *found["results"].values()]:
        assert one.games == GAMES
        assert one.low <= one.share <= one.high
    assert sum([one.share for one in found["results"].values()]) == pytest.approx(1)
    for mean in (found["score"], found["rounds"], found["answers"]):
        assert mean.low <= mean.mean <= mean.high


def test_the_pictures_are_drawn_and_gathered_on_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "plots"
    assert main(["simulate", "parlour", "--games", "6", "--plots", str(folder)]) == 0
    assert "index.html" in capsys.readouterr().err
    assert {file.name for file in folder.iterdir()} == {*[f"{name}.png" for name in PLOTS], "index.html"}
    for name in PLOTS:
        assert (folder / f"{name}.png").read_bytes().startswith(b"\x89PNG")
        assert f'alt="{name}"' in (folder / "index.html").read_text(encoding="utf-8")


def test_a_curve_has_the_value_of_every_game_that_reached_the_round(games: list[Played]) -> None:
    hours = by_round(games)["hour"]
    assert len(hours[1]) == GAMES
    assert len(hours[max(hours)]) == sum([max(played.course) == max(hours) for played in games])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--out", "games.txt"], "must end in .csv"),
        (["--out", "nowhere/games.csv"], "no folder"),
        (["--games", "0"], "--games"),
        (["--jobs", "many"], "--jobs"),
        (["--bots", "genius"], "genius"),
        (["--bots", "random,random,random"], "3 bots"),
        (["--engine", "steam"], "--engine"),
        (["--option", "length=endless"], "length"),
    ],
)
def test_what_cannot_be_is_told_before_anything_is_played(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "parlour", "--seats", "2", *words]) == 2
    out, err = capsys.readouterr()
    assert told in err
    assert out == ""
