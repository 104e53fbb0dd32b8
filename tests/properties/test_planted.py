"""Every planted fault is noticed by the check that stands beside it. `make planted` plants them all."""

from __future__ import annotations

import os

import pytest

from seance.engine import SeanceError

from .checks import Play
from .planted import FAULTS, Check, Fault

ALL_OF_THEM = os.environ.get("SEANCE_PLANTED") == "all"
PLANTED = [(play, fault) for play, fault in FAULTS if ALL_OF_THEM or fault.quick]
CHECKS = list(dict.fromkeys((play.game, fault.check) for play, fault in PLANTED))
NOTICED = (AssertionError, LookupError, ValueError, SeanceError)  # a check tells, or a table becomes impossible


@pytest.mark.parametrize(("play", "fault"), PLANTED, ids=[f"{play.game}: {fault.what}" for play, fault in PLANTED])
def test_a_planted_fault_is_noticed(play: Play, fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    fault.plant(monkeypatch, play)
    with pytest.raises(NOTICED):
        fault.check(play)


if ALL_OF_THEM:  # the properties themselves are tested anyway

    @pytest.mark.parametrize(("game", "check"), CHECKS, ids=[f"{game}: {check.__name__}" for game, check in CHECKS])
    def test_without_a_fault_nothing_is_noticed(game: str, check: Check) -> None:
        check(next(play for play, _ in FAULTS if play.game == game))
