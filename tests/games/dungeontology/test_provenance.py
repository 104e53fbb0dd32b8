"""Whose it is and where it came from: every trainee serves its owner, and draws for what was collected, not given."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from seance.games.dungeontology.check.scene import DungeontologyScene
from seance.games.dungeontology.rules.notebook import collect, gain
from seance.games.dungeontology.rules.pieces import Scholar
from seance.games.dungeontology.rules.printed import CHANGES, CUBES, TRAINEES, VALUES
from seance.games.dungeontology.rules.state import Expedition
from seance.games.dungeontology.rules.values import change, protected, value
from seance.testing import scene

OWNERS = ("sofia", "rebecca", "")  # mine, another's, in the reserve


def table(trainee: str, owner: str) -> DungeontologyScene:
    """Two scholars in one area, of whom one may have the trainee."""
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4").scholar("rebecca", area="i-4")
    assert isinstance(t, DungeontologyScene)
    if owner:
        t.s.trainees.remove(TRAINEES[trainee])
        t.who(owner).trainees.append(TRAINEES[trainee])
    return t.at("action")


def drawn(t: DungeontologyScene) -> list[int]:
    """Who is about to draw a card."""
    return [record.seat for record in t.s.stack if record.what == "draw-cards"]


@pytest.mark.rule("DUN-TRAIN-04")
@pytest.mark.parametrize("trainee", TRAINEES)
def test_a_trainee_changes_nothing_but_what_its_owner_has(trainee: str) -> None:
    def mine(t: DungeontologyScene) -> list[object]:
        who = t.who("sofia")
        values = [value(t.s, who, name) for name in VALUES] + [change(who, what) for what in CHANGES]
        return [*values, *[protected(who, cube) for cube in CUBES]]

    owned, anothers, unowned = [mine(table(trainee, owner)) for owner in OWNERS]
    assert anothers == unowned
    card = TRAINEES[trainee]
    assert (owned != unowned) is bool(card.changes or card.shields)


@pytest.mark.rule("DUN-TRAIN-04", "DUN-KEY-03")
@pytest.mark.parametrize("cube", CUBES)
def test_a_trainee_draws_for_what_its_owner_collects(cube: str) -> None:
    for trainee, card in TRAINEES.items():
        for owner in OWNERS:
            t = table(trainee, owner)
            who, area = t.who("sofia"), t.who("sofia").area
            t.s.areas[area].cubes[:2] = [cube, cube]
            gain(t.s, who, cube)  # given, stolen or found elsewhere
            assert drawn(t) == [], (trainee, owner)
            collect(t.s, who, area, 0)
            wanted = [who.seat] if owner == "sofia" and card.draws_for == cube else []
            assert drawn(t) == wanted, (trainee, owner)
            collect(t.s, who, area, 1)  # once in a turn
            assert drawn(t) == wanted, (trainee, owner)


def test_a_trainee_that_serves_everybody_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    careful: Callable[[Expedition, Scholar, int, int], None] = collect

    def careless(s: Expedition, who: Scholar, area: int, slot: int) -> None:
        kept, who.trainees = who.trainees, list(TRAINEES.values())
        careful(s, who, area, slot)
        who.trainees = kept

    monkeypatch.setitem(globals(), "collect", careless)
    with pytest.raises(AssertionError, match="guard"):
        test_a_trainee_draws_for_what_its_owner_collects("civilisation")
