"""The autopsy of lost games: drops add up, only losers are looked into, and causes count every finding once."""

from __future__ import annotations

from statistics import fmean

import pytest

import seance
from seance.bots import new_bot
from seance.bots.registry import mind_of
from seance.lab.autopsy import SMALLEST, WORST, Finding, autopsy, causes, course
from seance.lab.fuzz import Seating
from seance.lab.simulate import Match

GAME = "dungeontology"


def test_the_drops_of_a_seat_add_up_to_what_it_lost_since_its_first_turn() -> None:
    game = seance.new(GAME, 2, 6)
    found = course(game, [new_bot("random", GAME, seat) for seat in range(2)])
    mind = mind_of(GAME)
    for seat in range(2):
        own = [one for one in found if one.seat == seat]
        first = mind.worth(own[0].table.view(seat))
        assert sum([one.drop for one in own]) == pytest.approx(first - mind.worth(game.view(seat)))


def test_only_the_worst_turns_of_those_who_lost_are_found_and_they_name_what_happened() -> None:
    match = Match(GAME, Seating(2, {}), ["random", "planner"], 6)
    (found,) = autopsy([match], "search:4")
    assert 0 < len(found) <= WORST
    assert all(one.drop > SMALLEST and one.avoidable >= 0 and one.event for one in found)
    assert all((one.avoidable > 0) == (one.better != "") for one in found)


def test_causes_count_every_finding_once_and_the_dearest_comes_first() -> None:
    found = [
        Finding(1, "move", "", 0.3, 0.0, "died"),
        Finding(2, "move", "shoot", 0.1, 0.05, "died"),
        Finding(3, "pass", "shoot", 0.2, 0.2, "attacked"),
    ]
    rows = causes(found)
    assert [(row.event, row.verb, row.times) for row in rows] == [("attacked", "pass", 1), ("died", "move", 2)]
    assert rows[1].drop == pytest.approx(fmean([0.3, 0.1]))
    assert rows[1].avoidable == pytest.approx(0.025)
