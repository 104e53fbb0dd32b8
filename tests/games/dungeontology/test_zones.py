"""Every trainee wherever there is one: the card that names it is played where it can be had, and nowhere else."""

from __future__ import annotations

import pytest

from seance.games.dungeontology.cards.effects import people
from seance.games.dungeontology.check.scene import DungeontologyScene
from seance.games.dungeontology.rules.printed import SCHEMES, TRAINEES
from seance.testing import scene

RECRUITS = [key for key in SCHEMES if key.startswith("recruit-")]
ZONES = {
    "reserve": True,
    "mine": False,
    "another's": True,
    "one's in the start area": False,
    "one's who went home": False,
}


def table(recruit: str, zone: str) -> DungeontologyScene:
    """Sofia holds the card; Rebecca may have the trainee, here, back at the start, or at home."""
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4", hand=[recruit], students=3)
    assert isinstance(t, DungeontologyScene)
    where = "start" if "start" in zone else "i-4"
    t.scholar("rebecca", area=where, finished="home" in zone).at("action")
    trainee = TRAINEES[recruit.removeprefix("recruit-")]
    owner = t.who("sofia") if zone == "mine" else t.who("rebecca")
    if zone != "reserve":
        t.s.trainees.remove(trainee)
        owner.trainees.append(trainee)
    return t


@pytest.mark.rule("DUN-TRAIN-05", "DUN-START-06")
@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("recruit", RECRUITS)
def test_a_trainee_is_recruited_from_where_it_can_be_had(recruit: str, zone: str) -> None:
    t = table(recruit, zone)
    assert any(recruit in option and "play-main" in option for option in t.options()) is ZONES[zone]


def test_a_trainee_that_is_taken_from_anywhere_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "can_recruit", lambda s, who, key: True)
    with pytest.raises(AssertionError):
        test_a_trainee_is_recruited_from_where_it_can_be_had(RECRUITS[0], "mine")
