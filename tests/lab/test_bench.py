"""The benchmark measures what it says; how fast it is here is nobody's business."""

from __future__ import annotations

import json
from importlib.util import find_spec

import pytest

import seance
from seance.bots import PLANNER, bot_names
from seance.cli import main
from seance.lab.bench import Costs, Playouts, bench
from seance.lab.peers import PEERS, Played, measure, peers, ratios
from seance.lab.positions import Position, new_table
from seance.terminal.words import words

SHORT = 0.01

FIGURES = {
    "decisions_per_s", "asks_per_s", "games_per_s", "simulated_per_s", "calls_per_ask", "clone_us", "fork_us",
    "save_load_us", "end_save_ms", "slider_p95_ms", "tail_p95",
}  # fmt: skip
THOUGHT = {"planner_ms", "trials_per_s"}
PARLOUR = Position("parlour")


@pytest.mark.parametrize("game", seance.games())
def test_every_game_can_be_measured(game: str) -> None:
    found = bench([game], SHORT)
    assert found["calibration"] > 0
    assert set(found["games"]) == {game} | ({"the-gathering"} if game == "arkham" else set())
    for figures in found["games"].values():
        assert set(figures) == FIGURES | (THOUGHT if PLANNER in bot_names(game) else set())
        assert figures["asks_per_s"] >= figures["decisions_per_s"] > 0
        assert all(figures[name] > 0 for name in set(figures) - {"tail_p95"})  # type: ignore[literal-required]


def test_whole_games_are_counted() -> None:
    played = Playouts(PARLOUR)
    played.one_more()
    few = played.asks
    played.one_more()
    assert played.games == 2
    assert played.asks > few > 0
    assert played.asks >= played.decisions > 0
    assert played.whole > played.playing > 0


def test_costs_are_taken_from_full_games_at_every_ask() -> None:
    costs = Costs(PARLOUR)
    costs.one_more()
    assert len(costs.tails) > len(costs.clones) == len(costs.saves) == len(costs.forks) + len(costs.forks_between)
    assert new_table(PARLOUR, 3).keep


def test_json_has_the_agreed_shape(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "parlour", "--seconds", str(SHORT), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told) == {"calibration", "compiled", "games"}
    assert not told["compiled"]
    assert set(told["games"]) == {"parlour"}
    assert set(told["games"]["parlour"]) == FIGURES


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_the_table_has_a_column_per_game_and_a_line_for_the_machine(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "parlour", "--seconds", str(SHORT), "--lang", language]) == 0
    calibration, header, decisions, *others = capsys.readouterr().out.splitlines()
    assert calibration.strip()
    assert header.split()[-1] == "parlour"
    assert words(language).tell("bench-decisions-per-s") in decisions
    assert len(others) == len(FIGURES) - 1


def test_peers_are_played_where_they_are_installed_and_named_where_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "parlour", "--seconds", str(SHORT), "--json", "--peers"]) == 0
    out, err = capsys.readouterr()
    here = {name for name, (module, _) in PEERS.items() if find_spec(module) is not None}
    told = json.loads(out)
    assert set(told["peers"]) == here
    assert set(told["ratios"]["parlour"]) == here
    assert all((name in err) == (name not in here) for name in PEERS)
    assert set(peers(SHORT)[1]) == set(PEERS) - here


def test_a_peers_games_are_added_up_and_compared() -> None:
    figures = measure(lambda seed: Played(asks=seed + 4, decisions=2, clones=[7.0]), SHORT)
    ours = bench(["parlour"], SHORT)["games"]
    quotient = ours["parlour"]["decisions_per_s"] / figures["decisions_per_s"]
    assert ratios(ours, {"slow": figures}) == {"parlour": {"slow": round(quotient, 2)}}
    assert figures["asks_per_s"] > figures["decisions_per_s"] > figures["games_per_s"] > 0
    assert figures["clone_us"] == 7.0
