"""What the cards promise, as the planner reads them."""

from __future__ import annotations

import pytest

from seance.games.eldritch.mind.prospects import Abilities, abilities_with, closing, fight, researching
from seance.games.eldritch.rules.printed import ANCIENT_ONES, SPACE_KINDS

PLAIN = abilities_with((2, 2, 2, 2, 2), (), 0)


def able(lore: int = 2, influence: int = 2, observation: int = 2, strength: int = 2, will: int = 2) -> Abilities:
    return abilities_with((lore, influence, observation, strength, will), (), 0)


def test_gates_are_closed_by_lore_and_will_and_clues_found_by_observation() -> None:
    assert closing(able(lore=5)) > closing(able(observation=5)) > closing(PLAIN)
    assert closing(able(will=5)) > closing(able(strength=5))
    found = researching(PLAIN, "research-azathoth", "city")
    assert researching(able(observation=5), "research-azathoth", "city") > found + 0.1


@pytest.mark.parametrize("deck", [one.research for one in ANCIENT_ONES.values()])
@pytest.mark.parametrize("kind", SPACE_KINDS)
def test_every_research_may_bring_a_clue_and_may_fail(deck: str, kind: str) -> None:
    assert 0.3 < researching(PLAIN, deck, kind) < 0.95


def test_clues_blessings_and_curses_count() -> None:
    skills = (2, 2, 2, 2, 2)
    blessed, cursed = [abilities_with(skills, (card,), 0) for card in ("blessed", "cursed")]
    assert closing(cursed) < closing(PLAIN) < closing(abilities_with(skills, (), 1)) < closing(blessed)


def test_only_the_best_weapon_counts_and_only_in_fights() -> None:
    armed = abilities_with((2, 2, 2, 2, 2), ("38-revolver", "45-automatic"), 0)
    assert (armed.dice, armed.fighting) == (PLAIN.dice, (2, 5))
    helped = abilities_with((2, 2, 2, 2, 2), ("hired-muscle",), 0)  # +1, and a die that is rolled again
    assert (helped.dice[3], helped.fighting) == (4, (2, 4))


def test_what_a_fight_comes_to() -> None:
    easy, hard = [fight(PLAIN, 0, 1, modifier, 2, toughness) for modifier, toughness in ((1, 1), (-2, 4))]
    assert easy.beaten > 0.6
    assert hard.beaten == 0
    assert hard.health > easy.health
    assert fight(PLAIN, None, 0, 0, 1, 1).sanity == 0
