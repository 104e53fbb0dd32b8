"""Wild positions of every game that has a generator; `make fuzz` plays a hundred thousand of each."""

from __future__ import annotations

from random import Random

import pytest

import seance
from seance.engine import Game, State
from seance.engine.steps import Step
from seance.games.nemesis.rules.pieces import Crew
from seance.games.nemesis.rules.registers import STEPS
from seance.games.nemesis.rules.state import Ship
from seance.games.nemesis.rules.wounds import die
from seance.lab.chaos import chaos_of, idle, idle_deeds, play, position

GAMES = [game for game in seance.games() if chaos_of(game) is not None]
SOME, BUNDLE = range(12), 4
DEEDS = ("rest", "prepare", "acquire", "travel")  # whose luck needs no skill to show
TALK = ("announce", "trade", "pass")  # what is said, or may come to nothing
# who knows what lies there may look again: others see the look, and only the own seat knows that it was in vain
LOOKS = ("act-check:cockpit", "act:engine-1", "act:engine-2", "act:engine-3", "act:engine-control-room")

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
@pytest.mark.parametrize("seed", SOME)
def test_a_wild_position_holds_whatever_is_answered(game: str, seed: int) -> None:
    for one in range(seed * BUNDLE, (seed + 1) * BUNDLE):
        trouble = play(game, one)
        assert trouble is None, trouble.failure


@every_game
def test_a_position_is_the_same_every_time(game: str) -> None:
    for seed in SOME:
        assert plain(position(game, seed)) == plain(position(game, seed))


def test_what_goes_on_for_somebody_who_fell_between_two_steps_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(s: Ship, who: Crew, what: str) -> None:
        die(s, who)
        s.log("passed-noise", crew=who.key)

    step = Step("mishap", careless, [("who", "Crew"), ("what", "str")])
    monkeypatch.setitem(STEPS.known, "mishap", step)
    assert any(play("nemesis", seed) is not None for seed in range(12))


def plain(table: Game[State]) -> object:
    return table.rules.codec.plain(table.state)


@pytest.mark.parametrize("game", ["arkham", "dungeontology"])
def test_no_deed_that_is_offered_as_useful_does_nothing(game: str) -> None:
    for seed in range(24):
        assert not idle_deeds(position(game, seed), Random(seed)), seed


def test_whatever_the_crew_is_offered_does_something() -> None:
    looked = 0
    for seed in range(16):
        table = position("nemesis", seed)
        ask = table.ask
        if ask is None or ask.prompt != "your-action" or ask.opens != "turn":
            continue
        for option in ask.options:
            if option.verb not in TALK and option.key not in LOOKS:
                looked += 1
                assert not idle(table, ask, option, Random(seed)), (seed, option.key)
    assert looked > 50


def test_whatever_is_offered_does_something_or_says_that_it_does_not() -> None:
    looked = 0
    for seed in range(40):
        table = position("eldritch", seed)
        ask = table.ask
        if ask is None or ask.prompt != "your-action":
            continue
        for option in ask.options:
            if option.verb in DEEDS and option.useful:
                looked += 1
                assert not idle(table, ask, option, Random(seed)), (seed, option.key)
    assert looked > 20
