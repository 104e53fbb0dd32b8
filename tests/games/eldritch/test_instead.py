"""Dice and payments: every bonus beside every other, every way to better a die with everybody who could pay for it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, TypeVar

import pytest

from seance.engine import Flow
from seance.engine.effect import CardText
from seance.games.eldritch.cards import artifacts, assets, conditions
from seance.games.eldritch.cards.effects.belongings import Spend
from seance.games.eldritch.cards.effects.card_text import BurstOf, DoubleSixes, Plus, RaiseDie, RerollDice
from seance.games.eldritch.cards.effects.conditions import SuccessFrom
from seance.games.eldritch.cards.effects.things import Health, Sanity
from seance.games.eldritch.rules import skill_tests
from seance.games.eldritch.rules.clues import spend_clues, substitutes
from seance.games.eldritch.rules.monsters import new_monster
from seance.games.eldritch.rules.pieces import Investigator, Owned
from seance.games.eldritch.rules.printed import ARTIFACTS, ASSETS, CONDITIONS, SKILLS
from seance.games.eldritch.rules.registers import CLUE_SUBSTITUTES
from seance.games.eldritch.rules.skill_tests import bursts, dice_of, hold_test, ways_to_reroll
from seance.games.eldritch.rules.state import World
from seance.games.eldritch.rules.under_way import Combat, Trial
from seance.testing import scene

T = TypeVar("T")
A = TypeVar("A")
SILAS = "silas-marsh"
CARDS: dict[str, CardText] = {**assets.CARDS, **artifacts.CARDS, **conditions.FRONTS}
PRINTED: dict[str, Any] = {**ASSETS, **ARTIFACTS, **CONDITIONS}
DURING = ("", "combat", "spell", "acquire")
TESTS = list(product(SKILLS, DURING))
FACES = (6, 1, 5, 4, 3, 2) * 4


def having(kind: type[A]) -> Iterator[tuple[str, A]]:
    """Every card on which such a thing stands."""
    for key, text in CARDS.items():
        for ability in text.abilities:
            if isinstance(ability, kind):
                yield key, ability


def table(*cards: str, fight: bool = False, who: str = SILAS) -> tuple[World, Investigator]:
    """One investigator with these cards, perhaps in a fight."""
    s = scene("eldritch").investigator(who, "sydney").s
    assert isinstance(s, World)
    one = s.investigators[0]
    one.cards = [Owned(PRINTED[key], place + 1 if key in CONDITIONS else 0) for place, key in enumerate(cards)]
    if fight:
        s.fight = Combat(new_monster(s, s.cup[0], one.space))
    return s, one


def fits(ability: Any, skill: str, during: str) -> bool:
    """As it is printed: this skill or any, in these tests or in all."""
    return ability.skill in ("", skill) and ability.during in ("", during)


def run(flow: Flow[T], *picks: int) -> tuple[T | None, list[str]]:
    """Answer what is asked by places, then with the first option; what was asked for."""
    asked: list[str] = []
    left = list(picks)
    try:
        poll = next(flow)
        while True:
            asked.append(poll.asks[0].prompt)
            poll = flow.send((left.pop(0) if left else 0,))
    except StopIteration as end:
        return end.value, asked


# ---- how many dice -------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-TEST-02", "EH-TEST-08", "EH-TEST-09")
def test_of_any_two_bonuses_the_better_one_that_fits_counts() -> None:
    pluses = list(having(Plus))
    assert len(pluses) > 15
    s, who = table()
    for skill, during in TESTS:
        s.fight = Combat(new_monster(s, s.cup[0], who.space)) if during == "combat" else None
        trial = Trial(who, skill, 1, during, 1)
        who.cards = []
        alone = dice_of(s, who, trial)
        for (one, _), (other, _) in product(pluses, pluses):
            who.cards = [Owned(PRINTED[key], 0) for key in dict.fromkeys((one, other))]
            printed = [ability for key, ability in pluses if key in (one, other) and fits(ability, skill, during)]
            best = max([ability.n for ability in printed], default=0)
            assert dice_of(s, who, trial) == alone + best, (skill, during, one, other)


@pytest.mark.rule("EH-TEST-08")
def test_a_burst_is_offered_wherever_it_is_better_than_what_there_is() -> None:
    blows = list(having(BurstOf))
    pluses = list(having(Plus))
    others = ["", *dict.fromkeys([key for key, _ in pluses])]
    assert len(blows) > 2
    for (burst, blow), card, skill, during in product(blows, others, SKILLS, ("combat", "spell")):
        s, who = table(*[key for key in dict.fromkeys((burst, card)) if key], fight=True)
        trial = Trial(who, skill, 0, during, 1)
        before = dice_of(s, who, trial)
        _, asked = run(bursts(s, who, trial), 1)
        other = max([plus.n for key, plus in pluses if key in (burst, card) and fits(plus, skill, during)], default=0)
        better = skill in blow.skills and during == "combat" and blow.n > other
        assert bool(asked) is better, (burst, card, skill, during)
        assert dice_of(s, who, trial) == before + (blow.n - other if better else 0)


# ---- what counts as a success --------------------------------------------------------------------------------------


@pytest.mark.rule("EH-TEST-04")
def test_successes_are_what_conditions_and_cards_say_of_every_face() -> None:
    helps = [("", DoubleSixes("none")), *having(DoubleSixes)]
    states = [("", SuccessFrom(5)), *having(SuccessFrom)]
    assert min(len(helps), len(states)) > 2
    for (card, double), (state, success), (skill, during) in product(helps, states, TESTS):
        s, who = table(*[key for key in (card, state) if key], fight=during == "combat")
        s.dice.script["test"] = list(FACES)
        trial, _ = run(hold_test(s, who, skill, 0, 0, during))
        assert trial is not None
        six = 2 if fits(double, skill, during) else 1
        wanted = sum([six if face == 6 else 1 for face in trial.rolled if face >= success.least])
        assert trial.result == wanted, (card, state, skill, during)


# ---- who pays for another roll -------------------------------------------------------------------------------------


def offered(s: World, who: Investigator, skill: str, during: str) -> list[str]:
    trial = Trial(who, skill, 0, during, 9)
    trial.rolled = [4, 1]
    return [option.on[0] for option in ways_to_reroll(s, who, trial)]


@pytest.mark.rule("EH-REROLL-01", "EH-REROLL-02")
@pytest.mark.parametrize("kind", [RerollDice, RaiseDie])
def test_dice_are_bettered_by_whatever_fits_the_test_and_can_be_paid(kind: type[Any]) -> None:
    cards = list(having(kind))
    assert len(cards) > 1
    for (key, ability), (skill, during), points in product(cards, TESTS, (1, 2, 3, 4)):
        s, who = table(key, fight=during == "combat")
        who.sanity = who.health = points
        price = getattr(ability, "cost", None)
        things = price.things if isinstance(price, Spend) else ()
        payable = all(points > thing.n for thing in things if isinstance(thing, (Health, Sanity)))  # the last one stays
        assert (key in offered(s, who, skill, during)) is (fits(ability, skill, during) and payable), (
            key,
            skill,
            during,
        )
        who.used = [key]
        assert (key in offered(s, who, skill, during)) is (
            fits(ability, skill, during) and payable and ability.each != "round"
        ), (key, "used in this round")


@pytest.mark.rule("EH-CLUE-03", "EH-REROLL-01")
@pytest.mark.parametrize("stands_for", CLUE_SUBSTITUTES)
@pytest.mark.parametrize("clues", [0, 1])
def test_a_roll_for_a_clue_can_be_paid_with_whatever_stands_for_one(stands_for: str, clues: int) -> None:
    card = [stands_for] if stands_for in PRINTED else []
    for skill, during in TESTS:
        s, who = table(*card, fight=during == "combat", who=SILAS if card else stands_for)
        who.clues = [s.clue_pool.rest.pop() for _ in range(clues)]
        assert "clue" in offered(s, who, skill, during)
        run(spend_clues(s, who), clues)  # with a Clue in hand it is the second option
        assert (len(who.clues), substitutes(s, who)) == (clues, [])
        assert ("clue" in offered(s, who, skill, during)) is (clues == 1)


def test_bonuses_that_add_up_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: every card that fits adds its bonus."""

    def all_of_them(s: World, who: Investigator, trial: Trial) -> int:
        return sum([ability.n for key, ability in having(Plus) if who.has(key) and fits(ability, trial.skill, "")])

    monkeypatch.setattr(skill_tests, "best_bonus", all_of_them)
    with pytest.raises(AssertionError):
        test_of_any_two_bonuses_the_better_one_that_fits_counts()
