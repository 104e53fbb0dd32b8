"""Whatever answers an event may strike the same thing or person once more: nothing goes on for what is gone then."""

from __future__ import annotations

import pytest

from seance.engine import Flow, do
from seance.games.eldritch.rules.losses import lose
from seance.games.eldritch.rules.monsters import discard_monster, hurt_monster
from seance.games.eldritch.rules.pieces import Investigator
from seance.games.eldritch.rules.possessions import discard_card
from seance.games.eldritch.rules.printed import INVESTIGATORS
from seance.games.eldritch.rules.registers import COMBAT_TEXTS, DEFEATS, OTHER, REACTIONS, SPAWNS, Reaction, Text
from seance.games.eldritch.rules.state import World
from seance.lab.chaos import play
from seance.testing import scene

SILAS = "silas-marsh"
FATES = ("discard", "wound", "person", "card")


def struck(fate: str) -> Text:
    """The monster that it is about, who acts, or a card of whoever answers."""

    def run(s: World, who: Investigator) -> Flow[None]:
        on = s.occasion
        actor = who if on is None else on.who
        about = None if on is None else on.monster
        monster = s.fight.monster if about is None and s.fight is not None else about
        if fate == "person" and len(s.in_order()) > 1:
            yield from lose(s, actor, 99, 99)
        elif fate == "card" and who.cards:
            discard_card(s, who, min(who.cards, key=lambda card: card.key))
        elif fate == "discard" and monster in s.monsters:
            discard_monster(s, monster)
        elif fate == "wound" and monster in s.monsters:
            yield from hurt_monster(s, monster, 9, actor)

    return run


def followed(text: Text, by: Text) -> Text:
    """First what is printed, then the blow."""

    def run(s: World, who: Investigator) -> Flow[None]:
        yield from do(text(s, who))
        if not who.gone:
            yield from do(by(s, who))

    return run


def plant(fate: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody answers every event, and every text of a monster is followed by it."""
    blow = struck(fate)
    for reactions in REACTIONS.values():
        for key in [key for key in INVESTIGATORS if key not in reactions]:
            monkeypatch.setitem(reactions, key, Reaction(blow, None, OTHER))
    for texts in (*COMBAT_TEXTS.values(), DEFEATS, SPAWNS):
        for key, text in list(texts.items()):
            monkeypatch.setitem(texts, key, followed(text, blow))


@pytest.mark.parametrize("fate", FATES)
def test_nothing_goes_on_for_what_was_struck_while_it_was_answered(
    fate: str, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    plant(fate, monkeypatch)
    for seed in range(12):
        trouble = play("eldritch", seed)
        assert trouble is None, trouble.failure


@pytest.mark.rule("EH-COMBAT-09")
def test_a_fight_is_over_when_the_monster_has_left_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REACTIONS["strength-test"], SILAS, Reaction(struck("discard"), None, OTHER))
    t = scene("eldritch").investigator(SILAS, "sydney", cards=["axe"]).monster("lloigor", "sydney").at("encounter")
    t.script("test", 6, 6, 1).halt("mythos")
    assert t.asked() == "0 which-encounter"
    assert not t.happened("tested", skill="strength")
    assert not t.happened("monster-hurt")
    assert t.monsters_on("sydney") == []


@pytest.mark.rule("EH-IMPR-01")
def test_the_fallen_improve_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REACTIONS["improved"], "lola-hayes", Reaction(struck("person"), None, OTHER))
    t = scene("eldritch", seats=2).investigator("lola-hayes", improved={"lore": 2}).investigator(SILAS)
    t.answer("act:lola-hayes", ["spend-improvement:lore:1", "spend-improvement:lore:2"], "improve:will")
    assert t.who("lola-hayes").gone
    assert len(t.heard(0, "improved")) == 1
