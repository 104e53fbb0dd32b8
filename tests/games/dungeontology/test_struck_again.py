"""Between any two parts of a card who plays it or whom it names may lose place, hand or students: the rest holds."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from seance.engine.words import Say
from seance.games.dungeontology.check.chaos import LOSSES, strikes
from seance.games.dungeontology.rules.pieces import Scholar
from seance.games.dungeontology.rules.registers import MAINS, SECONDARIES, SKILLS, CardText, Verb
from seance.games.dungeontology.rules.state import Expedition
from seance.lab.chaos import play


@dataclass(frozen=True, slots=True, repr=False)
class Blow(Verb):
    """For the one who acts, or for whom the card names."""

    what: str
    named: bool

    def run(self, s: Expedition, who: Scholar) -> None:
        target = -1 if s.play is None else s.play.target
        hit = s.scholars[target] if self.named and target >= 0 else who
        if not hit.finished and hit.area:
            s.then(strikes(hit, self.what))

    def say(self) -> Say:
        return Say("blank")


def struck(text: CardText, blow: Blow) -> CardText:
    """Before its first part and after each."""
    steps = [blow, *[verb for step in text.steps for verb in (step, blow)]]
    return CardText(text.costs, tuple(steps)) if text.steps else text


@pytest.mark.parametrize("what", LOSSES)
@pytest.mark.parametrize("named", [False, True])
def test_a_card_is_played_to_its_end_whatever_is_lost_meanwhile(
    what: str, named: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    blow = Blow(what, named)
    for texts in (MAINS, SKILLS, *SECONDARIES.values()):
        for key, text in list(texts.items()):
            monkeypatch.setitem(texts, key, struck(text, blow))
    for seed in range(10):
        trouble = play("dungeontology", seed)
        assert trouble is None, trouble.failure
