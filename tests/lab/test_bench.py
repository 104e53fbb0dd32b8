"""The benchmark measures what it says; how fast it is here is nobody's business."""

from __future__ import annotations

import json
from importlib.util import find_spec

import pytest

import seance
from seance.bots import PLANNER, bot_names
from seance.cli import main
from seance.lab.bench import Costs, Playouts, bench, new_table
from seance.lab.peers import PEERS, Played, measure, peers
from seance.terminal.words import words

SHORT = 0.01

FIGURES = {"decisions_per_s", "asks_per_s", "games_per_s", "clone_us", "fork_us", "save_load_us", "tail_p95"}
THOUGHT = {"planner_ms", "playouts_per_s"}


@pytest.mark.parametrize("game", seance.games())
def test_every_game_can_be_measured(game: str) -> None:
    found = bench([game], SHORT)
    assert found["calibration"] > 0
    figures = found["games"][game]
    assert set(figures) == FIGURES | (THOUGHT if PLANNER in bot_names(game) else set())
    assert figures["asks_per_s"] >= figures["decisions_per_s"] > 0
    assert figures["games_per_s"] > 0
    assert figures["fork_us"] > 0
    assert figures["tail_p95"] >= 0


def test_whole_games_are_counted() -> None:
    played = Playouts("parlour")
    played.one_more()
    few = played.asks
    played.one_more()
    assert played.games == 2
    assert played.asks > few > 0
    assert played.asks >= played.decisions > 0
    assert played.whole > played.playing > 0


def test_costs_are_taken_from_full_games_at_every_ask() -> None:
    costs = Costs("parlour")
    costs.one_more()
    assert len(costs.tails) > len(costs.clones) == len(costs.saves) == len(costs.forks) + len(costs.forks_between)
    assert new_table("parlour", 3).keep


def test_json_has_the_agreed_shape(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "parlour", "--seconds", str(SHORT), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told) == {"calibration", "games"}
    assert set(told["games"]) == {"parlour"}
    assert set(told["games"]["parlour"]) == FIGURES


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_the_table_has_a_line_per_game_and_one_for_the_machine(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "parlour", "--seconds", str(SHORT), "--lang", language]) == 0
    calibration, header, parlour = capsys.readouterr().out.splitlines()
    assert calibration.strip()
    assert words(language).tell("bench-decisions-per-s") in header
    assert parlour.split()[0] == "parlour"


def test_peers_are_played_where_they_are_installed_and_named_where_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "parlour", "--seconds", str(SHORT), "--json", "--peers"]) == 0
    out, err = capsys.readouterr()
    here = {name for name, (module, _) in PEERS.items() if find_spec(module) is not None}
    assert set(json.loads(out)["peers"]) == here
    assert all((name in err) == (name not in here) for name in PEERS)
    assert set(peers(SHORT)[1]) == set(PEERS) - here


def test_a_peers_games_are_added_up() -> None:
    figures = measure(lambda seed: Played(asks=seed + 4, decisions=2, clones=[7.0]), SHORT)
    assert figures["asks_per_s"] > figures["decisions_per_s"] > figures["games_per_s"] > 0
    assert figures["clone_us"] == 7.0
