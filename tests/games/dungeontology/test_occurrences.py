"""What must occur is seen where it occurs, and bots that are led to it get there."""

from random import Random
from typing import cast

import pytest

import seance
from seance.bots import new_bot
from seance.bots.base import choice_of
from seance.bots.directed import DirectedBot
from seance.engine import Dice, Game, State, play_out
from seance.games.dungeontology.check.coverage import MUST, Occurrence, seen
from seance.games.dungeontology.check.goals import Direction, ambitious, fits
from seance.games.dungeontology.show.outcomes import course, outcomes, rivals, scores
from seance.testing import scene


def led(target: Occurrence, seed: int) -> Game[State]:
    """A game of bots that all want the same."""
    game = seance.new("dungeontology", seats=2, seed=seed, scholars="random")
    bots = [DirectedBot(Direction(target), new_bot("random", "dungeontology", seed), seed) for _ in range(2)]
    while game.ask is not None:
        ask = game.ask
        game.answer(choice_of(bots[ask.seat], game, ask), ask.seat)
    return game


def test_what_is_answered_and_told_is_noted() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", area="i-4", hand=["fate-5", "toast"])
    t.script("university", "student").answer("play-main:toast", "end-movement")
    t.halt("end").answer("study:cubes-1")
    found = seen(cast(Game[State], t.begin()))
    assert {("main", "toast"), ("deed", "study")} <= found
    assert not {family for family, _ in found} - set(MUST)
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(
    "target", [("main", "toast"), ("secondary", "fate-2-alert"), ("trainee", "cook"), ("area", "area-i-5")]
)
def test_bots_that_are_led_to_something_get_there(target: Occurrence) -> None:
    assert any(target in seen(led(target, seed)) for seed in range(4))


def test_everything_that_occurs_is_on_the_list_and_so_is_how_it_ends() -> None:
    luck = Dice(1)
    for seed in range(4):
        game = seance.new("dungeontology", 3, seed)
        play_out(game, lambda ask: luck.below("answer", len(ask.options)))
        found = seen(game)
        assert {(family, key) for family, key in found if key not in MUST[family]} == set()
        assert ("end", game.result) in found


def test_what_cannot_occur_at_a_table_is_not_sought_there() -> None:
    options: dict[str, str | int | bool] = {"boss": "drunk", "round_limit": False}
    assert not fits(("boss", "aggressive-meets"), 2, options)
    assert fits(("boss", "drunk-meets"), 2, options)
    assert not fits(("end", "round-limit"), 2, options)
    assert ambitious(("event", "thesis-succeeded"))
    assert not ambitious(("main", "toast"))


def test_one_seat_wins_and_statistics_say_which() -> None:
    game, dice = seance.new("dungeontology", seats=3, seed=1, scholars="random"), Random(1)
    while game.ask is not None:
        game.play(dice.randrange(len(game.ask.options)))
    s = game.state
    assert sum(one["won"] for one in outcomes(s)) == sum(scores(s)) == 1  # type: ignore[arg-type]
    assert course(s)[0] > 1  # type: ignore[arg-type]
    assert rivals(s)  # type: ignore[arg-type]
