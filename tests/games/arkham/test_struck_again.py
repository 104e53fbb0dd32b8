"""Between any two parts of a text its reader falls, its card is gone or blank, its target away: the rest holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from seance.engine import Flow, do
from seance.engine.wire import ALL
from seance.engine.words import Say
from seance.games.arkham.cards.effects.verb import ArkhamEffect, Together, Verb
from seance.games.arkham.check.chaos import MISHAPS, POINTS, left_over
from seance.games.arkham.check.scene import ArkhamScene
from seance.games.arkham.rules.areas import discard
from seance.games.arkham.rules.elimination import defeat
from seance.games.arkham.rules.enemies import damage_enemy, discard_enemies
from seance.games.arkham.rules.movement import move
from seance.games.arkham.rules.pieces import Enemy, InPlay, Investigator
from seance.games.arkham.rules.printed import PLAYER_CARDS
from seance.games.arkham.rules.registers import EVENT_POINTS, EVENTS, HAND_FORCED, WINDOW
from seance.games.arkham.rules.registers import POINTS as ANSWERED
from seance.games.arkham.rules.state import Table
from seance.testing import scene
from tests.games.arkham.sweeping import DAISY, EVERY, ROLAND, Text, read, stage, to_its_end, with_part

FATES = ("person", "card", "blank", "target", "wound", "away")


@dataclass(frozen=True, slots=True, repr=False)
class Blow(Verb):
    """What comes in between, while the text is read."""

    fate: str

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        subject = s.subject
        meant = None if s.moment is None else s.moment.enemy
        enemies = [one for one in (meant, *s.enemies_at(who.location)) if one in s.enemies and one is not None]
        if self.fate == "person":
            yield from defeat(s, who)
        elif self.fate == "card" and isinstance(subject, (InPlay, Enemy)):
            discard(s, subject)
        elif self.fate == "blank" and subject is not None and "elite" not in getattr(subject, "traits", ()):
            s.until("round", "blank", subject.key)
        elif self.fate == "target" and enemies:
            yield from discard_enemies(s, enemies[:1])
        elif self.fate == "wound" and enemies:
            yield from damage_enemy(s, enemies[0], 9, who)
        elif self.fate == "away":
            other = next((place for place in s.locations if place.key != who.location), None)
            if other is not None:
                yield from move(s, who, other.key)

    def say(self) -> Say:
        return Say("blank")


def struck(text: Text, fate: str) -> Iterator[ArkhamEffect]:
    """The text with the blow before it, and after each of its parts, however deep that lies."""
    if text.effect is not None:
        yield from with_part(text.effect, Blow(fate))


@pytest.mark.rule("AHC-ELM-02", "AHC-LVP-01")
@pytest.mark.parametrize("fate", FATES)
def test_a_text_is_read_to_its_end_whatever_is_lost_meanwhile(fate: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = 0
    for text in EVERY:
        for place, effect in enumerate(struck(text, fate)):
            looked += 1
            game = read(text, effect.run, monkeypatch, place).game
            if game.ask is not None and game.ask.opens:
                amiss = left_over(game.state, game.ask)
                assert not amiss, (text.name, effect, amiss)
    assert looked > 300


def test_a_text_that_goes_on_for_the_fallen_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: nobody looks whether the reader is still there."""

    def careless(self: Together, s: Table, who: Investigator) -> Flow[None]:
        for effect in self.effects:
            yield from do(effect.run(s, who))

    monkeypatch.setattr(Together, "each", careless)
    with pytest.raises(AssertionError, match="gone"):
        test_a_text_is_read_to_its_end_whatever_is_lost_meanwhile("person", monkeypatch)


# ---- what an attack of opportunity takes away ------------------------------------------------------------------------

LOSSES = ("person", "asset", "enemy")


def deeds(text: Text) -> ArkhamScene:
    """The deed is about to be chosen, and whoever stands by will attack for it."""
    t, _ = stage(text)
    t.s.who(t.s.investigators[0].key).resources = 9
    for card in t.s.investigators[0].assets:
        card.uses = max(card.uses, 1)
    return t


def provoke(text: Text, option: str, loss: str) -> None:
    """The first attack is the end of who acts, of the first asset, or of the attacker."""
    t = deeds(text)
    t.s.until("game", f"mishap-{loss}-after-enemy-attacks", t.s.investigators[0].key)
    t.answer(option)
    game = to_its_end(t, Random(option))
    if game.ask is not None and game.ask.opens:
        amiss = left_over(game.state, game.ask)
        assert not amiss, (option, loss, amiss)
    if loss == "person":
        late = [told.event for told in game.events(seat=ALL) if told.event in AFTER_COSTS]
        assert not late or not t.happened("eliminated"), (option, late)


AFTER_COSTS = ("enters-play", "takes-control", "to-hand", "healed")  # what a deed is for


@pytest.mark.rule("AHC-AOO-05", "AHC-AOO-06", "AHC-ACT-21")
@pytest.mark.parametrize("loss", LOSSES)
def test_a_deed_whose_attack_of_opportunity_takes_something_away_does_what_is_left(loss: str) -> None:
    looked = 0
    for text in [text for text in EVERY if text.kind == "action"]:
        for option in [key for key in deeds(text).options(0) if text.card in key]:
            looked += 1
            provoke(text, option, loss)
    assert looked > 30


@pytest.mark.rule("AHC-AOO-02", "AHC-AOO-08")
@pytest.mark.parametrize("loss", LOSSES)
def test_a_card_is_played_after_its_attack_of_opportunity_or_not_at_all(loss: str) -> None:
    for key, card in PLAYER_CARDS.items():
        t = scene("arkham", 2).investigator(ROLAND, hand=[key], resources=9, damage=1, deck=["guts"])
        t.investigator(DAISY).enemy("ghoul-minion", engaged=ROLAND).location("hallway", clues=1)
        t.s.dice.strict = False
        if card.cost is None or not t.offers(f"play:{key}"):
            continue
        t.s.until("game", f"mishap-{loss}-after-enemy-attacks", ROLAND)
        t.answer(f"play:{key}")
        to_its_end(t, Random(key))
        gone = t.who(ROLAND).gone
        assert not (gone and t.happened("plays", who=ROLAND)) or EVENTS[key].designator or card.fast, key


# ---- whatever may be answered ----------------------------------------------------------------------------------------


def test_wild_positions_strike_at_every_moment_that_a_card_answers() -> None:
    """So that who or what is meant is struck once more in each of them (`check/chaos.py`)."""
    answered = {point for point in (*ANSWERED, *EVENT_POINTS, *HAND_FORCED) if point not in ("", WINDOW)}
    assert answered - {"when-game-ends"} <= set(POINTS)  # that one is the fall itself
    assert len(MISHAPS) == 4 * len(POINTS)
