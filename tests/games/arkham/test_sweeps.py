"""Sweeps over all cards: every bonus with every skill that is used in place of another, each beside a planted fault."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from seance.games.arkham.cards.effects.constants import Plus, PlusEach
from seance.games.arkham.cards.player_cards import CARDS
from seance.games.arkham.check.scene import ArkhamScene
from seance.games.arkham.rules import chaos
from seance.games.arkham.rules.modifiers import modifiers
from seance.games.arkham.rules.printed import AGILITY, ASSET, COMBAT, INTELLECT, PLAYER_CARDS, WILLPOWER
from seance.testing import scene

DAISY, MINION = "daisy-walker", "ghoul-minion-1"
IN_PLACE = "intellect-for-combat-agility"  # what Mind over Matter says for the round


class Way(NamedTuple):
    """How a test is begun, and the skill that is used in it."""

    skill: str
    begin: tuple[str, ...]
    card: str = ""
    lasting: str = ""


WAYS = {
    "fight": Way(COMBAT, (f"fight:{MINION}",)),
    "evade": Way(AGILITY, (f"evade:{MINION}",)),
    "investigate": Way(INTELLECT, ("investigate",)),
    "fight by intellect": Way(INTELLECT, (f"fight:{MINION}", "with:intellect"), lasting=IN_PLACE),
    "evade by intellect": Way(INTELLECT, (f"evade:{MINION}", "with:intellect"), lasting=IN_PLACE),
    "fight by combat after all": Way(COMBAT, (f"fight:{MINION}", "with:combat"), lasting=IN_PLACE),
    "fight by agility": Way(AGILITY, ("play:backstab",), "backstab"),
    "fight by willpower": Way(WILLPOWER, (f"fight-with:{MINION}:shrivelling-1",), "shrivelling"),
    "evade by willpower": Way(WILLPOWER, ("play:blinding-light-01066",), "blinding-light-01066"),
}
EVERY_WAY = pytest.mark.parametrize("way", WAYS)


def value(way: str, asset: str = "", committed: str = "") -> int | None:
    """What the test comes to with this asset in play, or this card committed to it; None if it cannot be."""
    how = WAYS[way]
    is_asset = how.card != "" and PLAYER_CARDS[how.card].kind == ASSET
    hand = [key for key in (committed, "" if is_asset else how.card) if key]
    t = scene("arkham").investigator(
        DAISY, hand=hand, resources=9, assets=[key for key in (how.card if is_asset else "", asset) if key]
    )
    t.location("hallway", clues=2).token("0").s.dice.strict = False
    if way != "investigate":
        t.enemy("ghoul-minion", engaged=DAISY)
    if how.lasting:
        t.s.until("round", how.lasting, DAISY)
    t.answer(*how.begin)
    return to_its_end(t, committed)


def to_its_end(t: ArkhamScene, committed: str) -> int | None:
    """Nothing is used; the card is committed, if that is offered."""
    offered = not committed
    while (ask := t.begin().ask) is not None and ask.prompt != "your-action":
        if ask.prompt == "commit":
            offered = offered or t.offers(f"commit:{committed}")
            t.answer([f"commit:{committed}"] if committed and offered else [])
        elif ask.group is not None:
            t.answer([option.key for option in ask.choices][: ask.group.most])
        else:
            t.answer("pass" if t.offers("pass") else ask.choices[0].key)
    told = [*t.heard(0, "test-passed"), *t.heard(0, "test-failed")]
    assert len(told) == 1
    return int(str(told[0].args["value"])) if offered else None


def bonuses() -> Iterator[tuple[str, Plus | PlusEach]]:
    """Every asset that adds to a skill as long as it is in play."""
    for key, text in CARDS.items():
        for ability in text.abilities:
            if isinstance(ability, Plus | PlusEach) and key in PLAYER_CARDS and PLAYER_CARDS[key].kind == ASSET:
                yield key, ability


def added(ability: Plus | PlusEach, way: str) -> int:
    """What is printed on it for this skill."""
    if isinstance(ability, PlusEach):
        return ability.n
    return ability.n if ability.skill == WAYS[way].skill and (not ability.during or way == "investigate") else 0


@pytest.mark.rule("AHC-MOD-02", "AHC-CON-02", "AHC-DES-02")
@EVERY_WAY
def test_every_asset_adds_to_the_skill_that_is_used_and_to_no_other(way: str) -> None:
    alone, looked = value(way), 0
    assert alone is not None
    for key, ability in bonuses():
        looked += 1
        assert value(way, asset=key) == alone + added(ability, way), (way, key)
    assert looked >= 8


@pytest.mark.rule("AHC-ST2-01")
@EVERY_WAY
def test_every_committed_card_counts_with_the_icons_of_the_skill_that_is_used(way: str) -> None:
    alone = value(way)
    assert alone is not None
    for key, card in PLAYER_CARDS.items():
        if card.weakness or key == WAYS[way].card:
            continue
        icons = card.icons.get(WAYS[way].skill, 0) + card.icons.get("wild", 0)
        assert value(way, committed=key) == (alone + icons if icons else None), (way, key)


def test_a_bonus_for_the_skill_that_was_replaced_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: what adds to combat is added to an attack, whatever skill it uses."""
    monkeypatch.setattr(chaos, "modifiers", lambda s, stat, thing: modifiers(s, COMBAT, thing))
    with pytest.raises(AssertionError, match="fight by willpower"):
        test_every_asset_adds_to_the_skill_that_is_used_and_to_no_other("fight by willpower")
