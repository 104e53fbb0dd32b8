"""Two line-ups on the same seeds: who is compared with whom, and what the interval is."""

from __future__ import annotations

import json
from math import sqrt

import pytest

from seance.bots.intervals import half_width, students_t
from seance.cli import main
from seance.engine import BadInput
from seance.lab.arena import Arena, lead_of, mixed
from seance.lab.fuzz import Seating

TOGETHER = Seating(2, {"mode": "coop", "side": "A"})
SOLO = Seating(1, {"mode": "solo", "side": "A"})
RIVALS = Seating(3, {})


def test_who_wins_together_plays_every_seed_alone() -> None:
    arena = Arena("nemesis", TOGETHER, ["planner"], ["random"], range(5, 7))
    assert [(match.bots, match.seed) for match in arena.matches] == [
        (["planner", "planner"], 5), (["random", "random"], 5), (["planner", "planner"], 6), (["random", "random"], 6),
    ]  # fmt: skip


def test_rivals_share_a_table_and_change_seats() -> None:
    arena = Arena("parlour", RIVALS, ["random"], ["random", "random", "random"], range(1))
    assert arena.rivals
    assert mixed(["a", "a", "a"], ["b", "b", "b"]) == ["a", "b", "a"]
    assert mixed(["b", "b", "b"], ["a", "a", "a"]) == ["b", "a", "b"]


def test_the_same_bots_are_equal_on_the_same_seeds() -> None:
    duel = list(Arena("nemesis", SOLO, ["random"], ["random"], range(4)).play())[-1]
    assert (duel["difference"], duel["low"], duel["high"], duel["games"]) == (0, 0, 0, 4)


def test_what_rivals_win_is_divided_by_line_up() -> None:
    """Of the two games of a seed one winner is at most in one line-up, so that the wins of both cannot exceed 1."""
    duels = list(Arena("parlour", RIVALS, ["random"], ["random"], range(12)).play())
    assert duels[-1]["games"] == 12
    total = duels[-1]["a"]["wins"] + duels[-1]["b"]["wins"]
    assert 0 < total < 2 / 3 + 1e-9


def test_the_planner_is_better_than_chance_and_the_interval_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "nemesis", "--a", "planner", "--b", "random", "--games", "24", "--option", "mode=solo", "--json"]
    assert main(words) == 0
    duel = json.loads(capsys.readouterr().out)
    assert set(duel) == {"game", "games", "a", "b", "difference", "low", "high"}
    assert set(duel["a"]) == set(duel["b"]) == {"score", "wins"}
    assert duel["difference"] == pytest.approx(duel["a"]["score"] - duel["b"]["score"], abs=0.0002)
    assert duel["low"] > 0


def test_victories_have_an_interval_of_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    lead = lead_of([1.0, 0.0, 0.0, 1.0])
    assert lead.mean == 0.5
    assert lead.high - lead.mean == pytest.approx(students_t(3) * (1 / 3) ** 0.5 / 2, abs=0.001)
    assert lead.mean - lead.low == pytest.approx(lead.high - lead.mean)
    assert main(["arena", "parlour", "--a", "random", "--b", "random", "--games", "3", "--seats", "3"]) == 0
    told = capsys.readouterr().out
    assert "Difference of the victories: +0.000 (95% interval" in told
    assert "random: score 0.00 [0.00, 0.56], won 0.0% [0.0%, 56.1%]" in told


def test_the_interval_is_students() -> None:
    assert students_t(59) == pytest.approx(2.0010, abs=0.0005)
    assert students_t(10) == pytest.approx(2.2281, abs=0.002)
    assert half_width([0.0, 1.0] * 30) == pytest.approx(2.0010 * sqrt(15 / 59) / sqrt(60), abs=0.0005)
    assert half_width([0.3]) == 1.0


def test_a_line_up_that_does_not_fit_is_refused() -> None:
    with pytest.raises(BadInput, match="bad-lineup"):
        Arena("parlour", RIVALS, ["random", "random"], ["random"], range(1))
