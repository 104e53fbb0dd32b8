"""A judgement becomes a chance only where planners have won clearly more often than by luck, and with its sample."""

from __future__ import annotations

import pytest

import seance
from scripts.calibrate import Seen, ladder
from seance.bots.chances import FOLDER, Measured, Record, Rung, measured, tables
from seance.engine.ledger import GAMES

SOLO = Measured(
    seats=[1], options={"mode": "solo"}, seeds=(0, 99), planner=Record(0.2, 100), random=Record(0.0, 100),
    ladder=[Rung(0.2, 0.05, 90), Rung(0.5, 0.3, 60), Rung(1.0, 0.9, 20)],
)  # fmt: skip


def test_a_worth_is_a_rung_of_the_ladder() -> None:
    chance = SOLO.chance(0.3, 0.3, 0.3)
    assert (chance.share, chance.games) == (0.3, 60)
    assert chance.low < 0.3 < chance.high


def test_an_uncertain_worth_widens_the_interval() -> None:
    sure, unsure = SOLO.chance(0.3, 0.3, 0.3), SOLO.chance(0.3, 0.1, 0.7)
    assert unsure.low < sure.low
    assert unsure.high > sure.high
    assert unsure.share == sure.share


def test_where_planners_do_no_better_than_chance_nothing_is_told() -> None:
    lucky = Measured(
        seats=[1], options={}, seeds=(0, 9), planner=Record(0.2, 10), random=Record(0.0, 10), ladder=SOLO.ladder
    )
    assert not lucky.trusted
    assert SOLO.trusted


def test_steps_that_would_go_down_are_joined() -> None:
    seen = [Seen(n, n / 100, n >= 50) for n in range(100)] + [Seen(200, 0.1, True)]
    found = ladder(seen)
    shares = [share for _, share, _ in found]
    assert shares == sorted(shares)
    assert found[-1][0] == 1.0
    assert all(games > 0 for _, _, games in found)


def test_every_ladder_that_is_kept_can_be_climbed() -> None:
    for path in sorted(FOLDER.glob("*.toml")):
        assert (GAMES / path.stem).is_dir()
        for one in tables(path.stem):
            assert one.ladder == sorted(one.ladder, key=lambda rung: rung.worth)
            assert [rung.share for rung in one.ladder] == sorted([rung.share for rung in one.ladder])
            assert one.ladder[-1].worth == 1.0


@pytest.mark.parametrize("game", ["dungeontology", "eldritch", "nemesis"])
def test_where_two_clicks_lead_chances_are_told(game: str) -> None:
    assert measured(game, 3, seance.new(game, 3, 0).table.options) is not None


def test_a_table_that_was_not_measured_has_no_chances() -> None:
    assert measured("parlour", 2, {}) is None
