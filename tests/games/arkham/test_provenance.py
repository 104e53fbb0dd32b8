"""Whose it is and where it came from: the same happening to somebody else at the same time is not one's own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from seance.games.arkham.cards import encounter_cards, player_cards
from seance.games.arkham.cards.effects.counts import COUNTS
from seance.games.arkham.cards.effects.happenings import ANYBODY, Defeat, Phase, PhaseBegins, Round
from seance.games.arkham.cards.effects.triggers import During, Trigger, Would
from seance.games.arkham.check.scene import ArkhamScene
from seance.games.arkham.rules.pieces import Investigator, Thing
from seance.games.arkham.rules.printed import PLAYER_CARDS
from seance.games.arkham.rules.state import Table
from seance.games.arkham.rules.under_way import EVADE, FIGHT, INVESTIGATE, Hurt, Moment
from seance.games.arkham.rules.under_way import Test as SkillTest
from seance.testing import scene
from tests.games.arkham.sweeping import DAISY, ROLAND, every

FOR_ALL = (Round, Phase, PhaseBegins)  # these are nobody's


def triggers() -> Iterator[tuple[str, Trigger]]:
    """Everything that some card waits for."""
    for key, card in {**player_cards.TEXTS, **encounter_cards.TEXTS}.items():
        for value in every(tuple(card.abilities)):
            if isinstance(value, Trigger) and not isinstance(value, During):
                yield key, value


def table() -> tuple[ArkhamScene, list[Thing]]:
    """Two investigators in two places, each with an enemy; and whatever a card of the first could be."""
    t = scene("arkham", 2).investigator(ROLAND, assets=["guard-dog"], threats=["haunted"])
    t.investigator(DAISY, at="attic").attached("obscuring-fog", at="hallway")
    t.enemy("ghoul-minion", engaged=ROLAND).enemy("ravenous-ghoul", engaged=DAISY)
    who = t.who(ROLAND)
    return t, [who, who.assets[0], who.threats[0], t.s.at_locations[0], t.s.enemies[0], t.s.location("hallway")]


def elsewhere(s: Table, who: Investigator, kind: str, passed: bool) -> Moment:
    """Somebody else does or suffers it, with another enemy, at another location."""
    on = Moment("sweep", who, (who.key,))
    on.enemy, on.location, on.n, on.damage, on.horror, on.token = s.enemies[-1], s.here(who), 1, 1, 1, "-1"
    test = on.test = SkillTest(who, "combat", 9, kind)
    test.passed, test.enemy, test.token_parts = passed, on.enemy, [("-1", -1)]
    test.location = on.location if kind == INVESTIGATE else None
    on.hurt = Hurt(who, on.enemy)
    on.hurt.damage = on.hurt.horror = 1
    return on


@pytest.mark.rule("AHC-TCO-01", "AHC-YOU-01", "AHC-SRF-01")
@pytest.mark.parametrize("passed", [False, True])
@pytest.mark.parametrize("kind", [FIGHT, EVADE, INVESTIGATE])
def test_what_somebody_else_does_elsewhere_answers_no_card_of_mine(kind: str, passed: bool) -> None:
    t, things = table()
    looked = 0
    for key, trigger in triggers():
        what = trigger.what
        if isinstance(what, FOR_ALL) or getattr(what, "taker", "") == ANYBODY:
            continue
        for t.s.subject in things:
            on = elsewhere(t.s, t.who(DAISY), kind, passed)
            meant = what.would if isinstance(trigger, Would) else what.holds
            looked += 1
            assert not meant(t.s, t.who(ROLAND), on), (key, trigger, t.s.subject)
    assert looked > 200


def test_an_answer_to_whatever_others_do_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: whoever waits for a defeat takes any."""
    monkeypatch.setattr(Defeat, "holds", lambda self, s, who, on: on.enemy is not None)
    with pytest.raises(AssertionError, match="Defeat"):
        test_what_somebody_else_does_elsewhere_answers_no_card_of_mine(FIGHT, True)


@pytest.mark.rule("AHC-LTX-02")
def test_what_is_counted_is_ones_own() -> None:
    """Clues elsewhere, horror of others, their Tomes and tests do not count."""
    t, _ = table()
    who, other = t.who(ROLAND), t.who(DAISY)
    before = {name: count(t.s, who) for name, count in COUNTS.items()}
    t.location("attic", clues=3).assets_of(DAISY, PLAYER_CARDS["old-book-of-lore"])
    other.horror = other.damage = 2
    other.clues = 5
    assert {name: count(t.s, who) for name, count in COUNTS.items()} == before
    assert t.asked() == "0 your-action"
