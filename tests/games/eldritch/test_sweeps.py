"""Sweeps over every text of every card: nets for what no scene thinks of, each with a fault that it must notice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from seance.engine import Flow
from seance.engine.effect import Odd
from seance.games.eldritch.cards.effects.belongings import Gain, Lose, Spend
from seance.games.eldritch.cards.effects.things import Artifact, Clues, Condition, Spell
from seance.games.eldritch.cards.effects.tokens import NamedAsset
from seance.games.eldritch.check.chaos import CHAOS
from seance.games.eldritch.rules import clues
from seance.games.eldritch.rules.clues import can_spend_clues, gain_clues, substitutes
from seance.games.eldritch.rules.pieces import Investigator, Owned
from seance.games.eldritch.rules.printed import CONDITIONS, ENCOUNTERS, INVESTIGATORS, SPELLS, STRENGTH
from seance.games.eldritch.rules.registers import CLUE_SUBSTITUTES, GAIN, OTHER, REACTIONS
from seance.games.eldritch.rules.round import PHASES, round_step
from seance.games.eldritch.rules.state import World
from seance.games.eldritch.rules.under_way import Encounter, Occasion
from seance.lab.chaos import Clock
from seance.testing import scene
from tests.games.eldritch.sweeping import (
    BOOKS,
    Fall,
    Text,
    Unreadable,
    actor,
    every,
    let_happen,
    own_card,
    set_the_scene,
    somewhere,
    texts,
    with_falls,
)  # fmt: skip

EVERY = list(texts())


def read(text: Text, effect: Any, seed: int) -> None:
    """Let an effect of a text happen to somebody somewhere."""
    s, r = somewhere(seed)
    who = actor(s, r)
    try:
        let_happen(s, r, effect, who, set_the_scene(s, r, text, who))
    except Unreadable:
        pass
    except Exception as error:
        error.add_note(f"{text.card}: {effect} by {who.key} at {seed}")
        raise


# ---- who falls -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-DEFEAT-10")
@pytest.mark.parametrize("book", BOOKS)
def test_whoever_falls_in_the_middle_of_a_text_is_spared_the_rest_of_it(book: str) -> None:
    """Every text with the actor gone before it and after each of its parts, each somewhere else."""
    for n, text in enumerate(EVERY):
        if text.book == book:
            for m, effect in enumerate(with_falls(text.effect)):
                read(text, effect, 100 * n + m)


class Deaf(Fall):
    """A Clue is gained by whoever it is, though they are gone by then."""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        yield from super().run(s, who)
        gain_clues(s, who)


def test_a_text_that_goes_on_for_the_fallen_would_be_noticed() -> None:
    text = next(text for text in EVERY if text.book == "encounter")
    with pytest.raises(AssertionError, match="gone before"):
        read(text, Deaf(), 1)


@pytest.mark.parametrize("book", BOOKS)
def test_every_text_takes_effect_anywhere(book: str) -> None:
    for n, text in enumerate(EVERY):
        if text.book == book:
            for m in range(3):
                read(text, text.effect, 1_000_000 + 10 * n + m)


# ---- what is paid otherwise ----------------------------------------------------------------------------------------


def prices() -> list[Spend]:
    """Every price in Clues that stands on a card."""
    found = [one for text in EVERY for one in every(text.effect) if isinstance(one, Spend)]
    return [one for one in dict.fromkeys(found) if all(isinstance(thing, Clues) for thing in one.things)]


def price_of(cost: Spend, s: World, who: Investigator) -> int:
    return sum([thing.n for thing in cost.things if isinstance(thing, Clues) and isinstance(thing.n, int)])


def payer(key: str, seed: int) -> tuple[World, Random, Investigator]:
    """Somebody without Clues who has what can stand for one."""
    for more in range(1000):
        s, r = somewhere(seed + more)
        who = next((one for one in s.in_order() if key in (one.key, "") or key not in INVESTIGATORS), None)
        if who is not None and (key != "" or who.key not in CLUE_SUBSTITUTES):
            s.clue_pool.rest += who.clues
            who.clues, who.used = [], []
            for other in s.investigators:
                other.used = []
            who.health, who.sanity = who.max_health, who.max_sanity
            for card in [card for card in who.cards if card.card.key in CLUE_SUBSTITUTES]:
                who.cards.remove(card)
                s.artifacts.rest.append(card.card)
            if key and key not in INVESTIGATORS:
                try:
                    own_card(s, who, key)
                except Unreadable:
                    continue
            return s, r, who
    raise AssertionError(f"nobody has {key}")


@pytest.mark.rule("EH-CLUE-03")
@pytest.mark.parametrize("stands_for", ["", *CLUE_SUBSTITUTES])
def test_whatever_costs_clues_can_be_paid_with_what_stands_for_one(stands_for: str) -> None:
    costs = prices()
    assert len(costs) > 3
    for n, cost in enumerate(costs):
        s, r, who = payer(stands_for, 100 * n)
        wanted = price_of(cost, s, who)
        if not wanted:
            continue
        own = wanted - 1 if stands_for else wanted
        while len(who.clues) < own:
            who.clues.append(s.clue_pool.rest.pop())
        assert cost.affordable(s, who), (stands_for, cost)
        before = len(substitutes(s, who))
        let_happen(s, r, cost, who, None)
        assert who.clues == []
        assert before - len(substitutes(s, who)) == (1 if stands_for else 0)
        assert not cost.affordable(s, who)
        assert not can_spend_clues(s, who)


# ---- where a named card is -----------------------------------------------------------------------------------------

ZONES = ("deck", "discard", "reserve", "mine", "another", "box")
NAMED = (NamedAsset, Artifact, Spell, Condition)


def named_things() -> list[Any]:
    """Every card that some text gives by its name."""
    gains = [one for text in EVERY for one in every(text.effect) if isinstance(one, Gain)]
    return list(dict.fromkeys([thing for gain in gains for thing in gain.things if isinstance(thing, NAMED)]))


def owners(s: World) -> Iterator[tuple[list[Owned], Owned]]:
    for cards in [*[who.cards for who in s.investigators], *[fallen.cards for fallen in s.fallen]]:
        for card in cards[:]:
            yield cards, card


def put(s: World, name: str, zone: str, who: Investigator) -> bool:
    """All copies of this card into one zone; False if they cannot be there."""
    copies: list[Any] = []
    for cards, card in owners(s):
        if card.card.key == name:
            cards.remove(card)
            copies.append(card.card)
    piles: list[list[Any]] = [
        s.assets.rest, s.assets.discard, s.reserve, s.artifacts.rest, s.artifacts.discard, s.spells, s.conditions, s.box
    ]  # fmt: skip
    for pile in piles:
        copies += [card for card in pile if card.key == name]
        pile[:] = [card for card in pile if card.key != name]
    many = name in SPELLS or name in CONDITIONS
    deck: Any = s.artifacts if copies[0].family == "artifact" else s.assets
    supply: list[Any] = s.spells if name in SPELLS else s.conditions if many else deck.rest
    others = [one for one in s.in_order() if one is not who]
    if (zone in ("discard", "reserve") and many) or (zone == "reserve" and copies[0].family != "asset"):
        return False
    if zone == "box" and many:
        return False
    if zone == "another" and (not others or len(copies) > len(others)):
        return False
    if zone in ("mine", "another"):
        holders = [who] if zone == "mine" else others
        for holder in holders[: len(copies)]:
            holder.cards.append(Owned(copies.pop(), s.number(name) if many else 0))
        supply += copies
    else:
        {"deck": supply, "discard": deck.discard, "reserve": s.reserve, "box": s.box}[zone].extend(copies)
    return True


@pytest.mark.parametrize("zone", ZONES)
def test_a_named_card_is_found_where_it_can_be_and_nowhere_else(zone: str) -> None:
    things = named_things()
    assert len(things) > 10
    for n, thing in enumerate(things):
        s, r = somewhere(10 * n)
        who = actor(s, r)
        name = thing.called
        if not put(s, name, zone, who) or len(s.reserve) > 4:
            continue
        opposed = any(who.has(one) for one in ("blessed", "cursed") if one != name) and name in ("blessed", "cursed")
        deck, pile = sorted([card.key for card in s.assets.rest]), sorted([card.key for card in s.assets.discard])
        had = who.has(name)
        let_happen(s, r, Gain(thing), who, None)
        if zone in ("mine", "another", "box"):
            assert who.gone or opposed or who.has(name) == had, (zone, thing)
            assert name in CONDITIONS or sorted([card.key for card in s.assets.rest]) == deck
            assert name in CONDITIONS or sorted([card.key for card in s.assets.discard]) == pile
        elif not opposed and not who.gone and (who.key, name) != ("mark-harrigan", "detained"):
            assert who.has(name) or name in NOT_KEPT, (zone, thing)


NOT_KEPT: tuple[str, ...] = ()


# ---- how long it lasts ---------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-DEFEAT-01")
def test_a_loss_of_everything_is_one_defeat_wherever_it_happens() -> None:
    for seed in range(40):
        s, r = somewhere(seed)
        who = actor(s, r)
        let_happen(s, r, Lose(99, 99), who, None)
        assert who.gone or s.result is not None


# ---- in which order ------------------------------------------------------------------------------------------------


def goods(s: World) -> list[tuple[int, ...]]:
    """What everybody has, as numbers that a gain never lowers."""
    return [(who.health, who.sanity, len(who.clues), len(who.cards), sum(who.improved)) for who in s.investigators]


def test_what_is_put_into_no_order_changes_nothing_that_others_would_find() -> None:
    """A mere gain takes nothing from anybody; what is about its own card touches nobody else."""
    looked = 0
    for point, reactions in REACTIONS.items():
        for n, (key, reaction) in enumerate(reactions.items()):
            if reaction.touches == OTHER:
                continue
            for seed in range(10 * n, 10 * n + 10):
                s, r = somewhere(seed)
                who = next((one for one in s.in_order() if one.key == key), actor(s, r))
                try:
                    subject = None if key in INVESTIGATORS else own_card(s, who, key)
                except Unreadable:
                    continue
                s.occasion = Occasion(point, who)
                s.occasion.skill = STRENGTH
                before = goods(s)
                let_happen(s, r, Odd("sweep", reaction.run), who, subject)
                looked += 1
                if reaction.touches == GAIN:
                    lost = [now < then for now, then in zip(sum(goods(s), ()), sum(before, ()), strict=True)]
                    assert not any(lost), (point, key, seed)
                else:
                    assert sum([now != then for now, then in zip(goods(s), before, strict=True)]) <= 1, (point, key)
    assert looked > 20


# ---- where it came from --------------------------------------------------------------------------------------------


def counted(text: Text, seed: int) -> int:
    """How many Clues count as gained from a Research encounter, if this text takes effect in the middle of it."""
    s, r = somewhere(seed)
    who = actor(s, r)
    try:
        subject = set_the_scene(s, r, text, who)
    except Unreadable:
        return 0
    encounter = s.encounter = Encounter(next(iter(ENCOUNTERS.values())), who.space)
    let_happen(s, r, text.effect, who, subject)
    return len(encounter.gained)


@pytest.mark.rule("EH-CLUE-02")
def test_what_a_card_or_monster_gives_meanwhile_is_not_gained_from_the_encounter() -> None:
    gains = [text for text in EVERY if any(isinstance(one, Clues) for one in every(text.effect))]
    beside = [text for text in gains if text.book not in ("encounter", "sheet", "mystery")]
    assert len(beside) > 5
    for n, text in enumerate(beside):
        assert not any(counted(text, 10 * n + m) for m in range(4)), text.card


def test_a_count_of_whatever_comes_meanwhile_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clues, "note_gained", lambda s, token: s.encounter and s.encounter.gained.append(token))
    with pytest.raises(AssertionError):
        test_what_a_card_or_monster_gives_meanwhile_is_not_gained_from_the_encounter()


# ---- what is over with the round -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kept", ["acted", "used"])
def test_what_outlives_its_round_is_noticed(kept: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: nobody forgets at the end of the round what was done in it."""

    def careless(s: World) -> None:
        left = [(who, getattr(who, kept)) for who in s.investigators]
        round_step(s)
        for who, done in left:
            setattr(who, kept, done)

    monkeypatch.setitem(PHASES, "round", careless)
    t = scene("eldritch").investigator("silas-marsh", cards=["lucky-rabbits-foot"]).at("mythos-end")
    setattr(t.s.investigators[0], kept, ["lucky-rabbits-foot"])
    clock = Clock(CHAOS)
    clock.look(t.s)
    t.begin()
    with pytest.raises(AssertionError, match="was for"):
        clock.look(t.s)
