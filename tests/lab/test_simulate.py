"""Games by the dozen come out the same every time, and a rate is told with its interval."""

from __future__ import annotations

import pytest

import seance
from scripts import rates as command
from seance.bots.intervals import rate
from seance.engine import BadInput
from seance.lab.fuzz import Seating, tables
from seance.lab.outcomes import Shares
from seance.lab.simulate import Match, portions, simulate

SOLO = Seating(1, {"mode": "solo", "side": "A"})


def matches(seeds: range) -> list[Match]:
    return [Match("nemesis", SOLO, ["random"], seed) for seed in seeds]


def test_the_same_matches_come_out_the_same_in_any_number_of_processes() -> None:
    assert list(simulate(matches(range(6)))) == list(simulate(matches(range(6)), jobs=2))


def test_a_portion_lasts_a_while_and_leaves_no_process_without_work() -> None:
    many = matches(range(1000))
    assert [one for portion in portions(many, 2, 0.02) for one in portion] == many
    assert len(portions(many, 2, 0.02)[0]) == 50
    assert len(portions(many, 2, 0.0)[0]) == 125
    assert [len(portion) for portion in portions(many[:3], 2, 0.02)] == [1, 1, 1]
    assert len(portions(many, 2, 7.0)[0]) == 1
    assert portions([], 2, 0.02) == []


def test_every_seat_has_its_own_bot_or_all_have_one() -> None:
    pair = Seating(2, {"mode": "semi-coop", "side": "A"})
    one, other = simulate([Match("nemesis", pair, bots, 3) for bots in (["random"], ["random", "random"])])
    assert one[1:] == other[1:]
    assert [set(seat) for seat in one.outcome] == [{"survived", "won"}] * 2


def test_a_line_up_names_one_bot_or_one_for_each_seat() -> None:
    with pytest.raises(BadInput, match="bad-lineup"):
        list(simulate([Match("parlour", Seating(3, {}), ["random", "random"], 0)]))


def test_the_course_tells_the_tracks_of_every_round_and_of_the_end() -> None:
    (played,) = simulate([Match("parlour", Seating(2, {}), ["random"], 1)])
    assert list(played.course) == list(range(1, len(played.course) + 1))
    assert all(set(tracks) == {"hour", "faith"} for tracks in played.course.values())
    hours = [tracks["hour"] for tracks in played.course.values()]
    assert hours == sorted(hours, reverse=True) or hours == sorted(hours)
    assert played.answers > 0


def test_every_game_scores_from_nothing_to_a_victory() -> None:
    for game in seance.games():
        for seed in range(2):
            (played,) = simulate([Match(game, Seating(min(tables(game)[0].seats, 2), {}), ["random"], seed)])
            for score, outcome in zip(played.scores, played.outcome, strict=True):
                assert 0 <= score <= 1
                assert (score == 1) == outcome["won"]


def test_the_seats_of_a_game_are_one_observation() -> None:
    shares, more = Shares(), Shares()
    shares.add([{"won": True}, {"won": False}])
    more.add([{"won": False}, {"won": False, "hunt": True}])
    shares.join(more)
    found = shares.rates()
    assert (found["won"].share, found["won"].games) == (0.25, 2)
    assert (found["hunt"].share, found["hunt"].games) == (1.0, 1)


def test_the_interval_is_wilsons() -> None:
    assert rate(0.0, 10) == pytest.approx((0.0, 0.0, 0.2775, 10), abs=0.0001)
    assert rate(0.5, 100) == pytest.approx((0.5, 0.4038, 0.5962, 100), abs=0.0001)
    assert rate(1.0, 10) == pytest.approx((1.0, 0.7225, 1.0, 10), abs=0.0001)


def test_the_command_tells_rates_of_all_bots_at_the_wanted_tables(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["rates", "nemesis", "--games", "1", "--only", "mode=solo", "side=B"])
    assert command.main() == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("|")]
    assert lines[0] == "| tables | bots | games | survived | won | score |"
    rows = [line.strip("| ").split(" | ")[:3] for line in lines[2:]]
    assert rows[:2] == [["solo", "planner", "1"], ["solo", "random", "1"]]
    assert ["solo, side B", "planner", "1"] in rows


def test_rates_are_told_by_scenario_and_difficulty_too() -> None:
    table = "2 mode=standalone scenario=the-gathering difficulty=hard collection=one-core deck_1="
    assert list(command.names(table)) == ["the-gathering, hard", "the-gathering, hard, seats 2"]
    assert next(command.names("3 mode=campaign scenario=the-gathering difficulty=easy")) == "campaign, easy"
    assert list(command.names("4 ancient_one=azathoth mythos=normal")) == ["azathoth", "azathoth, seats 4"]
